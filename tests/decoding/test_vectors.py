"""Every reference entry of transformers' processors."""

import numpy as np
import pytest

from playground.decoding import Recipe, shape
from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.distribution import Distribution
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Head
from playground.errors import ModelFault
from tests.decoding.vectors import VECTORS, Ends, Entry, ends_of, floats, logits_of, ours, run

ENTRIES: list[Entry] = VECTORS["entries"]


def guard(entry: Entry) -> int:
    """How many tokens the filters were told to keep at least; ours always keep at least one."""
    counted = (p for p in entry["processors"] if p["cls"] != "TopKLogitsWarper")
    return max((p["params"].get("min_tokens_to_keep", 1) for p in counted), default=1)


GUARDED = [e for e in ENTRIES if guard(e) > 1]
# It turns −inf into a very small number, so what was ruled out counts as kept, with probability 0.
REVIVED = [e for e in ENTRIES if any(p["cls"] == "InfNanRemoveLogitsProcessor" for p in e["processors"])]
# Ours is off at 1; theirs drops tokens whose tail rounds to 0 beside 1.
OFF_AT_ONE = [e for e in ENTRIES if e["name"] in ("bigpos_v12/top_p=1", "bigneg_v12/top_p=1")]
# At h = 1 the last comparison is between two sums of the same numbers in different order.
ROUNDED = [e for e in ENTRIES if e["name"] == "nearflat_v16/top_h=1"]
PLAIN = [e for e in ENTRIES if e not in GUARDED + REVIVED + OFF_AT_ONE + ROUNDED]


def name(entry: Entry) -> str:
    return str(entry["name"])


def test_every_entry_is_looked_at() -> None:
    counts = [len(group) for group in (PLAIN, GUARDED, REVIVED, OFF_AT_ONE, ROUNDED)]
    assert counts == [930, 56, 1, 2, 1]
    assert sum(counts) == len(ENTRIES) == 990


@pytest.mark.parametrize("entry", PLAIN, ids=name)
def test_keeps_the_tokens_and_probabilities_of_the_reference(entry: Entry) -> None:
    after = result(entry)
    if entry["boundary"] and after.count != entry["n_kept"]:
        assert abs(after.count - entry["n_kept"]) <= most_tied(entry)
        return
    assert after.count == entry["n_kept"]
    tolerance = 2e-4 if entry["name"].startswith("big") else 1e-9
    expected = floats(entry["probs"])
    if splits_a_tie(entry):
        assert np.sort(after.probabilities) == pytest.approx(np.sort(expected), abs=tolerance)
    else:
        assert after.alive.tolist() == entry["kept"]
        assert after.probabilities == pytest.approx(expected, abs=tolerance)


@pytest.mark.parametrize("entry", GUARDED, ids=name)
def test_keeps_fewer_only_where_a_guard_of_several_tokens_was_needed(entry: Entry) -> None:
    after = result(entry)
    enough = after.count == entry["n_kept"]
    assert enough or after.count < entry["n_kept"] == min(guard(entry), np.isfinite(logits_of(entry)).sum())


@pytest.mark.parametrize("entry", REVIVED, ids=name)
def test_what_was_ruled_out_stays_out_with_the_same_probabilities(entry: Entry) -> None:
    assert result(entry).probabilities == pytest.approx(floats(entry["probs"]), abs=1e-9)


@pytest.mark.parametrize("entry", OFF_AT_ONE, ids=name)
def test_top_p_of_one_is_off(entry: Entry) -> None:
    after = result(entry)
    assert after.count == len(after.logits)
    assert after.probabilities == pytest.approx(floats(entry["probs"]), abs=1e-15)


@pytest.mark.parametrize("entry", ROUNDED, ids=name)
def test_top_h_of_one_keeps_the_last_token_where_rounding_decides(entry: Entry) -> None:
    assert result(entry).count == entry["n_kept"] + 1


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e["exact_threshold"]], ids=name)
def test_keeps_the_exact_count_where_a_threshold_meets_a_sum_exactly(entry: Entry) -> None:
    assert result(entry).count == entry["n_kept"]


@pytest.mark.parametrize("entry", VECTORS["degenerate"], ids=name)
def test_what_is_no_distribution_stops_with_a_sentence(entry: Entry) -> None:
    for transform in TRANSFORMS:
        with pytest.raises(ModelFault, match=r"no distribution|rules out every token"):
            shape(logits_of(entry), Recipe((transform(),), Sample()))


def result(entry: Entry) -> Distribution:
    transforms = [ours(p, entry["input_ids"]) for p in entry["processors"]]
    head = Head(tuple(entry["input_ids"]), 0, lexicon=Ends(ends_of(entry)))
    return run([t for t in transforms if t is not None], logits_of(entry), head)


def most_tied(entry: Entry) -> int:
    """The most tokens that share one logit: a nudged threshold moves at most these."""
    return int(np.unique(logits_of(entry), return_counts=True)[1].max())


def splits_a_tie(entry: Entry) -> bool:
    """Whether the reference kept one of two equal tokens and cut the other; which one is not promised."""
    if not all(p["cls"].endswith("Warper") for p in entry["processors"]):
        return bool(entry["splits_tie"])
    logits, kept = logits_of(entry), set(entry["kept"])
    inside = {logits[i] for i in kept}
    return any(logits[i] in inside for i in range(len(logits)) if i not in kept)
