"""Scoring: the numbers of a given text are those it would have had if it had been generated."""

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.errors import BadValue, Cancelled
from playground.models.scripted import ScriptedModel
from playground.session.explain import why
from playground.session.score import score
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import PIECES, grow, make_model, rows

RECIPE = Recipe.parse("temperature=1.2,top_k=5,sample")
START = Head((0, 1), 2, seed=42)


def test_a_generated_text_scores_as_it_was_generated() -> None:
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    grow(session, 8, str(RECIPE))
    generated = session.steps()
    ids = [step.growth.token for step in generated]
    scored = list(score(make_model(), START, ids, RECIPE))
    for one, other in zip(generated, scored, strict=True):
        numbers = [
            (g.token, g.rank, g.p_model, g.p_after, g.logp, g.cut_by) for g in (one.growth, other.growth)
        ]
        assert numbers[0] == numbers[1]
        assert other.growth.how == "forced"
        assert one.position == other.position
        assert (one.look.candidates.p_model == other.look.candidates.p_model).all()


def test_the_log_probabilities_are_the_models_own() -> None:
    ids = (4, 4, 19, 0)
    for place, step in enumerate(score(make_model(), START, ids, RECIPE)):
        row = rows((0, 1, *ids[:place])).astype("float32").astype("float64")
        shifted = row - row.max()
        wanted = shifted[ids[place]] - np.log(np.exp(shifted).sum())
        assert step.growth.logp == pytest.approx(wanted, abs=1e-12)


def test_scored_steps_make_a_branch_to_go_on_from() -> None:
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    for step in score(make_model(), session.head(), (3, 4, 5), RECIPE):
        session.commit("Score a text", step, joins=True)
    assert session.tree.ids(session.cursor) == (0, 1, 3, 4, 5)
    assert len(session.done) == 2
    grow(session, 2)
    assert [step.growth.how for step in session.steps()][:3] == ["forced"] * 3
    assert why(session.steps()[0]).startswith("Typed by hand")


def test_memories_are_learned_on_the_way() -> None:
    recipe = Recipe.parse("mirostat(tau=3,eta=0.1),sample")
    steps = list(score(make_model(), START, (1, 2, 3), recipe))
    values = [step.memories["mirostat"] for step in steps]
    assert len(set(values)) == 3


def test_it_stops_between_two_tokens_and_what_was_scored_stays() -> None:
    asked = iter([False, False, True])
    steps = score(make_model(), START, (1, 2, 3, 4), RECIPE, cancelled=lambda: next(asked))
    assert [next(steps).growth.token for _ in range(1)] == [1]
    with pytest.raises(Cancelled):
        next(steps)


@pytest.mark.parametrize(
    ("head", "ids", "sentence"),
    [
        (Head(), (1,), "nothing before the text"),
        (START, (), "no text to score"),
        (START, (1,) * 9, "Prompt and text are 11 tokens long; this model reads 10."),
    ],
)
def test_what_cannot_be_scored_is_told_before_the_first_step(
    head: Head, ids: tuple[int, ...], sentence: str
) -> None:
    model = ScriptedModel(PIECES, rows, context_limit=10)
    with pytest.raises(BadValue, match=sentence):
        score(model, head, ids, RECIPE)


def test_a_token_outside_of_the_vocabulary_is_told() -> None:
    with pytest.raises(BadValue, match="There is no token 99"):
        list(score(make_model(), START, (99,), RECIPE))
