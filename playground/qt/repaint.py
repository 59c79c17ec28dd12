"""Marks views stale and repaints them at most sixty times a second."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

FRAME_MS = 16


class Repainter(QObject):
    """Calls `draw` once per frame however often it was told that something changed."""

    def __init__(self, draw: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)
        self._clock = QElapsedTimer()
        self.drawing_ms = 0.0

    @Slot()
    def mark_stale(self) -> None:
        """Something to show has changed."""
        if not self._timer.isActive():
            passed = self._clock.elapsed() if self._clock.isValid() else FRAME_MS
            self._timer.start(max(0, FRAME_MS - passed))

    @Slot()
    def _on_timeout(self) -> None:
        self._clock.start()
        self._draw()
        self.drawing_ms = self._clock.nsecsElapsed() / 1e6
