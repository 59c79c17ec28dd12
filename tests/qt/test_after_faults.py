"""After a fault the program is idle, the tree is as it was, and the next wish works."""

from collections.abc import Callable, Generator

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt.controller import Controller
from playground.qt.piecemeal import Piecemeal
from playground.session import engine
from playground.session.records import Step
from tests.qt.conftest import WordModel, rows

Start = Callable[..., Controller]


def tokens(controller: Controller) -> list[int]:
    return [mark.token for mark in controller.scene().line.shown]


def settle(qtbot: QtBot, controller: Controller) -> None:
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")


class Moody(WordModel):
    """Fails at paths of three tokens until it is told not to."""

    def __init__(self) -> None:
        super().__init__(table=self.moody)
        self.fails = True

    def moody(self, path: tuple[int, ...]) -> np.ndarray:
        if self.fails and len(path) == 3:
            raise RuntimeError("not now")
        return rows(path)


def test_a_step_that_failed_can_be_asked_for_again(qtbot: QtBot, start: Start) -> None:
    model = Moody()
    controller = start(model)
    with qtbot.waitSignal(controller.fault_met):
        controller.step()
    model.fails = False
    controller.step()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 4)
    assert controller.scene().status.error == ""


def test_the_sentence_about_a_recipe_goes_with_the_recipe(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.set_recipe(Recipe.parse("ban=id:99,sample"))
    assert "99" in controller.scene().status.error
    controller.set_recipe(Recipe.parse("greedy"))
    assert controller.scene().status.error == ""
    assert controller.scene().shown is not None


def test_steps_asked_for_beyond_the_context_are_refused_with_a_sentence(qtbot: QtBot, start: Start) -> None:
    model = WordModel()
    model.context_limit = 5
    controller = start(model)
    for _ in range(6):
        controller.step()
    qtbot.waitUntil(lambda: bool(controller.scene().status.error))
    settle(qtbot, controller)
    assert len(tokens(controller)) == 5
    assert "reads 5" in controller.scene().status.error
    controller.back()
    controller.step()
    settle(qtbot, controller)
    assert len(tokens(controller)) == 5


def test_a_pick_beyond_the_context_is_refused_with_a_sentence(qtbot: QtBot, start: Start) -> None:
    model = WordModel()
    model.context_limit = 3
    controller = start(model)
    controller.step()
    settle(qtbot, controller)
    controller.pick(4)
    settle(qtbot, controller)
    assert len(tokens(controller)) == 3
    assert "reads 3" in controller.scene().status.error


def test_a_text_that_is_too_long_to_score_leaves_the_prompt(qtbot: QtBot, start: Start) -> None:
    model = WordModel()
    model.context_limit = 5
    controller = start(model)
    place = controller.session.place
    ids = (1, 2, 3, 4, 5, 6)
    controller.score(ids, model.pieces(ids))
    assert "reads 5" in controller.scene().status.error
    assert controller.session.place is place


def test_a_tokenizer_that_breaks_down_is_told_and_the_program_goes_on(qtbot: QtBot, start: Start) -> None:
    controller = start()
    with qtbot.waitSignal(controller.fault_met):
        controller.set_prompt("no words")
    assert controller.scene().status.error
    controller.step()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 3)


def test_a_fault_of_another_thread_is_told_on_this_one(qtbot: QtBot, start: Start) -> None:
    import threading

    controller = start()
    told: list[int] = []
    controller.fault_met.connect(lambda _: told.append(threading.get_ident()))
    with qtbot.waitSignal(controller.fault_met):
        thread = threading.Thread(target=controller.report_fault, args=(ValueError("far away"),))
        thread.start()
        thread.join()
        assert told == []
    assert told == [threading.get_ident()]


def test_a_recipe_that_breaks_down_is_told_once_and_another_one_works(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = start()
    choose = engine.choose

    def broken(sight: engine.Sight, recipe: Recipe) -> Step:
        if recipe.transforms:
            raise ZeroDivisionError("inside a strategy")
        return choose(sight, recipe)

    monkeypatch.setattr(engine, "choose", broken)
    monkeypatch.setattr(engine, "pick", lambda *_: broken(*_[:2]))
    controller.set_recipe(Recipe.parse("top_k=3,sample"))
    scene = controller.scene()
    assert scene.shown is None
    assert "broke down" in scene.status.error
    assert scene.status.detail == "ZeroDivisionError: inside a strategy"
    controller.pick(3)
    assert "broke down" in controller.scene().status.error
    controller.set_recipe(Recipe.parse("greedy"))
    assert controller.scene().shown is not None
    assert controller.scene().status.error == ""


def test_a_fault_that_comes_again_with_each_frame_is_told_once(qtbot: QtBot, start: Start) -> None:
    controller = start()
    frames: list[str] = []

    def draw() -> None:
        frames.append(controller.scene().status.error)
        if len(frames) < 50:
            controller.report_fault(ValueError("cannot be drawn"))

    controller.changed.connect(draw)
    controller.changed.emit()
    qtbot.waitUntil(lambda: "Something went wrong" in controller.scene().status.error)
    qtbot.wait(50)
    assert len(frames) < 10


def test_work_in_pieces_ends_with_a_sentence_whatever_it_meets(qtbot: QtBot) -> None:
    piecemeal, left = Piecemeal(), []

    def work() -> Generator[int]:
        try:
            yield 1
            raise ZeroDivisionError("inside an exporter")
        finally:
            left.append(True)

    with qtbot.waitSignal(piecemeal.ended) as told:
        piecemeal.begin(work())
    assert "nothing was written" in str(told.args[0])
    assert told.args[0].detail == "ZeroDivisionError: inside an exporter"
    assert left == [True]
