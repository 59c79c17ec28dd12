"""The model in use and the one that is being opened."""

from PySide6.QtCore import QObject, QThread, Signal, Slot

from playground.qt.opener import Opened, Opener, Opening, OpenModel
from playground.qt.worker import Adopted, Failure, Worker
from playground.session.language_model import LanguageModel, ModelCard

STACK_BYTES = 64 * 2**20
CLOSE_MS = 2500


class Models(QObject):
    """Opens models on their own thread and hands them to the worker; the old one stays until then.

    `adopted` carries the card of the model that is in use from now on; by then `card` and `model` are
    still the old ones' for those who must tidy up, in `leaving`.
    """

    changed = Signal()
    opened = Signal()
    leaving = Signal(object)
    adopted = Signal(object)
    failed = Signal(object)
    _open_wished = Signal(str)
    _adopt_wished = Signal(object)

    def __init__(self, open_model: OpenModel, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self.card: ModelCard | None = None
        self.model: LanguageModel | None = None
        self.opening: Opening | None = None
        self.where = ""
        self._opened_from = ""
        self._opener = Opener(open_model)
        self._thread = own_thread("opener", self._opener, self)
        self._open_wished.connect(self._opener.open)
        self._adopt_wished.connect(worker.adopt)
        self._opener.progressed.connect(self._on_progressed)
        self._opener.opened.connect(self._on_opened)
        self._opener.failed.connect(self._on_failed)
        worker.adopted.connect(self._on_adopted)
        self._thread.start()

    def open(self, where: str) -> None:
        """Opens another model."""
        self._opener.cancel()
        self.opening = Opening(where)
        self._open_wished.emit(where)
        self.changed.emit()

    def cancel(self) -> None:
        """Stops an opening under way."""
        self._opener.cancel()

    def close(self) -> bool:
        """Ends the thread; whether it ended in time. Loading a library cannot be stopped half-way."""
        self._opener.cancel()
        self._thread.quit()
        return self._thread.wait(CLOSE_MS)

    @Slot(object)
    def _on_progressed(self, opening: Opening) -> None:
        if self.opening:
            self.opening = opening
            self.changed.emit()

    @Slot(object)
    def _on_opened(self, opened: Opened) -> None:
        self._opened_from = opened.where
        self.opened.emit()
        self._adopt_wished.emit(opened.model)

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        self.opening = None
        self.failed.emit(failure)

    @Slot(object)
    def _on_adopted(self, adopted: Adopted) -> None:
        self.leaving.emit(adopted.card)
        self.card, self.model, self.opening = adopted.card, adopted.model, None
        self.where = self._opened_from
        self.adopted.emit(adopted.card)


def own_thread(name: str, living: QObject, parent: QObject) -> QThread:
    """A thread for one object, with a stack large enough for a forward pass; not started yet."""
    thread = QThread(parent)
    thread.setObjectName(name)
    thread.setStackSize(STACK_BYTES)
    living.moveToThread(thread)
    return thread
