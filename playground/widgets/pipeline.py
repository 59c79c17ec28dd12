"""The cards of the recipe panel as a value: a recipe, and the strategies that are switched off beside it."""

from dataclasses import dataclass, replace
from typing import Self

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import PRESETS, Recipe
from playground.decoding.strategy import Search, Transform


@dataclass(frozen=True)
class Entry:
    """One card."""

    transform: Transform
    on: bool = True

    @property
    def key(self) -> str:
        """Of its strategy; no two cards share one."""
        return self.transform.about.key


@dataclass(frozen=True)
class Pipeline:
    """Cards in order, then the search. Every change is another pipeline."""

    entries: tuple[Entry, ...]
    search: Search

    @classmethod
    def of(cls, recipe: Recipe) -> Self:
        """All of a recipe, all switched on."""
        return cls(tuple(Entry(transform) for transform in recipe.transforms), recipe.search)

    @property
    def recipe(self) -> Recipe:
        """What is switched on."""
        return Recipe(tuple(entry.transform for entry in self.entries if entry.on), self.search)

    @property
    def keys(self) -> tuple[str, ...]:
        """Of all cards, in order."""
        return tuple(entry.key for entry in self.entries)

    def moved(self, key: str, place: int) -> Self:
        """The card at another place; places beyond the ends mean the ends."""
        rest = [entry for entry in self.entries if entry.key != key]
        rest.insert(max(0, place), self._entry(key))
        return replace(self, entries=tuple(rest))

    def switched(self, key: str, on: bool) -> Self:
        """The card switched on or off, at its place."""
        return self._with(key, replace(self._entry(key), on=on))

    def without(self, key: str) -> Self:
        """The card gone."""
        return replace(self, entries=tuple(entry for entry in self.entries if entry.key != key))

    def added(self, transform: Transform) -> Self:
        """One more card, where the default order of application has it."""
        rank = TRANSFORMS.index(type(transform))
        later = (p for p, entry in enumerate(self.entries) if TRANSFORMS.index(type(entry.transform)) > rank)
        place = next(later, len(self.entries))
        entries = (*self.entries[:place], Entry(transform), *self.entries[place:])
        return replace(self, entries=entries)

    def changed(self, transform: Transform) -> Self:
        """The card of this strategy with other settings."""
        key = transform.about.key
        return self._with(key, replace(self._entry(key), transform=transform))

    def choosing(self, search: Search) -> Self:
        """Another search."""
        return replace(self, search=search)

    def adopting(self, recipe: Recipe) -> Self:
        """The cards of a recipe from elsewhere.

        Cards that are switched off stay after the card they stood after; a preset clears them away.
        """
        fresh = [Entry(transform) for transform in recipe.transforms]
        if not any(preset.recipe == recipe for preset in PRESETS):
            self._put_back(fresh)
        return replace(self, entries=tuple(fresh), search=recipe.search)

    def _put_back(self, fresh: list[Entry]) -> None:
        for place, entry in enumerate(self.entries):
            keys = [known.key for known in fresh]
            if entry.on or entry.key in keys:
                continue
            before = (keys.index(e.key) + 1 for e in reversed(self.entries[:place]) if e.key in keys)
            fresh.insert(next(before, 0), entry)

    def _entry(self, key: str) -> Entry:
        return self.entries[self.keys.index(key)]

    def _with(self, key: str, entry: Entry) -> Self:
        changed = tuple(entry if known.key == key else known for known in self.entries)
        return replace(self, entries=changed)
