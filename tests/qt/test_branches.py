"""Delete, name, star, expand: with real threads and an exact model; all of it can be undone."""

import threading
from collections.abc import Callable

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground.qt.controller import Controller
from playground.session.expand import PATHS, Expansion
from playground.session.tree import ROOT
from playground.session.tree_layout import below
from tests.qt.conftest import PIECES, WordModel, rows
from tests.qt.test_controller import idle, step, tokens

Start = Callable[..., Controller]


def in_sight(controller: Controller) -> set[int]:
    session = controller.session
    return set(below(session.tree, ROOT, session.place))


def done(controller: Controller) -> bool:
    return controller.branches.expanding is None


def test_deleting_the_branch_one_stands_in_stands_before_it_and_undo_brings_it_back(
    qtbot: QtBot, start: Start
) -> None:
    controller = start()
    step(qtbot, controller, 4)
    line, place = tokens(controller), controller.session.cursor
    second = controller.session.line()[2]
    controller.branches.delete(second)
    assert tokens(controller) == line[:3]
    assert controller.scene().undo == "Delete a branch"
    qtbot.waitUntil(lambda: idle(controller))
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "preview"
    controller.undo()
    assert tokens(controller) == line
    assert controller.session.cursor == place


def test_where_the_branch_to_go_on_with_is_deleted_another_one_is_followed(
    qtbot: QtBot, start: Start
) -> None:
    controller = start()
    step(qtbot, controller, 3)
    old = tokens(controller)
    controller.home()
    controller.pick((old[2] + 1) % 19)
    qtbot.waitUntil(lambda: idle(controller) and len(tokens(controller)) == 3)
    picked = controller.session.cursor
    controller.home()
    controller.branches.delete(picked)
    assert tokens(controller) == old
    assert controller.scene().cursor == 2


def test_a_prompt_can_be_deleted_and_used_again(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 2)
    controller.branches.delete(controller.session.line()[0])
    assert in_sight(controller) == set()
    assert controller.session.cursor == ROOT
    assert tokens(controller) == [1, 2]
    step(qtbot, controller)
    assert len(in_sight(controller)) == 2


def test_a_run_in_a_deleted_branch_ends(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.run()
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 3)
    first = controller.session.line()[1]
    controller.branches.delete(first)
    assert controller.scene().status.kind != "running"
    qtbot.waitUntil(lambda: idle(controller))
    assert tokens(controller) == [1, 2]


def test_names_and_stars_come_and_go_and_do_not_disturb_a_run(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.set_pace(100.0)
    controller.run()
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 2)
    node = controller.session.line()[1]
    controller.branches.name(node, "  good \n one ")
    controller.branches.star(node)
    assert controller.scene().status.kind == "running"
    controller.pause()
    place = controller.session.place
    assert (dict(place.names), place.stars) == ({node: "good one"}, {node})
    controller.branches.name(node, "")
    controller.branches.star(node, False)
    assert not controller.session.place.names
    assert not controller.session.place.stars
    assert controller.scene().undo == "Remove a star"
    controller.undo()
    assert controller.session.place.stars == {node}


def test_what_changes_nothing_is_no_wish(start: Start) -> None:
    controller = start()
    wishes = len(controller.session.done)
    controller.branches.name(ROOT, "root")
    controller.branches.star(ROOT)
    controller.branches.delete(ROOT)
    assert len(controller.session.done) == wishes


def test_an_expansion_grows_beside_the_cursor_and_is_one_wish(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 2)
    line, before = tokens(controller), in_sight(controller)
    controller.branches.expand(controller.session.cursor, Expansion(3, 2))
    assert not done(controller)
    qtbot.waitUntil(lambda: done(controller))
    leaf = controller.session.tree.nodes[controller.session.cursor]
    best = np.argsort(-rows(controller.session.head().ids), kind="stable")[:3]
    assert list(leaf.children) == list(best)
    assert len(in_sight(controller)) == len(before) + 12
    assert tokens(controller) == line
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "preview"
    assert controller.scene().undo == "Expand"
    controller.undo()
    assert in_sight(controller) == before


