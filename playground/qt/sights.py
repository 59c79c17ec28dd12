"""Whole-vocabulary logits of recent places, bounded in bytes; what fell out is looked at again."""

from collections import OrderedDict

from playground.session.engine import Sight

_ID_BYTES = 8


class Sights:
    """The most recently used ones stay, by the path they were seen after."""

    def __init__(self, most_bytes: int = 64 * 2**20) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._held: OrderedDict[int, Sight] = OrderedDict()

    def keep(self, node: int, sight: Sight) -> None:
        """Holds what was seen after `node`; the oldest go when there is too much."""
        self.drop(node)
        self._held[node] = sight
        self._bytes += _size(sight)
        while self._bytes > self._most_bytes and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self._bytes -= _size(old)

    def get(self, node: int) -> Sight | None:
        """What was seen after `node`, if it is still held."""
        sight = self._held.get(node)
        if sight is not None:
            self._held.move_to_end(node)
        return sight

    def drop(self, node: int) -> None:
        """Forgets one place."""
        old = self._held.pop(node, None)
        if old is not None:
            self._bytes -= _size(old)

    def clear(self) -> None:
        """Forgets all; another model sees other things."""
        self._held.clear()
        self._bytes = 0


def _size(sight: Sight) -> int:
    ids = len(sight.head.ids) + len(sight.guide_path or ())
    guide = 0 if sight.guide is None else sight.guide.nbytes
    return sight.logits.nbytes + guide + _ID_BYTES * ids
