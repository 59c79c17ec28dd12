"""The bytes of the few token ids that a file knows, in the form of a whole vocabulary."""

from collections.abc import Iterator, Mapping, Sequence
from typing import overload


class SparsePieces(Sequence[bytes]):
    """Bytes by token id; ids that are not known have none.

    Args:
        known: bytes of some ids.
        size: V, the number of ids of the vocabulary.
    """

    def __init__(self, known: Mapping[int, bytes], size: int) -> None:
        self.known = known
        self._size = size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, token: int, /) -> bytes: ...
    @overload
    def __getitem__(self, token: slice, /) -> tuple[bytes, ...]: ...
    def __getitem__(self, token: int | slice, /) -> bytes | tuple[bytes, ...]:
        if isinstance(token, slice):
            return tuple(self.known.get(place, b"") for place in range(self._size)[token])
        return self.known.get(range(self._size)[token], b"")

    def __iter__(self) -> Iterator[bytes]:
        return (self.known.get(token, b"") for token in range(self._size))
