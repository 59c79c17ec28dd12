"""Quadratic smoothing."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping


@dataclass(frozen=True)
class Smoothing(Reshaping):
    """Brings the likeliest tokens closer together and pushes the others further away."""

    about: ClassVar[About] = About(
        key="smoothing",
        title="Quadratic smoothing",
        formula="d = l − l_max,  l ← l_max − k·f·d² + s·f·d³,  k = (3 − c)/2,  s = (c − 1)/2",
        source="kalomaze 2024, text-generation-webui PR 5403 and modules/sampler_hijack.py",
        when="In place of temperature: variety among good tokens, none among poor ones.",
        weakness="With a small factor it lifts the tail; it belongs beside a filter.",
    )

    factor: float = knob(
        FloatKnob(
            symbol="f",
            help="Strength; 0 is off",
            default=0.2,
            neutral=0.0,
            low=0.0,
            high=1000.0,
            slider=(0.0, 1.0),
            step=0.01,
        )
    )

    curve: float = knob(
        FloatKnob(
            symbol="c",
            help="1 is a plain parabola, 3 the steepest fall",
            default=1.0,
            low=1.0,
            high=3.0,
            slider=(1.0, 3.0),
            step=0.1,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """The best token keeps its logit; what is out stays out."""
        return given.bent(lambda scores: self._bend(scores, given.highest))

    def _bend(self, scores: Scores, highest: float) -> Scores:
        below = highest - np.where(scores > -np.inf, scores, highest)
        square, cube = (3.0 - self.curve) / 2.0, (self.curve - 1.0) / 2.0
        bent = highest - self.factor * below * below * (square + cube * below)
        return np.where(scores > -np.inf, bent, -np.inf)
