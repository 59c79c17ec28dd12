"""The present recipe, prompt and seed as something to run elsewhere, with what does not carry over named.

`as_transformers` gives Python, `as_llama_cpp` and `as_openai` the JSON bodies of servers, `as_command` the
command line of this program.
"""

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.decoding.orders import is_in_order
from playground.decoding.recipe import Recipe
from playground.decoding.schedules import Schedule
from playground.decoding.strategy import Transform
from playground.errors import BadValue
from playground.session.export import sound
from playground.session.pieces import text_of
from playground.session.tree import Prompt
from playground.wording import translate

_NEUTRAL_LLAMA: Mapping[str, Any] = {
    "temperature": 1.0,
    "top_k": 0,
    "top_p": 1.0,
    "min_p": 0.0,
    "typical_p": 1.0,
    "repeat_penalty": 1.0,
    "presence_penalty": 0.0,
    "frequency_penalty": 0.0,
}
# Our key → (its name in `samplers`, our knob → its parameter).
_LLAMA: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "repetition_penalty": ("penalties", {"penalty": "repeat_penalty"}),
    "frequency_penalty": ("penalties", {"penalty": "frequency_penalty"}),
    "presence_penalty": ("penalties", {"penalty": "presence_penalty"}),
    "dry": (
        "dry",
        {
            "multiplier": "dry_multiplier",
            "base": "dry_base",
            "allowed_length": "dry_allowed_length",
            "last_n": "dry_penalty_last_n",
        },
    ),
    "top_n_sigma": ("top_n_sigma", {"n": "top_n_sigma"}),
    "top_k": ("top_k", {"k": "top_k"}),
    "typical_p": ("typ_p", {"tau": "typical_p"}),
    "top_p": ("top_p", {"p": "top_p"}),
    "min_p": ("min_p", {"m": "min_p"}),
    "xtc": ("xtc", {"threshold": "xtc_threshold", "probability": "xtc_probability"}),
    "temperature": ("temperature", {"temperature": "temperature"}),
    "dynatemp": (
        "temperature",
        {"temperature": "temperature", "range": "dynatemp_range", "exponent": "dynatemp_exponent"},
    ),
    "mirostat": ("", {"tau": "mirostat_tau", "eta": "mirostat_eta"}),
    "mirostat_v1": ("", {"tau": "mirostat_tau", "eta": "mirostat_eta"}),
}
_NEUTRAL_OPENAI: Mapping[str, Any] = {"temperature": 1.0, "top_p": 1.0}
_OPENAI: Mapping[str, Mapping[str, str]] = {
    "temperature": {"temperature": "temperature"},
    "top_p": {"p": "top_p"},
    "presence_penalty": {"penalty": "presence_penalty"},
    "frequency_penalty": {"penalty": "frequency_penalty"},
    "top_k": {"k": "top_k"},
    "min_p": {"m": "min_p"},
    "repetition_penalty": {"penalty": "repetition_penalty"},
    "min_new_tokens": {"n": "min_tokens"},
}
_ONLY_VLLM = ("top_k", "min_p", "repetition_penalty", "min_new_tokens")
_SEED_LLAMA, _SEED_OPENAI = 2**32, 2**63


@dataclass(frozen=True)
class Task:
    """What is to be generated: from where, by which recipe and seed, how much, with which model."""

    recipe: Recipe
    prompt: Prompt
    seed: int
    max_new_tokens: int
    model: str


def as_llama_cpp(task: Task) -> str:
    """The body for `POST /completion` of a llama.cpp server, as JSON."""
    body: dict[str, Any] = {"prompt": _prompt_text(task.prompt), "n_predict": task.max_new_tokens}
    body |= {"seed": task.seed % _SEED_LLAMA, **_NEUTRAL_LLAMA, "repeat_last_n": -1}
    samplers: list[str] = []
    notes: list[str] = []
    for transform in _acting(task.recipe):
        name, knobs = _LLAMA.get(transform.about.key, ("", {}))
        if not knobs or _is_scheduled(transform):
            notes.append(_missing(transform, "llama.cpp"))
            continue
        body |= {parameter: getattr(transform, knob) for knob, parameter in knobs.items()}
        if name and name not in samplers:
            samplers.append(name)
        notes += _llama_notes(transform)
    _settle_mirostat(body, task.recipe)
    if task.recipe.search.about.key == "greedy":
        body["temperature"] = 0.0
        samplers = [*(name for name in samplers if name != "temperature"), "temperature"]
    body["samplers"] = samplers
    notes += _prompt_notes(task.prompt) + _draw_notes(task, _SEED_LLAMA, "llama.cpp")
    return _json(body, notes)


