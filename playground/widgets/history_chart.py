"""The history: entropy, surprisal, kept tokens and rank over the steps of the line on show."""

import math

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from playground.session.numbers import figure
from playground.session.scene import Line, Scene
from playground.widgets.history_plot import HistoryPlot
from playground.widgets.labels import heading, heading_row, plain_label
from playground.widgets.series import ALL
from playground.widgets.series_switch import SeriesSwitch
from playground.widgets.theme import GRID

FIRST_ROOM = 256


class HistoryChart(QWidget):
    """Emits the node of the step that is clicked."""

    step_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = Line()
        self._seen = (-1, -1, -1)
        self._version, self._length = -1, 0
        self._values = {series.key: np.zeros(FIRST_ROOM) for series in ALL}
        self._plot = HistoryPlot()
        self._advice = plain_label(
            self.tr("Each step leaves its entropy and surprisal here. Take a step to see the first point."),
            dim=True,
        )
        self._advice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._switches = [SeriesSwitch(series) for series in ALL]
        self._lay_out()
        for switch in self._switches:
            switch.toggled.connect(self._on_toggled)
        self._plot.place_clicked.connect(self._on_place_clicked)

    def _lay_out(self) -> None:
        frame = QFrame()
        frame.setProperty("card", True)
        self._pages = QStackedLayout(frame)
        self._pages.setContentsMargins(GRID, GRID, GRID, GRID)
        self._pages.addWidget(self._advice)
        self._pages.addWidget(self._plot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(heading_row(heading(self.tr("History")), *self._switches))
        column.addWidget(frame, 1)
        self._plot.setMinimumHeight(20 * GRID)

    def show_scene(self, scene: Scene) -> None:
        """Adds the points that are new, and moves the cursor."""
        line = scene.line
        now = (line.version, line.length, scene.cursor)
        if now == self._seen:
            return
        grown = now[:2] != self._seen[:2]
        self._seen, self._line = now, line
        if grown:
            self._collect(line)
            self._pages.setCurrentIndex(1 if self._length else 0)
            self._plot.show_values(self._values, self._length)
        self._plot.show_cursor(scene.cursor - line.prompt_length + 1)
        self._plot.setAccessibleDescription(self.summary())

    def summary(self) -> str:
        """The last point in words."""
        if self._length == 0:
            return self._advice.text()
        told = self.tr("{count} steps. The last one: {numbers}.")
        numbers = ", ".join(self._plot.told(self._length).split("\n")[1:])
        return told.format(count=figure(self._length, ","), numbers=numbers)

    def _collect(self, line: Line) -> None:
        if line.version != self._version or line.length - line.prompt_length < self._length:
            self._version, self._length = line.version, 0
        for mark in line.marks[line.prompt_length + self._length : line.length]:
            assert mark.step is not None, "what follows the prompt was generated"
            self._make_room()
            for series in ALL:
                value = series.value(mark.step)
                self._values[series.key][self._length] = math.log10(value) if series.counts else value
            self._length += 1

    def _make_room(self) -> None:
        for key, values in self._values.items():
            if self._length == len(values):
                self._values[key] = np.concatenate([values, np.zeros_like(values)])

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        for switch in self._switches:
            self._plot.show_series(switch.series.key, switch.isChecked())

    @Slot(int)
    def _on_place_clicked(self, place: int) -> None:
        self.step_clicked.emit(self._line.marks[self._line.prompt_length + place - 1].node)
