"""How fast tokens come: 0.5 to 60 a second, or as fast as it goes."""

import math

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from playground.qt.settings import FASTEST, SLOWEST
from playground.session.numbers import figure
from playground.widgets import plain
from playground.widgets.slider import Slider
from playground.widgets.theme import GRID, em

_POSITIONS = 100


class SpeedControl(QWidget):
    """A logarithmic slider with its value; the last position has no limit.

    `pace_chosen` carries tokens per second, or None for as fast as it goes.
    """

    pace_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption, self._value = QLabel(self.tr("Speed")), QLabel()
        self._slider = Slider(self)
        self._slider.setRange(0, _POSITIONS + 1)
        self._slider.setPageStep(10)
        self._slider.setAccessibleName(self.tr("Speed in tokens per second"))
        tip = self.tr("At most so many tokens per second; at the right end as fast as the model goes.")
        self._slider.setToolTip(plain.tip(tip))
        self._value.setProperty("mono", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for widget in (self._caption, self._slider, self._value):
            row.addWidget(widget)
        self._slider.valueChanged.connect(self._on_slider_moved)
        self.show_pace(8.0)

    @property
    def value_text(self) -> str:
        """As it stands beside the slider."""
        return self._value.text()

    def show_pace(self, tokens_per_second: float | None) -> None:
        """The pace in force; None is as fast as it goes."""
        if not self._slider.isSliderDown():
            blocked = self._slider.blockSignals(True)
            self._slider.setValue(_position(tokens_per_second))
            self._slider.blockSignals(blocked)
        self._show_value(tokens_per_second)

    def width_at(self, captions: bool) -> int:
        """What it takes with or without its name."""
        name = self._caption.sizeHint().width() + GRID if captions else 0
        return name + self._slider.minimumWidth() + GRID + self._value.minimumWidth()

    def show_caption(self, shown: bool) -> None:
        """With or without its name."""
        self._caption.setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        self._slider.setFixedWidth(round(max(18 * GRID, 6 * em(self))))
        metrics = self._value.fontMetrics()
        texts = (self.tr("{pace} tok/s").format(pace="0.75"), self.tr("no limit"))
        self._value.setMinimumWidth(max(metrics.horizontalAdvance(text) for text in texts) + GRID)

    def _show_value(self, pace: float | None) -> None:
        text = (
            self.tr("no limit") if pace is None else self.tr("{pace} tok/s").format(pace=figure(pace, ".2g"))
        )
        self._value.setText(text)
        self._slider.setAccessibleDescription(text)
        self._fit()

    @Slot(int)
    def _on_slider_moved(self, position: int) -> None:
        pace = _pace(position)
        self._show_value(pace)
        self.pace_chosen.emit(pace)


def _pace(position: int) -> float | None:
    if position > _POSITIONS:
        return None
    ratio = math.log(FASTEST / SLOWEST)
    return float(f"{SLOWEST * math.exp(ratio * position / _POSITIONS):.2g}")


def _position(pace: float | None) -> int:
    if pace is None:
        return _POSITIONS + 1
    within = min(FASTEST, max(SLOWEST, pace))
    return round(_POSITIONS * math.log(within / SLOWEST) / math.log(FASTEST / SLOWEST))
