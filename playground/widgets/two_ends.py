"""A line with something at its left end and something at its right; two lines where one is too short."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from playground.widgets.theme import GRID


class TwoEnds(QWidget):
    """The left one takes the room that is left; the right one is as wide as it wants."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left, self._right = left, right
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(2 * GRID)
        self._box.addWidget(left, 1)
        self._box.addWidget(right, 0, Qt.AlignmentFlag.AlignRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def one_line(self) -> bool:
        """Whether both stand side by side now."""
        return self._box.direction() == QBoxLayout.Direction.LeftToRight

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the wider of the two."""
        hint = super().minimumSizeHint()
        widest = max(self._left.minimumSizeHint().width(), self._right.minimumSizeHint().width())
        hint.setWidth(widest)
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line or two."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Contents that changed their size may fit again."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        needed = self._left.minimumSizeHint().width() + self._right.sizeHint().width() + 2 * GRID
        fits = needed <= self.width() or not self._right.isVisibleTo(self)
        wanted = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != wanted:
            self._box.setDirection(wanted)
            self._box.setSpacing(2 * GRID if fits else 0)
            self.updateGeometry()
