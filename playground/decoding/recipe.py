"""Recipe: transforms in order, then one search; its text form, which people type and files hold."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import pairwise
from typing import Self

from playground.decoding.catalogue import BY_KEY
from playground.decoding.strategy import Lexicon, Search, Strategy, Transform
from playground.errors import BadValue
from playground.wording import translate

_WORD = re.compile(r"\s*([A-Za-z][A-Za-z0-9_-]*)\s*")
_DIGITS = re.compile(r"\d+\s*")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')


@dataclass(frozen=True)
class Recipe:
    """Value-equal and immutable. `str(recipe)` and `Recipe.parse(text)` are inverses."""

    transforms: tuple[Transform, ...]
    search: Search

    def __post_init__(self) -> None:
        keys = [t.about.key for t in self.transforms]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if twice:
            raise BadValue(
                translate(
                    "decoding", "{twice} stands twice in the recipe; each strategy may stand once."
                ).format(twice=twice)
            )

    @classmethod
    def parse(cls, text: str) -> Self:
        """As `temperature=1.2,top_k=40,top_p=0.9,sample`; the order is the order of application.

        Raises: BadValue with one sentence.
        """
        strategies = [_strategy(entry) for entry in _split(text)]
        if not strategies:
            raise BadValue(
                translate("decoding", "The recipe is empty; write at least a search, as greedy or sample.")
            )
        *transforms, search = strategies
        if not isinstance(search, Search):
            raise BadValue(
                translate(
                    "decoding",
                    "A recipe ends with a search, as greedy or sample; this one has none at its end.",
                )
            )
        early = next((s for s in transforms if isinstance(s, Search)), None)
        if early:
            raise BadValue(
                translate("decoding", "{key} chooses the token, so it can only stand at the end.").format(
                    key=early.about.key
                )
            )
        return cls(tuple(t for t in transforms if isinstance(t, Transform)), search)

    def __str__(self) -> str:
        return ",".join(str(strategy) for strategy in (*self.transforms, self.search))

    @property
    def label(self) -> str:
        """Short form for people, as `temperature 1.2 · top-p 0.9 · sample`."""
        return " · ".join(strategy.label for strategy in (*self.transforms, self.search))

    def at(self, step: int) -> Self:
        """The recipe as it stands when `step` new tokens are there: schedules become numbers."""
        now = tuple(transform.at(step) for transform in self.transforms)
        return self if now == self.transforms else replace(self, transforms=now)

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """The first reason why the recipe cannot be used with this vocabulary; None if it can."""
        complaints = (t.complain(lexicon, vocabulary_size) for t in self.transforms if not t.is_neutral)
        return next((complaint for complaint in complaints if complaint), None)


@dataclass(frozen=True)
class Preset:
    """A named recipe; `key` is the key to press or empty, `note` one sentence on what it is for."""

    key: str
    title: str
    recipe: Recipe
    note: str = ""


def _strategy(entry: str) -> Strategy:
    match = _WORD.match(entry)
    if match is None:
        raise BadValue(
            translate(
                "decoding", "“{entry}” is no strategy; write name, name=value or name(knob=value, …)."
            ).format(entry=entry.strip())
        )
    key, rest = match.group(1).replace("-", "_").lower(), entry[match.end() :].strip()
    if key not in BY_KEY:
        alike = get_close_matches(key, BY_KEY, n=1)
        meant = translate("decoding", "There is no strategy “{group}”; the nearest name is {alike}.")
        known = translate("decoding", "There is no strategy “{group}”; known are {by_key}.")
        raise BadValue(
            (meant if alike else known).format(
                group=match.group(1), alike="".join(alike), by_key=", ".join(BY_KEY)
            )
        )
    strategy = BY_KEY[key]
    return strategy.parse(dict(_settings(strategy, rest)))


def _settings(strategy: type[Strategy], rest: str) -> Iterator[tuple[str, str]]:
    """Knob names and texts of `=value`, `(knob=value, …)` or nothing."""
    names = [name for name, _ in strategy.knobs()]
    key = strategy.about.key
    if not rest:
        return
    if rest.startswith("="):
        bare = strategy.bare_knob()
        if bare is None:
            raise BadValue(
                translate("decoding", "{key} has {names}; write {strategy}.").format(
                    key=key, names=_counted(names), strategy=strategy.written()
                )
            )
        yield bare, rest[1:]
        return
    if not (rest.startswith("(") and rest.endswith(")")):
        raise BadValue(
            translate("decoding", "“{rest}” after {key} cannot be read; write {strategy}.").format(
                rest=rest, key=key, strategy=strategy.written()
            )
        )
    seen = set()
    for part in _split(rest[1:-1]):
        name, equals, text = part.partition("=")
        name = name.strip()
        if not equals or name not in names or name in seen:
            raise BadValue(
                translate("decoding", "“{part}” is no setting of {key}; write {strategy}.").format(
                    part=part.strip(), key=key, strategy=strategy.written()
                )
            )
        seen.add(name)
        yield name, text


def _counted(names: list[str]) -> str:
    return (
        translate("decoding", "the knobs {names}").format(names=" and ".join(names))
        if names
        else translate("decoding", "no knobs")
    )


def _split(text: str) -> list[str]:
    """At commas outside of quotes and parentheses, inside a number too."""
    parts, depth, start, place = [], 0, 0, 0
    # A quote that finds no partner stands before none that does; looking on would take for ever.
    partnered = True
    while place < len(text):
        if text[place] == '"' and partnered:
            quoted = _QUOTED.match(text, place)
            if quoted:
                place = quoted.end()
                continue
            partnered = False
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if text[place] == "," and depth == 0:
            parts.append(text[start:place])
            start = place + 1
        place += 1
    if depth:
        raise BadValue(translate("decoding", "A parenthesis in the recipe has no partner."))
    parts.append(text[start:])
    if not text.strip():
        return []
    if any(not part.strip() for part in parts):
        raise BadValue(translate("decoding", "Two commas in the recipe have nothing between them."))
    _refuse_cut_numbers(parts)
    return parts


def _refuse_cut_numbers(parts: list[str]) -> None:
    """Says how to write 0,7, of which the comma makes two parts. Raises: BadValue."""
    for before, part in pairwise(parts):
        if "=" in before and before[-1].isdigit() and _DIGITS.fullmatch(part):
            raise BadValue(
                translate(
                    "decoding",
                    "A comma ends a setting, so “{part}” stands alone; write numbers without commas, as 0.7.",
                ).format(part=part.strip())
            )


def _preset(key: str, title: str, text: str) -> Preset:
    return Preset(key, title, Recipe.parse(text))


PRESETS: tuple[Preset, ...] = (
    _preset("G", "Greedy", "greedy"),
    _preset("T", "Temperature", "temperature=0.7,sample"),
    _preset("K", "Top-k", "top_k=40,sample"),
    _preset("P", "Top-p", "top_p=0.9,sample"),
    _preset("M", "Min-p", "min_p=0.1,sample"),
)
DEFAULT = Recipe.parse("temperature=0.8,top_k=40,top_p=0.9,sample")
