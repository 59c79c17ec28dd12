"""The tree of all branches as it is painted: what is in view, folded, found, focused."""

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QToolTip, QWidget

from playground.session.session import Place
from playground.session.tree import TokenTree
from playground.session.tree_layout import Folding, TreeLayout
from playground.session.tree_search import Matches
from playground.widgets import left_to_right, plain
from playground.widgets.theme import GRID
from playground.widgets.tree_camera import TreeCamera
from playground.widgets.tree_painter import Sight, TreePainter
from playground.widgets.tree_words import described, tip_of

FOLLOW_MS = 100


class TreeCanvas(QAbstractScrollArea):
    """Shows a tree at a place; `followed` tells that it caught up with what happened."""

    zoom_changed = Signal(float)
    followed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # tokens follow to the right, as the arrow keys do
        self._layout = TreeLayout()
        self._folding = Folding()
        self._tree, self._place = TokenTree(), Place()
        self._wanted: tuple[TokenTree, Place, bool] = (self._tree, self._place, False)
        self._key: tuple[object, ...] = ()
        self._camera = TreeCamera(self, self._layout)
        self._path: frozenset[int] = frozenset()
        self._focus = self._hover = -1
        self._picked: frozenset[int] = frozenset()
        self._matches = Matches()
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)
        self.painted_boxes = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Tree of all branches"))
        self.viewport().setMouseTracking(True)

    def sizeHint(self) -> QSize:
        """A dozen rows."""
        return QSize(80 * GRID, round(12 * self._camera.grid.row / self._camera.grid.zoom))

    def minimumSizeHint(self) -> QSize:
        """A few rows."""
        return QSize(40 * GRID, round(4 * self._camera.grid.row / self._camera.grid.zoom))

    # what is shown

    def show_tree(self, tree: TokenTree, place: Place, *, running: bool = False) -> None:
        """Shows the tree as it is now; while a run goes on at most ten times a second."""
        self._wanted = (tree, place, running)
        if self._timer.isActive() or not self._stale():
            return
        soon = self._clock.isValid() and self._clock.elapsed() < FOLLOW_MS
        if running and soon and tree is self._tree:
            self._timer.start(FOLLOW_MS - self._clock.elapsed())
        else:
            self._follow()

    def pick_out(self, nodes: frozenset[int]) -> None:
        """Marks the ends of branches that are compared."""
        self._picked = nodes
        self.viewport().update()

    @property
    def layout_of_tree(self) -> TreeLayout:
        """The boxes, for those who want to know what stands where."""
        return self._layout

    @property
    def focus_node(self) -> int:
        """The node that the keys walk from; −1 for none."""
        return self._focus

    def focus_on(self, node: int) -> None:
        """Lets the keys and the menu be about this node."""
        self._set_focus_node(node)

    @property
    def zoom(self) -> float:
        """1 is the usual size of text."""
        return self._camera.grid.zoom

    @property
    def compact(self) -> bool:
        """Whether chains are one box."""
        return self._folding.compact

    def _stale(self) -> bool:
        tree, place, _ = self._wanted
        return self._key != (id(tree), len(tree), id(place))

    @Slot()
    def _on_timeout(self) -> None:
        if self._stale():
            self._follow()

    def _follow(self) -> None:
        """Takes over the tree as it is now. A hidden view waits until it is shown."""
        if not self.isVisible():
            return
        tree, place, running = self._wanted
        before, seen = self._place.cursor, self._camera.sees(self._layout.box_at(self._place.cursor))
        another = tree is not self._tree
        self._tree, self._place = tree, place
        self._key = (id(tree), len(tree), id(place))
        self._unfold_to(place.cursor)
        self._lay_out()
        self._path = frozenset(tree.path(place.cursor))
        if another or self._layout.box_at(self._focus) is None:
            self._set_focus_node(place.cursor)
        if before != place.cursor:
            if self._focus == before or not self.hasFocus():
                self._set_focus_node(place.cursor)
            if another or seen or not running:
                self.reveal(place.cursor)
        if self._matches.text and not running:
            self._matches.search(tree, place, self._layout)
        self._clock.start()
        self.followed.emit()

    def _lay_out(self) -> None:
        self._layout.follow(self._tree, self._place, self._folding)
        self._camera.set_bars()
        self.viewport().update()

    # folding

    def use_compact(self, compact: bool) -> None:
        """Chains as one box, or a box for each token."""
        if compact != self._folding.compact:
            self._refold(replace(self._folding, compact=compact))

    def toggle_fold(self, node: int) -> None:
        """Folds the branches after a node away, or shows them again."""
        box = self._layout.box_at(node)
        if box is None or not (box.children or box.below):
            return
        self._refold(replace(self._folding, folded=self._folding.folded ^ {box.last}))
        self._set_focus_node(box.last)

    def _refold(self, folding: Folding) -> None:
        """Keeps the focus where it is on the screen."""
        before = self._layout.box_at(self._focus)
        at = self._camera.here.rect(before).topLeft() if before else None
        self._folding = folding
        self._lay_out()
        after = self._layout.box_at(self._focus)
        if at is not None and after is not None:
            moved = self._camera.here.rect(after).topLeft() - at
            self._camera.scroll_by(moved.x(), moved.y())

    def _unfold_to(self, node: int) -> bool:
        folded = self._folding.folded.intersection(self._tree.path(node)[:-1])
        if folded:
            self._folding = replace(self._folding, folded=self._folding.folded - folded)
        return bool(folded)

    # searching

    def search(self, text: str) -> int:
        """Finds this text in the tokens; how often it is there. The first match is shown."""
        self._matches.text, self._matches.current = text, -1
        self._matches.search(self._tree, self._place, self._layout)
        self.go_to_match(0)
        return len(self._matches.nodes)

    def go_to_match(self, step: int) -> int:
        """Shows the next match, or the one before; its number from 1, 0 where there is none."""
        node = self._matches.go(step)
        self.viewport().update()
        if node >= 0:
            if self._unfold_to(node):
                self._lay_out()
            self._set_focus_node(node)
            self.reveal(node)
        return self._matches.number

    @property
    def match(self) -> tuple[int, int]:
        """Number of the match on show, and how many there are."""
        return self._matches.number, len(self._matches.nodes)

    # zooming and scrolling

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Larger or smaller; what is at this place of the view stays there."""
        self._zoom_to(self.zoom * factor, at or self._camera.room.center())

    def usual_zoom(self) -> None:
        """Text of the usual size, the cursor in view."""
        self._zoom_to(1.0, self._camera.room.center())
        self.reveal(self._place.cursor)

    def fit(self) -> None:
        """The whole tree in view, as far as that is possible."""
        self._zoom_to(self._camera.fitting(), QPointF())
        self.reveal(self._place.cursor)

    def reveal(self, node: int) -> None:
        """Scrolls as little as it takes to bring a node into view."""
        self._camera.reveal(self._layout.box_at(node))

    def _zoom_to(self, zoom: float, at: QPointF) -> None:
        self._camera.zoom_to(zoom, at)
        self.viewport().update()
        self.zoom_changed.emit(self.zoom)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """All is painted anew."""
        self.viewport().update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is in view."""
        painter = left_to_right.painter_on(self.viewport())
        sight = Sight(
            self._tree,
            self._place,
            self._layout,
            self._camera.here,
            self._path,
            self._focus,
            self._hover,
            self._matches.as_set,
            self._matches.current,
            self._picked,
        )
        frame = TreePainter(self, painter, sight)
        frame.paint(QRectF(self.viewport().rect()))
        painter.end()
        self.painted_boxes = frame.boxes

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another part of the tree has room."""
        super().resizeEvent(event)
        self._camera.set_bars()

    def showEvent(self, event: QShowEvent) -> None:
        """Catches up with what happened while hidden."""
        super().showEvent(event)
        if self._stale():
            self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Another font is another grid."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_camera"):
            self._camera.refresh()
            self.updateGeometry()
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focused node gets its ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And loses it."""
        super().focusOutEvent(event)
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Says what is under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = QPointF(event.pos())
            box = self._camera.box_at(place)
            text = tip_of(self._tree, self._place, self._camera.node_at(box, place)) if box else ""
            QToolTip.showText(event.globalPos(), plain.tip(text), self)
            return True
        return super().viewportEvent(event)

    def _set_focus_node(self, node: int) -> None:
        box = self._layout.box_at(node)
        self._focus = node if box else -1
        self.setAccessibleDescription(described(self._tree, self._place, box, node) if box else "")
        self.viewport().update()

    def _set_hover(self, place: QPointF) -> None:
        box = self._camera.box_at(place)
        hover = box.last if box else -1
        shape = Qt.CursorShape.PointingHandCursor if box else Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)
        if hover != self._hover:
            self._hover = hover
            self.viewport().update()
