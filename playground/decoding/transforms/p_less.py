"""P-less."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.strategy import About
from playground.decoding.transforms.probability_bar import ProbabilityBar

# Σ p² of equal probabilities can round to just above each of them; all of them must stay.
_ROUNDING = 1e-15


@dataclass(frozen=True)
class PLess(ProbabilityBar):
    """Keeps tokens at least as likely as two draws are to agree; it has no knob."""

    about: ClassVar[About] = About(
        key="p_less",
        title="P-less",
        formula="keep p_i ≥ Σ p_j²",
        source="Tan, Wu & Howard 2025, p-less sampling, arXiv 2509.23234; as in llama.cpp "
        "tests/test-sampling.cpp",
        when="You want a filter that sets itself.",
        weakness="There is nothing to adjust, and on peaked steps it is close to greedy.",
    )

    def bar(self, given: Distribution) -> float:
        """The collision probability, less what rounding may have added to it."""
        return float(np.square(given.ladder_p).sum()) - _ROUNDING
