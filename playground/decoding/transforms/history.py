"""What strategies read out of the ids so far."""

from collections.abc import Sequence

import numpy as np

from playground.decoding.distribution import Ids


def seen_counts(ids: Sequence[int], vocabulary_size: int) -> tuple[Ids, Ids]:
    """The distinct ids and how often each occurs; ids beyond the vocabulary are left out."""
    seen, counts = np.unique(np.asarray(ids, dtype=np.int64), return_counts=True)
    known = (seen >= 0) & (seen < vocabulary_size)
    return seen[known], counts[known]


def followers(ids: Sequence[int], length: int) -> Ids:
    """The ids that came after every earlier occurrence of the last `length` ids."""
    past = np.asarray(ids, dtype=np.int64)
    starts = len(past) - length
    if starts < 1:
        return past[:0]
    matches = np.ones(starts, dtype=bool)
    for offset in range(length):
        matches &= past[offset : offset + starts] == past[len(past) - length + offset]
    return np.unique(past[length:][matches])
