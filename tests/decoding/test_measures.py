"""Perplexity at its ends."""

import math

import pytest

from playground.decoding.measures import perplexity


def test_perplexity_is_that_of_a_fair_die() -> None:
    assert perplexity([math.log(1 / 6)] * 5) == pytest.approx(6.0)
    assert perplexity([]) == 1.0


@pytest.mark.parametrize("logp", [-710.0, -1e4, -1e300, -math.inf])
def test_it_is_infinite_beyond_the_largest_number(logp: float) -> None:
    assert perplexity([logp]) == math.inf
