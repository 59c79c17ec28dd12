"""Whether a lesson still is true: it runs to its end, and every number it states is what comes out."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal

from playground.errors import PlaygroundError
from playground.session.lesson_expressions import value_of
from playground.session.lesson_facts import Fact
from playground.session.lesson_play import Moment, Play
from playground.session.lesson_text import unbacked
from playground.session.lessons import Expectation, Value

_NUMBERS = re.compile(r"(?<![\w.])\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Finding:
    """What was found at one step; nothing if all is as the lesson says."""

    number: int
    problems: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the step is true."""
        return not self.problems


def check(play: Play) -> Iterator[Finding]:
    """Plays a lesson and looks at each step; ends early where it cannot go on."""
    while not play.is_over:
        number = len(play.moments) + 1
        try:
            moment = play.forward()
        except PlaygroundError as fault:
            yield Finding(number, (str(fault),))
            return
        yield Finding(number, tuple(problems(moment)))


def problems(moment: Moment) -> Iterator[str]:
    """What a step says and is not so, as sentences."""
    for wanted in moment.step.expect:
        yield from _differences(wanted, moment)
    backing = set(_backing(moment))
    for text in moment.step.texts:
        for number in unbacked(text, backing):
            yield (f"It says {number}, and nothing backs that number; write a placeholder or an expectation.")


def _differences(wanted: Expectation, moment: Moment) -> Iterator[str]:
    try:
        if wanted.holds and value_of(wanted.holds, moment.facts, moment.named) is not True:
            yield f"It does not hold that {wanted.holds}."
        for expression, value in wanted.facts:
            found = value_of(expression, moment.facts, moment.named)
            if not agrees(found, value, wanted.within):
                yield f"{expression} is {found!r}, not {_told(value)}."
    except PlaygroundError as fault:
        yield str(fault)


def agrees(found: Fact, wanted: Value, within: Decimal | None = None) -> bool:
    """Whether a fact is what was expected; decimals within one unit of their last written digit."""
    if isinstance(wanted, str | bool) or isinstance(found, str | bool):
        return type(found) is type(wanted) and found == wanted
    if isinstance(wanted, int) and within is None:
        return found == wanted
    if within is None:
        assert isinstance(wanted, Decimal)
        exponent = wanted.as_tuple().exponent
        within = Decimal(1).scaleb(exponent if isinstance(exponent, int) else 0)
    return abs(Decimal(found) - wanted) <= within


def _told(value: Value) -> str:
    return str(value) if isinstance(value, Decimal) else repr(value)


def _backing(moment: Moment) -> Iterable[Decimal]:
    """Every number that is set or expected at this step, so that its texts may state it."""
    step = moment.step
    for wanted in step.expect:
        numbers = (v for _, v in wanted.facts if isinstance(v, int | Decimal) and not isinstance(v, bool))
        yield from map(Decimal, numbers)
        yield from _numbers(wanted.holds)
        yield from (n for _, value in wanted.facts if isinstance(value, str) for n in _numbers(value))
    place = moment.place
    sources = (str(place.recipe), str(place.seed), moment.facts.prompt.text, *map(str, step.deeds))
    yield from (number for source in sources for number in _numbers(source))
    yield from (
        n for facts in moment.named.values() if facts.shown for n in _numbers(str(facts.shown.recipe))
    )


def _numbers(text: str) -> Iterator[Decimal]:
    return (Decimal(match.group()) for match in _NUMBERS.finditer(text))
