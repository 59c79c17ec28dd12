"""Our strategies beside transformers' own, on this machine: which agree, on how many cases, how closely.

Used by the command `verify` and by the help. Imports torch and transformers when it runs.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.race import run_race
from playground.decoding.recipe import Recipe
from playground.decoding.shaping import shape
from playground.decoding.strategy import Head, Lexicon, Transform
from playground.errors import Cancelled
from playground.session.agreement import Row
from playground.wording import translate

if TYPE_CHECKING:
    from playground.models.transformers_model import TransformersModel

Report = Callable[[int, int], None]

CLOSE = 1e-9
GENERATED = 24
PROMPT = "The cat sat on the"
_SIZES = (7, 1000, 32_000)
_HISTORY = 12
_END = 0


@dataclass(frozen=True)
class Check:
    """A transform of ours and the maker of what transformers has for it."""

    text: str
    processor: str
    arguments: tuple[Any, ...]

    @property
    def transform(self) -> Transform:
        """Ours."""
        return Recipe.parse(f"{self.text},greedy").transforms[0]


CHECKS: tuple[Check, ...] = (
    Check("temperature=0.7", "TemperatureLogitsWarper", (0.7,)),
    Check("top_k=40", "TopKLogitsWarper", (40,)),
    Check("top_p=0.9", "TopPLogitsWarper", (0.9,)),
    Check("min_p=0.05", "MinPLogitsWarper", (0.05,)),
    Check("typical_p=0.9", "TypicalLogitsWarper", (0.9,)),
    Check("epsilon=0.001", "EpsilonLogitsWarper", (0.001,)),
    Check("eta=0.002", "EtaLogitsWarper", (0.002,)),
    Check("top_h=0.4", "TopHLogitsWarper", (0.4,)),
    Check("repetition_penalty=1.3", "RepetitionPenaltyLogitsProcessor", (1.3,)),
    Check("no_repeat_ngram=2", "NoRepeatNGramLogitsProcessor", (2,)),
    Check(
        'logit_bias="id:1=2.5|id:0,1=-1.5"', "SequenceBiasLogitsProcessor", ([[[1], 2.5], [[0, 1], -1.5]],)
    ),
    Check('ban="id:1|id:0,2"', "NoBadWordsLogitsProcessor", ([[1], [0, 2]],)),
    Check("min_new_tokens=100", "MinNewTokensLengthLogitsProcessor", (1, 100, _END)),
    Check("length_decay(start=2,factor=1.1)", "ExponentialDecayLengthPenalty", ((2, 1.1), _END, 1)),
)
SAMPLED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("temperature=0.7,top_p=0.9,sample(draw=race)", {"temperature": 0.7, "top_p": 0.9}),
    ("top_k=50,sample(draw=race)", {"top_k": 50}),
    (
        "repetition_penalty=1.1,temperature=1.3,min_p=0.1,sample(draw=race)",
        {"repetition_penalty": 1.1, "temperature": 1.3, "min_p": 0.1},
    ),
)


def run(
    model: "TransformersModel | None" = None,
    cases: int = 20,
    report: Report | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Row]:
    """The table; with a model also on its logits, and token for token against its `generate`.

    Raises: Cancelled between two rows.
    """
    work = list(_rows(model, cases))
    rows = []
    for place, make in enumerate(work):
        if cancelled is not None and cancelled():
            raise Cancelled("Stopped.")
        rows.append(make())
        if report is not None:
            report(place + 1, len(work))
    return rows


def open_for_comparison(where: str, report: Callable[[str, float | None], None]) -> "TransformersModel":
    """The model that `run` takes. Raises: as opening any model does."""
    from playground.models.library import open_model

    return open_model(where, report, lambda: False)


def _rows(model: "TransformersModel | None", cases: int) -> Iterator[Callable[[], Row]]:
    samples = list(_random_logits(cases))
    if model is not None:
        samples += _logits_of(model)
    for check in CHECKS:
        yield lambda check=check: _compare(check, samples)  # type: ignore[misc]
    yield lambda: _compare_races(samples)
    if model is not None:
        opened = model
        yield lambda: _compare_greedy(opened)
        for text, settings in SAMPLED:
            yield lambda text=text, settings=settings: _compare_sampled(opened, text, settings)  # type: ignore[misc]


def _random_logits(cases: int) -> Iterator[Scores]:
    """Rows of several sizes: some peaked, some with equal scores, some with tokens ruled out."""
    for case in range(cases):
        random = np.random.default_rng(case)
        logits = random.normal(0.0, 1.0 + case % 4, _SIZES[case % len(_SIZES)])
        if case % 4 > 1:
            logits = logits.round(1)
        if case % 2:
            logits[random.random(len(logits)) < case % 5 / 10] = -np.inf
            logits[_END] = 1.0
        yield logits


def _logits_of(model: "TransformersModel") -> list[Scores]:
    ids = model.encode(PROMPT)
    return [model.logits([ids[:length]])[0].astype(np.float64) for length in range(1, len(ids) + 1)]


class _Ends:
    """A vocabulary of which only the end token is known."""

    eos_ids = frozenset({_END})

    def encode(self, text: str) -> tuple[int, ...]:
        """Not known."""
        return ()

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """Not known."""
        return tuple(b"" for _ in ids)

    text_pieces = pieces


def _compare(check: Check, samples: Sequence[Scores]) -> Row:
    lexicon: Lexicon = _Ends()
    past = np.random.default_rng(1).integers(0, 3, _HISTORY)
    head = Head((*past.tolist(), _END), 1, lexicon=lexicon)
    gaps = [_gap(check, logits, head) for logits in samples]
    largest = float(np.max(gaps))  # NaN if one of them is
    return Row(check.processor, check.text, len(gaps), largest, largest <= CLOSE)


def _gap(check: Check, logits: Scores, head: Head) -> float:
    """The largest difference in probability; rows are compared by rank where equal tokens were cut."""
    import torch
    from transformers.generation import logits_process

    processor = getattr(logits_process, check.processor)(*check.arguments)
    scores = processor(torch.tensor([head.ids]), torch.tensor(logits, dtype=torch.float64)[None])
    theirs = Distribution(scores[0].numpy().copy())
    ours = check.transform.reshape(Distribution(logits.copy()), head)
    if ours.count == 0 or theirs.count == 0:
        return 0.0 if ours.count == theirs.count else 1.0
    gap = float(np.abs(ours.probabilities - theirs.probabilities).max())
    by_rank = np.abs(np.sort(ours.probabilities) - np.sort(theirs.probabilities))
    return float(by_rank.max()) if gap > CLOSE and _has_ties(logits) else gap


def _has_ties(logits: Scores) -> bool:
    alive = logits[logits > -np.inf]
    return len(np.unique(alive)) < len(alive)


def _compare_races(samples: Sequence[Scores]) -> Row:
    """The draw of `torch.multinomial` against ours, three steps for each row."""
    import torch

    differing = cases = 0
    for seed, logits in enumerate(samples):
        final = Distribution(logits.copy())
        p = torch.from_numpy(final.probabilities.astype(np.float32))
        generator = torch.Generator().manual_seed(seed)
        for step in range(3):
            theirs = int(torch.multinomial(p, 1, generator=generator))
            differing += theirs != run_race(final, seed, step)[0]
            cases += 1
    return Row("torch.multinomial", "sample(draw=race)", cases, float(differing), differing == 0)


def _compare_greedy(model: "TransformersModel") -> Row:
    from playground.models.reference import generated

    ids = model.encode(PROMPT)
    theirs = generated(model, ids, GENERATED, {}, None)
    return _ids_row(
        "generate(do_sample=False)", "greedy", theirs, _continued(model, ids, "greedy", len(theirs))
    )


def _compare_sampled(model: "TransformersModel", text: str, settings: dict[str, Any]) -> Row:
    from playground.models.reference import draws_per_step, generated

    call = "generate(" + ", ".join(f"{name}={value}" for name, value in settings.items()) + ", seed 1234)"
    if draws_per_step(model) != model.vocabulary_size:
        note = translate(
            "app", "this model's output is wider than its vocabulary, so transformers draws other numbers"
        )
        return Row(call, text, 0, 0.0, None, note)
    ids = model.encode(PROMPT)
    theirs = generated(model, ids, GENERATED, settings, 1234)
    return _ids_row(call, text, theirs, _continued(model, ids, text, len(theirs), 1234))


def _ids_row(call: str, text: str, theirs: Sequence[int], ours: Sequence[int]) -> Row:
    first = next((i for i, pair in enumerate(zip(theirs, ours, strict=True)) if pair[0] != pair[1]), None)
    differing = 0 if first is None else len(theirs) - first
    told = translate("app", "first at new token {number}; a close call can go either way")
    note = "" if first is None else told.format(number=first + 1)
    return Row(call, text, len(theirs), float(differing), first is None if theirs else None, note)


def _continued(
    model: "TransformersModel", ids: tuple[int, ...], text: str, count: int, seed: int = 0
) -> list[int]:
    """New ids by our own pipeline."""
    recipe, prompt_length = Recipe.parse(text), len(ids)
    for _ in range(count):
        head = Head(ids, prompt_length, lexicon=model, seed=seed)
        shaped = shape(model.logits([ids])[0], recipe, head=head)
        ids = (*ids, recipe.search.choose(shaped.after, head).token)
    return list(ids[prompt_length:])
