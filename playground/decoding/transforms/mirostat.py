"""Mirostat, version 2."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.measures import bits, nats
from playground.decoding.strategy import About, Head, Threshold, line_after
from playground.decoding.transforms.surprise_memory import SurpriseMemory


@dataclass(frozen=True)
class Mirostat(SurpriseMemory):
    """Keeps tokens whose surprise is at most μ, and moves μ so that the text stays evenly surprising."""

    about: ClassVar[About] = About(
        key="mirostat",
        title="Mirostat",
        formula="keep −log₂ p_i ≤ μ;  then μ ← μ − η (S − τ)",
        source="Basu et al. 2021, Mirostat, arXiv 2007.14966, algorithm 2; S as in llama.cpp",
        llama_cpp="mirostat = 2, mirostat_tau, mirostat_eta",
        when="Long texts that should neither grow dull nor fall apart.",
        weakness="It adapts slowly, and other filters before it hide from it what it wants to measure; "
        "llama.cpp turns them off.",
    )

    notes: ClassVar[tuple[str, ...]] = ("μ stands at {mu} bits.",)

    def count(self, given: Distribution, head: Head) -> int:
        """μ below the smallest surprise keeps only the best token."""
        return int(np.count_nonzero(given.log_total - given.ladder <= nats(self.mu(head))))

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The surprise, in bits, that a token may have."""
        kept = max(1, self.count(given, head))
        return line_after("surprise in bits", self.mu(head), given, kept, lambda place: _bits(given, place))

    def note(self, given: Distribution, head: Head) -> str:
        """The memory."""
        return self.notes[0].format(mu=f"{self.mu(head):.2f}")


def _bits(given: Distribution, place: int) -> float:
    return bits(given.log_total - float(given.ladder[place]))
