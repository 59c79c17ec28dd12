"""The whole main window on a tiny exact model, for tests of what its parts do together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.session import Place
from playground.widgets.main_window import MainWindow
from tests.qt.conftest import WordModel, opener

Asked = TypeVar("Asked", bound=QDialog)


@contextmanager
def window(
    qtbot: QtBot, recipe: str = "greedy", *, prompt: str = "w1 w2", dress: Callable[[], None] = lambda: None
) -> Iterator[MainWindow]:
    """Open, with a preview on show if there is a prompt; closed with all its threads at the end."""
    controller = Controller(opener(WordModel()), Place(recipe=Recipe.parse(recipe)))
    settings = Settings()
    settings.set(stored.PROMPT, prompt)
    made = MainWindow(controller, settings, dress)
    made.resize(1440, 900)
    try:
        with qtbot.waitExposed(made):
            made.show()
        with qtbot.waitSignal(controller.model_adopted):
            controller.open_model("words")
        if prompt:
            qtbot.waitUntil(lambda: is_ready(made))
        yield made
    finally:
        made.close()
        made.deleteLater()
        QApplication.sendPostedEvents(made)


def is_ready(made: MainWindow) -> bool:
    """Whether nothing is under way and a step is on show."""
    scene = made.controller.scene()
    return scene.status.kind == "ready" and scene.shown is not None


def in_dialog(kind: type[Asked], ask: Callable[[], object], act: Callable[[Asked], None]) -> None:
    """Opens a dialog by `ask`, acts in it, closes it; a fault of `act` is told after that."""
    faults: list[BaseException] = []

    def later() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        try:
            act(dialog)
        except BaseException as fault:
            faults.append(fault)
        finally:
            if dialog.isVisible():
                dialog.done(0)

    QTimer.singleShot(0, later)
    ask()
    if faults:
        raise faults[0]
