"""The foot of lecture mode: the keys that do something now, and how the token was chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from playground.session.explain import quoted
from playground.session.records import Step
from playground.widgets import left_to_right, theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.theme import colour
from playground.wording import Wording

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Hint = tuple[str, str]


class LectureFoot(QWidget):
    """Keys at the left, the last of them given up first where room is short; the draw at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Keys and the draw"))
        self._sizes = Sizes.of(1440, 810)
        self._hints: tuple[Hint, ...] = ()
        self._draw = ""

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Keys and what they do now."""
        return self._hints

    @property
    def draw_said(self) -> str:
        """How the token is chosen."""
        return self._draw

    def show_hints(self, hints: Sequence[Hint], draw: str) -> None:
        """The keys in order of their use, and the sentence."""
        if (tuple(hints), draw) != (self._hints, self._draw):
            self._hints, self._draw = tuple(hints), draw
            told = [f"{keys}: {what}" for keys, what in self._hints]
            self.setAccessibleDescription("\n".join([draw, *told]))
            self.update()

    def show_sizes(self, sizes: Sizes) -> None:
        """Follows the window."""
        self._sizes = sizes
        self.update()

    def draw_sentence(self, step: Step) -> str:
        """How the token of a step came about, short."""
        growth = step.growth
        token = quoted(growth.piece)
        match growth.how:
            case "drawn" if growth.draw is not None:
                low, high = growth.draw.low, growth.draw.high
                return Wording(self.tr("Drew {u:.3f} → {token} ({low:.3f}–{high:.3f})")).format(
                    u=growth.draw.u, token=token, low=low, high=high
                )
            case "greedy":
                return self.tr("Greedy takes the likeliest: {token}").format(token=token)
            case "tie":
                return self.tr("Level with others; greedy takes the lowest id: {token}").format(token=token)
            case "only":
                return self.tr("Only {token} is left").format(token=token)
            case "race":
                return self.tr("First in the race: {token}").format(token=token)
            case "expanded":
                return self.tr("Grown while this place was expanded: {token}").format(token=token)
        return self.tr("Chosen by hand: {token}").format(token=token)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line, then both."""
        painter, look, unit = left_to_right.painter_on(self), theme.colours(self), self._sizes.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = self._sizes.margin
        painter.setPen(QPen(colour(look.border), max(1.0, unit / 12)))
        top = round(0.5 * unit)
        painter.drawLine(margin, top, self.width() - margin, top)
        font = theme.sized(self, 0.85 * unit)
        area = QRectF(margin, top, self.width() - 2.0 * margin, self.height() - top - 0.5 * unit)
        metrics = QFontMetricsF(font)
        draw = metrics.elidedText(self._draw, Qt.TextElideMode.ElideRight, area.width() * 0.5)
        painter.setFont(font)
        painter.setPen(colour(look.dim))
        painter.drawText(area, _RIGHT, draw)
        room = area.width() - (metrics.horizontalAdvance(draw) + 1.5 * unit if draw else 0.0)
        self._paint_hints(painter, area, room)

    def _paint_hints(self, painter: QPainter, area: QRectF, room: float) -> None:
        unit, look = self._sizes.unit, theme.colours(self)
        plain, mono = theme.sized(self, 0.85 * unit), theme.sized(self, 0.74 * unit, mono=True)
        x = area.left()
        for keys, what in self._fitting(QFontMetricsF(plain), QFontMetricsF(mono), room):
            wide = QFontMetricsF(mono).horizontalAdvance(keys) + 0.8 * unit
            box = QRectF(x, area.center().y() - 0.6 * unit, wide, 1.2 * unit)
            painter.setPen(QPen(colour(look.cut), max(1.0, unit / 20)))
            painter.drawRoundedRect(box, 0.2 * unit, 0.2 * unit)
            painter.setFont(mono)
            painter.setPen(colour(look.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, keys)
            painter.setFont(plain)
            painter.setPen(colour(look.dim))
            x += wide + 0.25 * unit
            painter.drawText(QRectF(x, area.top(), room, area.height()), _LEFT, what)
            x += QFontMetricsF(plain).horizontalAdvance(what) + 0.7 * unit

    def _fitting(self, plain: QFontMetricsF, mono: QFontMetricsF, room: float) -> list[Hint]:
        """The hints that have room; the way out always has."""
        unit = self._sizes.unit

        def wide(hint: Hint) -> float:
            return mono.horizontalAdvance(hint[0]) + plain.horizontalAdvance(hint[1]) + 1.75 * unit

        shown = list(self._hints)
        while len(shown) > 2 and sum(map(wide, shown)) > room:
            del shown[-2]
        return shown
