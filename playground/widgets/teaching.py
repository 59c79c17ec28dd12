"""What the main window has for teaching: lecture mode, lessons, recording, and their wishes."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QWidget

from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.lessons import Lesson
from playground.session.scene import Scene
from playground.widgets.lecture_desk import LectureDesk
from playground.widgets.lesson_desk import LessonDesk
from playground.widgets.recording_desk import RecordingDesk


class Teaching(QObject):
    """Made before the window's actions, which ask it for its wishes; attached once the panels are there."""

    def __init__(
        self,
        window: QMainWindow,
        controller: Controller,
        settings: Settings,
        may_leave: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._controller, self._may_leave = controller, may_leave
        self.desk = LectureDesk(window, controller, settings)
        self.lessons, self.recording = LessonDesk(window, controller), RecordingDesk(window, controller)
        self.desk.next_wished.connect(self._on_next_wished)
        self.desk.back_wished.connect(self._on_back_wished)
        self.desk.answer_wished.connect(self.lessons.player.answer)
        self.lessons.lesson_wished.connect(self._on_lesson_wished)
        self.lessons.told.connect(self.desk.show_told)
        self.recording.lesson_wished.connect(self._on_lesson_wished)
        self.recording.begun.connect(self.lessons.player.leave)
        self.lessons.panel.lecture_wished.connect(self.desk.open)

    @property
    def wishes(self) -> dict[str, Callable[[], None]]:
        """By the names that the actions have."""
        player = self.lessons.player
        return {
            "lecture": self.desk.toggle,
            "on": self._on_clicked_on,
            "before": self._on_back_wished,
            "lesson_next": player.go_on,
            "lesson_back": player.back,
            "lesson_leave": player.leave,
            "open_lesson": self.lessons.ask_lesson,
            "record_lesson": self.recording.begin,
        }

    def attach(self, menus: Mapping[str, QMenu], dock: QDockWidget, regions: dict[str, QWidget]) -> None:
        """The menus by their names, the dock of the lesson, and the regions by theirs."""
        self.lessons.attach(menus["Lessons"], dock, regions)
        self.recording.attach(regions["recording"])

    def show_scene(self, scene: Scene) -> None:
        """To the class."""
        self.desk.show_scene(scene)

    def close(self) -> None:
        """With the main window."""
        self.desk.close()

    def step(self) -> None:
        """In the speaker's window: reveals first what is hidden from the class, then steps."""
        if not self.desk.revealed_first():
            self._controller.step()

    def _on_clicked_on(self) -> None:
        """A clicker in the speaker's window does what it does in that of the class."""
        page = self.lessons.player.page
        if self.desk.revealed_first():
            return
        if page is not None and page.asks:
            self.lessons.player.answer()
        else:
            self._on_next_wished()

    @Slot()
    def _on_next_wished(self) -> None:
        if self.lessons.playing:
            self.lessons.player.go_on()
        else:
            self._controller.step()

    @Slot()
    def _on_back_wished(self) -> None:
        if self.lessons.playing:
            self.lessons.player.back()
        else:
            self._controller.back()

    @Slot(object, bool)
    def _on_lesson_wished(self, lesson: Lesson, recorded: bool) -> None:
        if self._may_leave():
            self.lessons.start(lesson, recorded)
