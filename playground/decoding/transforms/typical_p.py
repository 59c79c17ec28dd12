"""Typical-p."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Ids, Scores, where
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Threshold, Transform


@dataclass(frozen=True)
class TypicalP(Transform):
    """Keeps the tokens whose surprise is closest to the expected surprise; it may cut the likeliest one."""

    about: ClassVar[About] = About(
        key="typical_p",
        title="Typical-p",
        formula="keep the smallest |−ln p_i − H| until Σ p_i ≥ τ",
        source="Meister et al. 2022, Locally typical sampling, arXiv 2202.00666",
        transformers="TypicalLogitsWarper",
        llama_cpp="typical_p",
        when="Stories: text neither dull nor wild.",
        weakness="Surprising to people: where the model is unsure, the likeliest token can be cut.",
    )

    tau: float = knob(
        FloatKnob(
            symbol="τ",
            help="The probability mass to reach; 1 is off",
            default=0.9,
            neutral=1.0,
            low=0.0,
            high=1.0,
            slider=(0.2, 1.0),
            step=0.01,
        )
    )

    def apply(self, given: Distribution, head: Head) -> Scores:
        """Tokens as close to the entropy as the last one that was needed stay too."""
        kept = _distance(given, given.logits) <= self._bar(given)
        return given.logits if np.count_nonzero(kept) == given.count else where(given, kept)

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The distance from the entropy, in nats, that a token may have."""
        bar, (distance, order) = self._bar(given), _nearest_first(given)
        kept = int(np.count_nonzero(distance <= bar))
        sides = [_side(given, distance, order, place) for place in (kept - 1, kept)]
        return Threshold("distance from the entropy in nats", bar, *sides)

    def _bar(self, given: Distribution) -> float:
        distance, order = _nearest_first(given)
        sums = np.cumsum(given.ladder_p[order])
        last = min(int(np.count_nonzero(sums < self.tau)), given.count - 1)
        return float(distance[order[last]])


def _nearest_first(given: Distribution) -> tuple[Scores, Ids]:
    """Distance from the entropy of each place of the ladder, and the places by distance."""

    def compute() -> tuple[Scores, Ids]:
        distance = _distance(given, given.ladder)
        return distance, np.argsort(distance, kind="stable")

    return given.once("nearest to the entropy first", compute)


def _distance(given: Distribution, scores: Scores) -> Scores:
    """|−ln p − H| of scores of `given`; infinite where a token is out."""
    distance: Scores = np.abs(given.log_total - scores - given.entropy_nats)
    return distance


def _side(given: Distribution, distance: Scores, order: Ids, place: int) -> tuple[int, float] | None:
    if place >= len(order):
        return None
    return given.at(int(order[place])), float(distance[order[place]])
