"""Views that share a place in the window: the one asked for is the one seen."""

import pytest
from pytestqt.qtbot import QtBot

from playground.widgets.main_window import BELOW
from tests.widgets.whole_window import window


@pytest.mark.parametrize("order", [BELOW, BELOW[::-1]])
def test_a_view_that_is_opened_lies_above_its_neighbours(qtbot: QtBot, order: tuple[str, ...]) -> None:
    with window(qtbot) as main:
        for name in order:
            dock = main.docks[name]
            dock.toggleViewAction().trigger()
            qtbot.waitUntil(lambda shown=dock: not shown.visibleRegion().isEmpty())
