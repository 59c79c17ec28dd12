"""Sample this step many times: that the draws follow the bars, as far as chance allows."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from playground.session.language_model import ModelCard
from playground.session.many_draws import Drawing, Tally, target_of, verdict, why_not
from playground.session.numbers import count
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.scene import Scene
from playground.widgets.draws_chart import DrawsChart
from playground.widgets.labels import flat_button, heading, heading_row, plain_label
from playground.widgets.theme import GRID, em

TIMES = (100, 1_000, 10_000, 100_000)
USUAL = 1_000
_FRAME_MS, _FRAMES = 16, 60


class ManyDraws(QWidget):
    """Draws from the step on show a batch a frame, until all are done, stopped, or another step is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: Step | None = None
        self._path: tuple[int, ...] = ()
        self._card: ModelCard | None = None
        self._drawing: Drawing | None = None
        self._wanted, self._times = 0, USUAL
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._chart, self._words = DrawsChart(), plain_label()
        self._go, self._more = QPushButton(), flat_button(self.tr("how many ▾"))
        self._compose()
        self._timer.timeout.connect(self._on_frame)
        self._go.clicked.connect(self._on_go_clicked)
        self._show_state()

    @property
    def button(self) -> QPushButton:
        """Starts and stops."""
        return self._go

    @property
    def chart(self) -> DrawsChart:
        """The counts."""
        return self._chart

    @property
    def tally(self) -> Tally | None:
        """The draws so far; None before the first."""
        return self._drawing.tally if self._drawing else None

    @property
    def words(self) -> str:
        """What is said below the chart."""
        return self._words.text()

    @property
    def is_drawing(self) -> bool:
        """Whether draws are still being added."""
        return self._timer.isActive()

    def show_scene(self, scene: Scene) -> None:
        """The step on show; draws of another one are put away."""
        shown = scene.shown
        if shown is None and scene.status.kind in ("looking", "running"):
            return
        step = shown.step if shown else None
        if step is self._step and scene.card is self._card:
            return
        self._step, self._card = step, scene.card
        self._path = tuple(m.token for m in scene.line.marks[: step.position]) if step else ()
        self._drawing = None
        self._timer.stop()
        self._show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on out of sight."""
        super().hideEvent(event)
        self._timer.stop()
        self._show_state()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_times"):
            self._fit()

    def _compose(self) -> None:
        menu = QMenu(self)
        for times in TIMES:
            menu.addAction(self.tr("{n} times").format(n=count(times))).triggered.connect(
                partial(self._on_times_chosen, times)
            )
        self._more.setMenu(menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more.setAccessibleName(self.tr("How many draws"))
        ends = QHBoxLayout()
        ends.setSpacing(3 * GRID)
        ends.addWidget(self._go, 0, Qt.AlignmentFlag.AlignTop)
        ends.addWidget(self._words, 1)
        self._words.setProperty("dim", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, GRID, 3 * GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(heading_row(heading(self.tr("Sample this step many times")), self._more))
        column.addLayout(ends)
        column.addWidget(self._chart, 1)
        self._fit()

    def _fit(self) -> None:
        self._go.setMinimumWidth(round(10 * em(self)))

    def _name(self, row: int) -> str:
        assert self._step is not None
        target = target_of(self._step) if self._drawing is None else self._drawing.tally.target
        if row >= len(target.tokens):
            return self.tr("{n} others").format(n=count(target.others))
        token = target.tokens[row]
        if token == self._step.growth.token:
            return visible(self._step.growth.piece)
        known = self._card is not None and token < self._card.vocabulary_size
        return visible(self._card.pieces[token]) if known and self._card else f"#{token}"

    def _show_state(self) -> None:
        """Button, chart and sentence for what is going on."""
        step, running = self._step, self._timer.isActive()
        problem = why_not(step) if step else self.tr("Once there is a step, it can be sampled here.")
        can = step is not None and not problem
        self._go.setEnabled(can)
        self._go.setText(
            self.tr("Stop") if running else self.tr("Sample {n} times").format(n=count(self._times))
        )
        tally = self.tally
        if tally is None and step is not None and can:
            tally = Drawing(step, self._path).tally
        self._chart.show_tally(tally if can else None, self._name)
        self._words.setText(problem or self._report(tally))

    def _report(self, tally: Tally | None) -> str:
        if tally is None or tally.done == 0:
            return self.tr("No forward pass is needed: each draw is a number that falls into a slice.")
        return verdict(tally)

    @Slot()
    def _on_go_clicked(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        elif self._step is not None:
            self._drawing = Drawing(self._step, self._path)
            self._wanted = self._times
            self._timer.start()
        self._show_state()

    @Slot()
    def _on_frame(self) -> None:
        if self._drawing is None:
            return
        left = self._wanted - self._drawing.tally.done
        self._drawing.draw(min(left, max(1, self._wanted // _FRAMES)))
        if self._drawing.tally.done >= self._wanted:
            self._timer.stop()
        self._show_state()

    def _on_times_chosen(self, times: int, checked: bool = False) -> None:
        self._times = times
        self._show_state()
