"""Top-a."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About
from playground.decoding.transforms.probability_bar import ProbabilityBar


@dataclass(frozen=True)
class TopA(ProbabilityBar):
    """Keeps tokens at least a times the square of the largest probability."""

    about: ClassVar[About] = About(
        key="top_a",
        title="Top-a",
        formula="keep p_i ≥ a · p_max²",
        source="BlinkDL, RWKV-LM, README section on top-a sampling",
        when="You want few tokens where the model is sure and nearly all where it is not.",
        weakness="Where the largest probability is small, the bar is close to nothing.",
    )

    a: float = knob(
        FloatKnob(
            symbol="a",
            help="Factor before the squared largest probability; 0 is off",
            default=0.2,
            neutral=0.0,
            low=0.0,
            high=1.0,
            slider=(0.0, 1.0),
            step=0.01,
        )
    )

    def bar(self, given: Distribution) -> float:
        """The probability a token must reach; never above the largest one."""
        return self.a * float(given.ladder_p[0]) ** 2
