"""The same place gives the same token, however one got there."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt.controller import Controller
from playground.session import engine
from tests.qt.conftest import WordModel

Start = Callable[..., Controller]


def tokens(controller: Controller) -> list[int]:
    return [mark.token for mark in controller.scene().line.shown]


def settle(qtbot: QtBot, controller: Controller) -> None:
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")


def step(qtbot: QtBot, controller: Controller, times: int = 1) -> None:
    for _ in range(times):
        settle(qtbot, controller)
        controller.step()
    settle(qtbot, controller)


def run(qtbot: QtBot, controller: Controller, count: int) -> None:
    controller.max_new_tokens = count
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    settle(qtbot, controller)


def test_a_run_draws_again_where_it_was_rerolled_before(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 2)
    controller.reroll()
    controller.reroll()
    step(qtbot, controller, 2)
    line, nodes = tokens(controller), len(controller.session.tree)
    controller.home()
    run(qtbot, controller, 4)
    assert tokens(controller) == line
    assert [s.reroll for s in controller.session.steps()] == [0, 0, 2, 0]
    assert len(controller.session.tree) == nodes


def test_the_preview_goes_by_the_memories_of_the_record_on_show(qtbot: QtBot, start: Start) -> None:
    model = WordModel()
    controller = start(model, recipe="mirostat(tau=2,eta=1),sample")
    step(qtbot, controller)
    taken = tokens(controller)[-1]
    controller.back()
    controller.set_recipe(Recipe.parse("mirostat(tau=2,eta=0.1),sample"))
    settle(qtbot, controller)
    controller.pick(taken)
    settle(qtbot, controller)
    assert len({s.memories["mirostat"] for s in controller.session.tree.nodes[-1].records}) == 2
    head, recipe = controller.session.head(), controller.session.place.recipe
    shown = controller.scene().shown
    assert shown is not None
    fresh = engine.choose(engine.look(model, head, recipe), recipe)
    assert shown.step.memories == fresh.memories
    assert shown.step.look.kept == fresh.look.kept


def test_another_seed_in_the_middle_of_given_tokens_leaves_those_that_are_to_come(
    qtbot: QtBot, start: Start
) -> None:
    controller = start()
    given = tuple(range(1, 18)) * 3
    controller.force(given)
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 2)
    controller.set_seed(9)
    qtbot.waitUntil(lambda: len(controller.session.steps()) == len(given))
    assert tokens(controller) == [1, 2, *given]
    seeds = [s.seed for s in controller.session.steps()]
    assert seeds == sorted(seeds, reverse=True)
    assert seeds[-1] == 9


def test_another_seed_in_the_middle_of_a_run_draws_the_rest_and_drops_what_was_rerolled(
    qtbot: QtBot, start: Start
) -> None:
    controller = start()
    controller.reroll()
    controller.set_pace(200.0)
    controller.max_new_tokens = 12
    controller.run()
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 3)
    controller.set_seed(9)
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    steps = controller.session.steps()
    assert len(steps) == 12
    assert [(s.seed, s.reroll) for s in steps[:2]] == [(42, 1), (42, 0)]
    assert (steps[-1].seed, steps[-1].reroll) == (9, 0)
