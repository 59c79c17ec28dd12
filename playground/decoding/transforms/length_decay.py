"""Exponential length decay."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, IntKnob, knob
from playground.decoding.strategy import About, Head
from playground.decoding.transforms.end_tokens import EndTokens

# Past this growth the end is certain anyway, and scores stay numbers that other stages can work with.
_LARGEST = 200.0


@dataclass(frozen=True)
class LengthDecay(EndTokens):
    """Makes the end of the text likelier with every token after the first few."""

    about: ClassVar[About] = About(
        key="length_decay",
        title="Length decay",
        formula="new tokens t > s: end tokens l ← l + |l| · (c^(t − s) − 1)",
        source="transformers logits_process.py: ExponentialDecayLengthPenalty",
        transformers="ExponentialDecayLengthPenalty",
        when="Answers should come to an end by themselves instead of being cut off.",
        weakness="It depends on where the logits' zero lies, and ends the text in the middle of a sentence "
        "once it is strong.",
    )
    keeps_order: ClassVar[bool] = False

    start: int = knob(
        IntKnob(
            symbol="s",
            help="How many new tokens come before it begins",
            default=50,
            low=0,
            high=10_000_000,
            slider=(0, 200),
        )
    )
    factor: float = knob(
        FloatKnob(
            symbol="c",
            help="Growth with each token; 1 is off, below 1 puts the end off",
            default=1.05,
            neutral=1.0,
            low=0.0,
            low_open=True,
            high=10.0,
            slider=(1.0, 1.5),
            step=0.01,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Ends that are out stay out."""
        past = head.new_tokens - self.start
        if past <= 0:
            return given
        ends = self.ends(given, head)
        growth = np.expm1(min(past * np.log(self.factor), _LARGEST))
        scores = given.logits[ends]
        return given.changed(ends, scores + np.abs(scores) * growth) if len(ends) else given
