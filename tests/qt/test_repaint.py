"""Frames: few, soon, and giving way to the model where that is wanted."""

from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from playground.qt.repaint import FRAME_MS, SHARE, Repainter


def busy(ms: int) -> None:
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < ms:
        pass


def test_many_changes_are_one_frame(qtbot: QtBot) -> None:
    drawn: list[int] = []
    repainter = Repainter(lambda: drawn.append(1))
    for _ in range(100):
        repainter.mark_stale()
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == [1]


def test_a_frame_that_gives_way_waits_for_its_share_of_the_time(qtbot: QtBot) -> None:
    starts: list[int] = []
    clock = QElapsedTimer()
    clock.start()

    def draw() -> None:
        starts.append(clock.elapsed())
        busy(10)

    repainter = Repainter(draw)
    repainter.gives_way = True
    repainter.mark_stale()
    qtbot.waitUntil(lambda: repainter.drawing_ms >= 10)
    repainter.mark_stale()
    qtbot.waitUntil(lambda: len(starts) == 2)
    assert starts[1] - starts[0] >= 0.9 * SHARE * 10 > FRAME_MS
    repainter.gives_way = False
    repainter.mark_stale()
    qtbot.waitUntil(lambda: len(starts) == 3)
    assert len(starts) == 3
