"""Minimum of new tokens."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import IntKnob, knob
from playground.decoding.strategy import About, Head
from playground.decoding.transforms.end_tokens import EndTokens


@dataclass(frozen=True)
class MinNewTokens(EndTokens):
    """Forbids the end of the text until n new tokens are there."""

    about: ClassVar[About] = About(
        key="min_new_tokens",
        title="Minimum of new tokens",
        formula="new tokens < n: every end token is out",
        source="transformers logits_process.py: MinNewTokensLengthLogitsProcessor",
        transformers="MinNewTokensLengthLogitsProcessor",
        when="Answers come out too short.",
        weakness="A model that has nothing more to say goes on all the same.",
    )

    n: int = knob(
        IntKnob(
            symbol="n",
            help="How many new tokens there must be before the text may end; 0 is off",
            default=20,
            neutral=0,
            low=0,
            high=10000000,
            slider=(0, 200),
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Once enough new tokens are there nothing changes."""
        if head.new_tokens >= self.n:
            return given
        ends = self.ends(given, head)
        return given.changed(ends, np.full(len(ends), -np.inf)) if len(ends) else given
