"""A thin frame around a region of the window, to show where to look."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from playground.widgets.theme import GRID, RADIUS, colour, colours

_FOLLOWED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)


class RegionFrame(QWidget):
    """Lies over its window, lets every click through, and follows the region when that moves."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Where to look"))
        self._region: QWidget | None = None
        window.installEventFilter(self)
        self.hide()

    @property
    def region(self) -> QWidget | None:
        """What is framed."""
        return self._region

    def show_region(self, region: QWidget | None) -> None:
        """Frames a widget of the window; None takes the frame away."""
        if self._region is not None:
            self._region.removeEventFilter(self)
        self._region = region
        if region is not None:
            region.installEventFilter(self)
        self.follow()

    def follow(self) -> None:
        """Lies where the region is now; nowhere while it cannot be seen."""
        region, window = self._region, self.parentWidget()
        if region is None or not region.isVisible() or region.window() is not window:
            self.hide()
            return
        room = _in_window(region, window).adjusted(-GRID // 2, -GRID // 2, GRID // 2, GRID // 2)
        self.setGeometry(room & window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows window and region; nothing is kept from them."""
        if event.type() in _FOLLOWED:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame alone."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(colours(self).focus), GRID / 2))
        edge = GRID / 4
        painter.drawRoundedRect(self.rect().toRectF().adjusted(edge, edge, -edge, -edge), RADIUS, RADIUS)


def _in_window(region: QWidget, window: QWidget) -> QRect:
    """As much of the region as the areas around it do not cut off."""
    seen = QRect(region.mapTo(window, QPoint(0, 0)), region.size())
    around = region.parentWidget()
    while around is not None and around is not window:
        seen &= QRect(around.mapTo(window, QPoint(0, 0)), around.size())
        around = around.parentWidget()
    return seen
