"""Frequency penalty."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import BoolKnob, FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping
from playground.decoding.transforms.history import seen_counts


@dataclass(frozen=True)
class FrequencyPenalty(Reshaping):
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
        FloatKnob(
            symbol="α",
            help="Taken from the logit once for each time the token came before; below 0 rewards",
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
        seen, counts = seen_counts(past, len(given.logits))
        return given.changed(seen, given.logits[seen] - self.penalty * counts)
