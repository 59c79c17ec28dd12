"""From the start of the process to the window, and on to the model, in fresh processes."""

import os
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time

from tests.benchmarks.measuring import Row, at_most

START = textwrap.dedent(
    """
    import os, sys, time
    began = float(os.environ["BEGAN"])
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication
    from playground import app as program, cli
    from playground.qt.settings import Settings
    from playground.qt import settings as stored

    class FirstPaint(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint and not self.seen:
                self.seen = True
                print("window", time.time() - began, "torch" in sys.modules, flush=True)
            return False

    app = QApplication([])
    settings = Settings()
    settings.set(stored.TOUR_SEEN, True)
    window = program.build(app, settings, cli.parse([]))
    watcher = FirstPaint()
    watcher.seen = False
    window.installEventFilter(watcher)
    control = window.controller
    def tell():
        if control.scene().shown is not None:
            print("ready", time.time() - began, flush=True)
            window.close()
    control.changed.connect(tell)
    window.show()
    app.exec()
    """
)


def once() -> tuple[float, float]:
    """Seconds to the first paint of the window, and from there to the first preview."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "BEGAN": repr(time.time()), "PLAYGROUND_CONFIG": folder}
        done = subprocess.run(
            [sys.executable, "-c", START], env=env, capture_output=True, text=True, check=True
        )
    lines = [line.split() for line in done.stdout.splitlines()]
    shown = next(float(line[1]) for line in lines if line[0] == "window")
    ready = next(float(line[1]) for line in lines if line[0] == "ready")
    return shown, ready - shown


def measure() -> list[Row]:
    once()
    times = [once() for _ in range(3)]
    return [
        at_most("process start → window painted", statistics.median(t[0] for t in times), "s", 1.5),
        at_most(
            "window → built-in model ready, second start", statistics.median(t[1] for t in times), "s", 4
        ),
    ]
