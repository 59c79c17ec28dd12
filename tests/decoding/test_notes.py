"""What a strategy says about a step: every number in it is the one that was used."""

import numpy as np
import pytest

from playground.decoding import Recipe, Shaped, shape
from playground.decoding.strategy import Head
from playground.decoding.transforms.mirostat_v1 import zipf_exponent
from tests.decoding.lexicons import SIZE, Words

LOGITS = np.random.default_rng(2).normal(0, 2, SIZE)


def shaped(text: str, seed: int = 0, **more: object) -> Shaped:
    head = Head((1, 2), 1, seed=seed, lexicon=Words(), **more)  # type: ignore[arg-type]
    return shape(LOGITS, Recipe.parse(f"{text},sample"), head=head)


def test_xtc_tells_its_coin_and_what_came_of_it() -> None:
    seen = set()
    for seed in range(30):
        result = shaped("xtc(threshold=0.03,probability=0.5)", seed)
        coin, gone = result.head.uniform("xtc"), result.model.count - result.after.count
        note = result.stages[1].note
        if coin > 0.5:
            assert note == f"The coin {coin:.3f} is above 0.5, so nothing was excluded."
            assert gone == 0
        else:
            assert note == f"The coin {coin:.3f} is not above 0.5: {gone} top choices were excluded."
            assert gone > 1
        seen.add(coin > 0.5)
    assert seen == {True, False}


def test_xtc_without_two_top_choices_says_so() -> None:
    note = shaped("xtc(threshold=0.9,probability=1)").stages[1].note
    assert note.endswith("no two tokens reach the threshold.")


def test_one_excluded_token_is_one_top_choice() -> None:
    logits = np.log(np.array([0.45, 0.35, 0.1, 0.1]))
    stage = shape(logits, Recipe.parse("xtc(threshold=0.3,probability=1),sample")).stages[1]
    assert stage.kept == 3
    assert stage.note.endswith("1 top choice was excluded.")


def test_dynamic_temperature_tells_its_temperature() -> None:
    result = shaped("dynatemp(range=0.5,exponent=1)")
    used = (LOGITS[0] - LOGITS[1]) / (result.after.logits[0] - result.after.logits[1])
    assert result.stages[1].note == f"The entropy set the temperature to {used:.3f}."


@pytest.mark.parametrize("key", ["mirostat", "mirostat_v1"])
def test_mirostat_tells_its_memory(key: str) -> None:
    assert "μ stands at 10.00 bits" in shaped(f"{key}(tau=5,eta=0.1)").stages[1].note
    note = shaped(f"{key}(tau=5,eta=0.1)", memories={key: 7.25}).stages[1].note
    assert "μ stands at 7.25 bits" in note
    if key == "mirostat_v1":
        assert f"exponent is {zipf_exponent(shaped(key).model):.2f}" in note


def test_guidance_tells_what_it_costs() -> None:
    stage = shaped("guidance(scale=2)", guide=LOGITS[::-1].copy()).stages[1]
    assert stage.note == "The model was asked twice for this step."


def test_most_strategies_have_nothing_to_add() -> None:
    assert all(stage.note == "" for stage in shaped("temperature=2,top_k=5,top_p=0.9").stages)
