"""The present recipe, prompt and seed as a Python program for transformers."""

from collections.abc import Mapping
from typing import Any

from playground.decoding.orders import ORDERS, is_in_order
from playground.decoding.recipe import Recipe
from playground.decoding.schedules import Schedule
from playground.decoding.strategy import Lexicon, Transform
from playground.decoding.transforms.ban import Ban
from playground.decoding.transforms.guidance import Guidance
from playground.decoding.transforms.length_decay import LengthDecay
from playground.decoding.transforms.logit_bias import LogitBias
from playground.decoding.transforms.temperature import AS_GREEDY, Temperature
from playground.errors import BadValue
from playground.session.code import Task
from playground.session.pieces import text_of

# A model may bring settings of its own; those that many bring are always written out.
_NEUTRAL: Mapping[str, Any] = {"temperature": 1.0, "top_k": 0, "top_p": 1.0, "repetition_penalty": 1.0}
_PLAIN: Mapping[str, tuple[str, str]] = {
    "repetition_penalty": ("penalty", "repetition_penalty"),
    "no_repeat_ngram": ("n", "no_repeat_ngram_size"),
    "min_new_tokens": ("n", "min_new_tokens"),
    "temperature": ("temperature", "temperature"),
    "top_h": ("h", "top_h"),
    "top_k": ("k", "top_k"),
    "top_p": ("p", "top_p"),
    "min_p": ("m", "min_p"),
    "typical_p": ("tau", "typical_p"),
    "epsilon": ("epsilon", "epsilon_cutoff"),
    "eta": ("epsilon", "eta_cutoff"),
}
# What transformers leaves out where nothing is sampled; of these only the last two could matter.
_SAMPLING_ONLY = ("temperature", "top_h", "top_k", "top_p", "min_p", "epsilon", "eta", "typical_p")
_PROGRAM = """\
{notes}import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, GenerationConfig

name = {model!r}
tokenizer = AutoTokenizer.from_pretrained(name)
model = AutoModelForCausalLM.from_pretrained(name, dtype=torch.float32)

# {text}
ids = torch.tensor([{ids}])
settings = GenerationConfig(
{settings}
)
torch.manual_seed({seed})
output = model.generate(ids, attention_mask=torch.ones_like(ids), generation_config=settings)
new_ids = output[0, ids.shape[1]:].tolist()
print(new_ids)
print(tokenizer.decode(output[0]))
"""


def as_transformers(task: Task, lexicon: Lexicon | None = None, vocabulary_size: int = 2**31 - 1) -> str:
    """A program that can be run as it stands.

    The prompt is written as ids, so that no tokenizer can read it differently. With `sample(draw=race)`,
    in float32 on a CPU, it gives the same tokens as this program.

    Args:
        task: what is to be generated.
        lexicon: turns texts in lists of tokens into ids; without it they are named in a comment.
        vocabulary_size: V, for ids in such lists.
    """
    settings, notes = _settings(task, lexicon, vocabulary_size)
    return _PROGRAM.format(
        notes="".join(f"# {note}\n" for note in notes),
        model=task.model,
        text=ascii(text_of(task.prompt.pieces)),
        ids=list(task.prompt.ids),
        settings="\n".join(f"    {name}={_written(value)}," for name, value in settings.items()),
        seed=task.seed,
    )


def _settings(task: Task, lexicon: Lexicon | None, vocabulary_size: int) -> tuple[dict[str, Any], list[str]]:
    """Parameters of GenerationConfig, and what does not carry over."""
    acting = [transform for transform in task.recipe.transforms if not transform.is_neutral]
    samples = task.recipe.search.about.key != "greedy" and not any(map(_is_zero, acting))
    settings: dict[str, Any] = {"do_sample": samples, "max_new_tokens": task.max_new_tokens}
    notes = _notes(task.recipe, samples)
    if samples:
        settings |= _NEUTRAL
    for transform in acting:
        if not samples and transform.about.key in _SAMPLING_ONLY:
            notes += _without_sampling(transform)
            continue
        try:
            carried = _of(transform, lexicon, vocabulary_size)
        except BadValue as fault:
            notes.append(str(fault))
            continue
        notes += [] if carried else [_missing(transform)]
        settings |= carried
    return settings, notes


def _is_zero(transform: Transform) -> bool:
    if not isinstance(transform, Temperature) or isinstance(transform.temperature, Schedule):
        return False
    return transform.temperature < AS_GREEDY


def _notes(recipe: Recipe, samples: bool) -> list[str]:
    notes = []
    if samples and getattr(recipe.search, "draw", "race") != "race":
        notes.append("Random numbers are drawn in another way here; sample(draw=race) gives the same tokens.")
    if not is_in_order(recipe, "transformers"):
        keys = {transform.about.key for transform in recipe.transforms}
        order = ", ".join(key for key in ORDERS["transformers"] if key in keys)
        notes.append(f"transformers has an order of its own, so the outcome may differ: {order}.")
    return notes


def _without_sampling(transform: Transform) -> list[str]:
    if transform.about.key == "typical_p":
        return [f"{transform}: left out, because transformers applies it only when it samples."]
    return []


def _of(transform: Transform, lexicon: Lexicon | None, vocabulary_size: int) -> dict[str, Any]:
    """The parameters of one transform; none where it has no equal. Raises: BadValue for a list of tokens."""
    key = transform.about.key
    if _is_scheduled(transform):
        return {}
    if key in _PLAIN:
        knob, parameter = _PLAIN[key]
        return {parameter: getattr(transform, knob)}
    match transform:
        case Ban():
            return {"bad_words_ids": [list(run) for run in transform.found(lexicon, vocabulary_size).runs]}
        case LogitBias():
            found = transform.found(lexicon, vocabulary_size)
            pairs = zip(found.runs, found.biases, strict=True)
            return {"sequence_bias": [[list(run), bias] for run, bias in pairs]}
        case LengthDecay():
            return {"exponential_decay_length_penalty": (transform.start, transform.factor)}
        case Guidance() if not transform.prompt:
            return {"guidance_scale": transform.scale}
    return {}


def _is_scheduled(transform: Transform) -> bool:
    return any(isinstance(getattr(transform, name), Schedule) for name, _ in transform.knobs())


def _missing(transform: Transform) -> str:
    """That a transform does not carry over, and what there is instead."""
    if _is_scheduled(transform):
        return f"{transform}: transformers has no schedules."
    hint = f"; see {transform.about.transformers}" if transform.about.transformers else ""
    return f"{transform}: no parameter of generate(){hint}."


def _written(value: Any) -> str:
    """A value as Python; repr of an infinite number is none."""
    return repr(value).replace("-inf", 'float("-inf")')
