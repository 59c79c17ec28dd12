"""Counts of many draws over the bars they should follow, each with the band that chance allows."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from playground.session.many_draws import Band, Tally, band
from playground.session.numbers import count, short_percent
from playground.widgets import left_to_right, theme
from playground.widgets.bar_scale import BarScale, scale_for
from playground.widgets.theme import GRID, SMALL, colour

MOST_ROWS = 24
_TOKEN_EM = 8.0


class DrawsChart(QWidget):
    """`show_tally` sets all; `name(row)` is what a row is called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # its bars are an axis
        self._tally: Tally | None = None
        self._band: Band | None = None
        self._name: Callable[[int], str] = str
        self._scale = BarScale()
        self.setAccessibleName(self.tr("How often each token was drawn"))

    def show_tally(self, tally: Tally | None, name: Callable[[int], str]) -> None:
        """These counts; None for nothing to draw from."""
        self._tally, self._name = tally, name
        self._band = band(tally.target.p, tally.done) if tally else None
        if tally is not None and self._band is not None:
            highest = float(tally.target.p.max())
            if tally.done:
                highest = max(highest, float(tally.counts.max()) / tally.done)
            self._scale = scale_for(min(1.0, highest), False)
        self.setAccessibleDescription(self.words())
        self.update()

    @property
    def rows(self) -> int:
        """How many rows are drawn; what does not fit is not."""
        if self._tally is None:
            return 0
        room = int((self.height() - self._row_height()) // self._row_height())
        return max(1, min(MOST_ROWS, self._tally.target.rows, room))

    def words(self) -> str:
        """The first rows as a sentence each."""
        if self._tally is None:
            return ""
        return " ".join(self.sentence(row) for row in range(min(8, self._tally.target.rows)))

    def sentence(self, row: int) -> str:
        """One row in words."""
        assert self._tally is not None
        assert self._band is not None
        return self.tr("{token}: {count} times, expected {low} to {high}.").format(
            token=self._name(row),
            count=count(int(self._tally.counts[row])),
            low=count(int(self._band.low[row])),
            high=count(int(self._band.high[row])),
        )

    def sizeHint(self) -> QSize:
        """A dozen rows."""
        return QSize(round(40 * theme.em(self)), round(13 * self._row_height()))

    def minimumSizeHint(self) -> QSize:
        """Four rows."""
        return QSize(round(26 * theme.em(self)), round(5 * self._row_height()))

    def changeEvent(self, event: QEvent) -> None:
        """Another font or theme."""
        super().changeEvent(event)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The columns' titles, then row by row."""
        if self._tally is None:
            return
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.monospaced(self, SMALL))
        self._paint_head(painter)
        for row in range(self.rows):
            self._paint_row(painter, row, (row + 1) * self._row_height())
        painter.end()

    # inside

    def _row_height(self) -> float:
        return QFontMetricsF(theme.monospaced(self, SMALL)).height() + 1.5 * GRID

    def _columns(self) -> tuple[float, float, float]:
        """Where the bars begin and end, and where the expected counts begin."""
        wide = QFontMetricsF(theme.monospaced(self, SMALL)).horizontalAdvance
        numbers = wide("100,000  99.99 %  100,000–100,000 !")
        left = _TOKEN_EM * theme.em(self)
        return (
            left,
            max(left + 8 * GRID, self.width() - numbers - 2 * GRID),
            self.width() - wide("100,000–100,000 !"),
        )

    def _paint_head(self, painter: QPainter) -> None:
        look, (left, right, expected) = theme.colours(self), self._columns()
        high = self._row_height()
        small = theme.scaled(self, SMALL)
        mono = painter.font()
        painter.setFont(small)
        painter.setPen(colour(look.dim))
        painter.drawText(QRectF(left, 0, right - left, high), int(_LEFT), self._key())
        drawn = QRectF(right, 0, expected - right - 2 * GRID, high)
        painter.drawText(drawn, int(_RIGHT), self.tr("drawn"))
        painter.drawText(QRectF(expected, 0, self.width() - expected, high), int(_LEFT), self.tr("95 % band"))
        painter.setFont(mono)

    def _key(self) -> str:
        """What is what, before the first draw and after."""
        if self._tally and self._tally.done:
            return self.tr("bar: probability · dot: share drawn · bracket: 95 % band")
        return self.tr("bar: probability after the recipe")

    def _paint_row(self, painter: QPainter, row: int, top: float) -> None:
        assert self._tally is not None
        assert self._band is not None
        look, (left, right, expected) = theme.colours(self), self._columns()
        high, metrics = self._row_height(), QFontMetricsF(painter.font())
        name = metrics.elidedText(self._name(row), Qt.TextElideMode.ElideRight, left - 3 * GRID)
        painter.setPen(colour(look.text))
        painter.drawText(QRectF(GRID, top, left, high), int(_LEFT), name)
        full = right - left - 2 * GRID
        length = max(1.0, full * self._scale.part(float(self._tally.target.p[row])))
        painter.fillRect(QRectF(left, top + 0.2 * high, length, 0.6 * high), colour(look.model_bar))
        if self._tally.done == 0:
            text = short_percent(float(self._tally.target.p[row]), sole=self._tally.target.rows == 1)
            painter.drawText(QRectF(right, top, expected - right - 2 * GRID, high), int(_RIGHT), text)
            return
        self._paint_band(painter, row, top, full)
        self._paint_numbers(painter, row, top)

    def _paint_band(self, painter: QPainter, row: int, top: float, full: float) -> None:
        """The band as a bracket, the count as a mark in it or beside it."""
        assert self._tally is not None
        assert self._band is not None
        look, left, high = theme.colours(self), self._columns()[0], self._row_height()
        done = self._tally.done
        low, up, at = (
            left + full * self._scale.part(float(value) / done)
            for value in (self._band.low[row], self._band.high[row], self._tally.counts[row])
        )
        middle = top + high / 2
        painter.setPen(QPen(colour(look.text), 1.5))
        painter.drawLine(QPointF(low, middle), QPointF(up, middle))
        for x in (low, up):
            painter.drawLine(QPointF(x, top + 0.25 * high), QPointF(x, top + 0.75 * high))
        painter.setPen(QPen(colour(look.window), 1))
        painter.setBrush(colour(look.taken))
        radius = 0.2 * high
        if self._is_outside(row):
            painter.drawRect(QRectF(at - radius, middle - radius, 2 * radius, 2 * radius))
        else:
            painter.drawEllipse(QPointF(at, middle), radius, radius)

    def _paint_numbers(self, painter: QPainter, row: int, top: float) -> None:
        assert self._tally is not None
        assert self._band is not None
        look, (_, right, expected) = theme.colours(self), self._columns()
        high, drawn = self._row_height(), int(self._tally.counts[row])
        share = short_percent(drawn / self._tally.done, sole=drawn == self._tally.done)
        painter.setPen(colour(look.text))
        spot = QRectF(right, top, expected - right - 2 * GRID, high)
        painter.drawText(spot, int(_RIGHT), f"{count(drawn)}  {share}")
        painter.setPen(colour(look.dim))
        text = f"{count(int(self._band.low[row]))}–{count(int(self._band.high[row]))}"
        painter.drawText(QRectF(expected, top, self.width() - expected, high), int(_LEFT), text)
        if self._is_outside(row):
            painter.setPen(colour(look.text))
            painter.drawText(QRectF(0, top, self.width() - GRID, high), int(_RIGHT), "!")

    def _is_outside(self, row: int) -> bool:
        assert self._tally is not None
        assert self._band is not None
        return bool(self._band.outside(self._tally.counts)[row])


_LEFT = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
