from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from playground.decoding.draw import uniform
from playground.session.scene import Line, Mark, Scene, Shown, Status
from playground.widgets.draw_strip import DrawStrip
from tests.widgets import scenes

DRAWN = "temperature=0.8,top_k=5,sample"


@pytest.fixture
def strip(qtbot: QtBot) -> DrawStrip:
    made = DrawStrip()
    qtbot.addWidget(made)
    made.resize(600, 100)
    made.show()
    return made


def reroll(strip: DrawStrip) -> QPushButton:
    return strip.findChild(QPushButton)


def test_says_the_number_of_the_record(strip: DrawStrip) -> None:
    scene = scenes.scene(DRAWN)
    assert scene.shown is not None
    draw = scene.shown.step.growth.draw
    assert draw is not None
    strip.show_scene(scene)
    assert strip.said == f"u = {draw.u:.4f}"
    assert f"{draw.low:.4f}–{draw.high:.4f}" in strip.bar.accessibleDescription()


@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        ("greedy", "Greedy: there is no draw."),
        ("top_k=1,sample", "only one token is left, so every draw gives it"),
        ("sample(draw=race)", "A race: ␣"),
    ],
)
def test_says_when_no_draw_decided(strip: DrawStrip, recipe: str, said: str) -> None:
    strip.show_scene(scenes.scene(recipe))
    assert said in strip.said


def by_hand(recipe: str) -> Scene:
    marks = tuple(Mark(0, token, scenes.WORDS[token]) for token in (1, 2, 3))
    done = scenes.step(recipe, picked=5)
    return scenes.scene(recipe, shown=Shown(done, "past"), line=Line(1, marks, 3, 2))


def test_a_pick_by_hand_tells_the_draw_that_was_not_used(strip: DrawStrip) -> None:
    strip.show_scene(by_hand(DRAWN))
    assert strip.said == f"Chosen by hand; the draw u = {uniform(42, (1, 2, 3)):.4f} was not used"
    strip.show_scene(by_hand("greedy"))
    assert strip.said == "Chosen by hand: there is no draw."


def test_re_roll_is_wished(strip: DrawStrip, qtbot: QtBot) -> None:
    strip.show_scene(scenes.scene(DRAWN))
    with qtbot.waitSignal(strip.reroll_wished):
        reroll(strip).click()


@pytest.mark.parametrize(
    "scene",
    [
        scenes.scene("greedy"),
        scenes.scene("top_k=1,sample"),
        scenes.scene(DRAWN, kind="running"),
        scenes.scene(DRAWN, status=Status("recorded"), kind="past"),
        scenes.scene(DRAWN, shown=None),
        scenes.scene("greedy", made_by=DRAWN, kind="past"),
    ],
)
def test_re_roll_is_not_offered_where_it_would_change_nothing(strip: DrawStrip, scene: Scene) -> None:
    strip.show_scene(scene)
    assert not reroll(strip).isVisible()


def test_the_last_draw_stays_while_the_model_looks(strip: DrawStrip) -> None:
    scene = scenes.scene(DRAWN)
    strip.show_scene(scene)
    said = strip.said
    strip.show_scene(replace(scene, shown=None, status=Status("looking")))
    assert strip.said == said
    strip.show_scene(replace(scene, shown=None, status=Status("no_model")))
    assert strip.said != said


def test_slices_under_the_mouse_tell_what_they_are(strip: DrawStrip) -> None:
    strip.show_scene(scenes.scene("greedy"))
    first = strip.bar.slice_at(strip.bar.width() * 0.05)
    assert first is not None
    assert strip.bar.sentence(first).startswith("␣the: 0.0000–0.")
    assert strip.bar.slice_at(-50) is None


def test_narrow_slices_are_gathered_and_the_taken_one_is_not(strip: DrawStrip) -> None:
    words = tuple(b" w%d" % number for number in range(400))
    flat = scenes.step("sample", scores=(0.0,) * 400, pieces=words)
    strip.show_scene(scenes.scene("sample", shown=Shown(flat, "preview"), card=None))
    blocks = strip.bar.blocks()
    assert blocks[0].count == 400
    assert blocks[-1].slices[0].taken
    assert not strip.grab().isNull()
