"""What transformers' own `generate` makes of a model: the measure that our decoding is held against."""

from collections.abc import Mapping, Sequence
from typing import Any

import torch

from playground.models.transformers_model import TransformersModel

# Every setting is given, so that none is taken from the model's own configuration or a hidden default.
_OFF: dict[str, Any] = {
    "temperature": 1.0,
    "top_k": 0,
    "top_p": 1.0,
    "min_p": None,
    "typical_p": 1.0,
    "epsilon_cutoff": 0.0,
    "eta_cutoff": 0.0,
    "repetition_penalty": 1.0,
    "no_repeat_ngram_size": 0,
    "min_new_tokens": None,
    "num_beams": 1,
}


def generated(
    model: TransformersModel, ids: Sequence[int], count: int, settings: Mapping[str, Any], seed: int | None
) -> tuple[int, ...]:
    """The new ids of one call of `generate`; greedy if `seed` is None, else sampled with that seed.

    The random state of the rest of the program is left as it was.
    """
    with torch.random.fork_rng(devices=[]), torch.inference_mode():
        if seed is not None:
            torch.manual_seed(seed)
        rows = model.network.generate(
            torch.tensor([list(ids)]),
            attention_mask=torch.ones((1, len(ids)), dtype=torch.long),
            max_new_tokens=count,
            do_sample=seed is not None,
            eos_token_id=sorted(model.eos_ids) or None,
            pad_token_id=min(model.eos_ids, default=0),
            **{**_OFF, **settings},
        )
    return tuple(int(i) for i in rows[0, len(ids) :])


def draws_per_step(model: TransformersModel) -> int:
    """How many random numbers transformers draws per step: the width of the model's output."""
    return int(model.network.get_output_embeddings().weight.shape[0])
