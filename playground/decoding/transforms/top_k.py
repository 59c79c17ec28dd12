"""Top-k."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution, reaching
from playground.decoding.knobs import IntKnob, knob
from playground.decoding.strategy import About, Filter, Head, Threshold, line_after


@dataclass(frozen=True)
class TopK(Filter):
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

    def count(self, given: Distribution, head: Head) -> int:
        """All that score no less than the k-th best; k beyond the vocabulary cuts nothing."""
        if self.k >= given.count:
            return given.count
        return reaching(given.ladder, given.ladder[self.k - 1])

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The rank at which the line is drawn."""
        kept = self.count(given, head)
        return line_after("rank", float(self.k), given, kept, lambda place: place + 1.0)
