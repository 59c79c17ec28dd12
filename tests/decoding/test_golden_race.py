"""Seeded outputs of transformers' generate, token for token by our pipeline and the compatible draw."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from playground.decoding import Recipe, shape
from playground.decoding.strategy import Head

pytestmark = pytest.mark.model

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden_smollm2.json").read_text("utf-8"))
RECIPES = {
    "T0.7_p0.9": "temperature=0.7,top_p=0.9,sample(draw=race)",
    "T1.0_k50_default": "top_k=50,sample(draw=race)",
    "T1.3_minp0.1_rep1.1": "repetition_penalty=1.1,temperature=1.3,min_p=0.1,sample(draw=race)",
}
RUNS = [(prompt, name) for prompt in GOLDEN["prompts"] for name in prompt.get("sampled", {})]
# Nearer than this, another CPU may let the second token arrive first.
CLOSE_RACE = 1e-3


@pytest.fixture(scope="module")
def model() -> Iterator[Any]:
    from playground.models.library import open_model

    opened = open_model("builtin", lambda stage, fraction: None, lambda: False)
    yield opened
    opened.close()


def test_all_seeded_runs_are_here() -> None:
    assert len(RUNS) == 18
    assert {name for _, name in RUNS} == set(RECIPES)


@pytest.mark.parametrize(
    ("prompt", "name"), RUNS, ids=lambda value: value if isinstance(value, str) else value["name"]
)
def test_the_seeded_run_is_derived_again(model: Any, prompt: dict[str, Any], name: str) -> None:
    golden, recipe = prompt["sampled"][name], Recipe.parse(RECIPES[name])
    ids, length = tuple(prompt["input_ids"]), len(prompt["input_ids"])
    for step, expected in enumerate(golden["new_ids"]):
        head = Head(ids, length, seed=golden["seed"])
        shaped = shape(model.logits([ids])[0], recipe, head=head)
        choice = recipe.search.choose(shaped.after, head)
        if golden["race_relative_margin"][step] < CLOSE_RACE and choice.token != expected:
            return
        assert choice.token == expected, f"new token {step + 1}"
        assert shaped.after.count == golden["n_kept"][step]
        one = np.array([expected])
        assert shaped.after.p(one)[0] == pytest.approx(golden["processed_probs"][step], abs=2e-4)
        assert shaped.model.logp(one)[0] == pytest.approx(golden["raw_logprobs"][step], abs=1e-3)
        ids = (*ids, expected)
