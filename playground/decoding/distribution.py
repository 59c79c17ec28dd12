"""Scores over the vocabulary, with what follows from them computed once and only when asked.

The working view is the *ladder*: the scores of the tokens that are in, highest first, without their
ids. One sort of plain numbers makes it; stages that keep the order hand it on, so a chain of filters
costs one sort in all, and ids are looked up only for what is shown.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")
Scores = NDArray[np.float64]
Ids = NDArray[np.int64]

_FEW = 1024


class Distribution:
    """Logits (V,) float64, read-only; `-inf` marks a token that is out.

    Canonical order is score descending, then id ascending. `lead` may hand over a canonical prefix of
    ids and `ladder` all the scores in that order, where the maker knows them already.
    """

    def __init__(self, logits: Scores, lead: Ids | None = None, ladder: Scores | None = None) -> None:
        logits.flags.writeable = False
        self._scores = logits
        self._is_cut = False
        self._lead = lead
        self._found: dict[Hashable, Any] = {}
        if ladder is not None:
            self.ladder = ladder

    def then(self, logits: Scores, keeps_order: bool) -> "Distribution":
        """The distribution after a transform; the known canonical prefix goes along if order is kept."""
        lead = self._lead if keeps_order else None
        return Distribution(logits, None if lead is None else lead[logits[lead] > -np.inf])

    def first(self, count: int) -> "Distribution":
        """Only the first `count` tokens in canonical order stay, at least one."""
        count = max(1, count)
        if count >= self.count:
            return self
        lead = None if self._lead is None else self._lead[:count]
        cut = Distribution(self._scores, lead, self.ladder[:count])
        cut._is_cut = True
        cut._shifted, cut._weights = self._shifted[:count], self._weights[:count]
        if "_running" in self.__dict__:
            cut._running = self._running[:count]
        return cut

    def bent(self, bend: Callable[[Scores], Scores]) -> "Distribution":
        """Every score put through `bend`, which must never turn a higher score into a lower one."""
        ladder = bend(self.ladder)
        ladder = ladder[: np.count_nonzero(ladder > -np.inf)]
        lead = self._lead
        if lead is not None:
            met = (ladder[1 : len(lead) + 1] == ladder[: len(lead)][: len(ladder) - 1]).any()
            lead = None if met or len(ladder) < len(lead) else lead
        return Distribution(bend(self.logits), lead, ladder)

    def changed(self, ids: Ids, scores: Scores) -> "Distribution":
        """Other scores for some distinct ids; `-inf` takes them out."""
        logits = self.logits.copy()
        logits[ids] = scores
        ladder = self._relaid(self.logits[ids], scores) if len(ids) <= _FEW else None
        return Distribution(logits, None, ladder)

    def _relaid(self, old: Scores, new: Scores) -> Scores:
        """The ladder with the values `old` taken out and `new` put in."""
        rising = self.ladder[::-1]
        old = np.sort(old[old > -np.inf])
        repeats = np.arange(len(old)) - np.searchsorted(old, old)
        rest = np.delete(rising, np.searchsorted(rising, old) + repeats)
        new = np.sort(new[new > -np.inf])
        relaid: Scores = np.insert(rest, np.searchsorted(rest, new), new)[::-1]
        return relaid

    @cached_property
    def logits(self) -> Scores:
        """(V,) the scores, `-inf` where a token is out."""
        if not self._is_cut:
            return self._scores
        logits = np.where(self.kept, self._scores, -np.inf)
        logits.flags.writeable = False
        return logits

    @cached_property
    def ladder(self) -> Scores:
        """(n,) scores of the tokens that are in, highest first."""
        return falling(self._scores)

    @property
    def count(self) -> int:
        """How many tokens are still in."""
        return len(self.ladder)

    @cached_property
    def kept(self) -> NDArray[np.bool_]:
        """(V,) where a token is still in."""
        if not self._is_cut:
            return self._scores > -np.inf
        bar = self.ladder[-1]
        kept: NDArray[np.bool_] = self._scores >= bar
        surplus = int(np.count_nonzero(kept)) - self.count
        if surplus:
            kept[np.flatnonzero(self._scores == bar)[-surplus:]] = False
        return kept

    @cached_property
    def alive(self) -> Ids:
        """Ids that are still in, ascending."""
        return np.flatnonzero(self.kept)

    @cached_property
    def best(self) -> int:
        """The lowest id among the highest scores."""
        return int(np.argmax(self._scores))

    @cached_property
    def highest(self) -> float:
        """The largest score."""
        return float(self.ladder[0])

    @cached_property
    def _shifted(self) -> Scores:
        shifted: Scores = self.ladder - self.highest
        return shifted

    @cached_property
    def _weights(self) -> Scores:
        weights: Scores = np.exp(self._shifted)
        return weights

    @cached_property
    def _running(self) -> Scores:
        return np.cumsum(self._weights)

    @cached_property
    def total(self) -> float:
        """Σ exp(l − max); at least 1."""
        return float(self._weights.sum())

    @cached_property
    def ladder_p(self) -> Scores:
        """(n,) probabilities of the tokens that are in, highest first."""
        return self._weights / self.total

    @cached_property
    def cumulative(self) -> Scores:
        """(n,) running sums of `ladder_p`."""
        return self._running / self.total

    def mass(self, count: int) -> float:
        """Probability of the first `count` tokens in canonical order."""
        return float(self.cumulative[count - 1]) if count else 0.0

    @property
    def log_total(self) -> float:
        """Logarithm of the softmax's denominator; a score minus it is a log-probability."""
        return float(self.highest + np.log(self.total))

    @cached_property
    def probabilities(self) -> Scores:
        """(V,) float64, sums to 1, 0 where a token is out."""
        probabilities: Scores = self.logits - self.highest
        np.exp(probabilities, out=probabilities)
        probabilities /= self.total
        return probabilities

    def scores_of(self, ids: Ids) -> Scores:
        """Logits of some ids, `-inf` where a token is out."""
        return np.where(self.kept[ids], self._scores[ids], -np.inf)

    def logp(self, ids: Ids) -> Scores:
        """Natural log-probabilities of some ids, by log-softmax."""
        logp: Scores = self.scores_of(ids) - self.log_total
        return logp

    def p(self, ids: Ids) -> Scores:
        """Probabilities of some ids, without spreading the whole vocabulary."""
        p: Scores = np.exp(self.scores_of(ids) - self.highest) / self.total
        return p

    def leading_p(self, count: int) -> Scores:
        """Probabilities of the first `count` tokens in canonical order, fewer if fewer are in."""
        p: Scores = self._weights[:count] / self.total
        return p

    @cached_property
    def entropy_nats(self) -> float:
        """−Σ p ln p, as ln Z − Σ p (l − max): no logarithm per token, no 0 · ∞."""
        if self.count == 1:
            return 0.0
        # Not np.dot: for long rows it wakes a pool of threads, which costs more than it saves.
        mean = float(np.einsum("i,i->", self._weights, self._shifted)) / self.total
        return max(0.0, float(np.log(self.total)) - mean)

    def rank(self, token: int) -> int:
        """1 for the most likely; ties by id. Also right for tokens that are out."""
        score = self.logits[token]
        higher = int(np.count_nonzero(self.logits > score))
        return higher + int(np.count_nonzero(self.logits[:token] == score)) + 1

    def at(self, place: int) -> int:
        """The id at a place in canonical order, 0 for the best; no sorting of ids."""
        if self._lead is not None and place < len(self._lead):
            return int(self._lead[place])
        bar = self.ladder[place]
        return int(np.flatnonzero(self._scores == bar)[place - self._above(bar)])

    def reach(self, mass: float, *, beyond: bool = False) -> int:
        """Length of the shortest canonical prefix whose probability is at least `mass`.

        `beyond`: more than `mass`. Everything, when rounding keeps the sum below. At least one.
        """
        side: Literal["left", "right"] = "right" if beyond else "left"
        place = int(np.searchsorted(self.cumulative, mass, side=side))
        return min(place + 1, self.count)

    def share(self, after: "Distribution") -> float:
        """The part of the probability that the tokens left in `after` have here, none of them new."""
        if after.count == self.count:
            return 1.0
        if after._scores is self._scores:
            return after.total / self.total
        return float(self.p(after.alive).sum())

    def once(self, key: Hashable, compute: Callable[[], T]) -> T:
        """What `compute` gives, computed the first time only: for what a strategy needs more than once."""
        if key not in self._found:
            self._found[key] = compute()
        found: T = self._found[key]
        return found

    def top(self, count: int) -> Ids:
        """The first `count` ids in canonical order, fewer if fewer are in."""
        wanted = min(count, self.count)
        if self._lead is None or len(self._lead) < wanted:
            self._lead = self._sorted_prefix(wanted)
        return self._lead[:wanted]

    @property
    def order(self) -> Ids:
        """All ids that are in, in canonical order."""
        return self.top(self.count)

    def _sorted_prefix(self, wanted: int) -> Ids:
        if wanted == 0:
            return np.empty(0, dtype=np.int64)
        near = np.flatnonzero(self._scores >= self.ladder[wanted - 1])
        return near[canonical(self._scores[near])][:wanted]

    def _above(self, score: float) -> int:
        """How many tokens score higher."""
        return self.count - int(np.searchsorted(self.ladder[::-1], score, side="right"))


