"""Takes pictures of the real window with the built-in model, in all its states, looks and sizes.

    .venv/bin/python packaging/screenshots.py [NAME …]

They go to build/screenshots/; without names all are taken, and the README's picture is made anew.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from playground import app as program
from playground import cli
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.main_window import MainWindow

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "build" / "screenshots"
README_PICTURE = PROJECT / "docs" / "pictures" / "main-window.png"
PATIENCE_MS = 120_000
LARGE, SMALL = (1440, 900), (1024, 768)
PROMPT = "AI enhances our"
SAMPLED = "temperature=1.2,top_k=40,top_p=0.9,sample"


@dataclass(frozen=True)
class Picture:
    """A state of the window, and how the window looks."""

    name: str
    state: Callable[["Stage"], None]
    size: tuple[int, int] = LARGE
    theme: str = "light"
    font_percent: int = 100
    model: str = "builtin"


class Stage:
    """One window with its controller, and patience."""

    def __init__(self, application: QApplication, picture: Picture) -> None:
        settings = Settings()
        settings.set(stored.THEME, picture.theme)
        settings.set(stored.FONT_PERCENT, picture.font_percent)
        settings.set_layout("geometry", None)
        settings.set_layout("main", None)
        asked = ["--prompt", PROMPT, "--seed", "42", "--model", picture.model, "--recipe", "greedy"]
        self.window: MainWindow = program.build(application, settings, cli.parse(asked))
        self.controller: Controller = self.window.controller
        self.window.resize(*picture.size)
        self.window.show()

    def until(self, reached: Callable[[], bool]) -> None:
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
        QTimer.singleShot(400, lambda: passed.append(True))
        self.until(lambda: bool(passed))

    def at_rest(self, kind: str = "preview") -> None:
        """Until the model has looked."""
        self.until(lambda: self._shows(kind))

    def _shows(self, kind: str) -> bool:
        scene = self.controller.scene()
        return scene.status.kind == "ready" and scene.shown is not None and scene.shown.kind == kind

    def steps(self, recipe: str, number: int) -> None:
        """So many tokens by one recipe."""
        self.controller.set_recipe(Recipe.parse(recipe))
        for _ in range(number):
            before = self.controller.scene().cursor
            self.at_rest()
            self.controller.step()
            self.until(lambda place=before + 1: self.controller.scene().cursor == place)  # type: ignore[misc]
        self.at_rest()

    def take(self, name: str) -> None:
        """Saves what the window shows."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.window.grab().save(str(FOLDER / f"{name}.png"))

    def leave(self) -> None:
        """Closes the window."""
        self.window.close()
        self.window.deleteLater()


# the states


def no_model(stage: Stage) -> None:
    """An opening that failed, its sentence dismissed."""
    stage.until(lambda: bool(stage.controller.scene().status.error))
    stage.controller.dismiss_fault()


def refused(stage: Stage) -> None:
    """An opening that failed, while the model before stays in use."""
    grown(stage)
    stage.controller.open_model(str(PROJECT / "no" / "such" / "model"))
    stage.until(lambda: bool(stage.controller.scene().status.error))


def loading(stage: Stage) -> None:
    """The model opens."""
    stage.until(lambda: stage.controller.scene().status.kind == "opening")
    stage.settle()


def grown(stage: Stage) -> None:
    """Some greedy tokens, then some by another recipe, and a preview."""
    stage.at_rest()
    stage.steps("greedy", 5)
    stage.steps(SAMPLED, 12)


def running(stage: Stage) -> None:
    """In the middle of a run."""
    grown(stage)
    stage.controller.run()
    stage.until(lambda: stage.controller.scene().cursor >= 26)


def past(stage: Stage) -> None:
    """A token of the past, by the recipe of that time."""
    grown(stage)
    stage.controller.go_before(stage.controller.scene().line.marks[12].node)
    stage.at_rest("past")


def what_if(stage: Stage) -> None:
    """Another recipe at a place of the past."""
    past(stage)
    stage.controller.set_recipe(Recipe.parse("temperature=0.7,min_p=0.1,sample"))
    stage.at_rest("what_if")


def finished(stage: Stage) -> None:
    """A run that came to its limit."""
    grown(stage)
    stage.controller.max_new_tokens = 24
    stage.controller.run()
    stage.until(lambda: stage.controller.scene().stop is not None)


def hood(stage: Stage) -> None:
    """The loop, line by line."""
    grown(stage)
    stage.window.docks["hood"].show()


PICTURES = (
    Picture("light", grown),
    Picture("dark", grown, theme="dark"),
    Picture("light-1024x768", grown, SMALL),
    Picture("dark-1024x768", grown, SMALL, "dark"),
    Picture("light-200-percent", grown, font_percent=200),
    Picture("light-1024x768-200-percent", grown, SMALL, font_percent=200),
    Picture("no-model", no_model, model=str(PROJECT / "no" / "such" / "model")),
    Picture("loading", loading),
    Picture("running", running),
    Picture("past", past),
    Picture("what-if", what_if, theme="dark"),
    Picture("refused", refused),
    Picture("finished", finished),
    Picture("hood", hood),
    Picture("hood-1024x768", hood, SMALL),
)


def main(names: Sequence[str]) -> int:
    """Takes the pictures of these names, or all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    unknown = set(names) - {picture.name for picture in PICTURES}
    if unknown:
        print(f"There is no picture {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PLAYGROUND_CONFIG"] = folder
        application = QApplication(sys.argv[:1])
        plain = QFont(application.font())
        for picture in PICTURES:
            if not names or picture.name in names:
                application.setFont(plain)
                _take(application, picture)
    if not names:
        README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(FOLDER / "light.png", README_PICTURE)
    return 0


def _take(application: QApplication, picture: Picture) -> None:
    stage = Stage(application, picture)
    picture.state(stage)
    if picture.name not in ("loading", "running"):
        stage.settle()
    stage.take(picture.name)
    stage.leave()
    print(FOLDER / f"{picture.name}.png")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
