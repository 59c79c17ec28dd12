"""Eta cutoff."""

import math
from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About
from playground.decoding.transforms.probability_bar import ProbabilityBar


@dataclass(frozen=True)
class Eta(ProbabilityBar):
    """Keeps tokens above a bar that sinks where the model is unsure."""

    about: ClassVar[About] = About(
        key="eta",
        title="Eta cutoff",
        formula="keep p_i ≥ η,  η = min(ε, √ε · exp(−H))",
        source="Hewitt, Manning & Liang 2022, Truncation sampling as language model desmoothing, arXiv "
        "2210.15191",
        transformers="EtaLogitsWarper",
        when="Long texts: it cuts little where many tokens would do and more where few would.",
        weakness="Its knob is small and hard to feel; two steps with the same setting can cut very "
        "differently.",
    )

    epsilon: float = knob(
        FloatKnob(
            symbol="ε",
            help="Bounds the bar η from above; 0 is off",
            default=0.002,
            neutral=0.0,
            low=0.0,
            high=1.0,
            slider=(0.0001, 0.01),
            step=0.0001,
            log=True,
        )
    )

    def bar(self, given: Distribution) -> float:
        """The bar η, from ε and the entropy in nats."""
        return min(self.epsilon, math.sqrt(self.epsilon) * math.exp(-given.entropy_nats))
