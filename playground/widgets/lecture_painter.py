"""Draws the rows of lecture mode. It knows sizes and colours, and nothing of what is hidden or why."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from playground.session.lecture_rows import axis
from playground.session.rows import Row
from playground.widgets import theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.theme import colour

if TYPE_CHECKING:
    from playground.widgets.lecture_bars import Board

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
# The part of the hands leaves room behind its bar for its number.
_ROOM = 1.12
_CENTRE = Qt.AlignmentFlag.AlignCenter
# Type of the names, in units, and how far a long one is set smaller before it is cut.
_NAME, _NARROWEST = 1.42, 0.7


@dataclass(frozen=True)
class Columns:
    """Where things stand across: left edges of key, name, bar, number and hands, and the right end."""

    key: float
    name: float
    bar: float
    number: float
    hands: float
    end: float

    @classmethod
    def of(cls, sizes: Sizes) -> "Columns":
        """From the window's width."""
        unit, left, end = sizes.unit, float(sizes.margin), float(sizes.width - sizes.margin)
        name = left + 3.0 * unit
        bar = left + min(16.2 * unit, max(9.5 * unit, 0.29 * sizes.width))
        hands = end - 4.8 * unit
        return cls(left, name, bar, hands - 6.2 * unit, hands, end)

    @property
    def full(self) -> float:
        """Length of a bar at the end of the axis."""
        return self.number - self.bar


