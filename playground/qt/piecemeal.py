"""Long work on the window's thread, a few milliseconds at a time, so that the window stays alive."""

import time
from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from playground.errors import PlaygroundError
from playground.wording import translate

SLICE_S = 0.012
REST_MS = 1


class Piecemeal(QObject):
    """Runs one generator to its end between other events; an edge where any fault becomes a sentence.

    `progressed` carries what it yielded last; `ended` carries None, or the fault that it ended with.
    """

    progressed = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Generator[object] | None = None
        self._timer = QTimer(self, interval=REST_MS)
        self._timer.timeout.connect(self._on_turn)

    def begin(self, work: Generator[object]) -> None:
        """Starts; work that was under way is given up."""
        self.give_up()
        self._work = work
        self._timer.start()

    @Slot()
    def give_up(self) -> None:
        """Closes the generator where it stands; nothing is told."""
        work, self._work = self._work, None
        self._timer.stop()
        if work is not None:
            work.close()

    @Slot()
    def _on_turn(self) -> None:
        work, until = self._work, time.perf_counter() + SLICE_S
        if work is None:
            return
        fault: PlaygroundError | None = None
        try:
            for told in work:
                if time.perf_counter() >= until:
                    self.progressed.emit(told)
                    return
        except PlaygroundError as met:
            fault = met
        except Exception as error:
            sentence = translate("qt", "Something went wrong inside the program; nothing was written.")
            fault = PlaygroundError(sentence, f"{type(error).__name__}: {error}")
        self.give_up()
        self.ended.emit(fault)
