"""The pipeline on the step on show: stages side by side, and the cumulative-mass curve."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from playground.decoding.shaping import Shaped
from playground.session.records import Step
from playground.session.scene import Scene
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.labels import heading, plain_label
from playground.widgets.mass_view import MassView
from playground.widgets.stage_view import StageView
from playground.widgets.theme import GRID, SMALL, em, monospaced


class StagesPanel(QWidget):
    """Shows the step of the scene, made by whatever recipe; `token_hovered` carries a token or None."""

    token_hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: Step | None = None
        self._shaped: Shaped | None = None
        self._stages, self._mass = StageView(), MassView()
        self._trace, self._words = ElidedLabel(), ElidedLabel()
        self._advice = plain_label(
            self.tr("Each stage of the pipeline is a small chart here. Type a prompt to see the first."),
            dim=True,
        )
        self._advice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._compose()
        self._stages.token_hovered.connect(self.show_trace)
        self._stages.token_hovered.connect(self.token_hovered)
        self._fit()

    @property
    def stages(self) -> StageView:
        """The small charts."""
        return self._stages

    @property
    def mass(self) -> MassView:
        """The curve."""
        return self._mass

    @property
    def trace_text(self) -> str:
        """The way of the token that is traced."""
        return self._trace.full_text

    def show_scene(self, scene: Scene, shaped: Shaped | None = None) -> None:
        """The step on show; that of a moment ago stays while the model looks.

        `shaped` is what the recipe makes of the whole vocabulary there, where that is at hand.
        """
        step = scene.shown.step if scene.shown else None
        if step is None and scene.status.kind in ("looking", "running"):
            return
        if step is self._step and shaped is self._shaped:
            return
        self._step, self._shaped = step, shaped
        self._stages.show_step(step, scene.card.pieces if scene.card else ())
        self._mass.show_step(step, shaped)
        self._words.show_text(self._mass.words())
        self._pages.setCurrentIndex(1 if step else 0)
        self._tell()

    @Slot(object)
    def show_trace(self, token: int | None) -> None:
        """Follows this token; None for the one that was taken."""
        self._stages.show_trace(token)
        self._tell()

    def sizeHint(self) -> QSize:
        """Enough rows to see what each stage cut."""
        return QSize(round(60 * em(self)), round(20 * em(self)))

    def minimumSizeHint(self) -> QSize:
        """A few rows."""
        return QSize(round(20 * em(self)), round(10 * em(self)))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_pages"):
            self._fit()

    def _tell(self) -> None:
        self._trace.show_text(self._stages.trace_words())

    def _fit(self) -> None:
        self._trace.setFont(monospaced(self, SMALL))

    def _compose(self) -> None:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._stages)
        self._words.setProperty("dim", True)
        page = QWidget()
        columns = QHBoxLayout(page)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(4 * GRID)
        columns.addLayout(_column(heading(self.tr("Stage by stage")), scroll, self._trace), 3)
        columns.addLayout(_column(heading(self.tr("Cumulative probability")), self._mass, self._words), 1)
        self._pages = QStackedLayout()
        self._pages.addWidget(self._advice)
        self._pages.addWidget(page)
        around = QVBoxLayout(self)
        around.setContentsMargins(3 * GRID, GRID, 3 * GRID, GRID)
        around.addLayout(self._pages)


def _column(title: QWidget, chart: QWidget, words: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(GRID)
    column.addWidget(title)
    column.addWidget(chart, 1)
    column.addWidget(words)
    return column
