"""Logit bias."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import knob
from playground.decoding.strategy import About, Head
from playground.decoding.tokens import TokensKnob
from playground.decoding.transforms.token_list import TokenList


@dataclass(frozen=True)
class LogitBias(TokenList):
    """Adds a number of your choice to the logits of tokens of your choice."""

    about: ClassVar[About] = About(
        key="logit_bias",
        title="Logit bias",
        example='logit_bias="yes=2.5|id:42=-5"',
        formula="l_i ← l_i + b_i",
        source="OpenAI API reference, logit_bias; sequences as in transformers logits_process.py",
        transformers="SequenceBiasLogitsProcessor",
        llama_cpp="logit_bias",
        when="A word should come more or less often, without being forced or forbidden.",
        weakness="A word has many forms: other casing, other endings, other splits into tokens.",
    )
    keeps_order: ClassVar[bool] = False

    tokens: str = knob(
        TokensKnob(
            symbol="b",
            help="Texts or ids with a number, between bars: yes=2.5|id:42=-5|id:5,3=1 (3 only after 5). "
            "A text covers its form with and without a leading space",
            default="",
            neutral="",
            biased=True,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Biases for the same token add up; several ids bias the last one after the others."""
        ids, biases = self.due(given, head)
        return given.changed(ids, given.logits[ids] + biases) if len(ids) else given
