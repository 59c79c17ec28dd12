"""Recording a lesson as the main window sees it: the panel, where to save, and nothing lost on leaving."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.qt.lesson_recording import LessonRecording
from playground.session.lesson_demo import recording_beside
from playground.session.lessons import SUFFIX, read_lesson
from playground.widgets.messages import ask, tell
from playground.widgets.recording_panel import RecordingPanel
from playground.widgets.save_place import ask_place, may_replace


class RecordingDesk(QObject):
    """`lesson_wished` asks to play what was just saved, from its recording."""

    lesson_wished = Signal(object, bool)
    begun = Signal()

    def __init__(self, window: QMainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window = window
        self.recording, self.panel = LessonRecording(controller, self), RecordingPanel()
        self._dock: QDockWidget | None = None
        self._save_after_pause = False
        self.recording.changed.connect(self._on_changed)
        self.recording.paused.connect(self._on_paused)
        panel = self.panel
        panel.begin_wished.connect(self.begin)
        panel.pause_wished.connect(self.recording.pause)
        panel.take_back_wished.connect(self._on_take_back_wished)
        panel.save_wished.connect(self._on_save_wished)
        panel.drop_wished.connect(self._on_drop_wished)

    def attach(self, dock: QWidget | None) -> None:
        """The dock of the panel."""
        assert isinstance(dock, QDockWidget)
        self._dock = dock
        dock.hide()

    @Slot()
    def begin(self) -> None:
        """Records from here; while that is on already, shows it."""
        if self.recording.page is None:
            self.begun.emit()
            self.recording.begin()
        if self._dock is not None:
            self._dock.show()
            self._dock.raise_()
        self.panel.say_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_leave(self) -> bool:
        """Whether the session may be left: nothing would be lost, or a person said so."""
        page = self.recording.page
        if page is None or not (page.steps or self.panel.typed.say):
            return True
        answer = ask(
            self._window,
            self.tr("A lesson is being recorded. Save it?"),
            {"save": self.tr("&Save…"), "discard": self.tr("&Discard"), "cancel": self.tr("&Cancel")},
            "cancel",
        )
        if answer == "save":
            return self._finish(leaving=True)
        if answer == "discard":
            self._drop()
        return answer == "discard"

    @Slot()
    def _on_save_wished(self) -> None:
        self._finish()

    def _finish(self, *, leaving: bool = False) -> bool:
        """Makes the last pause where its text was typed, then saves; whether that was done."""
        page = self.recording.page
        if page is not None and page.can_pause and self.panel.typed.say:
            self.recording.pause(self.panel.typed)
            page = self.recording.page
            if page is None or page.fault:
                return False
            if page.waiting:
                self._save_after_pause = True
                return False
        return self._save(leaving=leaving)

    def _save(self, *, leaving: bool = False) -> bool:
        """Asks where, and writes there; whether it was written."""
        path = self._asked_path() if self._has_steps() else None
        if path is None:
            return False
        try:
            self.recording.save(path, self.panel.title)
        except PlaygroundError as fault:
            tell(self._window, str(fault), fault.detail)
            return False
        self._end()
        if not leaving:
            self._offer(path)
        return True

    def _has_steps(self) -> bool:
        page = self.recording.page
        if page is not None and page.steps:
            return True
        tell(self._window, self.tr("Nothing was recorded yet; make a pause first."))
        return False

    def _asked_path(self) -> Path | None:
        name = "".join(c if c.isalnum() else "-" for c in self.panel.title.lower()).strip("-")
        name = name or self.tr("lesson")
        first = Path.home() / f"{name}{SUFFIX}"
        path = ask_place(self._window, self.tr("Save the lesson"), first, self.tr("Lessons"))
        both = [path, recording_beside(path)] if path else []
        return path if may_replace(self._window, both) else None

    def _offer(self, path: Path) -> None:
        said = self.tr("“{lesson}” and “{recording}” were saved. Play the lesson from its recording now?")
        question = said.format(lesson=path.name, recording=recording_beside(path).name)
        answers = {"play": self.tr("&Play"), "later": self.tr("&Later")}
        if ask(self._window, question, answers, "later") == "play":
            self.lesson_wished.emit(read_lesson(path), True)

    @Slot()
    def _on_changed(self) -> None:
        self.panel.show_page(self.recording.page)
        page = self.recording.page
        if page is None or page.fault:
            self._save_after_pause = False

    @Slot()
    def _on_paused(self) -> None:
        self.panel.clear_texts()
        if self._save_after_pause:
            self._save_after_pause = False
            QTimer.singleShot(0, self, self._on_save_wished)

    @Slot()
    def _on_take_back_wished(self) -> None:
        step = self.recording.take_back()
        if step is not None:
            self.panel.write(step)

    @Slot()
    def _on_drop_wished(self) -> None:
        page = self.recording.page
        question = self.tr("Forget what was recorded?")
        answers = {"forget": self.tr("&Forget it"), "cancel": self.tr("&Cancel")}
        lost = page is not None and bool(page.steps or self.panel.typed.say)
        if not lost or ask(self._window, question, answers, "cancel") == "forget":
            self._drop()

    def _drop(self) -> None:
        self.recording.drop()
        self._end()

    def _end(self) -> None:
        self.panel.clear()
        if self._dock is not None:
            self._dock.hide()
