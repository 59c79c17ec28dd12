"""Epsilon cutoff."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About
from playground.decoding.transforms.probability_bar import ProbabilityBar


@dataclass(frozen=True)
class Epsilon(ProbabilityBar):
    """Keeps tokens whose probability is at least ε."""

    about: ClassVar[About] = About(
        key="epsilon",
        title="Epsilon cutoff",
        formula="keep p_i ≥ ε",
        source="Hewitt, Manning & Liang 2022, Truncation sampling as language model desmoothing, arXiv "
        "2210.15191",
        transformers="EpsilonLogitsWarper",
        when="You want a plain floor under the tail, the same at every step.",
        weakness="Where many tokens are equally good, all of them may lie below the bar, and only the best "
        "stays.",
    )

    epsilon: float = knob(
        FloatKnob(
            symbol="ε",
            help="The smallest probability that stays; 0 is off",
            default=0.0006,
            neutral=0.0,
            low=0.0,
            high=1.0,
            slider=(0.0001, 0.01),
            step=0.0001,
            log=True,
        )
    )

    def bar(self, given: Distribution) -> float:
        """The probability a token must reach."""
        return self.epsilon
