"""The cumulative-mass curve: how much probability the likeliest tokens hold, and where it is cut."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from playground.decoding.shaping import Shaped
from playground.session.mass import Cut, MassCurve, mass_curve, whole_curve
from playground.session.numbers import count, figure, percent
from playground.session.records import Step
from playground.widgets import left_to_right, theme
from playground.widgets.strategy_card import hue_of
from playground.widgets.theme import GRID, SMALL, colour

_FEW = 64
_LEAST_ROOM = 12


class MassView(QWidget):
    """Tokens in the order of their probability to the right, the sum of their shares upwards.

    The curve is solid where the record names every token and dashed where it does not. The axis is
    logarithmic where many tokens are kept.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # its curve is an axis
        self._step: Step | None = None
        self._shaped: Shaped | None = None
        self._curve: MassCurve | None = None
        self.setAccessibleName(self.tr("Cumulative probability of the likeliest tokens"))

    @property
    def curve(self) -> MassCurve | None:
        """What is drawn."""
        return self._curve

    @property
    def is_logarithmic(self) -> bool:
        """Whether equal ways to the right are equal factors."""
        cut = self._curve.cut if self._curve else None
        return bool(cut and cut.kept > _FEW)

    def show_step(self, step: Step | None, shaped: Shaped | None = None) -> None:
        """The curve that the step's cut is made on; all of it where `shaped` has the whole vocabulary."""
        if step is not self._step or shaped is not self._shaped:
            self._step, self._shaped = step, shaped
            curve = whole_curve(step, shaped) if step and shaped else None
            self._curve = curve or (mass_curve(step) if step else None)
            self.setAccessibleDescription(self.words())
            self.update()

    def words(self) -> str:
        """The cut in one line."""
        if self._curve is None:
            return ""
        if self._curve.cut is None:
            return self.tr("No filter cuts here.")
        cut = self._curve.cut
        one, many = self.tr("{strategy}: 1 token holds {mass}"), self.tr("{strategy}: {n} tokens hold {mass}")
        return (one if cut.kept == 1 else many).format(
            strategy=cut.transform.label, n=count(cut.kept), mass=percent(cut.mass, sole=cut.mass == 1.0)
        )

    def sizeHint(self) -> QSize:
        """A third as high as wide text."""
        return QSize(round(22 * theme.em(self)), round(12 * theme.em(self)))

    def minimumSizeHint(self) -> QSize:
        """Room for the axes and the words."""
        return QSize(round(14 * theme.em(self)), round(6 * theme.em(self)))

    def changeEvent(self, event: QEvent) -> None:
        """Another font or theme."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axes, curve, cut."""
        if self._curve is None:
            return
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.scaled(self, SMALL))
        self._paint_axes(painter)
        if self._curve.cut:
            self._paint_cut(painter, self._curve.cut)
        self._paint_curve(painter, self._curve)
        painter.end()

    # inside

    @property
    def _last(self) -> int:
        """The rank at the right end."""
        assert self._curve is not None
        if self.is_logarithmic:
            return self._curve.count
        kept = self._curve.cut.kept if self._curve.cut else _LEAST_ROOM
        return min(self._curve.count, max(_LEAST_ROOM, 2 * kept))

    def _line(self) -> float:
        return QFontMetricsF(theme.scaled(self, SMALL)).height()

    def _plot(self) -> QRectF:
        left = QFontMetricsF(theme.scaled(self, SMALL)).horizontalAdvance("100 %") + 2 * GRID
        return QRectF(
            left,
            self._line() / 2 + GRID,
            self.width() - left - 2 * GRID,
            self.height() - 2.2 * self._line() - 2 * GRID,
        )

    def _x(self, rank: float) -> float:
        plot, last = self._plot(), max(2, self._last)
        part = math.log(max(1.0, rank)) / math.log(last) if self.is_logarithmic else rank / last
        return plot.left() + plot.width() * part

    def _y(self, share: float) -> float:
        return self._plot().bottom() - self._plot().height() * share

    def _paint_axes(self, painter: QPainter) -> None:
        look, plot, line = theme.colours(self), self._plot(), self._line()
        for share, text in ((0.0, "0"), (0.5, "50 %"), (1.0, "100 %")):
            y = self._y(share)
            painter.setPen(QPen(colour(look.border), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(colour(look.dim))
            painter.drawText(QRectF(0, y - line / 2, plot.left() - GRID, line), int(_MIDDLE_RIGHT), text)
        self._paint_ranks(painter)
        tokens = self.tr("tokens, likeliest first")
        caption = self.tr("tokens, likeliest first (log)") if self.is_logarithmic else tokens
        below = QRectF(plot.left(), plot.bottom() + line, plot.width(), 1.2 * line)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignHCenter), caption)

    def _paint_ranks(self, painter: QPainter) -> None:
        """Numbers of tokens, as many as do not touch."""
        plot, metrics, taken = self._plot(), QFontMetricsF(painter.font()), -1.0
        for rank in self._ticks():
            text = count(rank)
            width = metrics.horizontalAdvance(text)
            x = min(max(plot.left(), self._x(rank) - width / 2), self.width() - width)
            if x > taken + GRID:
                painter.drawText(QPointF(x, plot.bottom() + 2 + metrics.ascent()), text)
                taken = x + width

    def _ticks(self) -> list[int]:
        if self.is_logarithmic:
            return [10**n for n in range(1 + int(math.log10(self._last)))]
        step = max(1, round(self._last / 4))
        return list(range(0, self._last + 1, step))

    def _paint_cut(self, painter: QPainter, cut: Cut) -> None:
        look, plot = theme.colours(self), self._plot()
        tint = colour(look.hues[hue_of(cut.transform) % len(look.hues)])
        ground = colour(look.hues[hue_of(cut.transform) % len(look.hues)], 0.14)
        x, share = self._x(cut.kept), cut.asked if cut.asked is not None else cut.mass
        painter.fillRect(QRectF(plot.left(), plot.top(), x - plot.left(), plot.height()), ground)
        painter.setPen(QPen(tint, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), self._y(share)), QPointF(plot.right(), self._y(share)))
        painter.setPen(QPen(tint, 1.5))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        self._paint_label(painter, cut, x)

    def _paint_label(self, painter: QPainter, cut: Cut, x: float) -> None:
        """How many and how much, on the side of the line where there is room."""
        look, plot, line = theme.colours(self), self._plot(), self._line()
        tokens = self.tr("1 token") if cut.kept == 1 else self.tr("{n} tokens").format(n=count(cut.kept))
        texts = [tokens, percent(cut.mass, sole=cut.mass == 1.0)]
        if cut.asked is not None:
            texts.append(f"p = {figure(cut.asked, '.4g')}")
        width = max(QFontMetricsF(painter.font()).horizontalAdvance(text) for text in texts)
        left = x + GRID if x + width + 2 * GRID < plot.right() else x - width - GRID
        painter.setPen(colour(look.text))
        top = plot.bottom() - (len(texts) + 0.3) * line
        for row, text in enumerate(texts):
            painter.drawText(
                QRectF(left, top + row * line, width + 1, line), int(Qt.AlignmentFlag.AlignLeft), text
            )

    def _paint_curve(self, painter: QPainter, curve: MassCurve) -> None:
        look = theme.colours(self)
        points = [
            QPointF(self._x(rank), self._y(share))
            for rank, share in zip(curve.ranks, curve.sums, strict=True)
        ]
        named = points[: curve.named]
        start = QPointF(self._x(0 if not self.is_logarithmic else 1), self._y(0.0))
        painter.save()
        painter.setClipRect(self._plot().adjusted(-1, -2, 2, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look.text), 1.5))
        painter.drawPolyline(QPolygonF([start, *named]))
        if len(points) > len(named) and curve.count > curve.named:
            painter.setPen(QPen(colour(look.text), 1.5, Qt.PenStyle.DotLine))
            painter.drawPolyline(QPolygonF(points[curve.named - 1 :]))
        if self._last <= _FEW // 2:
            painter.setBrush(colour(look.text))
            painter.setPen(Qt.PenStyle.NoPen)
            for point in named[: self._last]:
                painter.drawEllipse(point, 2.0, 2.0)
        painter.restore()


_MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
