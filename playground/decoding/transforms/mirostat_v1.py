"""Mirostat, version 1."""

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.measures import nats
from playground.decoding.strategy import About, Head, Threshold, line_after
from playground.decoding.transforms.surprise_memory import SurpriseMemory

_FITTED = 100


@dataclass(frozen=True)
class MirostatV1(SurpriseMemory):
    """Keeps the k likeliest tokens, with k from a fitted Zipf curve and a memory that evens out surprise."""

    about: ClassVar[About] = About(
        key="mirostat_v1",
        title="Mirostat v1",
        formula="k = (ε · 2^μ / (1 − V^−ε))^(1/s),  ε = s − 1;  then μ ← μ − η (S − τ)",
        source="Basu et al. 2021, Mirostat, arXiv 2007.14966, algorithm 1; fit over 100 tokens as in "
        "llama.cpp",
        llama_cpp="mirostat = 1, mirostat_tau, mirostat_eta",
        when="To compare with version 2, which does the same without a fit.",
        weakness="Real distributions are no Zipf curve, so k is often far from what was meant.",
    )

    notes: ClassVar[tuple[str, ...]] = ("μ stands at {mu} bits; the fitted Zipf exponent is {exponent}.",)

    def count(self, given: Distribution, head: Head) -> int:
        """At least one, at most all."""
        if given.count == 1:
            return 1
        return max(1, int(self.k(given, head)))

    def k(self, given: Distribution, head: Head) -> float:
        """How many tokens the curve asks for, not yet rounded down; at most the vocabulary size."""
        size = len(given.logits)
        return wanted_count(zipf_exponent(given), nats(self.mu(head)), size)

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The rank that the curve gives."""
        kept = min(given.count, self.count(given, head))
        return line_after("rank", float(kept), given, kept, lambda place: place + 1.0)

    def note(self, given: Distribution, head: Head) -> str:
        """The memory and the fit."""
        exponent = zipf_exponent(given)
        return self.notes[0].format(mu=f"{self.mu(head):.2f}", exponent=f"{exponent:.2f}")


def zipf_exponent(given: Distribution) -> float:
    """Least-squares slope of the log-probabilities of the 100 best tokens over their log-ranks."""
    drops = -np.diff(given.ladder[:_FITTED])
    places = np.arange(1.0, len(drops) + 1.0)
    steps = np.log((places + 1.0) / places)
    squares = float(np.square(steps).sum())
    return float((steps * drops).sum()) / squares if squares else 0.0


def wanted_count(exponent: float, mu_nats: float, size: int) -> float:
    """K of the Zipf curve with this exponent whose cross-entropy is μ; never above `size`."""
    if exponent <= 0.0 or size == 1:
        return float(size)
    epsilon, log_size = exponent - 1.0, math.log(size)
    spread = -math.expm1(-epsilon * log_size) / epsilon if epsilon else log_size
    log_k = (mu_nats - math.log(spread)) / exponent
    return math.exp(log_k) if log_k < log_size else float(size)
