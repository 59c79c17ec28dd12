"""Plays a lesson in the window: drives the controller step by step, or walks through a recording."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.qt.deed_driver import DeedDriver
from playground.session.lesson_demo import load_recording, play_recorded
from playground.session.lesson_facts import Facts
from playground.session.lesson_page import LessonPage
from playground.session.lesson_play import Moment, Play, facts_of, moment_of
from playground.session.lessons import Lesson
from playground.session.session import Place, Session


class LessonPlayer(QObject):
    """`changed` tells that `page` is another one now. Moments that were reached can be walked back to."""

    changed = Signal()
    cache_switched = Signal(bool)

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._driver = DeedDriver(controller, self)
        self._driver.finished.connect(self._on_finished)
        self._driver.failed.connect(self._on_failed)
        self._driver.cache_switched.connect(self.cache_switched)
        controller.session_replaced.connect(self._on_session_replaced)
        self._page: LessonPage | None = None
        self._moments: list[Moment] = []
        self._recording: Play | None = None

    @property
    def page(self) -> LessonPage | None:
        """What is shown; None without a lesson."""
        return self._page

    def start(self, lesson: Lesson, *, recorded: bool = False) -> None:
        """Begins a lesson in a session of its own. Raises: FileFault if a recording cannot be opened."""
        control = self._controller
        loaded = load_recording(lesson) if recorded else None
        self._driver.drop()
        self._moments, self._page = [], None  # the session before goes without ending this lesson
        if loaded is None:
            self._recording = None
            control.set_cache_enabled(True)
            control.use_session(Session(Place()), control.card)
        else:
            self._recording = play_recorded(lesson, loaded)
            control.use_session(loaded.session, loaded.card)
        self._page = LessonPage(lesson, 1, recorded=recorded)
        self._perform()

    def leave(self) -> None:
        """No lesson any more; what it led to stays in the window."""
        if self._page is None:
            return
        self._driver.drop()
        self._page = None
        self._controller.set_cache_enabled(True)
        self.cache_switched.emit(True)
        self.changed.emit()

    @Slot()
    def _on_session_replaced(self) -> None:
        """A lesson shows places of its own session, so it ends with it."""
        self.leave()

    def go_on(self) -> None:
        """The next step; one that was reached before is shown as it was."""
        page = self._page
        if page is None or not page.can_go_on:
            return
        if page.moment is None:
            self._perform()
        else:
            self._turn_to(page.number + 1)

    def back(self) -> None:
        """The step before."""
        page = self._page
        if page is not None and page.can_go_back:
            self._turn_to(page.number - 1)

    def choose(self, answer: int) -> None:
        """Tries an answer; the right one ends the question."""
        page = self._page
        if page is not None and page.asks:
            self._show(replace(page, chosen=answer, answered=answer == page.right))

    def answer(self) -> None:
        """Shows which answer is right."""
        page = self._page
        if page is not None and page.asks:
            self._show(replace(page, answered=True))

    def _show(self, page: LessonPage) -> None:
        self._page = page
        self.changed.emit()

    def _turn_to(self, number: int) -> None:
        assert self._page is not None
        page = LessonPage(self._page.lesson, number, recorded=self._page.recorded)
        known = len(self._moments)
        if number <= known:
            moment = self._moments[number - 1]
            self._stand(moment)
            self._show(replace(page, moment=moment))
            return
        if known and self._recording is None:
            self._stand(self._moments[-1])
        self._page = page
        self._perform()

    def _stand(self, moment: Moment) -> None:
        """Makes the window stand where a moment stood, if it does not."""
        control, place = self._controller, moment.place
        tree = control.session.tree
        control.pause()
        tree.visit(place.cursor)
        charted = next((c for c in tree.nodes[place.cursor].children.values() if c in place.shown), None)
        if self._recording is not None and charted is not None:
            tree.visit(charted)
        if control.session.place != place:
            changes = {name: getattr(place, name) for name in place.__dataclass_fields__}
            control.arrange("Turn a page of the lesson", **changes)
        if self._recording is None:
            foreseen = moment.shown is not None and moment.shown.kind in ("preview", "what_if")
            control.ask_what_if(foreseen)

    def _perform(self) -> None:
        assert self._page is not None
        page = self._page
        if self._recording is not None:
            self._controller.pause()
            self._add(self._recording.forward)
            self._controller.changed.emit()
            return
        self._show(replace(page, busy=True, fault=""))
        self._driver.do(page.lesson.steps[page.number - 1].deeds)

    @Slot()
    def _on_finished(self) -> None:
        if self._page is not None:
            self._add(self._seen)

    def _seen(self) -> Moment:
        """The moment that the window stands at."""
        assert self._page is not None
        control, page = self._controller, self._page
        scene, card = control.scene(), control.card
        pieces, ends = (card.pieces, card.eos_ids) if card else ((), frozenset[int]())
        facts = facts_of(control.session, scene.shown, pieces, ends)
        named: dict[str, Facts] = {m.step.name: m.facts for m in self._moments if m.step.name}
        step = page.lesson.steps[page.number - 1]
        return moment_of(step, control.session.place, scene.shown, facts, named)

    def _add(self, made: Callable[[], Moment]) -> None:
        """Takes a moment that was reached; says so where it cannot be told."""
        assert self._page is not None
        try:
            moment = made()
        except PlaygroundError as fault:
            self._on_failed(str(fault))
            return
        self._moments.append(moment)
        self._show(replace(self._page, moment=moment, busy=False, fault=""))

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        if self._page is not None:
            self._show(replace(self._page, busy=False, fault=sentence))
