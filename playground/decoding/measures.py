"""Measures of a distribution. Nats and bits meet here and nowhere else."""

import math
from collections.abc import Iterable

NATS_PER_BIT = math.log(2.0)


def bits(nats: float) -> float:
    """Nats to bits."""
    return nats / NATS_PER_BIT


def nats(value_bits: float) -> float:
    """Bits to nats."""
    return value_bits * NATS_PER_BIT


def surprisal_bits(logp: float) -> float:
    """−log₂ p of a token whose natural log-probability is `logp`; never negative zero."""
    return bits(-logp) + 0.0


def perplexity(logps: Iterable[float]) -> float:
    """exp(−mean log p) of the tokens of one path; 1 for an empty path, ∞ beyond the largest float."""
    values = tuple(logps)
    try:
        return math.exp(-math.fsum(values) / len(values)) if values else 1.0
    except OverflowError:
        return math.inf
