"""Lecture mode and lessons in the whole window, with the real controller."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.session.lesson_format import parse_lesson
from playground.session.lessons import Lesson, find_lesson, lessons
from playground.widgets.main_window import MainWindow
from tests.qt.test_lesson_player import TEXT
from tests.widgets.whole_window import is_ready, window

Key = Qt.Key


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    with window(qtbot) as made:
        yield made


@pytest.fixture
def lesson() -> Lesson:
    return parse_lesson("words", TEXT)


def begin(main: MainWindow, qtbot: QtBot) -> None:
    main.actions_["lecture"].trigger()
    assert main.teaching.desk.is_open
    lecture = main.teaching.desk.window
    qtbot.waitUntil(lambda: lecture.isActiveWindow() and lecture.bars.board is not None)


def settled(main: MainWindow, qtbot: QtBot, number: int) -> None:
    player = main.teaching.lessons.player

    def there() -> bool:
        page = player.page
        return page is not None and page.number == number and page.moment is not None

    qtbot.waitUntil(there)


def test_the_lecture_shows_what_the_window_shows_and_steps_it(main: MainWindow, qtbot: QtBot) -> None:
    begin(main, qtbot)
    lecture, control = main.teaching.desk.window, main.controller
    assert lecture.isFullScreen()
    shown = control.scene().shown
    assert shown is not None
    cursor = control.scene().cursor
    qtbot.keyClick(lecture, Key.Key_PageDown)
    qtbot.waitUntil(lambda: control.scene().cursor == cursor + 1 and is_ready(main))
    assert control.scene().line.shown[cursor].token == shown.step.growth.token
    qtbot.waitUntil(lambda: lecture.text.said.count("w") == cursor + 1)
    qtbot.keyClick(lecture, Key.Key_PageUp)
    qtbot.waitUntil(lambda: control.scene().cursor == cursor)


def test_candidates_presets_and_re_rolls_are_wishes(main: MainWindow, qtbot: QtBot) -> None:
    begin(main, qtbot)
    lecture, control = main.teaching.desk.window, main.controller
    qtbot.keyClick(lecture, Key.Key_P)
    assert control.scene().recipe == Recipe.parse("top_p=0.9,sample")
    qtbot.keyClick(lecture, Key.Key_R)
    assert control.scene().reroll == 1
    board = lecture.bars.board
    assert board is not None
    cursor = control.scene().cursor
    qtbot.keyClick(lecture, Key.Key_3)
    qtbot.waitUntil(lambda: control.scene().cursor == cursor + 1)
    assert control.scene().line.shown[cursor].token == board.tokens[2]


def test_leaving_and_coming_again_fifty_times_in_a_run(main: MainWindow, qtbot: QtBot) -> None:
    control = main.controller
    control.set_pace(None)
    control.run()
    for _ in range(50):
        length = control.scene().line.length
        main.actions_["lecture"].trigger()
        qtbot.waitUntil(
            lambda length=length: control.scene().line.length > length or control.scene().stop is not None
        )
    assert not main.teaching.desk.is_open
    control.pause()
    control.home()
    main.controller.step()
    begin(main, qtbot)
    main.teaching.desk.window.leave()
    assert not main.teaching.desk.is_open


def test_the_speaker_can_hide_reveal_and_blacken_from_the_main_window(main: MainWindow, qtbot: QtBot) -> None:
    begin(main, qtbot)
    lecture, control = main.teaching.desk.window, main.controller
    main.activateWindow()
    main.centralWidget().setFocus()
    qtbot.keyClick(main, Key.Key_H)
    assert lecture.hides_something
    cursor = control.scene().cursor
    qtbot.keyClick(main, Key.Key_PageDown)
    assert not lecture.hides_something
    assert control.scene().cursor == cursor
    qtbot.keyClick(main, Key.Key_B)
    assert lecture.is_black
    qtbot.keyClick(main, Key.Key_PageDown)
    assert not lecture.is_black
    assert control.scene().cursor == cursor
    qtbot.keyClick(main, Key.Key_B)
    lecture.leave()
    lecture.leave()
    qtbot.keyClick(main, Key.Key_B)
    assert not lecture.is_black


def test_in_a_run_the_lecture_follows_and_space_pauses(main: MainWindow, qtbot: QtBot) -> None:
    begin(main, qtbot)
    lecture, control = main.teaching.desk.window, main.controller
    control.set_pace(50.0)
    control.run()
    qtbot.waitUntil(lambda: lecture.text.said.count("w") > 5)
    assert lecture.head.said[0] == "Running: what came last"
    qtbot.keyClick(lecture, Key.Key_Space)
    qtbot.waitUntil(lambda: control.scene().status.kind == "ready")


def test_the_type_size_is_remembered(main: MainWindow, qtbot: QtBot) -> None:
    begin(main, qtbot)
    qtbot.keyClick(main.teaching.desk.window, Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert main._settings.get(stored.LECTURE_PERCENT) == 110


def test_the_menu_lists_every_lesson_live_and_recorded(main: MainWindow) -> None:
    desk = main.teaching.lessons
    desk.fill_menu()
    desk.fill_menu()
    names = [lesson.name for lesson in lessons()]
    assert [action.data() for action in desk.demos.actions()] == names
    assert [action.data() for action in main._menus["Lessons"].actions() if action.data()] == names


def test_a_lesson_drives_the_window_and_frames_what_to_look_at(
    main: MainWindow, qtbot: QtBot, lesson: Lesson
) -> None:
    desk = main.teaching.lessons
    assert main.docks["lesson"].isHidden()
    desk.lesson_wished.emit(lesson, False)
    settled(main, qtbot, 1)
    assert main.docks["lesson"].isVisible()
    assert desk.panel.said.startswith("Next is")
    assert desk.panel.notes == "Wait a little."
    qtbot.waitUntil(lambda: main.prompt.text() == "w1 w2")
    assert desk.frame.region is main.candidates
    main.actions_["lesson_next"].trigger()
    settled(main, qtbot, 2)
    assert desk.frame.region is main.docks["text"]
    main.actions_["lesson_back"].trigger()
    settled(main, qtbot, 1)
    main.actions_["lesson_leave"].trigger()
    assert main.docks["lesson"].isHidden()
    assert desk.frame.isHidden()


def test_the_frame_lies_around_its_region_and_lets_clicks_through(
    main: MainWindow, qtbot: QtBot, lesson: Lesson
) -> None:
    desk = main.teaching.lessons
    desk.lesson_wished.emit(lesson, False)
    settled(main, qtbot, 1)
    main.resize(1300, 850)
    qtbot.waitUntil(lambda: _around(main).contains(desk.frame.geometry().center()))
    assert _around(main).adjusted(-4, -4, 4, 4).contains(desk.frame.geometry())
    assert desk.frame.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def _around(main: MainWindow) -> QRect:
    corner = main.candidates.mapTo(main, main.candidates.rect().topLeft())
    return QRect(corner, main.candidates.size())


def test_in_a_lecture_the_clicker_turns_the_pages_of_the_lesson(
    main: MainWindow, qtbot: QtBot, lesson: Lesson
) -> None:
    desk = main.teaching.lessons
    desk.lesson_wished.emit(lesson, False)
    settled(main, qtbot, 1)
    begin(main, qtbot)
    lecture = main.teaching.desk.window
    assert lecture.say.told is not None
    assert lecture.say.told.say == desk.panel.said
    for number in (2, 3):
        qtbot.keyClick(lecture, Key.Key_PageDown)
        settled(main, qtbot, number)
    assert lecture.say.told.can_answer
    qtbot.keyClick(lecture, Key.Key_PageDown)
    assert lecture.say.told.answered
    assert desk.panel.because == "It says 4."
    qtbot.keyClick(lecture, Key.Key_PageUp)
    settled(main, qtbot, 2)


def test_the_clicker_turns_pages_in_the_window_of_the_speaker_too(
    main: MainWindow, qtbot: QtBot, lesson: Lesson
) -> None:
    desk, control = main.teaching.lessons, main.controller
    desk.lesson_wished.emit(lesson, False)
    settled(main, qtbot, 1)
    main.activateWindow()
    main.centralWidget().setFocus()
    for number in (2, 3):
        qtbot.keyClick(main, Key.Key_PageDown)
        settled(main, qtbot, number)
    qtbot.keyClick(main, Key.Key_PageDown)
    assert desk.panel.because == "It says 4."
    qtbot.keyClick(main, Key.Key_PageUp)
    settled(main, qtbot, 2)
    cursor = control.scene().cursor
    qtbot.keyClick(main, Key.Key_Right)
    qtbot.waitUntil(lambda: control.scene().cursor == cursor + 1)
    main.actions_["lesson_leave"].trigger()
    qtbot.keyClick(main, Key.Key_PageUp)
    qtbot.waitUntil(lambda: control.scene().cursor == cursor)


def test_a_page_stays_readable_where_it_opens_a_region(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(1024, 768)
    hood = TEXT.replace('look_at = "text"', 'look_at = "hood"')
    long = parse_lesson("words", hood.replace('say = "One', 'say = "' + "Words to be read. " * 12 + "One"))
    main.teaching.lessons.lesson_wished.emit(long, False)
    settled(main, qtbot, 1)
    main.actions_["lesson_next"].trigger()
    settled(main, qtbot, 2)
    qtbot.waitUntil(main.docks["hood"].isVisible)
    panel = main.teaching.lessons.panel
    qtbot.waitUntil(lambda: panel.height() >= panel.wanted_height)


def test_a_region_that_is_closed_is_opened_for_its_page_only(main: MainWindow, qtbot: QtBot) -> None:
    hood = parse_lesson("words", TEXT.replace('look_at = "text"', 'look_at = "hood"'))
    main.teaching.lessons.lesson_wished.emit(hood, False)
    settled(main, qtbot, 1)
    main.actions_["lesson_next"].trigger()
    settled(main, qtbot, 2)
    assert main.docks["hood"].isVisible()
    main.actions_["lesson_next"].trigger()
    settled(main, qtbot, 3)
    assert main.docks["hood"].isHidden()


def test_a_low_window_stays_as_low_as_it_is(main: MainWindow, qtbot: QtBot) -> None:
    main.resize(1024, 768)
    hood = parse_lesson("words", TEXT.replace('look_at = "text"', 'look_at = "hood"'))
    main.teaching.lessons.lesson_wished.emit(hood, False)
    settled(main, qtbot, 1)
    main.actions_["lesson_next"].trigger()
    settled(main, qtbot, 2)
    qtbot.waitUntil(main.docks["hood"].isVisible)
    qtbot.waitUntil(lambda: main.height() == 768)
    main.actions_["lesson_leave"].trigger()
    assert main.docks["history"].isVisible()
    assert main.docks["hood"].isHidden()


def test_a_recorded_lesson_plays_with_another_model_open(main: MainWindow, qtbot: QtBot) -> None:
    desk = main.teaching.lessons
    desk.lesson_wished.emit(find_lesson("top-k"), True)
    settled(main, qtbot, 1)
    assert "38,047" not in desk.panel.said
    assert desk.player.page is not None
    assert desk.player.page.recorded
    qtbot.waitUntil(lambda: main.prompt.text() == "The cat sat on the")


def test_a_lesson_file_of_ones_own_can_be_opened(
    main: MainWindow, qtbot: QtBot, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"  # type: ignore[operator]
    path.write_text(TEXT, "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    main.actions_["open_lesson"].trigger()
    settled(main, qtbot, 1)
    assert main.teaching.lessons.player.page is not None
    assert main.teaching.lessons.player.page.lesson.name == "own"
