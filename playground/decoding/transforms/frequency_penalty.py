"""Frequency penalty."""

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Ids, Scores
from playground.decoding.knobs import knob
from playground.decoding.strategy import About
from playground.decoding.transforms.counted_penalty import AMOUNT, PROMPT, CountedPenalty


@dataclass(frozen=True)
class FrequencyPenalty(CountedPenalty):
    """Lowers every token by an amount for each time it was generated before."""

    about: ClassVar[About] = About(
        key="frequency_penalty",
        title="Frequency penalty",
        formula="l_i ← l_i − α · count_i",
        source="OpenAI API reference, presence and frequency penalties; counts as in vLLM "
        "model_executor/layers/utils.py",
        llama_cpp="frequency_penalty",
        when="You want fewer repetitions, the stronger the more there were.",
        weakness="In long texts the commonest words become impossible.",
    )
    keeps_order: ClassVar[bool] = False

    penalty: float = knob(
        replace(
            AMOUNT,
            symbol="α",
            help="Taken from the logit once for each time the token came before; below 0 rewards",
        )
    )
    prompt: bool = knob(PROMPT)

    def amounts(self, counts: Ids) -> Scores:
        """So much for each time."""
        return self.penalty * counts.astype(np.float64)
