"""Counted randomness: a number belongs to a place, not to a moment.

The same seed at the same place draws the same number however one got there, so undo, branches and
replays need no random state to be kept or rewound.
"""

import hashlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from playground.errors import BadValue
from playground.wording import translate

MAX_SEED = 2**64 - 1


@dataclass(frozen=True)
class Draw:
    """One random choice: `u` in [0, 1) fell into the slice [low, high) of the chosen token."""

    u: float
    low: float
    high: float


@dataclass(frozen=True)
class Race:
    """One race: every token's arrival time is an exponential random number over its probability.

    The earliest wins. `second` and its `second_arrival` are None where one token ran alone.
    """

    arrival: float
    second: int | None = None
    second_arrival: float | None = None


def uniform(seed: int, path: Sequence[int], reroll: int = 0, stream: str = "token") -> float:
    """A number in [0, 1) with 53 random bits, fixed by all of its arguments.

    `path` are the ids before the token that is drawn; `stream` keeps independent uses apart (the token
    draw, a transform's coin).
    """
    digest = hashlib.blake2b(array("q", path).tobytes(), digest_size=8, person=stream.encode()[:16])
    digest.update(seed.to_bytes(8, "little") + reroll.to_bytes(8, "little"))
    return (int.from_bytes(digest.digest(), "little") >> 11) * 2.0**-53


def check_seed(text: str | int) -> int:
    """The seed a person typed. Raises: BadValue."""
    nothing = translate("decoding", "A seed is a whole number from 0 to {most}; nothing was typed.")
    sentence = translate("decoding", "A seed is a whole number from 0 to {most}; {text} is not.")
    try:
        seed = int(str(text).strip())
    except ValueError:
        shown = str(text).strip()
        quoted = translate("decoding", "“{text}”").format(text=shown)
        wrong = (sentence if shown else nothing).format(most=MAX_SEED, text=quoted)
        raise BadValue(wrong) from None
    if not 0 <= seed <= MAX_SEED or "_" in str(text):
        raise BadValue(sentence.format(most=MAX_SEED, text=text))
    return seed
