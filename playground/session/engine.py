"""One step of decoding as a pure function: model, job and recipe in, an immutable Step out."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from playground.decoding.distribution import Distribution
from playground.decoding.measures import surprisal_bits
from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Shaped, seen, shape
from playground.decoding.strategy import Choice, Head
from playground.errors import BadValue, ModelFault
from playground.session.language_model import LanguageModel, Logits
from playground.session.records import Candidates, Cost, Growth, Job, Look, Step, Stop
from playground.wording import translate

Report = Callable[[int, int], None]
ROWS = 64
# So many control tokens may stand in front of a text.
_BEGINNING = 8


@dataclass(frozen=True, eq=False)
class Sight:
    """What the model said after one head: logits (V,) float32, and what that cost.

    `guide` are the (V,) logits of `guide_path`, the second path, where the recipe wanted one.
    """

    head: Head
    logits: Logits
    cost: Cost
    guide: Logits | None = None
    guide_path: tuple[int, ...] | None = None


def step(model: LanguageModel, job: Job, recipe: Recipe) -> Step:
    """Looks once and chooses once. Raises: ModelFault, BadValue."""
    return next_step(look(model, job.head, recipe), job, recipe)


def next_step(sight: Sight, job: Job, recipe: Recipe) -> Step:
    """The step of a job at a place that was seen: the token that is forced there, else what is chosen."""
    return pick(sight, recipe, job.forced[0], "forced") if job.forced else choose(sight, recipe)


def look(
    model: LanguageModel,
    head: Head,
    recipe: Recipe,
    report: Report | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Sight:
    """One call of the model. Raises: ModelFault naming the place if it gives no distribution, Cancelled."""
    if not head.ids:
        raise BadValue(translate("session", "There is nothing to continue; type a prompt first."))
    head = replace(head, lexicon=model)
    second = second_path(head, recipe)
    paths = [head.ids] if second is None else [head.ids, second]
    try:
        rows = model.logits(paths, report=report, cancelled=cancelled)
    except ModelFault as fault:
        raise _placed(fault, head) from fault
    forward = model.last_forward
    cost = Cost(forward.fed, forward.cached, tuple(forward.shape), forward.ms)
    return Sight(head, rows[0], cost, None if second is None else rows[1], second)


def second_path(head: Head, recipe: Recipe) -> tuple[int, ...] | None:
    """The second path that a transform of the recipe wants to look at, None for most."""
    wanted = (t.second_path(head) for t in recipe.at(head.new_tokens).transforms)
    return next((path for path in wanted if path is not None), None)


def choose(sight: Sight, recipe: Recipe) -> Step:
    """Shapes and chooses, without a forward pass."""
    start = time.perf_counter()
    shaped = reshape(sight, recipe)
    shaped_at = time.perf_counter()
    choice = recipe.search.choose(shaped.after, shaped.head)
    chosen_at = time.perf_counter()
    cost = replace(sight.cost, shape_ms=(shaped_at - start) * 1000, choose_ms=(chosen_at - shaped_at) * 1000)
    return record(shaped, choice, cost)


def pick(sight: Sight, recipe: Recipe, token: int, how: str = "picked") -> Step:
    """The step in which a person chose `token`, whatever the recipe would have done."""
    if not 0 <= token < len(sight.logits):
        raise BadValue(
            translate("session", "There is no token {token:,}; the vocabulary ends at {logits:,}.").format(
                token=token, logits=len(sight.logits) - 1
            )
        )
    start = time.perf_counter()
    shaped = reshape(sight, recipe)
    cost = replace(sight.cost, shape_ms=(time.perf_counter() - start) * 1000)
    return record(shaped, Choice(token, how), cost)


@lru_cache(maxsize=2)
def given_at(sight: Sight) -> Distribution:
    """The model's distribution there; several recipes are tried on one, and it is large."""
    return seen(sight.logits)


def reshape(sight: Sight, recipe: Recipe) -> Shaped:
    """What the recipe makes of what was seen. Raises: ModelFault naming the place."""
    guide = None if sight.guide is None else sight.guide.astype(np.float64)
    try:
        return shape(given_at(sight), recipe, head=replace(sight.head, guide=guide))
    except ModelFault as fault:
        raise _placed(fault, sight.head) from fault


