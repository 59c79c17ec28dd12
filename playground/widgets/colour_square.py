"""The coloured square that stands for a strategy."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.widgets.theme import GRID, em


class ColourSquare(QWidget):
    """A small square in the strategy's hue; the strategy's name always stands beside it."""

    def __init__(self, hue_name: Callable[[QWidget], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hue_name = hue_name
        self._hollow = False
        self._fit()

    def show_hollow(self, hollow: bool) -> None:
        """Only an outline, for what is switched off."""
        self._hollow = hollow
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled, or outlined."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._hue_name(self))
        painter.setPen(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush if self._hollow else colour)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 2, 2)

    def _fit(self) -> None:
        side = round(max(3 * GRID, 0.8 * em(self)))
        self.setFixedSize(side, side)
