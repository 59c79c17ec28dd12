"""The whole window on the built-in model: speed with every view on, frames, and gaps of the event loop."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest import mock

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from playground import cli
from playground.app import build
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.settings import Settings
from playground.widgets.main_window import MainWindow
from tests.benchmarks import engine
from tests.benchmarks.measuring import Row, alone, at_least, at_most, median_ms, median_ratio

BEAT_MS = 2
ARGUMENTS = cli.parse(["--prompt", engine.PROMPT, "--recipe", str(engine.RECIPE)])


@contextmanager
def opened() -> Iterator[MainWindow]:
    """The window, all docks shown, with the model and a first preview."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict("os.environ", PLAYGROUND_CONFIG=folder):
        settings = Settings()
        settings.set(stored.ROWS, 40)
        settings.set(stored.TOUR_SEEN, True)
        settings.set(stored.MAX_NEW_TOKENS, 100_000)
        window = build(app, settings, ARGUMENTS)
        window.resize(1440, 900)
        window.show()
        for dock in window.docks.values():
            dock.show()
        wait_for(lambda: window.controller.scene().shown is not None)
        yield window
        window.close()


def wait_for(state: Callable[[], bool], most_ms: int = 600_000) -> None:
    """Runs the event loop until a state is reached."""
    loop, timer, late = QEventLoop(), QTimer(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if state() else None)
    late.timeout.connect(loop.quit)
    timer.start(5)
    late.start(most_ms)
    loop.exec()


def gaps(until: Callable[[], bool]) -> list[float]:
    """ms between beats of a timer while the event loop runs."""
    found: list[float] = []
    clock, beat = QElapsedTimer(), QTimer()

    def on_beat() -> None:
        found.append(clock.nsecsElapsed() / 1e6)
        clock.restart()

    beat.timeout.connect(on_beat)
    clock.start()
    beat.start(BEAT_MS)
    wait_for(until)
    return found


def rate(window: MainWindow) -> float:
    """Tokens per second of an unpaced run with every view on."""
    control = window.controller
    control.home()
    wait_for(lambda: control.scene().status.kind == "ready")
    control.set_seed(control.session.place.seed + 1)
    wait_for(lambda: control.scene().status.kind == "ready")
    control.run()
    # Asked every few ms, so the question must cost nothing: the depth, not the scene.
    first = control.session.depth + 2
    wait_for(lambda: control.session.depth >= first)
    start, before = time.perf_counter(), control.session.depth
    most = time.perf_counter() + 600
    wait_for(lambda: control.session.depth >= before + engine.TOKENS or time.perf_counter() > most)
    made = control.session.depth - before
    spent = time.perf_counter() - start
    control.pause()
    wait_for(lambda: control.scene().status.kind == "ready")
    return made / spent


def rate_of_a_window() -> float:
    """That of a window of its own: while one is open, its model's thread takes from what is beside it."""
    with opened() as window:
        window.run_bar.pace_chosen.emit(None)
        rate(window)
        return rate(window)


def measure() -> list[Row]:
    alone(engine.theirs)
    ratio, speed = median_ratio(rate_of_a_window, lambda: alone(engine.theirs))
    rows = [
        Row("every view on", speed, "tok/s"),
        at_least("every view on / generate(), tokens per second", ratio, "×", 0.95),
    ]
    with opened() as window:
        window.run_bar.pace_chosen.emit(None)
        rows += running_gaps(window)
        rows.append(at_most("slider moved → new bars, V = 49k", slider_ms(window), "ms", 16))
        rows.append(at_most("drawing 40 candidates", frame_ms(window), "ms", 4))
        rows += loading_gaps(window)
    return rows


def running_gaps(window: MainWindow) -> list[Row]:
    control = window.controller
    control.run()
    end = time.perf_counter() + 8
    found = gaps(lambda: time.perf_counter() > end or control.scene().stop is not None)
    control.pause()
    wait_for(lambda: control.scene().status.kind == "ready")
    return gap_rows("running flat out", found)


def loading_gaps(window: MainWindow) -> list[Row]:
    control = window.controller
    control.open_model("builtin")
    found = gaps(lambda: control.scene().status.kind == "ready")
    return gap_rows("while a model loads", found)


def gap_rows(name: str, found: list[float]) -> list[Row]:
    ordered = sorted(found)
    return [
        at_most(f"event-loop gap, {name}, 99 of 100", ordered[int(0.99 * (len(ordered) - 1))], "ms", 50),
        at_most(f"event-loop gap, {name}, longest", ordered[-1], "ms", 100),
    ]


def slider_ms(window: MainWindow) -> float:
    """A temperature moved by the slider: shaping anew, and every panel shows it."""
    control, turns = window.controller, iter(range(10_000))

    def move() -> None:
        control.set_recipe(Recipe.parse(f"temperature={0.5 + next(turns) / 100},top_k=40,top_p=0.9,sample"))
        window.draw()
        window.candidates.view.repaint()

    return median_ms(move)


def frame_ms(window: MainWindow) -> float:
    view = window.candidates.view
    canvas = QImage(view.size(), QImage.Format.Format_ARGB32_Premultiplied)
    return median_ms(lambda: view.render(canvas))
