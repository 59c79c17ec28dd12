"""Greedy search."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution
from playground.decoding.strategy import About, Choice, Head, Search


@dataclass(frozen=True)
class Greedy(Search):
    """Takes the most likely token, always; among equals the one with the lowest id."""

    about: ClassVar[About] = About(
        key="greedy",
        title="Greedy",
        formula="argmax p",
        source="transformers generation/utils.py: argmax over the processed scores",
        transformers="do_sample=False",
        llama_cpp="temp = 0",
        when="You want the same answer every time, or short factual completions.",
        weakness="The likeliest token at each step need not give the likeliest text; it falls into loops.",
    )

    def choose(self, final: Distribution, head: Head) -> Choice:
        """The lowest id among the highest scores."""
        tied = int((final.logits == final.logits[final.best]).sum()) > 1
        return Choice(final.best, "tie" if tied else "greedy")
