"""A sentence that hangs below a field where there is no room for it in the layout."""

from PySide6.QtCore import QPoint, Qt, QTimer, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playground.widgets.entry_field import EntryField
from playground.widgets.labels import error_label
from playground.widgets.theme import GRID, em

READING_MS = 8000


class FieldNote(QWidget):
    """Shown while what was typed cannot be; takes neither clicks nor focus.

    Once the field was left, it stays long enough to be read; it never covers another program.
    """

    def __init__(self, field: EntryField) -> None:
        super().__init__(field.window(), Qt.WindowType.ToolTip)
        self._field = field
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._label = error_label()
        self._label.setVisible(True)
        self._leaving = QTimer(self, singleShot=True, interval=READING_MS)
        self._leaving.timeout.connect(self.hide)
        field.focus_came.connect(self._on_focus_came)
        field.focus_went.connect(self._on_focus_went)
        field.hidden.connect(self.hide)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._label)

    @property
    def text(self) -> str:
        """The sentence, empty while nothing is shown."""
        return "" if self.isHidden() else self._label.text()

    def show_sentence(self, sentence: str) -> None:
        """Hangs it below the field; an empty one takes it away."""
        self._field.setAccessibleDescription(sentence)
        self._label.setText(sentence)
        if not sentence or not self._field.isVisible():
            self.hide()
            return
        self.setFixedWidth(round(24 * em(self._field)))
        self.setFixedHeight(self._label.heightForWidth(self.width()))
        self.move(self._field.mapToGlobal(QPoint(0, self._field.height() + GRID)))
        self.show()
        if not self._field.hasFocus():
            self._leaving.start()

    @Slot()
    def _on_focus_came(self) -> None:
        self._leaving.stop()

    @Slot(bool)
    def _on_focus_went(self, window_left: bool) -> None:
        if window_left:
            self.hide()
        elif not self.isHidden():
            self._leaving.start()
