"""Opens models on a thread of its own, so that the model in use stays usable until the new one is ready."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from playground.errors import Cancelled, PlaygroundError
from playground.qt.worker import Failure
from playground.session.language_model import LanguageModel
from playground.wording import translate


class OpenModel(Protocol):
    """Opens what `where` names: `builtin`, a folder, a file or a hub id."""

    def __call__(
        self, where: str, report: Callable[[str, float | None], None], cancelled: Callable[[], bool]
    ) -> LanguageModel:
        """Raises: PlaygroundError, Cancelled."""


@dataclass(frozen=True)
class Opening:
    """How far an opening is: the stage's name and a fraction in [0, 1] where it is known."""

    where: str
    stage: str = "Starting"
    fraction: float | None = None


@dataclass(frozen=True, eq=False)
class Opened:
    """A model that is ready to be adopted, and where it came from."""

    where: str
    model: LanguageModel


class Opener(QObject):
    """Lives in its own thread; one opening at a time."""

    progressed = Signal(object)
    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, open_model: OpenModel) -> None:
        super().__init__()
        self._open_model = open_model
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Asks the opening under way to stop; may be called from any thread."""
        self._stop.set()

    @Slot(str)
    def open(self, where: str) -> None:
        """Opens; answers with `opened` or `failed`."""
        self._stop.clear()
        self.progressed.emit(Opening(where))
        try:
            model = self._open_model(where, lambda s, f: self._report(where, s, f), self._stop.is_set)
            if self._stop.is_set():
                raise Cancelled(translate("qt", "Opening was cancelled."))
            self.opened.emit(Opened(where, model))
        except PlaygroundError as fault:
            self.failed.emit(Failure(0, str(fault), fault.detail, isinstance(fault, Cancelled)))
        except MemoryError:
            self.failed.emit(Failure(0, translate("qt", "There is not enough memory to open this model.")))
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            self.failed.emit(
                Failure(0, translate("qt", "“{where}” could not be opened.").format(where=where), detail)
            )

    def _report(self, where: str, stage: str, fraction: float | None) -> None:
        self.progressed.emit(Opening(where, stage, fraction))
