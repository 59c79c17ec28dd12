"""Logits and a recipe to stages: who was cut, by which stage, with how much mass."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.measures import bits
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head, Lexicon, Threshold, Transform
from playground.errors import ModelFault

SHOWN = 64
KEPT = -1
NEVER_IN = -2


@dataclass(frozen=True, eq=False)
class Stage:
    """The distribution after one transform (the first one: of the model).

    `ids` int32 (K,) and `probabilities` float64 (K,) are the K best in canonical order; entropy is that
    of the whole distribution; `mass` is the share of the stage before that survived, measured before
    renormalisation. `rescued` says that the transform would have left nothing.
    """

    ids: NDArray[np.int32]
    probabilities: NDArray[np.float64]
    entropy_bits: float
    kept: int
    mass: float
    threshold: Threshold | None = None
    rescued: bool = False


@dataclass(frozen=True, eq=False)
class Shaped:
    """What a recipe makes of one set of logits. Arrays are (V,) and read-only.

    `cut_by` is the index in `recipe.transforms` of the stage that removed the token, −1 where it is
    kept, −2 where the model itself ruled it out.
    """

    recipe: Recipe
    head: Head
    chain: tuple[Distribution, ...]
    stages: tuple[Stage, ...]

    @property
    def model(self) -> Distribution:
        """Before any transform."""
        return self.chain[0]

    @property
    def after(self) -> Distribution:
        """After the whole recipe."""
        return self.chain[-1]

    @property
    def probabilities(self) -> Scores:
        """(V,) float64, sums to 1, 0 where cut."""
        return self.after.probabilities

    @property
    def kept(self) -> NDArray[np.bool_]:
        """(V,) bool."""
        return self.after.kept

    @cached_property
    def cut_by(self) -> NDArray[np.int16]:
        """(V,) index of the cutting stage, −1 kept, −2 never in."""
        result = np.full(len(self.model.logits), KEPT, dtype=np.int16)
        for place, (before, after) in enumerate(zip(self.chain, self.chain[1:], strict=False)):
            if after is not before:
                result[before.kept & ~after.kept] = place
        result[~self.model.kept] = NEVER_IN
        result.flags.writeable = False
        return result


def shape(
    logits: ArrayLike,
    recipe: Recipe,
    ids: Iterable[int] = (),
    prompt_length: int = 0,
    *,
    head: Head | None = None,
    lexicon: Lexicon | None = None,
    shown: int = SHOWN,
) -> Shaped:
    """Applies the recipe's transforms to logits (V,), stage by stage.

    Give `ids` and `prompt_length`, or a whole `head`. The input is not written to.
    Raises: ModelFault if the logits hold NaN or +inf, or nothing but −inf.
    """
    if head is None:
        head = Head(tuple(ids), prompt_length, lexicon=lexicon)
    given = Distribution(np.array(logits, dtype=np.float64))
    check_logits(given.logits)
    chain, stages = [given], [_stage(given, 1.0, shown)]
    for transform in recipe.transforms:
        after, stage = _turn(transform, chain[-1], stages[-1], head, shown)
        chain.append(after)
        stages.append(stage)
    return Shaped(recipe, head, tuple(chain), tuple(stages))


def check_logits(logits: Scores) -> None:
    """Raises: ModelFault if the logits are no distribution."""
    highest = logits.max(initial=-np.inf)
    if np.isnan(highest):
        raise ModelFault("The model gave NaN instead of a number, so there is no distribution to show.")
    if highest == np.inf:
        raise ModelFault("The model gave +∞ for a token, so there is no distribution to show.")
    if highest == -np.inf:
        raise ModelFault("The model rules out every token, so nothing can come next.")


def _turn(
    transform: Transform, given: Distribution, before: Stage, head: Head, shown: int
) -> tuple[Distribution, Stage]:
    logits = given.logits if transform.is_neutral else transform.apply(given, head)
    if logits is given.logits:
        line = None if transform.is_neutral else transform.threshold(given, head)
        return given, Stage(before.ids, before.probabilities, before.entropy_bits, before.kept, 1.0, line)
    after = given.then(logits, transform.keeps_order)
    rescued = after.count == 0
    if rescued:
        logits = np.full_like(given.logits, -np.inf)
        logits[given.best] = given.logits[given.best]
        after = Distribution(logits)
    mass = 1.0 if after.count == given.count else float(given.p(after.alive).sum())
    return after, _stage(after, mass, shown, transform.threshold(given, head), rescued)


def _stage(
    after: Distribution, mass: float, shown: int, line: Threshold | None = None, rescued: bool = False
) -> Stage:
    top = after.top(shown)
    ids, p = top.astype(np.int32), after.p(top)
    ids.flags.writeable = p.flags.writeable = False
    return Stage(ids, p, bits(after.entropy_nats), after.count, mass, line, rescued)
