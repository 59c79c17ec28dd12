"""What every test shares: no screen, untouched settings of the person, a quiet run, no thread left behind."""

import logging
import os
import select
import shutil
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # read by Qt when the first application is made
# Read by torch when it is first imported: several test processes share the cores, and one thread each is
# many times faster than several that wait for one another. The golden numbers were made with one, too.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import gc

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import QSettings, QThread
from pytestqt import wait_signal

SCREEN = "1440x900x24"
OWN_LOGGERS = ("transformers", "huggingface_hub")  # these do not pass their records on to the root

hypothesis.settings.register_profile("playground", deadline=None, print_blob=True)
hypothesis.settings.load_profile("playground")


@pytest.fixture(scope="session", autouse=True)
def no_collection_while_disconnecting() -> Iterator[None]:
    """Keep `waitSignal` from standing still for ever, once in some thousand times.

    Qt calls `disconnectNotify` of the sender while it holds a lock. PySide asks Python for it, which may
    collect garbage then; a QObject that goes wants such a lock too, and may want the very same one.
    """
    disconnect = wait_signal._silent_disconnect

    def disconnect_alone(signal: object, slot: object) -> None:
        gc.disable()
        try:
            disconnect(signal, slot)
        finally:
            gc.enable()

    wait_signal._silent_disconnect = disconnect_alone
    yield
    wait_signal._silent_disconnect = disconnect


@pytest.fixture(autouse=True)
def settings_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the settings of this one test; the model's cache stays the person's own."""
    folder = tmp_path_factory.mktemp("settings")
    monkeypatch.setenv("PLAYGROUND_CONFIG", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_unexpected_logs(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning or worse. One that means to looks at `caplog` and then clears it."""
    loggers = [logging.getLogger(name) for name in OWN_LOGGERS]
    for logger in loggers:
        logger.addHandler(caplog.handler)
    yield
    for logger in loggers:
        logger.removeHandler(caplog.handler)
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [record for record in records if record.levelno >= logging.WARNING]
    said = [f"{record.name}: {record.getMessage()}" for record in loud]
    if said:
        pytest.fail("\n".join(["Unexpected in the log:", *dict.fromkeys(said)]), pytrace=False)


@pytest.fixture(autouse=True)
def no_thread_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves a QThread running, and name the lines that started it."""
    started: list[tuple[QThread, str]] = []
    start = QThread.start

    def remember(thread: QThread, *arguments: object) -> None:
        started.append((thread, "".join(traceback.format_stack(limit=4)[:-1])))
        start(thread, *arguments)

    monkeypatch.setattr(QThread, "start", remember)
    yield
    if left := [origin for thread, origin in started if is_running(thread)]:
        for thread, _ in started:
            end(thread)
        pytest.fail("A QThread is still running. It was started here:\n" + "\n".join(left), pytrace=False)


def is_running(thread: QThread) -> bool:
    return shiboken6.isValid(thread) and thread.isRunning()


def end(thread: QThread) -> None:
    """Spare the next tests; one that does not end by itself within five seconds is left alone."""
    if is_running(thread):
        thread.quit()
        thread.wait(5000)


@pytest.fixture(scope="session")
def xvfb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The DISPLAY of an X11 screen of our own, with openbox as its window manager where that is installed."""
    with x_server(tmp_path_factory.mktemp("openbox"), SCREEN) as display:
        yield display


def need(program: str) -> None:
    """Skip a test without a program of the system; in a run of the checks that is a failure."""
    if shutil.which(program) is None:
        complain = pytest.fail if os.environ.get("CI") and sys.platform == "linux" else pytest.skip
        complain(f"{program} is not installed; `packaging/bootstrap.py test` names its package.")


@contextmanager
def x_server(folder: Path, screen: str) -> Iterator[str]:
    """Start an X server with openbox, as long as it is wanted."""
    need("Xvfb")
    ready, told = os.pipe()
    command = ["Xvfb", "-displayfd", str(told), "-screen", "0", screen, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(told,), stderr=subprocess.DEVNULL)
    os.close(told)
    with os.fdopen(ready) as answer:
        number = answer.readline().strip()  # Xvfb picks a free display and says so when it is up
    assert number, "Xvfb ended before it had a screen."
    manager = start_openbox(f":{number}", folder / "started")
    yield f":{number}"
    for process in (manager, server):
        if process is not None:
            process.terminate()
            process.wait(10)


def start_openbox(display: str, started: Path) -> "subprocess.Popen[bytes] | None":
    """Start the window manager and wait until it manages, or return None where it is not installed."""
    if shutil.which("openbox") is None:
        return None
    os.mkfifo(started)
    environment = {**os.environ, "DISPLAY": display}
    command = ["openbox", "--startup", f"sh -c 'echo > \"{started}\"'"]
    manager = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    written = os.open(started, os.O_RDWR)  # open for both, so that opening does not wait
    managing, _, _ = select.select([written], [], [], 20.0)
    os.close(written)
    assert managing, "openbox did not start within 20 s."
    return manager


@pytest.fixture
def x11_environment(xvfb: str) -> dict[str, str]:
    """The environment of a program that is to open its windows on that screen."""
    return environment_of(xvfb)


@pytest.fixture
def two_screens(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a program that has a laptop's screen and a beamer beside it."""
    need("xrandr")
    with x_server(tmp_path, "2464x900x24") as display:
        environment = environment_of(display)
        for words in (
            ("--query",),  # before it was asked, Xvfb has no output to give to a monitor
            ("--setmonitor", "laptop", "1440/380x900/240+0+0", "screen"),
            ("--setmonitor", "beamer", "1024/270x768/200+1440+0", "none"),
        ):
            subprocess.run(["xrandr", *words], env=environment, check=True, capture_output=True)
        yield environment


def environment_of(display: str) -> dict[str, str]:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("WAYLAND_DISPLAY", None)
    return environment
