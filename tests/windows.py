"""A whole window in this process, on a tiny exact model or on the built-in one."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QMimeData, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playground import app as program
from playground import cli
from playground.qt.settings import Settings
from playground.session.language_model import LanguageModel
from playground.session.records import Step
from playground.session.scene import Scene
from playground.widgets.main_window import MainWindow

PATIENCE_MS = 60_000
BEAT_MS = 16


class Visit:
    """A window with what a test does to it most."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot

    @property
    def scene(self) -> Scene:
        """What the window shows, or will with its next frame."""
        return self.window.controller.scene()

    @property
    def tokens(self) -> list[int]:
        """Those of the line."""
        return [mark.token for mark in self.scene.line.shown]

    def steps(self) -> list[Step]:
        """The records from the prompt to the cursor."""
        return self.window.controller.session.steps()

    def until(self, reached: Callable[[], object]) -> None:
        """Lets the window live until a state is reached."""
        self._qtbot.waitUntil(lambda: bool(reached()), timeout=PATIENCE_MS)

    def rest(self) -> None:
        """Until the model has looked at what comes next, and that is drawn."""
        self.until(lambda: self.scene.status.kind == "ready" and self.scene.shown is not None)
        self.window.draw()

    def do(self, action: str, times: int = 1) -> None:
        """Chooses an action of the menus."""
        for _ in range(times):
            self.window.actions_[action].trigger()

    def step(self, times: int = 1) -> None:
        """So many tokens, each looked at before the next."""
        for _ in range(times):
            self.rest()
            place = self.scene.cursor + 1
            self.do("step")
            self.until(lambda place=place: self.scene.cursor == place)
        self.rest()

    def paste(self, text: str) -> None:
        """Puts a text in place of the prompt, as from the clipboard."""
        data = QMimeData()
        data.setText(text)
        self.window.prompt.editor.selectAll()
        self.window.prompt.editor.insertFromMimeData(data)

    def items(self):
        """The lines of the chart."""
        self.window.draw()
        return self.window.candidates.view.model().items

    def rows(self) -> list[int]:
        """The tokens in the chart, from the top."""
        return [item.row.token for item in self.items() if item.row]


class Heart:
    """Beats as long as the event loop lives."""

    def __init__(self) -> None:
        self.beats = 0
        self._timer = QTimer(interval=BEAT_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def _on_timeout(self) -> None:
        self.beats += 1


@contextmanager
def visited(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_model: Callable[..., LanguageModel], *argv: str
) -> Iterator[Visit]:
    """Opens the window as `playground` does, with a model that `open_model` gives, and closes it again."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    font, sheet, palette = application.font(), application.styleSheet(), application.palette()
    monkeypatch.setattr(program, "open_model", open_model)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    window = program.build(application, Settings(), cli.parse(list(argv)))
    window.resize(1200, 860)
    window.show()
    try:
        yield Visit(window, qtbot)
    finally:
        window.close()
        window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        application.setStyleSheet(sheet)
        application.setPalette(palette)
        application.setFont(font)
