"""Scores over the vocabulary, with what follows from them computed once and only when asked."""

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.float64]
Ids = NDArray[np.int64]

_FIRST_PREFIX = 256


class Distribution:
    """Logits (V,) float64, read-only; `-inf` marks a token that is out.

    Canonical order is score descending, then id ascending. `lead` may hand over a canonical prefix that
    is known already, so that a chain of order-preserving stages sorts once.
    """

    def __init__(self, logits: Scores, lead: Ids | None = None) -> None:
        self.logits = logits
        logits.flags.writeable = False
        self._lead = lead

    def then(self, logits: Scores, keeps_order: bool) -> "Distribution":
        """The distribution after a transform; the known canonical prefix goes along if order is kept."""
        lead = self._lead if keeps_order else None
        return Distribution(logits, None if lead is None else lead[logits[lead] > -np.inf])

    @cached_property
    def kept(self) -> NDArray[np.bool_]:
        """(V,) where a token is still in."""
        return self.logits > -np.inf

    @cached_property
    def alive(self) -> Ids:
        """Ids that are still in, ascending."""
        return np.flatnonzero(self.kept)

    @property
    def count(self) -> int:
        """How many tokens are still in."""
        return len(self.alive)

    @cached_property
    def best(self) -> int:
        """The lowest id among the highest scores."""
        return int(np.argmax(self.logits))

    @cached_property
    def scores(self) -> Scores:
        """Logits of `alive`."""
        return self.logits if self.count == len(self.logits) else self.logits[self.alive]

    @cached_property
    def _shifted(self) -> Scores:
        shifted: Scores = self.scores - self.logits[self.best]
        return shifted

    @cached_property
    def weights(self) -> Scores:
        """exp(l − max) of `alive`: in [0, 1], the largest is 1."""
        weights: Scores = np.exp(self._shifted)
        return weights

    @cached_property
    def total(self) -> float:
        """Sum of `weights`."""
        return float(self.weights.sum())

    @cached_property
    def p_alive(self) -> Scores:
        """Probabilities of `alive`."""
        return self.weights / self.total

    @cached_property
    def probabilities(self) -> Scores:
        """(V,) float64, sums to 1, 0 where a token is out."""
        if self.count == len(self.logits):
            return self.p_alive
        spread = np.zeros_like(self.logits)
        spread[self.alive] = self.p_alive
        return spread

    def logp(self, ids: Ids) -> Scores:
        """Natural log-probabilities of some ids, by log-softmax."""
        logp: Scores = self.logits[ids] - (self.logits[self.best] + np.log(self.total))
        return logp

    def p(self, ids: Ids) -> Scores:
        """Probabilities of some ids, without spreading the whole vocabulary."""
        p: Scores = np.exp(self.logits[ids] - self.logits[self.best]) / self.total
        return p

    @cached_property
    def entropy_nats(self) -> float:
        """−Σ p ln p, as ln Z − Σ p (l − max): no logarithm per token, no 0 · ∞."""
        if self.count == 1:
            return 0.0
        return max(0.0, float(np.log(self.total) - np.dot(self.p_alive, self._shifted)))

    def rank(self, token: int) -> int:
        """1 for the most likely; ties by id. Also right for tokens that are out."""
        score = self.logits[token]
        higher = int(np.count_nonzero(self.logits > score))
        return higher + int(np.count_nonzero(self.logits[:token] == score)) + 1

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

    def prefix(self, mass: float, *, beyond: bool = False) -> tuple[Ids, Scores]:
        """The shortest canonical prefix whose probability reaches `mass`, and its running sums.

        `beyond`: reaches more than `mass`. All of `order` when rounding keeps the sum below. At least
        one token.
        """
        side: Literal["left", "right"] = "right" if beyond else "left"
        size = _FIRST_PREFIX
        while True:
            ids = self.top(size)
            sums = np.cumsum(self.p(ids))
            reached = int(np.searchsorted(sums, mass, side=side))
            if reached < len(ids):
                return ids[: reached + 1], sums[: reached + 1]
            if len(ids) == self.count:
                return ids, sums
            size *= 16

    def _sorted_prefix(self, wanted: int) -> Ids:
        scores, alive = self.scores, self.alive
        if 4 * wanted < len(alive):
            bar = np.partition(scores, len(scores) - wanted)[len(scores) - wanted]
            near = np.flatnonzero(scores >= bar)
            scores, alive = scores[near], alive[near]
        return alive[canonical(scores)][:wanted]


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


def only(distribution: Distribution, ids: Ids | Iterable[int]) -> Scores:
    """Logits in which every token but `ids` is out."""
    kept = np.fromiter(ids, dtype=np.int64) if not isinstance(ids, np.ndarray) else ids
    result = np.full_like(distribution.logits, -np.inf)
    result[kept] = distribution.logits[kept]
    return result


def where(distribution: Distribution, kept: NDArray[np.bool_]) -> Scores:
    """Logits in which the tokens are out where `kept` (V,) is False."""
    return np.where(kept, distribution.logits, -np.inf)
