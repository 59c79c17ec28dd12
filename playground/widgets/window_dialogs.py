"""The dialogs a window opens, each wired to the wishes it makes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog, QWidget

from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.about_dialog import AboutDialog
from playground.widgets.cheat_sheet import CheatSheet
from playground.widgets.open_model_dialog import FOLDER, OpenModelDialog
from playground.widgets.settings_dialog import SettingsDialog, SettingsValues
from playground.widgets.tree_menu import tree_keys
from playground.widgets.type_tokens_dialog import FORCE, SCORE, TypeTokensDialog
from playground.widgets.verify_dialog import VerifyDialog
from playground.widgets.window_actions import all_shortcuts


class WindowDialogs(QObject):
    """Opens one dialog at a time over its window; `apply` puts changed settings into force."""

    def __init__(
        self, window: QWidget, controller: Controller, settings: Settings, apply: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._settings, self._apply = window, controller, settings, apply
        self._asking: OpenModelDialog | None = None
        self._chosen = False  # in that dialog: other openings, as that of the start, are no concern of it
        controller.model_adopted.connect(self._on_model_adopted)
        controller.changed.connect(self._on_changed)

    @Slot(str)
    def ask_model(self, kind: str = FOLDER) -> None:
        """Asks which model; stays open until it is ready, so that a refusal can be read beside its cause."""
        dialog = OpenModelDialog(kind, self._window)
        dialog.model_chosen.connect(self._on_model_chosen)
        dialog.cancel_wished.connect(self._controller.cancel)
        self._asking, self._chosen = dialog, False
        _run(dialog)
        self._asking = None

    @Slot()
    def ask_tokens(self) -> None:
        """Asks for a text that is to come next, token for token; a run would go on past that place."""
        if self._controller.scene().status.kind == "running":
            self._controller.pause()
        dialog = TypeTokensDialog(FORCE, self._window)
        self._ask_text(dialog)
        if _run(dialog):
            self._controller.force(dialog.ids)

    @Slot()
    def ask_score(self) -> None:
        """Asks for a text to be seen as if it had been generated."""
        dialog = TypeTokensDialog(SCORE, self._window)
        self._ask_text(dialog)
        if _run(dialog):
            self._controller.score(dialog.ids, dialog.pieces)

    def _ask_text(self, dialog: TypeTokensDialog) -> None:
        card = self._controller.card
        if card:
            dialog.show_card(card)
        self._controller.model_adopted.connect(dialog.show_card)
        dialog.text_edited.connect(self._controller.read_text)
        self._controller.text_read.connect(dialog.show_tokens)

    @Slot()
    def ask_settings(self) -> None:
        """Settings; each change is in force at once."""
        get = self._settings.get
        dialog = SettingsDialog(self._window)
        dialog.show_settings(
            SettingsValues(
                get(stored.THEME),
                get(stored.FONT_PERCENT),
                get(stored.THREADS),
                get(stored.MAX_NEW_TOKENS),
                get(stored.LANGUAGE),
            )
        )
        dialog.settings_edited.connect(self._on_settings_edited)
        _run(dialog)

    @Slot()
    def show_keys(self) -> None:
        """All keys on one sheet."""
        sheet = CheatSheet(self._window)
        sheet.show_shortcuts(all_shortcuts() + tree_keys())
        _run(sheet)

    @Slot()
    def show_verify(self) -> None:
        """Compares with transformers while it is open."""
        verifier, dialog = self._controller.verifier, VerifyDialog(self._window)
        verifier.changed.connect(dialog.show_verifying)
        verifier.failed.connect(dialog.show_failure)
        dialog.run_wished.connect(verifier.begin)
        dialog.stop_wished.connect(verifier.cancel)
        _run(dialog)

    @Slot()
    def show_about(self) -> None:
        """What this program is."""
        _run(AboutDialog(self._window))

    @Slot(object)
    def _on_settings_edited(self, values: SettingsValues) -> None:
        self._settings.set(stored.LANGUAGE, values.language)
        self._settings.set(stored.THEME, values.theme)
        self._settings.set(stored.FONT_PERCENT, values.font_percent)
        self._settings.set(stored.THREADS, values.threads)
        self._settings.set(stored.MAX_NEW_TOKENS, values.max_new_tokens)
        self._apply()

    @Slot(str)
    def _on_model_chosen(self, where: str) -> None:
        self._chosen = True
        self._controller.open_model(where)

    @Slot(object)
    def _on_model_adopted(self, card: object) -> None:
        # While the chosen one is still being opened, this is one that was on its way before.
        if self._asking and self._chosen and self._controller.scene().status.kind != "opening":
            self._asking.accept()

    @Slot()
    def _on_changed(self) -> None:
        if self._asking is None or not self._chosen:
            return
        status = self._controller.scene().status
        self._asking.show_status(status)
        if status.error and status.kind != "opening":
            self._chosen = False


def _run(dialog: QDialog) -> bool:
    """Whether it was accepted. It goes afterwards, and its connections go with it."""
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted
