from dataclasses import replace

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.explain import stopped, why
from playground.session.records import Cost, Step, Stop

WORDS = (b"<end>", b" the", b" cat", b" sat", b"\n")
SCORES = np.array([0.0, 3.0, 2.0, 1.0, 0.5], dtype=np.float32)


def step(recipe: str, picked: int | None = None, scores: np.ndarray = SCORES) -> Step:
    lexicon = ScriptedModel(WORDS, {(): scores})
    sight = engine.Sight(Head((1, 2), 2, lexicon=lexicon, seed=42), scores, Cost())
    wanted = Recipe.parse(recipe)
    return engine.choose(sight, wanted) if picked is None else engine.pick(sight, wanted, picked)


@pytest.mark.parametrize(
    ("recipe", "picked", "begins"),
    [
        ("greedy", None, "Greedy takes the likeliest token, “␣the”: the likeliest for the model, "),
        ("top_k=1,sample", None, "“␣the” is the only token left, so there was nothing to draw: "),
        ("greedy", 2, "Picked by hand, “␣cat”: 2nd most likely for the model, "),
        ("top_k=2,greedy", 3, "Picked by hand, “␣sat”, although top-k had cut it: 3rd most likely"),
    ],
)
def test_says_how_the_token_came_out(recipe: str, picked: int | None, begins: str) -> None:
    assert why(step(recipe, picked)).startswith(begins)


def test_equals_are_told() -> None:
    tied = np.array([1.0, 3.0, 3.0, 0.0, 0.0], dtype=np.float32)
    assert why(step("greedy", scores=tied)).startswith("Several tokens tie for the first place")


def test_tells_the_draw_with_the_numbers_of_the_record() -> None:
    done = step("sample")
    draw = done.growth.draw
    assert draw is not None
    assert f"Drew u = {draw.u:.4f}" in why(done)
    assert f"({draw.low:.4f}–{draw.high:.4f})" in why(done)


def test_tells_the_arrival_that_won_a_race() -> None:
    done = step("sample(draw=race)")
    race = done.growth.race
    assert race is not None
    assert f"arrived first in the race, at {race.arrival:.4f}, ahead of the next at " in why(done)
    assert f" {race.second_arrival:.4f}: " in why(done)
    bare = replace(done, growths=(replace(done.growth, race=None),))
    assert "arrived first in the race: " in why(bare)


def test_what_the_recipe_left_is_told() -> None:
    assert why(step("top_k=2,greedy")).endswith("73.11 % after the recipe, which kept 2 tokens.")
    assert "100 % after the recipe, which kept one token." in why(step("top_k=1,sample"))


@pytest.mark.parametrize("kind", ["end", "limit", "context", "paused"])
def test_every_stop_is_a_sentence(kind: str) -> None:
    assert stopped(Stop(kind, 0), b"<end>").endswith(".")
