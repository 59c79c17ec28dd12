"""The interval from 0 to 1 cut into the kept tokens, as a draw sees it."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from playground.session.records import Step


@dataclass(frozen=True)
class Slice:
    """[low, high) of one token; with `token` None, of `count` tokens that the record does not name."""

    low: float
    high: float
    token: int | None
    count: int = 1
    taken: bool = False

    @property
    def p(self) -> float:
        """Its width."""
        return self.high - self.low


def slices_of(step: Step) -> tuple[Slice, ...]:
    """All slices in the order of the draw; a taken one among the unnamed stands last, for it lies in them.

    Borders of the taken slice are those of the recorded draw.
    """
    final, growth = step.look.stages[-1], step.growth
    borders = np.concatenate([[0.0], np.cumsum(final.probabilities)])
    if final.kept <= len(final.ids):
        borders[-1] = 1.0
    places = zip(final.ids, pairwise(borders), strict=True)
    slices = [_slice(step, int(token), float(low), float(high)) for token, (low, high) in places]
    rest = final.kept - len(final.ids)
    if rest > 0:
        slices.append(Slice(float(borders[-1]), 1.0, None, rest))
        if growth.draw and growth.token not in final.ids:
            slices.append(Slice(growth.draw.low, growth.draw.high, growth.token, taken=True))
    return tuple(slices)


def _slice(step: Step, token: int, low: float, high: float) -> Slice:
    growth = step.growth
    if token != growth.token:
        return Slice(low, high, token)
    if growth.draw:
        low, high = growth.draw.low, growth.draw.high
    return Slice(low, high, token, taken=True)
