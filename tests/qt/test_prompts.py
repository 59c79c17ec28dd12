"""Prompts on their way to becoming ids: wishes wait for them, and what came in between is not overwritten."""

import threading
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.session.session import Place, Session
from playground.session.tree import Prompt
from tests.models.doubles import GatedModel
from tests.qt.conftest import WordModel
from tests.qt.test_controller import idle, step, tokens

Start = Callable[..., Controller]


class Slow(WordModel):
    """Reads texts with `w9` once it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.through = threading.Event()

    def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
        if "w9" in text:
            assert self.through.wait(20)
        return super().encode(text, specials=specials)


class Templated(WordModel):
    def chat(self, messages: object, *, specials_in_text: bool = False) -> tuple[int, ...]:
        return (1, 2, 3, 4)


class Plain(WordModel):
    def chat(self, messages: object, *, specials_in_text: bool = False) -> tuple[int, ...]:
        raise PlaygroundError("This model has no chat template.")


@pytest.mark.parametrize("wish", ["step", "run", "toggle_run"])
def test_a_wish_right_after_typing_comes_after_the_prompt(qtbot: QtBot, start: Start, wish: str) -> None:
    model = Slow()
    controller = start(model)
    controller.max_new_tokens = 1
    controller.set_prompt("w7 w8 w9")
    getattr(controller, wish)()
    assert tokens(controller) == [1, 2]
    model.through.set()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 4 and idle(controller))
    assert tokens(controller)[:3] == [7, 8, 9]
    prompts = [node.prompt.text for node in controller.session.tree.nodes if node.prompt]
    assert prompts == ["w7 w8 w9"]


def test_two_steps_right_after_typing_are_two_tokens(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.set_prompt("w7 w8")
    controller.step()
    controller.step()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 4 and idle(controller))


def test_a_wish_after_a_text_that_cannot_be_read_does_nothing(qtbot: QtBot, start: Start) -> None:
    controller = start()
    with qtbot.waitSignal(controller.fault_met):
        controller.set_prompt("no words")
        controller.step()
    controller.step()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 3)


@pytest.mark.parametrize("leave", ["a session", "a score"])
def test_a_prompt_still_being_read_does_not_come_into_what_followed(
    qtbot: QtBot, start: Start, leave: str
) -> None:
    model = Slow()
    controller = start(model)
    step(qtbot, controller, 1)
    controller.set_prompt("w9 w9 w9")
    if leave == "a session":
        session = Session(Place(recipe=Recipe.parse("greedy")))
        session.edit_prompt(Prompt("w5 w6", (5, 6), (b" w5", b" w6")))
        controller.use_session(session, controller.card)
    else:
        controller.score((5, 6), (b" w5", b" w6"))
    model.through.set()
    with qtbot.waitSignal(controller.text_read):
        controller.read_text("w1")  # answered after the prompt
    qtbot.waitUntil(lambda: idle(controller))
    assert tokens(controller)[:2] == [5, 6]


def test_another_model_never_goes_on_with_ids_of_the_one_before(qtbot: QtBot, start: Start) -> None:
    controller = start(Templated(), prompt="", models={"plain": Plain("plain")})
    controller.set_prompt("hello", "chat")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    with qtbot.waitSignal(controller.fault_met):
        controller.open_model("plain")
    assert "no chat template" in controller.scene().status.error
    assert controller.scene().prompt is None
    assert controller.scene().shown is None
    controller.set_prompt("w3 w4")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    assert tokens(controller) == [3, 4]


def test_sliders_moved_while_the_model_looks_do_not_begin_the_look_anew(qtbot: QtBot, start: Start) -> None:
    model = GatedModel(WordModel())
    model.let(1)
    controller = start(model)
    assert model.entered.acquire(timeout=5)
    controller.step()
    assert model.entered.acquire(timeout=5)
    for tenth in range(1, 6):
        controller.set_recipe(Recipe.parse(f"temperature=1.{tenth},sample"))
    model.let_all()
    qtbot.waitUntil(lambda: idle(controller))
    shown = controller.scene().shown
    assert shown is not None
    assert str(shown.step.recipe) == "temperature=1.5,sample"
    assert not model.entered.acquire(blocking=False)
