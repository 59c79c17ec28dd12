"""Draws the lines of the candidates table, column by column, in a few ms for forty of them.

A delegate would be asked for each of some three hundred cells a frame, each time through several layers;
here fonts and pens are set once a column, and words that were laid out once are kept.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen, QStaticText, QTransform
from PySide6.QtWidgets import QWidget

from playground.session.rows import Row
from playground.widgets import theme
from playground.widgets.bar_scale import BarScale
from playground.widgets.candidates_model import Column, Item
from playground.widgets.theme import GRID, colour

_RIGHT = (Column.RANK, Column.ID, Column.MODEL, Column.AFTER)
_DIM = (Column.RANK, Column.ID)
_WIDE, _NARROW = 0.56, 0.32
_FADED = 0.45
_MOST_WORDS = 8192
Extent = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """What is to be drawn: items with the y of their tops, the x and width of the columns in sight.

    `faded` draws all as of a moment ago, `hovered` is the line under the mouse, `overlay` are probabilities
    by token to be outlined over the bars. Where there is no column for tags, who cut a token stands in
    place of its zero.
    """

    lines: Sequence[tuple[float, Item]]
    height: float
    columns: Mapping[Column, Extent]
    scale: BarScale
    hovered: Item | None = None
    faded: bool = False
    overlay: Mapping[int, float] | None = None


class CandidatesPainter:
    """Holds the fonts and colours of a view and the words it drew lately."""

    def __init__(self, view: QWidget) -> None:
        self._view = view
        self.dress()

    def dress(self) -> None:
        """Takes fonts and colours from the view; to be called when these change."""
        look = theme.colours(self._view)
        self._mono = theme.monospaced(self._view)
        self._plain = QFont(self._view.font())
        self._small = theme.scaled(self._view, theme.SMALL)
        self._metrics, self._small_metrics = QFontMetricsF(self._mono), QFontMetricsF(self._small)
        self._words: dict[tuple[str, int, bool], tuple[QStaticText, float, float]] = {}
        self._tag_texts: dict[tuple[str, int], tuple[str, float]] = {}
        self._text, self._dim, self._cut = (QPen(colour(name)) for name in (look.text, look.dim, look.cut))
        self._model_bar, self._after_bar, self._taken_bar, self._faint, self._hover = (
            QBrush(colour(name))
            for name in (look.model_bar, look.after_bar, look.taken, look.border, look.raised)
        )
        self._hatch = QBrush(colour(look.cut), Qt.BrushStyle.BDiagPattern)
        self._line = QPen(colour(look.border))
        self._outline = QPen(colour(look.text), 1.5)
        self._tag_looks = {
            False: (QBrush(colour(look.cut_tag)), QPen(colour(look.on_cut_tag))),
            True: (QBrush(colour(look.taken)), QPen(colour(look.on_taken))),
        }

    @property
    def line_height(self) -> int:
        """Of one line, in whole grid steps."""
        return GRID * round((self._metrics.height() + 1.75 * GRID) / GRID)

    def width_of(self, text: str, *, small: bool = False) -> int:
        """Pixels of a column that shows this text."""
        metrics = self._small_metrics if small else self._metrics
        return round(metrics.horizontalAdvance(text)) + 3 * GRID

    def paint(self, painter: QPainter, sheet: Sheet) -> None:
        """Draws all lines of the sheet."""
        self._ground(painter, sheet)
        painter.setOpacity(_FADED if sheet.faded else 1.0)
        for column, extent in sheet.columns.items():
            if column == Column.BARS:
                self._bars(painter, sheet, extent)
                self._outlines(painter, sheet, extent)
            elif column != Column.CUT:
                self._column(painter, sheet, column, extent)
        self._tags(painter, sheet)
        painter.setOpacity(1.0)

    def _ground(self, painter: QPainter, sheet: Sheet) -> None:
        """What lies below: the line under the mouse, and a rule above the others."""
        left = min(x for x, _ in sheet.columns.values())
        right = max(x + width for x, width in sheet.columns.values())
        for top, item in sheet.lines:
            if item is sheet.hovered and item.row is not None:
                painter.fillRect(QRectF(left, top, right - left, sheet.height), self._hover)
            if item.others is not None:
                painter.setPen(self._line)
                painter.drawLine(QPointF(left, top), QPointF(right, top))

    def _column(self, painter: QPainter, sheet: Sheet, column: Column, extent: Extent) -> None:
        painter.setFont(self._mono)
        usual = self._dim if column in _DIM else self._text
        tagged = column == Column.AFTER and Column.CUT not in sheet.columns
        pen = None
        for top, item in sheet.lines:
            text = item.texts[column]
            if not text or (tagged and item.cut) or (item.others and column == Column.TOKEN):
                continue
            wanted = self._cut if item.cut else usual if item.row else self._dim
            if wanted is not pen:
                painter.setPen(wanted)
                pen = wanted
            self._word(painter, text, column in _RIGHT, extent, top, sheet.height)
        if column == Column.TOKEN:
            self._control_tokens(painter, sheet, extent)
            self._name_others(painter, sheet, extent)

    def _word(
        self, painter: QPainter, text: str, right: bool, extent: Extent, top: float, height: float
    ) -> None:
        left, width = extent
        room = int(width - 2 * GRID)
        word, long, high = self._words.get((text, room, right)) or self._laid_out(text, room, right)
        x = left + width - GRID - long if right else left + GRID
        painter.drawStaticText(QPointF(x, top + (height - high) / 2), word)

    def _laid_out(self, text: str, room: int, right: bool) -> tuple[QStaticText, float, float]:
        if len(self._words) >= _MOST_WORDS:
            self._words.clear()
        shown = text if right else self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        word = QStaticText(shown)
        word.setTextFormat(Qt.TextFormat.PlainText)
        word.prepare(QTransform(), self._mono)
        self._words[text, room, right] = word, word.size().width(), word.size().height()
        return self._words[text, room, right]

    def _control_tokens(self, painter: QPainter, sheet: Sheet, extent: Extent) -> None:
        """A frame tells a control token from text that looks like one."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._dim)
        room, height = extent[1] - 2 * GRID, self._metrics.height()
        for top, item in sheet.lines:
            if item.row is not None and item.row.special:
                width = min(room, self._metrics.horizontalAdvance(item.texts[Column.TOKEN])) + GRID
                y = top + (sheet.height - height) / 2
                painter.drawRoundedRect(QRectF(extent[0] + GRID / 2, y, width, height), 3, 3)

    def _name_others(self, painter: QPainter, sheet: Sheet, extent: Extent) -> None:
        """The others have neither id nor bars, so that their name may run on."""
        painter.setFont(self._plain)
        painter.setPen(self._dim)
        for top, item in sheet.lines:
            if item.others is not None:
                spot = QRectF(extent[0] + GRID, top, 4 * extent[1], sheet.height)
                painter.drawText(spot, int(_MIDDLE_LEFT), item.texts[Column.TOKEN])

    def _bars(self, painter: QPainter, sheet: Sheet, extent: Extent) -> None:
        left, full = extent[0] + GRID, extent[1] - 2 * GRID
        wide, narrow = round(sheet.height * _WIDE), round(sheet.height * _NARROW)
        for top, item in sheet.lines:
            row = item.row
            if row is None:
                continue
            length = _length(row.p_model, sheet.scale, full)
            outer = QRectF(left, top + (sheet.height - wide) // 2, length, wide)
            painter.fillRect(outer, self._faint if item.cut else self._model_bar)
            if item.cut:
                painter.fillRect(outer, self._hatch)
                continue
            length = _length(row.p_after, sheet.scale, full)
            inner = QRectF(left, top + (sheet.height - narrow) // 2, length, narrow)
            painter.fillRect(inner, self._taken_bar if row.taken else self._after_bar)

    def _outlines(self, painter: QPainter, sheet: Sheet, extent: Extent) -> None:
        """Where the bars of another recipe would end: an open frame, so that the bars below stay seen."""
        if sheet.overlay is None:
            return
        left, full, high = extent[0] + GRID, extent[1] - 2 * GRID, round(sheet.height * _WIDE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._outline)
        for top, item in sheet.lines:
            p = sheet.overlay.get(item.row.token) if item.row is not None else None
            if p is not None:
                length = max(2.0, _length(p, sheet.scale, full))
                painter.drawRect(QRectF(left, top + (sheet.height - high) // 2, length, high))

    def _tags(self, painter: QPainter, sheet: Sheet) -> None:
        """How the taken token was taken, who cut the others, how many of the rest are kept."""
        extent = sheet.columns.get(Column.CUT)
        painter.setFont(self._small)
        if extent is None:
            for top, item in sheet.lines:
                if item.row is not None and item.cut:
                    self._tag(painter, sheet, item.row, item.tag, top)
            return
        for top, item in sheet.lines:
            text = item.texts[Column.CUT]
            if item.row is not None and text:
                self._tag(painter, sheet, item.row, text, top)
            elif text:
                painter.setPen(self._dim)
                spot = QRectF(extent[0] + GRID, top, extent[1], sheet.height)
                painter.drawText(spot, int(_MIDDLE_LEFT), text)

    def _tag(self, painter: QPainter, sheet: Sheet, row: Row, text: str, top: float) -> None:
        own = Column.CUT in sheet.columns
        left, width = sheet.columns[Column.CUT if own else Column.AFTER]
        brush, pen = self._tag_looks[row.taken and own]
        text, needed = self._tag_text(text, int(width - 4 * GRID))
        height = self._small_metrics.height() + 1
        x = left + GRID if own else left + width - GRID - needed
        pill = QRectF(x, top + (sheet.height - height) / 2, needed, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawRoundedRect(pill, 4, 4)
        painter.setPen(pen)
        painter.drawText(QPointF(x + GRID, pill.top() + self._small_metrics.ascent() + 0.5), text)

    def _tag_text(self, text: str, room: int) -> tuple[str, float]:
        known = self._tag_texts.get((text, room))
        if known is None:
            shown = self._small_metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            known = shown, self._small_metrics.horizontalAdvance(shown) + 2 * GRID
            self._tag_texts[text, room] = known
        return known


_MIDDLE_LEFT = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _length(p: float, scale: BarScale, full: float) -> float:
    """A bar in pixels; what can happen is never invisible."""
    return max(1.0, full * scale.part(p)) if p > 0.0 else 0.0