class LecturePainter:
    """One frame of the rows; `end` finishes it."""

    def __init__(self, painter: QPainter, widget: QWidget, sizes: Sizes) -> None:
        self._painter, self._widget, self._unit = painter, widget, sizes.unit
        self._look = theme.colours(widget)
        self._columns = Columns.of(sizes)
        self._mono = theme.sized(widget, _NAME * sizes.unit, mono=True)
        self._figures = theme.sized(widget, 1.3 * sizes.unit, mono=True)
        self._small_mono = theme.sized(widget, 1.0 * sizes.unit, mono=True)
        self._small = theme.sized(widget, 0.9 * sizes.unit)
        self._tiny = theme.sized(widget, 0.9 * sizes.unit)
        self._tiniest = theme.sized(widget, 0.8 * sizes.unit)
        self._radius = max(2.0, 0.18 * sizes.unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def end(self) -> None:
        """The frame is done."""
        self._painter.end()

    def axis(self, board: "Board") -> float:
        """Where the axis ends for these bars."""
        longest: Iterable[float] = (
            max(row.p_after if row.kept else row.p_model, _ROOM * board.hands.share(row.token))
            for row in board.rows.listed
        )
        return axis(min(1.0, max(longest, default=1.0)))

    def hovered(self, rect: QRectF) -> None:
        """The row under the mouse."""
        self._painter.fillRect(rect, colour(self._look.raised))

    def key(self, rect: QRectF, name: str, *, lit: bool) -> None:
        """A key cap; `lit` is the one that Enter acts on."""
        side = min(1.85 * self._unit, 0.8 * rect.height())
        box = QRectF(self._columns.key, rect.center().y() - side / 2, side, side)
        shade, width = (self._look.focus, 0.14) if lit else (self._look.cut, 0.07)
        self._painter.setPen(QPen(colour(shade), max(1.0, width * self._unit)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(box, 2 * self._radius, 2 * self._radius)
        self._text(box, _CENTRE, name, self._small_mono, self._look.dim)

    def name(self, rect: QRectF, name: str, *, pale: bool) -> None:
        """The token in the fixed face, a leading space only hinted at."""
        left, room = self._columns.name, self._columns.bar - self._columns.name - 0.6 * self._unit
        font = self.fitting(name, room)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        place = QRectF(left, rect.top(), room, rect.height())
        if shown.startswith("␣"):
            wide = metrics.horizontalAdvance("␣")
            self._text(place, _LEFT, "␣", font, self._look.cut)
            place, shown = place.adjusted(wide, 0, 0, 0), shown[1:]
        self._text(place, _LEFT, shown, font, self._look.cut if pale else self._look.text)

    def fitting(self, name: str, room: float) -> QFont:
        """The face of names, smaller for one that is longer than the room in pixels."""
        # A little less than measured, and whole pixels: hinting does not shrink all glyphs alike.
        part = 0.98 * room / max(1.0, QFontMetricsF(self._mono).horizontalAdvance(name))
        if part >= 1.0:
            return self._mono
        return theme.sized(self._widget, int(max(_NARROWEST, part) * _NAME * self._unit), mono=True)

    def hidden_bar(self, rect: QRectF) -> None:
        """A place for a bar whose length nobody knows yet."""
        pen = QPen(colour(self._look.cut), max(1.0, 0.07 * self._unit), Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(self._bar_rect(rect, 1.0, voted=False), self._radius, self._radius)

    def bar(self, rect: QRectF, row: Row, ending: float, *, taken: bool, voted: bool) -> None:
        """After the recipe; for a cut token the model's, hatched."""
        part = (row.p_after if row.kept else row.p_model) / ending
        place = self._bar_rect(rect, part, voted=voted)
        self._painter.setPen(Qt.PenStyle.NoPen)
        if row.kept:
            self._painter.setBrush(colour(self._look.taken if taken else self._look.after_bar))
            self._painter.drawRoundedRect(place, self._radius, self._radius)
            return
        self._painter.setBrush(colour(self._look.border))
        self._painter.drawRoundedRect(place, self._radius, self._radius)
        brush = self._hatch()
        self._painter.setBrush(brush)
        self._painter.drawRoundedRect(place, self._radius, self._radius)

    def _hatch(self) -> QBrush:
        brush = theme.hatch(self._look.cut)
        scale = max(1.0, self._unit / 12)
        brush.setTransform(QTransform.fromScale(scale, scale))
        return brush

    def share(self, rect: QRectF, share: float, ending: float, told: str) -> None:
        """The part of the hands, thin and below the bar, with its number."""
        high = 0.17 * rect.height()
        top = rect.center().y() + 0.2 * rect.height()
        place = QRectF(self._columns.bar, top, self._columns.full * share / ending, high)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour(self._look.hand))
        self._painter.drawRoundedRect(place, self._radius / 2, self._radius / 2)
        middle = place.center().y() + 0.06 * self._unit  # clear of the bar above
        left = place.right() + 0.35 * self._unit
        beside = QRectF(left, middle - self._unit, 6 * self._unit, 2 * self._unit)
        if beside.left() + 2.6 * self._unit < self._columns.number:
            self._text(beside, _LEFT, told, self._tiniest, self._look.hand)

    def tag(self, rect: QRectF, part: float, told: str) -> None:
        """How the token was taken: behind its bar, or inside where the bar is long."""
        metrics = QFontMetricsF(self._tiny)
        needed = metrics.horizontalAdvance(told) + self._unit
        bar = self._bar_rect(rect, part, voted=False)
        fits = bar.right() + needed < self._columns.number
        left = bar.right() + 0.4 * self._unit if fits else bar.right() - needed + 0.4 * self._unit
        place = QRectF(left, rect.top(), needed, rect.height())
        self._text(place, _LEFT, told, self._tiny, self._look.text if fits else self._look.on_taken)

    def number(self, rect: QRectF, told: str, *, pale: bool) -> None:
        """The probability."""
        columns = self._columns
        place = QRectF(columns.number, rect.top(), columns.hands - columns.number, rect.height())
        self._text(place, _RIGHT, told, self._figures, self._look.cut if pale else self._look.text)

    def hands(self, rect: QRectF, told: str, *, pale: bool) -> None:
        """How many hands."""
        columns = self._columns
        place = QRectF(columns.hands, rect.top(), columns.end - columns.hands, rect.height())
        self._text(place, _RIGHT, told, self._small, self._look.dim if pale else self._look.hand)

    def note(self, rect: QRectF, told: str) -> None:
        """What all the others come to."""
        columns = self._columns
        place = QRectF(columns.name, rect.top(), columns.number - columns.name, rect.height())
        self._text(place, _LEFT, told, self._tiny, self._look.dim)

    def axis_end(self, rect: QRectF, told: str) -> None:
        """What a bar of full length would mean."""
        columns = self._columns
        self._painter.setPen(QPen(colour(self._look.border), 1.0, Qt.PenStyle.DotLine))
        self._painter.drawLine(round(columns.number), 0, round(columns.number), round(rect.top()))
        width = 4 * self._unit
        place = QRectF(columns.number - width, rect.top(), 2 * width, rect.height())
        self._text(place, _CENTRE, told, self._tiny, self._look.dim)

    def _bar_rect(self, rect: QRectF, part: float, *, voted: bool) -> QRectF:
        high, raised = (0.4, 0.26) if voted else (0.54, 0.0)
        top = rect.center().y() - (raised if voted else high / 2) * rect.height()
        wide = max(2.0, self._columns.full * min(1.0, part)) if part > 0 else 0.0
        return QRectF(self._columns.bar, top, wide, high * rect.height())

    def _text(self, rect: QRectF, where: Qt.AlignmentFlag, text: str, font: QFont, shade: str) -> None:
        self._painter.setFont(font)
        self._painter.setPen(colour(shade))
        self._painter.drawText(rect, int(where) | int(Qt.TextFlag.TextSingleLine), text)
