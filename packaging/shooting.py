"""The real window for taking pictures of it, with patience, and how a picture is put together."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QRect, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from playground import app as program
from playground import cli
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.lecture_window import LectureWindow
from playground.widgets.main_window import MainWindow

PATIENCE_MS = 120_000
LARGE, SMALL, FULL_HD, UHD = (1440, 900), (1024, 768), (1920, 1080), (3840, 2160)
PROMPT = "AI enhances our"
SETTLED_MS = 400


@dataclass(frozen=True)
class Picture:
    """A state of the window, and how the window looks; `moving` is taken without waiting for rest."""

    name: str
    state: Callable[["Stage"], None]
    size: tuple[int, int] = LARGE
    theme: str = "light"
    font_percent: int = 100
    model: str = "builtin"
    moving: bool = False


class Stage:
    """One window with its controller. A state may shoot something else than the main window."""

    def __init__(self, application: QApplication, picture: Picture) -> None:
        settings = Settings()
        settings.set(stored.THEME, picture.theme)
        settings.set(stored.FONT_PERCENT, picture.font_percent)
        settings.set_layout("geometry", None)
        settings.set_layout("main", None)
        asked = ["--prompt", PROMPT, "--seed", "42", "--model", picture.model, "--recipe", "greedy"]
        self.picture = picture
        self.window: MainWindow = program.build(application, settings, cli.parse(asked))
        self.controller: Controller = self.window.controller
        self.window.resize(*(LARGE if picture.size in (FULL_HD, UHD) else picture.size))
        self.window.show()
        self._shot: QPixmap | None = None

    # patience

    def until(self, reached: Callable[[], object]) -> None:
        """Lets the program run until a state is reached."""
        loop, watch, limit = QEventLoop(), QTimer(interval=5), QTimer(singleShot=True, interval=PATIENCE_MS)
        watch.timeout.connect(lambda: loop.quit() if reached() else None)
        limit.timeout.connect(lambda: loop.exit(1))
        watch.start()
        limit.start()
        failed = loop.exec()
        watch.stop()
        if failed:
            raise TimeoutError(
                f"The state did not come about; the program is {self.controller.scene().status}."
            )

    def settle(self) -> None:
        """Lets the next few frames be drawn."""
        passed: list[bool] = []
        QTimer.singleShot(SETTLED_MS, lambda: passed.append(True))
        self.until(lambda: bool(passed))

    def at_rest(self, kind: str = "preview") -> None:
        """Until the model has looked."""
        self.until(lambda: self._shows(kind))

    def _shows(self, kind: str) -> bool:
        scene = self.controller.scene()
        return scene.status.kind == "ready" and scene.shown is not None and scene.shown.kind == kind

    # what is done again and again

    def step(self) -> None:
        """One token, looked at before and after."""
        self.at_rest()
        place = self.controller.scene().cursor + 1
        self.controller.step()
        self.until(lambda: self.controller.scene().cursor == place)
        self.at_rest()

    def steps(self, recipe: str, number: int) -> None:
        """So many tokens by one recipe."""
        self.controller.set_recipe(Recipe.parse(recipe))
        for _ in range(number):
            self.step()

    def do(self, action: str) -> None:
        """Chooses an action of the menus."""
        self.window.actions_[action].trigger()

    def lecture(self) -> LectureWindow:
        """The window of the class, as large as the picture."""
        desk = self.window.teaching.desk
        if not desk.is_open:
            desk.open()
            desk.window.showNormal()
            desk.window.resize(*self.picture.size)
        return desk.window

    # taking it

    def shoot(self, *widgets: QWidget) -> None:
        """Takes these windows for the picture, where they stand on the screen."""
        self.settle()
        whole = QRect()
        for widget in widgets:
            whole |= QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())
        self._shot = QPixmap(whole.size())
        self._shot.fill(self.window.palette().window().color())
        painter = QPainter(self._shot)
        for widget in widgets:
            painter.drawPixmap(widget.mapToGlobal(QPoint(0, 0)) - whole.topLeft(), widget.grab())
        painter.end()

    def shoot_dialog(self, open_it: Callable[[], object]) -> None:
        """Takes the dialog that this opens, and closes it."""

        def seen() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog):
                timer.start()
                return
            self.shoot(dialog)
            dialog.reject()

        timer = QTimer(singleShot=True, interval=20)
        timer.timeout.connect(seen)
        timer.start()
        open_it()
        self.until(lambda: self._shot is not None)

    def take(self) -> QPixmap:
        """What was shot, or else the main window as it is now."""
        if self._shot is None and not self.picture.moving:
            self.settle()
        return self._shot or self.window.grab()

    def leave(self) -> None:
        """Closes the window, and lets go of it and its model at once."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
