from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.orders import ORDERS, reorder
from playground.decoding.recipe import Recipe
from playground.qt.controller import Controller
from playground.session import engine

RECIPES = tuple(
    Recipe.parse(text) for text in ("greedy", "sample", "top_k=3,sample", "temperature=2,min_p=0.1,sample")
)
Start = Callable[..., Controller]


def test_each_recipe_picks_from_the_same_logits_with_the_same_u(start: Start) -> None:
    controller = start()
    picks = controller.comparisons.picks(RECIPES)
    sight = controller.seen()
    assert picks is not None
    assert sight is not None
    assert [pick.recipe for pick in picks] == list(RECIPES)
    for pick in picks:
        assert pick.step is not None
        assert pick.step.growth == engine.choose(sight, pick.recipe).growth
    drawn = [pick.step.growth.draw.u for pick in picks if pick.step and pick.step.growth.draw]
    assert len(drawn) == 3
    assert len(set(drawn)) == 1


def test_comparing_commits_nothing_and_can_be_asked_again_for_free(start: Start) -> None:
    controller = start()
    nodes, recipe = len(controller.session.tree), controller.session.place.recipe
    first, second = (controller.comparisons.picks(RECIPES) for _ in range(2))
    assert first is not None
    assert second is not None
    assert all(one.step is other.step for one, other in zip(first, second, strict=True))
    assert len(controller.session.tree) == nodes
    assert controller.session.place.recipe == recipe
    assert list(controller.session.undone) == []


def test_the_next_place_gives_other_picks(start: Start, qtbot: QtBot) -> None:
    controller = start()
    before = controller.comparisons.picks(RECIPES)
    controller.step()
    qtbot.waitUntil(lambda: controller.seen() is not None and controller.scene().cursor == 3)
    after = controller.comparisons.picks(RECIPES)
    assert before is not None
    assert after is not None
    assert before[0].step
    assert after[0].step
    assert after[0].step.position == before[0].step.position + 1


def test_without_anything_seen_there_is_no_answer(start: Start) -> None:
    controller = start(prompt="")
    assert controller.comparisons.picks(RECIPES) is None
    assert controller.comparisons.orders(RECIPES[0]) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [('guidance(scale=2,prompt="w3"),greedy', "second prompt"), ('ban="id:99",greedy', "99")],
)
def test_a_recipe_that_cannot_be_tried_says_why(start: Start, text: str, words: str) -> None:
    picks = start().comparisons.picks((Recipe.parse(text),))
    assert picks is not None
    assert picks[0].step is None
    assert words in picks[0].problem


def test_other_orders_say_what_they_would_change(start: Start) -> None:
    controller = start()
    recipe = Recipe.parse("top_p=0.6,temperature=3,sample")
    orders = controller.comparisons.orders(recipe)
    assert orders is not None
    assert [other.program for other in orders] == ["transformers", "vLLM"]
    for other in orders:
        assert other.recipe == reorder(recipe, other.program)
        assert other.difference is not None
        assert other.difference.matters
        assert len(other.difference.only_second) > 0
    assert controller.comparisons.orders(recipe) is orders


def test_a_recipe_of_one_strategy_has_every_order(start: Start) -> None:
    assert len(ORDERS) == 3
    assert start().comparisons.orders(Recipe.parse("top_k=3,sample")) == ()


def test_the_whole_vocabulary_is_shaped_once_for_a_place_and_a_recipe(start: Start) -> None:
    controller = start()
    first, second = (controller.comparisons.shaped(RECIPES[2]) for _ in range(2))
    assert first is not None
    assert first is second
    assert first.kept.sum() == 3
    other = controller.comparisons.shaped(RECIPES[1])
    assert other is not None
    assert other.recipe == RECIPES[1]
    assert controller.comparisons.shaped(Recipe.parse('ban="id:99",greedy')) is None
