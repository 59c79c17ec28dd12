"""Sampling."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.draw import Draw
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

    def choose(self, final: Distribution, head: Head) -> Choice:
        """Inverse CDF over the kept tokens in canonical order, by the number of this place."""
        return pick_at(final, head.uniform("token"))


def pick_at(final: Distribution, u: float) -> Choice:
    """The token in whose slice `u` falls.

    Slices lie in canonical order; a slice is [low, high), so one of zero width never wins; what
    rounding leaves above the last sum belongs to the last token.
    """
    if final.count == 1:
        return Choice(final.best, "only", Draw(u, 0.0, 1.0))
    ids, sums = final.prefix(u, beyond=True)
    place = len(ids) - 1
    low = float(sums[place - 1]) if place else 0.0
    last = len(ids) == final.count
    return Choice(int(ids[place]), "drawn", Draw(u, low, 1.0 if last else float(sums[place])))
