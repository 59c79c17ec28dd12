"""Draws the boxes and lines of a tree that are in view, and counts them."""

from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from playground.session.compare import record_of
from playground.session.numbers import count
from playground.session.records import Step
from playground.session.session import Place
from playground.session.tree import TokenTree
from playground.session.tree_layout import HANDLE, PADDING, Box, TreeLayout
from playground.widgets import theme
from playground.widgets.theme import GRID, Colours, colour
from playground.widgets.tree_ways import Way, way_of

MARGIN = 4 * GRID
ROW_HEIGHT = 1.9
BOX_HEIGHT = 1.36
_READABLE_PX = 6.0
_WIDEST = 6.0


@dataclass(frozen=True)
class Grid:
    """Columns and rows in pixels, at one zoom; `origin` is where column 0, row 0 begins in the view."""

    font: QFont
    column: float
    row: float
    line: float
    zoom: float
    origin: QPointF = field(default_factory=QPointF)

    @property
    def readable(self) -> bool:
        """Whether text of this size can be read at all."""
        return self.line >= _READABLE_PX

    def x(self, column: float) -> float:
        """Of the left edge of a column."""
        return self.origin.x() + column * self.column

    def y(self, row: float) -> float:
        """Of the middle of a row."""
        return self.origin.y() + (row + 0.5) * self.row

    def rect(self, box: Box) -> QRectF:
        """Of a box."""
        height = max(1.5, self.line * BOX_HEIGHT)
        return QRectF(self.x(box.x), self.y(box.row) - height / 2, max(1.5, box.width * self.column), height)

    def handle(self, box: Box) -> QRectF:
        """Where a box is folded by a click, for boxes that have such a place."""
        rect = self.rect(box)
        return QRectF(rect.right() - HANDLE * self.column, rect.top(), HANDLE * self.column, rect.height())


def grid_of(widget: QWidget, zoom: float) -> Grid:
    """The grid for a widget's font; columns are as wide as the letters really are, where any are drawn."""
    font = theme.monospaced(widget)
    usual = QFontMetricsF(font)
    font.setPointSizeF(max(0.5, font.pointSizeF() * zoom))
    line, column = usual.height() * zoom, usual.horizontalAdvance("0") * zoom
    if line >= _READABLE_PX:
        column = QFontMetricsF(font).horizontalAdvance("0" * 16) / 16
    return Grid(font, column, line * ROW_HEIGHT, line, zoom)


@dataclass(eq=False)
class Sight:
    """What there is to draw. `path` are the nodes from the prompt to the cursor."""

    tree: TokenTree
    place: Place
    layout: TreeLayout
    grid: Grid
    path: frozenset[int] = frozenset()
    focus: int = -1
    hover: int = -1
    found: frozenset[int] = frozenset()
    match: int = -1
    picked: frozenset[int] = frozenset()

    def step(self, node: int) -> Step | None:
        """The record of a node that is on show."""
        return record_of(self.tree.nodes[node], self.place.shown)


