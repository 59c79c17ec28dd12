"""Where each token of a tree stands: boxes in rows, from left to right, as text is read. Pure.

The first child goes on in its parent's row, every other one begins a row of its own below, so that a
branch is a line of text and a subtree a block of rows. Widths are columns of a fixed-width face.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

from playground.session.session import Place
from playground.session.tree import ROOT, Node, TokenTree
from playground.session.tree_text import Part, columns, ending, parts, piece_columns

GAP = 5
PADDING = 1
HANDLE = 2
MOST_CHAIN, MOST_TOKEN, MOST_PROMPT, MOST_NAME = 44, 24, 32, 24


@dataclass(frozen=True)
class Folding:
    """How the tree is looked at: chains as one box (`compact`), and the nodes whose subtree is folded."""

    compact: bool = True
    folded: frozenset[int] = frozenset()


@dataclass(eq=False, slots=True)
class Box:
    """A chain of nodes drawn as one: from column `x`, `width` columns wide, in one row.

    `parent` and `children` are numbers of boxes; `forks` says that there are several children, and `fork`
    is the nearest box on the way to the prompt of which that is so, −1 for none. `text_columns` is what
    its tokens would take; `lead` what its star and name take before them. `below` counts the tokens of a
    subtree that is folded away.
    """

    number: int
    parent: int
    row: int
    x: int
    nodes: list[int]
    children: list[int] = field(default_factory=list)
    text_columns: int = 0
    lead: int = 0
    width: int = 0
    below: int = 0
    forks: bool = False
    fork: int = -1
    _parts: list[Part] | None = None

    @property
    def first(self) -> int:
        """Its first node."""
        return self.nodes[0]

    @property
    def last(self) -> int:
        """Its last node."""
        return self.nodes[-1]

    @property
    def right(self) -> int:
        """The column after it."""
        return self.x + self.width


class TreeLayout:
    """The boxes of a tree at a place. `follow` brings it up to date, cheaply where the tree only grew."""

    def __init__(self) -> None:
        self._clear()
        self._tree: TokenTree | None = None
        self._size = 0
        self._place = Place()
        self._folding = Folding()
        self.version = 0

    def _clear(self) -> None:
        self.boxes: list[Box] = []
        self.rows: list[list[int]] = []
        self.box_of: dict[int, int] = {}
        self.width = 0
        self._marks: frozenset[int] = frozenset()
        self._stops: frozenset[int] = frozenset()

    @property
    def height(self) -> int:
        """In rows."""
        return len(self.rows)

    def follow(self, tree: TokenTree, place: Place, folding: Folding) -> bool:
        """Lays out what changed; whether anything did."""
        if tree is self._tree and self._unmoved(place, folding):
            if len(tree) == self._size and place.cursor == self._place.cursor:
                return False
            if not self._grow(tree, place):
                self._lay_out(tree, place, folding)
        else:
            self._lay_out(tree, place, folding)
        self._tree, self._size, self._place, self._folding = tree, len(tree), place, folding
        self.version += 1
        return True

    def _unmoved(self, place: Place, folding: Folding) -> bool:
        old = self._place
        marks = (old.hidden, old.names, old.stars) == (place.hidden, place.names, place.stars)
        return marks and folding == self._folding

    # asking

    def box_at(self, node: int) -> Box | None:
        """The box that holds a node; None where it is hidden or folded away."""
        number = self.box_of.get(node)
        return None if number is None else self.boxes[number]

    def within(self, top: int, bottom: int, left: float, right: float) -> list[Box]:
        """Boxes of the rows from `top` to `bottom`, both included, with their edges, in these columns."""
        found = []
        for row in self.rows[max(0, top) : bottom + 1]:
            start = bisect_left(row, left, key=lambda number: self.boxes[number].right)
            for number in row[start:]:
                box = self.boxes[number]
                if box.x - GAP > right:
                    break
                found.append(box)
        return found

    def trunks(self, top: int, bottom: int) -> list[Box]:
        """Boxes whose line down to their children passes through these rows, and perhaps a few more."""
        found: dict[int, Box] = {}
        for row in self.rows[max(0, top) : bottom + 1]:
            if row:
                self._climb(row[-1], found)
        return list(found.values())

    def _climb(self, number: int, found: dict[int, Box]) -> None:
        """Notes the box if it forks, and all forks on the way to the prompt."""
        if not self.boxes[number].forks:
            number = self.boxes[number].fork
        while number >= 0 and number not in found:
            found[number] = self.boxes[number]
            number = self.boxes[number].fork

    def parts_of(self, box: Box) -> list[Part]:
        """What the box shows of its tokens."""
        if box._parts is None:
            box._parts = self._parts(box)
        return box._parts

    def _parts(self, box: Box) -> list[Part]:
        assert self._tree is not None
        nodes = self._tree.nodes
        prompt = nodes[box.first].prompt
        if prompt is not None:
            label = ending(prompt.text, MOST_PROMPT)
            return [Part(0, label, 0, columns(label))]
        room = MOST_TOKEN if len(box.nodes) == 1 else MOST_CHAIN
        return parts([nodes[node].piece for node in box.nodes], room)

    def node_at(self, box: Box, column: float) -> int:
        """The node under a column of a box; its last one beside the text and where tokens are left out."""
        inner = column - box.x - PADDING - box.lead
        for part in self.parts_of(box):
            if part.start <= inner < part.end and not part.left_out:
                return box.nodes[part.place]
        return box.last

    def beside(self, box: Box, rows: int) -> Box | None:
        """The nearest box so many rows further down, or up where negative; None at the edge."""
        row, step = box.row + rows, 1 if rows > 0 else -1
        while 0 <= row < len(self.rows) and not self.rows[row]:
            row += step
        if not 0 <= row < len(self.rows):
            return None
        numbers = self.rows[row]
        place = bisect_left(numbers, box.x + 1, key=lambda number: self.boxes[number].right)
        return self.boxes[numbers[min(place, len(numbers) - 1)]]

    # laying out

    def _lay_out(self, tree: TokenTree, place: Place, folding: Folding) -> None:
        self._clear()
        self._marks = place.stars | place.names.keys()
        self._stops = folding.folded | {place.cursor}
        pending = [(child, -1, False) for child in reversed(_children(tree.nodes[ROOT], place.hidden))]
        while pending:
            node, parent, goes_on = pending.pop()
            box = self._open(tree.nodes[node], place, parent, goes_on)
            if folding.compact and parent >= 0:
                self._fill(tree.nodes, place.hidden, box)
            children = _children(tree.nodes[box.nodes[-1]], place.hidden)
            if children and box.nodes[-1] in folding.folded:
                box.below = sum(1 for _ in below(tree, box.last, place))
                children = []
            self._close(box, len(children))
            if children:
                pending += [(child, box.number, False) for child in children[:0:-1]]
                pending.append((children[0], box.number, True))

    def _open(self, node: Node, place: Place, parent: int, goes_on: bool) -> Box:
        """A box that begins with a node, in its parent's row or a new one."""
        if not goes_on:
            if parent < 0 and self.rows:
                self.rows.append([])
            self.rows.append([])
        number = len(self.boxes)
        box = Box(number, parent, len(self.rows) - 1, 0, [node.index], text_columns=_columns(node))
        if parent >= 0:
            above = self.boxes[parent]
            box.x = above.x + above.width + GAP
            above.children.append(number)
            box.fork = parent if above.forks else above.fork
        if node.index in self._marks:
            box.lead = _lead(node.index, place)
        self.boxes.append(box)
        self.rows[-1].append(number)
        self.box_of[node.index] = number
        return box

    def _fill(self, nodes: list[Node], hidden: frozenset[int], box: Box) -> None:
        """Takes single children in, as far as a chain goes: up to a branch or a mark."""
        node, box_of, number = nodes[box.first], self.box_of, box.number
        while node.index not in self._stops:
            children = _children(node, hidden)
            if len(children) != 1 or children[0] in self._marks:
                return
            node = nodes[children[0]]
            box.nodes.append(node.index)
            box.text_columns += piece_columns(node.piece)
            box_of[node.index] = number

    def _close(self, box: Box, children: int) -> None:
        """Its width, with room for a handle where branches leave it or are folded away."""
        box.forks = children > 1
        most = MOST_PROMPT if box.parent < 0 else MOST_TOKEN if len(box.nodes) == 1 else MOST_CHAIN
        handle = HANDLE if box.below or children > 1 else 0
        box.width = min(most, max(1, box.text_columns)) + box.lead + 2 * PADDING + handle
        self.width = max(self.width, box.right)

    def _grow(self, tree: TokenTree, place: Place) -> bool:
        """Adds new nodes that prolong leaves; False where something else changed."""
        folding, old = self._folding, self._place.cursor
        if old != place.cursor and not (self._ends(old) and place.cursor >= self._size):
            return False
        for index in range(self._size, len(tree)):
            node = tree.nodes[index]
            box = self.box_at(node.parent)
            if box is None or box.children or box.last != node.parent or box.below:
                return False
            if len(tree.nodes[node.parent].children) != 1:
                return False
            self._prolong(place, folding, box, node)
        return place.cursor == old or self._ends(place.cursor)

    def _ends(self, node: int) -> bool:
        """Whether nothing follows a node yet."""
        box = self.box_at(node)
        return box is not None and box.last == node and not box.children

    def _prolong(self, place: Place, folding: Folding, box: Box, node: Node) -> None:
        if folding.compact and box.parent >= 0 and node.parent != place.cursor:
            box.nodes.append(node.index)
            box.text_columns += piece_columns(node.piece)
            box._parts = None
            self.box_of[node.index] = box.number
        else:
            self._close(box, 1)
            following = Box(len(self.boxes), box.number, box.row, box.right + GAP, [node.index])
            following.text_columns, following.fork = _columns(node), box.fork
            box.children.append(following.number)
            self.boxes.append(following)
            self.rows[box.row].append(following.number)
            self.box_of[node.index] = following.number
            box = following
        self._close(box, 0)


def _children(node: Node, hidden: frozenset[int]) -> list[int]:
    if not hidden:
        return list(node.children.values())
    return [child for child in node.children.values() if child not in hidden]


def below(tree: TokenTree, node: int, place: Place) -> Iterator[int]:
    """All nodes under a node that are not hidden, parents before children."""
    pending = _children(tree.nodes[node], place.hidden)
    while pending:
        node = pending.pop()
        yield node
        pending += _children(tree.nodes[node], place.hidden)


def _columns(node: Node) -> int:
    return columns(ending(node.prompt.text, MOST_PROMPT)) if node.prompt else piece_columns(node.piece)


def _lead(node: int, place: Place) -> int:
    """Columns of a star and a name before the text."""
    star = 2 if node in place.stars else 0
    name = place.names.get(node)
    return star + (min(MOST_NAME, columns(name)) + 3 if name else 0)
