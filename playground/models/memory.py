"""How much memory a model needs, and how much may be used."""

import sys
from collections.abc import Iterator
from pathlib import Path

import psutil

from playground.errors import ModelFault
from playground.wording import translate

_BYTES_PER_WEIGHT = 4
# Room for the first passes: activations, keys and values, scores.
_OVERHEAD = 200_000_000
_MB = 1_000_000
_CGROUP = Path("/sys/fs/cgroup")


def check_fits(name: str, weights: int) -> None:
    """Check that a model of so many weights fits, before a byte of it is read.

    Raises:
        ModelFault: it does not; the sentence says what is needed and what there is.
    """
    need, have = needed(weights), available()
    if need > have:
        raise ModelFault(
            translate(
                "models",
                "{name} needs about {need:,} MB of memory and {have:,} MB are free; "
                "close other programs or open a smaller model.",
            ).format(name=name, need=need // _MB, have=have // _MB)
        )


def needed(weights: int) -> int:
    """Bytes for a model in float32."""
    return weights * _BYTES_PER_WEIGHT + _OVERHEAD


def available() -> int:
    """Bytes this process may still take: free memory, or less where it runs under a limit."""
    return max(0, min(int(psutil.virtual_memory().available), *_limits()))


def _limits() -> Iterator[int]:
    yield sys.maxsize
    yield from _process_limit()
    yield from _group_limit()


def _process_limit() -> Iterator[int]:
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    if soft != resource.RLIM_INFINITY:
        yield soft - int(psutil.Process().memory_info().vms)


def _group_limit() -> Iterator[int]:
    try:
        most = int((_CGROUP / "memory.max").read_text())
        used = int((_CGROUP / "memory.current").read_text())
        stat = dict(line.split() for line in (_CGROUP / "memory.stat").read_text().splitlines())
    except (OSError, ValueError):
        return
    # Cached files are given back when memory gets tight.
    yield most - used + int(stat.get("inactive_file", 0))