def _placed(fault: ModelFault, head: Head) -> ModelFault:
    """The fault with the number of the step it was met in."""
    told = translate("session", "{fault} This was step {number}.")
    return ModelFault(told.format(fault=fault, number=head.new_tokens + 1), fault.detail)


def record(shaped: Shaped, choice: Choice, cost: Cost) -> Step:
    """The record of one step with one head."""
    head = shaped.head
    seen = Look(len(shaped.model.logits), shaped.stages, candidates(shaped, choice.token))
    return Step(
        recipe=shaped.recipe,
        seed=head.seed,
        reroll=head.reroll,
        position=len(head.ids),
        prompt_length=head.prompt_length,
        looks=(seen,),
        growths=(growth(shaped, choice),),
        memories=learned(shaped, choice.token),
        cost=cost,
    )


def growth(shaped: Shaped, choice: Choice) -> Growth:
    """The chosen token with its numbers, wherever it ranked."""
    token = choice.token
    one = np.array([token])
    logp = float(shaped.model.logp(one)[0])
    return Growth(
        token=token,
        piece=_piece(shaped.head, token),
        how=choice.how,
        rank=shaped.model.rank(token),
        p_model=float(shaped.model.p(one)[0]),
        p_after=float(shaped.after.p(one)[0]),
        logp=logp,
        surprisal_bits=surprisal_bits(logp),
        cut_by=int(shaped.cut_by[token]),
        draw=choice.draw,
        race=choice.race,
    )


def _piece(head: Head, token: int) -> bytes:
    if head.lexicon is None:
        return b""
    # The path is long, and only a text's first words can differ.
    if len(head.ids) > _BEGINNING:
        return head.lexicon.pieces((token,))[0]
    return head.lexicon.text_pieces((*head.ids, token))[-1]


def candidates(shaped: Shaped, token: int, rows: int = ROWS) -> Candidates:
    """The rows worth showing: best for the model, best after the recipe, and the token taken."""
    best = shaped.model.top(rows)
    wanted = np.unique(np.concatenate([best, shaped.after.top(rows), [token]]))
    order = np.lexsort((wanted, -shaped.model.logits[wanted]))
    ids = wanted[order]
    ranks = np.arange(1, len(ids) + 1)
    for row in range(len(best), len(ids)):
        ranks[row] = shaped.model.rank(int(ids[row]))
    columns = (
        ids.astype(np.int32),
        ranks.astype(np.int32),
        shaped.model.p(ids),
        shaped.after.p(ids),
        shaped.cut_by[ids],
    )
    for column in columns:
        column.flags.writeable = False
    return Candidates(*columns)


def learned(shaped: Shaped, token: int) -> Mapping[str, Any]:
    """Memories of stateful strategies once `token` was taken; those of others stay as they were."""
    memories = dict(shaped.head.memories)
    pairs = zip(shaped.applied.transforms, shaped.chain, shaped.chain[1:], strict=False)
    for transform, given, after in pairs:
        value = transform.learn(given, after, shaped.head, token)
        if value is not None:
            memories[transform.about.key] = value
    return memories


def advance(job: Job, done: Step) -> Job:
    """The job that is left after a step: the token appended, one token less to go."""
    head = job.head
    ahead = job.rerolls.after(done.growth.token)
    grown = replace(
        head,
        ids=(*head.ids, done.growth.token),
        score=head.score + done.growth.logp,
        memories=done.memories,
        reroll=ahead.count,
        guide=None,
    )
    return replace(job, heads=(grown,), limit=job.limit - 1, forced=job.forced[1:], rerolls=ahead)


def stop_after(job: Job, done: Step) -> Stop | None:
    """Why the run ends with this step, None if it goes on. `job` is that before the step."""
    if done.growth.token in job.end_ids:
        return Stop("end", done.growth.token)
    if done.position + 1 >= job.total_limit:
        return Stop("context")
    return Stop("limit") if job.limit <= 1 else None
