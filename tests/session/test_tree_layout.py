"""Where boxes stand: text reads along a row, subtrees are blocks of rows, and growing is cheap."""

import itertools
import random

import pytest

from playground.session.session import Place
from playground.session.tree import ROOT, Prompt, TokenTree
from playground.session.tree_layout import GAP, MOST_CHAIN, Folding, TreeLayout, below

WORDS = (b" the", b" cat", b" sat", b"\n", b"ing", b".", " 日本".encode(), b"\xf0\x9f")
TOKENS = Folding(compact=False)


def add(tree: TokenTree, parent: int, piece: bytes = b" x") -> int:
    """A node without a record; the layout asks for none."""
    token = len(tree)
    node = tree._add(parent, token)
    node.token, node.piece, node.depth = token, piece, tree.nodes[parent].depth + 1
    return node.index


def planted(text: str = "The") -> TokenTree:
    tree = TokenTree()
    tree.plant(Prompt(text, (1,), (text.encode(),)))
    return tree


def grown(size: int, seed: int = 1, stay: float = 0.9) -> TokenTree:
    chance, tree, cursor = random.Random(seed), planted(), 1
    while len(tree) < size:
        if chance.random() > stay:
            cursor = chance.randrange(1, len(tree))
        cursor = add(tree, cursor, chance.choice(WORDS))
    return tree


def laid(tree: TokenTree, place: Place | None = None, folding: Folding | None = None) -> TreeLayout:
    layout = TreeLayout()
    layout.follow(tree, place or Place(), folding or Folding())
    return layout


def forked() -> tuple[TokenTree, list[int]]:
    """The ─ a ─ b ─ c, and d ─ e from a."""
    tree = planted()
    a = add(tree, 1, b" a")
    b = add(tree, a, b" b")
    c = add(tree, b, b" c")
    d = add(tree, a, b" d")
    return tree, [a, b, c, d, add(tree, d, b" e")]


def shape(layout: TreeLayout) -> list[tuple[int, int, list[int]]]:
    return sorted((box.row, box.x, box.nodes) for box in layout.boxes)


def test_chains_are_one_box_up_to_a_branch() -> None:
    tree, (a, b, c, d, e) = forked()
    layout = laid(tree)
    assert [(box.row, box.nodes) for box in layout.boxes] == [(0, [1]), (0, [a]), (0, [b, c]), (1, [d, e])]
    assert layout.boxes[2].x == layout.boxes[3].x == layout.boxes[1].right + GAP


def test_each_token_is_a_box_where_chains_are_not_folded() -> None:
    tree, nodes = forked()
    layout = laid(tree, folding=TOKENS)
    assert [box.nodes for box in layout.boxes] == [[1], *([node] for node in nodes)]


@pytest.mark.parametrize("folding", [Folding(), TOKENS])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_node_has_one_box_and_no_boxes_touch(folding: Folding, seed: int) -> None:
    tree = grown(800, seed)
    layout = laid(tree, folding=folding)
    assert sorted(node for box in layout.boxes for node in box.nodes) == list(range(1, 800))
    assert all(layout.box_at(node) is box for box in layout.boxes for node in box.nodes)
    for row, numbers in enumerate(layout.rows):
        boxes = [layout.boxes[number] for number in numbers]
        assert all(box.row == row for box in boxes)
        assert all(one.right + GAP <= other.x for one, other in itertools.pairwise(boxes))
    for box in layout.boxes:
        rows = [layout.boxes[child].row for child in box.children]
        assert rows == sorted(set(rows))
        assert rows[:1] in ([], [box.row])


def test_the_cursor_a_name_and_a_star_part_a_chain() -> None:
    tree = planted()
    a, b, c, d, e = (add(tree, parent) for parent in range(1, 6))
    place = Place(cursor=a, names={c: "here"}, stars=frozenset({e}))
    assert [box.nodes for box in laid(tree, place).boxes] == [[1], [a], [b], [c, d], [e]]


def test_hidden_branches_take_no_room() -> None:
    tree, (a, b, c, d, e) = forked()
    layout = laid(tree, Place(hidden=frozenset({d})))
    assert [box.nodes for box in layout.boxes] == [[1], [a, b, c]]
    assert layout.box_at(e) is None


