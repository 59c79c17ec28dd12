"""Recipes in the settings: those that are compared, and those that a person gave a name."""

import json
from collections.abc import Iterable, Sequence

from playground.decoding.recipe import Preset, Recipe
from playground.errors import BadValue
from playground.wording import translate

LONGEST_NAME = 60


def recipes_from(text: str) -> tuple[Recipe, ...]:
    """Recipes out of a stored list; what cannot be read is left out."""
    entries = _loaded(text)
    found = [_recipe(entry) for entry in entries] if isinstance(entries, list) else []
    return tuple(recipe for recipe in found if recipe is not None)


def recipes_text(recipes: Iterable[Recipe]) -> str:
    """The stored form; `recipes_from` is its inverse."""
    return json.dumps([str(recipe) for recipe in recipes])


def named_from(text: str) -> tuple[Preset, ...]:
    """Named recipes out of a stored object; what cannot be read is left out."""
    entries = _loaded(text)
    pairs = entries.items() if isinstance(entries, dict) else ()
    found = [(name, _recipe(entry)) for name, entry in pairs]
    return tuple(Preset("", name, recipe) for name, recipe in found if recipe is not None)


def named_text(named: Sequence[Preset]) -> str:
    """The stored form; `named_from` is its inverse."""
    return json.dumps({preset.title: str(preset.recipe) for preset in named})


def kept(named: Sequence[Preset], name: str, recipe: Recipe) -> tuple[Preset, ...]:
    """With one more, in place of the one of that name. Raises: BadValue for a name that is none."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME:
        raise BadValue(
            translate("KeptRecipes", "A name has from 1 to {most} letters.").format(most=LONGEST_NAME)
        )
    others = [preset for preset in named if preset.title != name]
    return (*others, Preset("", name, recipe))


def without(named: Sequence[Preset], name: str) -> tuple[Preset, ...]:
    """All but the one of that name."""
    return tuple(preset for preset in named if preset.title != name)


def _loaded(text: str) -> object:
    try:
        loaded: object = json.loads(text)
    except ValueError:
        return None
    return loaded


def _recipe(entry: object) -> Recipe | None:
    try:
        return Recipe.parse(str(entry))
    except BadValue:
        return None
