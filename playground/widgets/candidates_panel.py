"""The middle of the window: what could come next, and everything to look at it with."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from playground.session.records import Step
from playground.session.rows import Rows, rows_of
from playground.session.scene import Scene
from playground.widgets.candidates_empty import CandidatesEmpty
from playground.widgets.candidates_head import CandidatesHead
from playground.widgets.candidates_legend import CandidatesLegend
from playground.widgets.candidates_view import CandidatesView
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.theme import GRID
from playground.widgets.token_search import TokenSearchField
from playground.widgets.two_ends import TwoEnds

_LEAST_WIDTH = 95 * GRID
CHOOSABLE = ("preview", "past", "what_if")


class CandidatesPanel(QWidget):
    """Shows the candidates of `scene.shown`; without one, why there is none and what to do.

    How many rows, which scale and which order are settings of the view: `use_view` sets them, and
    `rows_changed`, `log_changed` and `order_changed` tell when a person did.
    """

    token_chosen = Signal(int)
    token_hovered = Signal(object)
    what_if_wished = Signal(bool)
    open_model_wished = Signal()
    rows_changed = Signal(int)
    log_changed = Signal(bool)
    order_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self._step: Step | None = None
        self._drawn: tuple[object, ...] = ()
        self.setAccessibleName(self.tr("Candidates"))
        self._head = CandidatesHead()
        self._view = CandidatesView()
        self._empty = CandidatesEmpty()
        self._search = TokenSearchField()
        self._make_state()
        self._lay_out()
        self._wire()

    def _make_state(self) -> None:
        self._badge = QLabel()
        self._badge.setProperty("badge", True)
        self._badge.setTextFormat(Qt.TextFormat.PlainText)
        self._state = ElidedLabel()
        self._state.setProperty("dim", True)
        self._asking = QPushButton()
        self._asking.setProperty("flat", True)
        left = QWidget()
        layout = QHBoxLayout(left)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * GRID)
        for part in (self._badge, self._state, self._asking):
            layout.addWidget(part)
        self._state_line = TwoEnds(left, CandidatesLegend())

    def _lay_out(self) -> None:
        self._stack = QStackedLayout()
        self._stack.addWidget(self._view)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self._head)
        layout.addWidget(self._state_line)
        layout.addLayout(self._stack, 1)
        layout.addWidget(self._search)

    def _wire(self) -> None:
        self._head.view_changed.connect(self._on_view_changed)
        self._view.token_chosen.connect(self.token_chosen)
        self._view.token_hovered.connect(self.token_hovered)
        self._search.token_chosen.connect(self.token_chosen)
        self._empty.open_wished.connect(self.open_model_wished)
        self._asking.clicked.connect(self._on_asking_clicked)

    def show_scene(self, scene: Scene) -> None:
        """Shows the step of the scene; rows of a moment ago stay, faded, until the next are there."""
        self._scene = scene
        shown = scene.shown
        waiting = shown is None and scene.status.kind in ("looking", "running") and self._step is not None
        if not waiting:
            self._step = shown.step if shown else None
        head, kind = self._head, shown.kind if shown else ""
        place = (scene.status, scene.card, scene.prompt, scene.recipe, scene.seed, scene.reroll, scene.stop)
        key = (self._step, kind, *place, head.rows, head.log, head.order)
        if key != self._drawn:
            self._drawn = key
            self._show_all(scene, waiting)
        self._head.show_scene(scene)

    def use_view(self, rows: int, log: bool, order: str) -> None:
        """Sets how many rows there are, their scale and their order (`model` or `after`)."""
        self._head.use_view(rows, log, order)
        if self._scene:
            self.show_scene(self._scene)

    def minimumSizeHint(self) -> QSize:
        """Wide enough that rank, token, bars and a number have room."""
        hint = super().minimumSizeHint()
        return QSize(max(hint.width(), _LEAST_WIDTH), hint.height())

    @Slot(int)
    def choose_row(self, number: int) -> None:
        """As a click on a row, counted from 1 as it stands on screen."""
        self._view.choose_row(number)

    @Slot()
    def focus_search(self) -> None:
        """Puts the cursor into the search field."""
        self._search.focus_search()

    @Slot(object)
    def show_overlay(self, probabilities: Mapping[int, float] | None) -> None:
        """Outlines another recipe's bars over those of the step; None takes them away."""
        self._view.show_overlay(probabilities)

    @property
    def view(self) -> CandidatesView:
        """The table."""
        return self._view

    @property
    def state_text(self) -> str:
        """What is said of the rows, or in their place."""
        if self._step is None:
            return self._empty.text
        return f"{self._badge.text()}: {self._state.full_text}"

    @property
    def heading_tail(self) -> str:
        """The end of the text that the candidates would follow."""
        return self._head.tail

    def _show_all(self, scene: Scene, waiting: bool) -> None:
        kind = scene.shown.kind if scene.shown else ""
        head, step, choosable = self._head, self._step, kind in CHOOSABLE
        self._view.show_rows(
            rows_of(step, scene.card, head.rows, head.order) if step else Rows(),
            step,
            log=head.log,
            choosable=choosable,
            committed=kind in ("past", "running"),
            faded=waiting,
        )
        self._search.show_vocabulary(scene.card, None if waiting else step, choosable)
        self._stack.setCurrentIndex(0 if step else 1)
        self._search.setVisible(step is not None)
        self._state_line.setVisible(step is not None)
        if step:
            self._show_state(scene, kind, step)
        else:
            self._empty.show_scene(scene)

    def _show_state(self, scene: Scene, kind: str, step: Step) -> None:
        badge, text, asking = {
            "preview": (self.tr("preview"), self.tr("Step takes the framed token"), ""),
            "past": (self.tr("recorded"), self._recorded(step), self.tr("what if?")),
            "what_if": (
                self.tr("what if"),
                self.tr("with the recipe in force; nothing is committed"),
                self.tr("back to the record"),
            ),
            "running": (self.tr("running"), self.tr("the framed token was just taken"), ""),
            "": (self.tr("looking"), self.tr("the model looks at what comes next"), ""),
        }[kind]
        self._badge.setText(badge)
        self._state.show_text(text)
        self._asking.setText(asking)
        self._asking.setToolTip(self.tr("What would the recipe in force do here?") if kind == "past" else "")
        same = kind == "past" and _does_the_same(scene, step)
        self._asking.setVisible(bool(asking) and not same and not scene.status.lacks_model)

    def _recorded(self, step: Step) -> str:
        if step.growth.by_hand:
            return self.tr("by hand, under {recipe}").format(recipe=step.recipe.label)
        if not step.growth.by_recipe:
            return self.tr("while expanding, under {recipe}").format(recipe=step.recipe.label)
        return self.tr("with {recipe}").format(recipe=step.recipe.label)

    @Slot()
    def _on_view_changed(self) -> None:
        self.use_view(self._head.rows, self._head.log, self._head.order)
        self.rows_changed.emit(self._head.rows)
        self.log_changed.emit(self._head.log)
        self.order_changed.emit(self._head.order)

    @Slot()
    def _on_asking_clicked(self) -> None:
        shown = self._scene.shown if self._scene else None
        if shown is not None:
            self.what_if_wished.emit(shown.kind == "past")


def _does_the_same(scene: Scene, step: Step) -> bool:
    """Whether the recipe in force would do just what is recorded."""
    in_force = (scene.recipe, scene.seed, scene.reroll)
    return in_force == (step.recipe, step.seed, step.reroll) and step.growth.by_recipe
