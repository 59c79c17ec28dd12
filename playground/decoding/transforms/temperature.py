"""Temperature."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping

AS_GREEDY = 1e-5


@dataclass(frozen=True)
class Temperature(Reshaping):
    """Below 1 makes likely tokens likelier; above 1 flattens the distribution; 0 is greedy."""

    about: ClassVar[About] = About(
        key="temperature",
        title="Temperature",
        formula="p_i ∝ exp(l_i / T)",
        source="Ackley, Hinton & Sejnowski 1985, A learning algorithm for Boltzmann machines",
        transformers="TemperatureLogitsWarper",
        llama_cpp="temp",
        when="Turn down for facts and code, up for variety.",
        weakness="Heat lifts the whole tail: above 1 it wants a filter beside it.",
    )

    temperature: float = knob(
        FloatKnob(
            symbol="T",
            help="Divides the logits before the softmax",
            default=1.0,
            neutral=1.0,
            low=0.0,
            high=1e6,
            slider=(0.0, 2.0),
            step=0.05,
        )
    )

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """L / T. T below 1e-5 keeps only the best token, the lowest id among equals."""
        if self.temperature < AS_GREEDY:
            return given.first(1)
        return given.bent(lambda scores: scores / self.temperature)