def test_an_expansion_before_the_first_step_plants_the_prompt(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.branches.expand(controller.session.cursor, Expansion(2, 3, PATHS))
    qtbot.waitUntil(lambda: done(controller))
    assert len(in_sight(controller)) > 4
    assert tokens(controller) == [1, 2]
    qtbot.waitUntil(lambda: idle(controller))
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "preview"


def test_an_expansion_during_a_run_changes_nothing_of_it(qtbot: QtBot, start: Start) -> None:
    def made(expanding: bool) -> list[int]:
        controller = start()
        controller.max_new_tokens = 30
        controller.set_pace(200.0)
        controller.run()
        if expanding:
            qtbot.waitUntil(lambda: len(controller.session.steps()) >= 3)
            controller.branches.expand(controller.session.line()[1], Expansion(3, 4))
            assert controller.scene().status.kind == "running"
            qtbot.waitUntil(lambda: done(controller))
        qtbot.waitUntil(lambda: controller.scene().stop is not None)
        return tokens(controller)

    assert made(True) == made(False)


class GatedModel(WordModel):
    """Waits in each call for many paths until it is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Semaphore(0)
        self.waiting = threading.Event()

    def logits(self, paths, **more):  # type: ignore[no-untyped-def]
        if len(paths) > 1:
            self.waiting.set()
            while not self.gate.acquire(timeout=0.01):
                if more["cancelled"]():
                    break
        return super().logits(paths, **more)


def test_a_cancelled_expansion_keeps_what_grew_and_the_program_goes_on(qtbot: QtBot, start: Start) -> None:
    model = GatedModel()
    controller = start(model)
    step(qtbot, controller)
    controller.branches.expand(controller.session.cursor, Expansion(3, 5))
    qtbot.waitUntil(model.waiting.is_set)

    def first_level_is_there() -> bool:
        expanding = controller.branches.expanding
        return expanding is not None and expanding.level == 1

    qtbot.waitUntil(first_level_is_there)
    controller.branches.cancel()
    assert done(controller)
    leaf = controller.session.tree.nodes[controller.session.cursor]
    assert len(leaf.children) == 3
    step(qtbot, controller, 2)
    assert len(in_sight(controller)) >= 6


def test_undoing_an_expansion_under_way_ends_it(qtbot: QtBot, start: Start) -> None:
    model = GatedModel()
    controller = start(model)
    step(qtbot, controller)
    before = in_sight(controller)
    controller.branches.expand(controller.session.cursor, Expansion(3, 4))
    qtbot.waitUntil(model.waiting.is_set)
    controller.undo()
    model.gate.release(100)
    qtbot.waitUntil(lambda: done(controller))
    assert in_sight(controller) == before


def test_closing_ends_an_expansion(qtbot: QtBot, start: Start) -> None:
    model = GatedModel()
    controller = start(model)
    controller.branches.expand(controller.session.cursor, Expansion(3, 4))
    qtbot.waitUntil(model.waiting.is_set)
    controller.close()
    assert done(controller)


@pytest.mark.parametrize("wish", [Expansion(0, 1), Expansion(20, 50)])
def test_an_impossible_expansion_is_answered_with_a_sentence(
    qtbot: QtBot, start: Start, wish: Expansion
) -> None:
    controller = start()
    with qtbot.waitSignal(controller.fault_met):
        controller.branches.expand(controller.session.cursor, wish)
    assert controller.scene().status.error
    assert done(controller)


def test_a_failing_model_ends_the_expansion_with_a_sentence(qtbot: QtBot, start: Start) -> None:
    def failing(path: tuple[int, ...]) -> np.ndarray:
        if len(path) > 3:
            raise RuntimeError("broken")
        return rows(path)

    controller = start(WordModel(table=failing))
    with qtbot.waitSignal(controller.fault_met):
        controller.branches.expand(controller.session.cursor, Expansion(2, 4))
    assert done(controller)
    assert "expanding" in controller.scene().status.error
    assert len(in_sight(controller)) == 1 + 2 + 4
    assert len(PIECES) == 20


def test_without_a_prompt_there_is_nothing_to_expand(qtbot: QtBot, start: Start) -> None:
    controller = start(prompt="")
    with qtbot.waitSignal(controller.fault_met):
        controller.branches.expand(ROOT, Expansion())
    assert "prompt" in controller.scene().status.error


def test_undoing_a_deletion_goes_on_where_one_would_have_gone_on(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 2)
    controller.home()
    controller.pick((tokens(controller)[2] + 1) % 19)
    qtbot.waitUntil(lambda: idle(controller))
    controller.home()
    before, picked = tokens(controller), controller.session.line()[1]
    controller.branches.delete(picked)
    assert tokens(controller) != before
    controller.undo()
    assert tokens(controller) == before
    controller.redo()
    controller.step()
    assert controller.session.cursor != picked
