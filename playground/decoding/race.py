"""The transformers-compatible draw: torch's multinomial on a CPU, number for number.

torch draws one float64 per vocabulary entry and step from a Mersenne Twister, turns each into an
exponential float32 and takes the largest p / e. numpy carries the same generator with the same seeding,
so no torch is needed. Only seeds below 2³² are told apart, as in torch.
"""

import hashlib
from functools import lru_cache
from typing import Any

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.draw import Race

_EVERY = 16


class UniformStream:
    """The float64 numbers of `torch.manual_seed(seed)` followed by `torch.rand(size)` for each step.

    Generator states are kept at every 16th step and after the last one, so going on costs one step and
    going back at most sixteen. What is kept follows from the seed alone; threads may share a stream.
    """

    def __init__(self, seed: int, size: int) -> None:
        self._size = size
        self._kept: dict[int, Any] = {0: _seeded(seed)}
        self._latest: tuple[int, Any] = (0, self._kept[0])

    def at(self, step: int) -> Scores:
        """(size,) numbers in [0, 1) of one step, 0 for the first."""
        place, generator = self._nearest(step)
        for passed in range(place, step):
            generator.random_raw(2 * self._size, output=False)
            self._keep(passed + 1, generator)
        raw = generator.random_raw(2 * self._size)
        self._keep(step + 1, generator)
        low = (raw[0::2] << np.uint64(32)) | raw[1::2]
        return (low & np.uint64(2**53 - 1)).astype(np.float64) * 2.0**-53

    def _nearest(self, step: int) -> tuple[int, np.random.MT19937]:
        latest, state = self._latest
        # A copy: another thread may add a state meanwhile.
        place = max(kept for kept in tuple(self._kept) if kept <= step)
        if not place <= latest <= step:
            latest, state = place, self._kept[place]
        generator = np.random.MT19937(0)
        generator.state = state
        return latest, generator

    def _keep(self, step: int, generator: np.random.MT19937) -> None:
        self._latest = (step, generator.state)
        if step % _EVERY == 0:
            self._kept[step] = self._latest[1]


def _seeded(seed: int) -> Any:
    generator = np.random.MT19937(0)
    generator._legacy_seeding(seed % 2**32)
    return generator.state


@lru_cache(maxsize=8)
def _stream(seed: int, size: int) -> UniformStream:
    return UniformStream(seed, size)


def rerolled(seed: int, reroll: int) -> int:
    """The seed of a re-roll; the first roll is the seed itself, as torch would use it."""
    if reroll == 0:
        return seed
    digest = hashlib.blake2b(f"{seed}/{reroll}".encode(), digest_size=4)
    return int.from_bytes(digest.digest(), "little")


def run_race(final: Distribution, seed: int, step: int, reroll: int = 0) -> tuple[int, Race]:
    """The winner, and how close it was.

    Token i arrives at e_i / p_i with e_i an exponential random number. Probabilities and numbers are
    float32, as in transformers.
    """
    u = _stream(rerolled(seed, reroll), len(final.logits)).at(step)
    exponential = (-np.log1p(-u)).astype(np.float32)
    p = final.probabilities.astype(np.float32)
    speed = np.zeros_like(p)
    np.divide(p, exponential, out=speed, where=p > 0)
    return _order_of_arrival(speed)


def _order_of_arrival(speed: np.ndarray[Any, np.dtype[np.float32]]) -> tuple[int, Race]:
    winner = int(np.argmax(speed))
    first = 1.0 / float(speed[winner])
    speed[winner] = 0.0
    second = int(np.argmax(speed))
    if speed[second] == 0.0:
        return winner, Race(first)
    return winner, Race(first, second, 1.0 / float(speed[second]))
