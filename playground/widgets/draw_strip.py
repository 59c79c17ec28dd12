"""The draw: which slice the random number of this step fell into, and a way to draw again."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from playground.decoding.draw import uniform
from playground.decoding.searches.sample import Sample
from playground.session.numbers import figure
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.scene import Scene
from playground.session.slices import slices_of
from playground.widgets.draw_bar import DrawBar
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.theme import GRID
from playground.widgets.two_ends import TwoEnds
from playground.wording import Wording

_REROLLABLE = ("preview", "past", "what_if")


class DrawStrip(QWidget):
    """Shows the draw of `scene.shown`; says so where a step had none."""

    reroll_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: tuple[object, ...] = ()
        heading = QLabel(self.tr("THE DRAW"))
        heading.setProperty("heading", True)
        self._said = ElidedLabel()
        self._said.setProperty("dim", True)
        self._reroll = QPushButton(self.tr("⟳ re-roll R"))
        self._reroll.setProperty("flat", True)
        self._reroll.setAccessibleName(self.tr("Re-roll: draw another number for this place"))
        self._reroll.setToolTip(self.tr("Draw another number for this place (R)"))
        policy = self._reroll.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._reroll.setSizePolicy(policy)
        self._reroll.clicked.connect(self._on_clicked)
        self._bar = DrawBar()
        left = QWidget()
        line = QHBoxLayout(left)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * GRID)
        line.addWidget(heading)
        line.addWidget(self._said)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * GRID, GRID, 3 * GRID, GRID)
        layout.setSpacing(0)
        layout.addWidget(TwoEnds(left, self._reroll))
        layout.addWidget(self._bar)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The draw"))
        self._show_nothing()

    def show_scene(self, scene: Scene) -> None:
        """Shows the step of the scene; with none, the last one stays while the model looks."""
        shown = scene.shown
        key = (shown.step if shown else None, shown.kind if shown else "", scene.status.kind, scene.card)
        key_of_place = (*key, scene.recipe)
        if key_of_place == self._drawn:
            return
        self._drawn = key_of_place
        if shown is not None:
            self._show_step(scene, shown.step)
        elif scene.status.kind not in ("looking", "running"):
            self._show_nothing()
        self._reroll.setVisible(self._can_reroll(scene))

    @property
    def said(self) -> str:
        """The sentence beside the heading."""
        return self._said.full_text

    @property
    def bar(self) -> DrawBar:
        """The strip itself."""
        return self._bar

    def _show_nothing(self) -> None:
        self._said.show_text(self.tr("Here one sees which token a random number picks."))
        self._bar.show_slices((), str, None, used=False)
        self._reroll.hide()

    def _show_step(self, scene: Scene, step: Step) -> None:
        card = scene.card

        def name(token: int) -> str:
            if token == step.growth.token:
                return visible(step.growth.piece)
            return visible(card.pieces[token]) if card and token < card.vocabulary_size else f"#{token}"

        u, used = _number_of(scene, step)
        self._bar.show_slices(slices_of(step), name, u, used=used)
        self._said.show_text(self._sentence(step, u, name))

    def _race(self, step: Step, name: Callable[[int], str]) -> str:
        race = step.growth.race
        if race is None or race.second is None or race.second_arrival is None:
            return self.tr("Drawn as a race of arrival times, so no slice decided.")
        return Wording(self.tr("A race: {first} arrived at {one:.4f}, {second} next at {two:.4f}")).format(
            first=name(step.growth.token),
            one=race.arrival,
            second=name(race.second),
            two=race.second_arrival,
        )

    def _sentence(self, step: Step, u: float | None, name: Callable[[int], str]) -> str:
        number = f"u = {figure(u, '.4f')}" if u is not None else ""
        match step.growth.how:
            case "drawn":
                return number
            case "only":
                return self.tr("{u}; only one token is left, so every draw gives it").format(u=number or "u")
            case "race":
                return self._race(step, name)
            case "greedy" | "tie":
                return self.tr("Greedy: there is no draw.")
            case "expanded":
                return self.tr("Grown while this place was expanded: there was no draw.")
        if number:
            return self.tr("Chosen by hand; the draw {u} was not used").format(u=number)
        return self.tr("Chosen by hand: there is no draw.")

    def _can_reroll(self, scene: Scene) -> bool:
        """Whether another number could change what is taken."""
        shown = scene.shown
        if shown is None or scene.status.lacks_model or shown.kind not in _REROLLABLE:
            return False
        return isinstance(scene.recipe.search, Sample) and shown.step.growth.how != "only"

    @Slot()
    def _on_clicked(self) -> None:
        self.reroll_wished.emit()


def _number_of(scene: Scene, step: Step) -> tuple[float | None, bool]:
    """The number of this place, and whether it decided. Where a person chose, it is what would have."""
    draw, search = step.growth.draw, step.recipe.search
    if draw is not None:
        return draw.u, True
    path = tuple(mark.token for mark in scene.line.marks[: step.position])
    by_slice = isinstance(search, Sample) and search.draw == "slice"
    if not step.growth.by_hand or not by_slice or len(path) < step.position:
        return None, False
    return uniform(step.seed, path, step.reroll), False
