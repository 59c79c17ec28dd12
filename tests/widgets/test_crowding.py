"""What gives way where a window is small."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from playground.widgets.main_window import MainWindow
from playground.widgets.region_frame import RegionFrame
from playground.widgets.scrolled import Scrolled
from tests.widgets.whole_window import window

LOW, HIGH = (1024, 420), (1440, 900)


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    with window(qtbot) as made:
        yield made


def are_tabs(main: MainWindow) -> bool:
    return main.docks["history"] in main.tabifiedDockWidgets(main.docks["text"])


def test_history_is_a_tab_while_its_column_is_too_low(main: MainWindow, qtbot: QtBot) -> None:
    assert not are_tabs(main)
    main.resize(*LOW)
    qtbot.waitUntil(lambda: are_tabs(main))
    assert not main.docks["text"].visibleRegion().isEmpty()
    main.resize(*HIGH)
    qtbot.waitUntil(lambda: not are_tabs(main))
    assert main.docks["history"].isVisible()
    assert main.docks["text"].x() == main.docks["history"].x()
    assert main.docks["text"].y() < main.docks["history"].y()


def test_a_lesson_and_a_view_below_crowd_the_column(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(1024, 768)
    main.docks["lesson"].show()
    main.docks["hood"].show()
    qtbot.waitUntil(lambda: are_tabs(main))
    main.docks["lesson"].hide()
    main.docks["hood"].hide()
    qtbot.waitUntil(lambda: not are_tabs(main))


def test_the_usual_layout_is_as_crowded_as_before(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(*LOW)
    qtbot.waitUntil(lambda: are_tabs(main))
    main.actions_["reset_layout"].trigger()
    qtbot.waitUntil(lambda: are_tabs(main))


def test_tabs_that_a_person_made_stay(main: MainWindow, qtbot: QtBot) -> None:
    main.tabifyDockWidget(main.docks["text"], main.docks["history"])
    with qtbot.waitSignal(main.docks["text"].dockLocationChanged, raising=False, timeout=100):
        main.resize(1440, 880)
    assert are_tabs(main)


def test_a_history_that_is_detached_or_closed_is_left_alone(main: MainWindow, qtbot: QtBot) -> None:
    main.docks["history"].hide()
    main.resize(*LOW)
    qtbot.waitUntil(lambda: main.centralWidget().height() < 350)
    assert not are_tabs(main)
    assert main.docks["history"].isHidden()


def test_the_column_gives_each_panel_what_it_needs(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(1024, 768)
    prompt = main.docks["prompt"]
    qtbot.waitUntil(lambda: prompt.height() >= prompt.needed_height)
    assert main.docks["text"].height() >= main.docks["text"].needed_height


def test_a_view_below_leaves_the_centre_in_sight(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(1024, 768)
    main.docks["hood"].show()
    centre = main.centralWidget()
    assert isinstance(centre, Scrolled)
    qtbot.waitUntil(lambda: centre.height() >= centre.least.height())
    assert main.docks["hood"].height() >= 768 // 5


def test_bars_come_only_where_there_is_not_room_for_the_least(qtbot: QtBot) -> None:
    panel = QWidget()
    label = QLabel("lines that break " * 20)
    label.setWordWrap(True)
    QVBoxLayout(panel).addWidget(label)
    area = Scrolled("Lines", panel, (4.0, 2.0))
    qtbot.addWidget(area)
    area.resize(600, 300)
    area.show()
    assert area.verticalScrollBar().maximum() == 0
    area.resize(300, area.least.height())
    needed = area.least.height()
    area.resize(300, needed)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    area.resize(300, needed // 2)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.minimumSizeHint().height() < needed


def test_a_frame_ends_where_its_region_is_cut_off(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    outer.resize(400, 400)
    area = Scrolled("Inside", QWidget(), (4.0, 2.0))
    area.setParent(outer)
    area.setGeometry(50, 50, 200, 100)
    region = QWidget(area.viewport())
    region.setGeometry(0, 0, 200, 1000)
    outer.show()
    frame = RegionFrame(outer)
    frame.show_region(region)
    assert QRect(46, 46, 208, 108).contains(frame.geometry())
