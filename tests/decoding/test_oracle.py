"""Each transform against the processor that transformers has for it, on logits that are drawn at random."""

from collections.abc import Callable

import numpy as np
import pytest
import torch
from transformers.generation import logits_process as theirs

from playground.decoding.distribution import Distribution
from playground.decoding.strategy import Head, Transform
from playground.decoding.transforms.ban import Ban
from playground.decoding.transforms.epsilon import Epsilon
from playground.decoding.transforms.eta import Eta
from playground.decoding.transforms.logit_bias import LogitBias
from playground.decoding.transforms.min_new_tokens import MinNewTokens
from playground.decoding.transforms.min_p import MinP
from playground.decoding.transforms.no_repeat_ngram import NoRepeatNGram
from playground.decoding.transforms.repetition_penalty import RepetitionPenalty
from playground.decoding.transforms.temperature import Temperature
from playground.decoding.transforms.top_h import TopH
from playground.decoding.transforms.top_k import TopK
from playground.decoding.transforms.top_p import TopP
from playground.decoding.transforms.typical_p import TypicalP
from tests.decoding.vectors import Ends

Case = tuple[Transform, Callable[[], theirs.LogitsProcessor]]
CASES: dict[str, Case] = {
    "temperature 0.3": (Temperature(0.3), lambda: theirs.TemperatureLogitsWarper(0.3)),
    "temperature 1.7": (Temperature(1.7), lambda: theirs.TemperatureLogitsWarper(1.7)),
    "top-k 1": (TopK(1), lambda: theirs.TopKLogitsWarper(1)),
    "top-k 40": (TopK(40), lambda: theirs.TopKLogitsWarper(40)),
    "top-p 0.1": (TopP(0.1), lambda: theirs.TopPLogitsWarper(0.1)),
    "top-p 0.9": (TopP(0.9), lambda: theirs.TopPLogitsWarper(0.9)),
    "min-p 0.05": (MinP(0.05), lambda: theirs.MinPLogitsWarper(0.05)),
    "min-p 1": (MinP(1.0), lambda: theirs.MinPLogitsWarper(1.0)),
    "typical-p 0.3": (TypicalP(0.3), lambda: theirs.TypicalLogitsWarper(0.3)),
    "typical-p 0.95": (TypicalP(0.95), lambda: theirs.TypicalLogitsWarper(0.95)),
    "epsilon 0.01": (Epsilon(0.01), lambda: theirs.EpsilonLogitsWarper(0.01)),
    "eta 0.01": (Eta(0.01), lambda: theirs.EtaLogitsWarper(0.01)),
    "top-h 0.4": (TopH(0.4), lambda: theirs.TopHLogitsWarper(0.4)),
    "repetition penalty 1.3": (
        RepetitionPenalty(1.3),
        lambda: theirs.RepetitionPenaltyLogitsProcessor(1.3),
    ),
    "no-repeat n-gram 2": (NoRepeatNGram(2), lambda: theirs.NoRepeatNGramLogitsProcessor(2)),
    "no-repeat n-gram 1": (NoRepeatNGram(1), lambda: theirs.NoRepeatNGramLogitsProcessor(1)),
    "bias": (
        LogitBias("id:0=2.5|id:0,0=-1.5"),
        lambda: theirs.SequenceBiasLogitsProcessor([[[0], 2.5], [[0, 0], -1.5]]),
    ),
    "bad words": (Ban("id:0|id:0,0"), lambda: theirs.NoBadWordsLogitsProcessor([[0], [0, 0]])),
    "minimum of new tokens": (
        MinNewTokens(100),
        lambda: theirs.MinNewTokensLengthLogitsProcessor(2, 100, 0),
    ),
}
SIZES = (1, 2, 3, 17, 257, 5000, 49_152, 262_144)
KINDS = ("peaked", "flat", "ties", "masked")


def row(kind: str, size: int) -> np.ndarray:
    random = np.random.default_rng([size, KINDS.index(kind)])
    logits = random.normal(0, 3, size)
    if kind == "peaked":
        logits[size // 2] = 15.0
    if kind == "flat":
        logits /= 300.0
    if kind == "ties":
        logits = logits.round()
    if kind == "masked":
        logits[random.random(size) < 0.4] = -np.inf
        logits[size // 3] = 1.0
    return logits


def history(size: int) -> tuple[int, ...]:
    ids = np.random.default_rng(size).integers(0, min(size, 9), 12)
    return (*(int(i) for i in ids), 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", CASES)
def test_agrees_with_transformers(case: str, size: int) -> None:
    transform, make = CASES[case]
    ids = history(size)
    for kind in KINDS:
        logits = row(kind, size)
        head = Head(ids, 2, lexicon=Ends(frozenset({0})))
        after = transform.reshape(Distribution(logits.copy()), head)
        expected = theirs_after(make(), ids, logits)
        if expected.count == 0:  # theirs may rule out everything; ours says so and keeps the best
            assert after.count == 0
            continue
        if cuts_a_tie(logits, expected):
            assert largest_gap(np.sort(after.probabilities), np.sort(expected.probabilities)) < 1e-9
        else:
            assert abs(after.count - expected.count) <= len(wobbling(after, expected))
            same = after.kept == expected.kept
            assert largest_gap(after.probabilities[same], expected.probabilities[same]) < 1e-7


def theirs_after(processor: theirs.LogitsProcessor, ids: tuple[int, ...], logits: np.ndarray) -> Distribution:
    scores = torch.tensor(logits, dtype=torch.float64)[None]
    return Distribution(processor(torch.tensor([ids]), scores)[0].numpy().copy())


def cuts_a_tie(logits: np.ndarray, expected: Distribution) -> bool:
    """Whether transformers cut one of two equal tokens and kept the other; which is not promised."""
    inside = np.unique(logits[expected.kept])
    outside = np.unique(logits[~expected.kept & (logits > -np.inf)])
    return bool(np.intersect1d(inside, outside).size)


def largest_gap(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.abs(one - other).max(initial=0.0))


def wobbling(after: Distribution, expected: Distribution) -> np.ndarray:
    """Tokens on which the two disagree: at most one, and only where rounding decides at the line."""
    differing = np.flatnonzero(after.kept != expected.kept)
    assert len(differing) <= 1
    return differing
