"""Min-p."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About
from playground.decoding.transforms.probability_bar import ProbabilityBar


@dataclass(frozen=True)
class MinP(ProbabilityBar):
    """Keeps tokens at least m times as likely as the likeliest one."""

    about: ClassVar[About] = About(
        key="min_p",
        title="Min-p",
        formula="keep p_i ≥ m · p_max",
        source="Nguyen et al. 2024, Turning up the heat: min-p sampling, arXiv 2407.01082",
        transformers="MinPLogitsWarper",
        llama_cpp="min_p",
        when="Together with high temperature: the bar rises and falls with the model's confidence.",
        weakness="On a flat distribution it keeps nearly everything.",
    )

    m: float = knob(
        FloatKnob(
            symbol="m",
            help="Share of the largest probability; 0 is off",
            default=0.1,
            neutral=0.0,
            low=0.0,
            high=1.0,
            slider=(0.0, 0.3),
            step=0.01,
        )
    )

    def bar(self, given: Distribution) -> float:
        """The probability a token must reach."""
        return self.m * float(given.ladder_p[0])
