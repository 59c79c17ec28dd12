"""A drop-down list whose arrow follows the theme."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from playground.widgets.icons import draw
from playground.widgets.theme import GRID, colours, em


class ChoiceBox(QComboBox):
    """Turns with the wheel only while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("own_arrow", True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls the panel instead, unless the list has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The usual box, then the arrow."""
        super().paintEvent(event)
        look = colours(self)
        side = round(max(4 * GRID, 1.2 * em(self)))
        place = QRectF(self.width() - side - GRID, (self.height() - side) // 2, side, side)
        painter = QPainter(self)
        draw(painter, "chevron", look.dim if self.isEnabled() else look.cut, place)
        painter.end()
