import pytest
from pytestqt.qtbot import QtBot

from playground.session.records import Cost
from playground.widgets.cache_plot import CachePlot


@pytest.fixture
def plot(qtbot: QtBot) -> CachePlot:
    made = CachePlot()
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show()
    return made


def test_sorts_steps_by_whether_the_cache_helped(plot: CachePlot, qtbot: QtBot) -> None:
    plot.add_steps([(5, Cost(1, 4, (), 30.0)), (5, Cost(5, 0, (), 90.0))])
    assert plot.points(True) == ((5, 30.0),)
    assert plot.points(False) == ((5, 90.0),)
    said = "Steps with the cache: 1; without: 1."
    qtbot.waitUntil(lambda: plot.accessibleDescription() == said)


def test_a_step_counts_once_and_one_without_cost_not_at_all(plot: CachePlot) -> None:
    for _ in range(3):
        plot.add_steps([(5, Cost(1, 4, (), 30.0)), (6, Cost())])
    assert len(plot.points(True)) == 1
    assert plot.points(False) == ()


def test_keeps_a_bounded_number_of_points(plot: CachePlot) -> None:
    plot.add_steps((length, Cost(1, length, (), 30.0)) for length in range(1, 6000))
    assert len(plot.points(True)) == 5000


def test_clear_forgets_all(plot: CachePlot) -> None:
    plot.add_steps([(5, Cost(1, 4, (), 30.0))])
    plot.clear()
    assert plot.points(True) == ()
    plot.add_steps([(5, Cost(1, 4, (), 30.0))])
    assert len(plot.points(True)) == 1
    assert not plot.grab().isNull()
