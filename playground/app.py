"""The composition root: arguments, application, theme, excepthook, and the wiring of all parts.

Qt is imported when the window is wanted and not before; torch only on the opener's thread.
"""

import argparse
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING

from playground import cli
from playground.wording import QT_TRANSLATE_NOOP, translate

# Painting gives the interpreter away at every call into Qt; while a model's files are parsed it would wait
# five milliseconds for each to get it back.
SWITCH_SECONDS = 0.0005
OFFER = QT_TRANSLATE_NOOP(
    "app",
    "The built-in model is not on this machine yet. Fetch it once: 94 MB from the network, 540 MB on the "
    "disk. After that no network is needed.",
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from playground.qt.controller import Controller
    from playground.qt.settings import Settings
    from playground.session.agreement import Row
    from playground.session.language_model import LanguageModel
    from playground.session.session import Place
    from playground.widgets.main_window import MainWindow


def main(argv: list[str] | None = None) -> int:
    """The command `playground`: a command without a window, or the window."""
    arguments = cli.parse(sys.argv[1:] if argv is None else argv)
    return cli.run(arguments) if arguments.command else show(arguments)


def show(arguments: argparse.Namespace) -> int:
    """Opens the window and runs until it is closed."""
    from PySide6.QtCore import QEvent, QTimer
    from PySide6.QtWidgets import QApplication

    from playground.qt import settings as stored
    from playground.qt.language import Speech
    from playground.qt.settings import Settings

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Decoding Playground")
    app.setDesktopFileName("decoding-playground")
    settings = Settings()
    speech = Speech(app, arguments.language or settings.get(stored.LANGUAGE))
    window = build(app, settings, arguments)
    window.show()
    if arguments.prompt is None:
        window.explaining.greet()
    # Ctrl+C in the terminal asks what closing asks; raised inside a slot, it would end nothing.
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, window, window.close))
    code = app.exec()
    settings.close()
    if not window.controller.ended:
        # What still computes in a library cannot be stopped, and all that is to last is written.
        os._exit(code)
    window.deleteLater()  # and at once: a window that outlives its application ends in a crash
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    speech.end()
    return code


def open_model(
    where: str, report: Callable[[str, float | None], None], cancelled: Callable[[], bool]
) -> "LanguageModel":
    """Opens a model; torch and transformers are imported here, on the caller's thread."""
    report(translate("app", "Loading PyTorch"), None)
    from playground.models.library import open_model as open_it

    return open_it(where, report, cancelled)


def compare_with_transformers(
    model: "LanguageModel | None",
    cases: int,
    report: Callable[[int, int], None],
    cancelled: Callable[[], bool],
) -> "Sequence[Row]":
    """The rows of the help page Verify; a model that transformers cannot run is left out."""
    from playground import verify
    from playground.models.transformers_model import TransformersModel

    return verify.run(model if isinstance(model, TransformersModel) else None, cases, report, cancelled)


def build(app: "QApplication", settings: "Settings", arguments: argparse.Namespace) -> "MainWindow":
    """The window with its controller; the model starts opening as soon as the window is up."""
    from PySide6.QtCore import QTimer

    from playground.qt import settings as stored
    from playground.qt.controller import Controller
    from playground.widgets import theme
    from playground.widgets.icons import app_icon
    from playground.widgets.main_window import MainWindow

    sys.setswitchinterval(SWITCH_SECONDS)
    app.setWindowIcon(app_icon())
    points = app.font().pointSizeF()

    worn: list[object] = []

    def dress() -> None:
        look = [settings.get(stored.THEME), settings.get(stored.FONT_PERCENT), app.styleHints().colorScheme()]
        if look != worn:
            theme.apply(app, settings.get(stored.THEME), settings.get(stored.FONT_PERCENT), points)
            worn[:] = [*look[:2], app.styleHints().colorScheme()]

    dress()
    app.styleHints().colorSchemeChanged.connect(dress)
    controller = Controller(open_model, _place(settings, arguments))
    controller.verifier.use(compare_with_transformers)
    window = MainWindow(controller, settings, dress)
    install_excepthook(controller)
    if arguments.prompt is not None:
        window.use_prompt(arguments.prompt)
    if arguments.session is not None:
        QTimer.singleShot(0, window, lambda: window.open_session(arguments.session))
    else:
        QTimer.singleShot(0, window, window.offer_recovery)
    where = arguments.model or settings.get(stored.MODEL)
    QTimer.singleShot(0, window, lambda: open_or_offer(controller, where))
    return window


def open_or_offer(controller: "Controller", where: str) -> None:
    """Opens the model; the built-in one, where it would have to be fetched first, is only offered."""
    from playground.models import builtin

    if where == "builtin" and builtin.ready_folder() is None and builtin.find_gguf() is None:
        controller.offer(translate("app", OFFER))
    else:
        controller.open_model(where)


def _place(settings: "Settings", arguments: argparse.Namespace) -> "Place":
    """Where the last window stood; the command line comes first."""
    from playground.decoding.recipe import Recipe
    from playground.qt import settings as stored
    from playground.session.session import Place

    given = arguments.recipe
    return Place(
        recipe=Recipe.parse(given) if given else settings.get(stored.RECIPE),
        seed=settings.get(stored.SEED) if arguments.seed is None else arguments.seed,
    )


def install_excepthook(controller: "Controller") -> None:
    """Faults that nobody caught become a sentence in the window and a traceback on stderr."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            controller.report_fault(error)

    def tell_of_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            tell(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook = tell
    threading.excepthook = tell_of_thread
