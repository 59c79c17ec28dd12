"""The tree: laying it out, following a run in it, drawing a frame, searching; 2,000 and 10,000 nodes."""

from PySide6.QtWidgets import QApplication

from playground.session.session import Place
from playground.session.tree import TokenTree
from playground.session.tree_layout import Folding, TreeLayout
from playground.session.tree_search import find
from playground.widgets.tree_view import TreeView
from tests.benchmarks.measuring import Row, at_most, median_ms
from tests.widgets import trees


def measure() -> list[Row]:
    held = QApplication.instance() or QApplication([])
    rows = []
    for size in (2000, 10_000):
        tree = trees.large(size)
        rows += [*layouts(tree, size), *frames(tree, size)]
        search = median_ms(lambda tree=tree: find(tree, Place(), "cat"))
        rows.append(Row(f"tree of {size:,}: a search", search, "ms"))
    del held
    return rows


def layouts(tree: TokenTree, size: int) -> list[Row]:
    return [
        at_most(f"tree of {size:,}: laid out, chains as boxes", laid(tree, Folding()), "ms", 50),
        at_most(f"tree of {size:,}: laid out, a box a token", laid(tree, Folding(compact=False)), "ms", 100),
        at_most(f"tree of {size:,}: one more token followed", followed(size), "ms", 1),
    ]


def laid(tree: TokenTree, folding: Folding) -> float:
    return median_ms(lambda: TreeLayout().follow(tree, Place(), folding))


def followed(size: int) -> float:
    tree, layout = trees.large(size), TreeLayout()
    layout.follow(tree, Place(), Folding())

    def grow() -> None:
        node = tree._add(len(tree) - 1, len(tree))
        node.piece = b" more"
        layout.follow(tree, Place(), Folding())

    return median_ms(grow)


def frames(tree: TokenTree, size: int) -> list[Row]:
    view = TreeView()
    view.resize(1200, 700)
    view.show()
    view.show_tree(tree, Place())
    usual = median_ms(view.grab)
    boxes = view.painted_boxes
    view.fit()
    whole = median_ms(view.grab)
    rows = [
        at_most(f"tree of {size:,}: a frame of {boxes} boxes", usual, "ms", 16),
        Row(f"tree of {size:,}: a frame of {view.painted_boxes} boxes, zoomed out", whole, "ms"),
    ]
    view.close()
    return rows
