from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from playground.session.lesson_demo import moments_of
from playground.session.lesson_page import LessonPage
from playground.session.lessons import find_lesson, lessons
from playground.widgets.lesson_desk import told_of
from playground.widgets.lesson_panel import LessonPanel
from playground.widgets.plain import unbroken
from tests.widgets.dressing import dressed

LESSON = find_lesson("top-k")
MOMENTS = moments_of("top-k", LESSON)
ASKING = next(moment for moment in MOMENTS if moment.question)


def page(number: int, **changes: object) -> LessonPage:
    return replace(LessonPage(LESSON, number, MOMENTS[number - 1]), **changes)


@pytest.fixture
def panel(qtbot: QtBot) -> LessonPanel:
    made = LessonPanel()
    qtbot.addWidget(made)
    made.resize(1000, 250)
    made.show()
    return made


def test_without_a_lesson_it_says_where_to_find_one(panel: LessonPanel) -> None:
    assert panel.said == "Choose a lesson in the menu Lessons."
    assert not panel.next_button.isEnabled()


def test_a_page_says_its_text_with_the_numbers_and_its_notes(panel: LessonPanel) -> None:
    panel.show_page(page(1))
    assert panel.said == MOMENTS[0].say
    assert "{" not in panel.said
    assert panel.notes == LESSON.steps[0].notes
    labels = [label.accessibleName() for label in panel.findChildren(QLabel)]
    assert f"{LESSON.title} · step 1 of {len(MOMENTS)}" in labels


@pytest.mark.parametrize(
    ("number", "back", "on"), [(1, False, True), (2, True, True), (len(MOMENTS), True, False)]
)
def test_pages_are_turned_where_there_are_pages(
    panel: LessonPanel, qtbot: QtBot, number: int, back: bool, on: bool
) -> None:
    panel.show_page(page(number))
    assert (panel.back_button.isEnabled(), panel.next_button.isEnabled()) == (back, on)
    if on:
        with qtbot.waitSignal(panel.next_wished):
            qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    if back:
        with qtbot.waitSignal(panel.back_wished):
            qtbot.mouseClick(panel.back_button, Qt.MouseButton.LeftButton)


def test_nothing_turns_while_a_step_is_set_up(panel: LessonPanel) -> None:
    panel.show_page(page(2, moment=None, busy=True))
    assert panel.said == "Setting up the step…"
    assert not panel.next_button.isEnabled()


def test_a_fault_is_told_and_can_be_tried_again(panel: LessonPanel, qtbot: QtBot) -> None:
    panel.show_page(page(2, moment=None, fault="There is no such token."))
    assert any(label.text() == "There is no such token." for label in panel.findChildren(QLabel))
    with qtbot.waitSignal(panel.next_wished):
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)


def test_an_answer_is_chosen_by_click_and_by_key(panel: LessonPanel, qtbot: QtBot) -> None:
    panel.show_page(page(ASKING.step.number))
    assert [button.text() for button in panel.answers] == list(ASKING.answers)
    with qtbot.waitSignal(panel.answer_chosen) as caught:
        qtbot.mouseClick(panel.answers[1], Qt.MouseButton.LeftButton)
    assert caught.args == [1]
    with qtbot.waitSignal(panel.answer_chosen) as caught:
        qtbot.keyClick(panel.answers[2], Qt.Key.Key_Space)
    assert caught.args == [2]


def test_a_wrong_answer_is_marked_and_the_reason_waits_for_the_right_one(panel: LessonPanel) -> None:
    asked = page(ASKING.step.number)
    wrong = (asked.right + 1) % len(ASKING.answers)
    panel.show_page(asked)
    panel.show_page(replace(asked, chosen=wrong))
    assert panel.answers[wrong].mark == "✗"
    assert panel.because == ""
    panel.show_page(replace(asked, chosen=asked.right, answered=True))
    assert panel.answers[asked.right].mark == "✓"
    assert panel.answers[asked.right].accessibleName().endswith(": right")
    assert panel.because == ASKING.because


def test_the_answers_of_the_last_page_go(panel: LessonPanel) -> None:
    panel.show_page(page(ASKING.step.number, answered=True))
    panel.show_page(page(1))
    assert panel.answers == []
    assert panel.because == ""


def test_the_class_reads_the_answer_only_when_it_is_shown() -> None:
    told = told_of(page(ASKING.step.number))
    assert told is not None
    assert told.can_answer
    assert ASKING.because not in [said.text for said in told.paragraphs]
    shown = told_of(page(ASKING.step.number, answered=True))
    assert shown is not None
    assert ASKING.because in [said.text for said in shown.paragraphs]
    assert told_of(page(1, moment=None, busy=True)) is None
    assert told_of(None) is None


def test_notes_are_for_the_speaker_only() -> None:
    noted = [
        (lesson.name, step.number, step.notes) for lesson in lessons() for step in lesson.steps if step.notes
    ]
    assert noted
    name, number, notes = noted[0]
    lesson = find_lesson(name)
    told = told_of(LessonPage(lesson, number, moments_of(name, lesson)[number - 1]))
    assert told is not None
    assert all(notes not in said.text for said in told.paragraphs)


@pytest.mark.parametrize(("look", "percent"), [("light", 100), ("dark", 200)])
def test_its_words_are_larger_than_the_rest(panel: LessonPanel, look: str, percent: int) -> None:
    panel.show_page(page(ASKING.step.number))
    with dressed(look, percent):
        words = {label.text(): label.font() for label in panel.findChildren(QLabel)}
        assert " %" not in unbroken(panel.said)
        assert words[unbroken(panel.said)].pointSizeF() > 1.1 * panel.font().pointSizeF()
        assert words[ASKING.question].weight() >= 600
