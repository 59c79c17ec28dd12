"""Finding text in a tree: tokens at which a text is complete, also where it spans several, and names."""

from playground.session.session import Place
from playground.session.tree import ROOT, TokenTree
from playground.session.tree_layout import below

_MARKS = str.maketrans({"␣": " ", "↵": "\n", "⇥": "\t"})


def find(tree: TokenTree, place: Place, wanted: str) -> list[int]:
    """Nodes that are not hidden, in no order, whose token completes the text or whose name holds it.

    Capitals do not matter. A text may begin in an earlier token of the same branch; not in the prompt.
    """
    text = wanted.translate(_MARKS).lower()
    if not text:
        return []
    return [*dict.fromkeys([*_named(tree, place, text), *_completing(tree, place, text)])]


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