def test_a_folded_subtree_is_counted_and_not_laid_out() -> None:
    tree, (a, *_) = forked()
    layout = laid(tree, folding=Folding(folded=frozenset({a})))
    assert [(box.nodes, box.below) for box in layout.boxes] == [([1], 0), ([a], 4)]


def test_prompts_stand_below_each_other_with_room_between() -> None:
    tree, _ = forked()
    tree.plant(Prompt("Another", (2,), (b"Another",)))
    layout = laid(tree)
    assert [(box.row, box.x) for box in layout.boxes if box.parent < 0] == [(0, 0), (3, 0)]


@pytest.mark.parametrize("folding", [Folding(), TOKENS])
@pytest.mark.parametrize("seed", range(6))
def test_following_growth_gives_what_a_fresh_layout_gives(folding: Folding, seed: int) -> None:
    chance, tree, layout = random.Random(seed), planted(), TreeLayout()
    cursor = 1
    for _ in range(120):
        if chance.random() > 0.85:
            cursor = chance.randrange(1, len(tree))
        for _ in range(chance.randrange(3)):
            cursor = add(tree, cursor, chance.choice(WORDS))
        if chance.random() > 0.8:
            add(tree, chance.randrange(1, len(tree)))
        place = Place(cursor=cursor)
        layout.follow(tree, place, folding)
        assert shape(layout) == shape(laid(tree, place, folding))


def test_a_leaf_that_grows_is_prolonged_without_a_new_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = grown(500)
    leaf = len(tree) - 1
    layout = laid(tree, Place(cursor=leaf))
    monkeypatch.setattr(TreeLayout, "_lay_out", lambda *_: pytest.fail("laid out anew"))
    for _ in range(50):
        leaf = add(tree, leaf)
        assert layout.follow(tree, Place(cursor=leaf), Folding())
        assert not layout.follow(tree, Place(cursor=leaf), Folding())
    box = layout.box_at(leaf)
    assert box is not None
    assert box.last == leaf


def test_a_deep_tree_needs_no_recursion() -> None:
    tree = planted()
    for parent in range(1, 20_000):
        add(tree, parent)
    layout = laid(tree)
    assert len(layout.boxes) == 2
    assert layout.boxes[1].width <= MOST_CHAIN + 4
    assert len(laid(tree, folding=TOKENS).boxes) == 20_000
    assert sum(1 for _ in below(tree, ROOT, Place())) == 20_000


@pytest.mark.parametrize("folding", [Folding(), TOKENS])
def test_only_boxes_in_view_are_found_and_none_is_missed(folding: Folding) -> None:
    layout = laid(grown(2000), folding=folding)
    for top, left in ((0, 0), (10, 30), (50, 200)):
        found = layout.within(top, top + 20, left, left + 120)
        wanted = [
            box
            for box in layout.boxes
            if top <= box.row <= top + 20 and box.right >= left and box.x - GAP <= left + 120
        ]
        assert sorted(box.number for box in found) == [box.number for box in wanted]


@pytest.mark.parametrize("folding", [Folding(), TOKENS])
def test_lines_that_pass_through_the_view_are_found(folding: Folding) -> None:
    layout = laid(grown(2000), folding=folding)
    for top in (0, 20, 60, 100):
        bottom = top + 5
        wanted = {
            box.number
            for box in layout.boxes
            if len(box.children) > 1 and box.row <= bottom and layout.boxes[box.children[-1]].row >= top
        }
        found = {box.number for box in layout.trunks(top, bottom)}
        assert wanted <= found


def test_the_token_under_a_column_is_found() -> None:
    tree, (_, b, c, *_) = forked()
    layout = laid(tree)
    box = layout.box_at(b)
    assert box is not None
    assert [layout.node_at(box, box.x + column) for column in (1, 2, 3, 4, 5)] == [b, b, c, c, c]


def test_moving_up_and_down_finds_the_nearest_box_and_skips_gaps() -> None:
    tree, (_, b, _, d, _) = forked()
    other = tree.plant(Prompt("Another", (2,), (b"Another",)))
    layout = laid(tree)
    start = layout.box_at(d)
    assert start is not None
    up, down = layout.beside(start, -1), layout.beside(start, 1)
    assert up is layout.box_at(b)
    assert down is layout.box_at(other)
    assert layout.beside(layout.boxes[0], -1) is None
