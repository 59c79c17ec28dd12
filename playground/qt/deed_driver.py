"""A lesson's deeds as wishes to the controller, one after another, each when the one before is done."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from playground.decoding.recipe import Recipe
from playground.errors import BadValue, PlaygroundError
from playground.qt.controller import Controller
from playground.qt.worker import Failure
from playground.session.lesson_deeds import Deed
from playground.session.lesson_hands import token_named
from playground.wording import translate


class DeedDriver(QObject):
    """`finished` when all deeds are done, `failed` with a sentence where one cannot be."""

    finished = Signal()
    failed = Signal(str)
    cache_switched = Signal(bool)

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._queue: deque[Deed] = deque()
        self._active = self._reading = False
        self._usual_limit: int | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._on_timeout)
        controller.changed.connect(self._on_changed)
        controller.prompt_read.connect(self._on_prompt_read)
        controller.fault_met.connect(self._on_fault_met)

    @property
    def active(self) -> bool:
        """Whether something is still to be done."""
        return self._active

    def do(self, deeds: Iterable[Deed]) -> None:
        """Begins with the first of them; what was still to do is dropped."""
        self._queue = deque(single for deed in deeds for single in singles(deed))
        self._active, self._reading = True, False
        self._later.start()

    def drop(self) -> None:
        """Does no more; a run that was begun is paused."""
        if self._active:
            self._end()
            self._controller.pause()

    def _end(self) -> None:
        self._active = self._reading = False
        self._queue.clear()
        self._give_limit_back()

    def _give_limit_back(self) -> None:
        if self._usual_limit is not None:
            self._controller.max_new_tokens, self._usual_limit = self._usual_limit, None

    @Slot()
    def _on_changed(self) -> None:
        if self._active and not self._reading:
            self._later.start()

    @Slot(object)
    def _on_prompt_read(self, encoded: object) -> None:
        # The prompt is in use only after this call, so the next wish waits for another turn.
        if self._active and self._reading:
            self._reading = False
            self._later.start()

    @Slot(object)
    def _on_fault_met(self, failure: Failure) -> None:
        if self._active:
            self._end()
            self.failed.emit(failure.sentence)

    @Slot()
    def _on_timeout(self) -> None:
        if not self._active or self._reading or self._controller.scene().status.kind != "ready":
            return
        self._give_limit_back()
        if not self._queue:
            self._end()
            self.finished.emit()
            return
        try:
            self._wish(self._queue.popleft())
        except PlaygroundError as fault:
            self._end()
            self.failed.emit(str(fault))
            return
        self._later.start()

    def _wish(self, deed: Deed) -> None:
        wishes, session = self._controller, self._controller.session
        match deed.kind:
            case "prompt":
                self._reading = True
                wishes.set_prompt(deed.text, deed.mode, deed.specials)
            case "recipe":
                wishes.set_recipe(Recipe.parse(deed.text))
            case "seed":
                wishes.set_seed(int(deed.text))
            case "run":
                self._usual_limit = wishes.max_new_tokens
                wishes.max_new_tokens = session.head().new_tokens + deed.count
                wishes.run()
            case "go":
                wishes.go_before(_new_token(session.line(), deed.count))
            case "pick":
                card = wishes.card
                wishes.pick(token_named(deed, wishes.scene().shown, card.pieces if card else ()))
            case "what_if":
                wishes.ask_what_if(deed.on)
            case "cache":
                wishes.set_cache_enabled(deed.on)
                self.cache_switched.emit(deed.on)
            case kind:
                getattr(wishes, kind)()


def _new_token(line: list[int], number: int) -> int:
    """The node of a new token; the first node of the line is the prompt's."""
    if number >= len(line):
        told = translate("session", "There is no new token number {count} to go to.")
        raise BadValue(told.format(count=number))
    return line[number]


def singles(deed: Deed) -> list[Deed]:
    """A deed as wishes that are made one by one."""
    if deed.kind == "prompt":
        return [deed, Deed("home")]
    if deed.kind in ("step", "back"):
        return [replace(deed, count=1)] * deed.count
    return [deed]
