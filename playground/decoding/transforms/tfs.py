"""Tail-free sampling."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Filter, Head, Threshold, line_after

_BENDS = 3
_FLAT = 1e-6


@dataclass(frozen=True)
class TailFree(Filter):
    """Cuts the tail where the sorted probabilities stop bending; a legacy filter, kept to compare with."""

    about: ClassVar[About] = About(
        key="tfs",
        title="Tail-free (legacy)",
        formula="keep while Σ |p″_i| ≤ z of the normalised second differences",
        source="Bricken 2019, Tail free sampling; weights and guard as in llama.cpp before its removal in "
        "PR 10071",
        when="You want to see what people used before min-p.",
        weakness="Second differences of probabilities are noise wherever the curve is flat; llama.cpp "
        "removed it.",
    )

    z: float = knob(
        FloatKnob(
            symbol="z",
            help="Share of the curvature that stays; 1 is off",
            default=0.95,
            neutral=1.0,
            low=0.0,
            high=1.0,
            slider=(0.8, 1.0),
            step=0.01,
        )
    )

    def count(self, given: Distribution, head: Head) -> int:
        """The difference at i belongs to token i + 1; the best token always stays."""
        if given.count < _BENDS:
            return given.count
        return 1 + int(np.count_nonzero(_curvature(given) <= self.z))

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The running sum of the curvature at the last token kept and the first one cut."""
        if given.count < _BENDS:
            return None
        sums = np.concatenate([[0.0], _curvature(given), [1.0]])
        kept = self.count(given, head)
        return line_after("curvature", self.z, given, kept, lambda place: float(sums[place]))


def _curvature(given: Distribution) -> Scores:
    """Running sums of the normalised second differences; equal weights where there is no bend."""

    def compute() -> Scores:
        bends = np.abs(np.diff(given.ladder_p, 2))
        total = float(bends.sum())
        return np.cumsum(bends / total if total > _FLAT else np.full_like(bends, 1.0 / len(bends)))

    return given.once("curvature", compute)
