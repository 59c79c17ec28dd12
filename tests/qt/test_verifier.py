import threading
from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from playground.errors import Cancelled, ModelFault
from playground.qt.controller import Controller
from playground.qt.verifier import CASES, Verifying
from playground.session.agreement import Row, summary, table
from playground.session.language_model import LanguageModel

Start = Callable[..., Controller]
ROWS = (Row("A", "a", 3, 0.0, True), Row("B", "b", 4, 0.5, False, "why"))


def test_compares_on_the_models_thread_with_the_model_in_use(start: Start, qtbot: QtBot) -> None:
    controller = start()
    asked: list[object] = []

    def compare(
        model: LanguageModel | None,
        cases: int,
        report: Callable[[int, int], None],
        cancelled: Callable[[], bool],
    ) -> Sequence[Row]:
        assert model is not None
        asked.extend([model.name, cases, threading.current_thread() is threading.main_thread(), cancelled()])
        report(1, 2)
        return ROWS

    told: list[Verifying] = []
    controller.verifier.changed.connect(told.append)
    controller.verifier.use(compare)
    controller.verifier.begin()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert asked == ["words", CASES, False, False]
    assert (told[0].done, told[0].total, told[0].rows) == (1, 2, None)
    assert told[1].rows == ROWS


def test_can_be_cancelled_between_two_rows_and_the_model_works_on(start: Start, qtbot: QtBot) -> None:
    controller = start()
    begun, stopped = threading.Event(), threading.Event()

    def compare(model, cases, report, cancelled):  # type: ignore[no-untyped-def]
        begun.set()
        while not cancelled():
            pass
        stopped.set()
        raise Cancelled("Stopped.")

    told: list[object] = []
    controller.verifier.changed.connect(told.append)
    controller.verifier.failed.connect(told.append)
    controller.verifier.use(compare)
    controller.verifier.begin()
    qtbot.waitUntil(begun.is_set)
    controller.verifier.cancel()
    qtbot.waitUntil(stopped.is_set)
    controller.step()
    qtbot.waitUntil(lambda: controller.scene().cursor == 3)
    assert told == []


def test_closing_ends_a_comparison(start: Start, qtbot: QtBot) -> None:
    controller = start()
    begun = threading.Event()

    def compare(model, cases, report, cancelled):  # type: ignore[no-untyped-def]
        begun.set()
        while not cancelled():
            pass
        raise Cancelled("Stopped.")

    controller.verifier.use(compare)
    controller.verifier.begin()
    qtbot.waitUntil(begun.is_set)
    controller.close()


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (ModelFault("The model gave nothing."), "The model gave nothing."),
        (RuntimeError("secret"), "The comparison could not be finished."),
    ],
)
def test_a_fault_becomes_a_sentence(start: Start, qtbot: QtBot, fault: Exception, sentence: str) -> None:
    controller = start()

    def compare(model, cases, report, cancelled):  # type: ignore[no-untyped-def]
        raise fault

    controller.verifier.use(compare)
    with qtbot.waitSignal(controller.verifier.failed) as caught:
        controller.verifier.begin()
    assert caught.args[0].sentence == sentence


def test_with_nothing_to_compare_with_it_says_so(start: Start, qtbot: QtBot) -> None:
    controller = start()
    with qtbot.waitSignal(controller.verifier.failed) as caught:
        controller.verifier.begin()
    assert "nothing to compare" in caught.args[0].sentence


def test_the_summary_names_what_differs() -> None:
    assert summary(ROWS[:1] * 2) == "All 2 comparisons agree, 6 cases in all."
    assert summary(ROWS) == "1 of 2 comparisons differ: B."
    assert "DIFFERS (why)" in table(ROWS)
