"""The text in a box of the tree: never wider than its room, and every token findable."""

import pytest

from playground.session.tree_text import columns, ending, parts


def said(pieces: list[bytes], room: int = 44) -> str:
    return "".join(part.text for part in parts(pieces, room))


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        ([b" the"], "␣the"),
        ([b" "], "␣"),
        ([b"the", b" cat"], "the cat"),
        ([b" the", b" cat", b"\n"], "␣the cat↵"),
        ([b"\xf0\x9f", b"\xa4\x97", b"!"], "\U0001f917!"),
        ([b"\xf0\x9f"], "‹F0 9F›"),
        ([b"a", b"\xf0\x9f"], "a\ufffd"),
        ([b"a", b"\t", b"b"], "a⇥b"),
    ],
)
def test_tokens_read_as_text_with_marks_where_nothing_would_be_seen(pieces: list[bytes], text: str) -> None:
    assert said(pieces) == text


@pytest.mark.parametrize("count", [1, 2, 30, 43, 44, 45, 500, 10_000])
@pytest.mark.parametrize("piece", [b" word", b"x", " 日本".encode(), b"y" * 60, b"\xe2"])
def test_a_chain_of_any_length_keeps_to_its_room(count: int, piece: bytes) -> None:
    made = parts([piece] * count, 44)
    assert made[-1].end <= 44
    assert all(part.end - part.start == columns(part.text) for part in made)
    assert [part.start for part in made[1:]] == [part.end for part in made[:-1]]


def test_a_long_chain_shows_its_beginning_and_its_end() -> None:
    made = parts([f" {number}".encode() for number in range(1000)], 30)
    assert made[0].text == "␣0"
    assert (made[-1].text, made[-1].place) == (" 999", 999)
    assert [part.place for part in made if part.left_out] == [len([p for p in made if p.place < 100]) - 1]


def test_wide_characters_take_two_columns_and_combining_ones_none() -> None:
    assert columns("日本") == 4
    assert columns("e\u0301") == 1
    assert columns("abc") == 3


@pytest.mark.parametrize(
    ("text", "shown"), [("", ""), ("The end", "The end"), ("one\ntwo", "one↵two"), ("x" * 40, "…" + "x" * 9)]
)
def test_of_a_prompt_the_end_is_shown(text: str, shown: str) -> None:
    assert ending(text, 10) == shown
