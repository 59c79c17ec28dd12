"""Sampling."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.draw import Draw
from playground.decoding.knobs import ChoiceKnob, knob
from playground.decoding.race import run_race
from playground.decoding.strategy import About, Choice, Head, Search


@dataclass(frozen=True)
class Sample(Search):
    """Draws one token at random, each with the probability its bar shows."""

    about: ClassVar[About] = About(
        key="sample",
        title="Sample",
        formula="token = min { i : Σ_{j ≤ i} p_j > u },  u ~ U[0, 1)",
        source="inverse transform sampling; Devroye 1986, Non-Uniform Random Variate Generation, ch. III",
        transformers="do_sample=True",
        llama_cpp="dist",
        when="You want variety: stories, ideas, several different answers.",
        weakness="Every kept token can come, also a bad one from the tail: filter or cool first.",
    )

    draw: str = knob(
        ChoiceKnob(
            symbol="draw",
            help="slice: one number u falls into a token's slice; race: each token gets an arrival time "
            "and the earliest wins, with the same numbers as transformers on a CPU",
            default="slice",
            choices=("slice", "race"),
            optional=True,
        )
    )

    def choose(self, final: Distribution, head: Head) -> Choice:
        """Slice: inverse CDF by the number of this place. Race: the numbers of seed and step."""
        if self.draw == "slice":
            return pick_at(final, head.uniform("token"))
        winner, race = run_race(final, head.seed, head.new_tokens, head.reroll)
        return Choice(winner, "only" if final.count == 1 else "race", race=race)


def pick_at(final: Distribution, u: float) -> Choice:
    """The token in whose slice `u` falls.

    Slices lie in canonical order; a slice is [low, high), so one of zero width never wins; what
    rounding leaves above the last sum belongs to the last token that has a slice.
    """
    if final.count == 1:
        return Choice(final.best, "only", Draw(u, 0.0, 1.0))
    place = final.reach(u, beyond=True) - 1
    if final.ladder_p[place] == 0.0:
        place = int(np.count_nonzero(final.ladder_p)) - 1
    low = final.mass(place)
    is_last = place + 1 == final.count or final.ladder_p[place + 1] == 0.0
    high = 1.0 if is_last else final.mass(place + 1)
    return Choice(final.at(place), "drawn", Draw(u, low, high))
