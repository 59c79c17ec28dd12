"""What the cache saves: time of the model per step against length, with the cache and without."""

from collections import deque
from collections.abc import Iterable

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QStackedLayout, QWidget

from playground.session.records import Cost
from playground.widgets import left_to_right, theme
from playground.widgets.theme import colour

_MOST = 5000
_LATER_MS = 200
Point = tuple[int, float]


class _WholeNumbers(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph states no types
    """Lengths are counted in whole tokens."""

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:
        """The usual ticks without those between two tokens."""
        return [(gap, ticks) for gap, ticks in super().tickValues(minVal, maxVal, size) if gap >= 1.0]


class CachePlot(QWidget):
    """`add_steps` collects; what was collected stays until `clear`, so that both ways can be compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # lengths grow to the right
        self._points: dict[bool, deque[Point]] = {cached: deque(maxlen=_MOST) for cached in (True, False)}
        self._seen: set[tuple[int, Cost]] = set()
        self._stale = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw)
        self._plot = pg.PlotWidget(axisItems={"bottom": _WholeNumbers("bottom")})
        left_to_right.keep(self._plot.getPlotItem())
        self._plot.setMenuEnabled(False)
        self._plot.setMouseEnabled(False, False)
        self._plot.hideButtons()
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._items = {True: self._plot.plot([], []), False: self._plot.plot([], [])}
        nothing = QLabel(self.tr("Make some steps, with the cache and without, to see what it saves."))
        nothing.setProperty("dim", True)
        nothing.setWordWrap(True)
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(nothing)
        self._pages.addWidget(self._plot)
        self.setAccessibleName(self.tr("Model time per step against length"))
        self._dress()
        self._describe()

    def add_steps(self, steps: Iterable[tuple[int, Cost]]) -> None:
        """Takes in what steps cost, each with its length in tokens; one that is known counts once."""
        for length, cost in steps:
            if cost.fed and (length, cost) not in self._seen:
                self._seen.add((length, cost))
                self._points[cost.cached > 0].append((length, cost.model_ms))
                self._stale = True
        if self._stale and not self._timer.isActive():
            self._timer.start(_LATER_MS)

    def clear(self) -> None:
        """Forgets all points."""
        for points in self._points.values():
            points.clear()
        self._seen.clear()
        self._stale = True
        self._draw()

    def points(self, cached: bool) -> tuple[Point, ...]:
        """Length and ms of the steps with the cache, or of those without."""
        return tuple(self._points[cached])

    def showEvent(self, event: QShowEvent) -> None:
        """Draws what came while it was hidden."""
        super().showEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Another theme or font size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_items"):
            self._dress()

    @Slot()
    def _draw(self) -> None:
        """Some steps at a time: thousands of points are not drawn again for each."""
        if not self._stale or not self.isVisible():
            return
        self._stale = False
        for cached, item in self._items.items():
            points = self._points[cached]
            item.setData([length for length, _ in points], [ms for _, ms in points])
        self._pages.setCurrentIndex(1 if any(self._points.values()) else 0)
        every = [ms for points in self._points.values() for _, ms in points]
        self._plot.setYRange(0.0, 1.1 * max(every, default=1.0), padding=0)
        self._describe()

    def _describe(self) -> None:
        text = self.tr("Steps with the cache: {cached}; without: {without}.")
        counted = {"cached": len(self._points[True]), "without": len(self._points[False])}
        self.setAccessibleDescription(text.format(**counted))

    def _dress(self) -> None:
        look = theme.colours(self)
        self._plot.setBackground(colour(look.window))
        styles = {True: (look.after_bar, "o"), False: (look.taken, "t1")}
        for cached, item in self._items.items():
            tint, symbol = styles[cached]
            item.setPen(None)
            item.setSymbol(symbol)
            item.setSymbolSize(round(theme.em(self) * 0.6))
            item.setSymbolBrush(colour(tint))
            item.setSymbolPen(None)
        self.setMinimumHeight(round(theme.em(self) * 9))
        for side, text in (("bottom", self.tr("length in tokens")), ("left", self.tr("model, ms"))):
            axis = self._plot.getAxis(side)
            axis.setTickFont(theme.scaled(self, theme.SMALL))
            axis.setPen(colour(look.border))
            axis.setTextPen(colour(look.dim))
            points = theme.scaled(self, theme.SMALL).pointSizeF()
            axis.setLabel(text, color=look.dim, **{"font-size": f"{points:.1f}pt"})
