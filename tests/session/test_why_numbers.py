"""The why line over all strategies: each special case has its sentence, and every number is the record's."""

import math
import re
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.decoding.draw import Draw
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.explain import why
from playground.session.records import Cost, Step

WORDS = (b"<end>", b" the", b" cat", b" sat", b"\n", b"a", b"b", b"c")
SCORES = np.array([2.5, 3.0, 2.0, 1.0, 0.5, 0.0, -1.0, -3.0], dtype=np.float32)
TRANSFORMS = (
    "repetition_penalty=1.3",
    "min_new_tokens=5",
    "temperature=0.7",
    "temperature=0",
    "temperature=1.8",
    "dynatemp(range=0.3)",
    "top_k=3",
    "top_p=0.7",
    "min_p=0.2",
    "typical_p=0.5",
    "xtc(threshold=0.05,probability=0.5)",
    "mirostat(tau=2,eta=0.2)",
    "mirostat_v1(tau=2,eta=0.2)",
    "ban=id:1",
)
SEARCHES = ("greedy", "sample", "sample(draw=race)")


def make_step(
    recipe: str, scores: np.ndarray = SCORES, token: int | None = None, how: str = "picked", seed: int = 42
) -> Step:
    lexicon = ScriptedModel(WORDS, {(): scores}, eos_ids=frozenset({0}))
    sight = engine.Sight(Head((1, 2, 1), 2, lexicon=lexicon, seed=seed), scores, Cost())
    wanted = Recipe.parse(recipe)
    return engine.choose(sight, wanted) if token is None else engine.pick(sight, wanted, token, how)


def numbers_of(step: Step) -> Iterator[float]:
    """All numbers that the record holds, shares also in percent."""
    growth = step.growth
    yield from (growth.rank, step.look.kept, 100 * growth.p_model, 100 * growth.p_after, 100.0, 0.0)
    if growth.draw:
        yield from (growth.draw.u, growth.draw.low, growth.draw.high)
    if growth.race:
        yield from (growth.race.arrival, growth.race.second_arrival or 0.0)
    yield from (100 * float(p) for p in step.look.candidates.p_model)
    yield from (value for value in step.memories.values() if isinstance(value, float))
    for stage in step.look.stages:
        yield from map(float, re.findall(r"\d+\.?\d*", stage.note))
    yield from map(float, re.findall(r"\d+\.?\d*", str(step.recipe)))
    yield from surprises_of(step)


def surprises_of(step: Step) -> Iterator[float]:
    """Surprise of the token among those that mirostat kept, worked out from the distribution itself."""
    for place, transform in enumerate(step.recipe.transforms):
        if transform.about.key == "mirostat":
            stage = step.look.stages[place + 1]
            row = np.flatnonzero(stage.ids == step.growth.token)
            p = stage.probabilities[row[0]] if len(row) else None
            yield from [] if p is None else [-math.log2(p)]
            before = step.look.stages[place]
            row = np.flatnonzero(before.ids == step.growth.token)
            yield from [-math.log2(before.probabilities[row[0]])] if len(row) else []


def told_numbers(sentence: str) -> Iterator[tuple[float, float]]:
    """Each number outside of quotation marks with the error that its rounding allows."""
    bare = re.sub(r"“[^”]*”|[<>]0\.01|>99\.99|[Tt]op-[kp]|[Mm]in-p|[Tt]emperature 0|v1", "", sentence)
    for word in re.findall(r"−?\d[\d,]*(?:\.\d+)?", bare):
        decimals = len(word.partition(".")[2])
        yield float(word.replace(",", "").replace("−", "-")), 0.5000001 * 10.0**-decimals


def foreign_numbers(sentence: str, step: Step) -> list[float]:
    """Numbers in a sentence that the record does not hold."""
    known = list(numbers_of(step))
    told = told_numbers(sentence)
    return [value for value, error in told if not any(abs(value - real) <= error for real in known)]


scores = st.lists(
    st.floats(-20, 20, width=32) | st.just(-math.inf) | st.just(1.0), min_size=len(WORDS), max_size=len(WORDS)
).filter(lambda row: max(row) > -math.inf)
tokens = st.none() | st.integers(0, len(WORDS) - 1)
recipes = st.tuples(
    st.lists(st.sampled_from(TRANSFORMS), max_size=4, unique_by=lambda text: re.split(r"[=(]", text)[0]),
    st.sampled_from(SEARCHES),
).map(lambda parts: ",".join([*parts[0], parts[1]]))


