"""Top-h."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Filter, Head, Threshold, line_after

_CONSIDERED = 100
_TINY = float(np.finfo(np.float64).tiny)


@dataclass(frozen=True)
class TopH(Filter):
    """Keeps the most likely tokens that together hold a share h of the entropy, at most 100 of them."""

    about: ClassVar[About] = About(
        key="top_h",
        title="Top-h",
        formula="keep the longest sorted prefix with −Σ p_i ln p_i ≤ h · H, of the 100 best",
        source="Potraghloo et al. 2025, Top-H decoding, arXiv 2509.02510; steps as in transformers "
        "logits_process.py",
        transformers="TopHLogitsWarper",
        when="You want creative but coherent text at high temperature.",
        weakness="Even at 1 it keeps no more than 100 tokens.",
    )

    h: float = knob(
        FloatKnob(
            symbol="h",
            help="Share of the entropy of the 100 best tokens",
            default=0.4,
            low=0.0,
            low_open=True,
            high=1.0,
            slider=(0.2, 0.9),
            step=0.01,
        )
    )

    def count(self, given: Distribution, head: Head) -> int:
        """The best token always stays."""
        sums, limit = self._entropies(given)
        return int(np.count_nonzero(sums[:_CONSIDERED] <= limit))

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The partial entropy up to the last token kept and the first one cut."""
        sums, limit = self._entropies(given)
        kept = max(1, self.count(given, head))
        return line_after("partial entropy in nats", limit, given, kept, lambda place: float(sums[place]))

    def _entropies(self, given: Distribution) -> tuple[Scores, float]:
        """Running entropy sums of the best tokens and of one more, and the limit, both in nats."""
        p = given.ladder_p[: _CONSIDERED + 1]
        p = p / p[:_CONSIDERED].sum()
        sums = np.cumsum(-p * np.log(np.maximum(p, _TINY)))
        return sums, self.h * float(sums[:_CONSIDERED][-1])
