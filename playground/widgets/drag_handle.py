"""The grip by which a card is dragged."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.widgets.icons import draw
from playground.widgets.theme import GRID, colours, em


class DragHandle(QWidget):
    """Tells where the pointer is, in global coordinates, while it is held."""

    dragged = Signal(QPoint)

    def __init__(self, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def sizeHint(self) -> QSize:
        """Follows the font."""
        side = round(max(4 * GRID, 1.2 * em(self)))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold."""
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells where the pointer is."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Six dots."""
        draw(QPainter(self), "grip", colours(self).dim, self.rect().toRectF())
