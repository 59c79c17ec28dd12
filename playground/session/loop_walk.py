"""Which line of the loop is lit, and which step its values are of. Pure; draws nothing."""

from playground.session.loop import KEYS, following
from playground.session.records import Step
from playground.session.scene import Scene


class LoopWalk:
    """Goes through the lines of one step after the other.

    From `forward` to `choose` the lines are of the step that would come next. Reaching `append` commits
    it; `append` and `stop` still show that step, though the scene has gone on.
    """

    def __init__(self) -> None:
        self.key = KEYS[0]
        self.step: Step | None = None
        self.committed = False
        self._held: Step | None = None
        self._scene: Scene | None = None

    @property
    def can_go(self) -> bool:
        """Whether there is a next line now."""
        scene = self._scene
        if scene is None or scene.status.kind == "running" or self.step is None:
            return False
        return self._held is None or self.committed

    def see(self, scene: Scene) -> bool:
        """Takes in a new scene; says whether another step is shown than before."""
        before, self._scene = self.step, scene
        shown = scene.shown
        self.committed = self._is_committed(scene, self._held)
        if self._held is not None and not self._still_holds(scene):
            self._let_go()
        if self._held is None:
            self.step = shown.step if shown else None
            self.committed = shown is not None and shown.kind in ("past", "running")
            if self.step is not before and self.step is not None and self.key not in ("encode", "forward"):
                self.key = "forward"
        return self.step is not before

    def begin(self) -> None:
        """Lights the first line, as for a new prompt."""
        self._let_go()
        self.key = KEYS[0]

    def advance(self) -> bool:
        """Lights the next line; says whether that line commits the step."""
        if not self.can_go:
            return False
        self.key = following(self.key)
        if self.key == "append":
            self._held = self.step
            return True
        if self.key == "forward" and self._held is not None:
            self._let_go()
            if self._scene is not None:
                self.see(self._scene)
        return False

    def light(self, key: str) -> None:
        """Lights a line without going anywhere, as while running."""
        self._held = None
        self.key = key

    def _let_go(self) -> None:
        self._held = None
        self.key = "forward"

    def _still_holds(self, scene: Scene) -> bool:
        """Whether the step held is under way or the last one made."""
        if scene.status.kind == "running":
            return False
        return self.committed or scene.shown is None or scene.shown.step is self._held

    def _is_committed(self, scene: Scene, step: Step | None) -> bool:
        if step is None or scene.cursor != step.position + 1 or scene.cursor > len(scene.line.marks):
            return False
        return scene.line.marks[scene.cursor - 1].token == step.growth.token
