"""What both versions of mirostat share: a memory that steers the surprise of what is drawn."""

import math
from dataclasses import dataclass
from typing import Any

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.measures import bits
from playground.decoding.strategy import Filter, Head


@dataclass(frozen=True)
class SurpriseMemory(Filter):
    """Cuts so that the mean surprise of the drawn tokens comes to τ bits.

    The memory μ, in bits, starts at 2τ and belongs to the token after which it was learnt, so stepping
    back restores it.
    """

    tau: float = knob(
        FloatKnob(
            symbol="τ",
            unit="bits",
            help="The surprise to aim at",
            default=5.0,
            low=0.0,
            low_open=True,
            high=100.0,
            slider=(1.0, 10.0),
            step=0.1,
        )
    )

    eta: float = knob(
        FloatKnob(
            symbol="η",
            help="How fast the memory follows",
            default=0.1,
            low=0.0,
            low_open=True,
            high=10.0,
            slider=(0.01, 1.0),
            step=0.01,
        )
    )

    def mu(self, head: Head) -> float:
        """The memory before this token, in bits; one of a file may be anything that a file can hold."""
        memory = head.memories.get(self.about.key)
        return float(memory) if isinstance(memory, int | float) else 2.0 * self.tau

    def learn(self, given: Distribution, after: Distribution, head: Head, token: int) -> Any:
        """μ − η (S − τ), S the surprise among the tokens kept; a token from outside has that of before."""
        logits = (after.logits[token], given.logits[token])
        totals = (after.log_total, given.log_total)
        known = [bits(total - float(logit)) for total, logit in zip(totals, logits, strict=True)]
        surprise = next((value for value in known if math.isfinite(value)), None)
        return None if surprise is None else self.mu(head) - self.eta * (surprise - self.tau)
