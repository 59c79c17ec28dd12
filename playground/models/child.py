"""A Python program of our own run beside this one: it can be watched, stopped, and holds nobody up."""

import os
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

import playground
from playground.models.progress import Asked, stop_if

_TAIL_LINES = 30
# Found without help; named in front it would come before the standard library.
_INSTALLED = ("site-packages", "dist-packages")


class ChildError(Exception):
    """The program ended with a failure; the text is the end of what it wrote."""


def run_python(
    arguments: Sequence[str],
    on_line: Callable[[str], None],
    cancelled: Asked,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run `python arguments…` and hand over each line it writes, until it ends.

    It imports nothing from the folder that the person happens to work in.

    Args:
        arguments: what follows the interpreter on the command line.
        on_line: called in this thread with each line of its output, standard error included.
        cancelled: asked ten times a second; once true, the program is killed.
        environment: variables on top of ours.

    Raises:
        Cancelled: `cancelled` said so; the program is gone.
        ChildError: it ended with a failure.
    """
    process = subprocess.Popen(
        [sys.executable, "-P", "-u", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": _search_path(), **(environment or {})},
    )
    try:
        tail = _follow(process, on_line, cancelled)
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
    if process.returncode:
        raise ChildError("\n".join(tail))


def _search_path() -> str:
    """What the person set, behind the program's own place where it is not installed.

    An empty entry would be the working folder.
    """
    ours = Path(playground.__file__).resolve().parent.parent
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(filter(None, ["" if ours.name in _INSTALLED else str(ours), *places]))


def _follow(
    process: subprocess.Popen[str], on_line: Callable[[str], None], cancelled: Asked
) -> Sequence[str]:
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    reader = threading.Thread(target=_read, args=(process.stdout, lines), daemon=True)
    reader.start()
    tail: deque[str] = deque(maxlen=_TAIL_LINES)
    while True:
        stop_if(cancelled)
        try:
            line = lines.get(timeout=0.1)
        except queue.Empty:
            continue
        if line is None:
            process.wait()
            reader.join()
            return tail
        tail.append(line)
        on_line(line)


def _read(stream: IO[str], lines: "queue.SimpleQueue[str | None]") -> None:
    # The stream is closed under this thread when the program is killed.
    try:
        for line in stream:
            lines.put(line.rstrip("\n"))
    except ValueError:
        pass
    finally:
        lines.put(None)
