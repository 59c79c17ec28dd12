from dataclasses import replace

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.loop import KEYS, LINES, following, values
from playground.session.records import Cost, Step
from playground.session.tree import Prompt

WORDS = (b"<end>", b" the", b" cat", b" sat", b"\n")
SCORES = np.array([0.0, 3.0, 2.0, 1.0, 0.5], dtype=np.float32)
PROMPT = Prompt(" the cat", (1, 2), (b" the", b" cat"))
COST = Cost(fed=1, cached=2, shape=(1, 1, 5), model_ms=31.0, shape_ms=0.9, choose_ms=0.05)


def step(recipe: str, picked: int | None = None) -> Step:
    lexicon = ScriptedModel(WORDS, {(): SCORES}, eos_ids=frozenset({0}))
    sight = engine.Sight(Head((1, 2, 3), 2, lexicon=lexicon, seed=42), SCORES, COST)
    wanted = Recipe.parse(recipe)
    return engine.choose(sight, wanted) if picked is None else engine.pick(sight, wanted, picked)


def told(done: Step, committed: bool = True) -> dict[str, str]:
    found = values(done, PROMPT, lambda token: WORDS[token].decode(), frozenset({0}), committed=committed)
    return {value.key: value.text for value in found}


def test_the_code_is_python_of_about_a_dozen_lines() -> None:
    compile("\n".join(line.code for line in LINES), "loop", "exec")
    assert 10 <= len(LINES) <= 13


def test_every_line_with_a_key_has_one_value_in_order() -> None:
    found = values(step("greedy"), PROMPT, str)
    assert tuple(value.key for value in found) == KEYS


def test_the_loop_goes_round() -> None:
    walked = [KEYS[0]]
    for _ in KEYS:
        walked.append(following(walked[-1]))
    assert tuple(walked) == (*KEYS, "forward")


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("encode", "“ the cat” → 2 ids: [1, 2]"),
        ("forward", "input 1 × 1, 2 positions from the cache → logits 1 × 1 × 5"),
        ("row", "its only row, for position 3: 5 scores"),
        ("transform", "top-k 2: 2 left"),
        ("softmax", " the 73.11 %,  cat 26.89 %"),
        ("choose", "the highest p → ␣the, id 1"),
        ("append", "ids[3] = 1, now 4 tokens"),
        ("stop", "␣the is no end token: the loop goes on"),
    ],
)
def test_tells_the_real_values(key: str, text: str) -> None:
    assert told(step("top_k=2,greedy"))[key] == text


def test_tells_the_draw_of_the_record() -> None:
    done = step("sample")
    draw = done.growth.draw
    assert draw is not None
    assert f"u = {draw.u:.4f} is in {draw.low:.4f}–{draw.high:.4f}" in told(done)["choose"]


@pytest.mark.parametrize(
    ("recipe", "picked", "said"),
    [
        ("top_k=1,sample", None, "one token is left"),
        ("greedy", 3, "by hand"),
        ("sample(draw=race)", None, "arrival"),
    ],
)
def test_tells_how_the_token_was_chosen(recipe: str, picked: int | None, said: str) -> None:
    assert said in told(step(recipe, picked))["choose"]


def test_what_is_not_appended_yet_is_said_so() -> None:
    assert told(step("greedy"), committed=False)["append"] == "next: ids[3] = 1, then 4 tokens"


def test_an_end_token_ends_the_loop() -> None:
    assert told(step("greedy", picked=0))["stop"] == "<end> is an end token: the loop ends"


def test_times_are_the_records_and_what_was_not_timed_has_none() -> None:
    times = {value.key: value.ms for value in values(step("greedy"), PROMPT, str)}
    assert times["forward"] == 31.0
    assert times["encode"] is times["append"] is None


def test_a_record_without_cost_invents_none() -> None:
    bare = replace(step("greedy"), cost=Cost())
    times = {value.key: value.ms for value in values(bare, PROMPT, str)}
    assert set(times.values()) == {None}
    assert told(bare)["forward"] == "the record does not say what went in"


def test_the_last_of_several_rows_is_named() -> None:
    prefill = replace(step("greedy"), cost=Cost(3, 0, (1, 3, 5), 50.0))
    assert told(prefill)["row"] == "the last of 3 rows, for position 3: 5 scores"
    assert told(prefill)["forward"].startswith("input 1 × 3, 0 positions from the cache")
