from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.decoding.recipe import Recipe
from playground.session.effects import effects
from playground.session.order_words import order_words
from playground.session.picks import OtherOrder, grouped, other_orders, short_label
from playground.session.records import Step
from playground.session.trace import trace
from tests.session.conftest import PIECES
from tests.widgets import scenes

RECIPES = (
    "sample",
    "temperature=2,top_k=5,top_p=0.8,sample",
    "repetition_penalty=2,typical_p=0.5,min_p=0.1,greedy",
)


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_trace_begins_with_the_models_number_and_ends_with_the_last(
    make_step: Callable[..., Step], recipe: str
) -> None:
    step = make_step(recipe=recipe)
    seen = step.look.candidates
    for row, token in enumerate(seen.ids.tolist()):
        found = trace(step, token, PIECES)
        assert found is not None
        assert len(found.points) == len(step.look.stages)
        assert found.points[0].p == seen.p_model[row]
        assert found.points[-1].p == seen.p_after[row]
        assert found.points[-1].cut == (seen.cut_by[row] != -1)


@pytest.mark.parametrize("recipe", RECIPES[1:])
def test_every_point_is_the_stages_own(make_step: Callable[..., Step], recipe: str) -> None:
    step = make_step(recipe=recipe)
    for token in step.look.candidates.ids.tolist():
        found = trace(step, token)
        assert found is not None
        for point, stage in zip(found.points, step.look.stages, strict=True):
            known = dict(zip(stage.ids.tolist(), stage.probabilities.tolist(), strict=True))
            assert point.p == pytest.approx(known.get(token, 0.0))


def test_a_turn_says_from_what_to_what_and_where_it_was_cut() -> None:
    step = scenes.step("temperature=2,top_k=2,top_p=0.5,greedy")
    best, third = (trace(step, token, scenes.WORDS) for token in (1, 3))
    assert best is not None
    assert third is not None
    assert best.turn(0).startswith("␣the 39.38 % → ")
    assert third.turn(1).endswith("→ cut")
    assert third.turn(2) == ""
    assert third.cut_by == 1


def test_a_turn_that_changes_nothing_says_one_number() -> None:
    found = trace(scenes.step("top_k=10,greedy"), 1, scenes.WORDS)
    assert found is not None
    assert found.turn(0) == "␣the 39.38 %"


def test_a_token_beyond_the_best_of_a_stage_has_an_upper_bound() -> None:
    pieces = tuple(f" t{number}".encode() for number in range(200))
    slope = tuple(5.0 - number / 50 for number in range(200))
    step = scenes.step("temperature=1.5,greedy", slope, picked=150, pieces=pieces)
    found = trace(step, 150, pieces)
    assert found is not None
    assert found.points[0].p is not None
    assert found.points[1].p is not None
    between = scenes.step("temperature=1.5,min_p=0.001,top_p=0.999,sample", slope, picked=150, pieces=pieces)
    found = trace(between, 150, pieces)
    assert found is not None
    assert found.points[1].text.startswith("below ")


def test_a_token_that_the_record_does_not_name_has_no_trace(make_step: Callable[..., Step]) -> None:
    assert trace(make_step(), 10_000) is None


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        ("top_p=0.6,temperature=3,sample", "The order of transformers also keeps"),
        ("temperature=3,top_p=0.6,sample", "The order of llama.cpp cuts"),
    ],
)
def test_another_order_names_the_tokens_that_differ(recipe: str, words: str) -> None:
    step, wanted = scenes.sight(), Recipe.parse(recipe)
    said = [order_words(other, scenes.WORDS) for other in other_orders(step, wanted)]
    assert any(sentence.startswith(words) for sentence in said), said


def test_an_order_that_changes_nothing_says_nothing() -> None:
    recipe = Recipe.parse("top_k=10,temperature=1,sample")
    assert [order_words(other) for other in other_orders(scenes.sight(), recipe)] == ["", ""]
    assert order_words(OtherOrder("vLLM", recipe)) == ""


@pytest.mark.parametrize(
    ("recipe", "words"),
    [("top_k=5,sample", "top-k 5"), ("sample", "sample"), ("top_k=5,greedy", "top-k 5 · greedy")],
)
def test_that_it_samples_goes_without_saying(recipe: str, words: str) -> None:
    assert short_label(Recipe.parse(recipe)) == words


@settings(max_examples=40)
@given(st.lists(st.floats(-8, 8), min_size=10, max_size=10), st.floats(0.05, 0.99), st.floats(0.2, 3.0))
def test_the_words_on_orders_are_true(scores: list[float], p: float, temperature: float) -> None:
    recipe = Recipe.parse(f"top_p={p},temperature={temperature},sample")
    sight = scenes.sight(scores)
    for other in other_orders(sight, recipe):
        said = order_words(other, scenes.WORDS)
        ours, theirs = ({*scenes.kept(sight, r)} for r in (recipe, other.recipe))
        assert ("also keeps" in said) == bool(theirs - ours)
        assert ("cuts" in said) == bool(ours - theirs)


def test_effects_and_traces_speak_of_the_same_cut() -> None:
    step = scenes.step("top_k=3,greedy")
    assert "kept 3 of 10" in effects(step, scenes.WORDS)[0].done
    cut = [t for t in range(10) if (found := trace(step, t)) and found.points[-1].cut]
    assert len(cut) == 7


def test_the_only_token_left_has_all_of_it() -> None:
    found = trace(scenes.step("top_k=1,sample"), 1, scenes.WORDS)
    assert found is not None
    assert found.turn(0) == "␣the 39.38 % → 100 %"


def test_orders_that_come_to_the_same_are_told_once() -> None:
    recipe = Recipe.parse("top_p=0.6,temperature=3,repetition_penalty=2,sample")
    orders = other_orders(scenes.sight(), recipe)
    told = grouped(orders)
    assert [other.program for other in told] == ["transformers, vLLM", "llama.cpp"]
    assert {other.recipe for other in told} == {other.recipe for other in orders}
