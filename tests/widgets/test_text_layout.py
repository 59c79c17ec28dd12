from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextCharFormat

from playground.widgets.text_layout import BLOCK_UNITS, Face, TextLayout
from playground.widgets.text_runs import Kind, Runs
from tests.widgets.lines import line

WORDS = tuple(f" word{n}".encode() for n in range(1200))
HEBREW = tuple(f" {word}".encode() for word in ("שלום", "abc", "def", "12") * 250)
WIDTH = 400.0


def face() -> Face:
    return Face(QFont(), 8.0, {kind: QTextCharFormat() for kind in Kind}, QTextCharFormat())


def laid_out(pieces, width: float = WIDTH, at_once: bool = True) -> TextLayout:
    layout, runs = TextLayout(face(), width), Runs()
    if not at_once:
        layout.begin(runs, 0)
    for mark in line((), pieces).marks:
        changed = runs.add(mark)
        if not at_once:
            layout.follow(changed)
    if at_once:
        layout.begin(runs, 0)
    return layout


def lines_of(layout: TextLayout) -> list[tuple[str, float, bool]]:
    result = []
    for block in layout.blocks:
        for number in range(block.layout.lineCount()):
            part = block.layout.lineAt(number)
            text = block.layout.text()[part.textStart() : part.textStart() + part.textLength()]
            result.append((text, round(block.y + part.y(), 2), block.right_to_left))
    return result


@pytest.mark.parametrize(
    "pieces",
    [WORDS[:600], (b"a\n",) * 30, (b"I \xf0\x9f", b"\xa4", b"\x97 x\n") * 10, (b"x",) * 2000, HEBREW],
    ids=["one paragraph", "many paragraphs", "split characters", "no break", "right to left"],
)
def test_growing_token_by_token_gives_the_same_lines_as_all_at_once(qapp, pieces):
    assert lines_of(laid_out(pieces, at_once=False)) == lines_of(laid_out(pieces))


def test_another_width_gives_the_same_lines_as_a_fresh_layout(qapp):
    layout = laid_out(WORDS, 300.0)
    layout.use(face(), WIDTH)
    assert lines_of(layout) == lines_of(laid_out(WORDS))


def test_a_token_added_to_a_long_paragraph_lays_out_its_end_only(qapp):
    layout = laid_out(WORDS)
    before = [block.layout for block in layout.blocks]
    assert all(block.end - block.start <= BLOCK_UNITS for block in layout.blocks)
    changed = layout.runs.add(line((), [b" more"], version=2).marks[0])
    layout.follow(changed)
    kept = [block.layout for block in layout.blocks][: len(before) - 1]
    assert all(old is new for old, new in zip(before, kept, strict=False))


@pytest.mark.parametrize(
    "pieces",
    [
        (b"a", b" b", b"\n", b"\n", b"c"),
        tuple(f" {word}".encode() for word in ["שלום", "abc", "עולם", "12", "مرحبا"]),
        (b"I ", b"\xf0\x9f", b"\xa4", b"\x97", "日本".encode()),
        (b"e", "\u0301".encode(), b"\xe2\x80\x8d"),
    ],
    ids=["line ends", "right to left", "split character", "no width of its own"],
)
def test_every_token_can_be_pointed_at(qapp, pieces):
    layout = laid_out(pieces)
    for mark in range(len(pieces)):
        rect = layout.rects_of(mark)[0]
        assert rect.width() > 0
        found = layout.place_at(QPointF(rect.left() + rect.width() * 0.75, rect.center().y()))
        assert found is not None
        # A mark without width of its own lies on the character it belongs to.
        assert found[1].mark == mark or pieces[0] == b"e"
    marked = {place.mark for block in layout.blocks for place in layout.places(block)}
    assert marked == set(range(len(pieces)))


def test_the_tokens_of_one_character_share_its_box(qapp):
    layout = laid_out((b"I ", b"\xf0\x9f", b"\xa4", b"\x97"))
    boxes = [layout.rects_of(mark)[0] for mark in (1, 2, 3)]
    assert boxes[0].left() < boxes[1].left() < boxes[2].left()
    assert {round(box.top()) for box in boxes} == {round(boxes[0].top())}


def test_hebrew_begins_at_the_right(qapp):
    layout = laid_out(("שלום".encode(), " עולם".encode()))
    first, second = layout.rects_of(0)[0], layout.rects_of(1)[0]
    assert first.right() > 0.8 * WIDTH  # only the recipe's label stands before it
    assert first.left() >= second.right() - 1.0
    assert layout.runs_right_to_left


def test_the_cursor_stands_before_its_token_and_on_a_new_line_after_a_line_end(qapp):
    layout = laid_out((b"ab", b" cd", b"\n"))
    assert layout.caret(1).left() == pytest.approx(layout.rects_of(1)[0].left())
    assert layout.caret(3).left() == 0
    assert layout.caret(3).top() > layout.rects_of(2)[0].bottom()


def test_a_point_and_an_offset_belong_together(qapp):
    layout = laid_out((b"hello", b" world"))
    rect = layout.rects_of(1)[0]
    offset = layout.offset_at(QPointF(rect.left() + 0.1, rect.center().y()))
    assert offset == layout.runs.offset_of(1)
    assert layout.offset_at(QPointF(10_000, 10_000)) == layout.runs.length


def test_boxes_of_words_in_two_directions_do_not_overlap(qapp):
    layout = laid_out(tuple(f" {word}".encode() for word in ["مرحبا", "بالعالم", "hello", "العربية", "abc"]))
    boxes = sorted((layout.rects_of(mark) for mark in range(5)), key=lambda rects: rects[0].left())
    assert all(len(rects) == 1 for rects in boxes)
    assert all(one[0].right() <= two[0].left() + 1.0 for one, two in pairwise(boxes))
