"""The prompt: an editor, how its text is used, and the tokens it became."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from playground.session.language_model import ModelCard
from playground.session.numbers import count
from playground.session.scene import Scene
from playground.session.tree import Prompt
from playground.widgets import plain
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.examples import Example, load_examples
from playground.widgets.labels import error_label, flat_button, heading, heading_row, plain_label
from playground.widgets.prompt_editor import PromptEditor
from playground.widgets.theme import GRID
from playground.widgets.token_chips import TokenChips
from playground.wording import EXAMPLES, translate

DEBOUNCE_MS = 250
TEXT, CHAT = "text", "chat"


@dataclass(frozen=True)
class PromptText:
    """What the person wants as the prompt.

    `mode` is `text` (continue it) or `chat` (through the chat template); `specials` lets text that
    spells a control token become one.
    """

    text: str
    mode: str = TEXT
    specials: bool = True


class Tokens(Protocol):
    """Ids and bytes that a text became."""

    @property
    def ids(self) -> tuple[int, ...]:
        """Token ids."""

    @property
    def pieces(self) -> tuple[bytes, ...]:
        """The bytes of each."""


class PromptPanel(QWidget):
    """Sends the text when typing pauses, then shows the tokens once `show_count` or a scene tells them."""

    prompt_edited = Signal(object)
    run_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: ModelCard | None = None
        self._prompt: Prompt | None = None
        self._sent = PromptText("")
        self._waiting = False
        self._mode = TEXT
        self.editor = PromptEditor()
        self._chips = TokenChips()
        self._count = ElidedLabel()
        self._notice = plain_label(dim=True)
        self._error = error_label()
        self._timer = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._build_menus()
        self._lay_out()
        self._wire()
        self._show_mode()
        self._show_no_tokens()

    def _build_menus(self) -> None:
        self._examples = flat_button(self.tr("examples ▾"), shrinks=True)
        self._examples.setAccessibleName(self.tr("Example prompts"))
        menu = _menu_of(self._examples)
        for example in load_examples():
            action = menu.addAction(plain.menu_text(translate(EXAMPLES, example.title)))
            action.setToolTip(plain.tip(translate(EXAMPLES, example.why)))
            action.setData(example)
        menu.triggered.connect(self._on_example_chosen)
        self._use = flat_button(shrinks=True)
        self._use.setAccessibleName(self.tr("How the prompt is used"))
        menu = _menu_of(self._use)
        group = QActionGroup(self)
        self._modes = {TEXT: QAction(self.tr("Continue the text")), CHAT: QAction(self.tr("Chat template"))}
        for mode, action in self._modes.items():
            action.setCheckable(True)
            action.setData(mode)
            group.addAction(action)
            menu.addAction(action)
        group.triggered.connect(self._on_mode_chosen)
        menu.addSeparator()
        self._as_plain = menu.addAction(self.tr("Control tokens as plain text"))
        self._as_plain.setCheckable(True)
        self._as_plain.setToolTip(
            plain.tip(self.tr("Text such as <|im_end|> stays text and cannot open or close a turn."))
        )
        self._as_plain.triggered.connect(self.flush)

    def _lay_out(self) -> None:
        tokens = QHBoxLayout()
        tokens.setSpacing(2 * GRID)
        tokens.addWidget(self._chips, 1)
        tokens.addWidget(self._count)
        self._count.setProperty("dim", True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._count.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._count.setAccessibleDescription(self.tr("Number of tokens"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(heading_row(heading(self.tr("Prompt")), self._examples, self._use))
        column.addWidget(self.editor, 1)
        column.addLayout(tokens)
        column.addWidget(self._notice)
        column.addWidget(self._error)
        self._notice.hide()
        self.setTabOrder(self._examples, self._use)
        self.setTabOrder(self._use, self.editor)

    def _wire(self) -> None:
        self._timer.timeout.connect(self.flush)
        self.editor.edited.connect(self._on_edited)
        self.editor.left.connect(self._on_left)
        self.editor.repaired.connect(self._on_repaired)
        self.editor.run_wished.connect(self._on_run_wished)

    # what is shown

    def text(self) -> str:
        """The text in the editor, exactly."""
        return self.editor.text()

    def set_text(self, text: str, mode: str = TEXT, specials: bool = True) -> None:
        """Shows a prompt from elsewhere; nothing is emitted."""
        self._timer.stop()
        self.editor.set_text(text)
        self._mode = mode
        self._as_plain.setChecked(not specials)
        self._sent, self._waiting = self._wanted(), False
        self._show_mode()
        self._show_no_tokens()

    def show_scene(self, scene: Scene) -> None:
        """Follows the model and, unless the person is typing, the prompt of the session."""
        if scene.card is not self._card:
            self._card = scene.card
            self._show_mode()
            if self._prompt is None:
                self._show_no_tokens()
            else:
                self._show_tokens(self._prompt)
        if scene.prompt is not self._prompt:
            self._prompt = scene.prompt
            self._follow(scene.prompt)
            if scene.prompt is None and scene.redo:
                self._follow_undo()

    def _follow(self, prompt: Prompt | None) -> None:
        if prompt is None or self._timer.isActive():
            return
        sent = self._sent
        if (prompt.text, prompt.mode) != (sent.text, sent.mode):
            if self._waiting:
                return
            self.set_text(prompt.text, prompt.mode, prompt.specials)
        self._waiting = False
        self._show_tokens(prompt)

    def _follow_undo(self) -> None:
        """The first prompt was taken back, so there is none; redo brings it again."""
        if not (self._timer.isActive() or self._waiting):
            self.set_text("", self._mode, not self._as_plain.isChecked())

    def show_count(self, tokens: Tokens) -> None:
        """The tokens of the text that was sent last."""
        if self._timer.isActive():
            return
        self._waiting = False
        self._show_tokens(tokens)

    def show_failure(self, sentence: str) -> None:
        """Why the text that was sent last did not become tokens."""
        if not self._waiting:
            return
        self._waiting = False
        self._chips.show_tokens((), (), frozenset())
        self._count.show_text(self.tr("not read"))
        self._say_error(sentence)

    def _show_tokens(self, tokens: Tokens) -> None:
        number = len(tokens.ids)
        if number == 0 and not self.editor.document().isEmpty():
            # Without a model a prompt has no tokens yet.
            self._show_no_tokens()
            return
        self._chips.show_tokens(
            tokens.ids, tokens.pieces, self._card.special_ids if self._card else frozenset()
        )
        self._count.show_text(
            self.tr("1 token") if number == 1 else self.tr("{count} tokens").format(count=count(number))
        )
        self._say_error(self._too_long(number))

    def _too_long(self, number: int) -> str:
        limit = self._card.context_limit if self._card else number + 1
        if number < limit:
            return ""
        if number == limit:
            told = self.tr("The prompt fills all {limit} tokens that this model reads; shorten it to go on.")
        else:
            told = self.tr("The prompt has {number} tokens, this model reads {limit}; shorten it to go on.")
        return told.format(number=count(number), limit=count(limit))

    def _show_no_tokens(self) -> None:
        """Between a change and the tokens it becomes."""
        if not self.editor.document().isEmpty() and self._card is None:
            self._count.show_text(self.tr("no model yet"))
        else:
            self._count.show_text(self.tr("… reading") if not self.editor.document().isEmpty() else "")
        if self._card is None or self.editor.document().isEmpty():
            self._chips.show_tokens((), (), frozenset())
        self._say_error("")

    def _show_mode(self) -> None:
        templated = self._card is None or self._card.has_chat_template
        chat = self._modes[CHAT]
        chat.setEnabled(templated)
        chat.setToolTip(
            plain.tip(
                self.tr("The text becomes a message of the user, in the form that the model was trained on.")
                if templated
                else self.tr("This model has no chat template, so it can only continue text.")
            )
        )
        self._modes[self._mode].setChecked(True)
        self._use.setText(self.tr("continue text ▾") if self._mode == TEXT else self.tr("chat template ▾"))

    def _say_error(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))

    # what the person wants

    @Slot()
    def flush(self) -> None:
        """Sends what is in the editor now, if it is not what was sent last."""
        self._timer.stop()
        wanted = self._wanted()
        if wanted == self._sent:
            self._show_sent_again()
            return
        self._sent, self._waiting = wanted, True
        self._show_no_tokens()
        self.prompt_edited.emit(wanted)

    def _show_sent_again(self) -> None:
        """The text was changed and changed back, so its tokens are known already."""
        prompt, sent = self._prompt, self._sent
        if not self._waiting and prompt and (prompt.text, prompt.mode) == (sent.text, sent.mode):
            self._show_tokens(prompt)

    def _wanted(self) -> PromptText:
        return PromptText(self.editor.text(), self._mode, not self._as_plain.isChecked())

    @Slot()
    def _on_edited(self) -> None:
        self._timer.start()
        self._show_no_tokens()

    @Slot()
    def _on_left(self) -> None:
        if self._timer.isActive():
            self.flush()

    @Slot(int)
    def _on_repaired(self, number: int) -> None:
        told = self.tr("{count} broken characters were replaced by �.").format(count=count(number))
        self._notice.setText(self.tr("One broken character was replaced by �.") if number == 1 else told)
        self._notice.setVisible(number > 0)

    @Slot()
    def _on_run_wished(self) -> None:
        self.flush()
        self.run_wished.emit()

    @Slot(QAction)
    def _on_mode_chosen(self, action: QAction) -> None:
        self._mode = action.data()
        self._show_mode()
        self.flush()

    @Slot(QAction)
    def _on_example_chosen(self, action: QAction) -> None:
        example: Example = action.data()
        templated = self._card is None or self._card.has_chat_template
        self._mode = example.mode if templated else TEXT
        self._show_mode()
        self.editor.replace_text(example.text)
        self.flush()


def _menu_of(button: QToolButton) -> QMenu:
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return menu
