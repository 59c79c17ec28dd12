"""Models that can be held up, or fail at a chosen moment, for tests of threads and faults."""

import threading
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from playground.errors import Cancelled, ModelFault
from playground.models.scripted import ScriptedModel

Path = tuple[int, ...]


FAILED = ModelFault("The model failed.")


class Wrapped:
    """Passes everything on to another model."""

    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        return getattr(self.inner, name)


class GatedModel(Wrapped):
    """Blocks in `logits` until let through: `let(n)` allows exactly n more calls."""

    def __init__(self, inner):
        super().__init__(inner)
        self._gate = threading.Semaphore(0)
        self._open = threading.Event()
        self.entered = threading.Semaphore(0)
        """Released once each time a call of `logits` arrives at the gate."""

    def let(self, count: int = 1) -> None:
        """Allow `count` more calls."""
        self._gate.release(count)

    def let_all(self) -> None:
        """Take the gate away."""
        self._open.set()

    def logits(
        self,
        paths: Sequence[Path],
        *,
        report: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> NDArray[np.float32]:
        self.entered.release()
        while not self._open.is_set() and not self._gate.acquire(timeout=0.005):
            if cancelled is not None and cancelled():
                raise Cancelled("Stopped.")
        return self.inner.logits(paths, report=report, cancelled=cancelled)


class FaultyModel(Wrapped):
    """Works for `after` calls of `logits`, then raises `error` (with None: gives rows of NaN)."""

    def __init__(self, inner, after: int, error: Exception | None = FAILED):
        super().__init__(inner)
        self._left = after
        self._error = error

    def logits(self, paths, *, report=None, cancelled=None) -> NDArray[np.float32]:
        self._left -= 1
        if self._left >= 0:
            return self.inner.logits(paths, report=report, cancelled=cancelled)
        if self._error is not None:
            raise self._error
        return np.full((len(paths), self.inner.vocabulary_size), np.nan, dtype=np.float32)


class MarkedModel(ScriptedModel):
    """Reads `<end>` as its end token, or letter by letter as plain text; a chat begins with `@`."""

    def __init__(self):
        pieces = (*(letter.encode() for letter in "<end>ab@"), b"<end>")
        super().__init__(pieces, self.row, eos_ids=frozenset({8}), name="marked")

    @staticmethod
    def row(path: Path) -> NDArray[np.float64]:
        row = np.random.default_rng([len(path), *path]).normal(0.0, 2.0, 9)
        row[8] = -np.inf
        return row

    def encode(self, text: str, *, specials: bool = True) -> Path:
        words = [text] if specials else text
        return tuple(i for word in words for i in super(MarkedModel, self).encode(word))

    def chat(self, messages: Sequence[tuple[str, str]], *, specials_in_text: bool = False) -> Path:
        return (7, *self.encode(messages[0][1], specials=specials_in_text))
