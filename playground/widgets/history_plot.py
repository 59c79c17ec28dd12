"""The curves of the history on two axes: bits on the left, counts on the right, steps below."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from playground.session.numbers import figure
from playground.widgets import left_to_right, plain
from playground.widgets.series import ALL, Series
from playground.widgets.theme import SMALL, Colours, colour, colours, scaled

FEW = 40
LEAST_STEPS = 8
LEAST_BITS = 4.0
LEAST_DECADES = 1.0
_DECADES = ((0, "1"), (1, "10"), (2, "100"), (3, "1k"), (4, "10k"), (5, "100k"), (6, "1M"))
_LEAPS = (1, 2, 5, 10, 20, 50)
_TICK_ROOM = 1.3
_SYMBOL_SIZE = 6
_REFRESHED = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class HistoryPlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Items are made once; then only their data change. Neither zooms nor has a menu."""

    place_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None, enableMenu=False)
        left_to_right.keep(self)  # steps grow to the right, in every language
        self.setProperty("bare", True)
        self._values: Mapping[str, NDArray[np.float64]] = {}
        self._length = 0
        self._few = True
        self._ticks: dict[str, list[tuple[int, str]]] = {}
        self._shown = {series.key: series.at_first for series in ALL}
        item = self.getPlotItem()
        left_to_right.keep(item)
        item.setMouseEnabled(False, False)
        item.hideButtons()
        item.setMenuEnabled(False)
        self._counts = pg.ViewBox(enableMenu=False, enableMouse=False)
        self._build_axes()
        self._curves = {series.key: self._curve(series) for series in ALL}
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        item.addItem(self._cursor)
        item.vb.sigResized.connect(self._on_resized)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("History of the steps"))
        self._dress()

    def _build_axes(self) -> None:
        item = self.getPlotItem()
        item.showAxis("right")
        item.scene().addItem(self._counts)
        item.getAxis("right").linkToView(self._counts)
        self._counts.setXLink(item.vb)
        item.getAxis("right").setTicks([list(_DECADES)])
        item.setLabel("bottom", self.tr("step"))
        item.setLabel("left", self.tr("bit"))
        item.setLabel("right", self.tr("tokens"))
        for name in ("left", "right", "bottom"):
            item.getAxis(name).enableAutoSIPrefix(False)
            item.getAxis(name).setTickDensity(0.6)

    def _curve(self, series: Series) -> pg.PlotDataItem:
        # Dots of several curves may lie on each other, so the curves have shapes as well.
        curve = pg.PlotDataItem(antialias=True, connect="all", symbolSize=_SYMBOL_SIZE)
        curve.opts["autoDownsampleFactor"] = 1.0
        curve.setDownsampling(auto=True, method="peak")
        curve.setClipToView(True)
        curve.setVisible(series.at_first)
        if series.counts:
            self._counts.addItem(curve)
        else:
            self.getPlotItem().addItem(curve)
        return curve

    # what is shown

    def show_values(self, values: Mapping[str, NDArray[np.float64]], length: int) -> None:
        """New points; `values` has an array for each series, of at least `length`, counts as log10."""
        self._values, self._length = values, length
        self._draw_curves()
        # A range that grows in leaps stands still for most steps, and so do the axes.
        leap = max(1, 2 ** ((length + 1).bit_length() - 4))
        steps = max(LEAST_STEPS, math.ceil((length + 1) / leap) * leap)
        item = self.getPlotItem()
        item.vb.setXRange(0.5, steps + 0.5, padding=0)
        item.vb.setYRange(0, self._most(LEAST_BITS, counts=False), padding=0.06)
        self._counts.setYRange(0, self._most(LEAST_DECADES, counts=True), padding=0.06)
        self._space_ticks()

    def show_cursor(self, place: int) -> None:
        """An upright line at the step before which the cursor stands; places count from 1."""
        self._cursor.setPos(place)

    def show_series(self, key: str, shown: bool) -> None:
        """Shows or hides one curve."""
        self._shown[key] = shown
        self._curves[key].setVisible(shown)
        counted = any(self._shown[series.key] for series in ALL if series.counts)
        self.getPlotItem().showAxis("right", counted)
        self.show_values(self._values, self._length)

    def _most(self, least: float, *, counts: bool) -> float:
        keys = [s.key for s in ALL if s.counts == counts and self._shown[s.key]]
        tops = [float(self._values[key][: self._length].max()) for key in keys if self._length]
        return float(math.ceil(max([least, *tops])))

    def _draw_curves(self) -> None:
        steps = np.arange(1, self._length + 1)
        if (self._length <= FEW) != self._few:
            self._few = self._length <= FEW
            self._dress()
        for series in ALL:
            curve, values = self._curves[series.key], self._values.get(series.key)
            curve.setData(steps, [] if values is None else values[: self._length])

    # looks

    def _dress(self) -> None:
        look = colours(self)
        self.resetCachedContent()  # else the ground stays in the colour of the theme before
        font = scaled(self, SMALL)
        item = self.getPlotItem()
        for name in ("left", "right", "bottom"):
            axis = item.getAxis(name)
            axis.setPen(colour(look.border))
            axis.setTextPen(colour(look.dim))
            axis.setStyle(tickFont=font, tickLength=-4)
            axis.label.setFont(font)
            axis.label.setDefaultTextColor(colour(look.dim))
        for series in ALL:
            self._dress_curve(series, look)
        self._cursor.setPen(QPen(colour(look.taken), 0))
        self._space_ticks()

    def _dress_curve(self, series: Series, look: Colours) -> None:
        ink = colour(series.colour(look))
        curve = self._curves[series.key]
        # Qt paints wider lines of hundreds of points in a hundred times the time.
        curve.setPen(pg.mkPen(ink, width=1.5 if self._few else 1, style=series.line))
        curve.setSymbol(series.symbol if self._few else None)
        curve.setSymbolPen(None)
        curve.setSymbolBrush(ink)

    def changeEvent(self, event: QEvent) -> None:
        """Follows theme and font while running."""
        super().changeEvent(event)
        if event.type() in _REFRESHED and hasattr(self, "_cursor"):
            self._dress()

    def _on_resized(self) -> None:
        self._counts.setGeometry(self.getPlotItem().vb.sceneBoundingRect())
        self._space_ticks()

    def _space_ticks(self) -> None:
        """As many numbers beside the axes as have room for their height."""
        item = self.getPlotItem()
        line = QFontMetricsF(scaled(self, SMALL)).height() * _TICK_ROOM
        fitting = max(1, int(item.vb.height() / line))
        bits = int(self._most(LEAST_BITS, counts=False))
        leap = next(leap for leap in _LEAPS if bits / leap <= fitting or leap == _LEAPS[-1])
        self._set_ticks("left", [(bit, str(bit)) for bit in range(0, bits + 1, leap)])
        decades = int(self._most(LEAST_DECADES, counts=True))
        stride = max(1, math.ceil(decades / fitting))
        self._set_ticks("right", list(_DECADES[: decades + 1 : stride]))

    def _set_ticks(self, name: str, ticks: list[tuple[int, str]]) -> None:
        """An axis that is told its ticks draws itself anew, also where they are the same."""
        if self._ticks.get(name) != ticks:
            self._ticks[name] = ticks
            self.getPlotItem().getAxis(name).setTicks([ticks])

    # the mouse

    def place_at(self, x: float) -> int | None:
        """The step nearest to a horizontal place of the widget, None where there is none."""
        if self._length == 0:
            return None
        at = float(self.getPlotItem().vb.mapSceneToView(self.mapToScene(round(x), 0)).x())
        return min(self._length, max(1, round(at)))

    def x_of(self, place: int) -> float:
        """Where a step is, in pixels of the widget."""
        scene = self.getPlotItem().vb.mapViewToScene(QPointF(place, 0))
        return float(self.mapFromScene(scene).x())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing is dragged here."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click goes to the nearest step."""
        place = self.place_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.place_clicked.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Numbers of the step under the mouse."""
        place = self.place_at(event.position().x())
        if place is not None:
            QToolTip.showText(event.globalPosition().toPoint(), plain.tip(self.told(place)), self)

    def told(self, place: int) -> str:
        """The numbers of one step."""
        numbers: Sequence[str] = [
            f"{series.name()} {self._number(series, place)}" for series in ALL if self._shown[series.key]
        ]
        return "\n".join([self.tr("step {place}").format(place=place), *numbers])

    def _number(self, series: Series, place: int) -> str:
        value = float(self._values[series.key][place - 1])
        return (
            figure(round(10**value), ",")
            if series.counts
            else self.tr("{bits} bit").format(bits=figure(value, ".2f"))
        )
