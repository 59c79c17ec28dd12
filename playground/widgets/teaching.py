"""What the main window has for teaching: lecture mode, and the wishes that belong to it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMainWindow

from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.scene import Scene
from playground.widgets.lecture_desk import LectureDesk


class Teaching(QObject):
    """Made before the window's actions, which ask it for its wishes."""

    def __init__(self, window: QMainWindow, controller: Controller, settings: Settings) -> None:
        super().__init__(window)
        self._controller = controller
        self.desk = LectureDesk(window, controller, settings)
        self.desk.next_wished.connect(self._on_next_wished)
        self.desk.back_wished.connect(self._on_back_wished)

    @property
    def wishes(self) -> dict[str, Callable[[], None]]:
        """By the names that the actions have."""
        return {"lecture": self.desk.toggle}

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

    @Slot()
    def _on_next_wished(self) -> None:
        self._controller.step()

    @Slot()
    def _on_back_wished(self) -> None:
        self._controller.back()
