"""A sentence that hangs below a field where there is no room for it in the layout."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playground.widgets.labels import error_label
from playground.widgets.theme import GRID, em


class FieldNote(QWidget):
    """Shown while what was typed cannot be; takes neither clicks nor focus."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field.window(), Qt.WindowType.ToolTip)
        self._field = field
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._label = error_label()
        self._label.setVisible(True)
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
