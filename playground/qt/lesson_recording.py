"""Records a lesson in the window: pauses where a person asks for one, and writes what was recorded."""

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from playground.errors import BadValue, PlaygroundError
from playground.qt.controller import Controller
from playground.qt.documents import versions
from playground.session.language_model import ModelCard
from playground.session.lesson_play import facts_of
from playground.session.lesson_recorder import LessonRecorder
from playground.session.lesson_text import fill
from playground.session.lesson_writing import save_lesson
from playground.session.lessons import SUFFIX, LessonStep, lesson_name
from playground.session.recording_page import RecordingPage
from playground.session.session import Place
from playground.wording import translate

_BUSY = ("running", "looking", "reading")


@dataclass(frozen=True)
class Pause:
    """What is said at a pause, what only the speaker reads, and the region to look at."""

    say: str
    notes: str = ""
    look_at: str = "candidates"


class LessonRecording(QObject):
    """`changed` tells that `page` is another one now; `paused` that a pause was made."""

    changed = Signal()
    paused = Signal()

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._recorder: LessonRecorder | None = None
        self._card: ModelCard | None = None
        self._page: RecordingPage | None = None
        self._wanted: Pause | None = None
        self._seen: Place | None = None
        controller.changed.connect(self._on_changed)
        controller.session_replaced.connect(self._on_session_replaced)

    @property
    def page(self) -> RecordingPage | None:
        """What is shown; None while nothing is recorded."""
        return self._page

    def begin(self) -> None:
        """Records from where the session stands; what was recorded before is forgotten."""
        self._recorder = LessonRecorder(self._controller.session)
        self._card = self._controller.card
        self._show(RecordingPage())

    def pause(self, wanted: Pause) -> None:
        """Ends a step here, once the model has looked; a run is paused."""
        if self._page is None or not self._page.can_pause:
            return
        try:
            self._check(wanted)
        except PlaygroundError as fault:
            self._show(replace(self._page, fault=str(fault)))
            return
        self._wanted = wanted
        self._show(replace(self._page, waiting=True, fault=""))
        if self._controller.scene().status.kind == "running":
            self._controller.pause()
        self._on_changed()

    def take_back(self) -> LessonStep | None:
        """Takes the last pause back; answers with it, so that its texts can be written anew."""
        if self._recorder is None or self._page is None or self._page.ended or not self._recorder.steps:
            return None
        step = self._recorder.undo()
        self._show(self._page)
        return step

    def save(self, path: Path, title: str) -> None:
        """Writes the lesson and its recording beside it, and ends. Raises: BadValue, FileFault."""
        recorder = self._recorder
        if recorder is None:
            raise BadValue(translate("qt", "Nothing is being recorded."))
        name = lesson_name(path.name)
        lesson = recorder.lesson(name, " ".join(title.split()) or path.name.removesuffix(SUFFIX))
        save_lesson(path, lesson, recorder.recording(), self._card, versions())
        self.drop()

    def drop(self) -> None:
        """Records no more, and forgets what was recorded."""
        self._recorder = self._page = self._wanted = self._seen = None
        self.changed.emit()

    def _check(self, wanted: Pause) -> None:
        """Whether the text is there to be said. Raises: BadValue."""
        if not wanted.say.strip():
            raise BadValue(translate("session", "Write what is to be said at this pause."))

    @Slot()
    def _on_changed(self) -> None:
        if self._recorder is None or self._page is None or self._page.ended:
            return
        if self._controller.scene().status.kind in _BUSY:
            return
        if self._wanted is not None:
            self._note(self._wanted)
        elif self._controller.session.place is not self._seen:
            self._show(self._page)

    def _note(self, wanted: Pause) -> None:
        assert self._recorder is not None
        assert self._page is not None
        self._wanted, control, fault = None, self._controller, ""
        shown, card = control.scene().shown, control.card
        try:
            if control.session.prompt is not None:
                pieces, ends = (card.pieces, card.eos_ids) if card else ((), frozenset[int]())
                fill(wanted.say, facts_of(control.session, shown, pieces, ends), {})
            self._recorder.pause(shown, wanted.say, wanted.notes, wanted.look_at)
            self._card = card
        except PlaygroundError as told:
            fault = str(told)
        self._show(replace(self._page, waiting=False, fault=fault))
        if not fault:
            self.paused.emit()

    @Slot()
    def _on_session_replaced(self) -> None:
        if self._page is None or self._recorder is None:
            return
        self._wanted = None
        if self._recorder.steps:
            self._show(replace(self._page, waiting=False, ended=True))
        else:
            self.begin()

    def _show(self, page: RecordingPage) -> None:
        recorder = self._recorder
        assert recorder is not None
        self._seen = self._controller.session.place
        since = page.since if page.ended else recorder.since
        self._page = replace(page, steps=recorder.steps, since=since)
        self.changed.emit()