@settings(max_examples=400)
@given(
    recipes,
    scores,
    st.none() | st.integers(0, len(WORDS) - 1),
    st.sampled_from(["picked", "forced"]),
    st.integers(0, 2**64 - 1),
)
def test_every_number_in_the_sentence_is_the_records(
    recipe: str, row: list[float], token: int | None, how: str, seed: int
) -> None:
    step = make_step(recipe, np.array(row, dtype=np.float32), token, how, seed)
    assert foreign_numbers(why(step), step) == []
    assert why(step).endswith(".")
    assert "  " not in why(step)


def test_the_check_finds_a_number_that_is_not_the_records() -> None:
    step = make_step("sample")
    assert step.growth.draw is not None
    other = replace(step, growths=(replace(step.growth, draw=Draw(0.123456, 0.1, 0.9)),))
    assert foreign_numbers(why(other), step) == [0.1235, 0.1, 0.9]


def test_a_temperature_of_zero_is_said_to_act_as_greedy() -> None:
    assert why(make_step("temperature=0,sample")) == (
        "Temperature 0 keeps only the likeliest token, “␣the”, as greedy does: "
        "the likeliest for the model, 44.20 %; 100 % after the recipe, which kept one token."
    )
    assert "as greedy does" not in why(make_step("top_k=1,temperature=0,sample"))
    assert "as greedy does" in why(make_step("temperature=from(1,0),sample"))
    assert "as greedy does" not in why(make_step("temperature=from(2,0),sample"))


def test_who_left_only_one_token_is_told() -> None:
    assert why(make_step("top_k=1,sample")).endswith(" Top-k took out the last of the others.")
    assert why(make_step("top_p=0.9,min_p=1,sample")).endswith(" Min-p took out the last of the others.")
    lonely = np.array([-np.inf] * 7 + [1.0], dtype=np.float32)
    assert "took out" not in why(make_step("top_k=1,sample", lonely))


def test_a_rescued_stage_is_told() -> None:
    told = why(make_step('ban="id:0|id:1|id:2|id:3|id:4|id:5|id:6|id:7",sample'))
    assert " would have taken out every token, so the best one stayed." in told


def test_greedy_after_a_penalty_does_not_claim_the_likeliest_for_the_model() -> None:
    told = why(make_step("repetition_penalty=3,greedy"))
    assert told.startswith(
        "Greedy takes the token that the recipe made the likeliest, “<end>”: 2nd most likely"
    )


@pytest.mark.parametrize("how", ["picked", "forced"])
def test_a_token_taken_by_hand_although_cut_names_who_cut_it(how: str) -> None:
    told = why(make_step("top_k=2,top_p=0.99,sample", token=7, how=how))
    assert ", although top-k had cut it: 8th most likely for the model, " in told
    assert "after the recipe" not in told


def test_a_token_that_the_model_rules_out_is_told() -> None:
    row = SCORES.copy()
    row[5] = -np.inf
    told = why(make_step("top_k=5,sample", row, token=5))
    assert told == "Picked by hand, “a”, although the model rules it out: 8th most likely for the model, 0 %."


def test_an_end_that_was_held_back_is_told_where_it_stood_above() -> None:
    row = SCORES.copy()
    row[0] = 5.0
    told = why(make_step("min_new_tokens=5,greedy", row))
    share = 100 * float(np.exp(5.0) / np.exp(row.astype(float)).sum())
    assert told.endswith(
        f" Minimum of new tokens held back an end token, which had {share:.2f} % for the model."
    )
    assert "held back" not in why(make_step("min_new_tokens=1,greedy", row))
    assert "held back" not in why(make_step("min_new_tokens=5,greedy"))


def test_the_coin_of_xtc_is_told_whichever_way_it_fell() -> None:
    told = "\n".join(why(make_step("xtc(threshold=0.05),sample", seed=seed)) for seed in range(20))
    assert re.search(r"XTC: the coin 0\.\d+ is above 0\.5, so nothing was excluded\.\n", told)
    assert re.search(r"XTC: the coin 0\.\d+ is not above 0\.5: \d top choices were excluded\.\n", told)


def test_the_memory_of_mirostat_is_told_with_the_surprise_that_moved_it() -> None:
    step = make_step("mirostat(tau=2,eta=0.2),sample")
    surprise = -math.log2(step.growth.p_after)
    after = 4.0 - 0.2 * (surprise - 2.0)
    assert why(step).endswith(
        f" Mirostat: μ stands at 4.00 bits. This token, with a surprise of {surprise:.2f} bits against "
        f"the 2 aimed at, moves it to {after:.2f} bits."
    )


def test_a_narrow_slice_gets_the_decimals_it_needs() -> None:
    step = make_step("sample")
    narrow = replace(step.growth, draw=Draw(0.50000123, 0.50000120, 0.50000130))
    told = why(replace(step, growths=(narrow,)))
    assert "(0.500001200–0.500001300)" in told
