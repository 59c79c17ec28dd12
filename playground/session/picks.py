"""What other recipes, and other orders of the same one, make of one sight; nothing is committed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from playground.decoding.orders import ORDERS, Difference, order_matters, reorder
from playground.decoding.recipe import Recipe
from playground.decoding.searches.sample import Sample
from playground.decoding.shaping import Shaped
from playground.errors import PlaygroundError
from playground.session import engine
from playground.session.engine import Sight
from playground.session.records import Step
from playground.wording import translate


@dataclass(frozen=True, eq=False)
class Pick:
    """What one recipe would take; `step` is None where `problem` says why it takes nothing."""

    recipe: Recipe
    step: Step | None = None
    problem: str = ""


@dataclass(frozen=True, eq=False)
class OtherOrder:
    """The recipe in the order of a program, and what that changes; None where it could not be tried."""

    program: str
    recipe: Recipe
    difference: Difference | None = None


def picked(sight: Sight, recipe: Recipe) -> Pick:
    """What this recipe would take here, with the same u as any other."""
    if not _has_all(sight, recipe):
        return Pick(
            recipe,
            problem=translate("session", "The model has not looked at this recipe's second prompt here."),
        )
    try:
        return Pick(recipe, engine.choose(sight, recipe))
    except PlaygroundError as fault:
        return Pick(recipe, problem=str(fault))


def whole(sight: Sight, recipe: Recipe) -> Shaped | None:
    """What this recipe makes of the whole vocabulary; None where it cannot be tried."""
    if not _has_all(sight, recipe):
        return None
    try:
        return engine.reshape(sight, recipe)
    except PlaygroundError:
        return None


def _has_all(sight: Sight, recipe: Recipe) -> bool:
    """Whether the second path that the recipe may want was looked at."""
    second = engine.second_path(sight.head, recipe)
    return second is None or second == sight.guide_path


def other_orders(sight: Sight, recipe: Recipe) -> tuple[OtherOrder, ...]:
    """The recipe in every known order that is not its own."""
    others = ((program, reorder(recipe, program)) for program in ORDERS)
    return tuple(_other_order(sight, recipe, *other) for other in others if other[1] != recipe)


def grouped(orders: Sequence[OtherOrder]) -> tuple[OtherOrder, ...]:
    """Orders that come to the same, as one with all of their names."""
    found: dict[Recipe, OtherOrder] = {}
    for other in orders:
        known = found.get(other.recipe)
        found[other.recipe] = replace(known, program=f"{known.program}, {other.program}") if known else other
    return tuple(found.values())


def short_label(recipe: Recipe) -> str:
    """The recipe for tight places: that it samples goes without saying where there is more to say."""
    plain = isinstance(recipe.search, Sample) and recipe.search == Sample()
    if plain and recipe.transforms:
        return " · ".join(transform.label for transform in recipe.transforms)
    return recipe.label


def probabilities(step: Step) -> Mapping[int, float]:
    """After the recipe, by token, of all tokens that the record names."""
    seen = step.look.candidates
    return dict(zip(seen.ids.tolist(), seen.p_after.tolist(), strict=True))


def _other_order(sight: Sight, recipe: Recipe, program: str, other: Recipe) -> OtherOrder:
    guide = None if sight.guide is None else sight.guide.astype(float)
    try:
        difference = order_matters(engine.given_at(sight), recipe, other, replace(sight.head, guide=guide))
    except PlaygroundError:
        return OtherOrder(program, other)
    return OtherOrder(program, other, difference)
