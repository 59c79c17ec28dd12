import pytest

from playground.session.pieces import text_of
from playground.widgets.text_runs import LONGEST_BADGE, Kind, Runs, badge
from tests.widgets.lines import SAMPLE, line


def runs_of(
    *pieces: bytes, special_ids: frozenset[int] = frozenset(), prompt: tuple[bytes, ...] = ()
) -> Runs:
    runs = Runs(special_ids)
    for mark in line(prompt, pieces).marks:
        runs.add(mark)
    return runs


def shown(runs: Runs) -> list[tuple[int, str, str]]:
    return [(run.mark, run.kind.name, run.shown) for run in runs.runs if run.kind is not Kind.BADGE]


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([b"a", b" b"], [(0, "TEXT", "a"), (1, "TEXT", " b")]),
        ([b".\n\n"], [(0, "TEXT", "."), (0, "LINE_END", "↵"), (0, "LINE_END", "↵")]),
        ([b"a\r\n"], [(0, "TEXT", "a␍"), (0, "LINE_END", "↵")]),
        ([b"\x00\t"], [(0, "TEXT", "␀\t")]),
        ([b""], [(0, "CONTROL", "‹empty›")]),
        ([b"\xf0\x9f"], [(0, "PENDING", "‹F0 9F›")]),
        ([b"\xf0\x9f", b"\xa4"], [(0, "PENDING", "‹F0 9F›"), (1, "PENDING", "‹A4›")]),
        ([b"\xf0\x9f", b"\xa4", b"\x97"], [(2, "TEXT", "🤗")]),
        ([b"a\xf0\x9f", b"\xa4\x97b"], [(0, "TEXT", "a"), (1, "TEXT", "🤗b")]),
        ([b"\xf0\x9f", b"x"], [(1, "TEXT", "\ufffdx")]),
    ],
)
def test_what_is_shown_of_tokens(pieces, expected):
    assert shown(runs_of(*pieces)) == expected


def test_a_completed_character_belongs_to_all_that_gave_bytes_to_it():
    runs = runs_of(b"\xf0\x9f", b"\xa4", b"\x97")
    assert [run.lead for run in runs.runs if run.kind is Kind.TEXT] == [(0, 1)]
    assert len({runs.offset_of(mark) for mark in range(3)}) == 1


def test_control_tokens_are_their_own_kind():
    runs = runs_of(b"hi", prompt=(b"<|im_start|>",), special_ids=frozenset({0}))
    assert shown(runs)[0] == (0, "CONTROL", "<|im_start|>")
    assert runs.exact(0, runs.length) == "<|im_start|>hi"


def test_an_unfinished_character_before_a_control_token_is_given_up():
    runs = runs_of(b"\xf0\x9f", b"<end>", special_ids=frozenset({101}))
    assert shown(runs) == [(0, "TEXT", "\ufffd"), (1, "CONTROL", "<end>")]


@pytest.mark.parametrize(
    "pieces",
    [
        [b"a", b" b\n", b"\r\nc", b"\t\x00"],
        [b"I \xf0\x9f", b"\xa4", b"\x97!", "日本語 שלום".encode()],
        ["𝒳".encode(), "\u00a0\u2028\u2029".encode()],
    ],
)
def test_the_exact_text_has_no_badges_and_no_marks(pieces):
    runs = runs_of(*pieces)
    assert any(run.kind is Kind.BADGE for run in runs.runs)
    assert runs.exact(0, runs.length) == text_of(pieces)


def test_a_part_of_a_token_is_exact_too():
    runs = runs_of("a🤗b".encode(), b"cd")
    start = runs.offset_of(0)
    assert runs.exact(start + 1, start + 4) == "🤗b"
    assert runs.exact(start + 3, start + 5) == "bc"


def test_a_badge_stands_where_the_recipe_changed():
    runs = Runs()
    for mark in line([b"x"], [b"a", b"b", b"c"], ["greedy", "greedy", SAMPLE]).marks:
        runs.add(mark)
    assert [run.mark for run in runs.runs if run.kind is Kind.BADGE] == [1, 3]


def test_a_long_badge_is_shortened():
    assert len(badge("temperature 1.2 · top-k 40 · top-p 0.9 · sample")) < LONGEST_BADGE + 12
    assert "…" in badge("x" * 50)
