"""Texts on their way to becoming ids, on the model's thread; of prompts only the newest counts."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from playground.qt.runner import Runner
from playground.qt.worker import Encoded, EncodeWish, Failure


class Prompting(QObject):
    """`came` carries the text that is to be the prompt, `seen` any other that was asked about."""

    came = Signal(object)
    seen = Signal(object)

    def __init__(self, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self.wish: EncodeWish | None = None
        """What was sent last, also if no model could read it; None once it is forgotten."""
        self._runner, self._number = runner, 0
        self._is_coming = False
        self._waiting: list[Callable[[], None]] = []
        runner.encoded.connect(self._on_encoded)

    @property
    def is_coming(self) -> bool:
        """Whether a text is being read that will be the prompt."""
        return self._is_coming

    def send(self, wish: EncodeWish, *, can_be_read: bool) -> None:
        """Reads a prompt, in place of one that is still being read; without a model it only stays known."""
        self.forget()
        self.wish, self._is_coming = replace(wish, number=self._number), can_be_read
        self._runner.encode(self.wish)

    def look(self, text: str) -> None:
        """Reads a text that is not to be the prompt."""
        self._runner.encode(EncodeWish(0, text, purpose="look"))

    def forget(self) -> None:
        """A text that is still being read is not to be the prompt any more; what waits for it is dropped."""
        self._number += 1
        self.wish = None
        self._settle()

    def keep(self, act: Callable[[], None]) -> bool:
        """Whether a prompt was typed a moment ago, so that this is done once it is there."""
        if self._is_coming:
            self._waiting.append(act)
        return self._is_coming

    def fails(self, failure: Failure) -> bool:
        """Whether a text that became no ids was to be the prompt; then nothing waits for it any more."""
        if -failure.number != self._number:
            return False
        self._settle()
        return True

    def _settle(self) -> list[Callable[[], None]]:
        waiting, self._waiting, self._is_coming = self._waiting, [], False
        return waiting

    @Slot(object)
    def _on_encoded(self, encoded: Encoded) -> None:
        if encoded.wish.purpose != "prompt":
            self.seen.emit(encoded)
        elif encoded.wish.number == self._number:
            waiting = self._settle()
            self.came.emit(encoded)
            for act in waiting:
                act()
