"""The worker as the window's thread sees it: orders get numbers, what comes of older orders is dropped."""

import time
from collections import deque
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from playground.decoding.recipe import Recipe
from playground.qt.models import CLOSE_MS, own_thread
from playground.qt.worker import EncodeWish, Failure, Newest, Order, Outcome, Reading, Worker
from playground.session.records import Job

RATED = 20


class Runner(QObject):
    """One order at a time: a look, or a run. `failed` also carries faults of texts that became no ids."""

    changed = Signal()
    looked = Signal(object)
    stepped = Signal(object)
    encoded = Signal(object)
    failed = Signal(object)
    _look_wished = Signal(object)
    _run_wished = Signal(object)
    _recipe_wished = Signal(object)
    _seed_wished = Signal(object)
    _pace_wished = Signal(float)
    _cache_wished = Signal(bool)
    _threads_wished = Signal(int)
    _encode_wished = Signal(object)
    _halt_wished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.running = False
        self.looking = False
        self.reading: Reading | None = None
        self._newest = Newest()
        self._times: deque[float] = deque(maxlen=RATED)
        self._pace_ms = 125.0
        self.worker = Worker(self._newest)
        self.thread_ = own_thread("model", self.worker, self)
        self._wire()
        self.thread_.start()

    def _wire(self) -> None:
        worker = self.worker
        self._look_wished.connect(worker.look)
        self._run_wished.connect(worker.run)
        self._recipe_wished.connect(worker.use_recipe)
        self._seed_wished.connect(worker.use_seed)
        self._pace_wished.connect(worker.use_pace)
        self._cache_wished.connect(worker.use_cache)
        self._threads_wished.connect(worker.use_threads)
        self._encode_wished.connect(worker.encode)
        self._halt_wished.connect(worker.halt)
        # The thread may end with the halt still waiting; it must not leave a timer running.
        self.thread_.finished.connect(worker.halt)
        worker.looked.connect(self._on_looked)
        worker.stepped.connect(self._on_stepped)
        worker.read_on.connect(self._on_read_on)
        worker.encoded.connect(self.encoded)
        worker.failed.connect(self._on_failed)

    @property
    def rate(self) -> float | None:
        """Tokens per second over the last steps of the run under way."""
        if not self.running or len(self._times) < 2:
            return None
        return (len(self._times) - 1) / max(1e-6, self._times[-1] - self._times[0])

    def look(self, job: Job, recipe: Recipe) -> None:
        """Sees what comes after the head of a job; answered by `looked`."""
        self.looking = True
        self._look_wished.emit(Order(replace(job, number=self._number()), recipe))

    def run(self, job: Job, recipe: Recipe) -> None:
        """Grows the tokens of a job at the pace in force; answered by `stepped` for each."""
        self.running = True
        self._times.clear()
        numbered = replace(job, number=self._number(), pace_ms=0.0 if job.forced else self._pace_ms)
        self._run_wished.emit(Order(numbered, recipe))

    def calm(self) -> None:
        """Nothing runs; what still arrives is dropped."""
        self._number()
        if self.running:
            self._halt_wished.emit()
        self.running = self.looking = False
        self.reading = None

    def use_recipe(self, recipe: Recipe) -> None:
        """The run under way goes on with this recipe."""
        self._recipe_wished.emit(recipe)

    def use_seed(self, seed: int) -> None:
        """The run under way goes on with this seed."""
        self._seed_wished.emit(seed)

    def use_pace(self, tokens_per_second: float | None) -> None:
        """At most so many tokens per second; None is as fast as it goes."""
        self._pace_ms = 1000.0 / tokens_per_second if tokens_per_second else 0.0
        self._pace_wished.emit(self._pace_ms)

    def use_cache(self, enabled: bool) -> None:
        """Whether the model keeps keys and values."""
        self._cache_wished.emit(enabled)

    def use_threads(self, count: int) -> None:
        """So many threads for one forward pass; 0 leaves the choice to the program."""
        self._threads_wished.emit(count)

    def encode(self, wish: EncodeWish) -> None:
        """Text to ids; answered by `encoded`."""
        self._encode_wished.emit(wish)

    def close(self) -> bool:
        """Ends the thread; whether it ended in time. A forward pass cannot be stopped half-way."""
        self.calm()
        self._halt_wished.emit()
        self.thread_.quit()
        return self.thread_.wait(CLOSE_MS)

    def _number(self) -> int:
        self._newest.number += 1
        return self._newest.number

    def _is_wanted(self, number: int) -> bool:
        return number == self._newest.number

    @Slot(object)
    def _on_looked(self, outcome: Outcome) -> None:
        if self._is_wanted(outcome.number):
            self.looking, self.reading = False, None
            self.looked.emit(outcome)

    @Slot(object)
    def _on_stepped(self, outcome: Outcome) -> None:
        if self._is_wanted(outcome.number):
            self.reading = None
            self.running = outcome.stop is None
            self._times.append(time.perf_counter())
            self.stepped.emit(outcome)

    @Slot(object)
    def _on_read_on(self, reading: Reading) -> None:
        if self._is_wanted(reading.number):
            before, self.reading = self.reading, reading if reading.done < reading.total else None
            if before is not None or self.reading is not None:
                self.changed.emit()

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        if failure.number <= 0 or self._is_wanted(failure.number):
            self.failed.emit(failure)
