"""A person in front of the program: keys and mouse through the X server, eyes on what it says it shows."""

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
PATIENCE_S = 60.0
Seen = dict[str, Any]


class Person:
    """Starts the program on an X11 screen. Reports are read as they come; the newest one counts."""

    def __init__(self, environment: Mapping[str, str], arguments: Sequence[str], errors: Path) -> None:
        self._environment = dict(environment)
        self._errors = errors
        with errors.open("wb") as stderr:
            self.program = subprocess.Popen(
                [sys.executable, "-m", "tests.driven_program", *arguments],
                stdout=subprocess.PIPE,
                stderr=stderr,
                cwd=PROJECT,
                env=self._environment,
            )
        assert self.program.stdout is not None
        self._pipe = self.program.stdout.fileno()
        self._pending = b""
        self.seen: Seen = {}

    def until(self, expected: Callable[[Seen], object], patience_s: float = PATIENCE_S) -> Seen:
        """Looks until what is seen is as expected."""
        deadline = time.monotonic() + patience_s
        self._read_on(0.0)
        while not self.seen or not expected(self.seen):
            left = deadline - time.monotonic()
            if left <= 0 or not self._read_on(left):
                raise AssertionError(f"It did not come about. Seen last: {self._told()}\n{self.errors()}")
        return self.seen

    def press(self, *keys: str) -> None:
        """Presses keys, by their X11 names."""
        self._xdotool("key", "--delay", "30", *keys)

    def type(self, text: str) -> None:
        """Types a text."""
        self._xdotool("type", "--delay", "25", text)

    def click(self, place: str, button: int = 1) -> None:
        """Clicks into the middle of a named place."""
        x, y, width, height = self.seen["places"][place]
        middle = (str(x + width // 2), str(y + height // 2))
        self._xdotool("mousemove", "--sync", *middle, "click", str(button))

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=PATIENCE_S)

    def leave(self, patience_s: float = PATIENCE_S) -> int:
        """The exit code, once the program has ended."""
        try:
            while self._read_on(patience_s):
                pass
            return self.program.wait(patience_s)
        finally:
            self.end()

    def end(self) -> None:
        """Ends the program if it has not ended by itself."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait(10)
        if self.program.stdout is not None:
            self.program.stdout.close()

    def errors(self) -> str:
        """What the program said on stderr."""
        return self._errors.read_text("utf-8", "replace")

    def _read_on(self, patience_s: float) -> bool:
        """Takes in what was written, waiting for it if there is nothing yet; False at the end."""
        readable = select.select([self._pipe], [], [], patience_s)[0]
        while readable:
            data = os.read(self._pipe, 1 << 16)
            if not data:
                return False
            self._pending += data
            readable = select.select([self._pipe], [], [], 0.0)[0]
        *lines, self._pending = self._pending.split(b"\n")
        if lines:
            self.seen = json.loads(lines[-1])
        return True

    def _told(self) -> str:
        return json.dumps({key: value for key, value in self.seen.items() if key != "places"})
