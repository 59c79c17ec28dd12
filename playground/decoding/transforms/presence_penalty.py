"""Presence penalty."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import BoolKnob, FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping
from playground.decoding.transforms.history import seen_counts


@dataclass(frozen=True)
class PresencePenalty(Reshaping):
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
        FloatKnob(
            symbol="β",
            help="Taken from the logit of every token that came before; below 0 rewards",
            default=0.5,
            neutral=0.0,
            low=-100.0,
            high=100.0,
            slider=(-2.0, 2.0),
            step=0.05,
        )
    )

    prompt: bool = knob(
        BoolKnob(
            symbol="prompt",
            help="Also counts the prompt, as llama.cpp does; off counts new tokens only, as OpenAI and "
            "vLLM do",
            default=False,
            optional=True,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """New tokens count; the prompt only if asked for. Ids beyond the vocabulary are ignored."""
        past = head.ids if self.prompt else head.ids[head.prompt_length :]
        seen, _ = seen_counts(past, len(given.logits))
        return given.changed(seen, given.logits[seen] - self.penalty)
