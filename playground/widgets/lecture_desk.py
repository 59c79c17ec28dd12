"""Lecture mode as the main window sees it: where its window goes, and the wires of its wishes."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from playground.decoding.recipe import PRESETS
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.scene import Scene
from playground.widgets import theme
from playground.widgets.cheat_sheet import CheatSheet
from playground.widgets.lecture_keys import lecture_shortcuts
from playground.widgets.lecture_say import Told
from playground.widgets.lecture_window import LectureWindow
from playground.widgets.shortcuts import Key, KeyGate

# What the window of the speaker can do to the picture of the class while both are open.
REMOTE_KEYS = (
    Key(("H",), "veil", "Lecture: hide bars, numbers, names, nothing"),
    Key(("V",), "reveal", "Lecture: reveal the next candidate"),
    Key(("B", "."), "black", "Lecture: black screen"),
)


class LectureDesk(QObject):
    """Opens the lecture window on another screen if there is one, else over the whole of this one."""

    next_wished = Signal()
    back_wished = Signal()
    answer_wished = Signal()
    opened = Signal()
    closed = Signal()

    def __init__(self, window: QWidget, controller: Controller, settings: Settings) -> None:
        super().__init__(window)
        self._main, self._controller, self._settings = window, controller, settings
        self._window: LectureWindow | None = None
        self._told: Told | None = None
        remote = {
            "veil": lambda: self.window.turn_veil(),
            "reveal": lambda: self.window.reveal_next(),
            "black": lambda: self.window.toggle_black(),
        }
        self._keys = KeyGate(window, remote, REMOTE_KEYS)
        self._keys.rest(True)

    @property
    def window(self) -> LectureWindow:
        """The window, made when it is wanted first."""
        if self._window is None:
            self._window = LectureWindow(self._main)
            self._window.show_dark(theme.colours(self._main) is theme.DARK)
            self._window.show_percent(self._settings.get(stored.LECTURE_PERCENT))
            self._connect(self._window)
        return self._window

    @property
    def is_open(self) -> bool:
        """Whether the class sees something."""
        return self._window is not None and self._window.isVisible()

    @Slot()
    def toggle(self) -> None:
        """Begins the lecture, or ends it."""
        if self.is_open:
            self.window.close()
        else:
            self.open()

    def open(self) -> None:
        """Fills a screen: the one that the main window is not on, if there is such a one."""
        window, screen = self.window, screen_for_class(self._main)
        window.show_scene(self._controller.scene())
        window.show_told(self._told)
        if screen is not None:
            window.setScreen(screen)
            window.setGeometry(screen.geometry())
        window.showFullScreen()
        window.activateWindow()
        window.setFocus()
        self._keys.rest(False)
        self.opened.emit()

    def close(self) -> None:
        """With the main window."""
        if self.is_open:
            self.window.close()

    def show_scene(self, scene: Scene) -> None:
        """Passes it on while the window is open."""
        if self._window is not None and self.is_open:
            self._window.show_scene(scene)

    def show_told(self, told: Told | None) -> None:
        """What a lesson says to the class; kept for a window that opens later."""
        self._told = told
        if self._window is not None:
            self._window.show_told(told)

    def revealed_first(self) -> bool:
        """Brings back or reveals what is hidden from the class; False if all is shown, or nobody looks."""
        if self._window is None or not self.is_open:
            return False
        if not (self._window.is_black or self._window.hides_something):
            return False
        self._window.go_on()
        return True

    def _connect(self, window: LectureWindow) -> None:
        control = self._controller
        window.next_wished.connect(self.next_wished)
        window.back_wished.connect(self.back_wished)
        window.answer_wished.connect(self.answer_wished)
        window.home_wished.connect(control.home)
        window.end_wished.connect(control.end)
        window.reroll_wished.connect(control.reroll)
        window.token_chosen.connect(control.pick)
        window.preset_chosen.connect(self._on_preset_chosen)
        window.percent_chosen.connect(self._on_percent_chosen)
        window.keys_wished.connect(self._on_keys_wished)
        window.left.connect(self._on_left)

    @Slot(str)
    def _on_preset_chosen(self, key: str) -> None:
        recipe = next((preset.recipe for preset in PRESETS if preset.key == key), None)
        if recipe is not None:
            self._controller.set_recipe(recipe)

    @Slot(int)
    def _on_percent_chosen(self, percent: int) -> None:
        self._settings.set(stored.LECTURE_PERCENT, percent)

    @Slot()
    def _on_keys_wished(self) -> None:
        sheet = CheatSheet(self.window)
        sheet.show_shortcuts(lecture_shortcuts())
        sheet.exec()

    @Slot()
    def _on_left(self) -> None:
        self._keys.rest(True)
        self._main.activateWindow()
        self.closed.emit()


def screen_for_class(window: QWidget) -> QScreen | None:
    """Another screen than that of the window, or its own where there is only one."""
    here = window.screen()
    return next((screen for screen in QGuiApplication.screens() if screen is not here), here)
