"""Many draws of one step, without the model: exact, counted, and with the band that chance allows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from playground.decoding.draw import uniform
from playground.decoding.searches.sample import Sample
from playground.session.records import Step
from playground.wording import translate

STREAM = "many"
BAND = 0.95
_DEVIATIONS = 12.0

Counts = NDArray[np.int64]
Shares = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Target:
    """What is drawn from: tokens in the order of the draw; `others` more have one row together, the last.

    `p` has the probability of each row.
    """

    tokens: tuple[int, ...]
    p: Shares
    others: int = 0

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return len(self.p)


@dataclass(frozen=True, eq=False)
class Tally:
    """Draws so far: `counts` for each row of the target, `done` in all."""

    target: Target
    done: int
    counts: Counts


@dataclass(frozen=True, eq=False)
class Band:
    """From `low` to `high` lie at least 95 % of all such counts; `beyond` is the exact share outside."""

    low: Counts
    high: Counts
    beyond: Shares

    def outside(self, counts: Counts) -> NDArray[np.bool_]:
        """Where a count lies outside."""
        return (counts < self.low) | (counts > self.high)


def target_of(step: Step) -> Target:
    """The distribution after the recipe, as the record holds it."""
    final = step.look.stages[-1]
    p = np.array(final.probabilities)
    others = final.kept - len(final.ids)
    if others > 0:
        p = np.append(p, max(0.0, 1.0 - p.sum()))
    return Target(tuple(final.ids.tolist()), p, max(0, others))


def why_not(step: Step) -> str:
    """Why many draws of this step make no sense; empty where they do."""
    if isinstance(step.recipe.search, Sample):
        return ""
    return translate(
        "session",
        "This recipe does not draw: it takes the same token every time. Choose sample to see draws.",
    )


class Drawing:
    """Draws in batches. The numbers are counted: the same place and seed give the same row of draws."""

    def __init__(self, step: Step, path: Sequence[int]) -> None:
        self._target = target_of(step)
        key = int(uniform(step.seed, path, step.reroll, STREAM) * 2**53)
        self._numbers = np.random.Generator(np.random.Philox(key=key))
        self._borders = np.cumsum(self._target.p)[:-1]
        self.tally = Tally(self._target, 0, np.zeros(self._target.rows, dtype=np.int64))

    def draw(self, count: int) -> Tally:
        """Adds so many draws: each number falls into the slice of one row."""
        rows = np.searchsorted(self._borders, self._numbers.random(count), side="right")
        counts = self.tally.counts + np.bincount(rows, minlength=self._target.rows)
        self.tally = replace(self.tally, done=self.tally.done + count, counts=counts)
        return self.tally


def band(p: Shares, done: int) -> Band:
    """The central interval of the binomial distribution of each row's count, exact."""
    ends = [_central(float(one), done) for one in p]
    low, high = (np.array([end[i] for end in ends], dtype=np.int64) for i in (0, 1))
    return Band(low, high, np.array([end[2] for end in ends]))


def _central(p: float, n: int) -> tuple[int, int, float]:
    if n == 0 or p <= 0.0:
        return 0, 0, 0.0
    if p >= 1.0:
        return n, n, 0.0
    spread = _DEVIATIONS * (n * p * (1 - p)) ** 0.5 + _DEVIATIONS
    first, last = max(0, int(n * p - spread)), min(n, int(n * p + spread) + 1)
    k = np.arange(first, last + 1)
    facts = _log_factorials(1 << n.bit_length())
    log_pmf = facts[n] - facts[k] - facts[n - k] + k * np.log(p) + (n - k) * np.log1p(-p)
    pmf = np.exp(log_pmf)
    below = np.cumsum(pmf)
    tail = (1 - BAND) / 2
    low = int(np.searchsorted(below, tail, side="right"))
    high = min(int(np.searchsorted(below, 1 - tail, side="left")), len(k) - 1)
    return int(k[low]), int(k[high]), max(0.0, 1.0 - float(pmf[low : high + 1].sum()))


@lru_cache(maxsize=4)
def _log_factorials(n: int) -> Shares:
    facts: Shares = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, n + 1)))])
    return facts


def verdict(tally: Tally) -> str:
    """How many rows lie outside of their band, and how many would by chance alone."""
    found = band(tally.target.p, tally.done)
    outside = int(found.outside(tally.counts).sum())
    rows = tally.target.rows
    expected = float(found.beyond.sum())
    return translate(
        "session",
        "{done:,} draws: {outside} of {rows} rows lie outside of their band. A "
        "band holds at least 95 % of such counts, so by chance alone "
        "{expected:.1f} would.",
    ).format(done=tally.done, outside=outside, rows=rows, expected=expected)
