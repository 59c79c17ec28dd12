"""A switch for one curve, with a sample of its line: legend and control in one."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from playground.widgets import left_to_right
from playground.widgets.series import Series
from playground.widgets.theme import GRID, RADIUS, SMALL, colour, colours, em, scaled

_SAMPLE_EMS = 2.2
_LEAST_EMS = 7
_SYMBOL = 2.5


class SeriesSwitch(QAbstractButton):
    """Checked is shown; what is off is struck through, not only pale."""

    def __init__(self, series: Series, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.series = series
        self.setText(series.name())
        self.setCheckable(True)
        self.setChecked(series.at_first)
        self.setAccessibleName(self.tr("Show {what}").format(what=series.name()))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Sample and text."""
        metrics = QFontMetricsF(scaled(self, SMALL))
        width = self._sample() + metrics.horizontalAdvance(self.text()) + 3 * GRID
        return QSize(round(width), round(metrics.height()) + GRID)

    def minimumSizeHint(self) -> QSize:
        """Sample and a few letters."""
        hint = self.sizeHint()
        return hint.boundedTo(QSize(round(_LEAST_EMS * em(self)), hint.height()))

    def _sample(self) -> float:
        return QFontMetricsF(scaled(self, SMALL)).horizontalAdvance("M") * _SAMPLE_EMS

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Line, point, name."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = colours(self)
        font = scaled(self, SMALL)
        font.setStrikeOut(not self.isChecked())
        painter.setFont(font)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(colour(look.focus if self.hasFocus() else look.border), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        ink = colour(self.series.colour(look) if self.isChecked() else look.cut)
        self._paint_sample(painter, ink.name())
        painter.setPen(colour(look.text if self.isChecked() else look.dim))
        place = QRectF(self.rect()).adjusted(2 * GRID + self._sample(), 0, 0, 0)
        name = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, place.width() + 1)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_sample(self, painter: QPainter, name: str) -> None:
        ink, y = colour(name), self.height() / 2
        painter.setPen(QPen(ink, 1.5, self.series.line))
        painter.drawLine(QPointF(GRID, y), QPointF(GRID + self._sample(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        middle = QPointF(GRID + self._sample() / 2, y)
        painter.drawPolygon(_shape(self.series.symbol, middle))


def _shape(symbol: str, middle: QPointF) -> QPolygonF:
    """The outline of a point, as pyqtgraph draws it."""
    shapes: dict[str, list[tuple[float, float]]] = {
        "o": [(-1, -0.4), (-0.4, -1), (0.4, -1), (1, -0.4), (1, 0.4), (0.4, 1), (-0.4, 1), (-1, 0.4)],
        "s": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        "t1": [(0, -1.2), (1.2, 1), (-1.2, 1)],
        "d": [(0, -1.4), (1.1, 0), (0, 1.4), (-1.1, 0)],
    }
    return QPolygonF([middle + QPointF(x * _SYMBOL, y * _SYMBOL) for x, y in shapes[symbol]])
