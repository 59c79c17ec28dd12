"""Lists of tokens as people write them.

Entries stand between bars: `foo|id:42|id:5,3`. An entry is a text, which stands for its form with and
without a leading space, or `id:` and one or more ids. Several ids mean the last one after the others.
A backslash makes the next character plain, as in `a\\|b` or `\\id:`; `\\n` and `\\t` are a line break and a
tab. In a list of biases every entry ends in `=` and a number.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from playground.decoding.distribution import Ids, Scores
from playground.decoding.knobs import TextKnob, read_number
from playground.decoding.strategy import Lexicon
from playground.errors import BadValue
from playground.wording import translate

_ENTRY = re.compile(r"(?:[^|\\]|\\.|\\$)*", re.DOTALL)
_IDS = re.compile(r"\s*id:\s*(\d{1,12}(?:\s*,\s*\d{1,12})*)\s*")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_MEANT = {"n": "\n", "t": "\t"}


@dataclass(frozen=True)
class Entry:
    """One entry of a list: a text, or ids if `text` is None; `bias` is 0 in a list without biases."""

    text: str | None
    ids: tuple[int, ...] = ()
    bias: float = 0.0


@dataclass(frozen=True)
class Sequences:
    """What a list stands for: runs of ids, each with the bias of its last id."""

    runs: tuple[tuple[int, ...], ...]
    biases: tuple[float, ...]

    def due(self, past: Sequence[int]) -> tuple[Ids, Scores]:
        """The last ids of all runs whose other ids end `past`, and their summed biases."""
        sums: dict[int, float] = {}
        for run, bias in zip(self.runs, self.biases, strict=True):
            before = len(run) - 1
            if before == 0 or tuple(past[-before:]) == run[:-1]:
                sums[run[-1]] = sums.get(run[-1], 0.0) + bias
        return np.array(list(sums), dtype=np.int64), np.array(list(sums.values()), dtype=np.float64)


@dataclass(frozen=True, kw_only=True)
class TokensKnob(TextKnob):
    """A list of tokens, checked as soon as it is typed; what it stands for needs a vocabulary."""

    biased: bool = False

    def check(self, value: Any, name: str) -> str:
        """Raises: BadValue."""
        text = super().check(value, name)
        read_entries(text, name, self.biased)
        return text


def read_entries(text: str, name: str, biased: bool = False) -> tuple[Entry, ...]:
    """The entries of a list; none in an empty text. Raises: BadValue."""
    return tuple(_entry(part, name, biased) for part in split_entries(text)) if text else ()


def split_entries(text: str) -> Iterator[str]:
    """The entries as they are written, cut at bars that are not behind a backslash."""
    place = 0
    while place <= len(text):
        match = _ENTRY.match(text, place)
        assert match is not None  # the pattern also matches nothing
        yield match.group()
        place = match.end() + 1


def _entry(part: str, name: str, biased: bool) -> Entry:
    bias = 0.0
    if biased:
        part, equals, number = part.rpartition("=")
        if not equals:
            raise BadValue(
                translate(
                    "decoding", "{name}: “{number}” has no bias; write it as text=-5 or id:42=-5."
                ).format(name=name, number=number)
            )
        bias = _bias(number, name)
    ids = _IDS.fullmatch(part)
    if ids:
        return Entry(None, tuple(int(i) for i in ids.group(1).split(",")), bias)
    if part.strip().startswith("id:"):
        raise BadValue(
            translate(
                "decoding", "{name}: “{part}” names no token; write id:42, or id:5,3 for 3 after 5."
            ).format(name=name, part=part.strip())
        )
    if not part:
        raise BadValue(
            translate(
                "decoding", "{name}: an entry is empty; entries stand between bars, as in foo|id:42."
            ).format(name=name)
        )
    return Entry(_ESCAPED.sub(lambda m: _MEANT.get(m.group(1), m.group(1)), part), (), bias)


def _bias(text: str, name: str) -> float:
    bias = read_number(
        text, translate("decoding", "{name}: a bias").format(name=name), translate("decoding", "a number")
    )
    if not bias < np.inf or (np.isfinite(bias) and abs(bias) > _LARGEST_BIAS):
        raise BadValue(
            translate(
                "decoding", "{name}: a bias lies within ±{largest_bias:,.0f} or is -inf; {text} is not."
            ).format(name=name, largest_bias=_LARGEST_BIAS, text=text.strip())
        )
    return bias


_LARGEST_BIAS = 1e6
_MOST_FOUND = 64
_FOUND: WeakKeyDictionary[Lexicon, dict[tuple[str, str, bool], Sequences]] = WeakKeyDictionary()


def find(
    text: str, name: str, lexicon: Lexicon | None, vocabulary_size: int, biased: bool = False
) -> Sequences:
    """The ids that a list stands for. Raises: BadValue if a text or id is not in the vocabulary.

    Texts are looked up once per vocabulary; of those typed long ago nothing is kept.
    """
    known = {} if lexicon is None else _FOUND.setdefault(lexicon, {})
    key = (text, name, biased)
    found = known.get(key)
    if found is None:
        entries = read_entries(text, name, biased)
        pairs = [(run, entry.bias) for entry in entries for run in _runs(entry, name, lexicon)]
        found = Sequences(tuple(run for run, _ in pairs), tuple(bias for _, bias in pairs))
        if len(known) >= _MOST_FOUND:
            known.clear()  # in one go: another thread may look something up just now
        known[key] = found
    foreign = next((i for run in found.runs for i in run if i >= vocabulary_size), None)
    if foreign is not None:
        raise BadValue(
            translate(
                "decoding",
                "{name}: there is no token {foreign:,}; the vocabulary ends at {vocabulary_size:,}.",
            ).format(name=name, foreign=foreign, vocabulary_size=vocabulary_size - 1)
        )
    return found


def _runs(entry: Entry, name: str, lexicon: Lexicon | None) -> tuple[tuple[int, ...], ...]:
    if entry.text is None:
        return (entry.ids,)
    if lexicon is None:
        raise BadValue(
            translate(
                "decoding", "{name}: “{text}” is a text, and no vocabulary is here to read it; write ids."
            ).format(name=name, text=entry.text)
        )
    forms = [entry.text] if entry.text[:1].isspace() else [entry.text, " " + entry.text]
    start = lexicon.encode("")
    runs = dict.fromkeys(_without(start, lexicon.encode(form)) for form in forms)
    found = tuple(run for run in runs if run)
    if not found:
        raise BadValue(
            translate("decoding", "{name}: “{text}” is no token of this vocabulary.").format(
                name=name, text=entry.text
            )
        )
    return found


def _without(start: tuple[int, ...], ids: tuple[int, ...]) -> tuple[int, ...]:
    """Ids of a text without those that the tokenizer puts before every text."""
    ids = tuple(ids)
    return ids[len(start) :] if start and ids[: len(start)] == tuple(start) else ids
