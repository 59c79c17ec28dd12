"""A given text seen as if it had been generated: each token forced, with its numbers under the model."""

from collections.abc import Callable, Iterator, Sequence

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.errors import BadValue, Cancelled
from playground.session import engine
from playground.session.engine import Report
from playground.session.language_model import LanguageModel
from playground.session.records import Job, Step

FORCED = "forced"


def score(
    model: LanguageModel,
    head: Head,
    ids: Sequence[int],
    recipe: Recipe,
    cancelled: Callable[[], bool] | None = None,
    report: Report | None = None,
) -> Iterator[Step]:
    """One step for each id, as if the recipe had come to it; a branch grows from them as from any others.

    The first step reads the prompt, each further one costs a forward pass of one token where the model
    keeps a cache. All ids are known to fit before the first step is made.

    Args:
        model: what is asked.
        head: the path before the text, at least one token long.
        ids: the tokens of the text.
        recipe: what would have reshaped the distribution; the ids come whatever it says.
        cancelled: asked before each token and while the prompt is read.
        report: told of the progress within one forward pass.
    Raises: BadValue if the text does not fit, Cancelled, ModelFault.
    """
    _check(model, head, ids)
    return _steps(model, head, ids, recipe, cancelled, report)


def _check(model: LanguageModel, head: Head, ids: Sequence[int]) -> None:
    if not head.ids:
        raise BadValue("There is nothing before the text; type a prompt of at least one token first.")
    if not ids:
        raise BadValue("There is no text to score; paste or type one first.")
    length, limit = len(head.ids) + len(ids), model.context_limit
    if length > limit:
        raise BadValue(f"Prompt and text are {length:,} tokens long; this model reads {limit:,}.")


def _steps(
    model: LanguageModel,
    head: Head,
    ids: Sequence[int],
    recipe: Recipe,
    cancelled: Callable[[], bool] | None,
    report: Report | None,
) -> Iterator[Step]:
    job = Job(0, (head,), len(ids))
    for token in ids:
        if cancelled is not None and cancelled():
            raise Cancelled("The scoring was stopped; what was scored so far stays.")
        sight = engine.look(model, job.head, recipe, report, cancelled)
        step = engine.pick(sight, recipe, token, FORCED)
        yield step
        job = engine.advance(job, step)
