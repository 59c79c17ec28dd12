"""Logits and a recipe to stages: who was cut, by which stage, with how much mass."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from playground.decoding.distribution import Distribution, Scores, falling
from playground.decoding.measures import bits
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head, Lexicon, Threshold, Transform
from playground.errors import ModelFault
from playground.wording import translate

SHOWN = 64
KEPT = -1
NEVER_IN = -2


@dataclass(frozen=True, eq=False)
class Stage:
    """The distribution after one transform (the first one: of the model).

    `ids` int32 (K,) and `probabilities` float64 (K,) are the K best in canonical order; entropy is that
    of the whole distribution; `mass` is the share of the stage before that survived, measured before
    renormalisation. `rescued` says that the transform would have left nothing. `note` is a sentence of
    the transform on what it did beyond the line.
    """

    ids: NDArray[np.int32]
    probabilities: NDArray[np.float64]
    entropy_bits: float
    kept: int
    mass: float
    threshold: Threshold | None = None
    rescued: bool = False
    note: str = ""


@dataclass(frozen=True, eq=False)
class Shaped:
    """What a recipe makes of one set of logits. Arrays are (V,) and read-only.

    `recipe` is the one that was given, `applied` the same with every schedule at its value of this step.
    `cut_by` is the index in `recipe.transforms` of the stage that removed the token, −1 where it is
    kept, −2 where the model itself ruled it out.
    """

    recipe: Recipe
    applied: Recipe
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
        # What is out stays out, so the number of stages that kept a token is the place of the one that did
        # not; adding masks and one look-up is quicker than writing through masks.
        survived = np.zeros(len(self.model.kept), dtype=np.uint8)
        for after in self.chain[1:]:
            survived += after.kept.view(np.uint8)
        meaning = np.append(np.arange(len(self.stages) - 1), KEPT).astype(np.int16)
        result = np.take(meaning, survived)
        if self.model.count < len(result):
            result[~self.model.kept] = NEVER_IN
        result.flags.writeable = False
        return result


def shape(
    logits: ArrayLike | Distribution,
    recipe: Recipe,
    ids: Iterable[int] = (),
    prompt_length: int = 0,
    *,
    head: Head | None = None,
    lexicon: Lexicon | None = None,
    shown: int = SHOWN,
) -> Shaped:
    """Applies the recipe's transforms to logits (V,), stage by stage; `seen` may have read these before.

    Give `ids` and `prompt_length`, or a whole `head`. The input is not written to.
    Raises: ModelFault if the logits hold NaN or +inf, or nothing but −inf; BadValue if a setting does
    not fit the vocabulary.
    """
    if head is None:
        head = Head(tuple(ids), prompt_length, lexicon=lexicon)
    given = logits if isinstance(logits, Distribution) else seen(logits)
    applied = recipe.at(head.new_tokens)
    chain, stages = [given], [_stage(given, 1.0, shown)]
    for transform in applied.transforms:
        after, stage = _turn(transform, chain[-1], stages[-1], head, shown)
        chain.append(after)
        stages.append(stage)
    return Shaped(recipe, applied, head, tuple(chain), tuple(stages))


def seen(logits: ArrayLike) -> Distribution:
    """What the model said, in float64; its own array stays as it is. Raises: ModelFault as `shape`."""
    given = np.asarray(logits)
    scores = np.array(given, dtype=np.float64)
    check_logits(scores)
    return Distribution(scores, ladder=falling(given) if given.dtype == np.float32 else None)


def check_logits(logits: Scores) -> None:
    """Raises: ModelFault if the logits are no distribution."""
    highest = logits.max(initial=-np.inf)
    if np.isnan(highest):
        raise ModelFault(
            translate(
                "decoding", "The model gave NaN instead of a number, so there is no distribution to show."
            )
        )
    if highest == np.inf:
        raise ModelFault(
            translate("decoding", "The model gave +∞ for a token, so there is no distribution to show.")
        )
    if highest == -np.inf:
        raise ModelFault(translate("decoding", "The model rules out every token, so nothing can come next."))


def _turn(
    transform: Transform, given: Distribution, before: Stage, head: Head, shown: int
) -> tuple[Distribution, Stage]:
    if transform.is_neutral:
        return given, replace(before, mass=1.0, threshold=None, rescued=False, note="")
    line, note = transform.line(given, head), transform.note(given, head)
    after = transform.reshape(given, head)
    if after is given:
        return given, replace(before, mass=1.0, threshold=line, rescued=False, note=note)
    rescued = after.count == 0
    if rescued:
        after = given.first(1)
    return after, _stage(after, given.share(after), shown, line, rescued, note)


def _stage(
    after: Distribution,
    mass: float,
    shown: int,
    line: Threshold | None = None,
    rescued: bool = False,
    note: str = "",
) -> Stage:
    ids = after.top(shown).astype(np.int32)
    p = after.leading_p(shown)
    ids.flags.writeable = p.flags.writeable = False
    return Stage(ids, p, bits(after.entropy_nats), after.count, mass, line, rescued, note)
