"""Progress of the set-up: named stages on standard error, with what each is doing and how long it took."""

import queue
import re
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TextIO

TAIL_LINES = 30
QUIET_SECONDS = 15.0
LINE_WIDTH = 79


class SetupError(Exception):
    """What stopped the set-up, in one plain sentence; `detail` is what the failing command said."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail


class Stages:
    """Prints stages; on a terminal the running one is rewritten in place, elsewhere only news is printed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._live = stream.isatty()
        self._title = ""
        self._started = 0.0
        self._spoken = 0.0
        self._news = ""

    @contextmanager
    def stage(self, title: str) -> Iterator[None]:
        """Name a stage while it runs, and its time when it is done."""
        self._title, self._started = title, time.monotonic()
        self._spoken, self._news = self._started, "working"
        self._print(f"  {title} …", end="" if self._live else "\n")
        try:
            yield
        except BaseException:
            self._print("" if self._live else f"  {title}: not finished")
            raise
        self._print(f"{self._clear()}  {title}: done, {self._elapsed():.1f} s")

    def note(self, news: str) -> None:
        """Say what the running stage does now; off a terminal at most once in a while."""
        self._news = news
        self.tick()

    def tick(self) -> None:
        """Show that time goes by: the last news again, with the clock."""
        if self._live:
            line = f"  {self._title} … ({self._elapsed():.0f} s) {self._news}"
            self._print(f"{self._clear()}{line[:LINE_WIDTH]}", end="")
        elif time.monotonic() - self._spoken >= QUIET_SECONDS:
            self._spoken = time.monotonic()
            self._print(f"    {self._news} ({self._elapsed():.0f} s)")

    def say(self, sentence: str) -> None:
        """Print one sentence on a line of its own."""
        self._print(f"  {sentence}")

    def _elapsed(self) -> float:
        return time.monotonic() - self._started

    def _clear(self) -> str:
        return f"\r{'':{LINE_WIDTH}}\r" if self._live else ""

    def _print(self, text: str, end: str = "\n") -> None:
        encoding = self._stream.encoding or "ascii"  # a Windows console may know no "…"
        readable = text.encode(encoding, "replace").decode(encoding)
        print(readable, end=end, file=self._stream, flush=True)


def run_watched(
    command: Sequence[str],
    stages: Stages,
    *,
    fault: str,
    summarise: Callable[[str], str | None] = lambda line: line,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run a command inside the current stage, its output summarised in one changing line.

    Raises:
        SetupError: `fault` with the end of the output, when the command fails.
    """
    tail: deque[str] = deque(maxlen=TAIL_LINES)
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
    )
    try:
        for line in _lines_with_ticks(process, stages):
            tail.append(line)
            if news := summarise(line):
                stages.note(news)
        code = process.wait()
    except BaseException:
        _stop(process)
        raise
    if code != 0:
        raise SetupError(fault, "\n".join(tail))


def summary_of_pip(line: str) -> str | None:
    """The part of pip's chatter that tells a person how far it is."""
    if match := re.match(r"\s*(Collecting|Downloading|Using cached) ([\w.-]+)", line):
        return f"{match[1].lower()} {match[2]}"
    if line.startswith("Installing collected packages:"):
        names = line.partition(":")[2].split(",")
        return f"unpacking{names[0]}" if len(names) == 1 else f"unpacking {len(names)} packages"
    return None


def _lines_with_ticks(process: "subprocess.Popen[str]", stages: Stages) -> Iterator[str]:
    """The output line by line; in a silence the last news is repeated, so that the clock is seen to go on."""
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_pump, args=(process, lines), daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=1.0)
        except queue.Empty:
            stages.tick()
            continue
        if line is None:
            return
        yield line.rstrip()


def _pump(process: "subprocess.Popen[str]", lines: "queue.Queue[str | None]") -> None:
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            lines.put(line)
    lines.put(None)


def _stop(process: "subprocess.Popen[str]") -> None:
    """End a child that is no longer wanted; it has had Ctrl+C too and may still be tidying up."""
    try:
        process.wait(timeout=5)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()
        process.wait()
