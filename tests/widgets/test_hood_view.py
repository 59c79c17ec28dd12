from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from playground.session.loop import KEYS
from playground.session.records import Cost, Step
from playground.session.scene import Line, Mark, Scene, Shown, Status
from playground.session.tree import Prompt
from playground.widgets.hood_view import HoodView
from tests.widgets import scenes

PROMPT = Prompt(" the cat", (1, 2), (b" the", b" cat"))


@pytest.fixture
def hood(qtbot: QtBot) -> HoodView:
    made = HoodView()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def line(*tokens: int) -> Line:
    marks = tuple(Mark(0, token, scenes.WORDS[token]) for token in tokens)
    return Line(1, marks, len(marks), 2)


def before() -> Scene:
    return scenes.scene("greedy", prompt=PROMPT, line=line(1, 2, 3), cursor=3)


def after(done: Step) -> Scene:
    """The step taken, the next one not yet known."""
    grown = line(1, 2, 3, done.growth.token)
    return scenes.scene("greedy", prompt=PROMPT, line=grown, cursor=4, shown=None, status=Status("looking"))


def ready(done: Step) -> Scene:
    following = scenes.step("greedy", ids=(1, 2, 3, done.growth.token))
    return replace(after(done), shown=Shown(following, "preview"), status=Status("ready"))


def walk_to(hood: HoodView, key: str) -> None:
    while hood.table.lit != key:
        hood.next_line()


def test_one_key_lights_one_line(hood: HoodView) -> None:
    hood.show_scene(before())
    lit = [hood.table.lit]
    for _ in range(5):
        hood.next_line()
        lit.append(hood.table.lit)
    assert tuple(lit) == KEYS[:6]


def test_append_commits_the_step_and_nothing_before_does(hood: HoodView, qtbot: QtBot) -> None:
    hood.show_scene(before())
    with qtbot.assertNotEmitted(hood.step_wished):
        walk_to(hood, "choose")
    with qtbot.waitSignal(hood.step_wished):
        hood.next_line()
    assert hood.table.lit == "append"


def test_append_and_stop_show_the_step_that_was_taken(hood: HoodView) -> None:
    scene = before()
    assert scene.shown is not None
    hood.show_scene(scene)
    walk_to(hood, "append")
    assert hood.table.value("append") == "next: ids[3] = 1, then 4 tokens"
    hood.show_scene(after(scene.shown.step))
    assert hood.table.value("append") == "ids[3] = 1, now 4 tokens"
    hood.next_line()
    assert hood.table.lit == "stop"
    assert hood.table.value("stop") == "␣the is no end token: the loop goes on"


def test_after_the_last_line_comes_the_next_forward_pass(hood: HoodView) -> None:
    scene = before()
    assert scene.shown is not None
    hood.show_scene(scene)
    walk_to(hood, "append")
    hood.show_scene(after(scene.shown.step))
    walk_to(hood, "forward")
    assert hood.table.value("forward") == "running…"
    hood.next_line()
    assert hood.table.lit == "forward"
    hood.show_scene(ready(scene.shown.step))
    assert hood.table.value("append") == "next: ids[4] = 1, then 5 tokens"
    hood.next_line()
    assert hood.table.lit == "row"


def test_a_wish_that_came_to_nothing_is_not_shown_as_done(hood: HoodView) -> None:
    hood.show_scene(before())
    walk_to(hood, "append")
    hood.next_line()
    assert hood.table.lit == "append"
    hood.show_scene(scenes.scene("top_k=2,greedy", prompt=PROMPT, line=line(1, 2, 3), cursor=3))
    assert hood.table.lit == "forward"


def test_another_prompt_begins_with_the_first_line(hood: HoodView) -> None:
    hood.show_scene(before())
    walk_to(hood, "row")
    hood.show_scene(replace(before(), prompt=Prompt(" cat", (2,), (b" cat",))))
    assert hood.table.lit == "encode"


def running(number: int) -> Scene:
    done = scenes.step("greedy", ids=(1, 2, 3) + (1,) * number)
    return scenes.scene("greedy", shown=Shown(done, "running"), status=Status("running"), prompt=PROMPT)


def test_a_slow_run_walks_through_the_lines(hood: HoodView, qtbot: QtBot) -> None:
    hood.show_pace(4.0)
    hood.show_scene(running(0))
    assert hood.walking
    assert hood.table.lit == "forward"
    qtbot.waitUntil(lambda: hood.table.lit == "stop")
    qtbot.waitUntil(lambda: not hood.walking)


@pytest.mark.parametrize("pace", [8.0, None])
def test_a_fast_run_rests_on_the_forward_pass(hood: HoodView, pace: float | None) -> None:
    hood.show_pace(pace)
    hood.show_scene(running(0))
    hood.show_scene(running(1))
    assert not hood.walking
    assert hood.table.lit == "forward"


def test_nothing_walks_while_hidden(hood: HoodView) -> None:
    hood.show_pace(1.0)
    hood.show_scene(running(0))
    hood.hide()
    assert not hood.walking
    hood.show_scene(running(1))
    assert not hood.walking


def test_no_line_can_be_stepped_during_a_run(hood: HoodView) -> None:
    hood.show_scene(running(0))
    lit = hood.table.lit
    hood.next_line()
    assert hood.table.lit == lit
    assert not next(b for b in hood.findChildren(QPushButton) if b.text() == "next line").isEnabled()


def test_the_cache_switch_tells_what_a_person_did_and_only_that(hood: HoodView, qtbot: QtBot) -> None:
    switch = hood.findChild(QCheckBox)
    with qtbot.assertNotEmitted(hood.cache_switched):
        hood.show_cache(False)
    assert not switch.isChecked()
    with qtbot.waitSignal(hood.cache_switched) as switched:
        switch.click()
    assert switched.args == [True]


def test_the_costs_of_all_steps_on_the_line_are_plotted_once(hood: HoodView) -> None:
    steps = [
        replace(scenes.step(ids=(1, 2) + (3,) * n), cost=Cost(1, n + 1, (1, 1, 10), 30.0 + n))
        for n in range(3)
    ]
    steps.append(replace(steps[2], cost=Cost(4, 0, (1, 1, 10), 70.0)))
    marks = [Mark(0, 3, b" sat", step) for step in steps]
    for length in (1, 2, 4, 4):
        hood.show_scene(scenes.scene(line=Line(1, marks, length, 2), cursor=2 + length, shown=None))
    assert hood.plot.points(True) == ((2, 30.0), (3, 31.0), (4, 32.0))
    assert hood.plot.points(False) == ((4, 70.0),)


def test_shows_what_to_do_when_there_is_nothing(hood: HoodView) -> None:
    hood.show_scene(scenes.scene(shown=None, card=None, status=Status("no_model")))
    assert not hood.grab().isNull()
    assert all(hood.table.value(key) == "" for key in KEYS)


def test_the_pass_that_reads_the_prompt_is_neither_with_the_cache_nor_without(hood: HoodView) -> None:
    shown = before().shown
    assert shown
    cold = Cost(2, 0, (1, 2, 8), 5.0)
    first = replace(shown.step, position=2, prompt_length=2, cost=cold)
    hood.show_scene(replace(before(), shown=replace(shown, step=first)))
    assert hood.plot.points(False) == ()
    later = replace(shown.step, position=3, prompt_length=2, cost=cold)
    hood.show_scene(replace(before(), shown=replace(shown, step=later)))
    assert hood.plot.points(False) == ((3, 5.0),)
