"""The draw: slices of the unit interval, and the race of transformers."""

from collections import Counter

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.decoding import Recipe, shape
from playground.decoding.distribution import Distribution
from playground.decoding.draw import MAX_SEED, check_seed, uniform
from playground.decoding.race import UniformStream, rerolled, run_race
from playground.decoding.searches.sample import Sample, pick_at
from playground.decoding.strategy import Head
from playground.errors import BadValue
from tests.decoding.vectors import VECTORS, Entry, logits_of


def label(entry: Entry) -> str:
    return f"{entry['logits']}-{entry.get('u', entry.get('seed'))}"


@pytest.mark.parametrize("entry", VECTORS["draws"], ids=label)
def test_u_falls_into_the_slice_of_the_reference(entry: Entry) -> None:
    choice = pick_at(Distribution(logits_of(entry)), entry["u"])
    assert choice.token == entry["token"]
    assert choice.draw is not None
    assert (choice.draw.low, choice.draw.high) == pytest.approx(entry["slice"], abs=1e-12)


@pytest.mark.parametrize("entry", VECTORS["multinomial_race"], ids=label)
def test_the_race_is_won_as_in_torch(entry: Entry) -> None:
    final = Distribution(logits_of(entry))
    stream = UniformStream(entry["seed"], len(final.logits))
    assert stream.at(0)[: len(entry["first_uniforms_of_step0"])].tolist() == pytest.approx(
        entry["first_uniforms_of_step0"], abs=0
    )
    steps = range(len(entry["torch_multinomial_ids"]))
    assert [run_race(final, entry["seed"], step)[0] for step in steps] == entry["torch_multinomial_ids"]


@pytest.mark.parametrize("size", [1, 2, 17, 1000, 49_152])
@pytest.mark.parametrize("seed", [0, 1234, 2**32 - 1, 2**32 + 5])
def test_the_stream_is_that_of_torch_at_any_step(seed: int, size: int) -> None:
    generator = torch.Generator().manual_seed(seed)
    expected = [torch.rand(size, dtype=torch.float64, generator=generator).numpy() for _ in range(4)]
    stream = UniformStream(seed, size)
    for step in (3, 0, 2, 1, 3):
        assert (stream.at(step) == expected[step]).all()


def test_the_stream_is_the_same_however_one_comes_to_a_step() -> None:
    straight = UniformStream(7, 5)
    rows = [straight.at(step) for step in range(70)]
    jumping = UniformStream(7, 5)
    for step in (69, 3, 40, 41, 17, 16, 15, 0, 64):
        assert (jumping.at(step) == rows[step]).all()


@pytest.mark.parametrize("seed", range(5))
def test_the_race_is_torch_multinomial(seed: int) -> None:
    logits = np.random.default_rng(seed).normal(0, 2, 500)
    logits[::3] = -np.inf
    p = torch.softmax(torch.tensor(logits, dtype=torch.float32), -1)
    generator = torch.Generator().manual_seed(seed)
    expected = [int(torch.multinomial(p, 1, generator=generator)) for _ in range(10)]
    assert [run_race(Distribution(logits.copy()), seed, step)[0] for step in range(10)] == expected


def test_the_race_says_how_close_it_was() -> None:
    winner, race = run_race(Distribution(np.array([1.0, 0.5, -np.inf])), 3, 0)
    assert {winner, race.second} == {0, 1}
    assert race.second_arrival is not None
    assert 0 < race.arrival <= race.second_arrival
    alone, unopposed = run_race(Distribution(np.array([-np.inf, 2.0])), 3, 0)
    assert (alone, unopposed.second) == (1, None)


def test_a_reroll_runs_another_race_and_the_first_one_has_torchs_seed() -> None:
    assert rerolled(5, 0) == 5
    assert len({rerolled(5, reroll) for reroll in range(100)}) == 100
    winners = {
        Sample("race").choose(Distribution(np.zeros(50)), Head((1,), 1, seed=5, reroll=r)).token
        for r in range(30)
    }
    assert len(winners) > 5


