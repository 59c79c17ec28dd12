"""No-repeat n-gram."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import IntKnob, knob
from playground.decoding.strategy import About, Head, Reshaping
from playground.decoding.transforms.history import followers


@dataclass(frozen=True)
class NoRepeatNGram(Reshaping):
    """Forbids every token that would complete a run of n tokens the text or prompt already has."""

    about: ClassVar[About] = About(
        key="no_repeat_ngram",
        title="No-repeat n-gram",
        formula="out: every i for which (last n − 1 tokens, i) came before",
        source="Paulus, Xiong & Socher 2017, A deep reinforced model for abstractive summarization, arXiv "
        "1705.04304",
        transformers="NoRepeatNGramLogitsProcessor",
        when="Summaries, and small models that loop.",
        weakness="Also forbids names and phrases that have to come again, and the n-grams of the prompt.",
    )

    n: int = knob(
        IntKnob(
            symbol="n",
            help="Length of the runs that may not come twice; 0 is off",
            default=3,
            neutral=0,
            low=0,
            high=1000,
            slider=(2, 6),
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Fewer than n tokens so far: nothing is forbidden."""
        banned = followers(head.ids, self.n - 1)
        banned = banned[(banned >= 0) & (banned < len(given.logits))]
        return given.changed(banned, np.full(len(banned), -np.inf)) if len(banned) else given
