"""What other recipes, and other orders of the same one, would make of the place at the cursor.

Nothing here is committed, and the model is not asked: all follows from what was already seen.
"""

from collections.abc import Callable, Sequence

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Shaped
from playground.session.engine import Sight
from playground.session.picks import OtherOrder, Pick, other_orders, picked, whole

MOST_KEPT = 64


class Comparisons:
    """Asks for what was seen at the cursor, and keeps its answers until that is something else."""

    def __init__(self, seen: Callable[[], Sight | None]) -> None:
        self._seen = seen
        self._sight: Sight | None = None
        self._picks: dict[str, Pick] = {}
        self._shaped: Shaped | None = None
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
            self._orders = recipe, other_orders(sight, recipe)
        return self._orders[1]

    def shaped(self, recipe: Recipe) -> Shaped | None:
        """What the recipe makes of the whole vocabulary; None where nothing was seen yet, or it cannot."""
        sight = self._look()
        if sight is None:
            return None
        if self._shaped is None or self._shaped.recipe != recipe:
            self._shaped = whole(sight, recipe)
        return self._shaped

    def _look(self) -> Sight | None:
        sight = self._seen()
        if sight is not self._sight:
            self._sight, self._orders, self._shaped = sight, None, None
            self._picks.clear()
        return sight

    def _pick(self, sight: Sight, recipe: Recipe) -> Pick:
        key = str(recipe)
        if key not in self._picks:
            if len(self._picks) >= MOST_KEPT:
                self._picks.clear()
            self._picks[key] = picked(sight, recipe)
        return self._picks[key]
