"""A small vocabulary with real texts, without a model."""

from collections.abc import Sequence

BYTES = 256
WORDS = (b"<end>", b"yes", b" yes", b"no", b" no", b"foo", b" foo", b"bar", b" bar", b"\n\n", b"a:", b"the")


class Words:
    """256 single bytes, then a few words; a text is split at the longest words that fit, left to right."""

    eos_ids = frozenset({BYTES})
    special_ids = eos_ids

    def __init__(self, starts_with: tuple[int, ...] = ()) -> None:
        self._starts_with = starts_with
        self.vocabulary = [bytes([i]) for i in range(BYTES)] + list(WORDS)

    def encode(self, text: str) -> tuple[int, ...]:
        rest, ids = text.encode(), list(self._starts_with)
        while rest:
            fitting = [i for i, piece in enumerate(self.vocabulary) if rest.startswith(piece)]
            best = max(fitting, key=lambda i: len(self.vocabulary[i]))
            ids.append(best)
            rest = rest[len(self.vocabulary[best]) :]
        return tuple(ids)

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """Nothing for ids that the vocabulary does not have."""
        return tuple(self.vocabulary[i] if i < len(self.vocabulary) else b"" for i in ids)

    def id_of(self, piece: bytes) -> int:
        return self.vocabulary.index(piece)


SIZE = BYTES + len(WORDS)
