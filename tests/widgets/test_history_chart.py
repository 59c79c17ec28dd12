from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel

from playground.widgets import theme
from playground.widgets.history_chart import HistoryChart
from playground.widgets.history_plot import FEW, HistoryPlot
from playground.widgets.series import ALL
from playground.widgets.series_switch import SeriesSwitch
from tests.widgets.dressing import dressed
from tests.widgets.lines import SAMPLE, line, scene

PIECES = tuple(f" w{n}".encode() for n in range(12))
SHOWN = line([b"AI", b" is"], PIECES, ["greedy"] * 6 + [SAMPLE] * 6, frozenset({3}))


@pytest.fixture
def chart(qtbot):
    made = HistoryChart()
    qtbot.addWidget(made)
    made.resize(400, 240)
    made.show()
    return made


def plot(chart) -> HistoryPlot:
    return chart.findChild(HistoryPlot)


def switch(chart, key: str) -> SeriesSwitch:
    return next(s for s in chart.findChildren(SeriesSwitch) if s.series.key == key)


def drawn(chart, key: str) -> list[float]:
    _, values = plot(chart)._curves[key].getOriginalDataset()
    return [] if values is None else list(values)


def click_at(qtbot, chart, place: int, button=Qt.MouseButton.LeftButton) -> None:
    chart.grab()  # axes take their room when they are painted
    there = QPoint(round(plot(chart).x_of(place)), 60)
    qtbot.mouseClick(plot(chart).viewport(), button, pos=there)


def test_it_says_what_to_do_while_there_is_nothing(chart):
    assert any("Take a step" in label.text() for label in chart.findChildren(QLabel) if label.isVisible())
    assert not plot(chart).isVisible()


def test_the_curves_are_the_numbers_of_the_records(chart):
    chart.show_scene(scene(SHOWN))
    steps = [mark.step for mark in SHOWN.marks[2:]]
    assert drawn(chart, "entropy") == [step.look.entropy_bits for step in steps]
    assert drawn(chart, "surprisal") == [step.growth.surprisal_bits for step in steps]
    assert np.allclose(10 ** np.array(drawn(chart, "kept")), [step.look.kept for step in steps])
    assert np.allclose(10 ** np.array(drawn(chart, "rank")), [step.growth.rank for step in steps])


def test_points_are_added_and_another_branch_replaces_them(chart):
    chart.show_scene(scene(replace(SHOWN, length=5)))
    assert len(drawn(chart, "entropy")) == 3
    chart.show_scene(scene(SHOWN))
    assert len(drawn(chart, "entropy")) == len(PIECES)
    chart.show_scene(scene(line([b"AI"], PIECES[:2], version=2)))
    assert len(drawn(chart, "entropy")) == 2
    chart.show_scene(scene(line([b"AI"], [], version=3)))
    assert not plot(chart).isVisible()


@pytest.mark.parametrize("place", [1, 7, 12])
def test_a_click_tells_the_node_of_the_nearest_step(qtbot, chart, place):
    chart.show_scene(scene(SHOWN))
    with qtbot.waitSignal(chart.step_clicked) as told:
        click_at(qtbot, chart, place)
    assert told.args == [SHOWN.marks[1 + place].node]


def test_other_buttons_and_the_wheel_do_nothing(qtbot, chart):
    chart.show_scene(scene(SHOWN))
    chart.grab()
    before = plot(chart).x_of(3)
    with qtbot.assertNotEmitted(chart.step_clicked):
        click_at(qtbot, chart, 3, Qt.MouseButton.RightButton)
    up, middle = QPoint(0, 120), QPointF(100, 60)
    none, start = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turn = QWheelEvent(middle, middle, QPoint(), up, none, Qt.KeyboardModifier.NoModifier, start, False)
    QApplication.sendEvent(plot(chart).viewport(), turn)
    assert plot(chart).x_of(3) == before


def test_showing_emits_nothing(qtbot, chart):
    with qtbot.assertNotEmitted(chart.step_clicked):
        chart.show_scene(scene(SHOWN))


