"""Minimum of new tokens."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import IntKnob, knob
from playground.decoding.strategy import About, Head, Lexicon, Reshaping
from playground.errors import BadValue

_UNKNOWN = "min_new_tokens needs a vocabulary that names its end tokens, and none is here."


@dataclass(frozen=True)
class MinNewTokens(Reshaping):
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

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """Without a vocabulary nobody knows the end tokens."""
        return None if lexicon else _UNKNOWN

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Once enough new tokens are there nothing changes."""
        if head.new_tokens >= self.n:
            return given
        if head.lexicon is None:
            raise BadValue(_UNKNOWN)
        known = [i for i in sorted(head.lexicon.eos_ids) if 0 <= i < len(given.logits)]
        ends = np.array(known, dtype=np.int64)
        return given.changed(ends, np.full(len(ends), -np.inf)) if len(ends) else given
