"""DRY."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, IntKnob, knob
from playground.decoding.strategy import About, Head, Lexicon, Reshaping

_BREAKERS = (b"\n", b":", b'"', b"*")
# llama.cpp bounds the exponent so that a float32 penalty stays finite: ln(FLT_MAX) is 88.7.
_LARGEST_EXPONENT = 88.7228391


@dataclass(frozen=True)
class DRY(Reshaping):
    """Lowers the token that would continue a repetition, more the longer the repetition already is."""

    about: ClassVar[About] = About(
        key="dry",
        title="DRY",
        formula="l_i ← l_i − M · b^(m_i − a)  where m_i ≥ a,  m_i: length of the repeat that i would "
        "continue",
        source="p-e-w 2024, Don't repeat yourself, text-generation-webui PR 5677; lengths as in llama.cpp "
        "PR 9702",
        llama_cpp="dry_multiplier, dry_base, dry_allowed_length, dry_penalty_last_n",
        when="Loops of whole phrases; single words are left alone.",
        weakness="Fixed phrases and names that have to come again are hit; a line break, colon, quote or "
        "asterisk ends a repeat.",
    )

    keeps_order: ClassVar[bool] = False

    multiplier: float = knob(
        FloatKnob(
            symbol="M",
            help="Strength; 0 is off",
            default=0.8,
            neutral=0.0,
            low=0.0,
            high=1000.0,
            slider=(0.0, 2.0),
            step=0.05,
        )
    )

    base: float = knob(
        FloatKnob(
            symbol="b",
            help="Growth of the penalty with each further token of the repeat",
            default=1.75,
            low=1.0,
            high=100.0,
            slider=(1.0, 3.0),
            step=0.05,
        )
    )

    allowed_length: int = knob(
        IntKnob(
            symbol="a",
            help="A repeat of this length is the shortest that is punished",
            default=2,
            low=0,
            high=1000,
            slider=(1, 10),
        )
    )

    last_n: int = knob(
        IntKnob(
            symbol="N",
            help="How many of the last tokens are looked at; -1 is all, 0 is none",
            default=-1,
            low=-1,
            high=10000000,
            slider=(-1, 4096),
            optional=True,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """The prompt counts. Tokens that end a repeat are never punished."""
        past = head.ids if self.last_n < 0 else head.ids[len(head.ids) - min(self.last_n, len(head.ids)) :]
        lengths = repeat_lengths(past, breaker_ids(past, head.lexicon))
        hit = {i: m for i, m in lengths.items() if m >= self.allowed_length and 0 <= i < len(given.logits)}
        if not hit:
            return given
        ids = np.array(list(hit), dtype=np.int64)
        return given.changed(ids, given.logits[ids] - self.penalties(np.array(list(hit.values()))))

    def penalties(self, lengths: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Scores:
        """What is taken from the logit after a repeat of each length; bounded as in llama.cpp."""
        bound = _LARGEST_EXPONENT / math.log(self.base) if self.base > 1.0 else math.inf
        penalties: Scores = self.multiplier * self.base ** np.minimum(lengths - self.allowed_length, bound)
        return penalties


def breaker_ids(past: Sequence[int], lexicon: Lexicon | None) -> frozenset[int]:
    """The ids of `past` whose text holds a line break, colon, quote or asterisk."""
    if lexicon is None:
        return frozenset()
    seen = tuple(dict.fromkeys(past))
    pieces = lexicon.pieces(seen)
    return frozenset(i for i, piece in zip(seen, pieces, strict=True) if any(b in piece for b in _BREAKERS))


def repeat_lengths(past: Sequence[int], breakers: Collection[int] = ()) -> dict[int, int]:
    """For each id that would continue a repeat of the end of `past`, the longest such repeat.

    A repeat does not reach over the most recent breaker. Takes time in proportion to `past`.
    """
    backwards = list(reversed(past))
    limit = next((place for place, i in enumerate(backwards) if i in breakers), len(backwards))
    longest: dict[int, int] = {}
    for place, length in enumerate(_common_prefixes(backwards)):
        length = min(length, limit)
        follower = backwards[place - 1]
        if place and length and follower not in breakers:
            longest[follower] = max(length, longest.get(follower, 0))
    return longest


def _common_prefixes(row: Sequence[int]) -> list[int]:
    """The Z-function: at each place, how far the row from there on agrees with its beginning."""
    lengths = [0] * len(row)
    left = right = 0
    for place in range(1, len(row)):
        length = min(right - place, lengths[place - left]) if place < right else 0
        while place + length < len(row) and row[length] == row[place + length]:
            length += 1
        if place + length > right:
            left, right = place, place + length
        lengths[place] = length
    return lengths
