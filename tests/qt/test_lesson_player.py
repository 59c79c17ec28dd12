"""Lessons in the window: driven on a tiny model, and walked through as they were recorded."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from playground.qt.controller import Controller
from playground.qt.lesson_player import LessonPlayer
from playground.session.lesson_demo import moments_of
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_hands import play_on
from playground.session.lessons import Lesson, find_lesson, lessons
from playground.session.session import Session
from tests.models.doubles import MarkedModel
from tests.qt.conftest import WordModel

Start = Callable[..., Controller]
TEXT = """
title = "Words"
summary = "Of a tiny model."
minutes = 1
level = "beginner"

[[step]]
prompt = "w1 w2"
recipe = "greedy"
name = "first"
say = "Next is {token} with {p_model:percent}."
notes = "Wait a little."

[[step]]
do = ["step 2", "back"]
look_at = "text"
say = "One token: {last.token}; before it was {first.token}."

[[step]]
recipe = "temperature=2,sample"
seed = 7
do = ["home", "run 4", "cache off"]
say = "{new_tokens:words} new tokens, {distinct} of them different."
ask.question = "How many?"
ask.answers = ["three", "four"]
ask.right = 1
ask.because = "It says {new_tokens}."
"""


@pytest.fixture
def lesson() -> Lesson:
    return parse_lesson("words", TEXT)


def player_on(controller: Controller) -> LessonPlayer:
    return LessonPlayer(controller, controller)


def said(player: LessonPlayer) -> str:
    page = player.page
    return page.moment.say if page is not None and page.moment is not None else ""


def turn(player: LessonPlayer, qtbot: QtBot) -> None:
    player.go_on()
    settle(player, qtbot)


def settle(player: LessonPlayer, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: player.page is not None and not player.page.busy)
    assert player.page is not None
    assert player.page.fault == ""


def test_the_window_says_what_a_play_without_it_says(start: Start, qtbot: QtBot, lesson: Lesson) -> None:
    expected = play_on(lesson, WordModel()).to_the_end()
    player = player_on(start())
    player.start(lesson)
    settle(player, qtbot)
    for moment in expected:
        assert said(player) == moment.say
        assert player.page is not None
        assert player.page.number == moment.step.number
        turn(player, qtbot)
    assert said(player) == expected[-1].say
    assert not player.page.can_go_on


def test_a_plain_prompt_has_no_control_tokens(start: Start, qtbot: QtBot) -> None:
    player = player_on(control := start(MarkedModel(), prompt=""))
    text = (
        TEXT[: TEXT.index("[[step]]")]
        + '[[step]]\nprompt = "a<end>"\nrecipe = "greedy"\nsay = "{prompt_ids}"\n'
    )
    for added, ids in (("plain = true\n", (5, 0, 1, 2, 3, 4)), ("", (5, 8))):
        player.start(parse_lesson("words", text + added))
        settle(player, qtbot)
        assert control.session.prompt is not None
        assert control.session.prompt.ids == ids


def test_pages_can_be_turned_back_and_forth(start: Start, qtbot: QtBot, lesson: Lesson) -> None:
    control = start()
    player = player_on(control)
    player.start(lesson)
    settle(player, qtbot)
    texts, places = [said(player)], [control.session.place.cursor]
    for _ in lesson.steps[1:]:
        turn(player, qtbot)
        texts.append(said(player))
        places.append(control.session.place.cursor)
    for number in (2, 1):
        player.back()
        assert said(player) == texts[number - 1]
        assert control.session.place.cursor == places[number - 1]
    assert not player.page.can_go_back
    for number in (2, 3):
        turn(player, qtbot)
        assert said(player) == texts[number - 1]
        assert control.session.place.cursor == places[number - 1]


def test_what_the_person_did_in_between_does_not_change_the_lesson(
    start: Start, qtbot: QtBot, lesson: Lesson
) -> None:
    expected = play_on(lesson, WordModel()).to_the_end()
    control = start()
    player = player_on(control)
    player.start(lesson)
    settle(player, qtbot)
    control.set_seed(99)
    control.step()
    qtbot.waitUntil(lambda: control.scene().status.kind == "ready")
    turn(player, qtbot)
    assert said(player) == expected[1].say


def test_a_question_is_tried_until_the_right_answer(start: Start, qtbot: QtBot, lesson: Lesson) -> None:
    player = player_on(start())
    player.start(lesson)
    settle(player, qtbot)
    turn(player, qtbot)
    turn(player, qtbot)
    assert player.page is not None
    assert player.page.asks
    player.choose(0)
    assert (player.page.answered, player.page.chosen) == (False, 0)
    player.choose(1)
    assert (player.page.answered, player.page.chosen) == (True, 1)
    player.choose(0)
    assert player.page.chosen == 1


def test_the_limit_of_a_run_is_given_back(start: Start, qtbot: QtBot, lesson: Lesson) -> None:
    control = start()
    control.max_new_tokens = 123
    player = player_on(control)
    player.start(lesson)
    settle(player, qtbot)
    turn(player, qtbot)
    turn(player, qtbot)
    assert control.max_new_tokens == 123


def test_leaving_ends_the_lesson_and_keeps_what_it_led_to(start: Start, qtbot: QtBot, lesson: Lesson) -> None:
    control = start()
    player = player_on(control)
    player.start(lesson)
    settle(player, qtbot)
    turn(player, qtbot)
    tokens = len(control.session.tree)
    with qtbot.waitSignal(player.changed):
        player.leave()
    assert player.page is None
    assert len(control.session.tree) == tokens


def test_a_step_that_cannot_be_done_says_why_and_can_be_tried_again(start: Start, qtbot: QtBot) -> None:
    broken = parse_lesson("words", TEXT.replace('"step 2", "back"', '"pick \\" w77\\""'))
    player = player_on(start())
    player.start(broken)
    settle(player, qtbot)
    player.go_on()
    qtbot.waitUntil(lambda: player.page is not None and player.page.fault != "")
    assert player.page is not None
    assert player.page.fault == "“ w77” is no token of this model."
    assert player.page.number == 2
    player.go_on()
    qtbot.waitUntil(lambda: player.page is not None and player.page.fault != "")
    assert player.page.number == 2


@pytest.mark.parametrize("name", [lesson.name for lesson in lessons()])
def test_every_lesson_plays_from_its_recording_without_a_model(name: str, qtbot: QtBot) -> None:
    lesson = find_lesson(name)
    control = Controller(lambda where, report, cancelled: WordModel())
    try:
        player = player_on(control)
        player.start(lesson, recorded=True)
        for moment in moments_of(name, lesson):
            assert said(player) == moment.say
            shown = control.scene().shown
            assert shown is not None
            assert moment.shown is not None
            assert shown.step.growth.token == moment.shown.step.growth.token
            player.go_on()
        player.back()
        assert player.page is not None
        assert player.page.number == len(lesson.steps) - 1
        shown = control.scene().shown
        expected = moments_of(name, lesson)[-2].shown
        assert shown is not None
        assert expected is not None
        assert shown.step.growth.token == expected.step.growth.token
    finally:
        control.close()


@pytest.mark.parametrize("leave", ["a new session", "another model"])
def test_a_lesson_ends_with_its_session(lesson: Lesson, start: Start, qtbot: QtBot, leave: str) -> None:
    controller = start(models={"other": WordModel("other")})
    player = LessonPlayer(controller, controller)
    player.start(lesson)
    settle(player, qtbot)
    player.go_on()
    settle(player, qtbot)
    with qtbot.waitSignal(player.changed):
        if leave == "a new session":
            controller.use_session(Session(), controller.card)
        else:
            controller.open_model("other")
    qtbot.waitUntil(lambda: player.page is None)
    player.back()
    player.go_on()
    assert player.page is None
