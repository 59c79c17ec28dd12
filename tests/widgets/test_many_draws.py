from dataclasses import replace

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from playground.session.scene import Line, Mark, Scene, Status
from playground.session.tree import ROOT
from playground.widgets.many_draws import TIMES, ManyDraws
from tests.widgets import scenes

IDS = (1, 2, 3)


def scene(recipe: str = "temperature=1.5,sample") -> Scene:
    marks = [Mark(ROOT, token, scenes.WORDS[token]) for token in IDS]
    return scenes.scene(recipe, line=Line(1, marks, 3, 2))


@pytest.fixture
def panel(qtbot: QtBot) -> ManyDraws:
    made = ManyDraws()
    qtbot.addWidget(made)
    made.resize(700, 400)
    made.show()
    return made


def test_draws_as_many_as_asked_and_says_how_many_rows_lie_outside(panel: ManyDraws, qtbot: QtBot) -> None:
    panel.show_scene(scene())
    assert panel.button.text() == "Sample 1,000 times"
    panel.button.click()
    assert panel.is_drawing
    assert panel.button.text() == "Stop"
    qtbot.waitUntil(lambda: not panel.is_drawing)
    assert panel.tally is not None
    assert panel.tally.done == panel.tally.counts.sum() == 1000
    assert panel.words.startswith("1,000 draws: ")
    assert "␣the: " in panel.chart.words()


def test_can_be_stopped_and_begun_again(panel: ManyDraws, qtbot: QtBot) -> None:
    panel.show_scene(scene())
    panel.button.click()
    qtbot.waitUntil(lambda: panel.tally is not None and panel.tally.done > 0)
    panel.button.click()
    assert not panel.is_drawing
    assert panel.tally is not None
    done, counts = panel.tally.done, panel.tally.counts
    assert 0 < done < 1000
    assert panel.words.startswith(f"{done} draws: ")
    panel.button.click()
    qtbot.waitUntil(lambda: not panel.is_drawing)
    assert panel.tally.done == 1000
    assert (panel.tally.counts >= counts).all()


@pytest.mark.parametrize("times", TIMES)
def test_how_many_is_chosen_from_a_menu(panel: ManyDraws, qtbot: QtBot, times: int) -> None:
    panel.show_scene(scene())
    menu = next(b for b in panel.findChildren(QToolButton) if b.text() == "how many ▾").menu()
    next(a for a in menu.actions() if a.text() == f"{times:,} times").trigger()
    panel.button.click()
    qtbot.waitUntil(lambda: not panel.is_drawing, timeout=20_000)
    assert panel.tally is not None
    assert panel.tally.done == times


def test_another_step_puts_the_draws_away(panel: ManyDraws, qtbot: QtBot) -> None:
    panel.show_scene(scene())
    panel.button.click()
    qtbot.waitUntil(lambda: panel.tally is not None and panel.tally.done > 0)
    panel.show_scene(scene("top_k=2,sample"))
    assert panel.tally is None
    assert not panel.is_drawing
    assert "No forward pass" in panel.words


def test_hidden_it_stops(panel: ManyDraws) -> None:
    panel.show_scene(scene())
    panel.button.click()
    panel.hide()
    assert not panel.is_drawing


def test_a_recipe_that_does_not_draw_says_so(panel: ManyDraws) -> None:
    panel.show_scene(scene("greedy"))
    assert not panel.button.isEnabled()
    assert "does not draw" in panel.words
    assert panel.chart.rows == 0


def test_without_a_step_says_what_to_expect(panel: ManyDraws) -> None:
    panel.show_scene(replace(scene(), shown=None, status=Status("no_model")))
    assert not panel.button.isEnabled()
    assert panel.words != ""


def test_the_same_place_gives_the_same_draws(panel: ManyDraws, qtbot: QtBot) -> None:
    found = []
    for _ in range(2):
        panel.show_scene(scene())
        panel.button.click()
        qtbot.waitUntil(lambda: not panel.is_drawing)
        assert panel.tally is not None
        found.append(panel.tally.counts)
    assert (found[0] == found[1]).all()


def test_the_chart_shows_bars_before_and_counts_after(panel: ManyDraws, qtbot: QtBot) -> None:
    panel.show_scene(scene())
    before = panel.chart.grab().toImage()
    panel.button.click()
    qtbot.waitUntil(lambda: not panel.is_drawing)
    assert panel.chart.grab().toImage() != before
