"""What one call of a model did: how much it fed, how much came from the cache, how long it took."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Forward:
    """The account of one call of `logits`.

    Attributes:
        fed: tokens per path that went through the network.
        cached: tokens per path whose keys and values were already held.
        heads: paths in the call.
        shape: shape of the logits as the network gave them (heads, positions, vocabulary).
        ms: wall time of the call in milliseconds.
    """

    fed: int
    cached: int
    heads: int
    shape: tuple[int, ...]
    ms: float
