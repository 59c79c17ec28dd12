"""Knobs that follow the number of new tokens."""

import numpy as np
import pytest

from playground.decoding import Recipe, shape
from playground.decoding.schedules import From, Linear
from playground.decoding.transforms.temperature import Temperature
from playground.decoding.transforms.top_k import TopK
from playground.errors import BadValue


def kept_after(text: str, new_tokens: int) -> int:
    ids = tuple(range(2 + new_tokens))
    return shape(np.linspace(3, 0, 50), Recipe.parse(text), ids=ids, prompt_length=2).after.count


def test_a_schedule_is_written_into_the_recipe_and_read_back() -> None:
    text = "temperature=linear(0.5,1.5,20),top_k=from(10,40),sample"
    recipe = Recipe.parse(text)
    assert recipe.transforms == (Temperature(Linear(0.5, 1.5, 20)), TopK(From(10, 40)))  # type: ignore[arg-type]
    assert str(recipe) == text
    assert recipe.label == "temperature linear(0.5,1.5,20) · top-k from(10,40) · sample"


def test_each_step_has_its_own_value() -> None:
    recipe = Recipe.parse("temperature=linear(0.5,1.5,20),top_k=linear(10,1,4),sample")
    applied = [recipe.at(step).transforms for step in (0, 10, 20, 99)]
    assert [t.temperature for t, _ in applied] == [0.5, 1.0, 1.5, 1.5]  # type: ignore[attr-defined]
    assert [k.k for _, k in applied] == [10, 1, 1, 1]  # type: ignore[attr-defined]
    assert [recipe.at(s).transforms[1].k for s in (1, 2, 3)] == [8, 6, 3]  # type: ignore[attr-defined]


def test_a_knob_that_starts_later_is_off_before() -> None:
    counts = [kept_after("top_k=from(3,5),sample", new) for new in range(5)]
    assert counts == [50, 50, 50, 5, 5]


def test_the_record_holds_what_applied() -> None:
    recipe = Recipe.parse("top_k=from(1,5),sample")
    shaped = shape(np.arange(9.0), recipe, ids=(1, 2, 3), prompt_length=2)
    assert shaped.recipe is recipe
    assert shaped.applied == Recipe.parse("top_k=5,sample")


def test_a_recipe_without_schedules_is_the_same_at_every_step() -> None:
    recipe = Recipe.parse("temperature=0.5,sample")
    assert recipe.at(7) is recipe


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("top_p=linear(0.5,1.5,10),sample", "from 0 to 1; 1.5 is not"),
        ("top_p=linear(0.5,1),sample", "cannot follow"),
        ("top_p=linear(0.5,1,0),sample", "cannot follow"),
        ("top_p=linear(0.5,1,2.5),sample", "cannot follow"),
        ("top_p=from(-1,0.5),sample", "cannot follow"),
        ("top_p=from(a,0.5),sample", "cannot follow"),
        ("top_p=linear(nan,1,5),sample", "from 0 to 1; nan is not"),
        ("top_p=linear(0.5,1,inf),sample", "cannot follow"),
        ("top_k=linear(1.5,3,5),sample", "whole number"),
        ("top_h=from(3,0.5),sample", "no value that means off"),
        ("top_p=sine(1,2),sample", "is not a number"),
    ],
)
def test_what_cannot_be_followed_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadValue, match=sentence):
        Recipe.parse(text)
