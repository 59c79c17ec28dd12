"""What a screen reader is told: the step that was taken, where a run ended, faults; nothing in between."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.session.explain import stopped, why
from playground.session.records import Stop
from playground.widgets import announcer
from playground.widgets.announcer import AS_NEEDED, OFF, ON
from playground.widgets.main_window import MainWindow
from tests.widgets.whole_window import is_ready, window


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences, in order."""
    sentences: list[str] = []
    monkeypatch.setattr(announcer, "announce", lambda source, sentence: sentences.append(sentence))
    return sentences


@pytest.fixture
def main(qtbot: QtBot, told: list[str]) -> Iterator[MainWindow]:
    with window(qtbot, "sample") as made:
        made.announcer.choose(ON)
        made.draw()
        told.clear()
        yield made


def do(main: MainWindow, qtbot: QtBot, action: str, cursor: int) -> None:
    main.actions_[action].trigger()
    qtbot.waitUntil(lambda: main.controller.scene().cursor == cursor and is_ready(main))
    main.draw()


def test_each_step_is_told_once_with_its_reason(main: MainWindow, qtbot: QtBot, told: list[str]) -> None:
    for cursor in (3, 4):
        do(main, qtbot, "step", cursor)
    main.draw()
    assert told == [why(step) for step in main.controller.session.steps()]


def test_a_way_back_tells_how_the_next_token_was_chosen(
    main: MainWindow, qtbot: QtBot, told: list[str]
) -> None:
    do(main, qtbot, "step", 3)
    steps = main.controller.session.steps()
    do(main, qtbot, "back", 2)
    assert told == [why(steps[0])] * 2


def test_of_a_fast_run_only_the_end_is_told(main: MainWindow, qtbot: QtBot, told: list[str]) -> None:
    control = main.controller
    control.max_new_tokens = 12
    main._on_pace_chosen(None)
    main.actions_["toggle_run"].trigger()
    qtbot.waitUntil(lambda: control.scene().stop is not None and is_ready(main))
    main.draw()
    assert told == [f"{why(control.session.steps()[-1])} {stopped(Stop('limit'))}"]


def test_of_a_slow_run_each_step_is_told(main: MainWindow, qtbot: QtBot, told: list[str]) -> None:
    main._on_pace_chosen(None)
    main.announcer.show_pace(0.5)
    main.controller.max_new_tokens = 4
    control = main.controller
    control.changed.connect(main.draw)
    main.actions_["toggle_run"].trigger()
    qtbot.waitUntil(lambda: control.scene().stop is not None and is_ready(main))
    main.draw()
    reasons = [why(step) for step in control.session.steps()]
    assert told[: len(reasons) - 1] == reasons[:-1]
    assert reasons[-1] in told[-1]


def test_faults_are_told_once(main: MainWindow, told: list[str]) -> None:
    main.controller.report_fault(ValueError("?"))
    main.draw()
    main.draw()
    assert told == ["Something went wrong inside the program; the text so far is kept."]


def test_a_recipe_that_changes_and_a_prompt_that_is_typed_are_not_told(
    main: MainWindow, qtbot: QtBot, told: list[str]
) -> None:
    main.controller.set_recipe(Recipe.parse("greedy"))
    main.draw()
    main.use_prompt("w3 w4 w5")
    qtbot.waitUntil(lambda: main.controller.scene().cursor == 3 and is_ready(main))
    main.draw()
    assert told == []


def test_the_switch_is_remembered(main: MainWindow, qtbot: QtBot, told: list[str]) -> None:
    switch = main.actions_["announce"]
    assert switch.isChecked()
    switch.trigger()
    assert not switch.isChecked()
    assert main._settings.get(stored.ANNOUNCE) == OFF
    do(main, qtbot, "step", 3)
    assert told == []
    switch.trigger()
    assert main._settings.get(stored.ANNOUNCE) == ON


@pytest.mark.parametrize("listens", [True, False])
def test_at_first_it_is_on_only_while_something_listens(
    main: MainWindow, qtbot: QtBot, told: list[str], monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    assert stored.ANNOUNCE.default == AS_NEEDED
    main.announcer.choose(stored.ANNOUNCE.default)
    monkeypatch.setattr(QAccessible, "isActive", lambda: listens)
    do(main, qtbot, "step", 3)
    assert main.actions_["announce"].isChecked() is listens
    assert bool(told) is listens


def test_an_announcement_reaches_qt(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    sent: list[tuple[object, str]] = []

    def updated(event: QAccessibleAnnouncementEvent) -> None:
        sent.append((event.type(), event.message()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", updated)
    with window(qtbot) as made:
        announcer.announce(made.why, "Took “a”.")
    assert sent == [(QAccessible.Event.Announcement, "Took “a”.")]
