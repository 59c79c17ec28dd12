import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.session.scene import Line, Mark
from playground.session.vote import Hands, Polls, Score, distance, score
from tests.widgets import scenes

TOKENS = st.integers(1, 5)


def hands(*tokens: int) -> Hands:
    return Hands(tokens)


def test_hands_are_counted_and_taken_back_last_first() -> None:
    raised = Hands().add(3).add(4).add(3)
    assert (raised.total, raised.count(3), raised.count(4), raised.count(9)) == (3, 2, 1, 0)
    assert raised.take_back() == hands(3, 4)
    assert raised.take_back(4) == hands(3, 3)
    assert raised.take_back(9) == raised
    assert Hands().take_back() == Hands()


@pytest.mark.parametrize(
    ("raised", "favourites"),
    [((), set()), ((2,), {2}), ((2, 3, 3), {3}), ((2, 3, 3, 2, 4), {2, 3})],
)
def test_the_favourites_have_the_most_hands(raised: tuple[int, ...], favourites: set[int]) -> None:
    assert Hands(raised).favourites == favourites


@pytest.mark.parametrize(
    ("raised", "p", "apart"),
    [
        ((1, 2), {1: 0.5, 2: 0.5}, 0.0),
        ((1, 1), {1: 0.0, 2: 1.0}, 1.0),
        ((1, 1, 1, 2), {1: 0.5, 2: 0.5}, 0.25),
        ((1,), {1: 0.25}, 0.75),
        ((7,), {1: 1.0}, 1.0),
    ],
)
def test_the_distance_is_half_of_all_differences(
    raised: tuple[int, ...], p: dict[int, float], apart: float
) -> None:
    assert distance(Hands(raised), p) == pytest.approx(apart)


@given(st.lists(TOKENS, min_size=1), st.lists(st.floats(0, 1), min_size=5, max_size=5))
def test_the_distance_lies_between_nothing_and_one(raised: list[int], weights: list[float]) -> None:
    total = max(1.0, sum(weights))
    p = {token: weight / total for token, weight in enumerate(weights, 1)}
    assert 0.0 <= distance(Hands(tuple(raised)), p) <= 1.0


def line(*steps: object) -> Line:
    """A prompt of two tokens, then one mark for each step."""
    marks = [Mark(0, 1, b" the"), Mark(0, 2, b" cat")]
    marks += [Mark(n, s.growth.token, s.growth.piece, s) for n, s in enumerate(steps, 3)]  # type: ignore[attr-defined]
    return Line(1, tuple(marks), len(marks), 2)


GREEDY = scenes.step("greedy")
DRAWN = scenes.step("sample", seed=5)
PICKED = scenes.step("greedy", picked=7)


def test_every_step_that_was_voted_on_gives_points() -> None:
    assert DRAWN.growth.rank > 1
    steps = line(GREEDY, DRAWN)
    polls = Polls().with_hands((1, 2), hands(1, 1, 5)).with_hands((1, 2, 1), hands(DRAWN.growth.token))
    p = GREEDY.growth.p_model + DRAWN.growth.p_model
    points = score(polls, steps, 4)
    assert (points.steps, points.by_class, points.greedy) == (2, 2.0, 1)
    assert points.model == pytest.approx(p)


def test_level_favourites_share_their_point_and_wrong_ones_get_none() -> None:
    steps = line(GREEDY)
    assert score(Polls({(1, 2): hands(1, 5)}), steps, 3).by_class == 0.5
    assert score(Polls({(1, 2): hands(5, 5)}), steps, 3).by_class == 0.0


@pytest.mark.parametrize(
    ("polls", "cursor"),
    [
        (Polls({(1, 2): hands(1)}), 2),
        (Polls({(1, 3): hands(1)}), 3),
        (Polls({(1,): hands(2)}), 3),
        (Polls(), 3),
    ],
)
def test_what_did_not_come_yet_or_elsewhere_or_from_the_prompt_does_not_count(
    polls: Polls, cursor: int
) -> None:
    assert score(polls, line(GREEDY), cursor) == Score()


def test_what_a_person_picked_does_not_count() -> None:
    assert score(Polls({(1, 2): hands(7)}), line(PICKED), 3) == Score()


def test_a_place_without_hands_is_forgotten() -> None:
    polls = Polls().with_hands((1,), hands(2))
    assert polls.with_hands((1,), Hands()) == Polls()
    assert polls.at((1,)) == hands(2)
    assert polls.at((2,)) == Hands()
