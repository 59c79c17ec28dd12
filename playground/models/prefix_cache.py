"""Keys and values of paths already fed, so that the next call feeds only what is new.

A slot holds one or more paths of equal length. A new call takes the slot that shares most with it,
drops what differs and feeds the rest. Sliding windows that have begun to forget can be continued
but not cut; a slot that would have to be cut is then fed afresh. Networks with other memories
(state-space or hybrid layers) are not served at all: each call is a full pass.
"""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from torch import tensor
from transformers.cache_utils import DynamicCache, DynamicLayer, DynamicSlidingWindowLayer

from playground.models.growing_layer import GrowingLayer

Path = tuple[int, ...]

_MOST_SLOTS = 3
_KNOWN_LAYERS = (DynamicLayer, DynamicSlidingWindowLayer)
# Below this a slot may be cut even if most of it is lost: feeding so few again costs nothing.
_CHEAP_TOKENS = 16


@dataclass
class Slot:
    """Paths of equal length and what the network remembers of them; owned by the model's thread."""

    kept: Any
    rows: list[Path] = field(default_factory=list)

    @property
    def length(self) -> int:
        """Tokens held of each path."""
        return len(self.rows[0]) if self.rows else 0

    def can_cut(self) -> bool:
        """Whether the last tokens can be taken back exactly."""
        return all(_can_cut(layer) for layer in self.kept.layers)

    def cut(self, length: int) -> None:
        """Keep the first `length` tokens of every path."""
        # `crop` counts the tokens to remove, as a negative number; 0 removes nothing.
        if length < self.length:
            self.kept.crop(length - self.length)
            self.rows = [row[:length] for row in self.rows]

    def select(self, places: Sequence[int]) -> None:
        """Keep the paths at these places, in this order; a place may come more than once."""
        if list(places) != list(range(len(self.rows))):
            self.kept.batch_select_indices(tensor(list(places)))
            self.rows = [self.rows[place] for place in places]

    def twin(self) -> "Slot":
        """Another slot with the same content, which copies before it adds to it."""
        kept = copy.copy(self.kept)
        kept.layers = [_twin_layer(layer) for layer in self.kept.layers]
        return Slot(kept, list(self.rows))


def _twin_layer(layer: Any) -> Any:
    twin = copy.copy(layer)
    if isinstance(twin, GrowingLayer):
        twin.leave_room()
    return twin


def _can_cut(layer: Any) -> bool:
    if type(layer) is GrowingLayer:
        return True
    if type(layer) is DynamicSlidingWindowLayer:
        return bool(layer.get_seq_length() < layer.sliding_window)
    return False


def shared_length(one: Path, other: Path) -> int:
    """Number of leading tokens that two paths have in common."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(place for place in range(shorter) if one[place] != other[place])


@dataclass(frozen=True)
class _Match:
    slot: Slot
    places: list[int]
    length: int


class PrefixCache:
    """The few slots of one network, the latest used last."""

    def __init__(self, config: Any) -> None:
        self._config = config
        self._slots: list[Slot] = []
        self.serves = all(type(layer) in _KNOWN_LAYERS for layer in DynamicCache(config=config).layers)

    def clear(self) -> None:
        """Forget everything."""
        self._slots.clear()

    def drop(self, slot: Slot) -> None:
        """Forget a slot, after a failure or when it holds what cannot be used."""
        self._slots = [held for held in self._slots if held is not slot]

    def fresh(self) -> Slot:
        """An empty slot that is not remembered."""
        kept = DynamicCache(config=self._config)
        kept.layers = [GrowingLayer() if type(layer) is DynamicLayer else layer for layer in kept.layers]
        return Slot(kept)

    def slot_for(self, paths: Sequence[Path]) -> Slot:
        """A slot whose rows are beginnings of `paths`, each shorter than its path."""
        matches = [match for slot in self._slots if (match := _match(slot, paths)) is not None]
        best = max(matches, key=lambda match: match.length, default=None)
        slot = self.fresh() if best is None or best.length == 0 else self._fitted(best)
        self._remember(slot)
        return slot

    def _fitted(self, match: _Match) -> Slot:
        slot = match.slot
        if _may_change(match):
            self.drop(slot)  # until it is whole again: a failure midway would leave it of no use
        else:
            slot = slot.twin()
        slot.cut(match.length)
        slot.select(match.places)
        return slot

    def _remember(self, slot: Slot) -> None:
        self.drop(slot)
        self._slots = [*self._slots, slot][-_MOST_SLOTS:]


def _match(slot: Slot, paths: Sequence[Path]) -> _Match | None:
    nearest = [_nearest(slot.rows, path) for path in paths]
    shortest = min(len(path) for path in paths)
    # The last token is always fed: its logits are what is asked for.
    length = min(shortest - 1, *(shared for _, shared in nearest))
    if length < slot.length and not slot.can_cut():
        return None
    return _Match(slot, [place for place, _ in nearest], length)


def _nearest(rows: Sequence[Path], path: Path) -> tuple[int, int]:
    lengths = [shared_length(row, path) for row in rows]
    best = max(lengths, default=0)
    return (lengths.index(best) if lengths else 0), best


def _may_change(match: _Match) -> bool:
    lost = match.slot.length - match.length
    same_rows = sorted(match.places) == list(range(len(match.slot.rows)))
    beams = len(match.places) == len(match.slot.rows) > 1
    return (same_rows or beams) and (lost <= _CHEAP_TOKENS or match.length * 2 >= match.slot.length)
