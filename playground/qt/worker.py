"""The model's thread: one step per turn of its event loop.

Commands are slots that run between two steps; nothing is polled, nothing is locked. What must reach a
forward pass that is under way (cancel, a newer job) is one number in `Newest`, written by the
controller and read here.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from playground.decoding.recipe import Recipe
from playground.errors import Cancelled, PlaygroundError
from playground.session import engine
from playground.session.engine import Sight
from playground.session.language_model import LanguageModel, ModelCard, prompt_ids
from playground.session.records import Job, Rerolls, Step, Stop
from playground.wording import translate

REST_MS = 1


class Newest:
    """The number of the newest job. Written by one thread, read by the other."""

    def __init__(self) -> None:
        self.number = 0


@dataclass(frozen=True, eq=False)
class Order:
    """A job with the recipe it starts with."""

    job: Job
    recipe: Recipe


@dataclass(frozen=True, eq=False)
class Outcome:
    """What came of one turn: what was seen, and for runs the step; `stop` on the last one."""

    number: int
    sight: Sight
    step: Step | None = None
    stop: Stop | None = None


@dataclass(frozen=True)
class Reading:
    """How much of a long prompt has gone through the model."""

    number: int
    done: int
    total: int


@dataclass(frozen=True)
class Failure:
    """A job or an opening that came to nothing, as a sentence; `detail` may be folded away."""

    number: int
    sentence: str
    detail: str = ""
    cancelled: bool = False


@dataclass(frozen=True)
class EncodeWish:
    """Text to become ids; `mode` is `text` or `chat`, `specials` lets control-token text be control.

    `purpose` is `prompt`, or another word for text that is to be looked at and not to be the prompt.
    """

    number: int
    text: str
    mode: str = "text"
    specials: bool = True
    purpose: str = "prompt"


@dataclass(frozen=True)
class Encoded:
    """The ids and bytes a text became; none where a text to look at could not be read, with `failure`."""

    wish: EncodeWish
    ids: tuple[int, ...]
    pieces: tuple[bytes, ...]
    failure: Failure | None = None


@dataclass(frozen=True, eq=False)
class Adopted:
    """A model that is in use from now on."""

    card: ModelCard
    model: LanguageModel


class Worker(QObject):
    """Lives in the model's thread and owns the model; speaks only through signals."""

    adopted = Signal(object)
    looked = Signal(object)
    stepped = Signal(object)
    read_on = Signal(object)
    encoded = Signal(object)
    failed = Signal(object)

    def __init__(self, newest: Newest) -> None:
        super().__init__()
        self._newest = newest
        self._model: LanguageModel | None = None
        self._usual_threads = 0
        self._job: Job | None = None
        self._recipe: Recipe | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_turn)

    @property
    def model(self) -> LanguageModel | None:
        """The one in use; for the model's own thread only."""
        return self._model

    @Slot(object)
    def adopt(self, adopted: Adopted) -> None:
        """Uses this model from now on; the one before is let go."""
        self._job = None
        old, self._model = self._model, adopted.model
        self._usual_threads = self._usual_threads or adopted.model.threads
        self.adopted.emit(adopted)
        close_model(old)

    @Slot(object)
    def look(self, order: Order) -> None:
        """Looks once after the job's head and chooses nothing."""
        self._job = None
        self._guarded(order.job, lambda: self._look(order))

    @Slot(object)
    def run(self, order: Order) -> None:
        """Grows tokens until the job's end, a stop, or a newer job."""
        self._job, self._recipe = order.job, order.recipe
        self._on_turn()

    @Slot(object)
    def use_recipe(self, recipe: Recipe) -> None:
        """The next step of the run uses this recipe."""
        self._recipe = recipe

    @Slot(object)
    def use_seed(self, seed: int) -> None:
        """The next step of the run draws by this seed; what was re-rolled under another one is void."""
        if self._job:
            heads = tuple(replace(head, seed=seed, reroll=0) for head in self._job.heads)
            self._job = replace(self._job, heads=heads, rerolls=Rerolls())

    @Slot(float)
    def use_pace(self, pace_ms: float) -> None:
        """The next step of the run keeps this pace."""
        if self._job:
            self._job = replace(self._job, pace_ms=pace_ms)
            if self._timer.isActive():
                self._timer.start(min(self._timer.remainingTime(), int(pace_ms)))

    @Slot()
    def halt(self) -> None:
        """Ends the run between two steps."""
        self._job = None
        self._timer.stop()

    @Slot(bool)
    def use_cache(self, enabled: bool) -> None:
        """Turns the key-value cache on or off."""
        if self._model:
            self._model.cache_enabled = enabled

    @Slot(int)
    def use_threads(self, count: int) -> None:
        """So many threads for one forward pass; 0 is as many as the first model came with."""
        if self._model:
            self._model.threads = count or self._usual_threads

    @Slot(object)
    def encode(self, wish: EncodeWish) -> None:
        """Text to ids. A prompt may wait for a model; a text to look at is always answered."""
        model = self._model
        if model is None and wish.purpose == "prompt":
            return
        try:
            if model is None:
                raise PlaygroundError(translate("qt", "No model is open; open one first."))
            ids = prompt_ids(model, wish.text, wish.mode, wish.specials)
            self.encoded.emit(Encoded(wish, ids, model.text_pieces(ids)))
        except PlaygroundError as fault:
            self._fail_to_read(wish, str(fault), fault.detail)
        except Exception as error:
            sentence = translate("qt", "The model's tokenizer cannot read this text.")
            self._fail_to_read(wish, sentence, f"{type(error).__name__}: {error}")

    def _fail_to_read(self, wish: EncodeWish, sentence: str, detail: str) -> None:
        failure = Failure(-wish.number, sentence, detail)
        if wish.purpose == "prompt":
            self.failed.emit(failure)
        else:
            self.encoded.emit(Encoded(wish, (), (), failure))

    @Slot()
    def _on_turn(self) -> None:
        job, recipe = self._job, self._recipe
        if job is None or recipe is None:
            return
        if job.number != self._newest.number:
            self.halt()
            return
        self._guarded(job, lambda: self._turn(job, recipe))

    def _turn(self, job: Job, recipe: Recipe) -> None:
        start = time.perf_counter()
        sight = self._see(job, recipe)
        step = engine.next_step(sight, job, recipe)
        stop = engine.stop_after(job, step)
        self.stepped.emit(Outcome(job.number, sight, step, stop))
        if stop:
            self.halt()
            return
        self._job = engine.advance(job, step)
        spent_ms = (time.perf_counter() - start) * 1000
        self._timer.start(max(REST_MS, round(job.pace_ms - spent_ms)))

    def _look(self, order: Order) -> None:
        self.looked.emit(Outcome(order.job.number, self._see(order.job, order.recipe)))

    def _see(self, job: Job, recipe: Recipe) -> Sight:
        if self._model is None:
            raise PlaygroundError(translate("qt", "No model is open; open one first."))
        return engine.look(
            self._model,
            job.head,
            recipe,
            report=lambda done, total: self.read_on.emit(Reading(job.number, done, total)),
            cancelled=lambda: job.number != self._newest.number,
        )

    def _guarded(self, job: Job, act: Callable[[], None]) -> None:
        """The edge where a fault of a turn becomes a sentence and the worker stays usable."""
        try:
            act()
        except Cancelled:
            self.halt()
        except PlaygroundError as fault:
            self._fail(job, str(fault), fault.detail)
        except MemoryError:
            self._fail(
                job, translate("qt", "There is not enough memory for this step; a shorter text needs less.")
            )
        except Exception as error:
            sentence = translate(
                "qt", "The model failed at step {new_tokens}; the text so far is kept."
            ).format(new_tokens=job.head.new_tokens + 1)
            self._fail(job, sentence, f"{type(error).__name__}: {error}")

    def _fail(self, job: Job, sentence: str, detail: str = "") -> None:
        self.halt()
        self.failed.emit(Failure(job.number, sentence, detail))


def close_model(model: LanguageModel | None) -> None:
    """Gives back what a model holds, if it can."""
    close = getattr(model, "close", None)
    if close:
        close()
