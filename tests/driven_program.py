"""The program as a person starts it, which also writes where things are to stdout, a line for each change.

It starts `playground.app.main` with the arguments given and changes nothing in it: what a test does to the
window comes through the X server, as from a person.
"""

import json
import os
import sys

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from playground import app
from playground.widgets.main_window import MainWindow

GLANCE_MS = 20


def report_of(window: MainWindow) -> dict[str, object]:
    """What a person sees, and where on the screen it is."""
    scene = window.controller.scene()
    focused = QApplication.focusWidget()
    shown = scene.shown
    return {
        "kind": scene.status.kind,
        "error": scene.status.error,
        "said": window.why.said,
        "stop": scene.stop.kind if scene.stop else None,
        "cursor": scene.cursor,
        "tokens": [mark.token for mark in scene.line.shown],
        "how": [mark.step.growth.how if mark.step else "prompt" for mark in scene.line.shown],
        "recipes": [str(mark.step.recipe) if mark.step else "" for mark in scene.line.shown],
        "recipe": str(scene.recipe),
        "seed": scene.seed,
        "prompt": window.prompt.text(),
        "read": scene.prompt.text if scene.prompt else None,
        "shown": shown.kind if shown else None,
        "marked": shown.step.growth.token if shown else None,
        "rows": [item.row.token for item in window.candidates.view._model.items if item.row],
        "focus": type(focused).__name__ if focused else None,
        "active": window.isActiveWindow(),
        "lecture": lecture_of(window),
        "lesson": lesson_of(window),
        "recording": recording_of(window),
        "asked": [box.windowTitle() for box in QApplication.topLevelWidgets() if is_asked(box)],
        "places": places_of(window),
    }


def lecture_of(window: MainWindow) -> dict[str, object] | None:
    """What the class sees; None while there is no lecture."""
    desk = window.teaching.desk
    if not desk.is_open:
        return None
    lecture, board = desk.window, desk.window.bars.board
    return {
        "active": lecture.isActiveWindow(),
        "full": lecture.isFullScreen(),
        "black": lecture.is_black,
        "hides": lecture.hides_something,
        "rows": list(board.tokens) if board else [],
        "hands": list(board.hands.raised) if board else [],
        "veil": lecture.veil.hidden.name,
        "text": lecture.text.said,
        "verdict": list(lecture.verdict.said),
        "said": lecture.say.told.say if lecture.say.told else None,
        "size": [lecture.width(), lecture.height()],
        "screen": lecture.screen().name(),
    }


def lesson_of(window: MainWindow) -> dict[str, object] | None:
    """The page of a lesson; None without one."""
    page = window.teaching.lessons.player.page
    if page is None:
        return None
    return {
        "name": page.lesson.name,
        "page": page.number,
        "there": page.moment is not None,
        "asks": page.asks,
        "answered": page.answered,
        "recorded": page.recorded,
        "said": window.teaching.lessons.panel.said,
        "notes": window.teaching.lessons.panel.notes,
    }


def recording_of(window: MainWindow) -> dict[str, object] | None:
    """What was recorded; None while nothing is."""
    page = window.teaching.recording.recording.page
    return None if page is None else {"steps": len(page.steps), "fault": page.fault}


def is_asked(window: QWidget) -> bool:
    """Whether it is a dialog that waits for an answer."""
    return window.isVisible() and window.isModal()


def places_of(window: MainWindow) -> dict[str, list[int]]:
    """Rectangles in pixels of the screen: x, y, width, height."""
    view = window.candidates.view
    named: dict[str, QWidget] = {
        "window": window,
        "run": window.run_bar.run_button,
        "prompt": window.prompt.editor,
        "text": window.text.view,
        "seed": window.run_bar.seed,
        "say": window.teaching.recording.panel.say_field,
        "pause": window.teaching.recording.panel.pause_button,
        "save": window.teaching.recording.panel.save_button,
    }
    places = {name: on_screen(widget, widget.rect()) for name, widget in named.items()}
    if window.teaching.desk.is_open:
        bars = window.teaching.desk.window.bars
        for line in range(len(bars.board.tokens) if bars.board else 0):
            row, hands = bars.row_rect(line).toRect(), round(bars.columns().hands)
            places[f"hands {line + 1}"] = on_screen(bars, row.adjusted(hands, 0, 0, 0))
            places[f"candidate {line + 1}"] = on_screen(bars, row.adjusted(0, 0, hands - row.width(), 0))
    for line in range(len(view._model.items)):
        places[f"row {line + 1}"] = on_screen(view.viewport(), view.visualRect(view._model.index(line, 1)))
    return places


def on_screen(widget: QWidget, rect: QRect) -> list[int]:
    corner = widget.mapToGlobal(QPoint(rect.x(), rect.y()))
    return [corner.x(), corner.y(), rect.width(), rect.height()]


class Reporter:
    """Writes a line whenever what is seen is no longer what it was."""

    def __init__(self) -> None:
        self._last = ""
        self._timer = QTimer(interval=GLANCE_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                told = json.dumps(report_of(window))
                if told != self._last:
                    self._last = told
                    os.write(1, told.encode() + b"\n")


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    reporter = Reporter()
    code = app.main(sys.argv[1:])
    del reporter
    raise SystemExit(code)
