"""Marks views stale and repaints them at most sixty times a second."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

FRAME_MS = 16
# While a run goes as fast as it can, drawing takes at most one part in so many of the time.
SHARE = 12


class Repainter(QObject):
    """Calls `draw` once per frame however often it was told that something changed.

    `gives_way` makes it leave most of the time to the model; it draws less often then, never less.
    `drawing_ms` is what the last frame took, from the call of `draw` until all was painted.
    """

    def __init__(self, draw: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.gives_way = False
        self.drawing_ms = 0.0
        self._draw = draw
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)
        self._painted = QTimer(self, singleShot=True, interval=0)
        self._painted.timeout.connect(self._on_painted)
        self._clock = QElapsedTimer()

    @Slot()
    def mark_stale(self) -> None:
        """Something to show has changed."""
        if not self._timer.isActive():
            passed = self._clock.elapsed() if self._clock.isValid() else self._frame_ms
            self._timer.start(max(0, self._frame_ms - passed))

    @property
    def _frame_ms(self) -> int:
        return max(FRAME_MS, round(SHARE * self.drawing_ms)) if self.gives_way else FRAME_MS

    @Slot()
    def _on_timeout(self) -> None:
        self._clock.start()
        self._draw()
        self._painted.start()

    @Slot()
    def _on_painted(self) -> None:
        """The event loop is back: what `draw` asked to be painted is painted."""
        self.drawing_ms = self._clock.nsecsElapsed() / 1e6
