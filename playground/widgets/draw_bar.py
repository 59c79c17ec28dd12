"""The strip from 0 to 1: a slice for each kept token, and where the random number fell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from playground.session.numbers import count, figure, percent
from playground.session.slices import Slice
from playground.widgets import left_to_right, plain, theme
from playground.widgets.theme import GRID, colour
from playground.wording import Wording, localised

_TICKS = ((0.0, "0"), (0.25, "0.25"), (0.5, "0.5"), (0.75, "0.75"), (1.0, "1"))
_LEAST = 4.0
_SHADES = 6


@dataclass(frozen=True)
class Block:
    """Slices that are drawn as one, because alone they would be too narrow to see."""

    slices: tuple[Slice, ...]

    @property
    def low(self) -> float:
        """Where it begins."""
        return self.slices[0].low

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.slices[-1].high

    @property
    def count(self) -> int:
        """Tokens in it."""
        return sum(one.count for one in self.slices)


class DrawBar(QWidget):
    """`show_slices` sets all; a mark stands at `u` where there was a draw, hollow if it was not used."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # from 0 to 1, in every language
        self._slices: Sequence[Slice] = ()
        self._name: Callable[[int], str] = str
        self._u: float | None = None
        self._used = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The kept tokens, each as wide as its probability"))

    def show_slices(
        self, slices: Sequence[Slice], name: Callable[[int], str], u: float | None, *, used: bool
    ) -> None:
        """Shows these slices, a token called `name(id)`, and a mark at `u`, None for no mark."""
        self._slices, self._name, self._u, self._used = slices, name, u, used
        self.setAccessibleDescription("; ".join(self.sentence(one) for one in slices[:8]))
        self.update()

    def sentence(self, one: Slice) -> str:
        """A slice in words."""
        label = self._name(one.token) if one.token is not None else self._others(one.count)
        return Wording(self.tr("{token}: {low:.4f}–{high:.4f}, {p}")).format(
            token=label, low=one.low, high=one.high, p=percent(one.p, sole=len(self._slices) == 1)
        )

    def slice_at(self, x: float) -> Slice | None:
        """The slice under a place in pixels; the taken one wins over what it lies in."""
        place = (x - self._strip().left()) / max(1.0, self._strip().width())
        hits = [one for one in self._slices if one.low <= place < one.high]
        return hits[-1] if hits else None

    def sizeHint(self) -> QSize:
        """One strip and one line of numbers."""
        strip = self._strip()
        return QSize(40 * GRID, round(strip.bottom() + self._small().height() + 2 * GRID))

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(20 * GRID, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Another font is another height."""
        super().changeEvent(event)
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Says what is under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            one = self.slice_at(event.pos().x())
            QToolTip.showText(event.globalPos(), plain.tip(self.sentence(one)) if one else "", self)
            return True
        return super().event(event)

    def blocks(self) -> list[Block]:
        """What is drawn, left to right: slices too narrow to see are gathered, the taken one never."""
        blocks: list[Block] = []
        width, gathered = self._strip().width(), False
        for one in self._slices:
            narrow = (one.p * width < _LEAST or one.token is None) and not one.taken
            if narrow and gathered:
                blocks[-1] = Block((*blocks[-1].slices, one))
            else:
                blocks.append(Block((one,)))
            gathered = narrow
        return blocks

    def paintEvent(self, event: QPaintEvent) -> None:
        """Strip, mark, numbers."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.monospaced(self, theme.SMALL))
        for place, block in enumerate(self.blocks()):
            self._block(painter, block, place)
        self._numbers(painter)
        if self._u is not None:
            self._mark(painter, self._x(self._u))
        painter.end()

    def _block(self, painter: QPainter, block: Block, place: int) -> None:
        look, strip = theme.colours(self), self._strip()
        first = block.slices[0]
        left, right = self._x(block.low), self._x(block.high)
        rect = QRectF(left, strip.top(), max(1.0, right - left - 1.0), strip.height())
        several = len(block.slices) > 1 or first.token is None
        ground = theme.blend(look.after_bar, look.text, 0.4 * min(place, _SHADES) / _SHADES)
        if first.taken:
            ground = colour(look.taken)
            rect.setWidth(max(2.0, rect.width()))
        elif several:
            ground = colour(look.border)
        painter.fillRect(rect, ground)
        label = self._others(block.count) if several or first.token is None else self._name(first.token)
        self._label(painter, rect, label, QPen(theme.readable(ground, look)))

    def _label(self, painter: QPainter, rect: QRectF, label: str, pen: QPen) -> None:
        """A name where at least its beginning has room."""
        metrics = QFontMetricsF(painter.font())
        rect = self._clear_of_mark(rect)
        room = rect.width() - GRID
        if room < metrics.horizontalAdvance(label[:2] + "…") and room < metrics.horizontalAdvance(label):
            return
        painter.setPen(pen)
        shown = metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), shown)

    def _clear_of_mark(self, rect: QRectF) -> QRectF:
        """The larger part of a slice, where the mark cuts it in two."""
        x = -1.0 if self._u is None else self._x(self._u)
        if not rect.left() < x < rect.right():
            return rect
        if x - rect.left() > rect.right() - x:
            return QRectF(rect.left(), rect.top(), x - GRID - rect.left(), rect.height())
        return QRectF(x + GRID, rect.top(), rect.right() - x - GRID, rect.height())

    def _mark(self, painter: QPainter, x: float) -> None:
        look, strip = theme.colours(self), self._strip()
        painter.setPen(QPen(colour(look.window), 4.0))
        painter.drawLine(QPointF(x, strip.top()), QPointF(x, strip.bottom()))
        painter.setPen(
            QPen(colour(look.text), 2.0, Qt.PenStyle.SolidLine if self._used else Qt.PenStyle.DotLine)
        )
        painter.drawLine(QPointF(x, strip.top() - GRID / 2), QPointF(x, strip.bottom() + GRID / 2))
        painter.setPen(QPen(colour(look.text), 1.0))
        painter.setBrush(colour(look.text) if self._used else Qt.BrushStyle.NoBrush)
        top = strip.top() - GRID / 2
        painter.drawPolygon(QPolygonF([QPointF(x, top), QPointF(x - GRID, 0.5), QPointF(x + GRID, 0.5)]))

    def _numbers(self, painter: QPainter) -> None:
        """The axis; u stands out, and numbers that would touch it give way."""
        look, metrics = theme.colours(self), QFontMetricsF(painter.font())
        top = self._strip().bottom() + GRID
        taken: list[QRectF] = []
        numbers = [(self._u, self._said_at_mark(metrics), look.text)] if self._u is not None else []
        numbers += [(part, localised(name), look.dim) for part, name in _TICKS]
        for part, name, tint in numbers:
            width = metrics.horizontalAdvance(name)
            left = min(max(0.0, self._x(part) - width / 2), self.width() - width)
            spot = QRectF(left, top, width, metrics.height())
            if any(spot.adjusted(-GRID, 0, GRID, 0).intersects(other) for other in taken):
                continue
            taken.append(spot)
            painter.setPen(colour(tint))
            painter.drawText(QPointF(left, top + metrics.ascent()), name)

    def _said_at_mark(self, metrics: QFontMetricsF) -> str:
        """The number; with the token it picked where that is too narrow to bear its name."""
        taken = next((one for one in self._slices if one.taken), None)
        assert self._u is not None, "only a number that is there has a mark"
        number = figure(self._u, ".4f")
        if taken is None or taken.token is None or not self._used:
            return number
        name = self._name(taken.token)
        wide = taken.p * self._strip().width() > metrics.horizontalAdvance(name) + 2 * GRID
        return number if wide else f"{number} → {name}"

    def _others(self, number: int) -> str:
        if number == 1:
            return self.tr("1 more")
        return self.tr("{count} more").format(count=count(number))

    def _small(self) -> QFontMetricsF:
        return QFontMetricsF(theme.monospaced(self, theme.SMALL))

    def _strip(self) -> QRectF:
        height = self._small().height() + 2 * GRID
        return QRectF(GRID, 2 * GRID, max(1.0, self.width() - 2 * GRID), height)

    def _x(self, part: float) -> float:
        return self._strip().left() + part * self._strip().width()
