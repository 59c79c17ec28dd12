"""What other recipes, and other orders of the same one, would make of the place at the cursor.

Nothing here is committed, and the model is not asked: all follows from what was already seen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from playground.decoding.orders import ORDERS, Difference, order_matters, reorder
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.errors import PlaygroundError
from playground.session import engine
from playground.session.engine import Sight
from playground.session.records import Step

MOST_KEPT = 64


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


class Comparisons:
    """Asks for what was seen at the cursor, and keeps its answers until that is something else."""

    def __init__(self, seen: Callable[[], Sight | None]) -> None:
        self._seen = seen
        self._sight: Sight | None = None
        self._picks: dict[str, Pick] = {}
        self._orders: tuple[Recipe, tuple[OtherOrder, ...]] | None = None

    def picks(self, recipes: Sequence[Recipe]) -> tuple[Pick, ...] | None:
        """One for each recipe, with the same logits and the same u; None where nothing was seen yet."""
        sight = self._look()
        return None if sight is None else tuple(self._pick(sight, recipe) for recipe in recipes)

    def orders(self, recipe: Recipe) -> tuple[OtherOrder, ...] | None:
        """The recipe in every known order that is not its own; None where nothing was seen yet."""
        sight = self._look()
        if sight is None:
            return None
        if self._orders is None or self._orders[0] != recipe:
            others = ((program, reorder(recipe, program)) for program in ORDERS)
            found = tuple(_other_order(sight, recipe, *other) for other in others if other[1] != recipe)
            self._orders = recipe, found
        return self._orders[1]

    def _look(self) -> Sight | None:
        sight = self._seen()
        if sight is not self._sight:
            self._sight, self._orders = sight, None
            self._picks.clear()
        return sight

    def _pick(self, sight: Sight, recipe: Recipe) -> Pick:
        key = str(recipe)
        if key not in self._picks:
            if len(self._picks) >= MOST_KEPT:
                self._picks.clear()
            self._picks[key] = _picked(sight, recipe)
        return self._picks[key]


def _picked(sight: Sight, recipe: Recipe) -> Pick:
    second = engine.second_path(sight.head, recipe)
    if second is not None and second != sight.guide_path:
        return Pick(recipe, problem="The model has not looked at this recipe's second prompt here.")
    try:
        return Pick(recipe, engine.choose(sight, recipe))
    except PlaygroundError as fault:
        return Pick(recipe, problem=str(fault))


def _other_order(sight: Sight, recipe: Recipe, program: str, other: Recipe) -> OtherOrder:
    try:
        return OtherOrder(program, other, order_matters(sight.logits, recipe, other, _head(sight)))
    except PlaygroundError:
        return OtherOrder(program, other)


def _head(sight: Sight) -> Head:
    return replace(sight.head, guide=None if sight.guide is None else sight.guide.astype(float))