def _settle_mirostat(body: dict[str, Any], recipe: Recipe) -> None:
    for key, version in (("mirostat", 2), ("mirostat_v1", 1)):
        if any(t.about.key == key for t in _acting(recipe)):
            body["mirostat"] = version


def _llama_notes(transform: Transform) -> list[str]:
    key = transform.about.key
    if key in ("mirostat", "mirostat_v1"):
        return ["With mirostat on, llama.cpp applies only penalties and temperature besides it."]
    if key == "dynatemp":
        return ["dynatemp holds the temperature too, so llama.cpp has one of the two at a time."]
    if key in ("presence_penalty", "frequency_penalty") and not getattr(transform, "prompt", False):
        return [f"llama.cpp counts the prompt for {key} too; here only new tokens count."]
    return []


def as_openai(task: Task) -> str:
    """The body for `POST /v1/completions` of vLLM and other servers of OpenAI's form, as JSON."""
    body: dict[str, Any] = {"model": task.model, "prompt": _prompt_text(task.prompt)}
    body |= {"max_tokens": task.max_new_tokens, "seed": task.seed % _SEED_OPENAI, **_NEUTRAL_OPENAI}
    notes: list[str] = []
    for transform in _acting(task.recipe):
        key = transform.about.key
        knobs = _OPENAI.get(key, {})
        if not knobs or _is_scheduled(transform):
            notes.append(_missing(transform, "the OpenAI form"))
            continue
        body |= {parameter: getattr(transform, knob) for knob, parameter in knobs.items()}
        if key in _ONLY_VLLM:
            notes.append(f"{key} is known to vLLM, not to OpenAI.")
        if getattr(transform, "prompt", False) is True:
            notes.append(f"{key} counts only new tokens there; here the prompt counts too.")
    if task.recipe.search.about.key == "greedy":
        body["temperature"] = 0.0
    if not is_in_order(task.recipe, "vLLM"):
        notes.append("vLLM has an order of its own: penalties, temperature, min_p, top_k, top_p.")
    notes += _prompt_notes(task.prompt) + _draw_notes(task, _SEED_OPENAI, "the server")
    return _json(body, notes)


def as_command(task: Task) -> str:
    """The command line that prints the same steps. Raises: BadValue for a prompt no command line takes."""
    prompt, text = task.prompt, sound(task.prompt.text)
    if not prompt.is_in_its_text:
        raise BadValue(
            translate("session", "The prompt begins within a character, which no command line can hand over.")
        )
    if "\x00" in text:
        raise BadValue(
            translate(
                "session", "The prompt holds a NUL, which no command line can hand over; use --prompt-file."
            )
        )
    words = ["playground", "trace", f"--prompt={text}" if text.startswith("-") else "--prompt"]
    words += [] if text.startswith("-") else [text]
    words += ["--recipe", str(task.recipe), "--seed", str(task.seed)]
    words += ["--max-new-tokens", str(task.max_new_tokens), *(["--chat"] if prompt.mode == "chat" else [])]
    words += [] if prompt.specials else ["--plain"]
    return shlex.join([*words, "--model", task.model])


def _acting(recipe: Recipe) -> list[Transform]:
    return [transform for transform in recipe.transforms if not transform.is_neutral]


def _is_scheduled(transform: Transform) -> bool:
    return any(isinstance(getattr(transform, name), Schedule) for name, _ in transform.knobs())


def _missing(transform: Transform, where: str) -> str:
    """That a strategy does not carry over; a schedule is named as the reason where it is one."""
    if _is_scheduled(transform):
        return f"{transform}: {where} has no schedules."
    return f"{transform}: no equivalent in {where}."


def _draw_notes(task: Task, seeds: int, where: str) -> list[str]:
    """That a server draws other numbers, and has fewer seeds."""
    if task.recipe.search.about.key == "greedy":
        return []
    notes = [f"Random numbers of {where} are others: the same seed gives another text."]
    if task.seed >= seeds:
        notes.append(f"Its seeds end at {seeds - 1}; {task.seed} was cut down to {task.seed % seeds}.")
    return notes


def _prompt_notes(prompt: Prompt) -> list[str]:
    """That a server takes the name of a control token for the token."""
    if prompt.specials:
        return []
    return ["Names of control tokens in the prompt are plain text here; the server makes tokens of them."]


def _prompt_text(prompt: Prompt) -> str:
    """The text that the tokens of the prompt stand for; a chat template's marks are in it."""
    return text_of(prompt.pieces)


def _json(body: Mapping[str, Any], notes: list[str]) -> str:
    told = {**body, **({"_note": list(dict.fromkeys(notes))} if notes else {})}
    return json.dumps(told, indent=2, ensure_ascii=False, allow_nan=False)
