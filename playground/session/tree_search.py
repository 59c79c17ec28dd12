"""Finding text in a tree: tokens at which a text is complete, also where it spans several, and names."""

from playground.session.session import Place
from playground.session.tree import ROOT, TokenTree
from playground.session.tree_layout import TreeLayout, below

_MARKS = str.maketrans({"␣": " ", "↵": "\n", "⇥": "\t"})


def find(tree: TokenTree, place: Place, wanted: str) -> list[int]:
    """Nodes that are not hidden, in no order, whose token completes the text or whose name holds it.

    Capitals do not matter. A text may begin in an earlier token of the same branch; not in the prompt.
    """
    text = wanted.translate(_MARKS).lower()
    if not text:
        return []
    return [*dict.fromkeys([*_named(tree, place, text), *_completing(tree, place, text)])]


class Matches:
    """What a search found, in reading order, and the one on show (−1 for none)."""

    def __init__(self) -> None:
        self.text = ""
        self.nodes: list[int] = []
        self.as_set: frozenset[int] = frozenset()
        self.current = -1

    @property
    def number(self) -> int:
        """Of the one on show, from 1; 0 for none."""
        return self.nodes.index(self.current) + 1 if self.current in self.as_set else 0

    def search(self, tree: TokenTree, place: Place, layout: TreeLayout) -> None:
        """Looks for the text again."""
        found = find(tree, place, self.text)
        self.nodes = sorted(found, key=lambda node: _reading_order(tree, layout, node))
        self.as_set = frozenset(found)

    def go(self, step: int) -> int:
        """The next match or the one before, round and round; the first if none was on show; −1 for none."""
        if self.nodes:
            index = self.number - 1 + step if self.number else 0
            self.current = self.nodes[index % len(self.nodes)]
        return self.current if self.nodes else -1


def _reading_order(tree: TokenTree, layout: TreeLayout, node: int) -> tuple[int, int, int]:
    """Row by row; what is folded away where it is folded."""
    box, inner = layout.box_at(node), node
    while box is None and inner != ROOT:
        inner = tree.nodes[inner].parent
        box = layout.box_at(inner)
    return (box.row, box.x, tree.nodes[node].depth) if box else (0, 0, node)


def _named(tree: TokenTree, place: Place, text: str) -> list[int]:
    shown = set(below(tree, ROOT, place)) if place.names else set()
    return [node for node, name in place.names.items() if text in name.lower() and node in shown]


def _completing(tree: TokenTree, place: Place, text: str) -> list[int]:
    wanted, keep = text.encode("utf-8", "replace"), 4 * len(text.encode("utf-8", "replace"))
    before: dict[int, bytes] = {}
    found = []
    for index in below(tree, ROOT, place):
        node = tree.nodes[index]
        if node.prompt is not None:
            before[index] = b""
            continue
        known = before[node.parent]
        piece = node.piece if node.piece.islower() and node.piece.isascii() else _lower(node.piece)
        whole = known + piece
        # What was complete before this token does not count again.
        if wanted in whole[max(0, len(known) - len(wanted) + 1) :]:
            found.append(index)
        before[index] = whole[-keep:]
    return found


def _lower(piece: bytes) -> bytes:
    """Small letters; bytes that are no whole character stay as they are."""
    return piece.decode("utf-8", "surrogateescape").lower().encode("utf-8", "surrogateescape")
