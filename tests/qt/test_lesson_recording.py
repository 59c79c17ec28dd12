"""A lesson recorded with the controller: pauses, what is listed, saved files played without a model."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from playground.errors import BadValue, FileFault
from playground.qt.controller import Controller
from playground.qt.lesson_player import LessonPlayer
from playground.qt.lesson_recording import LessonRecording, Pause
from playground.session.lesson_hands import play_on
from playground.session.lessons import read_lesson
from playground.session.recording_page import RecordingPage, deeds_in_words
from playground.session.session import Session
from tests.qt.conftest import WordModel

Start = Callable[..., Controller]
SAY = "{new_tokens} tokens; next is {token}."


def settle(control: Controller, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: control.scene().status.kind == "ready" and control.scene().shown is not None)


def paused(recording: LessonRecording, qtbot: QtBot, say: str = SAY, notes: str = "") -> RecordingPage:
    """Pauses and waits until that was noted."""
    recording.pause(Pause(say, notes))
    qtbot.waitUntil(lambda: recording.page is not None and not recording.page.waiting)
    assert recording.page is not None
    assert recording.page.fault == ""
    return recording.page


def recorded(control: Controller, qtbot: QtBot) -> LessonRecording:
    """Three pauses: at the prompt, after two steps and a pick, in a run."""
    recording = LessonRecording(control, control)
    recording.begin()
    paused(recording, qtbot, notes="Begin slowly.")
    for _ in range(2):
        control.step()
        settle(control, qtbot)
    control.pick(5)
    settle(control, qtbot)
    paused(recording, qtbot)
    control.run()
    qtbot.waitUntil(lambda: control.session.head().new_tokens > 4)
    paused(recording, qtbot)
    return recording


def test_what_was_recorded_plays_from_its_file_without_a_model_and_live(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    control = start()
    recording = recorded(control, qtbot)
    tokens = [step.growth.token for step in control.session.steps()]
    path = tmp_path / "mine.toml"
    recording.save(path, "  My  lesson ")
    assert recording.page is None
    lesson = read_lesson(path)
    assert (lesson.name, lesson.title, lesson.steps[0].notes) == ("mine", "My lesson", "Begin slowly.")
    live = [moment.say for moment in play_on(lesson, WordModel()).to_the_end()]
    assert live[1].startswith("3 tokens; next is ")

    without = Controller(lambda where, report, cancelled: WordModel())
    try:
        player = LessonPlayer(without, without)
        player.start(lesson, recorded=True)
        for told in live:
            assert player.page is not None
            assert player.page.moment is not None
            assert player.page.moment.say == told
            player.go_on()
        assert not without.model_is_open
        assert [step.growth.token for step in without.session.steps()] == tokens
    finally:
        without.close()


def test_what_was_done_is_listed(start: Start, qtbot: QtBot) -> None:
    control = start()
    recording = recorded(control, qtbot)
    assert recording.page is not None
    told = [deeds_in_words(step.deeds) for step in recording.page.steps]
    assert told[0] == "prompt “w1 w2” · recipe sample · seed 42"
    assert told[1] == "2 steps · pick “␣w5”"
    assert told[2].startswith("run, ")
    assert recording.page.since == ()
    control.reroll()
    control.reroll()
    settle(control, qtbot)
    assert deeds_in_words(recording.page.since) == "draw again, 2 times"


def test_a_pause_in_a_run_waits_until_the_model_has_looked(start: Start, qtbot: QtBot) -> None:
    control = start()
    recording = LessonRecording(control, control)
    recording.begin()
    control.run()
    qtbot.waitUntil(lambda: control.session.head().new_tokens > 2)
    paused(recording, qtbot)
    assert control.scene().status.kind == "ready"
    assert recording.page is not None
    assert recording.page.steps[0].do[-1].kind == "run"
    assert control.scene().shown is not None


def test_the_last_pause_can_be_taken_back_and_made_again(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    control = start()
    recording = recorded(control, qtbot)
    assert recording.page is not None
    before = recording.page.steps
    taken = recording.take_back()
    assert taken == before[-1]
    assert recording.page.steps == before[:-1]
    assert recording.page.since == taken.deeds
    again = paused(recording, qtbot)
    assert again.steps == before
    for _ in before:
        recording.take_back()
    assert recording.take_back() is None
    with pytest.raises(BadValue, match="Nothing was recorded yet"):
        recording.save(tmp_path / "mine.toml", "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("say", "told"),
    [
        ("  ", "Write what is to be said at this pause."),
        ("{kep}", "There is no fact “kep”"),
        ("{last.token}", ""),
        ("a { brace", "has no partner"),
    ],
)
def test_a_text_that_could_not_be_said_is_refused_at_once(
    start: Start, qtbot: QtBot, say: str, told: str
) -> None:
    recording = LessonRecording(start(), None)
    recording.begin()
    recording.pause(Pause(say))
    qtbot.waitUntil(lambda: recording.page is not None and recording.page.fault != "")
    assert recording.page is not None
    assert told in recording.page.fault
    assert recording.page.steps == ()
    assert recording.page.can_pause


def test_without_a_prompt_there_is_nothing_to_record(start: Start) -> None:
    recording = LessonRecording(start(prompt=""), None)
    recording.begin()
    recording.pause(Pause("Hello."))
    assert recording.page is not None
    assert recording.page.fault == "There is no prompt yet, so there is nothing to record."


def test_what_was_recorded_outlives_its_session(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    control = start()
    recording = recorded(control, qtbot)
    assert recording.page is not None
    steps = recording.page.steps
    control.use_session(Session(), None)
    assert recording.page.ended
    assert not recording.page.can_pause
    assert recording.take_back() is None
    assert recording.page.steps == steps
    recording.save(tmp_path / "mine.toml", "")
    assert read_lesson(tmp_path / "mine.toml").title == "mine"
    assert (tmp_path / "mine.playground").is_file()


def test_what_cannot_be_written_is_said_and_stays_recorded(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    recording = recorded(start(), qtbot)
    (tmp_path / "mine.playground").mkdir()
    with pytest.raises(FileFault, match="a folder has that name"):
        recording.save(tmp_path / "mine.toml", "")
    assert not (tmp_path / "mine.toml").exists()
    assert recording.page is not None
    assert len(recording.page.steps) == 3
