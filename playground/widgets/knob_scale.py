"""The values that a slider can stand at, made from the declaration of a knob."""

import math
from bisect import bisect_left
from dataclasses import dataclass
from typing import Self

from playground.decoding.knobs import FloatKnob, IntKnob
from playground.errors import BadValue

_POSITIONS = 200
_MOST = 2000


@dataclass(frozen=True)
class KnobScale:
    """Values in ascending order, one for each position; the neutral value is always one of them."""

    values: tuple[float, ...]
    neutral: float | None = None

    @classmethod
    def of(cls, declaration: FloatKnob | IntKnob) -> Self:
        """Linear or logarithmic over the sensible part of the range, as the knob declares."""
        values = set(_whole(declaration) if isinstance(declaration, IntKnob) else _real(declaration))
        if declaration.neutral is not None:
            values.add(declaration.neutral)
        legal = sorted(value for value in values if _is_legal(declaration, value))
        return cls(tuple(legal), declaration.neutral)

    @property
    def last(self) -> int:
        """The highest position."""
        return len(self.values) - 1

    def position(self, value: float) -> int:
        """Of the value nearest to this one."""
        right = min(bisect_left(self.values, value), self.last)
        left = max(0, right - 1)
        return left if value - self.values[left] <= self.values[right] - value else right

    @property
    def neutral_position(self) -> int | None:
        """Where the strategy does nothing, if it can be there."""
        return None if self.neutral is None else self.position(self.neutral)


def _is_legal(knob: FloatKnob | IntKnob, value: float) -> bool:
    try:
        knob.check(value, "")
    except BadValue:
        return False
    return True


def _real(knob: FloatKnob) -> list[float]:
    low, high = knob.slider
    if knob.log and low > 0:
        ratio = math.log(high / low) / _POSITIONS
        inner = [float(f"{low * math.exp(ratio * place):.3g}") for place in range(1, _POSITIONS)]
        return [low, *inner, high]
    count = min(_MOST, max(1, round((high - low) / knob.step)))
    inner = [float(f"{low + (high - low) * place / count:.10g}") for place in range(1, count)]
    return [low, *inner, high]


def _whole(knob: IntKnob) -> list[int]:
    low, high = knob.slider
    if high - low <= _MOST and not knob.log:
        return list(range(low, high + 1))
    start = max(1, low)
    logarithms = (
        start * math.exp(math.log(high / start) * place / _POSITIONS) for place in range(_POSITIONS)
    )
    return [low, *(round(value) for value in logarithms), high]
