"""Under the hood: the loop as code and as real values, one line at a time, and what the cache saves."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from playground.session.loop import KEYS, LINES, LoopValue, values
from playground.session.loop_walk import LoopWalk
from playground.session.pieces import visible
from playground.session.scene import Scene
from playground.widgets import theme
from playground.widgets.cache_plot import CachePlot
from playground.widgets.check_box import CheckBox
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.loop_table import LoopTable
from playground.widgets.theme import GRID
from playground.widgets.two_ends import TwoEnds

SLOW = 4.0
_WALKED = KEYS[1:]
_SHARE = 0.85


class HoodView(QWidget):
    """Shows the loop for the step of the scene.

    `next_line` goes through one step line by line; `step_wished` commits it at `append`. While a slow run
    is on, the light walks through the lines of each step; `show_pace` tells how slow it is.
    """

    step_wished = Signal()
    cache_switched = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._walk = LoopWalk()
        self._scene: Scene | None = None
        self._drawn: tuple[object, ...] = ()
        self._pace = 0.0
        self._counted: tuple[object, int] = (None, 0)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)
        self._table = LoopTable()
        self._plot = CachePlot()
        self._make_controls()
        self._lay_out()
        self._show()

    def _make_controls(self) -> None:
        self._said = ElidedLabel()
        self._said.setProperty("dim", True)
        self._next = QPushButton(self.tr("next line"))
        self._next.setToolTip(self.tr("Run one line of the loop"))
        self._next.clicked.connect(self.next_line)
        self._cache = CheckBox(self.tr("KV cache"))
        self._cache.setChecked(True)
        self._cache.setToolTip(
            self.tr("Off, the model reads the whole text again for every token. The result is the same.")
        )
        self._cache.clicked.connect(self._on_cache_clicked)
        self._full = QLabel()
        self._full.setWordWrap(True)
        self._full.setTextFormat(Qt.TextFormat.PlainText)
        self._full.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._full.setAccessibleName(self.tr("What the lit line did"))
        self._legend = QLabel(self.tr("● with cache   ▲ without"))
        self._legend.setProperty("dim", True)
        self._clear = QPushButton(self.tr("clear"))
        self._clear.setProperty("flat", True)
        self._clear.setToolTip(self.tr("Forget the points of the plot"))
        self._clear.clicked.connect(self._plot.clear)

    def _lay_out(self) -> None:
        heading, plot_heading = _heading(self.tr("UNDER THE HOOD")), _heading(self.tr("MODEL TIME PER STEP"))
        head = TwoEnds(_line(heading, self._said), _line(self._cache, self._next))
        plot_head = TwoEnds(_line(plot_heading), _line(self._legend, self._clear))
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        self._halves.setSpacing(4 * GRID)
        self._halves.addWidget(_column(head, self._table, self._full), 3)
        self._halves.addWidget(_column(plot_head, self._plot), 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is wide and low, as at the foot of the window, the plot stands beside the loop."""
        super().resizeEvent(event)
        beside = self.width() > max(1.4 * self.height(), theme.em(self) * 60)
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def show_scene(self, scene: Scene) -> None:
        """Takes in the scene; the light stays where it is unless another step is shown."""
        if self._scene is not None and _began_again(self._scene, scene):
            self._walk.begin()
        if self._scene is not None and _model_of(self._scene) != _model_of(scene):
            self._plot.clear()
        self._scene = scene
        another = self._walk.see(scene)
        running = scene.status.kind == "running"
        if running and another:
            self._walk_slowly()
        elif not running:
            self._timer.stop()
        self._collect(scene)
        self._show()

    def show_pace(self, tokens_per_second: float | None) -> None:
        """How fast a run is meant to be; None is as fast as it goes."""
        self._pace = tokens_per_second or float("inf")
        if self._pace > SLOW:
            self._timer.stop()

    def show_cache(self, enabled: bool) -> None:
        """Whether the model uses its cache."""
        self._cache.setChecked(enabled)

    @Slot()
    def next_line(self) -> None:
        """Lights the next line; at `append` the step is wished for."""
        if not self._walk.can_go:
            return
        commits = self._walk.advance()
        self._show()
        if commits:
            self.step_wished.emit()

    @property
    def table(self) -> LoopTable:
        """Code and values."""
        return self._table

    @property
    def plot(self) -> CachePlot:
        """Time against length."""
        return self._plot

    @property
    def walking(self) -> bool:
        """Whether the light moves by itself."""
        return self._timer.isActive()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves unseen."""
        super().hideEvent(event)
        self._timer.stop()

    def _walk_slowly(self) -> None:
        """Starts the light through the lines of the step just taken, or rests on the forward pass."""
        self._walk.light("forward")
        if 0.0 < self._pace <= SLOW and self.isVisible():
            self._timer.start(round(1000 * _SHARE / self._pace / len(_WALKED)))
        else:
            self._timer.stop()

    @Slot()
    def _on_timeout(self) -> None:
        place = _WALKED.index(self._walk.key) + 1 if self._walk.key in _WALKED else 0
        if place >= len(_WALKED):
            self._timer.stop()
            return
        self._walk.light(_WALKED[place])
        self._show()

    def _collect(self, scene: Scene) -> None:
        """Takes the costs of the steps that are new on the line, and of the one shown."""
        version, length = self._counted
        line = scene.line
        start = length if version == line.version else 0
        steps = [mark.step for mark in line.marks[start : line.length] if mark.step]
        if scene.shown:
            steps.append(scene.shown.step)
        self._counted = (line.version, line.length)
        # The pass that reads the prompt is the same with the cache and without.
        self._plot.add_steps(
            (step.position, step.cost)
            for step in steps
            if step.cost.cached or step.position > step.prompt_length
        )

    def _show(self) -> None:
        walk, scene = self._walk, self._scene
        waiting = scene is not None and scene.status.kind in ("looking", "reading", "running")
        key = (
            walk.step,
            walk.committed,
            scene.card if scene else None,
            scene.prompt if scene else None,
            waiting,
        )
        if key != self._drawn:
            self._drawn = key
            self._table.show_values(self._values(waiting))
            self._said.show_text(self._what(waiting))
        self._table.light(walk.key)
        self._next.setEnabled(walk.can_go)
        line = next(line for line in LINES if line.key == walk.key)
        self._full.setMinimumHeight(round(self._full.fontMetrics().lineSpacing() * 2))
        self._full.setText(f"{line.code.strip()}   →   {self._table.value(walk.key) or '…'}")

    def _values(self, waiting: bool) -> tuple[LoopValue, ...]:
        step, scene = self._walk.step, self._scene
        if step is None or scene is None:
            return (LoopValue("forward", self.tr("running…")),) if waiting else ()
        card = scene.card

        def name(token: int) -> str:
            return visible(card.pieces[token]) if card and token < card.vocabulary_size else f"#{token}"

        ends = card.eos_ids if card else frozenset()
        return values(step, scene.prompt, name, ends, committed=self._walk.committed)

    def _what(self, waiting: bool) -> str:
        step = self._walk.step
        if step is None:
            return (
                self.tr("The model looks.") if waiting else self.tr("Type a prompt to see the loop at work.")
            )
        token = visible(step.growth.piece)
        if self._walk.committed:
            return self.tr("step {number}, which gave {token}").format(number=step.number, token=token)
        return self.tr("step {number}, about to give {token}").format(number=step.number, token=token)

    @Slot(bool)
    def _on_cache_clicked(self, enabled: bool) -> None:
        self.cache_switched.emit(enabled)


def _model_of(scene: Scene) -> str | None:
    return None if scene.card is None else scene.card.fingerprint


def _began_again(before: Scene, now: Scene) -> bool:
    """Whether another prompt stands there than a moment ago."""
    return now.prompt is not before.prompt and now.prompt != before.prompt


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("heading", True)
    return label


def _column(*parts: QWidget) -> QWidget:
    """Widgets below each other; all room goes to the second one."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GRID)
    for place, part in enumerate(parts):
        layout.addWidget(part, place == 1)
    return column


def _line(*parts: QWidget) -> QWidget:
    line = QWidget()
    line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    layout = QHBoxLayout(line)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(2 * GRID)
    for part in parts:
        layout.addWidget(part)
    return line
