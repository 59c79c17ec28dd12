"""Expansions: the likeliest tokens level by level, few calls, whole paths or whole places."""

from itertools import product

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.errors import BadValue, Cancelled
from playground.models.scripted import ScriptedModel
from playground.session import engine, expand
from playground.session.expand import AFTER, PATHS, PLACES, Expander, Expansion, Turn
from playground.session.explain import why
from playground.session.records import Job
from tests.session.conftest import PIECES, rows

HEAD = Head((0,), 1, seed=7)
END = frozenset({6})


class CountingModel(ScriptedModel):
    """Remembers how many paths each call had."""

    def __init__(self) -> None:
        super().__init__(PIECES, rows, eos_ids=END)
        self.batches: list[int] = []

    def logits(self, paths, **more):  # type: ignore[no-untyped-def]
        self.batches.append(len(paths))
        return super().logits(paths, **more)


def logp(path: tuple[int, ...], token: int) -> float:
    row = rows(path).astype(np.float32).astype(np.float64)
    return float(row[token] - np.log(np.exp(row).sum()))


def turns(model: ScriptedModel, wish: Expansion, recipe: str = "sample", **more: object) -> list[Turn]:
    return list(Expander(model, Recipe.parse(recipe), wish, **more).turns(HEAD))  # type: ignore[arg-type]


def ways(made: list[Turn]) -> list[tuple[int, ...]]:
    return [(*sprout.way, sprout.step.growth.token) for turn in made for sprout in turn.sprouts]


def test_every_place_grows_its_likeliest_tokens_in_order() -> None:
    made = ways(turns(CountingModel(), Expansion(3, 2, PLACES)))
    first = [way[0] for way in made if len(way) == 1]
    assert first == list(np.argsort(-rows((0,)), kind="stable")[:3])
    assert len(made) == 3 + 9
    for token in first:
        after = [way[1] for way in made if len(way) == 2 and way[0] == token]
        assert after == list(np.argsort(-rows((0, token)), kind="stable")[:3])


def test_a_level_is_one_call_of_the_model_until_there_are_too_many_paths() -> None:
    model = CountingModel()
    turns(model, Expansion(3, 4, PLACES))
    assert model.batches == [1, 3, 9, 16, 11]
    model = CountingModel()
    turns(model, Expansion(5, 4, PATHS))
    assert model.batches == [1, 5, 5, 5]


def test_paths_are_the_likeliest_where_every_path_was_looked_at() -> None:
    """With a width of all tokens two levels of a beam are exact."""
    made = ways(turns(CountingModel(), Expansion(10, 2, PATHS)))
    best = sorted(product(range(10), repeat=2), key=lambda w: -(logp((0,), w[0]) + logp((0, w[0]), w[1])))
    assert sorted(way for way in made if len(way) == 2) == sorted(best[:10])


def test_each_token_is_recorded_as_expanded_with_its_own_numbers() -> None:
    for turn in turns(CountingModel(), Expansion(3, 2), "temperature=0.7,top_k=2,sample"):
        for sprout in turn.sprouts:
            step, growth = sprout.step, sprout.step.growth
            assert growth.how == "expanded"
            assert not growth.by_hand
            assert growth.logp == pytest.approx(logp((0, *sprout.way), growth.token))
            assert step.position == 1 + len(sprout.way)
            assert step.look.candidates.row_of(growth.token) is not None
            assert growth.piece == PIECES[growth.token]


def test_an_expanded_token_is_explained_as_chosen_by_nobody() -> None:
    step = turns(CountingModel(), Expansion(2, 1))[0].sprouts[1].step
    assert "was grown while this place was expanded" in why(step)
    assert "2nd most likely for the model" in why(step)
    assert not step.growth.by_recipe


def test_after_the_recipe_only_kept_tokens_grow() -> None:
    made = turns(CountingModel(), Expansion(4, 2, PLACES, AFTER), "top_k=2,sample")
    assert len(ways(made)) == 2 + 4
    assert all(sprout.step.growth.cut_by == -1 for turn in made for sprout in turn.sprouts)


def test_an_end_token_ends_its_path_and_the_context_ends_all() -> None:
    likeliest = int(np.argmax(rows((0,))))
    made = ways(turns(CountingModel(), Expansion(2, 3), end_ids=frozenset({likeliest})))
    assert (likeliest,) in made
    assert not any(way[0] == likeliest and len(way) > 1 for way in made)
    made = ways(turns(CountingModel(), Expansion(2, 5), total_limit=3))
    assert max(map(len, made)) == 2
    assert ways(turns(CountingModel(), Expansion(2, 5), total_limit=1)) == []


def test_an_ended_path_keeps_its_place_among_the_likeliest() -> None:
    def ending(path: tuple[int, ...]) -> np.ndarray:
        logits = np.zeros(len(PIECES))
        logits[6] = 9.0
        return logits

    model = ScriptedModel(PIECES, ending, eos_ids=END)
    made = ways(turns(model, Expansion(1, 4, PATHS), end_ids=END))
    assert made == [(6,)]


@pytest.mark.parametrize("recipe", ['guidance(scale=2,prompt="a"),sample', "mirostat,sample"])
def test_each_path_is_seen_as_if_it_had_been_walked_step_by_step(recipe: str) -> None:
    parsed = Recipe.parse(recipe)
    for turn in turns(CountingModel(), Expansion(2, 3, PATHS), recipe):
        for sprout in turn.sprouts:
            job = Job(0, (HEAD,), 9)
            for token in (*sprout.way, sprout.step.growth.token):
                sight = engine.look(CountingModel(), job.head, parsed)
                walked = engine.pick(sight, parsed, token, "expanded")
                job = engine.advance(job, walked)
            assert sprout.step.growth == walked.growth
            assert dict(sprout.step.memories) == dict(walked.memories)


def test_a_cancelled_expansion_ends_at_once() -> None:
    with pytest.raises(Cancelled):
        turns(CountingModel(), Expansion(2, 3), cancelled=lambda: True)


@pytest.mark.parametrize(
    "wish", [Expansion(0, 3), Expansion(21, 1), Expansion(2, 0), Expansion(2, 51), Expansion(10, 4)]
)
def test_what_is_out_of_range_is_refused_in_words(wish: Expansion) -> None:
    with pytest.raises(BadValue):
        wish.check()


def test_the_most_that_can_grow_is_told_before() -> None:
    assert Expansion(3, 3, PLACES).most_tokens == len(ways(turns(CountingModel(), Expansion(3, 3))))
    assert Expansion(4, 5, PATHS).most_tokens == 20
    assert Expansion(3, 6).most_tokens <= expand.MAX_TOKENS
