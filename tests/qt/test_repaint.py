"""Frames: few, soon, and giving way to the model where that is wanted."""

from pytestqt.qtbot import QtBot

from playground.qt.repaint import FRAME_MS, SHARE, Repainter

DRAWING_MS = 10


class HandClock:
    """Stands in for the repainter's clock and goes only when it is told to."""

    def __init__(self) -> None:
        self.now_ms = 0
        self._started: int | None = None

    def start(self) -> None:
        self._started = self.now_ms

    def isValid(self) -> bool:
        return self._started is not None

    def elapsed(self) -> int:
        assert self._started is not None
        return self.now_ms - self._started

    def nsecsElapsed(self) -> int:
        return 1_000_000 * self.elapsed()


def test_many_changes_are_one_frame(qtbot: QtBot) -> None:
    drawn: list[int] = []
    repainter = Repainter(lambda: drawn.append(1))
    for _ in range(100):
        repainter.mark_stale()
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == [1]


def test_a_frame_that_gives_way_waits_for_its_share_of_the_time(qtbot: QtBot) -> None:
    clock, drawn = HandClock(), list[int]()

    def draw() -> None:
        drawn.append(1)
        clock.now_ms += DRAWING_MS

    repainter = Repainter(draw)
    repainter._clock = clock
    repainter.gives_way = True
    repainter.mark_stale()
    qtbot.waitUntil(lambda: repainter.drawing_ms == DRAWING_MS)
    repainter.mark_stale()
    assert repainter._timer.interval() == SHARE * DRAWING_MS - DRAWING_MS
    qtbot.waitUntil(lambda: len(drawn) == 2)
    repainter.gives_way = False
    repainter.mark_stale()
    assert repainter._timer.interval() == FRAME_MS - DRAWING_MS
    qtbot.waitUntil(lambda: len(drawn) == 3)