class TreePainter:
    """Paints one frame; `boxes` counts what it drew."""

    def __init__(self, widget: QWidget, painter: QPainter, sight: Sight) -> None:
        self._painter, self._sight, self._grid = painter, sight, sight.grid
        self._look: Colours = theme.colours(widget)
        self._bold = QFont(sight.grid.font)
        self._bold.setBold(True)
        self._letters = QFont(self._bold)
        self._letters.setPointSizeF(self._bold.pointSizeF() * 0.72)
        self._known: dict[Way, tuple[QColor, QColor]] = {}
        self._has_focus = widget.hasFocus()
        self.boxes = 0

    def paint(self, area: QRectF) -> None:
        """Draws what lies in `area`: lines below boxes."""
        grid, layout = self._grid, self._sight.layout
        top = int((area.top() - grid.origin.y()) / grid.row)
        bottom = int((area.bottom() - grid.origin.y()) / grid.row)
        left, right = ((x - grid.origin.x()) / grid.column for x in (area.left(), area.right()))
        found = layout.within(top, bottom, left, right)
        for box in layout.trunks(top, bottom):
            self._trunk(box, area)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, grid.readable)
        for box in found:
            self._edge(box)
        self._painter.setFont(grid.font)
        for box in found:
            self._box(box)
        self.boxes = len(found)

    # lines

    def _trunk_x(self, parent: Box) -> float:
        return self._grid.x(parent.right + 1.2)

    def _trunk(self, box: Box, area: QRectF) -> None:
        """Down from a box to its last child; bold to the child on the current path."""
        boxes = self._sight.layout.boxes
        x, y = self._trunk_x(box), self._grid.y(box.row)
        if not area.left() <= x <= area.right():
            return
        last = boxes[box.children[-1]]
        self._down(x, y, self._grid.y(last.row), area, QPen(colour(self._look.cut, 0.7), self._thin(1.5)))
        current = next((c for c in box.children if boxes[c].first in self._sight.path), None)
        if current is not None and boxes[current].row != box.row:
            pen = QPen(colour(self._look.text), self._thin(2.5))
            self._down(x, y, self._grid.y(boxes[current].row), area, pen)

    def _down(self, x: float, top: float, bottom: float, area: QRectF, pen: QPen) -> None:
        self._painter.setPen(pen)
        top, bottom = max(top, area.top() - 2), min(bottom, area.bottom() + 2)
        if top < bottom:
            self._painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    def _edge(self, box: Box) -> None:
        """From the parent: as wide as the token is likely, coloured and lettered by how it was chosen."""
        if box.parent < 0:
            return
        sight, grid = self._sight, self._grid
        parent = sight.layout.boxes[box.parent]
        step = sight.step(box.first)
        way, p = way_of(step), step.growth.p_model if step else 0.0
        start = grid.x(parent.right) if parent.row == box.row else self._trunk_x(parent)
        ends = QPointF(start, grid.y(box.row)), QPointF(grid.x(box.x), grid.y(box.row))
        width = self._thin(1.0 + (_WIDEST - 1.0) * p)
        if box.first in sight.path:
            self._painter.setPen(_flat(colour(self._look.text), width + self._thin(2.5)))
            self._painter.drawLine(*ends)
        self._painter.setPen(_flat(self._inks(way)[0], width))
        self._painter.drawLine(*ends)
        if grid.readable:
            self._badge(QPointF(ends[1].x() - 1.7 * grid.column, ends[1].y()), step)

    def _badge(self, middle: QPointF, step: Step | None) -> None:
        way, painter = way_of(step), self._painter
        side = self._grid.line * 0.92
        rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        ground, ink = self._inks(way)
        painter.setPen(QPen(colour(self._look.surface), self._thin(1.5)))
        painter.setBrush(ground)
        painter.drawPath(way.outline(rect))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setFont(self._letters)
        painter.setPen(ink)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), way.letter)

    # boxes

    def _box(self, box: Box) -> None:
        rect, grid, sight = self._grid.rect(box), self._grid, self._sight
        on_path = box.last in sight.path or (box.first in sight.path and sight.place.cursor in box.nodes)
        matched = sight.match in box.nodes if sight.match >= 0 else False
        found = matched or (bool(sight.found) and not sight.found.isdisjoint(box.nodes))
        if not grid.readable:
            self._painter.fillRect(rect, self._speck(box, on_path=on_path, found=found))
            return
        self._ground(box, rect, on_path=on_path, found=found, matched=matched)
        self._painter.setFont(self._bold if on_path else grid.font)
        self._text(box, rect, matched=matched)
        if len(box.nodes) > 1 and not matched:
            self._strip(box, rect)
        if box.forks or box.below:
            self._handle(box, self._look.on_accent if matched else self._look.dim)
        if sight.place.cursor == box.last:
            self._cursor(rect)
        if sight.focus in box.nodes and self._has_focus:
            self._ring(rect, self._look.focus, 2.0)
        elif not sight.picked.isdisjoint(box.nodes):
            self._ring(rect, self._look.rank, 2.0)

    def _speck(self, box: Box, *, on_path: bool, found: bool) -> QColor:
        """What is left of a box when it is far away."""
        if box.last == self._sight.place.cursor:
            return colour(self._look.taken)
        if found:
            return colour(self._look.focus)
        if on_path:
            return colour(self._look.text)
        return self._inks(way_of(self._sight.step(box.first)))[0]

    def _ground(self, box: Box, rect: QRectF, *, on_path: bool, found: bool, matched: bool) -> None:
        look, sight, painter = self._look, self._sight, self._painter
        ground = colour(look.window if box.parent < 0 else look.raised)
        border, width = look.border, 1.0
        if on_path:
            border, width = look.text, 1.8
        if found:
            border, width = look.focus, 2.0
        if matched:
            ground = colour(look.accent)
        if box.last == sight.place.cursor:
            border, width = look.taken, 2.4
        elif sight.hover in box.nodes:
            border = look.text
        painter.setPen(QPen(colour(border), self._thin(width)))
        painter.setBrush(ground)
        corner = min(theme.RADIUS - 1, rect.height() / 4)
        painter.drawRoundedRect(rect, corner, corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _text(self, box: Box, rect: QRectF, *, matched: bool) -> None:
        grid, look, painter = self._grid, self._look, self._painter
        x = rect.left() + PADDING * grid.column
        x = self._marks(box, x, rect)
        parts = self._sight.layout.parts_of(box)
        text = "".join(part.text for part in parts)
        room = QRectF(x, rect.top(), (parts[-1].end + 0.4) * grid.column if parts else 0.0, rect.height())
        ink = look.on_accent if matched else look.dim if box.parent < 0 else look.text
        painter.setPen(colour(ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)
        if box.below:
            painter.setPen(colour(look.dim))
            beside = QRectF(rect.right() + grid.column, rect.top(), 12 * grid.column, rect.height())
            painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter), f"+{count(box.below)}")

    def _marks(self, box: Box, x: float, rect: QRectF) -> float:
        """Star and name, before the text; where it begins then."""
        grid, look, painter, place = self._grid, self._look, self._painter, self._sight.place
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        if box.first in place.stars:
            painter.setPen(colour(look.taken))
            painter.drawText(QRectF(x, rect.top(), 2 * grid.column, rect.height()), middle, "★")
            x += 2 * grid.column
        name = place.names.get(box.first)
        if name:
            end = rect.left() + (PADDING + box.lead) * grid.column
            chip = QRectF(x, rect.top() + rect.height() * 0.14, end - x - grid.column, rect.height() * 0.72)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look.hand, 0.25))
            painter.drawRoundedRect(chip, 3, 3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(colour(look.text))
            inner = chip.adjusted(grid.column * 0.5, 0, -grid.column * 0.3, 0)
            elided = QFontMetricsF(painter.font()).elidedText(
                name, Qt.TextElideMode.ElideRight, inner.width()
            )
            painter.drawText(inner, middle | int(Qt.TextFlag.TextSingleLine), elided)
            x = end
        return x

    def _strip(self, box: Box, rect: QRectF) -> None:
        """Along the bottom of a chain: how each of its tokens was chosen."""
        grid, painter = self._grid, self._painter
        left = rect.left() + (PADDING + box.lead) * grid.column
        y = rect.bottom() - self._thin(2.0)
        lines: dict[Way, list[QLineF]] = {}
        for part in self._sight.layout.parts_of(box):
            if part.left_out or part.start == part.end:
                continue
            way = way_of(self._sight.step(box.nodes[part.place]))
            start, end = left + part.start * grid.column, left + part.end * grid.column
            lines.setdefault(way, []).append(QLineF(start + 0.5, y, end - 1.0, y))
        for way, strokes in lines.items():
            painter.setPen(_flat(self._inks(way)[0], self._thin(2.0)))
            painter.drawLines(strokes)

    def _inks(self, way: Way) -> tuple[QColor, QColor]:
        """The colour of a way, and one that can be read on it."""
        if way not in self._known:
            ground = colour(way.colour(self._look))
            self._known[way] = (ground, theme.readable(ground, self._look))
        return self._known[way]

    def _handle(self, box: Box, tint: str) -> None:
        """A chevron: down where branches are in view, to the right where they are folded away."""
        rect, painter = self._grid.handle(box), self._painter
        size = self._grid.line * 0.2
        middle = rect.center()
        painter.setPen(QPen(colour(tint), self._thin(1.6)))
        path = QPainterPath()
        if box.below:
            path.moveTo(middle + QPointF(-size * 0.6, -size))
            path.lineTo(middle + QPointF(size * 0.6, 0))
            path.lineTo(middle + QPointF(-size * 0.6, size))
        else:
            path.moveTo(middle + QPointF(-size, -size * 0.6))
            path.lineTo(middle + QPointF(0, size * 0.6))
            path.lineTo(middle + QPointF(size, -size * 0.6))
        painter.drawPath(path)

    def _cursor(self, rect: QRectF) -> None:
        """A caret after the box: here is where we stand."""
        reach = rect.height() * 0.16
        x = rect.right() + self._thin(3.5)
        self._painter.setPen(_flat(colour(self._look.taken), self._thin(3.0)))
        self._painter.drawLine(QPointF(x, rect.top() - reach), QPointF(x, rect.bottom() + reach))

    def _ring(self, rect: QRectF, tint: str, width: float) -> None:
        away = self._thin(2.5)
        self._painter.setPen(QPen(colour(tint), self._thin(width)))
        self._painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), theme.RADIUS, theme.RADIUS)

    def _thin(self, width: float) -> float:
        """A line width that follows the zoom, but not all the way."""
        return float(max(0.6, width * min(1.5, self._grid.zoom**0.5)))


def _flat(tint: QColor, width: float) -> QPen:
    return QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
