"""Declarations of a setting.

One declaration gives the control on screen, the check with a sentence for the user, the text form,
the saved form, the help page and the contract tests. A range is written nowhere else.
"""

import json
import math
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from playground.decoding.schedules import From, Schedule, parse_schedule
from playground.errors import BadValue
from playground.wording import localised, translate

_THOUSANDS = re.compile(r"[1-9]\d{0,2}(,\d{3})+")


@dataclass(frozen=True, kw_only=True)
class Knob(ABC):
    """What every setting declares: its symbol in formulas, one line of help, its default.

    `neutral` is the value at which the strategy does nothing; None where there is no such value. An
    `optional` knob is left out of the text form while it holds its default.
    """

    symbol: str
    help: str
    default: Any
    neutral: Any = None
    unit: str = ""
    optional: bool = False

    @abstractmethod
    def check(self, value: Any, name: str) -> Any:
        """The value in its own type. Raises: BadValue with the range in the sentence."""

    @abstractmethod
    def parse(self, text: str, name: str) -> Any:
        """The value a person typed or a file holds. Raises: BadValue."""

    def format(self, value: Any) -> str:
        """The text form; `parse` is its inverse."""
        return str(value)

    def words(self, value: Any) -> str:
        """The value as people read it in a label."""
        return self.format(value)

    def at(self, value: Any, step: int) -> Any:
        """The value that holds when `step` new tokens are there: that of a schedule, else `value`."""
        if not isinstance(value, Schedule):
            return value
        now = value.at(step)
        return self.neutral if now is None else self.settle(now)

    def settle(self, number: float) -> Any:
        """A number between two legal ones, in the knob's own type."""
        return number

    def _check_schedule(self, schedule: Schedule, name: str) -> Schedule:
        for value in schedule.values:
            self.check(value, name)
        if isinstance(schedule, From) and self.neutral is None:
            raise BadValue(
                translate(
                    "decoding", "{name} has no value that means off, so it cannot start later; use linear."
                ).format(name=name)
            )
        return schedule


def read_number(text: str, name: str, wanted: str) -> float:
    """A number in plain or scientific form; a decimal comma is read as a dot, never dropped.

    Raises: BadValue, saying that `name` is `wanted`.
    """
    cleaned = text.strip().replace("−", "-")
    if "," in cleaned and "." not in cleaned and cleaned.count(",") == 1:
        cleaned = cleaned.replace(",", ".")
    if "_" in cleaned:
        raise BadValue(
            translate("decoding", "{name} is {wanted}; “{text}” is not a number.").format(
                name=name, wanted=wanted, text=text.strip()
            )
        )
    try:
        return float(cleaned)
    except ValueError:
        shown = text.strip()
        what = (
            translate("decoding", "“{shown}” is not a number").format(shown=shown)
            if shown
            else translate("decoding", "nothing was typed")
        )
        raise BadValue(
            translate("decoding", "{name} is {wanted}; {what}.").format(name=name, wanted=wanted, what=what)
        ) from None


