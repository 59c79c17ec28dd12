"""Opening models: the last wish counts, a cancelled opening never comes back, sessions meet their model."""

import gc
import threading
import weakref
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from playground.models.scripted import ScriptedModel
from playground.qt.controller import Controller
from playground.session.session import Session
from playground.session.tree import Prompt
from tests.qt.conftest import WordModel, opener


class Gate:
    """Opens models one after the other, each when it is let through."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.through = threading.Semaphore(0)

    def __call__(self, where: str, report: object, cancelled: Callable[[], bool]) -> ScriptedModel:
        self.begun.append(where)
        self.through.acquire()
        return WordModel(where)


@pytest.fixture
def gated(qtbot: QtBot) -> Iterator[tuple[Controller, Gate]]:
    gate = Gate()
    controller = Controller(gate)
    yield controller, gate
    for _ in range(9):
        gate.through.release()
    controller.close()


def test_an_opening_cancelled_before_its_turn_never_begins(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    controller.open_model("one")
    qtbot.waitUntil(lambda: gate.begun == ["one"])
    controller.open_model("two")
    controller.cancel()
    gate.through.release()
    qtbot.waitUntil(lambda: controller.scene().status.kind == "no_model")
    gate.through.release()
    controller.open_model("three")
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")
    assert gate.begun == ["one", "three"]
    assert controller.model_place == "three"


def test_a_step_while_the_first_model_opens_is_told_that_it_is_on_its_way(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    controller.set_prompt("1 2")
    controller.step()
    assert "No model is open" in controller.scene().status.error
    controller.open_model("one")
    controller.step()
    assert "still being opened" in controller.scene().status.error
    gate.through.release()
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")
    assert not controller.scene().status.error


def test_the_end_of_an_opening_that_was_given_up_does_not_end_the_next(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    controller.open_model("one")
    qtbot.waitUntil(lambda: gate.begun == ["one"])
    controller.open_model("two")
    gate.through.release()
    qtbot.waitUntil(lambda: gate.begun == ["one", "two"])
    assert controller.scene().status.kind == "opening"
    gate.through.release()
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")
    assert controller.model_place == "two"
    assert controller.card is not None
    assert controller.card.name == "two"


def test_a_session_goes_on_when_the_model_that_made_it_is_opened_in_place_of_another(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    for _ in range(3):
        gate.through.release()
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    card = controller.card
    controller.set_prompt("w1 w2")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    controller.step()
    made = controller.session
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("two")
    assert controller.session is not made
    controller.use_session(made, card)
    assert "made with one" in controller.scene().status.error
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    assert controller.session is made
    assert len(controller.scene().line.shown) == 3
    assert controller.scene().status.error == ""


def test_a_session_begun_with_a_model_does_not_go_on_with_another(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    for _ in range(2):
        gate.through.release()
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    controller.use_session(Session(), controller.card)
    controller.set_prompt("w1 w2")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    controller.step()
    made = controller.session
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("two")
    assert controller.session is not made


def test_threads_chosen_before_a_model_is_open_are_used_by_it(qtbot: QtBot) -> None:
    model = WordModel()
    controller = Controller(opener(model))
    controller.set_threads(3)
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    qtbot.waitUntil(lambda: model.threads == 3)
    controller.close()


class Shifted(WordModel):
    """Reads the same words as other ids."""

    def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
        return tuple((token + 1) % 19 for token in super().encode(text, specials=specials))


def test_a_prompt_without_tokens_after_it_is_read_anew_by_another_model(qtbot: QtBot) -> None:
    models = {"one": WordModel("one"), "two": Shifted("two")}
    controller = Controller(lambda where, report, cancelled: models[where])
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    controller.set_prompt("w7")
    qtbot.waitUntil(lambda: controller.session.prompt is not None)
    fresh = Session()
    fresh.edit_prompt(Prompt("w1 w2", (1, 2), (b" w1", b" w2")))
    controller.use_session(fresh, controller.card)
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("two")
    qtbot.waitUntil(lambda: controller.session.head().ids == (2, 3))
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")
    assert controller.scene().status.error == ""
    controller.close()


class Uncarded(WordModel):
    """Opens, but cannot say what its tokens are."""

    def all_pieces(self) -> tuple[bytes, ...]:
        raise RuntimeError("no pieces")


def test_a_model_that_cannot_tell_its_tokens_is_refused_and_the_old_one_goes_on(
    qtbot: QtBot, start: Callable[..., Controller]
) -> None:
    controller = start(models={"bad": Uncarded()})
    with qtbot.waitSignal(controller.fault_met):
        controller.open_model("bad")
    assert "could not be opened" in controller.scene().status.error
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("words")
    assert controller.model_place == "words"
    qtbot.waitUntil(lambda: controller.scene().status.kind == "ready")


def test_no_number_of_threads_is_the_one_the_model_came_with(
    qtbot: QtBot, start: Callable[..., Controller]
) -> None:
    model = WordModel()
    model.threads = 3
    controller = start(model)
    for wished, had in ((5, 5), (0, 3)):
        controller.set_threads(wished)
        qtbot.waitUntil(lambda had=had: model.threads == had)


def test_the_thread_that_opens_lasts_no_longer_than_the_opening(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    thread = controller._models._thread
    assert not thread.isRunning()
    controller.open_model("one")
    qtbot.waitUntil(lambda: gate.begun == ["one"])
    controller.open_model("two")
    gate.through.release()
    gate.through.release()
    qtbot.waitUntil(lambda: controller.model_place == "two")
    qtbot.waitUntil(lambda: not thread.isRunning())
    gate.through.release()
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("three")
    qtbot.waitUntil(lambda: not thread.isRunning())


def test_a_wish_that_comes_while_the_thread_ends_is_heard(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    controller.open_model("one")
    qtbot.waitUntil(lambda: gate.begun == ["one"])
    controller._models._thread.quit()  # it is heard once the opening is through
    gate.through.release()
    gate.through.release()
    controller._models._thread.wait(5000)
    controller.open_model("two")
    qtbot.waitUntil(lambda: controller.model_place == "two")


def test_the_model_before_is_let_go_once_another_is_in_use(
    qtbot: QtBot, gated: tuple[Controller, Gate]
) -> None:
    controller, gate = gated
    for _ in range(2):
        gate.through.release()
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("one")
    controller.set_prompt("w1 w2")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    before = weakref.ref(controller._models.model)
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("two")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)

    def is_gone() -> bool:
        gc.collect()
        return before() is None

    qtbot.waitUntil(is_gone)
