import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.language_model import ModelCard, card_of
from playground.session.records import Cost, Step
from playground.session.rows import BY_AFTER, rows_of

SIZE = 300
PIECES = tuple(f" t{token}".encode() for token in range(SIZE))
SCORES = np.linspace(5.0, -5.0, SIZE)


def lexicon(scores: np.ndarray = SCORES) -> ScriptedModel:
    return ScriptedModel(PIECES[: len(scores)], {(): scores}, eos_ids=frozenset({2}))


def card() -> ModelCard:
    return card_of(lexicon())


def step(recipe: str, picked: int | None = None, scores: np.ndarray = SCORES) -> Step:
    head = Head((1,), 1, lexicon=lexicon(scores), seed=1)
    sight = engine.Sight(head, scores.astype(np.float32), Cost())
    wanted = Recipe.parse(recipe)
    return engine.choose(sight, wanted) if picked is None else engine.pick(sight, wanted, picked)


def test_lists_the_likeliest_first_and_the_rest_as_one() -> None:
    rows = rows_of(step("top_k=7,sample", picked=0), card(), 5)
    assert [row.token for row in rows.listed] == [0, 1, 2, 3, 4]
    assert [row.rank for row in rows.listed] == [1, 2, 3, 4, 5]
    assert rows.apart is None
    assert rows.others is not None
    assert (rows.others.count, rows.others.kept) == (SIZE - 5, 2)
    assert sum(row.p_model for row in rows.tokens) + rows.others.p_model == pytest.approx(1.0)
    assert sum(row.p_after for row in rows.tokens) + rows.others.p_after == pytest.approx(1.0)


def test_a_taken_token_far_down_has_its_own_row_and_true_rank() -> None:
    rows = rows_of(step("top_k=7,sample", picked=250), card(), 5)
    assert rows.apart is not None
    assert (rows.apart.token, rows.apart.rank, rows.apart.taken, rows.apart.kept) == (250, 251, True, False)
    assert rows.others is not None
    assert rows.others.count == SIZE - 6


def test_order_after_puts_what_is_kept_first() -> None:
    done = step("temperature=0.5,top_k=3,sample")
    rows = rows_of(done, card(), 10, BY_AFTER)
    after = [row.p_after for row in rows.listed]
    assert after == sorted(after, reverse=True)
    assert [row.kept for row in rows.listed] == [True] * 3 + [False] * 7


def test_nothing_kept_among_the_others_is_exactly_nothing() -> None:
    rows = rows_of(step("top_k=3,sample"), card(), 5)
    assert rows.others is not None
    assert (rows.others.kept, rows.others.p_after) == (0, 0.0)


def test_the_possible_never_becomes_nothing_by_rounding() -> None:
    scores = np.full(SIZE, -200.0)
    scores[0] = 200.0
    rows = rows_of(step("sample", scores=scores), card(), 5)
    assert rows.others is not None
    assert rows.others.p_model > 0.0


def test_a_small_vocabulary_has_no_others() -> None:
    rows = rows_of(step("greedy", scores=SCORES[:4]), card(), 15)
    assert len(rows.listed) == 4
    assert rows.others is None


def test_without_a_card_only_the_taken_token_has_its_bytes() -> None:
    rows = rows_of(step("greedy"), None, 3)
    assert [row.piece for row in rows.listed] == [b" t0", None, None]


def test_control_tokens_are_marked() -> None:
    assert [row.special for row in rows_of(step("greedy"), card(), 4).listed] == [False, False, True, False]
