"""What stands exactly on a line is in; where the second prompt of guidance begins."""

import numpy as np
import pytest

from playground.decoding.distribution import Distribution
from playground.decoding.measures import nats
from playground.decoding.strategy import Head
from playground.decoding.transforms.guidance import Guidance
from playground.decoding.transforms.mirostat import Mirostat
from playground.decoding.transforms.typical_p import TypicalP

HEAD = Head((0,), 1)


def test_typical_p_takes_no_token_more_where_its_sum_is_reached_exactly() -> None:
    given = Distribution(np.log([0.5, 0.25, 0.125, 0.125]))
    nearest = [1, 0, 2, 3]  # 0.25, 0.75, 1.25 and 1.25 bits from the entropy of 1.75
    reached = float(np.cumsum(given.ladder_p[nearest])[1])
    assert list(np.flatnonzero(TypicalP(reached).reshape(given, HEAD).kept)) == [0, 1]
    assert TypicalP(np.nextafter(reached, 1)).reshape(given, HEAD).count == 4


@pytest.mark.parametrize(("mu", "kept"), [(2.0, 4), (np.nextafter(2.0, 0), 1)])
def test_mirostat_keeps_what_is_exactly_as_surprising_as_its_memory(mu: float, kept: int) -> None:
    given = Distribution(np.zeros(4))
    assert given.log_total == nats(2.0)
    head = Head((0,), 1, memories={"mirostat": mu})
    assert Mirostat(tau=5.0, eta=0.1).reshape(given, head).count == kept


@pytest.mark.parametrize(
    ("prompt_length", "path"), [(3, (6, 7, 8)), (1, (4, 5, 6, 7, 8)), (5, (8,)), (0, (4, 5, 6, 7, 8))]
)
def test_an_empty_second_prompt_is_the_last_token_of_the_first(
    prompt_length: int, path: tuple[int, ...]
) -> None:
    assert Guidance(scale=2.0).second_path(Head((4, 5, 6, 7, 8), prompt_length)) == path
    assert Guidance(scale=1.0).second_path(Head((4, 5, 6, 7, 8), prompt_length)) is None
