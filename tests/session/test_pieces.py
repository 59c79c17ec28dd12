"""Bytes to text: nothing lost, nothing added, nothing invisible."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.session.numbers import ordinal, percent, short_percent
from playground.session.pieces import TextStream, spans, text_of, visible

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden_smollm2.json").read_text("utf-8"))
CASES = [case for case in GOLDEN["detokenization"] if "token_bytes_hex" in case]


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case["text"]))
def test_text_comes_piece_by_piece_as_recorded(case: dict[str, list[str]]) -> None:
    pieces = [bytes.fromhex(part) for part in case["token_bytes_hex"]]
    assert [span.text for span in spans(pieces)] == case["lossless_deltas"]
    assert text_of(pieces) == case["text"]


def test_an_unfinished_character_waits_and_is_told_byte_by_byte() -> None:
    stream = TextStream()
    assert stream.feed(b"\xf0\x9f").pending == b"\xf0\x9f"
    assert stream.feed(b"\xa4").pending == b"\xa4"
    done = stream.feed(b"\x97")
    assert (done.text, done.pending) == ("🤗", b"")


@given(st.lists(st.binary(max_size=5)))
def test_any_bytes_give_the_text_of_all_of_them(pieces: list[bytes]) -> None:
    stream = TextStream()
    text = "".join(stream.feed(piece).text for piece in pieces) + stream.flush()
    assert text == text_of(pieces)


@pytest.mark.parametrize(
    ("piece", "label"),
    [
        (b" the", "␣the"),
        (b"\n", "↵"),
        (b"\t\r", "⇥␍"),
        (b"\x00", "␀"),
        ("\u00a0x".encode(), "⍽x"),
        (b"\xf0\x9f", "‹F0 9F›"),
        (b"a\xff\xfe", "a‹FF FE›"),
        ("\u200d".encode(), "‹U+200D›"),
        ("\ufe0f".encode(), "‹U+FE0F›"),
        ("\u3164".encode(), "‹U+3164›"),
        ("日本".encode(), "日本"),
        (b"", "‹empty›"),
        (b"AT&T", "AT&T"),
    ],
)
def test_a_label_shows_what_has_no_shape(piece: bytes, label: str) -> None:
    assert visible(piece) == label


@given(st.text(min_size=1))
def test_a_label_is_never_blank(text: str) -> None:
    assert visible(text.encode("utf-8", "replace")).strip()


@pytest.mark.parametrize(
    ("p", "long", "short"),
    [
        (0.0, "0 %", "0 %"),
        (1e-9, "<0.01 %", "<0.01 %"),
        (0.0001, "0.01 %", "0.01 %"),
        (0.2253, "22.53 %", "23 %"),
        (0.0822, "8.22 %", "8.2 %"),
        (0.99994, "99.99 %", "99.99 %"),
        (0.99996, ">99.99 %", ">99.99 %"),
        (1.0, ">99.99 %", ">99.99 %"),
    ],
)
def test_a_probability_never_reads_as_impossible_or_certain_when_it_is_not(
    p: float, long: str, short: str
) -> None:
    assert (percent(p), short_percent(p)) == (long, short)


def test_only_the_sole_candidate_is_certain() -> None:
    assert percent(1.0, sole=True) == "100 %"


@pytest.mark.parametrize(("n", "text"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (1022, "1,022nd")])
def test_places_in_an_order_are_written_as_people_say_them(n: int, text: str) -> None:
    assert ordinal(n) == text
