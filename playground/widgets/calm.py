"""Keeps what happens inside a panel from laying out the window around it anew."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Calm(QWidget):
    """As large as its panel; tells the layout around it only when the least size of the panel changes.

    A label that shows another number asks every layout up to the window to be made anew. With many
    labels and docks that costs more than drawing the frame does.
    """

    least_changed = Signal()

    def __init__(self, panel: QWidget, *, any_width: bool = False) -> None:
        super().__init__()
        self._panel, self._any_width = panel, any_width
        panel.setParent(self)
        panel.show()
        self.setSizePolicy(panel.sizePolicy())
        self._least = self.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """That of the panel."""
        return self._panel.sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """That of the panel at the present width; its height alone for one that does with any width."""
        least = self._panel.minimumSizeHint().expandedTo(self._panel.minimumSize())
        inside = self._panel.layout()
        if inside is not None and inside.hasHeightForWidth():
            wide = max(self.width(), least.width())
            least.setHeight(max(least.height(), inside.minimumHeightForWidth(wide)))
        return QSize(0, least.height()) if self._any_width else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel fills it; one with lines that break is higher where it is narrow."""
        self._panel.setGeometry(self.rect())
        super().resizeEvent(event)
        self._tell()

    def event(self, event: QEvent) -> bool:
        """Hears what the panel asks of the layout around it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._tell()
        return super().event(event)

    def _tell(self) -> None:
        least = self.minimumSizeHint()
        if least != self._least:
            self._least = least
            self.updateGeometry()
            self.least_changed.emit()
