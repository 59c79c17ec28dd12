"""Orders of application as other programs have them, and whether an order matters."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from playground.decoding.distribution import Distribution, Ids
from playground.decoding.recipe import Recipe
from playground.decoding.shaping import shape
from playground.decoding.strategy import Head, Transform

# transformers 5.24 generation/utils.py; llama.cpp common/sampling.cpp; vLLM v1/sample/sampler.py.
ORDERS: dict[str, tuple[str, ...]] = {
    "transformers": (
        "guidance",
        "logit_bias",
        "repetition_penalty",
        "no_repeat_ngram",
        "ban",
        "min_new_tokens",
        "allow",
        "length_decay",
        "temperature",
        "top_h",
        "top_k",
        "top_p",
        "min_p",
        "typical_p",
        "epsilon",
        "eta",
    ),
    "llama.cpp": (
        "logit_bias",
        "repetition_penalty",
        "frequency_penalty",
        "presence_penalty",
        "dry",
        "top_n_sigma",
        "top_k",
        "typical_p",
        "top_p",
        "min_p",
        "xtc",
        "temperature",
        "dynatemp",
        "mirostat_v1",
        "mirostat",
    ),
    "vLLM": (
        "allow",
        "ban",
        "min_new_tokens",
        "logit_bias",
        "repetition_penalty",
        "frequency_penalty",
        "presence_penalty",
        "temperature",
        "min_p",
        "top_k",
        "top_p",
    ),
}


def reorder(recipe: Recipe, order: str) -> Recipe:
    """The recipe in the order of a program; what that program does not have keeps its place.

    Raises: KeyError for a program that `ORDERS` does not name.
    """
    keys = ORDERS[order]
    known = [t for t in recipe.transforms if t.about.key in keys]
    in_turn = iter(sorted(known, key=lambda t: keys.index(t.about.key)))
    return Recipe(tuple(next(in_turn) if t in known else t for t in recipe.transforms), recipe.search)


def is_in_order(recipe: Recipe, order: str) -> bool:
    """Whether the recipe already has the order of a program."""
    return reorder(recipe, order) == recipe


@dataclass(frozen=True, eq=False)
class Difference:
    """What two recipes make of the same logits.

    `only_first` and `only_second` are the ids (n,) that only one of them keeps, likeliest first;
    `largest` is the largest difference in the probability of any token.
    """

    only_first: Ids
    only_second: Ids
    largest: float

    @property
    def matters(self) -> bool:
        """Whether there is a difference that is more than rounding."""
        return bool(len(self.only_first) or len(self.only_second) or self.largest > _ROUNDING)


_ROUNDING = 1e-9


def order_matters(
    logits: ArrayLike | Distribution, recipe: Recipe, other: Recipe, head: Head | None = None
) -> Difference:
    """Compares two recipes, as two orders of the same transforms. Raises: as `shape`."""
    first, second = (shape(logits, r, head=head) for r in (recipe, other))
    ranked = first.model.order
    return Difference(
        ranked[first.kept[ranked] & ~second.kept[ranked]],
        ranked[second.kept[ranked] & ~first.kept[ranked]],
        float(np.abs(first.probabilities - second.probabilities).max()),
    )


def moved(recipe: Recipe, transform: Transform, place: int) -> Recipe:
    """The recipe with one of its transforms at another place."""
    rest = [t for t in recipe.transforms if t != transform]
    rest.insert(place, transform)
    return Recipe(tuple(rest), recipe.search)
