"""How the text is painted: backgrounds, glyphs, marks, the cursor; nothing is decided here."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTextCharFormat, QTextLayout

from playground.session.scene import Mark
from playground.widgets.text_layout import Block, Place, TextLayout, format_range
from playground.widgets.text_runs import Kind
from playground.widgets.theme import GRID, Colours, colour, heat
from playground.widgets.token_colours import ColourBy, part

_RADIUS = 3.0
_LIFT = 2.0
_FUTURE = 0.35
_LEAST_PART = 0.03


class Painting:
    """One picture of the text; made for one paint event."""

    def __init__(
        self,
        painter: QPainter,
        layout: TextLayout,
        marks: Sequence[Mark],
        look: Colours,
        origin: QPointF,
        way: ColourBy,
    ) -> None:
        self._painter, self._layout, self._marks = painter, layout, marks
        self._look, self._origin, self._way = look, origin, way

    def paint(self, area: QRectF, cursor: int, hovered: int | None, selection: tuple[int, int]) -> None:
        """Paints what lies in `area`, with the cursor before the token of that index."""
        local = area.translated(-self._origin)
        for block in self._layout.visible(local.top(), local.bottom()):
            places = [
                place
                for place in self._layout.places(block)
                if local.top() <= place.rect.bottom() + block.y
                and place.rect.top() + block.y <= local.bottom()
            ]
            self._paint_backgrounds(block, places, cursor)
            selections = self._future(block, cursor) + self._selected(block, selection)
            self._painter.setPen(colour(self._look.text))
            block.layout.draw(self._painter, self._origin + QPointF(0, block.y), selections, area)
            self._paint_marks(block, places)
        if hovered is not None:
            self._outline(hovered, QPen(colour(self._look.dim), 1))
        self._paint_cursor(cursor)

    def _at(self, block: Block, place: Place) -> QRectF:
        rect = place.rect.translated(self._origin + QPointF(0, block.y))
        return rect.adjusted(0, -_LIFT, 0, _LIFT)

    def _paint_backgrounds(self, block: Block, places: list[Place], cursor: int) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        for place in places:
            if place.kind is Kind.BADGE:
                self._paint_badge(self._at(block, place), faint=place.mark >= cursor)
            elif place.kind in (Kind.CONTROL, Kind.PENDING):
                self._paint_chip(self._at(block, place), place)
            elif (step := self._marks[place.mark].step) is not None:
                strength = part(self._way, step) * (_FUTURE if place.mark >= cursor else 1.0)
                if strength >= _LEAST_PART:
                    self._painter.setBrush(heat(self._look, strength))
                    box = self._at(block, place).adjusted(0.5, 0, -0.5, 0)
                    self._painter.drawRoundedRect(box, _RADIUS, _RADIUS)

    def _paint_badge(self, rect: QRectF, *, faint: bool) -> None:
        self._painter.setBrush(colour(self._look.recipe_mark, 0.55 if faint else 1.0))
        margin = self._layout.badge_margin
        self._painter.drawRoundedRect(rect.adjusted(margin, _LIFT, -margin, -_LIFT), _RADIUS, _RADIUS)

    def _paint_chip(self, rect: QRectF, place: Place) -> None:
        ink = self._look.hand if place.kind is Kind.CONTROL else self._look.dim
        self._painter.setPen(QPen(colour(ink), 1, Qt.PenStyle.DashLine))
        self._painter.setBrush(colour(self._look.raised))
        self._painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS, _RADIUS)
        self._painter.setPen(Qt.PenStyle.NoPen)

    def _future(self, block: Block, cursor: int) -> list[QTextLayout.FormatRange]:
        """What follows the cursor is pale."""
        start = self._layout.runs.offset_of(cursor)
        form = QTextCharFormat()
        form.setForeground(colour(self._look.dim))
        # Badges and control tokens keep their own ink, so only plain text is named here.
        return [
            format_range(from_ - block.start, to - from_, form)
            for from_, to in self._plain_stretches(max(start, block.start), block.end)
        ]

    def _plain_stretches(self, start: int, end: int) -> list[tuple[int, int]]:
        stretches: list[tuple[int, int]] = []
        for run in self._layout.runs.between(start, end):
            if run.kind is not Kind.TEXT:
                continue
            from_, to = max(run.start, start), min(run.end, end)
            if stretches and stretches[-1][1] == from_:
                from_ = stretches.pop()[0]
            stretches.append((from_, to))
        return stretches

    def _selected(self, block: Block, selection: tuple[int, int]) -> list[QTextLayout.FormatRange]:
        start, end = max(selection[0], block.start), min(selection[1], block.end)
        if start >= end:
            return []
        form = QTextCharFormat()
        form.setForeground(colour(self._look.on_accent))
        form.setBackground(colour(self._look.accent))
        return [format_range(start - block.start, end - start, form)]

    def _paint_marks(self, block: Block, places: list[Place]) -> None:
        """Underlines where a person chose."""
        for place in places:
            step = self._marks[place.mark].step
            if step is None or not step.growth.by_hand or place.kind is Kind.BADGE:
                continue
            rect = self._at(block, place)
            pen = QPen(colour(self._look.hand), 2)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._painter.setPen(pen)
            self._painter.drawLine(QPointF(rect.left(), rect.bottom()), QPointF(rect.right(), rect.bottom()))
        self._painter.setPen(Qt.PenStyle.NoPen)

    def _outline(self, mark: int, pen: QPen) -> None:
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self._layout.rects_of(mark):
            box = rect.translated(self._origin).adjusted(0, -_LIFT, 0, _LIFT)
            self._painter.drawRoundedRect(box, _RADIUS, _RADIUS)

    def _paint_cursor(self, cursor: int) -> None:
        """The token that follows is outlined; at the end an empty box waits for one."""
        taken = colour(self._look.taken)
        if cursor < len(self._marks):
            self._outline(cursor, QPen(taken, 2))
            caret = self._layout.caret(cursor).translated(self._origin)
            self._painter.fillRect(caret.adjusted(-1.5, -GRID, 1.5, GRID), taken)
            return
        pen = QPen(taken, 1.5, Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(self._next_box(), _RADIUS, _RADIUS)

    def _next_box(self) -> QRectF:
        layout = self._layout
        caret = layout.caret(len(self._marks))
        box = QRectF(caret.left() + GRID, caret.top(), 2.2 * layout.line_height, caret.height())
        if layout.runs_right_to_left:
            box.moveRight(caret.left() - GRID)
            if box.left() < 0:
                box.moveTopRight(QPointF(layout.width, layout.height + GRID))
        elif box.right() > layout.width:
            box.moveTopLeft(QPointF(0, layout.height + GRID))
        return box.translated(self._origin).adjusted(0, 1 - _LIFT, 0, _LIFT - 1)
