"""The editor of the prompt: plain text that comes out exactly as it was typed or pasted."""

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from playground.widgets import exact_text
from playground.widgets.theme import GRID

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CONTROL = Qt.KeyboardModifier.ControlModifier
FEWEST_LINES, MOST_LINES = 2, 6


class PromptEditor(QPlainTextEdit):
    """All ways in go through `exact_text`, so that nothing is changed on the way."""

    edited = Signal()
    repaired = Signal(int)
    run_wished = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Prompt"))
        self.setPlaceholderText(self.tr("Type or paste a prompt, or choose one of the examples."))
        self.textChanged.connect(self._on_text_changed)
        self._quiet = False
        self._height = 0

    def text(self) -> str:
        """What reaches the model."""
        return exact_text.read(self.document())

    def set_text(self, text: str) -> None:
        """Shows a text in place of the old one; `edited` stays silent."""
        self._quiet = True
        self.clear()
        self._insert(self.textCursor(), text)
        self.document().clearUndoRedoStacks()
        self.moveCursor(QTextCursor.MoveOperation.End)
        self._quiet = False

    def replace_text(self, text: str) -> None:
        """The same as a wish of the person: can be undone, and `edited` tells."""
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        self._insert(cursor, text)
        self.moveCursor(QTextCursor.MoveOperation.End)

    def _insert(self, cursor: QTextCursor, text: str) -> None:
        cleaned = exact_text.clean(text)
        exact_text.insert(cursor, cleaned.text)
        self.repaired.emit(cleaned.replaced)

    def _on_text_changed(self) -> None:
        self._follow_content()
        if not self._quiet:
            self.edited.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter runs; every other Enter is a line end; Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
        elif event.key() not in _ENTER:
            self._type(event)
        elif event.modifiers() & _CONTROL:
            self.run_wished.emit()
        else:
            exact_text.new_line(cursor := self.textCursor())
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def _type(self, event: QKeyEvent) -> None:
        text = event.text()
        if text.isprintable() and exact_text.is_special(text):
            self._insert(self.textCursor(), text)
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """What an input method commits is inserted as it is."""
        if text := event.commitString():
            event.setCommitString("", event.replacementStart(), event.replacementLength())
            super().inputMethodEvent(event)
            self._insert(self.textCursor(), text)
        else:
            super().inputMethodEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste and drop."""
        if source.hasText():
            self._insert(self.textCursor(), source.text())
            self.ensureCursorVisible()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy, cut and drag."""
        data = QMimeData()
        data.setText(exact_text.read_selection(self.textCursor()))
        return data

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever leaves has finished typing."""
        super().focusOutEvent(event)
        self.left.emit()

    def sizeHint(self) -> QSize:
        """As high as the text, between two lines and six."""
        lines = min(MOST_LINES, max(FEWEST_LINES, self._lines()))
        return QSize(super().sizeHint().width(), self._height_of(lines))

    def minimumSizeHint(self) -> QSize:
        """Two lines."""
        return QSize(super().minimumSizeHint().width(), self._height_of(FEWEST_LINES))

    def _lines(self) -> int:
        # The document counts wrapped lines as its height.
        return round(self.document().size().height())

    def _height_of(self, lines: int) -> int:
        frame = self.height() - self.viewport().height() if self.isVisible() else 2 * GRID + 2
        margins = 2 * self.document().documentMargin()
        return round(lines * self.fontMetrics().lineSpacing() + margins + frame)

    def _follow_content(self) -> None:
        height = self.sizeHint().height()
        if height != self._height:
            self._height = height
            self.updateGeometry()
