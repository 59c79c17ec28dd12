"""The line at the bottom: one true sentence about what is shown, and what it cost."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from playground.session.explain import stopped, why
from playground.session.numbers import figure
from playground.session.records import Step
from playground.session.scene import Scene
from playground.widgets import theme
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.theme import GRID, colour

_ENDS = ("end", "limit", "context", "error")
_MOST_LINES = 8
_GIVEN_UP = (3, 2, 1, 4)


class WhyLine(QWidget):
    """Says, in this order: a fault, what is under way, why a run ended, or why this token."""

    go_on_wished = Signal()
    cancel_wished = Signal()
    fault_dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: tuple[object, ...] = ()
        self._numbers: tuple[str, ...] = ()
        self._dot = _Dot()
        self._said = ElidedLabel(whole_words=True)
        self._progress = QProgressBar()
        self._progress.setAccessibleName(self.tr("Progress"))
        self._progress.setTextVisible(False)
        self._go_on = self._button(self.tr("go on anyway"), self.tr("Continue past this stop"))
        self._cancel = self._button(self.tr("cancel"), self.tr("Stop what is under way"))
        self._more = self._button(self.tr("details ▸"), self.tr("Show what lies behind the fault"))
        self._more.setCheckable(True)
        self._dismiss = self._button("✕", self.tr("Dismiss this message"))
        self._cost = QLabel()
        self._cost.setProperty("dim", True)
        self._cost.setTextFormat(Qt.TextFormat.PlainText)
        self._detail = QPlainTextEdit(readOnly=True)
        self._detail.setAccessibleName(self.tr("Details of the fault"))
        self._lay_out()
        self._go_on.clicked.connect(self._on_go_on_clicked)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        self._dismiss.clicked.connect(self._on_dismiss_clicked)
        self._more.toggled.connect(self._on_more_toggled)
        self._hide_extras()

    def _button(self, text: str, meaning: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("flat", True)
        button.setToolTip(meaning)
        button.setAccessibleDescription(meaning)
        return button

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(2 * GRID)
        parts: tuple[QWidget, ...] = (self._dot, self._said, self._progress, self._go_on, self._cancel)
        for part in (*parts, self._more, self._dismiss, self._cost):
            line.addWidget(part)
        line.setStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * GRID, GRID, 3 * GRID, GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self._detail)
        layout.addLayout(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scene(self, scene: Scene, drawing_ms: float = 0.0) -> None:
        """Says what the scene is about; `drawing_ms` is what the last frame took."""
        key = (scene.status, scene.shown.step if scene.shown else None, scene.stop, scene.card)
        key_of_place = (*key, scene.shown.kind if scene.shown else "", scene.prompt)
        if key_of_place != self._drawn:
            self._drawn = key_of_place
            self._say(scene)
        self._show_cost(scene, drawing_ms)

    @property
    def said(self) -> str:
        """The sentence."""
        return self._said.full_text

    @property
    def cost(self) -> str:
        """The numbers at the right, as far as they have room."""
        return self._cost.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The numbers take at most a third of the line."""
        super().resizeEvent(event)
        self._fit_cost()

    def changeEvent(self, event: QEvent) -> None:
        """Another font leaves other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_detail"):
            self._fit_cost()

    def _say(self, scene: Scene) -> None:
        self._hide_extras()
        status = scene.status
        if status.error:
            self._say_fault(status.error, status.detail)
        elif status.kind in ("opening", "reading"):
            self._say_progress(status.text or self.tr("Opening the model"), status.fraction)
        elif status.kind == "no_model":
            self._show(self.tr("Open a model to begin."), "idle")
        elif scene.stop is not None and scene.stop.kind in _ENDS and status.kind != "running":
            self._say_stop(scene)
        elif scene.shown is not None:
            self._say_why(scene.shown.step, scene.shown.kind)
        else:
            self._show(self._say_waiting(scene), "idle")

    def _say_fault(self, sentence: str, detail: str) -> None:
        self._show(sentence, "fault")
        self._dismiss.show()
        self._more.setVisible(bool(detail))
        self._detail.setPlainText(detail)

    def _say_progress(self, text: str, fraction: float | None) -> None:
        self._show(text, "busy")
        self._progress.setRange(0, 0 if fraction is None else 1000)
        self._progress.setValue(round(1000 * (fraction or 0.0)))
        self._progress.setFixedSize(round(theme.em(self) * 10), 2 * GRID)
        self._progress.show()
        self._cancel.show()

    def _say_stop(self, scene: Scene) -> None:
        stop = scene.stop
        assert stop is not None
        known = scene.card and stop.token is not None and stop.token < scene.card.vocabulary_size
        piece = scene.card.pieces[stop.token] if known and scene.card and stop.token is not None else b""
        self._show(stopped(stop, piece), "stop")
        self._go_on.setVisible(stop.can_go_on)

    def _say_why(self, step: Step, kind: str) -> None:
        form = self.tr("What if: {why}") if kind == "what_if" else "{why}"
        committed = "hand" if step.growth.by_hand else "taken"
        self._show(form.format(why=why(step)), "next" if kind in ("preview", "what_if") else committed)

    def _say_waiting(self, scene: Scene) -> str:
        if scene.status.kind in ("looking", "running"):
            return self.tr("The model looks at what could come next.")
        if scene.prompt is None or not scene.prompt.ids:
            return self.tr("Type a prompt to begin.")
        if scene.too_long:
            return self.tr("The prompt is longer than this model can read; shorten it to go on.")
        if scene.status.lacks_model:
            return self.tr("The record ends here; open the model to go on.")
        return self.tr("Ready.")

    def _show(self, sentence: str, kind: str) -> None:
        self._said.show_text(sentence)
        self._dot.show_kind(kind)

    def _hide_extras(self) -> None:
        for part in (self._progress, self._go_on, self._cancel, self._more, self._dismiss, self._detail):
            part.hide()
        self._more.setChecked(False)

    def _show_cost(self, scene: Scene, drawing_ms: float) -> None:
        numbers = self._costs(scene, drawing_ms)
        if numbers != self._numbers:
            self._numbers = numbers
            self._fit_cost()

    def _costs(self, scene: Scene, drawing_ms: float) -> tuple[str, ...]:
        """The numbers that are known, in their order; an empty text for one that is not."""
        if scene.shown is None or scene.status.error or scene.status.kind in ("opening", "reading"):
            return ()
        step, rate = scene.shown.step, scene.tokens_per_second
        cost = step.cost
        return (
            self.tr("step {number}").format(number=step.number),
            self.tr("model {ms} ms").format(ms=_ms(cost.model_ms)) if cost.model_ms else "",
            self.tr("strategy {ms} ms").format(ms=_ms(cost.strategy_ms)) if cost.strategy_ms else "",
            self.tr("drawing {ms} ms").format(ms=_ms(drawing_ms)) if drawing_ms else "",
            self.tr("{rate} tok/s").format(rate=figure(rate, ".1f")) if rate is not None else "",
        )

    def _fit_cost(self) -> None:
        """As many numbers as fit into a third of the line; all of them in the tooltip."""
        shown, metrics = list(self._numbers), self._cost.fontMetrics()
        for place in _GIVEN_UP if shown else ():
            if metrics.horizontalAdvance(_joined(shown)) <= self.width() / 3:
                break
            shown[place] = ""
        self._cost.setText(_joined(shown))
        self._cost.setToolTip(_joined(self._numbers))
        self._cost.setAccessibleName(self._cost.toolTip())

    @Slot()
    def _on_go_on_clicked(self) -> None:
        self.go_on_wished.emit()

    @Slot()
    def _on_cancel_clicked(self) -> None:
        self.cancel_wished.emit()

    @Slot()
    def _on_dismiss_clicked(self) -> None:
        self.fault_dismissed.emit()

    @Slot(bool)
    def _on_more_toggled(self, wanted: bool) -> None:
        self._more.setText(self.tr("details ▾") if wanted else self.tr("details ▸"))
        lines = min(_MOST_LINES, self._detail.blockCount() + 1)
        self._detail.setFixedHeight(round(self._detail.fontMetrics().lineSpacing() * lines) + 4 * GRID)
        self._detail.setVisible(wanted)


class _Dot(QWidget):
    """What kind of sentence it is, by colour and shape."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = "idle"

    def show_kind(self, kind: str) -> None:
        """`taken`, `hand`, `next` (not committed), `stop`, `fault`, `busy` or `idle`."""
        self._kind = kind
        side = round(theme.em(self) * 0.9)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A disc; a ring for what is not committed, a square for a stop, a triangle for a fault."""
        look = theme.colours(self)
        tints = {
            "taken": look.taken,
            "next": look.taken,
            "hand": look.hand,
            "busy": look.focus,
            "fault": look.on_error,
        }
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tints.get(self._kind, look.dim)), 1.5))
        if self._kind not in ("idle", "next"):
            painter.setBrush(colour(tints.get(self._kind, look.dim)))
        rect = self.rect().adjusted(1, 1, -2, -2)
        if self._kind == "stop":
            painter.drawRect(rect)
        elif self._kind == "fault":
            painter.drawPolygon(
                [rect.bottomLeft(), rect.bottomRight(), QPoint(rect.center().x(), rect.top())]
            )
        else:
            painter.drawEllipse(rect)
        painter.end()


def _joined(numbers: Sequence[str]) -> str:
    return " · ".join(number for number in numbers if number)


def _ms(value: float) -> str:
    """Milliseconds with as many decimals as they bear."""
    return figure(value, ".0f" if value >= 10 else ".1f")
