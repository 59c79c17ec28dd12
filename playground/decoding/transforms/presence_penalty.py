"""Presence penalty."""

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Ids, Scores
from playground.decoding.knobs import knob
from playground.decoding.strategy import About
from playground.decoding.transforms.counted_penalty import AMOUNT, PROMPT, CountedPenalty


@dataclass(frozen=True)
class PresencePenalty(CountedPenalty):
    """Lowers every token that was generated before by the same amount, however often it came."""

    about: ClassVar[About] = About(
        key="presence_penalty",
        title="Presence penalty",
        formula="l_i ← l_i − β · [count_i > 0]",
        source="OpenAI API reference, presence and frequency penalties; counts as in vLLM "
        "model_executor/layers/utils.py",
        llama_cpp="presence_penalty",
        when="You want new topics and words.",
        weakness="Commas, articles and line breaks are punished like any other token.",
    )
    keeps_order: ClassVar[bool] = False

    penalty: float = knob(
        replace(
            AMOUNT, symbol="β", help="Taken from the logit of every token that came before; below 0 rewards"
        )
    )
    prompt: bool = knob(PROMPT)

    def amounts(self, counts: Ids) -> Scores:
        """The same for all."""
        return np.full(len(counts), self.penalty)
