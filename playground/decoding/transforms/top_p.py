"""Top-p, nucleus sampling."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Filter, Head, Threshold, line_after


@dataclass(frozen=True)
class TopP(Filter):
    """Keeps the smallest set of most likely tokens whose probabilities add up to p or more."""

    about: ClassVar[About] = About(
        key="top_p",
        title="Top-p",
        formula="keep the shortest sorted prefix with Σ p_i ≥ p",
        source="Holtzman et al. 2020, The curious case of neural text degeneration, arXiv 1904.09751",
        transformers="TopPLogitsWarper",
        llama_cpp="top_p",
        when="A good general filter: few tokens where the model is sure, many where it is not.",
        weakness="On a flat or heated distribution it lets a long tail of poor tokens in.",
    )

    p: float = knob(
        FloatKnob(
            symbol="p",
            help="The probability mass to reach; 1 is off",
            default=0.9,
            neutral=1.0,
            low=0.0,
            high=1.0,
            slider=(0.5, 1.0),
            step=0.01,
        )
    )

    def count(self, given: Distribution, head: Head) -> int:
        """The token that crosses p stays; the best token always stays."""
        return given.reach(self.p)

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The cumulative probability up to the last token kept and the first one cut."""
        kept = self.count(given, head)
        return line_after("cumulative probability", self.p, given, kept, lambda place: given.mass(place + 1))
