"""Named recipes worth starting from, and the recipe that a model's own settings ask for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from playground.decoding.recipe import Preset, Recipe
from playground.decoding.searches.greedy import Greedy
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Transform
from playground.decoding.transforms.ban import Ban
from playground.decoding.transforms.epsilon import Epsilon
from playground.decoding.transforms.eta import Eta
from playground.decoding.transforms.guidance import Guidance
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
from playground.errors import BadValue

Made = TypeVar("Made")


def _named(title: str, text: str, note: str) -> Preset:
    return Preset("", title, Recipe.parse(text), note)


NAMED: tuple[Preset, ...] = (
    _named(
        "Plain sampling",
        "sample",
        "The model's own distribution, nothing added; OpenAI's API and vLLM do this unless told otherwise.",
    ),
    _named(
        "transformers, sampling on",
        "top_k=50,sample",
        "What generate(do_sample=True) does when nothing else is set: the global default keeps 50 tokens.",
    ),
    _named(
        "llama.cpp",
        "top_k=40,top_p=0.95,min_p=0.05,temperature=0.8,sample",
        "The default chain of llama.cpp: filters first, temperature last.",
    ),
    _named(
        "Careful",
        "temperature=0.3,top_p=0.9,sample",
        "Facts and code: close to greedy, but not stuck in its loops.",
    ),
    _named(
        "Creative with min-p",
        "min_p=0.1,temperature=1.5,sample",
        "Min-p cuts before the heat, so the tail stays out however hot it gets.",
    ),
    _named(
        "Fewer clichés",
        "min_p=0.02,xtc(threshold=0.1,probability=0.5),sample",
        "XTC takes out the likeliest words half of the time; min-p keeps the rest good.",
    ),
    _named(
        "Against loops",
        "dry(multiplier=0.8,base=1.75,allowed_length=2),min_p=0.05,temperature=0.8,sample",
        "DRY stops repeated phrases and leaves single words alone.",
    ),
    _named(
        "Even surprise",
        "mirostat(tau=5,eta=0.1),sample",
        "Mirostat 2 as llama.cpp sets it: surprise is held near 5 bits a token.",
    ),
)

# What transformers does when sampling is on and top_k is not set.
_HIDDEN_TOP_K = 50
_SAMPLING = ("temperature", "top_k", "top_p", "min_p", "typical_p", "epsilon_cutoff", "eta_cutoff", "top_h")


def from_generation_config(config: Mapping[str, Any]) -> Recipe | None:
    """What a model's `generation_config` asks for, in the order of transformers; None if for nothing.

    Where `do_sample` is not set, sampling settings mean that it is on. A setting that is out of range is
    left out: the file is not the person's.
    """
    does_sample = config.get("do_sample")
    if does_sample is None:
        does_sample = any(config.get(name) is not None for name in _SAMPLING)
    wanted = [*_always(config), *(_when_sampling(config) if does_sample else ())]
    transforms = tuple(t for t in wanted if not t.is_neutral)
    if not transforms and not does_sample:
        return None
    return Recipe(transforms, Sample() if does_sample else Greedy())


def _always(config: Mapping[str, Any]) -> Iterator[Transform]:
    """What also acts on a greedy choice."""
    yield from _made(Guidance, config.get("guidance_scale"))
    yield from _made(LogitBias, config.get("sequence_bias"), _biases)
    yield from _made(RepetitionPenalty, config.get("repetition_penalty"))
    yield from _made(NoRepeatNGram, config.get("no_repeat_ngram_size"))
    runs = _made(_runs, config.get("bad_words_ids"))
    singles = _made(_singles, config.get("suppress_tokens"))
    yield from _made(Ban, "|".join(filter(None, [*runs, *singles])) or None)
    yield from _made(MinNewTokens, config.get("min_new_tokens"))
    decay = config.get("exponential_decay_length_penalty") or None
    yield from _made(lambda pair: LengthDecay(*pair), decay)


def _when_sampling(config: Mapping[str, Any]) -> Iterator[Transform]:
    top_k = config.get("top_k")
    yield from _made(Temperature, config.get("temperature"))
    yield from _made(TopH, config.get("top_h"))
    yield from _made(TopK, _HIDDEN_TOP_K if top_k is None else top_k)
    yield from _made(TopP, config.get("top_p"))
    yield from _made(MinP, config.get("min_p"))
    yield from _made(TypicalP, config.get("typical_p"))
    yield from _made(Epsilon, config.get("epsilon_cutoff"))
    yield from _made(Eta, config.get("eta_cutoff"))


def _made(
    make: Callable[[Any], Made], value: Any, convert: Callable[[Any], Any] | None = None
) -> Iterator[Made]:
    if value is None:
        return
    try:
        yield make(convert(value) if convert else value)
    except (BadValue, TypeError, ValueError, OverflowError):
        return


def _runs(words: Sequence[Sequence[int]]) -> str:
    return "|".join(map(_ids, words))


def _singles(ids: Sequence[int]) -> str:
    return "|".join(_ids([i]) for i in ids)


def _biases(pairs: Any) -> str:
    items = pairs.items() if isinstance(pairs, Mapping) else pairs
    return "|".join(f"{_ids(run)}={bias!r}" for run, bias in items)


def _ids(run: Sequence[int]) -> str:
    return "id:" + ",".join(str(int(i)) for i in run)
