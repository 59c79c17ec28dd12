"""Repetition penalty."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping
from playground.decoding.transforms.history import seen_counts

# A division by less could leave the range of numbers; weaker penalties than this all mean "for ever".
_SMALLEST = 1e-200


@dataclass(frozen=True)
class RepetitionPenalty(Reshaping):
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

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """The prompt counts; ids beyond the vocabulary are ignored."""
        seen, _ = seen_counts(head.ids, len(given.logits))
        scores = given.logits[seen]
        weaker = scores / max(self.penalty, _SMALLEST)
        return given.changed(seen, np.where(scores < 0, scores * self.penalty, weaker))
