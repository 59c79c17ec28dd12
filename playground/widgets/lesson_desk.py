"""Lessons as the main window sees them: menu, panel, frame around what to look at, and the class."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QFileDialog, QMainWindow, QMenu, QWidget

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.qt.lesson_player import LessonPlayer
from playground.session.lesson_demo import recording_beside
from playground.session.lesson_page import LessonPage
from playground.session.lessons import Lesson, lessons, read_lesson
from playground.widgets.lecture_say import Told
from playground.widgets.lesson_panel import LessonPanel
from playground.widgets.messages import ask, tell
from playground.widgets.plain import menu_text
from playground.widgets.region_frame import RegionFrame
from playground.wording import LESSONS, translate

# What is closed for a while where a page needs more height than there is.
_GIVEN_UP = ("history", "compare")
# The part of the window's height that the panel may take.
_MOST = 0.34
_PLAIN = Qt.WindowState.WindowNoState


class LessonDesk(QObject):
    """`lesson_wished` asks the window whether the session may be left; `told` is what the class reads."""

    lesson_wished = Signal(object, bool)
    told = Signal(object)

    def __init__(self, window: QMainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self.player, self.panel = LessonPlayer(controller, self), LessonPanel()
        self.frame = RegionFrame(window)
        self.demos = QMenu(self.tr("&Recorded, without a model"), window)
        self._menu: QMenu | None = None
        self._regions: dict[str, QWidget] = {}
        self._opened: list[QDockWidget] = []
        self._closed: list[QDockWidget] = []
        self._height = 0
        self._dock: QDockWidget | None = None
        self.player.changed.connect(self._on_changed)
        self.panel.next_wished.connect(self.player.go_on)
        self.panel.back_wished.connect(self.player.back)
        self.panel.leave_wished.connect(self.player.leave)
        self.panel.answer_chosen.connect(self.player.choose)
        self.panel.answer_wished.connect(self.player.answer)

    def attach(self, menu: QMenu, dock: QDockWidget, regions: dict[str, QWidget]) -> None:
        """The menu, the panel's dock, and the regions of the window by the names that lessons give them."""
        self._menu, self._dock, self._regions = menu, dock, regions
        menu.aboutToShow.connect(self.fill_menu)
        dock.hide()

    @property
    def playing(self) -> bool:
        """Whether a lesson is on."""
        return self.player.page is not None

    @Slot()
    def fill_menu(self) -> None:
        """Lists the lessons when the menu is opened first."""
        menu = self._menu
        if menu is None or self.demos.actions():
            return
        first = menu.actions()[0]
        for number, lesson in enumerate(lessons(), 1):
            menu.insertAction(first, self._action(number, lesson, recorded=False))
            self.demos.addAction(self._action(number, lesson, recorded=True))
        menu.insertMenu(first, self.demos)
        menu.insertSeparator(first)

    def _action(self, number: int, lesson: Lesson, *, recorded: bool) -> QAction:
        words = self.tr("{n}  {title} ({minutes} min)")
        text = menu_text(
            words.format(n=number, title=translate(LESSONS, lesson.title), minutes=lesson.minutes)
        )
        action = QAction(text, self._window)
        action.setToolTip(translate(LESSONS, lesson.summary))
        action.setData(lesson.name)
        action.triggered.connect(lambda: self.lesson_wished.emit(lesson, recorded))
        return action

    @Slot()
    def ask_lesson(self) -> None:
        """Asks for the file of a lesson."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a lesson"), "", self.tr("Lessons (*.toml)")
        )
        if not path:
            return
        try:
            lesson = read_lesson(Path(path))
        except PlaygroundError as fault:
            tell(self._window, str(fault), fault.detail)
            return
        way = self._asked_way(lesson)
        if way != "cancel":
            self.lesson_wished.emit(lesson, way == "recorded")

    def _asked_way(self, lesson: Lesson) -> str:
        """Whether a lesson in a file plays live; asked where it could also play from its recording."""
        if self._without_model or not recording_beside(lesson.source or Path()).is_file():
            return "live"
        return ask(
            self._window,
            self.tr("“{title}” was also recorded. How shall it play?").format(title=lesson.title),
            {
                "live": self.tr("&Live, on the model"),
                "recorded": self.tr("From the &recording"),
                "cancel": self.tr("&Cancel"),
            },
            "cancel",
        )

    @property
    def _without_model(self) -> bool:
        return self._controller.scene().status.kind in ("no_model", "recorded", "opening")

    def start(self, lesson: Lesson, recorded: bool) -> None:
        """Begins; without a model a lesson plays from its recording."""
        try:
            self.player.start(lesson, recorded=recorded or self._without_model)
        except PlaygroundError as fault:
            tell(self._window, str(fault), fault.detail)

    @Slot()
    def _on_changed(self) -> None:
        page = self.player.page
        self.panel.show_page(page)
        if page is not None and self._dock is not None:
            self._dock.show()
        self._point(page)
        if page is None and self._dock is not None:
            self._dock.hide()
        self.told.emit(told_of(page))
        QTimer.singleShot(0, self, self._fit_panel)

    def _point(self, page: LessonPage | None) -> None:
        """Frames the region of the page, opening its dock where it is closed."""
        region = self._regions.get(page.look_at) if page is not None else None
        if region is self.frame.region:
            return
        for dock in self._opened:
            dock.setVisible(dock is region)
        for dock in self._closed:
            dock.show()
        self._opened = [dock for dock in self._opened if dock is region]
        self._closed = []
        if isinstance(region, QDockWidget):
            if region.isHidden():
                self._open(region)
            region.raise_()
        self.frame.show_region(region)

    def _open(self, region: QDockWidget) -> None:
        """Shows a dock, and closes others for as long as the window is too low for all of them."""
        high = self._window.height()
        page = max(0, self._wanted - self._dock.minimumSizeHint().height()) if self._dock else 0
        if self._window.minimumSizeHint().height() + page + region.sizeHint().height() > high:
            given_up = [self._regions.get(name) for name in _GIVEN_UP]
            self._closed = [d for d in given_up if isinstance(d, QDockWidget) and d.isVisible()]
            for dock in self._closed:
                dock.hide()
        self._opened.append(region)
        region.show()
        self._height = high

    @Slot()
    def _fit_panel(self) -> None:
        """As high as the page needs, up to a part of the window."""
        if self._dock is None or not self._dock.isVisible() or self._dock.isFloating():
            return
        if self._window.height() > self._height > 0 and self._window.windowState() == _PLAIN:
            # A dock that was not laid out yet may ask for more than it needs.
            self._window.resize(self._window.width(), self._height)
        if self._window.height() <= self._height:
            self._height = 0
        resize, vertical = self._window.resizeDocks, Qt.Orientation.Vertical
        wanted = self._wanted
        resize([self._dock], [wanted], vertical)
        lacking = wanted - self._dock.height()
        below = [dock for dock in self._opened if self._is_below(dock)]
        if lacking > 0 and below:
            # A page that cannot be read is worth more than the height of what it points at.
            resize(below[:1], [below[0].height() - lacking], vertical)
            resize([self._dock], [wanted], vertical)

    def _is_below(self, dock: QDockWidget) -> bool:
        area = self._window.dockWidgetArea(dock)
        return dock.isVisible() and not dock.isFloating() and area == Qt.DockWidgetArea.BottomDockWidgetArea

    @property
    def _wanted(self) -> int:
        """How high the panel's dock is to be."""
        assert self._dock is not None
        around = self._dock.height() - self.panel.height()
        return min(self.panel.wanted_height + around, round(_MOST * self._window.height()))


def told_of(page: LessonPage | None) -> Told | None:
    """What the class reads of a page."""
    if page is None or page.moment is None:
        return None
    moment, title = page.moment, translate(LESSONS, page.lesson.title)
    return Told(
        heading=f"{title} · {page.number} / {page.total}",
        say=moment.say,
        question=moment.question,
        answers=moment.answers,
        right=page.right,
        because=moment.because,
        answered=page.answered,
    )
