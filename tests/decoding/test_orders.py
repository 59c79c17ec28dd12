"""Orders of other programs, and whether an order matters for a step."""

import numpy as np
import pytest

from playground.decoding import Recipe, shape
from playground.decoding.catalogue import BY_KEY, TRANSFORMS
from playground.decoding.orders import ORDERS, is_in_order, moved, order_matters, reorder
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Head
from tests.decoding.vectors import VECTORS, logits_of

HOT = Recipe.parse("temperature=1.5,top_p=0.8,sample")


def test_orders_name_known_strategies_once() -> None:
    assert list(ORDERS) == ["transformers", "llama.cpp", "vLLM"]
    for keys in ORDERS.values():
        assert set(keys) <= set(BY_KEY)
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("order", ORDERS)
def test_any_recipe_can_be_put_in_order_and_then_is(order: str) -> None:
    everything = Recipe(tuple(t() for t in reversed(TRANSFORMS)), Sample())
    ordered = reorder(everything, order)
    assert set(ordered.transforms) == set(everything.transforms)
    assert is_in_order(ordered, order)
    known = [t.about.key for t in ordered.transforms if t.about.key in ORDERS[order]]
    assert known == [key for key in ORDERS[order] if key in known]


def test_what_a_program_does_not_have_keeps_its_place() -> None:
    recipe = Recipe.parse("temperature=2,top_a=0.2,top_k=5,sample")
    assert str(reorder(recipe, "llama.cpp")) == "top_k=5,top_a=0.2,temperature=2,sample"
    assert reorder(recipe, "transformers") == recipe


def test_orders_are_those_of_the_programs() -> None:
    recipe = Recipe.parse("top_p=0.9,min_p=0.1,top_k=5,temperature=2,repetition_penalty=1.1,sample")
    orders = {order: [t.about.key for t in reorder(recipe, order).transforms] for order in ORDERS}
    assert orders == {
        "transformers": ["repetition_penalty", "temperature", "top_k", "top_p", "min_p"],
        "llama.cpp": ["repetition_penalty", "top_k", "top_p", "min_p", "temperature"],
        "vLLM": ["repetition_penalty", "temperature", "min_p", "top_k", "top_p"],
    }


def test_an_order_that_matters_names_the_tokens() -> None:
    logits = logits_of({"logits": "bimodal_v9"})
    difference = order_matters(logits, HOT, reorder(HOT, "llama.cpp"))
    first = shape(logits, HOT).after.count
    assert (first, first - len(difference.only_first)) == (5, 3)
    assert len(difference.only_second) == 0
    assert difference.matters
    assert difference.only_first.tolist() == [3, 4]


def test_an_order_that_does_not_matter_says_so() -> None:
    recipe = Recipe.parse("temperature=1.5,top_k=3,sample")
    for name in VECTORS["logits"]:
        difference = order_matters(logits_of({"logits": name}), recipe, reorder(recipe, "llama.cpp"))
        assert not difference.matters
        assert difference.largest < 1e-9


def test_the_same_tokens_with_other_probabilities_are_a_difference() -> None:
    recipe = Recipe.parse("temperature=2,presence_penalty=1,sample")
    head = Head((0, 1), 0)
    difference = order_matters(np.zeros(4), recipe, moved(recipe, recipe.transforms[0], 1), head)
    assert len(difference.only_first) == len(difference.only_second) == 0
    assert difference.matters


def test_moving_a_transform_changes_its_place_only() -> None:
    recipe = Recipe.parse("temperature=2,top_k=5,top_p=0.9,sample")
    assert str(moved(recipe, recipe.transforms[2], 0)) == "top_p=0.9,temperature=2,top_k=5,sample"
    assert str(moved(recipe, recipe.transforms[0], 2)) == "top_k=5,top_p=0.9,temperature=2,sample"
