"""Repetition penalty."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Transform


@dataclass(frozen=True)
class RepetitionPenalty(Transform):
    """Makes every token that is already in the prompt or the text less likely, once each."""

    about: ClassVar[About] = About(
        key="repetition_penalty",
        title="Repetition penalty",
        formula="seen: l < 0 → l · θ,  else l / θ",
        source="Keskar et al. 2019, CTRL, arXiv 1909.05858; sign split as in transformers logits_process.py",
        transformers="RepetitionPenaltyLogitsProcessor",
        llama_cpp="repeat_penalty",
        when="A small model runs in circles.",
        weakness="Also punishes words a text needs again, and the prompt's own; its strength depends on "
        "where the logits' zero lies.",
    )
    keeps_order: ClassVar[bool] = False

    penalty: float = knob(
        FloatKnob(
            symbol="θ",
            help="Above 1 discourages, below 1 rewards what was seen",
            default=1.1,
            neutral=1.0,
            low=0.0,
            low_open=True,
            high=1e6,
            slider=(0.8, 1.5),
            step=0.01,
        )
    )

    def apply(self, given: Distribution, head: Head) -> Scores:
        """The prompt counts; ids beyond the vocabulary are ignored."""
        seen = np.unique(np.asarray(head.ids, dtype=np.int64))
        seen = seen[(seen >= 0) & (seen < len(given.logits))]
        result = given.logits.copy()
        scores = result[seen]
        result[seen] = np.where(scores < 0, scores * self.penalty, scores / self.penalty)
        return result
