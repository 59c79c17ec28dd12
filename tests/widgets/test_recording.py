"""Recording a lesson in the whole window: pauses, the list, saving, playing it again, leaving."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from playground.qt.controller import Controller
from playground.qt.lesson_player import LessonPlayer
from playground.session.lessons import read_lesson
from playground.session.recording_page import RecordingPage
from playground.widgets import lesson_desk, recording_desk, save_place
from playground.widgets.main_window import MainWindow
from playground.widgets.recording_panel import RecordingPanel
from tests.qt.conftest import WordModel
from tests.widgets.whole_window import is_ready, window

Answers = Callable[..., list[str]]


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    with window(qtbot, "sample") as made:
        yield made
        made.teaching.recording.recording.drop()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Answers the questions in turn; what was asked is collected."""

    def use(*keys: str) -> list[str]:
        asked, left = [], list(keys)

        def answer(window: object, sentence: str, answers: dict[str, str], escape: str) -> str:
            asked.append(sentence)
            chosen = left.pop(0)
            assert chosen in answers
            return chosen

        for module in (recording_desk, lesson_desk, save_place):
            monkeypatch.setattr(module, "ask", answer)
        monkeypatch.setattr(
            recording_desk, "tell", lambda window, sentence, detail="": asked.append(sentence)
        )
        return asked

    return use


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where every lesson is saved and opened."""
    path = tmp_path / "mine.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(path), ""))
    return path


def pause(main: MainWindow, qtbot: QtBot, say: str = "Next is {token}.") -> None:
    panel = main.teaching.recording.panel
    before = len(panel.listed)
    panel.say_field.setPlainText(say)
    qtbot.mouseClick(panel.pause_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(panel.listed) > before or panel.said != "")


def record(main: MainWindow, qtbot: QtBot) -> RecordingPanel:
    """Two pauses, with two steps between them."""
    main.actions_["record_lesson"].trigger()
    pause(main, qtbot)
    for cursor in (2, 3):
        main.actions_["step"].trigger()
        qtbot.waitUntil(lambda cursor=cursor: main.controller.scene().cursor == cursor + 1 and is_ready(main))
    pause(main, qtbot, "Now there are {new_tokens:words}.")
    return main.teaching.recording.panel


def save(main: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(main.teaching.recording.panel.save_button, Qt.MouseButton.LeftButton)


def said(main: MainWindow) -> str:
    page = main.teaching.lessons.player.page
    return page.moment.say if page is not None and page.moment is not None else ""


def test_the_panel_says_what_recording_is_for_and_begins(main: MainWindow, qtbot: QtBot) -> None:
    panel = RecordingPanel()
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.pause_button.isVisible()
    assert any("Record a lesson of your own" in label.text() for label in panel.findChildren(QLabel))
    with qtbot.waitSignal(panel.begin_wished):
        panel._begin.click()
    assert main.docks["recording"].isHidden()
    main.actions_["record_lesson"].trigger()
    assert main.docks["recording"].isVisible()
    assert main.teaching.recording.panel.say_field.hasFocus()


def test_what_was_done_is_listed_between_the_pauses(main: MainWindow, qtbot: QtBot) -> None:
    panel = record(main, qtbot)
    first, second, since = panel.listed
    assert first == "1  “Next is {token}.”\nprompt “w1 w2” · recipe sample · seed 42"
    assert second == "2  “Now there are {new_tokens:words}.”\n2 steps"
    assert since == "since then: nothing"
    assert panel.typed.say == ""
    main.controller.reroll()
    assert panel.listed[-1] == "since then: draw again"


def test_a_recorded_lesson_is_saved_and_plays_at_once(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    asked = answers("play")
    record(main, qtbot)
    tokens = [step.growth.token for step in main.controller.session.steps()]
    save(main, qtbot)
    assert asked == ["“mine.toml” and “mine.playground” were saved. Play the lesson from its recording now?"]
    assert main.docks["recording"].isHidden()
    assert said(main).startswith("Next is “␣w")
    main.actions_["lesson_next"].trigger()
    assert said(main) == "Now there are two."
    assert [step.growth.token for step in main.controller.session.steps()] == tokens


@pytest.mark.parametrize(("way", "recorded"), [("live", False), ("recorded", True)])
def test_a_lesson_that_was_recorded_is_opened_live_or_from_its_recording(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path, way: str, recorded: bool
) -> None:
    asked = answers("later", way)
    record(main, qtbot)
    save(main, qtbot)
    main.actions_["open_lesson"].trigger()
    assert asked[1:] == ["“mine” was also recorded. How shall it play?"]
    qtbot.waitUntil(lambda: said(main) != "")
    page = main.teaching.lessons.player.page
    assert page is not None
    assert page.recorded is recorded
    assert said(main).startswith("Next is “␣w")


def test_without_a_model_it_plays_from_its_recording(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    answers("later")
    record(main, qtbot)
    save(main, qtbot)
    without = Controller(lambda where, report, cancelled: WordModel())
    try:
        player = LessonPlayer(without, without)
        player.start(read_lesson(path), recorded=True)
        player.go_on()
        assert player.page is not None
        assert player.page.moment is not None
        assert player.page.moment.say == "Now there are two."
    finally:
        without.close()


def test_text_that_is_typed_when_one_stops_is_the_last_pause(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    answers("later")
    panel = record(main, qtbot)
    panel.say_field.setPlainText("That is all.")
    save(main, qtbot)
    assert [step.say for step in read_lesson(path).steps][-1] == "That is all."


def test_stopping_in_a_run_pauses_it_first(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    answers("later")
    panel = record(main, qtbot)
    main.controller.run()
    qtbot.waitUntil(lambda: main.controller.session.head().new_tokens > 3)
    panel.say_field.setPlainText("In a run.")
    save(main, qtbot)
    qtbot.waitUntil(path.is_file)
    assert read_lesson(path).steps[-1].do[-1].kind == "run"


def test_files_that_are_there_are_replaced_only_if_one_says_so(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    asked = answers("cancel", "replace", "later")
    path.with_suffix(".playground").write_text("another session")
    panel = record(main, qtbot)
    save(main, qtbot)
    assert asked == ["Replace what is there: mine.playground?"]
    assert path.with_suffix(".playground").read_text() == "another session"
    assert len(panel.listed) == 3
    save(main, qtbot)
    assert read_lesson(path).title == "mine"


def test_a_fault_is_told_at_the_pause_and_the_text_stays(main: MainWindow, qtbot: QtBot) -> None:
    main.actions_["record_lesson"].trigger()
    pause(main, qtbot, "{kep}")
    panel = main.teaching.recording.panel
    assert "no fact “kep”" in panel.said
    assert panel.typed.say == "{kep}"
    pause(main, qtbot, "Better.")
    assert panel.said == ""


def test_a_pause_that_is_taken_back_gives_its_texts_back(main: MainWindow, qtbot: QtBot) -> None:
    panel = record(main, qtbot)
    panel._take_back.click()
    assert panel.typed.say == "Now there are {new_tokens:words}."
    assert panel.listed[1:] == ["since then: 2 steps"]


def test_nothing_to_save_is_said(main: MainWindow, qtbot: QtBot, answers: Answers, path: Path) -> None:
    asked = answers()
    main.actions_["record_lesson"].trigger()
    save(main, qtbot)
    assert asked == ["Nothing was recorded yet; make a pause first."]
    assert not path.exists()


def test_what_is_discarded_is_asked_about(main: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    asked = answers("cancel", "forget")
    panel = record(main, qtbot)
    panel._drop.click()
    assert len(panel.listed) == 3
    panel._drop.click()
    assert asked == ["Forget what was recorded?"] * 2
    assert main.docks["recording"].isHidden()
    assert main.teaching.recording.recording.page is None


def test_closing_the_window_asks_once_and_saves(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    asked = answers("cancel", "save")
    record(main, qtbot)
    main.close()
    assert main.isVisible()
    main.close()
    assert not main.isVisible()
    assert asked == ["A lesson is being recorded. Save it?"] * 2
    assert len(read_lesson(path).steps) == 2


def test_another_session_asks_too_and_what_was_discarded_is_not_asked_again(
    main: MainWindow, qtbot: QtBot, answers: Answers
) -> None:
    asked = answers("cancel", "discard")
    record(main, qtbot)
    session = main.controller.session
    main.actions_["new_session"].trigger()
    assert main.controller.session is session
    main.actions_["new_session"].trigger()
    assert main.controller.session is not session
    main.actions_["new_session"].trigger()
    assert len(asked) == 2


def test_a_session_that_goes_by_itself_leaves_what_was_recorded(main: MainWindow, qtbot: QtBot) -> None:
    panel = record(main, qtbot)
    main.controller.use_session(type(main.controller.session)(), None)
    assert panel.said.startswith("Another session is open now.")
    assert not panel.pause_button.isEnabled()
    assert panel.save_button.isEnabled()
    assert len(panel.listed) == 2


def test_before_the_first_pause_recording_goes_along_to_another_session(
    main: MainWindow, qtbot: QtBot
) -> None:
    main.actions_["record_lesson"].trigger()
    main.actions_["new_session"].trigger()
    qtbot.waitUntil(lambda: is_ready(main))
    pause(main, qtbot)
    assert main.teaching.recording.panel.listed[0].startswith("1  “Next is")


def test_a_lesson_that_is_on_is_left_when_recording_begins(
    main: MainWindow, qtbot: QtBot, answers: Answers, path: Path
) -> None:
    answers("play")
    record(main, qtbot)
    save(main, qtbot)
    assert main.teaching.lessons.playing
    main.actions_["record_lesson"].trigger()
    assert not main.teaching.lessons.playing
    assert main.teaching.recording.recording.page == RecordingPage(
        since=main.teaching.recording.recording.page.since
    )
