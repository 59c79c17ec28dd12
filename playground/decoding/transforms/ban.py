"""Banned tokens and texts."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import knob
from playground.decoding.strategy import About, Head
from playground.decoding.tokens import TokensKnob
from playground.decoding.transforms.token_list import TokenList


@dataclass(frozen=True)
class Ban(TokenList):
    """Takes out tokens and texts of your choice."""

    about: ClassVar[About] = About(
        key="ban",
        title="Ban",
        example='ban="foo|id:42"',
        formula="out: every i on the list",
        source="transformers logits_process.py: NoBadWordsLogitsProcessor, SuppressTokensLogitsProcessor",
        transformers="NoBadWordsLogitsProcessor, SuppressTokensLogitsProcessor",
        llama_cpp="logit_bias = -inf",
        when="Something must not come.",
        weakness="Only the split into tokens that is looked up is banned: the same letters can still come "
        "by other tokens, in other casing or as part of a longer word.",
    )

    tokens: str = knob(
        TokensKnob(
            symbol="list",
            help="Texts or ids between bars: foo|id:42|id:5,3 (3 only after 5). A text covers its form with "
            "and without a leading space; of a text of several tokens the last is taken out when the "
            "others stand before it",
            default="",
            neutral="",
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """End tokens can be banned as well."""
        ids, _ = self.due(given, head)
        return given.changed(ids, np.full(len(ids), -np.inf)) if len(ids) else given
