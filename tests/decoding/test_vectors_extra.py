"""Every reference entry of strategies that transformers does not have."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from playground.decoding.distribution import Distribution
from playground.decoding.strategy import Head, Transform
from playground.decoding.transforms.dry import DRY, repeat_lengths
from playground.decoding.transforms.dynatemp import DynamicTemperature
from playground.decoding.transforms.frequency_penalty import FrequencyPenalty
from playground.decoding.transforms.guidance import Guidance
from playground.decoding.transforms.mirostat import Mirostat
from playground.decoding.transforms.mirostat_v1 import MirostatV1, zipf_exponent
from playground.decoding.transforms.p_less import PLess
from playground.decoding.transforms.presence_penalty import PresencePenalty
from playground.decoding.transforms.repetition_penalty import RepetitionPenalty
from playground.decoding.transforms.smoothing import Smoothing
from playground.decoding.transforms.tfs import TailFree
from playground.decoding.transforms.top_a import TopA
from playground.decoding.transforms.top_n_sigma import TopNSigma
from playground.decoding.transforms.xtc import XTC, exclude_top
from tests.decoding.vectors import VECTORS, Entry, floats, logits_of, run

EXTRA: list[Entry] = VECTORS["extra"]


def of(*functions: str) -> list[Entry]:
    return [entry for entry in EXTRA if entry["fn"] in functions]


def name(entry: Entry) -> str:
    return str(entry["name"])


def test_every_entry_is_looked_at() -> None:
    counts = Counter(entry["fn"] for entry in EXTRA)
    assert sum(counts.values()) == 392
    assert set(counts) == {*SIMPLE, "xtc", "dry", "mirostat1", "mirostat2", "cfg"}


def penalties(params: dict[str, Any]) -> list[Transform]:
    return [
        RepetitionPenalty(params["repeat"]),
        FrequencyPenalty(params["frequency"]),
        PresencePenalty(params["presence"]),
    ]


SIMPLE = {
    "top_n_sigma": lambda p: [TopNSigma(p["n"])],
    "top_a": lambda p: [TopA(p["a"])],
    "tfs": lambda p: [TailFree(p["z"])],
    "p_less": lambda p: [PLess()],
    "dyn_temp": lambda p: [DynamicTemperature(p["range"], p["exponent"], p["temperature"])],
    "quadratic": lambda p: [Smoothing(p["factor"], p["curve"])],
    "penalties": penalties,
}


def agree(after: Distribution, entry: Entry, *, scores: bool = True) -> None:
    assert after.alive.tolist() == entry["kept"]
    assert after.probabilities == pytest.approx(floats(entry["probs"]), abs=1e-9)
    if scores:
        assert after.logits == pytest.approx(floats(entry["scores"]), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("entry", of(*SIMPLE), ids=name)
def test_agrees_with_the_reference(entry: Entry) -> None:
    head = Head(tuple(entry["params"].get("history", ())), 0)
    agree(run(SIMPLE[entry["fn"]](entry["params"]), logits_of(entry), head), entry)


@pytest.mark.parametrize("entry", of("dyn_temp"), ids=name)
def test_the_temperature_is_that_of_the_reference(entry: Entry) -> None:
    given, params = Distribution(logits_of(entry)), entry["params"]
    if given.count > 1:
        dynamic = DynamicTemperature(params["range"], params["exponent"], params["temperature"])
        assert dynamic.effective(given) == pytest.approx(entry["effective_temperature"], abs=1e-12)


@pytest.mark.parametrize("entry", of("xtc"), ids=name)
def test_xtc_with_its_coin_agrees_with_the_reference(entry: Entry) -> None:
    given, params = Distribution(logits_of(entry)), entry["params"]
    acts = XTC(params["threshold"], params["probability"]).acts(params["draw"])
    agree(Distribution(exclude_top(given, params["threshold"]).copy()) if acts else given, entry)


@pytest.mark.parametrize("entry", of("dry"), ids=name)
def test_dry_agrees_with_the_reference(entry: Entry) -> None:
    params = entry["params"]
    head = Head(tuple(params["history"]), 0, lexicon=Breakers(params["breakers"]))
    dry = DRY(params["multiplier"], params["base"], params["allowed_length"], params["last_n"])
    agree(dry.reshape(Distribution(logits_of(entry)), head), entry)
    past = params["history"][-params["last_n"] :] if params["last_n"] >= 0 else params["history"]
    if params["last_n"]:
        expected = {int(i): length for i, length in entry["match_lengths"].items()}
        found = repeat_lengths(past, params["breakers"])
        assert {i: length for i, length in found.items() if length >= params["allowed_length"]} == expected


class Breakers:
    """A vocabulary in which some ids are line breaks."""

    eos_ids: frozenset[int] = frozenset()

    def __init__(self, breakers: list[int]) -> None:
        self._breakers = breakers

    def encode(self, text: str) -> tuple[int, ...]:
        raise AssertionError(text)

    def pieces(self, ids: Any) -> tuple[bytes, ...]:
        return tuple(b"\n" if i in self._breakers else b"x" for i in ids)


@pytest.mark.parametrize("entry", of("mirostat1", "mirostat2"), ids=name)
def test_mirostat_agrees_with_the_reference(entry: Entry) -> None:
    params, given = entry["params"], Distribution(logits_of(entry))
    kind = Mirostat if entry["fn"] == "mirostat2" else MirostatV1
    mirostat = kind(params["tau"], params["eta"])
    head = Head((0,), 1, memories={mirostat.about.key: params["mu"]})
    after = mirostat.reshape(given, head)
    agree(after, entry, scores=False)
    surprise = -after.logp(np.array([entry["chosen"]]))[0] / np.log(2)
    assert surprise == pytest.approx(entry["surprise_bits"], abs=1e-9)
    assert mirostat.learn(given, after, head, entry["chosen"]) == pytest.approx(entry["mu_after"], abs=1e-9)


@pytest.mark.parametrize("entry", of("mirostat1"), ids=name)
def test_the_zipf_fit_is_that_of_the_reference(entry: Entry) -> None:
    params, given = entry["params"], Distribution(logits_of(entry))
    mirostat = MirostatV1(params["tau"], params["eta"])
    head = Head((0,), 1, memories={"mirostat_v1": params["mu"]})
    assert zipf_exponent(given) == pytest.approx(entry["s_hat"], rel=1e-9)
    wanted = min(entry["k_real"], len(given.logits))
    assert mirostat.k(given, head) == pytest.approx(wanted, rel=1e-6)


@pytest.mark.parametrize("entry", of("cfg"), ids=name)
def test_guidance_agrees_with_the_reference(entry: Entry) -> None:
    logits = logits_of(entry)
    head = Head((0,), 1, guide=logits[::-1].copy())
    after = Guidance(entry["params"]["guidance_scale"]).apply(Distribution(logits), head)
    agree(Distribution(after), entry)