@pytest.mark.parametrize("draw", ["slice", "race"])
def test_samples_as_often_as_the_bars_say(draw: str) -> None:
    p = np.array([0.5, 0.3, 0.15, 0.05])
    final, sample = Distribution(np.log(np.append(p, 0.0) + np.append(np.zeros(4), 1e-300))), Sample(draw)
    trials = 4000
    counts = Counter(sample.choose(final, Head((7,), 1, seed=seed)).token for seed in range(trials))
    for token, share in enumerate(p):
        assert counts[token] == pytest.approx(trials * share, abs=5 * np.sqrt(trials * share * (1 - share)))


def test_masked_tokens_are_never_drawn() -> None:
    final = Distribution(np.array([0.0, -np.inf, 1.0, -np.inf, -20.0]))
    for draw in ("slice", "race"):
        tokens = {Sample(draw).choose(final, Head((1,), 1, seed=seed)).token for seed in range(2000)}
        assert tokens <= {0, 2, 4}


def test_what_rounding_leaves_at_the_end_goes_to_a_token_that_can_come() -> None:
    most = 1 - 2.0**-53
    short = 0
    for seed in range(40):
        row = np.append(np.random.default_rng(seed).normal(0, 2, 997), [-2000.0, -3000.0, -np.inf])
        final = Distribution(row)
        choice = pick_at(final, most)
        short += bool(final.cumulative[-1] <= most)
        assert choice.draw is not None
        assert final.probabilities[choice.token] > 0.0
        assert choice.draw.low <= most < choice.draw.high == 1.0
    assert short > 0


@given(
    st.integers(0, MAX_SEED),
    st.lists(st.integers(0, 2**40), max_size=20),
    st.integers(0, 2**63),
    st.text(max_size=20),
)
def test_a_place_has_one_number_in_the_unit_interval(
    seed: int, path: list[int], reroll: int, stream: str
) -> None:
    u = uniform(seed, path, reroll, stream)
    assert 0.0 <= u < 1.0
    assert u == uniform(seed, tuple(path), reroll, stream)


def test_streams_rerolls_seeds_and_paths_draw_apart() -> None:
    places = [
        (1, (1, 2), 0, "token"),
        (1, (1, 2), 0, "xtc"),
        (1, (1, 2), 1, "token"),
        (2, (1, 2), 0, "token"),
    ]
    assert len({uniform(*place) for place in [*places, (1, (2, 1), 0, "token")]}) == 5


@given(st.floats(0, 1, exclude_max=True), st.integers(1, 300), st.integers(0, 2**32))
def test_u_lies_in_the_slice_it_chose_and_slices_are_as_wide_as_the_bars(
    u: float, size: int, seed: int
) -> None:
    final = Distribution(np.random.default_rng(seed).normal(0, 4, size).round(1))
    choice = pick_at(final, u)
    assert choice.draw is not None
    assert choice.draw.low <= u < choice.draw.high
    assert choice.draw.high - choice.draw.low == pytest.approx(final.probabilities[choice.token], abs=1e-12)


@pytest.mark.parametrize(
    ("typed", "seed"), [("1", 1), (" 0 ", 0), (str(MAX_SEED), MAX_SEED), (4294967295, 4294967295)]
)
def test_a_seed_is_read(typed: str | int, seed: int) -> None:
    assert check_seed(typed) == seed


@pytest.mark.parametrize("typed", ["-1", "", "abc", "1.5", str(MAX_SEED + 1), "1_000"])
def test_a_seed_that_cannot_be_is_refused_with_the_range(typed: str) -> None:
    with pytest.raises(BadValue, match=f"A seed is a whole number from 0 to {MAX_SEED}"):
        check_seed(typed)


def test_how_a_token_came_about() -> None:
    hows = {
        ("sample", (1.0, 0.0)): "drawn",
        ("sample(draw=race)", (1.0, 0.0)): "race",
        ("top_k=1,sample", (1.0, 0.0)): "only",
        ("top_k=1,sample(draw=race)", (1.0, 0.0)): "only",
        ("greedy", (1.0, 0.0)): "greedy",
        ("greedy", (1.0, 1.0)): "tie",
    }
    for (text, logits), how in hows.items():
        recipe = Recipe.parse(text)
        shaped = shape(logits, recipe, ids=(0,), prompt_length=1)
        assert recipe.search.choose(shaped.after, shaped.head).how == how
