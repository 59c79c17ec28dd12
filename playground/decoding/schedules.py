"""Schedules: a numeric knob that follows the number of tokens generated so far."""

import re
from dataclasses import dataclass

from playground.errors import BadValue
from playground.wording import translate

_CALL = re.compile(r"\s*(linear|from)\s*\(([^()]*)\)\s*", re.IGNORECASE)
FORMS = "linear(start,end,steps) or from(step,value)"


@dataclass(frozen=True)
class Linear:
    """From `start` at the first new token straight to `end` after `steps` tokens, then constant."""

    start: float
    end: float
    steps: int

    def at(self, step: int) -> float:
        """The value when `step` new tokens are there."""
        share = min(1.0, max(0.0, step / self.steps))
        return self.start + (self.end - self.start) * share if share < 1.0 else self.end

    @property
    def values(self) -> tuple[float, ...]:
        """The ends, between which every value lies."""
        return self.start, self.end

    def __str__(self) -> str:
        return f"linear({_short(self.start)},{_short(self.end)},{self.steps})"


@dataclass(frozen=True)
class From:
    """Off before `step` new tokens are there, then `value`."""

    step: int
    value: float

    def at(self, step: int) -> float | None:
        """The value when `step` new tokens are there; None is off."""
        return self.value if step >= self.step else None

    @property
    def values(self) -> tuple[float, ...]:
        """The one value."""
        return (self.value,)

    def __str__(self) -> str:
        return f"from({self.step},{_short(self.value)})"


Schedule = Linear | From


def parse_schedule(text: str, name: str) -> Schedule | None:
    """The schedule that `text` writes down, None if it is none. Raises: BadValue."""
    match = _CALL.fullmatch(text)
    if match is None:
        return None
    kind, parts = match.group(1).lower(), match.group(2).split(",")
    try:
        numbers = [float(part) for part in parts]
        if kind == "linear":
            start, end, steps = numbers
            return Linear(start + 0.0, end + 0.0, _count(steps, 1))
        step, value = numbers
        return From(_count(step, 0), value + 0.0)
    except (ValueError, OverflowError):
        raise BadValue(
            translate("decoding", "{name} cannot follow “{text}”; write a number, {forms}.").format(
                name=name, text=text.strip(), forms=FORMS
            )
        ) from None


def _count(number: float, low: int) -> int:
    if not number.is_integer() or number < low:
        raise ValueError
    return int(number)


def _short(number: float) -> str:
    return repr(float(number)).removesuffix(".0")
