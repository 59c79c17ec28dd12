"""The tree of all branches with its search, its legend, and what can be done with a branch."""

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from playground.session.compare import compare
from playground.session.expand import Expanding, Expansion
from playground.session.numbers import count
from playground.session.session import Place
from playground.session.tree import ROOT, TokenTree
from playground.widgets import plain
from playground.widgets.compare_card import CompareCard
from playground.widgets.expand_dialog import ExpandDialog
from playground.widgets.expand_progress import ExpandProgress
from playground.widgets.labels import flat_button, heading, heading_row, plain_label
from playground.widgets.name_dialog import NameDialog
from playground.widgets.theme import GRID
from playground.widgets.tree_camera import ZOOM_STEP
from playground.widgets.tree_legend import TreeLegend
from playground.widgets.tree_menu import TreeMenu, tree_keys
from playground.widgets.tree_search_bar import TreeSearchBar
from playground.widgets.tree_view import TreeView
from playground.widgets.tree_words import branch_text, short_name


class TreePanel(QWidget):
    """Shows a tree; tells by signals what the person wants done with a node of it."""

    node_chosen = Signal(int)
    delete_wished = Signal(int)
    name_wished = Signal(int, str)
    star_wished = Signal(int, bool)
    expand_wished = Signal(int, object)
    expansion_cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree, self._place = TokenTree(), Place()
        self._can_expand = False
        self._held = -1
        self._compared: tuple[int, int] | None = None
        self._expansion = Expansion()
        self.view = TreeView()
        self.search_bar, self.card, self.progress = TreeSearchBar(), CompareCard(), ExpandProgress()
        self._sums = plain_label(dim=True)
        self._sums.setWordWrap(False)
        self._empty = self._make_empty()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.view)
        self._make_controls()
        self._menu = TreeMenu(self.view, self._on_action)
        self._compose()
        self._connect()
        self._show_state()

    def _make_empty(self) -> QWidget:
        empty = plain_label(
            self.tr(
                "No tokens yet. Step or run, and they grow here; go back and pick another token, and a "
                "branch begins. “Expand” grows what is likeliest after the prompt."
            ),
            dim=True,
        )
        empty.setContentsMargins(4 * GRID, 4 * GRID, 4 * GRID, 4 * GRID)
        return empty

    def _make_controls(self) -> None:
        self._boxes = flat_button()
        self._boxes.setAccessibleName(self.tr("A box for each chain of tokens, or for each token"))
        self._smaller, self._usual, self._larger = flat_button("−"), flat_button("100 %"), flat_button("+")
        self._all = flat_button(self.tr("whole tree"))
        self._expand = flat_button(self.tr("expand…"))
        for button, words in (
            (self._boxes, self.tr("Draw a chain of tokens without branches as one box, or every token")),
            (self._smaller, self.tr("Smaller (−, or Ctrl and the wheel)")),
            (self._usual, self.tr("Usual size")),
            (self._larger, self.tr("Larger (+, or Ctrl and the wheel)")),
            (self._all, self.tr("The whole tree in view (A)")),
            (self._expand, self.tr("Grow the likeliest continuations from the focused place (E)")),
        ):
            button.setToolTip(words)
        self._smaller.setAccessibleName(self.tr("Smaller"))
        self._larger.setAccessibleName(self.tr("Larger"))

    def _compose(self) -> None:
        title = heading(self.tr("Tree"))
        title.setToolTip(plain.tip("\n".join(f"{keys}   {what}" for keys, what in tree_keys())))
        zooms = (self._smaller, self._usual, self._larger)
        head = heading_row(title, self.search_bar, self._boxes, *zooms, self._all, self._expand)
        foot = QHBoxLayout()
        foot.setSpacing(2 * GRID)
        foot.addWidget(TreeLegend(), 1)
        foot.addWidget(self._sums, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(head)
        column.addWidget(self._stack, 1)
        column.addWidget(self.progress)
        column.addWidget(self.card)
        column.addLayout(foot)

    def _connect(self) -> None:
        view = self.view
        view.node_chosen.connect(self.node_chosen)
        view.menu_wished.connect(self._on_menu_wished)
        view.followed.connect(self._on_followed)
        view.zoom_changed.connect(self._on_zoom_changed)
        self.search_bar.text_edited.connect(self._on_text_edited)
        self.search_bar.step_wished.connect(self._on_step_wished)
        self.card.closed.connect(self._on_card_closed)
        self.progress.cancelled.connect(self.expansion_cancelled)
        self._boxes.clicked.connect(self._on_boxes_clicked)
        self._smaller.clicked.connect(lambda: view.zoom_by(1 / ZOOM_STEP))
        self._larger.clicked.connect(lambda: view.zoom_by(ZOOM_STEP))
        self._usual.clicked.connect(view.usual_zoom)
        self._all.clicked.connect(view.fit)
        self._expand.clicked.connect(lambda: self._on_action("expand"))

    # what is shown

    def show_tree(
        self,
        tree: TokenTree,
        place: Place,
        *,
        running: bool = False,
        can_expand: bool = True,
        expanding: Expanding | None = None,
    ) -> None:
        """Shows the tree as it is now. `can_expand` says that there is a model and something to expand."""
        self._tree, self._place = tree, place
        if can_expand != self._can_expand:
            self._can_expand = can_expand
            self._expand.setEnabled(can_expand)
        self.progress.show_progress(expanding)
        self._stack.setCurrentIndex(
            1 if any(c not in place.hidden for c in tree.nodes[ROOT].children.values()) else 0
        )
        self.view.show_tree(tree, place, running=running or expanding is not None)

    @property
    def sums(self) -> str:
        """How much there is."""
        return self._sums.text()

    @property
    def empty(self) -> bool:
        """Whether there is no tree to show yet."""
        return self._stack.currentIndex() == 0

    def focus_search(self) -> None:
        """Puts the cursor into the search field."""
        self.search_bar.field.setFocus()
        self.search_bar.field.selectAll()

    def act(self, name: str, node: int) -> None:
        """Does what the menu entry `name` does, with this node."""
        self.view.focus_on(node)
        self._on_action(name)

    def _show_state(self) -> None:
        compact = self.view.compact
        kind = self.tr("chains") if compact else self.tr("tokens")
        self._boxes.setText(self.tr("boxes: {what}").format(what=kind))
        self._expand.setEnabled(self._can_expand)

    @Slot()
    def _on_followed(self) -> None:
        layout = self.view.layout_of_tree
        ends = [box for box in layout.boxes if not box.children]
        prompts = sum(1 for box in layout.boxes if box.parent < 0)
        tokens = len(layout.box_of) - prompts + sum(box.below for box in ends)
        told = self.tr("{tokens} tokens · {branches} branches")
        if len(ends) == 1:
            told = self.tr("{tokens} tokens · 1 branch")
        self._sums.setText(told.format(tokens=count(tokens), branches=count(len(ends))))
        self.search_bar.show_match(*self.view.match)
        self._show_comparison()

    @Slot(float)
    def _on_zoom_changed(self, zoom: float) -> None:
        self._usual.setText(self.tr("{percent} %").format(percent=round(100 * zoom)))

    @Slot()
    def _on_boxes_clicked(self) -> None:
        self.view.use_compact(not self.view.compact)
        self._show_state()

    # searching

    @Slot(str)
    def _on_text_edited(self, text: str) -> None:
        self.view.search(text)
        self.search_bar.show_match(*self.view.match)

    @Slot(int)
    def _on_step_wished(self, step: int) -> None:
        self.view.go_to_match(step)
        self.search_bar.show_match(*self.view.match)

    # what is wished

    @Slot(int, QPoint)
    def _on_menu_wished(self, node: int, where: QPoint) -> None:
        self._prepare(node)
        self._menu.menu().popup(where)

    def _prepare(self, node: int) -> None:
        """Lets the entries fit the node."""
        menu, box = self._menu, self.view.layout_of_tree.box_at(node)
        folded = box is not None and box.below > 0
        menu["star"].setText(
            self.tr("Remove the &star") if node in self._place.stars else self.tr("&Star this place")
        )
        menu["fold"].setText(self.tr("Un&fold the branches") if folded else self.tr("&Fold the branches"))
        menu["fold"].setEnabled(box is not None and bool(box.children or box.below))
        menu["compare"].setEnabled(self._place.cursor not in (node, ROOT))
        menu["compare_held"].setVisible(self._held >= 0 and self._held != node)
        menu["expand"].setEnabled(self._can_expand)
        is_prompt = self._tree.nodes[node].prompt is not None
        menu["delete"].setText(
            self.tr("&Delete the whole tree of this prompt") if is_prompt else self.tr("&Delete the branch")
        )

    def _on_action(self, name: str) -> None:
        node = self.view.focus_node
        if node < 0:
            if name == "expand" and self._can_expand:
                self._ask_expansion(ROOT)
            return
        match name:
            case "go":
                self.node_chosen.emit(node)
            case "compare":
                self._compare(node, self._place.cursor)
            case "hold":
                self._held = node
                self.view.pick_out(frozenset({node}))
            case "compare_held":
                self._compare(self._held, node)
            case "name":
                self._ask_name(node)
            case "star":
                self.star_wished.emit(node, node not in self._place.stars)
            case "fold":
                self.view.toggle_fold(node)
            case "expand" if self._can_expand:
                self._ask_expansion(node)
            case "copy":
                QGuiApplication.clipboard().setText(branch_text(self._tree, node))
            case "delete":
                self.delete_wished.emit(node)

    def _ask_name(self, node: int) -> None:
        title, question = self.tr("Name the branch"), self.tr("Name of the branch; none takes the name away:")
        dialog = NameDialog(title, question, self._place.names.get(node, ""), self)
        dialog.name_entered.connect(lambda text: self.name_wished.emit(node, text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_expansion(self, node: int) -> None:
        dialog = ExpandDialog(self._called(node), self._expansion, self)
        dialog.accepted.connect(lambda: self._on_expansion_asked(node, dialog.expansion))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_expansion_asked(self, node: int, wish: Expansion) -> None:
        self._expansion = wish
        self.expand_wished.emit(node, wish)

    def _called(self, node: int) -> str:
        return self.tr("the prompt") if node == ROOT else short_name(self._tree, self._place, node)

    # comparing

    def _compare(self, one: int, other: int) -> None:
        self._compared = (one, other)
        self._show_comparison()

    def _show_comparison(self) -> None:
        """The two branches as they are now; none where one of them is gone."""
        if self._compared is None:
            return
        one, other = self._compared
        gone = [n for n in (one, other) if n >= len(self._tree) or not self._in_sight(n)]
        if gone:
            self._on_card_closed()
            return
        names = (self._called(one), self._called(other))
        self.card.show_comparison(self._tree, compare(self._tree, one, other, self._place.shown), names)
        self.view.pick_out(frozenset({one, other}))

    def _in_sight(self, node: int) -> bool:
        return self._place.hidden.isdisjoint(self._tree.path(node))

    @Slot()
    def _on_card_closed(self) -> None:
        self._compared, self._held = None, -1
        self.card.show_comparison(self._tree, None, ("", ""))
        self.view.pick_out(frozenset())
