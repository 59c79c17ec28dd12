"""A slider in the theme's colours, used for every setting that can be dragged."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from playground.widgets.theme import GRID, colours, em


class Slider(QSlider):
    """Horizontal; jumps to where it is pressed; turns with the wheel only while it has the focus.

    `colour_of` picks the colour of the filled part; `mark` is a position that gets a tick.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hue: int | None = None
        self._idle = False
        self._mark: int | None = None

    def show_hue(self, hue: int | None) -> None:
        """The place in the theme's hues; None is the accent."""
        self._hue = hue
        self.update()

    def show_idle(self, idle: bool) -> None:
        """Grey, because the setting makes no difference now; it can still be moved."""
        if idle != self._idle:
            self._idle = idle
            self.update()

    def show_mark(self, position: int | None) -> None:
        """A tick at a position, for the value that does nothing."""
        self._mark = position
        self.update()

    def sizeHint(self) -> QSize:
        """Follows the font."""
        return QSize(round(8 * em(self)), round(max(5 * GRID, 1.5 * em(self))))

    def minimumSizeHint(self) -> QSize:
        """Still usable."""
        return QSize(round(4 * em(self)), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the handle to the pointer."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Keeps the handle under the pointer."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls the panel instead, unless the slider has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Groove, filled part, tick, handle."""
        look = colours(self)
        colour = QColor(self._filled())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick, middle, x = max(3.0, GRID * 0.9), self.height() / 2, self._x(self.sliderPosition())
        groove = QRectF(self._edge, middle - thick / 2, self.width() - 2 * self._edge, thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.border))
        painter.drawRoundedRect(groove, thick / 2, thick / 2)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(x, groove.bottom())), thick / 2, thick / 2)
        if self._mark is not None:
            painter.setBrush(QColor(look.dim))
            painter.drawRect(QRectF(self._x(self._mark) - 1, middle - 1.6 * thick, 2, 3.2 * thick))
        self._paint_handle(painter, QPointF(x, middle))

    def _paint_handle(self, painter: QPainter, middle: QPointF) -> None:
        look = colours(self)
        if self.hasFocus():
            painter.setPen(QPen(QColor(look.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, self._radius + 2.5, self._radius + 2.5)
        painter.setPen(QPen(QColor(self._filled()), 1.5))
        painter.setBrush(QColor(look.on_accent if self.isEnabled() else look.raised))
        painter.drawEllipse(middle, self._radius - 0.75, self._radius - 0.75)

    def _filled(self) -> str:
        look = colours(self)
        if self._idle or not self.isEnabled():
            return look.cut
        return look.accent if self._hue is None else look.hues[self._hue % len(look.hues)]

    @property
    def _radius(self) -> float:
        return max(1.5 * GRID, 0.45 * em(self))

    @property
    def _edge(self) -> float:
        return self._radius + 4

    def _x(self, position: int) -> float:
        share = (position - self.minimum()) / max(1, self.maximum() - self.minimum())
        return self._edge + share * (self.width() - 2 * self._edge)

    def _follow(self, event: QMouseEvent) -> None:
        share = (event.position().x() - self._edge) / max(1.0, self.width() - 2 * self._edge)
        self.setSliderPosition(round(self.minimum() + share * (self.maximum() - self.minimum())))
