"""Top-nσ."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, reaching
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Filter, Head, Threshold, line_after


@dataclass(frozen=True)
class TopNSigma(Filter):
    """Keeps tokens whose logit lies within n standard deviations of the highest."""

    about: ClassVar[About] = About(
        key="top_n_sigma",
        title="Top-nσ",
        formula="keep l_i ≥ l_max − n · σ(l)",
        source="Tang et al. 2024, Top-nσ: not all logits are you need, arXiv 2411.07641",
        llama_cpp="top_n_sigma",
        when="With high temperature: heat does not change which tokens it keeps.",
        weakness="σ is taken over the whole vocabulary, so it says little about the few tokens that "
        "matter; after another filter it means something else.",
    )

    n: float = knob(
        FloatKnob(
            symbol="n",
            help="Standard deviations below the highest logit; 0 is off",
            default=1.0,
            neutral=0.0,
            low=0.0,
            high=1000.0,
            slider=(0.5, 3.0),
            step=0.1,
        )
    )

    def bar(self, given: Distribution) -> float:
        """The logit a token must reach; σ over the tokens that are in, divided by their number."""
        return given.highest - self.n * float(np.std(given.ladder))

    def count(self, given: Distribution, head: Head) -> int:
        """Tokens on the bar stay."""
        return reaching(given.ladder, self.bar(given))

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The logit a token must reach."""
        kept = self.count(given, head)
        return line_after("logit", self.bar(given), given, kept, lambda place: float(given.ladder[place]))
