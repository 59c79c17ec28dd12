"""Named recipes, and the recipe that a model's own settings ask for."""

import math
from typing import Any

import numpy as np
import pytest
from transformers import GenerationConfig

from playground.decoding import Recipe, shape
from playground.decoding.orders import is_in_order
from playground.decoding.presets import NAMED, from_generation_config
from playground.decoding.strategy import Head
from tests.decoding.lexicons import SIZE, Words


def test_named_recipes_work_and_say_what_they_are_for() -> None:
    assert len({p.title for p in NAMED}) == len({p.recipe for p in NAMED}) == len(NAMED)
    for preset in NAMED:
        assert preset.note.endswith(".")
        assert preset.recipe.complain(Words(), SIZE) is None
        shaped = shape(np.linspace(0, 9, SIZE), preset.recipe, head=Head((1, 2), 1, lexicon=Words()))
        assert shaped.after.count >= 1


def test_the_preset_of_llama_cpp_is_in_its_order() -> None:
    preset = next(p for p in NAMED if p.title == "llama.cpp")
    assert is_in_order(preset.recipe, "llama.cpp")


def test_the_preset_of_transformers_is_its_hidden_default() -> None:
    preset = next(p for p in NAMED if p.title.startswith("transformers"))
    defaults = GenerationConfig()._get_default_generation_params()
    assert str(preset.recipe) == f"top_k={defaults['top_k']},sample"
    assert (defaults["temperature"], defaults["top_p"]) == (1.0, 1.0)


@pytest.mark.parametrize(
    ("config", "text"),
    [
        ({}, None),
        ({"eos_token_id": 2, "bos_token_id": 1}, None),
        ({"do_sample": False}, None),
        ({"do_sample": False, "temperature": 0.7}, None),
        ({"do_sample": True}, "top_k=50,sample"),
        ({"temperature": 0.6, "top_p": 0.9}, "temperature=0.6,top_k=50,top_p=0.9,sample"),
        ({"do_sample": True, "temperature": 1, "top_k": 0, "top_p": 1.0}, "sample"),
        ({"repetition_penalty": 1.1}, "repetition_penalty=1.1,greedy"),
        ({"no_repeat_ngram_size": 3, "min_new_tokens": 5}, "no_repeat_ngram=3,min_new_tokens=5,greedy"),
        ({"suppress_tokens": [5, 6], "bad_words_ids": [[1, 2]]}, 'ban="id:1,2|id:5|id:6",greedy'),
        ({"sequence_bias": [[[3], 2.5], [[1, 2], -1.0]]}, 'logit_bias="id:3=2.5|id:1,2=-1.0",greedy'),
        ({"sequence_bias": {(3,): 2.5}}, 'logit_bias="id:3=2.5",greedy'),
        ({"guidance_scale": 1.5}, 'guidance(scale=1.5,prompt=""),greedy'),
        ({"bad_words_ids": [5], "suppress_tokens": [6]}, 'ban="id:6",greedy'),
        ({"bad_words_ids": [[1, 2]], "suppress_tokens": 6}, 'ban="id:1,2",greedy'),
        ({"suppress_tokens": [math.inf], "top_k": 3}, "top_k=3,sample"),
        ({"bad_words_ids": [["a"]], "sequence_bias": 5, "exponential_decay_length_penalty": 5}, None),
        ({"exponential_decay_length_penalty": (5, 1.1)}, "length_decay(start=5,factor=1.1),greedy"),
        (
            {
                "do_sample": True,
                "top_k": 20,
                "min_p": 0.1,
                "typical_p": 0.9,
                "epsilon_cutoff": 0.001,
                "eta_cutoff": 0.002,
            },
            "top_k=20,min_p=0.1,typical_p=0.9,epsilon=0.001,eta=0.002,sample",
        ),
        ({"do_sample": True, "top_h": 0.4, "top_k": 7}, "top_h=0.4,top_k=7,sample"),
        ({"do_sample": True, "top_k": 5, "top_p": 7, "temperature": "hot"}, "top_k=5,sample"),
        ({"do_sample": None, "temperature": None}, None),
    ],
)
def test_a_generation_config_becomes_a_recipe(config: dict[str, Any], text: str | None) -> None:
    recipe = from_generation_config(config)
    assert (None if recipe is None else str(recipe)) == text
    if recipe is not None:
        assert Recipe.parse(str(recipe)) == recipe
        assert is_in_order(recipe, "transformers")
