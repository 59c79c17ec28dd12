"""Classifier-free guidance."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, TextKnob, knob
from playground.decoding.strategy import About, Head, Lexicon, Transform
from playground.errors import BadValue
from playground.wording import QT_TRANSLATE_NOOP, translate

_NO_VOCABULARY = QT_TRANSLATE_NOOP(
    "decoding", "A second prompt in words needs a vocabulary to read it with, and none is here."
)


@dataclass(frozen=True)
class Guidance(Transform):
    """Asks the model a second time with another prompt and moves away from what it says there."""

    about: ClassVar[About] = About(
        key="guidance",
        title="Guidance",
        example='guidance(scale=1.5,prompt="Say no.")',
        formula="l ← log p_u + γ (log p_c − log p_u)",
        source="Sanchez et al. 2023, Stay on topic with classifier-free guidance, arXiv 2306.17806",
        transformers="UnbatchedClassifierFreeGuidanceLogitsProcessor",
        when="The text should follow the prompt more closely, or keep away from a second, negative prompt.",
        weakness="Every step costs a second forward pass, and a large scale lifts tokens that neither "
        "prompt finds likely.",
    )
    keeps_order: ClassVar[bool] = False

    notes: ClassVar[tuple[str, ...]] = ("The model was asked twice for this step.",)

    scale: float = knob(
        FloatKnob(
            symbol="γ",
            help="1 is off, above 1 moves away from the second prompt, 0 follows it alone",
            default=1.5,
            neutral=1.0,
            low=-100.0,
            high=100.0,
            slider=(0.0, 3.0),
            step=0.05,
        )
    )

    prompt: str = knob(
        TextKnob(
            symbol="prompt",
            help="The second prompt; empty stands for the prompt's last token alone",
            default="",
        )
    )

    def second_path(self, head: Head) -> tuple[int, ...] | None:
        """The second prompt and all new tokens."""
        if self.is_neutral or not head.ids:
            return None
        new = head.ids[head.prompt_length :]
        if not self.prompt:
            return head.ids[max(0, head.prompt_length - 1) :]
        if head.lexicon is None:
            raise BadValue(translate("decoding", _NO_VOCABULARY))
        return head.lexicon.encode(self.prompt) + new

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """A prompt in words needs a vocabulary."""
        return translate("decoding", _NO_VOCABULARY) if self.prompt and lexicon is None else None

    def apply(self, given: Distribution, head: Head) -> Scores:
        """Log-probabilities are mixed; a token that is out in one of the two keeps its own."""
        if head.guide is None:
            raise BadValue(
                translate(
                    "decoding",
                    "Guidance needs what the model says after the second prompt, and that is missing.",
                )
            )
        return mix(given, Distribution(np.array(head.guide, dtype=np.float64)), self.scale)

    def note(self, given: Distribution, head: Head) -> str:
        """What it costs."""
        return self.notes[0]


def mix(given: Distribution, guide: Distribution, scale: float) -> Scores:
    """Log p_u + γ (log p_c − log p_u), c for `given` and u for `guide`."""
    own = given.logits - given.log_total
    both = given.kept & guide.kept
    other = np.where(both, guide.logits, 0.0) - guide.log_total
    return np.where(both, other + scale * (np.where(both, own, 0.0) - other), own)
