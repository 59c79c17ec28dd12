"""Which part of the tree is in view, and how large: the grid, the zoom and the scroll bars."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QAbstractScrollArea

from playground.session.tree_layout import Box, TreeLayout
from playground.widgets.theme import GRID
from playground.widgets.tree_painter import MARGIN, Grid, grid_of

MIN_ZOOM, MAX_ZOOM, ZOOM_STEP = 0.08, 4.0, 1.25
_BESIDE = 12


class TreeCamera:
    """Moves the scroll bars of an area over a layout."""

    def __init__(self, area: QAbstractScrollArea, layout: TreeLayout) -> None:
        self._area, self._layout = area, layout
        self.grid = grid_of(area, 1.0)

    @property
    def here(self) -> Grid:
        """The grid as it stands in the view now."""
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        return replace(self.grid, origin=QPointF(MARGIN - across.value(), MARGIN - down.value()))

    @property
    def room(self) -> QRectF:
        """The view."""
        return QRectF(self._area.viewport().rect())

    def sees(self, box: Box | None) -> bool:
        """Whether any of a box is in view."""
        return box is not None and self.room.intersects(self.here.rect(box))

    def box_at(self, place: QPointF) -> Box | None:
        """The box under a place of the view."""
        grid = self.here
        row = int((place.y() - grid.origin.y()) // grid.row)
        column = (place.x() - grid.origin.x()) / grid.column
        near = self._layout.within(row, row, column, column) if row >= 0 else []
        return next((box for box in near if grid.rect(box).contains(place)), None)

    def node_at(self, box: Box, place: QPointF) -> int:
        """The node of a box under a place; the last one where text cannot be read."""
        grid = self.here
        if not grid.readable:
            return box.last
        return self._layout.node_at(box, (place.x() - grid.origin.x()) / grid.column)

    def refresh(self) -> None:
        """The same zoom in another font."""
        self.grid = grid_of(self._area, self.grid.zoom)
        self.set_bars()

    def set_bars(self) -> None:
        """Lets the scroll bars reach all of the layout."""
        size, grid = self._area.viewport().size(), self.grid
        wide = round((self._layout.width + _BESIDE) * grid.column + 2 * MARGIN)
        high = round(self._layout.height * grid.row + 2 * MARGIN)
        for bar, content, room, step in (
            (self._area.horizontalScrollBar(), wide, size.width(), 4 * grid.column),
            (self._area.verticalScrollBar(), high, size.height(), grid.row),
        ):
            bar.setRange(0, max(0, content - room))
            bar.setPageStep(room)
            bar.setSingleStep(max(1, round(step)))

    def scroll_by(self, x: float, y: float) -> None:
        """Moves the view over the tree."""
        for bar, change in ((self._area.horizontalScrollBar(), x), (self._area.verticalScrollBar(), y)):
            bar.setValue(bar.value() + round(change))

    def reveal(self, box: Box | None) -> None:
        """Scrolls as little as it takes to bring a box into view."""
        if box is None:
            return
        rect, room, around = self.here.rect(box), self.room, 2.5 * self.grid.line
        self.scroll_by(
            _needed(rect.left() - around, rect.right() + around, room.width()),
            _needed(rect.top() - around, rect.bottom() + around, room.height()),
        )

    def zoom_to(self, zoom: float, at: QPointF) -> None:
        """Another zoom; what is at this place of the view stays there."""
        here = self.here
        column, row = (at.x() - here.origin.x()) / here.column, (at.y() - here.origin.y()) / here.row
        self.grid = grid_of(self._area, min(MAX_ZOOM, max(MIN_ZOOM, zoom)))
        self.set_bars()
        self._area.horizontalScrollBar().setValue(round(MARGIN + column * self.grid.column - at.x()))
        self._area.verticalScrollBar().setValue(round(MARGIN + row * self.grid.row - at.y()))

    def fitting(self) -> float:
        """The zoom at which the whole tree is in view, never larger than usual."""
        room = self.room.adjusted(0, 0, -2 * MARGIN - 2 * GRID, -2 * MARGIN)
        zoom = 1.0
        for _ in range(8):  # letters do not grow quite evenly, so it takes a few turns
            grid = grid_of(self._area, zoom)
            wide = (self._layout.width + _BESIDE) * grid.column / max(1.0, room.width())
            high = self._layout.height * grid.row / max(1.0, room.height())
            if max(wide, high) <= 1.0 or zoom <= MIN_ZOOM:
                break
            zoom = max(MIN_ZOOM, zoom / max(wide, high) * 0.995)
        return zoom


def _needed(low: float, high: float, room: float) -> float:
    """How far to scroll so that [low, high] lies in [0, room]; the beginning wins."""
    if low < 0 or high - low > room:
        return low
    return max(0.0, high - room)
