"""Asks for a text and shows the tokens it becomes, before they are taken or scored."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QWidget

from playground.qt.worker import Encoded
from playground.session.language_model import ModelCard
from playground.session.numbers import count
from playground.widgets import plain
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.labels import error_label, plain_label
from playground.widgets.prompt_editor import PromptEditor
from playground.widgets.theme import em, set_property
from playground.widgets.token_chips import TokenChips
from playground.wording import QT_TRANSLATE_NOOP

PAUSE_MS = 250
MOST_BYTES = 4_000_000


@dataclass(frozen=True)
class Purpose:
    """What the tokens are for."""

    title: str
    help: str
    button: str


FORCE = Purpose(
    QT_TRANSLATE_NOOP("TypeTokensDialog", "Type tokens"),
    QT_TRANSLATE_NOOP(
        "TypeTokensDialog",
        "These tokens come next after the cursor, just as they stand here. Each is recorded with its "
        "probability and rank, as if it had been generated.",
    ),
    QT_TRANSLATE_NOOP("TypeTokensDialog", "Take these tokens"),
)
SCORE = Purpose(
    QT_TRANSLATE_NOOP("TypeTokensDialog", "Score a text"),
    QT_TRANSLATE_NOOP(
        "TypeTokensDialog",
        "The text is shown as if it had been generated: each token with its probability, rank and surprisal. "
        "Its first token is the prompt, since nothing stands before it.",
    ),
    QT_TRANSLATE_NOOP("TypeTokensDialog", "Score"),
)


class TypeTokensDialog(QDialog):
    """`text_edited` asks for the tokens of a text; they, or why it has none, come by `show_tokens`."""

    text_edited = Signal(str)

    def __init__(self, purpose: Purpose, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr(purpose.title))
        self.ids: tuple[int, ...] = ()
        self.pieces: tuple[bytes, ...] = ()
        self._special_ids: frozenset[int] = frozenset()
        self.editor, self._chips = PromptEditor(), TokenChips()
        self._count, self._error = plain_label(dim=True), error_label()
        self.take_button, self._open = (
            QPushButton(self.tr(purpose.button)),
            QPushButton(self.tr("Open a file…")),
        )
        self._close = QPushButton(self.tr("Cancel"))
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._compose(self.tr(purpose.help))
        self._timer.timeout.connect(self._on_timeout)
        self.editor.textChanged.connect(self._on_text_changed)
        self._open.clicked.connect(self._on_open_clicked)
        self.take_button.clicked.connect(self.accept)
        self._close.clicked.connect(self.reject)

    @property
    def error_text(self) -> str:
        """Why there are no tokens, empty where nothing is wrong."""
        return "" if self._error.isHidden() else self._error.text()

    @Slot(object)
    def show_card(self, card: ModelCard) -> None:
        """What is known of the model that reads the text; another one may read other tokens."""
        self._special_ids = card.special_ids
        if not self.editor.text():
            return
        self.take_button.setEnabled(False)
        self._error.hide()
        self.text_edited.emit(self.editor.text())

    @Slot(object)
    def show_tokens(self, encoded: Encoded) -> None:
        """The tokens of a text, or why it has none; those of an older text are passed over."""
        if encoded.wish.text != self.editor.text():
            return
        self.ids, self.pieces = encoded.ids, encoded.pieces
        self._chips.show_tokens(self.ids, self.pieces, self._special_ids)
        failure = encoded.failure
        self._count.setText("" if failure else self.tr("{} tokens").format(count(len(self.ids))))
        self.take_button.setEnabled(bool(self.ids))
        if failure:
            self._say(failure.sentence, failure.detail)

    def open_file(self, path: Path) -> None:
        """Puts the text of a file into the editor; a sentence where it cannot be read."""
        try:
            if path.stat().st_size > MOST_BYTES:
                raise ValueError(self.tr("“{}” is larger than 4 MB.").format(path.name))
            self.editor.set_text(path.read_bytes().decode("utf-8"))
        except UnicodeDecodeError:
            self._say(self.tr("“{}” is not UTF-8 text.").format(path.name))
        except OSError as fault:
            self._say(self.tr("“{}” cannot be read: {}.").format(path.name, fault.strerror))
        except ValueError as fault:
            self._say(str(fault))

    def _say(self, sentence: str, detail: str = "") -> None:
        self._error.setText(sentence)
        self._error.setToolTip(plain.tip(detail))
        self._error.show()

    def _compose(self, words: str) -> None:
        help_label = plain_label(words, dim=True)
        help_label.setWordWrap(True)
        self.editor.setAccessibleName(self.windowTitle())
        self.editor.setPlaceholderText(self.tr("Type or paste a text, or open a file."))
        self._error.hide()
        self.take_button.setEnabled(False)
        set_property(self.take_button, "primary", True)
        column = dialog_column(self)
        for widget in (help_label, self.editor, self._chips, self._count, self._error):
            column.addWidget(widget)
        column.setStretchFactor(self.editor, 1)
        column.addLayout(dialog_foot(self._close, self.take_button, beside=[self._open]))
        self.setMinimumWidth(round(30 * em(self)))

    @Slot()
    def _on_text_changed(self) -> None:
        self._error.hide()
        self.take_button.setEnabled(False)
        self._timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        self.text_edited.emit(self.editor.text())

    @Slot()
    def _on_open_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.windowTitle(), str(Path.home()))
        if name:
            self.open_file(Path(name))
