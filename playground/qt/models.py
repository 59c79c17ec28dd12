"""The model in use and the one that is being opened."""

from collections import deque
from dataclasses import replace

from PySide6.QtCore import QObject, QThread, Signal, Slot

from playground.qt.opener import Opened, Opener, Opening, OpenModel
from playground.qt.worker import Adopted, Failure, Newest, Worker, close_model
from playground.session.language_model import LanguageModel, ModelCard
from playground.wording import translate

STACK_BYTES = 64 * 2**20
CLOSE_MS = 2500


class Models(QObject):
    """Opens models on their own thread and hands them to the worker; the old one stays until then.

    The thread lasts for an opening: torch keeps helpers for every thread that has computed, and once there
    are more of them than cores they sleep between the parts of a pass, which takes twice as long then.

    `adopted` carries the card of the model that is in use from now on; by then `card` and `model` are
    still the old ones' for those who must tidy up, in `leaving`.
    """

    changed = Signal()
    opened = Signal()
    leaving = Signal(object)
    adopted = Signal(object)
    failed = Signal(object)
    _open_wished = Signal(object)
    _adopt_wished = Signal(object)

    def __init__(self, open_model: OpenModel, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self.card: ModelCard | None = None
        self.model: LanguageModel | None = None
        self.opening: Opening | None = None
        self.where = ""
        self._coming: deque[Opened] = deque()
        self._newest = Newest()
        self._opener = Opener(open_model, self._newest)
        self._thread = own_thread("opener", self._opener, self)
        self._open_wished.connect(self._opener.open)
        self._adopt_wished.connect(worker.adopt)
        self._opener.progressed.connect(self._on_progressed)
        self._opener.opened.connect(self._on_opened)
        self._opener.failed.connect(self._on_failed)
        self._thread.finished.connect(self._on_finished)
        worker.adopted.connect(self._on_adopted)

    def open(self, where: str) -> None:
        """Opens another model."""
        self._newest.number += 1
        self.opening = Opening(self._newest.number, where)
        self._thread.start()
        self._open_wished.emit(self.opening)
        self.changed.emit()

    def cancel(self) -> None:
        """Gives up an opening under way, unless its model is ready and only waits for its turn."""
        if not self._is_under_way:
            return
        self._newest.number += 1
        self.opening = None
        self.failed.emit(Failure(0, translate("qt", "Opening was cancelled."), cancelled=True))

    def close(self) -> bool:
        """Ends the thread; whether it ended in time. Loading a library cannot be stopped half-way."""
        self._newest.number += 1
        self.opening = None
        self._thread.quit()
        return self._thread.wait(CLOSE_MS)

    @Slot(object)
    def _on_progressed(self, opening: Opening) -> None:
        if self._is_wanted(opening.number):
            self.opening = opening
            self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        """Begins anew where another opening was wished for while the thread was about to end."""
        if self._is_under_way:
            self._thread.start()

    @Slot(object)
    def _on_opened(self, opened: Opened) -> None:
        self._thread.quit()
        if not self._is_wanted(opened.number):
            close_model(opened.model)
            return
        self._coming.append(opened)
        self.opened.emit()
        self._adopt_wished.emit(Adopted(opened.card, opened.model))

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        self._thread.quit()
        if self._is_wanted(failure.number):
            self.opening = None
            self.failed.emit(replace(failure, number=0))

    @Slot(object)
    def _on_adopted(self, adopted: Adopted) -> None:
        opened = self._coming.popleft()
        self.leaving.emit(adopted.card)
        self.card, self.model, self.where = adopted.card, adopted.model, opened.where
        if self._is_wanted(opened.number):
            self.opening = None
        self.adopted.emit(adopted.card)

    @property
    def _is_under_way(self) -> bool:
        """Whether a model is still to be opened; one that is ready only waits for its turn."""
        wanted = self.opening
        return wanted is not None and all(opened.number != wanted.number for opened in self._coming)

    def _is_wanted(self, number: int) -> bool:
        return number == self._newest.number


def own_thread(name: str, living: QObject, parent: QObject) -> QThread:
    """A thread for one object, with a stack large enough for a forward pass; not started yet."""
    thread = QThread(parent)
    thread.setObjectName(name)
    thread.setStackSize(STACK_BYTES)
    living.moveToThread(thread)
    return thread