def test_the_cursor_line_stands_at_the_step_that_comes_next(chart):
    chart.show_scene(scene(SHOWN, cursor=4))
    assert plot(chart)._cursor.value() == 3
    chart.show_scene(scene(SHOWN))
    assert plot(chart)._cursor.value() == len(PIECES) + 1


def test_switches_show_and_hide_curves_and_the_axis_of_counts(chart):
    chart.show_scene(scene(SHOWN))
    for series in ALL:
        assert plot(chart)._curves[series.key].isVisible() == series.at_first
    switch(chart, "rank").click()
    assert plot(chart)._curves["rank"].isVisible()
    switch(chart, "rank").click()
    switch(chart, "kept").click()
    assert not plot(chart).getPlotItem().getAxis("right").isVisible()


def test_curves_differ_in_more_than_colour(chart):
    assert len({series.line for series in ALL}) == len({series.symbol for series in ALL}) == len(ALL)


def test_axes_carry_their_units(chart):
    texts = [plot(chart).getPlotItem().getAxis(name).labelText for name in ("bottom", "left", "right")]
    assert texts == ["step", "bit", "tokens"]


def test_the_numbers_of_a_step_can_be_read(chart):
    chart.show_scene(scene(SHOWN))
    step = SHOWN.marks[2 + 3].step
    told = plot(chart).told(4).split("\n")
    assert told[0] == "step 4"
    assert f"entropy {step.look.entropy_bits:.2f} bit" in told
    assert f"kept tokens {step.look.kept}" in told
    assert chart.summary().startswith("12 steps. The last one: entropy ")


def test_ten_thousand_points_are_drawn_without_symbols(chart):
    marks = [*SHOWN.marks[:2], *(SHOWN.marks[2:] * 900)][:10_002]
    chart.show_scene(scene(replace(SHOWN, marks=marks, length=10_002)))
    assert len(drawn(chart, "entropy")) == 10_000 > FEW
    assert plot(chart)._curves["entropy"].opts["symbol"] is None
    assert not chart.grab().isNull()


def test_it_can_be_shown_and_hidden_many_times_while_it_grows(chart):
    for count in range(50):
        chart.show_scene(scene(replace(SHOWN, length=2 + count % 12, version=count)))
        switch(chart, ALL[count % 4].key).click()
        chart.setVisible(count % 2 == 0)


@pytest.mark.parametrize(("name", "look"), [("light", theme.LIGHT), ("dark", theme.DARK)])
def test_colours_follow_the_theme_while_it_is_shown(chart, name, look):
    chart.show_scene(scene(SHOWN))
    with dressed(name):
        for series in ALL:
            assert plot(chart)._curves[series.key].opts["pen"].color().name() == series.colour(look)
        assert plot(chart)._cursor.pen.color().name() == look.taken


def test_the_ground_follows_the_theme_while_it_is_shown(chart):
    chart.show_scene(scene(SHOWN))
    for name, look in (("light", theme.LIGHT), ("dark", theme.DARK), ("light", theme.LIGHT)):
        with dressed(name):
            QApplication.processEvents()
            drawn = plot(chart).grab().toImage()
            middle = drawn.pixelColor(drawn.width() // 2, 4)
            assert middle.name() == look.surface


def test_axes_follow_the_font_size(chart):
    axis = plot(chart).getPlotItem().getAxis("bottom")
    with dressed("light"), dressed("light", 200):
        large = axis.style["tickFont"].pointSizeF()
        with dressed("light", 100):
            assert axis.style["tickFont"].pointSizeF() == pytest.approx(large / 2)


@pytest.mark.parametrize("height", [90, 120, 400])
def test_numbers_beside_the_axis_do_not_overlap_where_there_is_little_room(qtbot, chart, height):
    chart.show_scene(scene(SHOWN))
    chart.resize(300, height)
    chart.grab()
    places = [place for place, _ in plot(chart).getPlotItem().getAxis("left")._tickLevels[0]]
    assert places[0] == 0
    assert len(places) == 5 if height == 400 else len(places) < 5
    view = plot(chart).getPlotItem().vb
    heights = [view.mapViewToScene(QPointF(1, place)).y() for place in places]
    gaps = [one - two for one, two in pairwise(heights)]
    assert all(gap >= theme.scaled(chart, theme.SMALL).pointSizeF() for gap in gaps)
