"""The whole main window on a tiny exact model, for tests of what its parts do together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.session import Place
from playground.widgets.main_window import MainWindow
from tests.qt.conftest import WordModel, opener


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
