from itertools import pairwise

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Cost, Step
from playground.session.slices import slices_of


def step(recipe: str, size: int = 10, seed: int = 42, spread: float = 0.3) -> Step:
    scores = -np.arange(size, dtype=np.float32) * spread
    lexicon = ScriptedModel(tuple(b"%d" % token for token in range(size)), {(): scores})
    sight = engine.Sight(Head((1,), 1, lexicon=lexicon, seed=seed), scores, Cost())
    return engine.choose(sight, Recipe.parse(recipe))


def test_slices_fill_the_interval_in_the_order_of_the_draw() -> None:
    slices = slices_of(step("sample"))
    assert [one.token for one in slices] == list(range(10))
    assert slices[0].low == 0.0
    assert slices[-1].high == 1.0
    assert all(a.high == pytest.approx(b.low) for a, b in pairwise(slices))


@pytest.mark.parametrize("seed", range(12))
def test_the_taken_slice_is_that_of_the_record_and_holds_u(seed: int) -> None:
    done = step("sample", seed=seed)
    taken = [one for one in slices_of(done) if one.taken]
    assert len(taken) == 1
    draw = done.growth.draw
    assert draw is not None
    assert (taken[0].low, taken[0].high) == (draw.low, draw.high)
    assert taken[0].low <= draw.u < taken[0].high


def test_greedy_has_slices_and_a_taken_one() -> None:
    slices = slices_of(step("top_k=3,greedy"))
    assert [one.taken for one in slices] == [True, False, False]


def test_tokens_beyond_the_record_are_one_slice() -> None:
    flat = [step("sample", size=500, seed=seed, spread=0.0) for seed in range(20)]
    beyond = next(done for done in flat if done.growth.token not in done.look.stages[-1].ids)
    *named, rest, taken = slices_of(beyond)
    assert len(named) == 64
    assert (rest.token, rest.count, rest.high) == (None, 500 - 64, 1.0)
    assert taken.taken
    assert rest.low <= taken.low < taken.high <= rest.high
