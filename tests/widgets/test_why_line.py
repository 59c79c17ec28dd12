from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from playground.session.explain import why
from playground.session.records import Stop
from playground.session.scene import Scene, Shown, Status
from playground.session.tree import Prompt
from playground.widgets.why_line import WhyLine
from tests.widgets import scenes


@pytest.fixture
def line(qtbot: QtBot) -> WhyLine:
    made = WhyLine()
    qtbot.addWidget(made)
    made.resize(1400, 40)
    made.show()
    return made


def button(line: WhyLine, text: str) -> QPushButton:
    return next(b for b in line.findChildren(QPushButton) if b.text() == text)


def test_says_why_this_token(line: WhyLine) -> None:
    scene = scenes.scene(kind="running")
    assert scene.shown is not None
    line.show_scene(scene)
    assert line.said == why(scene.shown.step)


def test_says_that_it_is_a_what_if(line: WhyLine) -> None:
    line.show_scene(scenes.scene(kind="what_if"))
    assert line.said.startswith("What if: ")


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (scenes.scene(status=Status("no_model"), shown=None, card=None), "Open a model to begin."),
        (
            scenes.scene(status=Status("recorded"), shown=None, prompt=Prompt("a", (1,), (b"a",))),
            "The record ends here; open the model to go on.",
        ),
        (scenes.scene(status=Status("opening", "Reading weights", 0.3)), "Reading weights"),
        (scenes.scene(status=Status("looking"), shown=None), "The model looks at what could come next."),
        (scenes.scene(shown=None), "Type a prompt to begin."),
        (scenes.scene(stop=Stop("end", 0)), "Finished: the end token “<end>” came out."),
        (scenes.scene(stop=Stop("context")), "The context is full; the model cannot look further back."),
        (scenes.scene(status=Status("ready", error="It broke."), stop=Stop("limit")), "It broke."),
    ],
)
def test_says_what_matters_most(line: WhyLine, scene: Scene, said: str) -> None:
    line.show_scene(scene)
    assert line.said == said


@pytest.mark.parametrize(("kind", "offered"), [("end", True), ("limit", True), ("context", False)])
def test_offers_to_go_on_where_one_can(line: WhyLine, qtbot: QtBot, kind: str, offered: bool) -> None:
    line.show_scene(scenes.scene(stop=Stop(kind, 0)))
    go_on = button(line, "go on anyway")
    assert go_on.isVisible() == offered
    if offered:
        with qtbot.waitSignal(line.go_on_wished):
            go_on.click()


def test_a_pause_is_no_news(line: WhyLine) -> None:
    scene = scenes.scene(stop=Stop("paused"))
    assert scene.shown is not None
    line.show_scene(scene)
    assert line.said == why(scene.shown.step)


def test_what_is_under_way_can_be_cancelled(line: WhyLine, qtbot: QtBot) -> None:
    line.show_scene(scenes.scene(status=Status("reading", "Reading the prompt", 0.5)))
    with qtbot.waitSignal(line.cancel_wished):
        button(line, "cancel").click()


def test_a_fault_has_details_and_can_be_dismissed(line: WhyLine, qtbot: QtBot) -> None:
    line.show_scene(scenes.scene(status=Status("ready", error="It broke.", detail="line 1\n<b>2</b>")))
    detail = line.findChild(QPlainTextEdit)
    assert not detail.isVisible()
    button(line, "details ▸").click()
    assert detail.isVisible()
    assert detail.toPlainText() == "line 1\n<b>2</b>"
    with qtbot.waitSignal(line.fault_dismissed):
        button(line, "✕").click()
    line.show_scene(scenes.scene())
    assert not detail.isVisible()


def test_a_fault_without_details_offers_none(line: WhyLine) -> None:
    line.show_scene(scenes.scene(status=Status("ready", error="It broke.")))
    assert not button(line, "details ▸").isVisible()


def test_tells_the_cost_and_drops_what_has_no_room(line: WhyLine, qtbot: QtBot) -> None:
    done = scenes.step()
    done = replace(done, cost=replace(done.cost, model_ms=31.4, shape_ms=0.8, choose_ms=0.1))
    line.show_scene(scenes.scene(shown=Shown(done, "running"), tokens_per_second=29.44), 2.14)
    full = "step 2 · model 31 ms · strategy 0.9 ms · drawing 2.1 ms · 29.4 tok/s"
    assert line.cost == full
    line.resize(2 * line.fontMetrics().horizontalAdvance(full), 40)
    qtbot.waitUntil(lambda: line.cost != full)
    assert line.cost.startswith("step 2 · ")
    assert line.cost.endswith(" · 29.4 tok/s")


def test_shows_no_cost_without_a_step(line: WhyLine) -> None:
    line.show_scene(scenes.scene(shown=None), 2.0)
    assert line.cost == ""
