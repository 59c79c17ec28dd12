"""The values of a file that its tables point to by number: recipes, texts, memories, shapes."""

from collections.abc import Mapping
from typing import Any

from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.session.columns import Damage, listed, mapped, text, wholes
from playground.session.file_format import MAX_RECIPE_LENGTH
from playground.wording import translate

_MAX_COUNT = 2**63 - 1


class Strings:
    """The values that rows point to by place. Raises: Damage."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.recipes = [_recipe(text(r, "a recipe")) for r in listed(told.get("recipes"), "the recipes")]
        self.texts = [text(t, "a text") for t in listed(told.get("texts"), "the texts")]
        self.memories = [_memory(m) for m in listed(told.get("memories"), "the memories")]
        shapes = listed(told.get("shapes"), "the shapes")
        self.shapes = [tuple(wholes(shape, 0, _MAX_COUNT, "a shape")) for shape in shapes]

    def optional(self, place: int) -> str:
        """A text, empty for −1."""
        return "" if place < 0 else self.texts[place]


def _recipe(written: str) -> Recipe:
    if len(written) > MAX_RECIPE_LENGTH:
        raise Damage(translate("session", "a recipe in it is too long"))
    try:
        return Recipe.parse(written)
    except BadValue as fault:
        raise Damage(
            translate("session", "a recipe in it cannot be read ({fault})").format(
                fault=str(fault).rstrip(".")
            )
        ) from fault


def _memory(value: Any) -> dict[str, Any]:
    return {name: _frozen(memory) for name, memory in mapped(value, "a memory").items()}


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    if type(value) is float or (type(value) is int and abs(value) <= _MAX_COUNT):
        return value
    raise Damage(translate("session", "a memory in it is no number"))
