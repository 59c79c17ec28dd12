"""Tells each step to a screen reader, for those who listen instead of looking."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from playground.session.explain import stopped, why
from playground.session.scene import Mark, Scene
from playground.session.tree import ROOT, Prompt

# A sentence takes some seconds to say, so of faster runs only the end is told.
SLOW = 0.5
ON, OFF, AS_NEEDED = "on", "off", "as needed"
_UNSETTLED = ("looking", "reading", "opening")


def announce(source: QObject, sentence: str) -> None:
    """Hands a sentence to the screen reader, if there is one; what it says now is not interrupted."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, sentence))


class Announcer(QObject):
    """Says why a token came once the cursor has moved over it, and why the next one would, after a way back.

    `show_scene` may be called as often as one likes; each place is told once. Nothing is told of changes of
    the recipe: those of a slider come faster than anybody can listen.
    """

    def __init__(self, source: QObject) -> None:
        super().__init__(source)
        self._source = source
        self._choice = AS_NEEDED
        self._pace = 0.0
        self._place: tuple[Prompt | None, int, int] | None = None
        self._error = ""

    @property
    def is_on(self) -> bool:
        """Whether anything is told."""
        return self._choice == ON or (self._choice == AS_NEEDED and QAccessible.isActive())

    def choose(self, choice: str) -> None:
        """`on`, `off`, or `as needed`: while something listens, as a screen reader does."""
        self._choice = choice

    def show_pace(self, tokens_per_second: float | None) -> None:
        """How fast a run is meant to be; None is as fast as it goes."""
        self._pace = tokens_per_second or float("inf")

    def show_scene(self, scene: Scene) -> None:
        """Tells what is new in it."""
        kind = scene.status.kind
        if kind in _UNSETTLED or (kind == "running" and self._pace > SLOW):
            return
        sentence = self._news(scene)
        if sentence and self.is_on:
            announce(self._source, sentence)

    def _news(self, scene: Scene) -> str:
        before = _before_cursor(scene)
        last = self._place
        self._place = (scene.prompt, scene.cursor, before.node if before else ROOT)
        error, self._error = self._error, scene.status.error
        if scene.status.error and scene.status.error != error:
            return scene.status.error
        if last is None or last[0] != scene.prompt or last == self._place:
            return ""
        if scene.cursor > last[1] and before is not None and before.step is not None:
            ended = stopped(scene.stop, before.piece) if scene.stop is not None else ""
            return " ".join(filter(None, (why(before.step), ended)))
        return why(scene.shown.step) if scene.shown is not None else ""


def _before_cursor(scene: Scene) -> Mark | None:
    place = scene.cursor
    return scene.line.marks[place - 1] if 0 < place <= scene.line.length else None
