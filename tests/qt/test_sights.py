"""What is kept of recent places has a bound, whatever it is that takes the room."""

import numpy as np

from playground.decoding.strategy import Head
from playground.qt.sights import Sights
from playground.session.engine import Sight
from playground.session.records import Cost


def sight(size: int, ids: int = 1) -> Sight:
    return Sight(Head((1,) * ids, 1), np.zeros(size, np.float32), Cost())


def test_the_oldest_go_when_the_logits_take_too_much() -> None:
    sights = Sights(most_bytes=10_000)
    for node in range(10):
        sights.keep(node, sight(1000))
    assert [node for node in range(10) if sights.get(node)] == [8, 9]


def test_long_paths_count_too() -> None:
    sights = Sights(most_bytes=10_000)
    for node in range(10):
        sights.keep(node, sight(1, ids=500))
    assert [node for node in range(10) if sights.get(node)] == [8, 9]


def test_what_was_looked_at_stays_and_what_is_dropped_makes_room() -> None:
    sights = Sights(most_bytes=10_000)
    sights.keep(0, sight(1000))
    sights.keep(1, sight(1000))
    assert sights.get(0) is not None
    sights.keep(2, sight(1000))
    assert (sights.get(0) is None, sights.get(1) is None) == (False, True)
    sights.drop(2)
    sights.keep(3, sight(1000))
    assert sights.get(0) is not None
