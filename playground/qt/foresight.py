"""What was seen ahead: logits of recent places, and what the recipe in force would take after the cursor."""

from dataclasses import replace

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head, Lexicon
from playground.qt.sights import Sights
from playground.session import engine
from playground.session.engine import Sight
from playground.session.records import Step
from playground.session.session import Session


class Foresight:
    """Keeps sights by node and shapes the one after the cursor anew only when something changed."""

    def __init__(self) -> None:
        self._sights = Sights()
        self._taken: tuple[Sight, Recipe, Step] | None = None

    def keep(self, node: int, sight: Sight) -> None:
        """What was seen after a node."""
        self._sights.keep(node, sight)

    def drop(self, node: int) -> None:
        """What was seen after a node does not hold any more."""
        self._sights.drop(node)

    def clear(self) -> None:
        """Another model or session sees other things."""
        self._sights.clear()
        self._taken = None
        engine.given_at.cache_clear()  # a sight holds its model

    def sight(self, session: Session, lexicon: Lexicon | None) -> Sight | None:
        """What was seen after the cursor, under the present seed, re-roll, memories and second path."""
        sight = self._sights.get(session.cursor)
        if sight is None:
            return None
        head = replace(session.head(), lexicon=lexicon)
        if sight.head.ids != head.ids:
            return None
        wanted = engine.second_path(head, session.place.recipe)
        if wanted is not None and sight.guide_path != wanted:
            return None
        if _drawn_by(sight.head) != _drawn_by(head):
            sight = replace(sight, head=head)
            self._sights.keep(session.cursor, sight)
        return sight

    def would_take(self, session: Session, lexicon: Lexicon | None) -> Step | None:
        """What the recipe in force takes after the cursor; None where that place was not seen yet.

        Raises: PlaygroundError if the recipe cannot be applied there.
        """
        sight, recipe = self.sight(session, lexicon), session.place.recipe
        if sight is None:
            return None
        if not (self._taken and self._taken[0] is sight and self._taken[1] == recipe):
            self._taken = (sight, recipe, engine.choose(sight, recipe))
        return self._taken[2]


def _drawn_by(head: Head) -> tuple[object, ...]:
    """What the model does not see, but a recipe does."""
    return head.seed, head.reroll, head.memories
