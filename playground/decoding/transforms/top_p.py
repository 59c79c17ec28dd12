"""Top-p, nucleus sampling."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution, Scores, only
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Threshold, Transform


@dataclass(frozen=True)
class TopP(Transform):
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

    def apply(self, given: Distribution, head: Head) -> Scores:
        """The token that crosses p stays; the best token always stays."""
        ids, _ = given.prefix(self.p)
        return given.logits if len(ids) == given.count else only(given, ids)

    def threshold(self, given: Distribution, head: Head) -> Threshold | None:
        """The cumulative probability up to the last token kept and the first one cut."""
        ids, sums = given.prefix(self.p)
        order = given.top(len(ids) + 1)
        inside = (int(ids[-1]), float(sums[-1]))
        if len(order) == len(ids):
            return Threshold("cumulative probability", self.p, inside)
        beyond = float(sums[-1] + given.p(order[-1:])[0])
        return Threshold("cumulative probability", self.p, inside, (int(order[-1]), beyond))
