"""One step is a pure function, and its record holds what was seen."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import shape
from playground.errors import BadValue, ModelFault
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Job, Step
from tests.session.conftest import PIECES, rows

MakeStep = Callable[..., Step]
MakeJob = Callable[..., Job]


def test_the_same_job_gives_the_same_step(model: ScriptedModel, make_job: MakeJob) -> None:
    recipe = Recipe.parse("temperature=1.3,top_p=0.9,sample")
    one, two = (engine.step(model, make_job(), recipe) for _ in range(2))
    assert one.growth == two.growth
    assert np.array_equal(one.look.candidates.p_after, two.look.candidates.p_after)


def test_numbers_of_a_record_are_those_of_the_shaping(make_step: MakeStep) -> None:
    step = make_step((0, 3), "temperature=0.7,top_k=4,sample")
    shaped = shape(rows((0, 3)), step.recipe, ids=(0, 3), prompt_length=1)
    seen = step.look.candidates
    assert np.allclose(seen.p_after, shaped.probabilities[seen.ids], atol=1e-15)
    assert np.allclose(seen.p_model, shaped.model.probabilities[seen.ids], atol=1e-15)
    assert np.array_equal(seen.cut_by, shaped.cut_by[seen.ids])
    assert np.isclose(seen.p_model.sum(), 1.0)


def test_a_token_far_down_is_among_the_rows_with_its_true_rank() -> None:
    pieces = tuple(str(i).encode() for i in range(600))
    wide = ScriptedModel(pieces, lambda path: np.arange(600.0)[::-1] / 10)
    recipe = Recipe.parse("top_k=5,sample")
    sight = engine.look(wide, Job(1, (engine.Head((0,), 1),), 1).head, recipe)
    step = engine.pick(sight, recipe, 499)
    row = step.look.candidates.row_of(499)
    assert row is not None
    assert int(step.look.candidates.ranks[row]) == 500
    assert (step.growth.rank, step.growth.cut_by, step.growth.p_after) == (500, 0, 0.0)


def test_records_cannot_be_written_to(make_step: MakeStep) -> None:
    step = make_step(recipe="top_k=3,sample")
    arrays = [
        step.look.candidates.p_after,
        step.look.candidates.ids,
        step.look.candidates.cut_by,
        step.look.stages[0].probabilities,
        step.look.stages[1].ids,
    ]
    for array in arrays:
        with pytest.raises(ValueError):
            array[0] = 0


def test_a_job_advances_by_the_token_that_grew(model: ScriptedModel, make_job: MakeJob) -> None:
    job = make_job(limit=3)
    step = engine.step(model, job, Recipe.parse("greedy"))
    following = engine.advance(job, step)
    assert following.head.ids == (0, step.growth.token)
    assert following.limit == 2
    assert following.head.score == step.growth.logp


@pytest.mark.parametrize(
    ("more", "kind"),
    [({"end_ids": frozenset(range(10))}, "end"), ({"total_limit": 2}, "context"), ({}, None)],
)
def test_a_run_stops_for_one_named_reason(
    model: ScriptedModel, make_job: MakeJob, more: dict[str, object], kind: str | None
) -> None:
    job = make_job(**more)
    stop = engine.stop_after(job, engine.step(model, job, Recipe.parse("greedy")))
    assert (stop.kind if stop else None) == kind


def test_an_empty_path_and_an_unknown_token_are_refused(model: ScriptedModel, make_job: MakeJob) -> None:
    recipe = Recipe.parse("greedy")
    with pytest.raises(BadValue, match="type a prompt"):
        engine.look(model, make_job(ids=()).head, recipe)
    sight = engine.look(model, make_job().head, recipe)
    with pytest.raises(BadValue, match="no token 10"):
        engine.pick(sight, recipe, 10)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("recipe", ["greedy", "temperature=0.7,sample"])
def test_what_is_no_distribution_is_named_with_its_step(bad: float, recipe: str, make_job: MakeJob) -> None:
    def broken(path: tuple[int, ...]) -> np.ndarray:
        return np.where(np.arange(len(PIECES)) == 4, bad, rows(path))

    model = ScriptedModel(PIECES, broken)
    with pytest.raises(ModelFault, match=r"This was step 1\.$"):
        engine.step(model, make_job(), Recipe.parse(recipe))


def test_a_failure_of_the_model_names_its_step_and_keeps_its_details(make_job: MakeJob) -> None:
    def broken(path: tuple[int, ...]) -> np.ndarray:
        raise ModelFault("The model failed.", "no memory left")

    head = replace(make_job().head, ids=(0, 1, 2), prompt_length=1)
    with pytest.raises(ModelFault, match=r"^The model failed\. This was step 3\.$") as caught:
        engine.look(ScriptedModel(PIECES, broken), head, Recipe.parse("greedy"))
    assert caught.value.detail == "no memory left"


def test_the_engine_needs_neither_qt_nor_torch() -> None:
    code = (
        "import sys, playground.session.engine, playground.session.scene, playground.session.explain;"
        "print([m for m in ('torch', 'PySide6', 'transformers') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_job_with_forced_tokens_takes_them_with_their_own_numbers(
    model: ScriptedModel, make_job: MakeJob
) -> None:
    job = make_job(limit=3, forced=(4, 2, 6))
    recipe, taken = Recipe.parse("top_k=2,sample"), []
    stop = None
    while stop is None:
        step = engine.step(model, job, recipe)
        taken.append(step)
        stop, job = engine.stop_after(job, step), engine.advance(job, step)
    assert [step.growth.token for step in taken] == [4, 2, 6]
    assert {step.growth.how for step in taken} == {"forced"}
    free = shape(rows((0, 4)), recipe, ids=(0, 4), prompt_length=1)
    assert taken[1].growth.p_model == pytest.approx(float(free.model.probabilities[2]))
    assert stop.kind == "limit"


def test_a_token_that_was_given_tells_what_shaping_cost(model: ScriptedModel, make_job: MakeJob) -> None:
    recipe = Recipe.parse("temperature=0.8,top_p=0.9,sample")
    given = engine.pick(engine.look(model, make_job().head, recipe), recipe, 3)
    assert given.cost.shape_ms > 0.0
    assert given.cost.strategy_ms == given.cost.shape_ms


class Spacing(ScriptedModel):
    """Puts a space in front of every text, behind control tokens that may begin it."""

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        first = next(place for place, token in enumerate(ids) if token not in self.special_ids)
        pieces = self.pieces(ids)
        return (*pieces[:first], pieces[first].removeprefix(b" "), *pieces[first + 1 :])


@pytest.mark.parametrize(("start", "piece"), [((0,), b"cat"), ((0, 0), b"cat"), ((0, 1), b" cat")])
def test_a_space_is_no_part_of_a_text_that_begins_with_the_token(
    start: tuple[int, ...], piece: bytes
) -> None:
    model = Spacing((b"<s>", b" cat"), {(): [0.0, 9.0]}, eos_ids=frozenset({0}))
    step = engine.step(model, Job(1, (engine.Head(start, len(start)),), 1), Recipe.parse("greedy"))
    assert step.growth.piece == piece
