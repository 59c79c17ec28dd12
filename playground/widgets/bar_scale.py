"""How long a bar is: linear up to a round share, or logarithmic."""

import math
from dataclasses import dataclass

from playground.wording import localised

_ROUND = (0.01, 0.025, 0.05, 0.10, 0.25, 0.50, 1.0)
_DECADES = 6


@dataclass(frozen=True)
class BarScale:
    """`full` is the probability of a bar of full width; logarithmic bars begin at a millionth."""

    full: float = 1.0
    log: bool = False

    def part(self, p: float) -> float:
        """Length of a bar, from 0 to 1 of the full width."""
        if p <= 0.0:
            return 0.0
        if self.log:
            return min(1.0, max(0.0, 1.0 + math.log10(p) / _DECADES))
        return min(1.0, p / self.full)

    @property
    def ticks(self) -> tuple[tuple[float, str], ...]:
        """Places on the axis, from 0 to 1, with what they mean."""
        if self.log:
            return tuple((place / _DECADES, _share(10.0 ** (place - _DECADES))) for place in range(0, 7, 2))
        return tuple((half / 2, _share(half / 2 * self.full)) for half in range(3))


def scale_for(largest: float, log: bool) -> BarScale:
    """The scale in which the largest bar nearly fills its place."""
    if log:
        return BarScale(log=True)
    return BarScale(next((full for full in _ROUND if full >= largest), 1.0))


def _share(p: float) -> str:
    return localised(f"{100 * p:.4f}".rstrip("0").rstrip(".")) + " %" if p else "0"
