"""Dynamic temperature."""

import math
from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.knobs import FloatKnob, knob
from playground.decoding.strategy import About, Head, Reshaping

# Colder than this the scores would leave the range of numbers.
_COLDEST = 1e-100


@dataclass(frozen=True)
class DynamicTemperature(Reshaping):
    """Sets the temperature by how unsure the model is: cooler where it is sure, hotter where it is not."""

    about: ClassVar[About] = About(
        key="dynatemp",
        title="Dynamic temperature",
        formula="T = lo + (hi − lo) · (H / ln n)^x,  lo = max(0, T₀ − r),  hi = T₀ + r",
        source="kalomaze 2023, dynamic temperature for koboldcpp; rule as in llama.cpp llama-sampler.cpp, "
        "n without cut tokens",
        llama_cpp="dynatemp_range, dynatemp_exponent",
        when="You want variety where there is a choice and none where there is not.",
        weakness="Needs a filter before it: the far tail makes H / ln n mean little.",
    )

    notes: ClassVar[tuple[str, ...]] = ("The entropy set the temperature to {temperature}.",)

    range: float = knob(
        FloatKnob(
            symbol="r",
            help="How far the temperature may lie from its centre",
            default=0.5,
            low=0.0,
            high=100.0,
            slider=(0.0, 1.0),
            step=0.05,
        )
    )

    exponent: float = knob(
        FloatKnob(
            symbol="x",
            help="Above 1 stays cool for longer, below 1 heats earlier",
            default=1.0,
            low=0.0,
            low_open=True,
            high=100.0,
            slider=(0.5, 2.0),
            step=0.05,
        )
    )

    temperature: float = knob(
        FloatKnob(
            symbol="T₀",
            help="The centre of the range",
            default=1.0,
            low=0.0,
            high=100.0,
            slider=(0.0, 2.0),
            step=0.05,
            optional=True,
        )
    )

    @property
    def is_neutral(self) -> bool:
        """No room around a centre of 1."""
        return self.range == 0.0 and self.temperature == 1.0

    def effective(self, given: Distribution) -> float:
        """The temperature that fits the entropy of `given`."""
        low, high = max(0.0, self.temperature - self.range), self.temperature + self.range
        share = min(1.0, given.entropy_nats / math.log(given.count))
        return low + (high - low) * math.pow(share, self.exponent)

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """One token alone stays as it is; a temperature of 0 keeps only the best."""
        if given.count == 1:
            return given
        temperature = self.effective(given)
        return given.first(1) if temperature < _COLDEST else given.bent(lambda scores: scores / temperature)

    def note(self, given: Distribution, head: Head) -> str:
        """The temperature that was used."""
        if given.count == 1:
            return ""
        return self.notes[0].format(temperature=f"{self.effective(given):.3f}")
