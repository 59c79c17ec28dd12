"""Top-k."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores, where
from playground.decoding.knobs import IntKnob, knob
from playground.decoding.strategy import About, Head, Threshold, Transform


@dataclass(frozen=True)
class TopK(Transform):
    """Keeps the k most likely tokens; tokens as likely as the k-th stay too."""

    about: ClassVar[About] = About(
        key="top_k",
        title="Top-k",
        formula="keep l_i ≥ k-th largest l",
        source="Fan, Lewis & Dauphin 2018, Hierarchical neural story generation, arXiv 1805.04833",
        transformers="TopKLogitsWarper",
        llama_cpp="top_k",
        when="A simple guard against the long tail.",
        weakness="k is fixed: too many where the model is sure, too few where many tokens would do.",
    )

    k: int = knob(
        IntKnob(
            symbol="k",
            help="How many tokens stay; 0 is off",
            default=40,
            neutral=0,
            low=0,
            high=10_000_000,
            slider=(1, 200),
            log=True,
        )
    )

    def apply(self, given: Distribution, head: Head) -> Scores:
        """Out goes what scores below the k-th best; k beyond the vocabulary cuts nothing."""
        if self.k >= given.count:
            return given.logits
        return where(given, given.logits >= self._bar(given))

    def threshold(self, given: Distribution, head: Head) -> Threshold | None:
        """The rank at which the line is drawn."""
        kept = (
            int(np.count_nonzero(given.logits >= self._bar(given))) if self.k < given.count else given.count
        )
        order = given.top(kept + 1)
        outside = (int(order[kept]), float(kept + 1)) if len(order) > kept else None
        return Threshold("rank", float(self.k), (int(order[kept - 1]), float(kept)), outside)

    def _bar(self, given: Distribution) -> float:
        return float(given.logits[given.top(self.k)[-1]])