@dataclass(frozen=True, kw_only=True)
class FloatKnob(Knob):
    """A real number in [low, high], or above `low` when `low_open`; `slider` is the sensible part of it."""

    low: float
    high: float
    slider: tuple[float, float]
    step: float
    low_open: bool = False
    log: bool = False

    @property
    def range_text(self) -> str:
        """The legal range as words."""
        if math.isinf(self.high) and math.isinf(self.low):
            return translate("decoding", "any number")
        if math.isinf(self.high):
            above = translate("decoding", "a number above {low:,.12g}")
            least = translate("decoding", "a number of at least {low:,.12g}")
            return (above if self.low_open else least).format(low=self.low)
        above = translate("decoding", "a number above {low:,.12g} and at most {high:,.12g}")
        between = translate("decoding", "a number from {low:,.12g} to {high:,.12g}")
        return (above if self.low_open else between).format(low=self.low, high=self.high)

    def check(self, value: Any, name: str) -> Any:
        """The value as float; a schedule stays one. Raises: BadValue."""
        if isinstance(value, Schedule):
            return self._check_schedule(value, name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadValue(
                translate("decoding", "{name} is {range_text}, not {value!r}.").format(
                    name=name, range_text=self.range_text, value=value
                )
            )
        number = float(value)
        low_ok = number > self.low if self.low_open else number >= self.low
        if not (math.isfinite(number) and low_ok and number <= self.high):
            raise BadValue(
                translate("decoding", "{name} is {range_text}; {number:,.12g} is not.").format(
                    name=name, range_text=self.range_text, number=number
                )
            )
        return number + 0.0

    def parse(self, text: str, name: str) -> Any:
        """Dot and comma decimals are both read, schedules too. Raises: BadValue."""
        schedule = parse_schedule(text, name)
        return self.check(schedule or read_number(text, name, self.range_text), name)

    def format(self, value: Any) -> str:
        """The shortest text that reads back as the same number."""
        if isinstance(value, Schedule):
            return str(value)
        text = repr(float(value))
        return text.removesuffix(".0")

    def words(self, value: Any) -> str:
        """The text form; a plain number with the separators of the language, which are read too."""
        text = self.format(value)
        return text if isinstance(value, Schedule) else localised(text)


@dataclass(frozen=True, kw_only=True)
class IntKnob(Knob):
    """A whole number in [low, high]; `slider` is the sensible part of it."""

    low: int
    high: int
    slider: tuple[int, int]
    log: bool = False

    @property
    def range_text(self) -> str:
        """The legal range as words."""
        return translate("decoding", "a whole number from {low:,} to {high:,}").format(
            low=self.low, high=self.high
        )

    def check(self, value: Any, name: str) -> Any:
        """The value as int; 40.0 is 40; a schedule stays one. Raises: BadValue."""
        if isinstance(value, Schedule):
            return self._check_schedule(value, name)
        whole = isinstance(value, float) and value.is_integer()
        if isinstance(value, bool) or not (whole or isinstance(value, int)):
            raise BadValue(
                translate("decoding", "{name} is {range_text}, not {value!r}.").format(
                    name=name, range_text=self.range_text, value=value
                )
            )
        number = int(value)
        if not self.low <= number <= self.high:
            raise BadValue(
                translate("decoding", "{name} is {range_text}; {number:,} is not.").format(
                    name=name, range_text=self.range_text, number=number
                )
            )
        return number

    def settle(self, number: float) -> int:
        """The nearest whole number."""
        return round(number)

    def parse(self, text: str, name: str) -> Any:
        """A whole number, as 1000 or 1,000, or a schedule. Raises: BadValue."""
        schedule = parse_schedule(text, name)
        if schedule is not None:
            return self.check(schedule, name)
        plain = text.replace(",", "") if _THOUSANDS.fullmatch(text.strip()) else text
        number = read_number(plain, name, self.range_text)
        if not math.isfinite(number) or not number.is_integer():
            raise BadValue(
                translate("decoding", "{name} is {range_text}; “{text}” is not.").format(
                    name=name, range_text=self.range_text, text=text.strip()
                )
            )
        return self.check(int(number), name)


@dataclass(frozen=True, kw_only=True)
class BoolKnob(Knob):
    """On or off."""

    def check(self, value: Any, name: str) -> bool:
        """Raises: BadValue."""
        if not isinstance(value, bool):
            raise BadValue(
                translate("decoding", "{name} is on or off, not {value!r}.").format(name=name, value=value)
            )
        return value

    def parse(self, text: str, name: str) -> bool:
        """Raises: BadValue."""
        known = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        word = text.strip().lower()
        if word not in known:
            raise BadValue(
                translate("decoding", "{name} is on or off; “{text}” is neither.").format(
                    name=name, text=text.strip()
                )
            )
        return known[word]

    def format(self, value: Any) -> str:
        """`on` or `off`."""
        return "on" if value else "off"


@dataclass(frozen=True, kw_only=True)
class ChoiceKnob(Knob):
    """One of a few words."""

    choices: tuple[str, ...]

    def check(self, value: Any, name: str) -> str:
        """Raises: BadValue."""
        if value not in self.choices:
            raise BadValue(
                translate("decoding", "{name} is one of {choices}; “{value}” is not.").format(
                    name=name, choices=", ".join(self.choices), value=value
                )
            )
        return str(value)

    def parse(self, text: str, name: str) -> str:
        """Raises: BadValue."""
        return self.check(text.strip(), name)


@dataclass(frozen=True, kw_only=True)
class TextKnob(Knob):
    """Free text, always quoted in the text form as a JSON string."""

    def check(self, value: Any, name: str) -> str:
        """Raises: BadValue."""
        if not isinstance(value, str):
            raise BadValue(
                translate("decoding", "{name} is a text, not {value!r}.").format(name=name, value=value)
            )
        return value

    def parse(self, text: str, name: str) -> str:
        """A JSON string when it starts with a quote, else the text as it stands. Raises: BadValue."""
        stripped = text.strip()
        if not stripped.startswith('"'):
            return stripped
        try:
            return self.check(json.loads(stripped), name)
        except json.JSONDecodeError:
            raise BadValue(
                translate(
                    "decoding", "{name} is a text in double quotes; {stripped} is not complete."
                ).format(name=name, stripped=stripped)
            ) from None

    def words(self, value: Any) -> str:
        """The text between quotation marks."""
        shown = translate("decoding", "“{text}”") if value else translate("decoding", "(empty)")
        return shown.format(text=value)

    def format(self, value: Any) -> str:
        """A JSON string, ASCII only, so that no character is lost on the way."""
        return json.dumps(value)


def knob(declaration: Knob) -> Any:
    """A dataclass field that carries its declaration and its default."""
    return field(default=declaration.default, metadata={"knob": declaration})
