"""The built-in model against what transformers' own generation makes of it."""

import json
from pathlib import Path

import numpy as np
import pytest

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden_smollm2.json").read_text(encoding="utf-8"))

pytestmark = pytest.mark.model

PROMPTS = {entry["name"]: entry for entry in GOLDEN["prompts"]}


def ids_of(model, entry):
    if entry["kind"] == "text":
        return model.encode(entry["prompt"])
    return model.chat([(turn["role"], turn["content"]) for turn in entry["prompt"]])


def log_softmax(row):
    row = row.astype(np.float64)
    return row - row.max() - np.log(np.exp(row - row.max()).sum())


@pytest.mark.parametrize("name", PROMPTS)
def test_prompt_ids_are_those_of_transformers(smollm, name):
    assert list(ids_of(smollm, PROMPTS[name])) == PROMPTS[name]["input_ids"]


@pytest.mark.parametrize("name", PROMPTS)
def test_greedy_ids_and_log_probabilities_agree(smollm, name):
    entry = PROMPTS[name]
    path, found = tuple(entry["input_ids"]), []
    for token in entry["greedy"]["new_ids"]:
        logp = log_softmax(smollm.logits([path])[0])
        assert int(logp.argmax()) == token
        found.append(logp[token])
        path += (token,)
    np.testing.assert_allclose(found, entry["greedy"]["logprobs"], rtol=0, atol=1e-4)


@pytest.mark.parametrize("name", PROMPTS)
def test_the_five_likeliest_agree_after_the_prompt(smollm, name):
    entry = PROMPTS[name]
    logp = log_softmax(smollm.logits([tuple(entry["input_ids"])])[0])
    for token, expected in entry["greedy"]["top5"][0]:
        assert logp[token] == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("case", GOLDEN["detokenization"], ids=lambda case: case["text"])
def test_pieces_join_to_the_text(smollm, case):
    assert list(smollm.encode(case["text"])) == case["ids"]
    pieces = smollm.pieces(case["ids"])
    assert b"".join(pieces).decode() == case["text"]
    if "token_bytes_hex" in case:
        assert [piece.hex() for piece in pieces] == case["token_bytes_hex"]


def test_end_and_control_tokens_are_known(smollm):
    special = GOLDEN["meta"]["special_ids"]
    assert smollm.eos_ids == {special["eos"]}
    assert set(special["all"]) <= smollm.special_ids
    assert smollm.bos_id == special["bos"]
    assert not smollm.adds_bos
    assert smollm.vocabulary_size == GOLDEN["meta"]["vocab_size"]
    assert smollm.context_limit == 8192
    assert smollm.has_chat_template
