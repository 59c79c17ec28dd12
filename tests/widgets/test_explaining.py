"""The tour, the pages of What is this?, and the pointing question mark, in the whole window."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QToolButton, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from playground.decoding.catalogue import STRATEGIES
from playground.decoding.manual import summary
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.session.lessons import REGIONS
from playground.widgets.main_window import MainWindow
from playground.widgets.strategy_card import StrategyCard
from playground.widgets.tour import Tour, beside
from playground.widgets.whats_this import Topics, strategy_tip, topic_of
from tests.widgets.dressing import dressed
from tests.widgets.whole_window import window

Key = Qt.Key


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    with window(qtbot) as made:
        yield made


@pytest.fixture
def tour(main: MainWindow) -> Tour:
    assert main.explaining.tour is not None
    return main.explaining.tour


def test_the_tour_goes_through_every_stop_and_is_over(main: MainWindow, tour: Tour, qtbot: QtBot) -> None:
    main.actions_["tour"].trigger()
    seen = []
    while tour.active:
        assert tour.stop is not None
        seen.append(tour.stop.region)
        assert tour.card.isVisible()
        assert tour.card.said == (tour.stop.title, tour.stop.text)
        assert tour.frame.region is main._regions()[tour.stop.region]
        qtbot.mouseClick(tour.card.next_button, Qt.MouseButton.LeftButton)
    assert len(seen) == len(set(seen))
    assert 6 <= len(seen) <= 8
    assert not tour.card.isVisible()
    assert not tour.frame.isVisible()
    assert main._settings.get(stored.TOUR_SEEN)


def test_every_card_lies_inside_the_window_and_shows_all_its_text(
    main: MainWindow, tour: Tour, qtbot: QtBot
) -> None:
    for size in ((1440, 900), (1024, 768)):
        main.resize(*size)
        tour.begin()
        while tour.active:
            qtbot.waitUntil(lambda: main.rect().contains(tour.card.geometry()))
            tour.go_on()


def test_the_first_card_is_measured_in_the_style_of_the_program(qtbot: QtBot) -> None:
    with dressed("light"), window(qtbot) as main:
        tour = main.explaining.tour
        assert tour is not None
        tour.begin()
        labels = [label for label in tour.card.findChildren(QLabel) if label.text()]
        qtbot.waitUntil(
            lambda: all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        )


def test_escape_skips_the_tour_and_it_can_be_taken_again(main: MainWindow, tour: Tour, qtbot: QtBot) -> None:
    tour.begin()
    tour.go_on()
    with qtbot.waitSignal(tour.ended):
        qtbot.keyClick(main, Key.Key_Escape)
    assert not tour.active
    tour.begin()
    assert tour.stop is tour.stops[0]
    tour.back()
    assert tour.stop is tour.stops[0]


def test_the_tour_keeps_nothing_from_the_person(main: MainWindow, tour: Tour, qtbot: QtBot) -> None:
    tour.begin()
    cursor = main.controller.scene().cursor
    qtbot.keyClick(main, Key.Key_Right)
    qtbot.waitUntil(lambda: main.controller.scene().cursor == cursor + 1)
    assert tour.active
    main.actions_["edit_prompt"].trigger()
    qtbot.waitUntil(lambda: not tour.active)
    assert main.prompt.editor.hasFocus()


def test_after_the_tour_there_is_a_prompt_to_step_from(
    main: MainWindow, tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "PROMPT", replace(stored.PROMPT, default="w3 w4"))
    tour.begin()
    tour.end()
    assert main.prompt.text() == "w1 w2"
    main.use_prompt("")
    tour.begin()
    tour.end()
    assert main.prompt.text() == "w3 w4"


def test_enter_goes_through_the_tour_and_the_space_bar_runs_after_it(
    main: MainWindow, tour: Tour, qtbot: QtBot
) -> None:
    main.activateWindow()
    tour.begin()
    for _ in tour.stops:
        assert tour.active
        assert tour.card.next_button.hasFocus()
        qtbot.keyClick(tour.card.next_button, Key.Key_Return)
    assert not tour.active
    assert main.centralWidget().hasFocus()


def test_only_a_first_visit_is_greeted(main: MainWindow, tour: Tour) -> None:
    assert not tour.active
    main.explaining.greet()
    assert tour.active
    tour.end()
    main.explaining.greet()
    assert not tour.active


@pytest.mark.parametrize(
    ("region", "corner"),
    [
        (QRect(0, 0, 300, 200), QPoint(312, 12)),
        (QRect(900, 100, 100, 200), QPoint(588, 100)),
        (QRect(0, 0, 1000, 100), QPoint(349, 112)),
        (QRect(0, 700, 1000, 100), QPoint(349, 487)),
        (QRect(0, 0, 1000, 800), QPoint(349, 587)),
    ],
)
def test_a_card_stands_where_there_is_room(region: QRect, corner: QPoint) -> None:
    found = beside(region, QSize(300, 200), QRect(0, 0, 1000, 800))
    assert (found - corner).manhattanLength() <= 4


def test_every_region_and_every_strategy_is_explained(main: MainWindow) -> None:
    topics = main.explaining.topics
    keys = [topic.key for topic in topics.all]
    assert len(keys) == len(set(keys))
    assert set(REGIONS) <= set(keys)
    assert set(main._regions()) <= set(keys)
    assert all(len(topic.page) > 60 for topic in topics.all)
    for name, region in main._regions().items():
        assert topic_of(region) == name
        assert region.whatsThis()


@pytest.mark.parametrize("kind", STRATEGIES, ids=lambda kind: kind.about.key)
def test_a_strategy_is_explained_by_its_declaration(kind: type) -> None:
    topic = Topics().find(kind.about.key)
    assert summary(kind) in topic.page
    assert kind.about.formula in topic.page
    assert kind.about.source in topic.page
    assert summary(kind).split()[0] in strategy_tip(kind)


def test_an_unknown_topic_is_the_program_itself() -> None:
    topics = Topics()
    assert topics.find("nothing of the kind") is topics.all[0]
    assert replace(topics.all[0]) == topics.all[0]


def point_at(widget: QWidget) -> None:
    QCursor.setPos(widget.mapToGlobal(widget.rect().center()))


def point_away(main: MainWindow) -> None:
    QCursor.setPos(main.mapToGlobal(main.rect().bottomRight()) + QPoint(50, 50))


def test_f1_explains_what_has_the_focus(main: MainWindow, qtbot: QtBot) -> None:
    main.controller.set_recipe(Recipe.parse("top_p=0.9,sample"))
    qtbot.waitUntil(lambda: any(card.key == "top_p" for card in main.recipe.findChildren(StrategyCard)))
    card = next(card for card in main.recipe.findChildren(StrategyCard) if card.key == "top_p")
    card.focusProxy().setFocus()
    point_at(main.prompt)
    qtbot.keyClick(main, Key.Key_F1)
    pages = main.explaining.help_window
    assert pages.isVisible()
    assert pages.topic == "top_p"
    assert "add up to p or more" in pages.said
    pages.close()


def test_f1_explains_what_is_under_the_mouse_while_the_focus_is_on_nothing_special(
    main: MainWindow, qtbot: QtBot
) -> None:
    main.centralWidget().setFocus()
    point_at(main.prompt)
    qtbot.keyClick(main, Key.Key_F1)
    assert main.explaining.help_window.topic == "prompt"
    point_away(main)
    qtbot.keyClick(main, Key.Key_F1)
    assert main.explaining.help_window.topic == Topics().find("").key
    main.explaining.help_window.close()


def test_every_page_can_be_turned_to(main: MainWindow) -> None:
    pages = main.explaining.help_window
    for topic in main.explaining.topics.all:
        pages.show_topic(topic.key)
        assert pages.topic == topic.key
        assert topic.title in pages.said


def test_the_question_mark_lets_one_point(main: MainWindow, qtbot: QtBot) -> None:
    mark = main.menuBar().cornerWidget()
    assert isinstance(mark, QToolButton)
    assert mark.isVisible()
    mark.click()
    assert QWhatsThis.inWhatsThisMode()
    QWhatsThis.leaveWhatsThisMode()
