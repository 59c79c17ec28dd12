"""A line to type a value into, which is taken over with Enter or on leaving, and given up with Esc."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class EntryField(QLineEdit):
    """Remembers the text in force, so that it can come back.

    `focus_went` says whether it went to another program.
    """

    text_entered = Signal(str)
    given_up = Signal()
    nudged = Signal(int)
    focus_came = Signal()
    focus_went = Signal(bool)
    hidden = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.editingFinished.connect(self._on_editing_finished)

    def show_text(self, text: str) -> None:
        """The text in force; what is being typed is not disturbed."""
        if text == self._shown:
            return
        self._shown = text
        if not (self.hasFocus() and self.isModified()):
            self._put(text)

    def settle(self, text: str) -> None:
        """The text in force, in place of what was typed."""
        self._shown = text
        self._put(text)

    def restore(self) -> None:
        """Back to the text in force."""
        self._put(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up; up and down nudge a number."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.restore()
            self.given_up.emit()
        elif event.key() in steps:
            self.nudged.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells of it."""
        super().focusInEvent(event)
        self.focus_came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tells of it."""
        super().focusOutEvent(event)
        self.focus_went.emit(event.reason() == Qt.FocusReason.ActiveWindowFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tells of it."""
        super().hideEvent(event)
        self.hidden.emit()

    def _put(self, text: str) -> None:
        if self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)
        self.setModified(False)

    @Slot()
    def _on_editing_finished(self) -> None:
        if self.text() != self._shown:
            self.text_entered.emit(self.text())
