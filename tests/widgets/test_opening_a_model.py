"""The dialog Open a model, over a window in which other models may be on their way."""

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from playground.errors import Cancelled, ModelFault
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.candidates_empty import CandidatesEmpty
from playground.widgets.main_window import MainWindow
from playground.widgets.open_model_dialog import BUILTIN, FOLDER, HUB, OpenModelDialog
from tests.qt.conftest import WordModel
from tests.widgets import whole_window

BEAT_S = 0.005


class Gates:
    """Opens what a test lets through; `broken` fails."""

    def __init__(self) -> None:
        self._open: dict[str, threading.Event] = {}

    def let(self, where: str) -> None:
        self._gate(where).set()

    def open_model(self, where: str, report: object, cancelled: Callable[[], bool]) -> WordModel:
        while not self._gate(where).wait(BEAT_S):
            if cancelled():
                raise Cancelled("Opening was cancelled.")
        if where == "broken":
            raise ModelFault("There is no config.json in this folder.")
        return WordModel(where)

    def _gate(self, where: str) -> threading.Event:
        return self._open.setdefault(where, threading.Event())


@pytest.fixture
def gates() -> Gates:
    return Gates()


@pytest.fixture
def main(qtbot: QtBot, gates: Gates) -> Iterator[MainWindow]:
    """A window that begins to open the built-in model."""
    controller = Controller(gates.open_model)
    made = MainWindow(controller, Settings(), lambda: None)
    made.show()
    controller.open_model("builtin")
    yield made
    made.close()
    made.deleteLater()


def in_dialog(
    main: MainWindow, act: Callable[[OpenModelDialog], None], ask: Callable[[], None] | None = None
) -> None:
    """Opens the dialog as `ask` does, and acts in it."""
    whole_window.in_dialog(OpenModelDialog, ask or partial(main._dialogs.ask_model, HUB), act)


def choose(dialog: OpenModelDialog, where: str) -> None:
    dialog.field.setText(where)
    dialog.open_button.click()


def test_the_model_of_the_start_leaves_the_dialog_alone(main: MainWindow, gates: Gates, qtbot: QtBot) -> None:
    def act(dialog: OpenModelDialog) -> None:
        main.controller.changed.emit()
        assert dialog.field.isEnabled()
        dialog.field.setText("owner/na")
        with qtbot.waitSignal(main.controller.model_adopted):
            gates.let("builtin")
        assert dialog.isVisible()
        assert dialog.field.isEnabled()
        assert dialog.field.text() == "owner/na"

    in_dialog(main, act)


def test_closing_the_dialog_does_not_stop_the_model_of_the_start(
    main: MainWindow, gates: Gates, qtbot: QtBot
) -> None:
    in_dialog(main, lambda dialog: main.controller.changed.emit())
    assert main.controller.scene().status.kind == "opening"
    with qtbot.waitSignal(main.controller.model_adopted):
        gates.let("builtin")


def test_the_dialog_closes_when_its_own_model_is_there(main: MainWindow, gates: Gates, qtbot: QtBot) -> None:
    def act(dialog: OpenModelDialog) -> None:
        choose(dialog, "mine")
        assert not dialog.field.isEnabled()
        gates.let("mine")
        qtbot.waitUntil(lambda: not dialog.isVisible())
        assert dialog.result() == OpenModelDialog.DialogCode.Accepted
        assert main.controller.model_place == "mine"

    in_dialog(main, act)


def test_a_model_that_was_ready_before_does_not_close_the_dialog(
    main: MainWindow, gates: Gates, qtbot: QtBot
) -> None:
    def act(dialog: OpenModelDialog) -> None:
        # As soon as the first is ready, and before it is in use, another one is chosen.
        main.controller._models.opened.connect(lambda: dialog.field.isEnabled() and choose(dialog, "mine"))
        with qtbot.waitSignal(main.controller.model_adopted):
            gates.let("builtin")
        assert main.controller.model_place == "builtin"
        assert dialog.isVisible()
        gates.let("mine")
        qtbot.waitUntil(lambda: not dialog.isVisible())
        assert main.controller.model_place == "mine"

    in_dialog(main, act)


def test_after_a_refusal_another_one_can_be_chosen(main: MainWindow, gates: Gates, qtbot: QtBot) -> None:
    def act(dialog: OpenModelDialog) -> None:
        gates.let("broken")
        choose(dialog, "broken")
        qtbot.waitUntil(lambda: dialog.error_text == "There is no config.json in this folder.")
        assert dialog.field.isEnabled()
        gates.let("mine")
        choose(dialog, "mine")
        qtbot.waitUntil(lambda: not dialog.isVisible())

    in_dialog(main, act)


def test_the_button_in_the_empty_chart_asks_which_model(main: MainWindow, gates: Gates, qtbot: QtBot) -> None:
    main.controller.cancel()
    main.draw()
    button = main.candidates.findChild(CandidatesEmpty).findChild(QPushButton)
    assert button.text() == "Open a model…"
    assert button.isVisible()

    def act(dialog: OpenModelDialog) -> None:
        assert main.controller.scene().status.kind == "no_model"
        assert dialog.chip(BUILTIN).isChecked()
        assert not dialog.field.isVisible()
        dialog.chip(FOLDER).click()
        assert dialog.field.isVisible()
        dialog.chip(BUILTIN).click()
        dialog.open_button.click()
        gates.let("builtin")
        qtbot.waitUntil(lambda: not dialog.isVisible())
        assert main.controller.model_place == "builtin"

    in_dialog(main, act, button.click)
