import pytest

from playground.session.lecture_rows import axis, lecture_rows
from tests.widgets import scenes


def test_the_candidates_stand_in_the_models_order() -> None:
    rows = lecture_rows(scenes.step("greedy"), scenes.card(), 5)
    assert [row.rank for row in rows.listed] == [1, 2, 3, 4, 5]
    assert rows.apart is None


def test_a_taken_token_of_low_rank_takes_the_last_place() -> None:
    rows = lecture_rows(scenes.step("greedy", picked=9), scenes.card(), 5)
    assert [row.rank for row in rows.listed] == [1, 2, 3, 4, 10]
    assert rows.others is not None
    assert rows.others.count == 5


def test_by_their_letters_they_tell_nothing_of_their_rank() -> None:
    rows = lecture_rows(scenes.step("greedy"), scenes.card(), 5, alphabetical=True)
    names = [row.piece for row in rows.listed]
    assert names == [b"\n", b" cat", b" on", b" sat", b" the"]


@pytest.mark.parametrize(("largest", "end"), [(0.0, 0.05), (0.27, 0.3), (0.3, 0.3), (0.31, 0.4), (1.0, 1.0)])
def test_the_axis_ends_at_a_round_number(largest: float, end: float) -> None:
    assert axis(largest) == end
