"""XTC."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution, Scores, reaching, where
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Threshold, Transform, line_after

_TWO = 2


@dataclass(frozen=True)
class XTC(Transform):
    """Now and then takes out the likeliest tokens, all but the least likely of those above a threshold."""

    about: ClassVar[About] = About(
        key="xtc",
        title="XTC",
        formula="if coin ≤ π: of all p_i ≥ t keep only the least likely",
        source="p-e-w 2024, Exclude top choices, text-generation-webui PR 6335; rule as in llama.cpp PR 9742",
        llama_cpp="xtc_probability, xtc_threshold",
        when="Creative writing: it breaks clichés without letting poor tokens in.",
        weakness="It spares no token: an end of text or a line break that is due can be taken out too.",
    )

    notes: ClassVar[tuple[str, ...]] = (
        "The coin {coin} is above {probability}, so nothing was excluded.",
        "The coin {coin} is not above {probability}: no two tokens reach the threshold.",
        "The coin {coin} is not above {probability}: 1 top choice was excluded.",
        "The coin {coin} is not above {probability}: {count} top choices were excluded.",
    )

    threshold: float = knob(
        FloatKnob(
            symbol="t",
            help="From this probability on a token is a top choice; above 0.5 there is never more than one",
            default=0.1,
            low=0.0,
            high=1.0,
            slider=(0.05, 0.3),
            step=0.01,
        )
    )

    probability: float = knob(
        FloatKnob(
            symbol="π",
            help="How often it acts; 0 is off",
            default=0.5,
            neutral=0.0,
            low=0.0,
            high=1.0,
            slider=(0.0, 1.0),
            step=0.05,
        )
    )

    def apply(self, given: Distribution, head: Head) -> Scores:
        """The coin is the number of this place in a stream of its own."""
        if not self.acts(head.uniform(self.about.key)):
            return given.logits
        return exclude_top(given, self.threshold)

    def acts(self, coin: float) -> bool:
        """Whether a coin in [0, 1) makes it act."""
        return coin <= self.probability

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The probability from which tokens go; inside stands the one that was spared."""
        choices = reaching(given.ladder_p, self.threshold)
        if choices < _TWO or not self.acts(head.uniform(self.about.key)):
            return None
        line = line_after("probability", self.threshold, given, choices - 1)
        return Threshold(line.name, line.value, line.outside, line.inside)

    def note(self, given: Distribution, head: Head) -> str:
        """The coin, and what came of it."""
        coin, out = head.uniform(self.about.key), reaching(given.ladder_p, self.threshold) - 1
        if not self.acts(coin):
            return self._told(0, coin)
        return self._told(1, coin) if out < 1 else self._told(2 if out == 1 else 3, coin, out)

    def _told(self, place: int, coin: float, out: int = 0) -> str:
        numbers = {"coin": f"{coin:.3f}", "probability": f"{self.probability:g}", "count": f"{out:,}"}
        return self.notes[place].format(**numbers)


def exclude_top(given: Distribution, threshold: float) -> Scores:
    """Logits without the top choices, save the least likely of them."""
    choices = reaching(given.ladder_p, threshold)
    return given.logits if choices < _TWO else where(given, ~given.first(choices - 1).kept)
