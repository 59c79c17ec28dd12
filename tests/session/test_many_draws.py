import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.decoding.draw import uniform
from playground.session.many_draws import BAND, Drawing, band, target_of, verdict, why_not
from tests.widgets import scenes

PIECES = tuple(f" t{number}".encode() for number in range(200))
SLOPE = tuple(5.0 - number / 30 for number in range(200))
PATH = (1, 2, 3)


def test_rows_are_the_kept_tokens_with_their_probabilities() -> None:
    step = scenes.step("top_k=4,sample")
    target = target_of(step)
    assert target.tokens == (1, 2, 3, 4)
    assert target.p == pytest.approx(step.look.stages[-1].probabilities)
    assert target.others == 0


def test_tokens_that_the_record_does_not_name_share_the_last_row() -> None:
    target = target_of(scenes.step("sample", SLOPE, pieces=PIECES))
    assert (len(target.tokens), target.rows, target.others) == (64, 65, 136)
    assert target.p.sum() == pytest.approx(1.0)


def test_batches_give_the_same_draws_as_one_go() -> None:
    step = scenes.step("temperature=1.5,sample")
    whole, parts = Drawing(step, PATH), Drawing(step, PATH)
    whole.draw(1000)
    for size in (1, 9, 490, 500):
        parts.draw(size)
    assert parts.tally.done == whole.tally.done == 1000
    assert (parts.tally.counts == whole.tally.counts).all()
    assert whole.tally.counts.sum() == 1000


def test_another_seed_or_place_draws_other_numbers() -> None:
    one = Drawing(scenes.step("sample"), PATH).draw(500).counts
    assert (one != Drawing(scenes.step("sample", seed=43), PATH).draw(500).counts).any()
    assert (one != Drawing(scenes.step("sample"), (1, 2, 4)).draw(500).counts).any()


def test_the_numbers_are_not_those_of_the_step_itself() -> None:
    step = scenes.step("sample")
    key = int(uniform(step.seed, PATH, step.reroll, "token") * 2**53)  # what the token was drawn with
    borders = np.cumsum(target_of(step).p)[:-1]
    rows = np.searchsorted(borders, np.random.Generator(np.random.Philox(key=key)).random(500), side="right")
    assert (Drawing(step, PATH).draw(500).counts != np.bincount(rows, minlength=len(borders) + 1)).any()


@pytest.mark.parametrize("recipe", ["sample", "temperature=2,sample", "top_k=3,sample", "top_k=1,sample"])
def test_a_hundred_thousand_draws_are_as_the_bars_say(recipe: str) -> None:
    tally = Drawing(scenes.step(recipe), PATH).draw(100_000)
    expected = 100_000 * tally.target.p
    five = 5 * np.sqrt(expected * (1 - tally.target.p)) + 1
    assert (np.abs(tally.counts - expected) < five).all()


def exact(p: Fraction, n: int) -> tuple[int, int]:
    tail, below = Fraction(25, 1000), Fraction(0)
    low = high = None
    for k in range(n + 1):
        below += math.comb(n, k) * p**k * (1 - p) ** (n - k)
        low = k if low is None and below > tail else low
        high = k if high is None and below >= 1 - tail else high
    assert low is not None
    assert high is not None
    return low, high


@pytest.mark.parametrize("n", [1, 7, 60])
@pytest.mark.parametrize("p", [Fraction(1, 1000), Fraction(1, 7), Fraction(1, 2), Fraction(19, 20)])
def test_the_band_is_that_of_exact_arithmetic(p: Fraction, n: int) -> None:
    found = band(np.array([float(p)]), n)
    low, high = exact(p, n)
    assert (int(found.low[0]), int(found.high[0])) == (low, high)
    inside = sum(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(low, high + 1))
    assert float(found.beyond[0]) == pytest.approx(float(1 - inside), abs=1e-12)


@given(st.floats(0, 1), st.integers(0, 5000))
def test_a_band_holds_at_least_95_percent_and_its_own_mean(p: float, n: int) -> None:
    found = band(np.array([p]), n)
    assert 0 <= found.low[0] <= found.high[0] <= n
    assert found.beyond[0] <= 1 - BAND + 1e-9
    assert found.low[0] - 1 <= n * p <= found.high[0] + 1


def test_what_cannot_vary_has_a_band_of_one_count() -> None:
    found = band(np.array([0.0, 1.0]), 1000)
    assert found.low.tolist() == found.high.tolist() == [0, 1000]
    assert found.beyond.tolist() == [0.0, 0.0]


def test_over_many_seeds_as_many_rows_lie_outside_as_chance_allows() -> None:
    outside, expected = 0, 0.0
    for seed in range(200):
        tally = Drawing(scenes.step("temperature=2,sample", seed=seed), PATH).draw(300)
        found = band(tally.target.p, tally.done)
        outside += int(found.outside(tally.counts).sum())
        expected += float(found.beyond.sum())
    assert abs(outside - expected) < 5 * math.sqrt(expected)


def test_the_verdict_counts_rows_and_says_what_chance_alone_would_do() -> None:
    tally = Drawing(scenes.step("top_k=4,sample"), PATH).draw(1000)
    said = verdict(tally)
    assert said.startswith("1,000 draws: ")
    assert "of 4 rows lie outside" in said
    assert "by chance alone 0.2 would" in said


@pytest.mark.parametrize(
    ("recipe", "draws"), [("sample", True), ("sample(draw=race)", True), ("greedy", False)]
)
def test_a_recipe_that_does_not_draw_says_so(recipe: str, draws: bool) -> None:
    assert (why_not(scenes.step(recipe)) == "") == draws
