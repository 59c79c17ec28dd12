"""The reference vectors, read, and transformers' processors put into our strategies."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.strategy import Head, Transform
from playground.decoding.transforms.allow import Allow
from playground.decoding.transforms.ban import Ban
from playground.decoding.transforms.epsilon import Epsilon
from playground.decoding.transforms.eta import Eta
from playground.decoding.transforms.length_decay import LengthDecay
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

Entry = dict[str, Any]
VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "vectors.json").read_text("utf-8"))


def logits_of(entry: Entry, key: str = "logits") -> np.ndarray:
    """The logits of an entry, by name or written out; infinities are strings."""
    value = entry[key]
    row = VECTORS["logits"][value] if isinstance(value, str) else value
    return np.array([float(x) for x in row])


def floats(row: list[Any]) -> np.ndarray:
    return np.array([float(x) for x in row])


def ends_of(entry: Entry) -> frozenset[int]:
    """All end tokens that the processors of an entry name."""
    named = (p["params"].get("eos_token_id") or () for p in entry["processors"])
    return frozenset(i for ids in named for i in ids)


class Ends:
    """A vocabulary of which only the end tokens are known."""

    def __init__(self, eos_ids: frozenset[int]) -> None:
        self.eos_ids = eos_ids

    def encode(self, text: str) -> tuple[int, ...]:
        raise AssertionError(f"nothing here needs the ids of {text!r}")

    def pieces(self, ids: Any) -> tuple[bytes, ...]:
        raise AssertionError(f"nothing here needs the pieces of {ids!r}")


def listed(runs: list[list[int]]) -> str:
    return "|".join("id:" + ",".join(map(str, run)) for run in runs)


def biased(pairs: list[list[Any]]) -> str:
    return "|".join(f"id:{','.join(map(str, run))}={bias!r}" for run, bias in pairs)


def forced(params: Entry, ids: list[int]) -> Transform | None:
    """A forced end: at the last place only the end tokens are allowed."""
    last = len(ids) == params["max_length"] - 1
    return Allow(listed([[i] for i in params["eos_token_id"]])) if last else None


def ours(processor: Entry, ids: list[int]) -> Transform | None:
    """The strategy that does what a transformers processor does here; None where that is nothing."""
    params = processor["params"]
    match processor["cls"]:
        case "TemperatureLogitsWarper":
            return Temperature(params["temperature"])
        case "TopKLogitsWarper":
            return TopK(max(params["top_k"], params["min_tokens_to_keep"]))
        case "TopPLogitsWarper":
            return TopP(params["top_p"])
        case "MinPLogitsWarper":
            return MinP(params["min_p"])
        case "TypicalLogitsWarper":
            return TypicalP(params["mass"])
        case "EpsilonLogitsWarper":
            return Epsilon(params["epsilon"])
        case "EtaLogitsWarper":
            return Eta(params["epsilon"])
        case "TopHLogitsWarper":
            return TopH(params["top_h"])
        case "RepetitionPenaltyLogitsProcessor":
            return RepetitionPenalty(params["penalty"])
        case "NoRepeatNGramLogitsProcessor":
            return NoRepeatNGram(params["ngram_size"])
        case "SequenceBiasLogitsProcessor":
            return LogitBias(biased(params["sequence_bias"]))
        case "NoBadWordsLogitsProcessor":
            return Ban(listed(params["bad_words_ids"]))
        case "SuppressTokensLogitsProcessor":
            return Ban(listed([[i] for i in params["suppress_tokens"]]))
        case "MinNewTokensLengthLogitsProcessor":
            return MinNewTokens(params["min_new_tokens"] + params["prompt_length_to_skip"])
        case "MinLengthLogitsProcessor":
            return MinNewTokens(params["min_length"])
        case "ForcedEOSTokenLogitsProcessor":
            return forced(params, ids)
        case "ExponentialDecayLengthPenalty":
            start, factor = params["exponential_decay_length_penalty"]
            return LengthDecay(start + params["input_ids_seq_length"], factor)
        case "LogitNormalization" | "InfNanRemoveLogitsProcessor":
            return None
    raise AssertionError(f"no strategy for {processor['cls']}")


def run(transforms: list[Transform], logits: np.ndarray, head: Head) -> Distribution:
    """The transforms one after the other; a strategy may stand twice here, as it may in transformers."""
    given = Distribution(logits)
    for transform in transforms:
        given = given if transform.is_neutral else transform.reshape(given, head)
    return given