def canonical(scores: Scores) -> Ids:
    """Positions in order of descending score; equal scores stay in ascending position.

    The quick, unstable sort comes first; positions of equal scores are then put in order by sorting one
    whole number per position, group · n + position.
    """
    negated = -scores
    order = np.argsort(negated)
    ordered = negated[order]
    equal = ordered[1:] == ordered[:-1]
    if equal.any():
        tied = np.zeros(len(order), dtype=bool)
        tied[1:] = equal
        group = np.cumsum(~tied)
        tied[:-1] |= equal
        size = len(order)
        order[tied] = np.sort(group[tied] * size + order[tied]) % size
    return order


def falling(scores: NDArray[np.floating[Any]]) -> Scores:
    """All scores but `-inf`, highest first, as float64. Sorting float32 takes half the time."""
    rising = np.sort(scores)
    out = int(np.searchsorted(rising, -np.inf, side="right"))
    return np.ascontiguousarray(rising[out:][::-1], dtype=np.float64)


def reaching(row: Scores, bar: float) -> int:
    """How many of a row that has its highest first are at least `bar`."""
    return len(row) - int(np.searchsorted(row[::-1], bar))


def only(distribution: Distribution, ids: Ids | Iterable[int]) -> Scores:
    """Logits in which every token but `ids` is out."""
    kept = np.fromiter(ids, dtype=np.int64) if not isinstance(ids, np.ndarray) else ids
    result = np.full_like(distribution.logits, -np.inf)
    result[kept] = distribution.logits[kept]
    return result


def where(distribution: Distribution, kept: NDArray[np.bool_]) -> Scores:
    """Logits in which the tokens are out where `kept` (V,) is False."""
    return np.where(kept, distribution.logits, -np.inf)
