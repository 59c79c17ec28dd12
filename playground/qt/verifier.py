"""The comparison with another program, in the model's thread, since it may ask the model in use."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from playground.errors import Cancelled, PlaygroundError
from playground.qt.worker import Failure, Newest, Worker
from playground.session.agreement import Compare, Row
from playground.session.language_model import LanguageModel
from playground.wording import translate

if TYPE_CHECKING:
    from playground.qt.controller import Controller

CASES = 20


@dataclass(frozen=True)
class Verifying:
    """How far the comparison is; `rows` when it is done."""

    number: int
    done: int = 0
    total: int = 0
    rows: tuple[Row, ...] | None = None


class VerifyWorker(QObject):
    """Lives in the model's thread; a comparison is one turn, stopped between two rows."""

    progressed = Signal(object)
    failed = Signal(object)

    def __init__(self, model: Callable[[], LanguageModel | None], newest: Newest) -> None:
        super().__init__()
        self._model_in_use, self._newest = model, newest

    @Slot(object)
    def begin(self, wish: tuple[int, Compare]) -> None:
        """Compares, and tells after every row."""
        number, compare = wish

        def report(done: int, total: int) -> None:
            self.progressed.emit(Verifying(number, done, total))

        try:
            rows = compare(self._model_in_use(), CASES, report, lambda: number != self._newest.number)
        except Cancelled:
            return
        except PlaygroundError as fault:
            self.failed.emit(Failure(number, str(fault), fault.detail))
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            self.failed.emit(
                Failure(number, translate("qt", "The comparison could not be finished."), detail)
            )
        else:
            self.progressed.emit(Verifying(number, len(rows), len(rows), tuple(rows)))


class Verifier(QObject):
    """The part of the controller that compares; `changed` and `failed` tell how it goes."""

    changed = Signal(object)
    failed = Signal(object)
    _begin_wished = Signal(object)

    def __init__(self, controller: "Controller", worker: Worker, thread: QThread) -> None:
        super().__init__(controller)
        self._newest = Newest()
        self._compare: Compare | None = None
        self._worker = VerifyWorker(lambda: worker.model, self._newest)
        self._worker.moveToThread(thread)
        self._begin_wished.connect(self._worker.begin)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.failed.connect(self._on_failed)

    def use(self, compare: Compare) -> None:
        """What compares; it is called in the model's thread."""
        self._compare = compare

    def begin(self) -> None:
        """Starts a comparison; one that is under way ends."""
        self.cancel()
        if self._compare is None:
            self.failed.emit(Failure(0, translate("qt", "There is nothing to compare with in this program.")))
            return
        self._begin_wished.emit((self._newest.number, self._compare))

    def cancel(self) -> None:
        """Ends the comparison under way between two rows; what still arrives is dropped."""
        self._newest.number += 1

    @Slot(object)
    def _on_progressed(self, verifying: Verifying) -> None:
        if verifying.number == self._newest.number:
            self.changed.emit(verifying)

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        if failure.number == self._newest.number:
            self.failed.emit(failure)
