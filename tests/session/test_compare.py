"""Two branches: where they part, and Σ ln p, mean and perplexity since then."""

import math

import pytest

from playground.session.compare import Comparison, Side, compare
from playground.session.session import Session
from playground.session.tree import ROOT, Prompt
from tests.session.growing import grow, pick


@pytest.fixture
def session() -> Session:
    fresh = Session()
    fresh.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    return fresh


def test_branches_part_after_their_last_common_token(session: Session) -> None:
    grow(session, 4)
    one, line = session.cursor, session.line()
    session.wish("Go", cursor=line[2])
    pick(session, 3 if session.tree.nodes[line[3]].token != 3 else 4)
    grow(session, 3)
    other = session.cursor
    made = compare(session.tree, one, other)
    assert made.parting == line[2]
    assert made.one.nodes == tuple(line[3:])
    assert (made.one.tokens, made.other.tokens, made.shorter) == (2, 4, 2)
    logps = [step.growth.logp for step in session.steps(one)][2:]
    assert made.one.logp == math.fsum(logps)
    assert made.one.logp_per_token == pytest.approx(sum(logps) / 2)
    assert made.one.perplexity == pytest.approx(math.exp(-sum(logps) / 2))
    assert made.logp_ahead == pytest.approx(sum(logps) - sum(made.other.logps[:2]))
    assert made.in_common


def test_a_branch_has_nothing_of_its_own_where_the_other_goes_on_from_it(session: Session) -> None:
    grow(session, 4)
    line = session.line()
    made = compare(session.tree, line[2], line[4])
    assert made.parting == line[2]
    assert (made.one.tokens, made.one.logp, made.one.logp_per_token, made.one.perplexity) == (
        0,
        0,
        None,
        None,
    )
    assert made.other.tokens == 2


@pytest.mark.parametrize(
    ("one", "other", "ahead"),
    [
        ((-math.inf,), (-math.inf,), 0.0),
        ((-1.0,), (-math.inf,), math.inf),
        ((-3.0, -1.0), (-math.inf,), math.inf),
        ((-1.0,), (-4.0, -1.0), 3.0),
    ],
)
def test_neither_is_ahead_where_the_model_ruled_both_out(
    one: tuple[float, ...], other: tuple[float, ...], ahead: float
) -> None:
    sides = (Side(1, tuple(range(len(logps))), (b"a",) * len(logps), logps) for logps in (one, other))
    assert Comparison(1, *sides).logp_ahead == ahead


def test_different_prompts_have_nothing_in_common(session: Session) -> None:
    grow(session, 2)
    one = session.cursor
    session.edit_prompt(Prompt("=", (9,), (b"=",)))
    grow(session, 3)
    made = compare(session.tree, one, session.cursor)
    assert (made.parting, made.in_common) == (ROOT, False)
    assert (made.one.tokens, made.other.tokens) == (2, 3)


def test_the_record_on_show_is_the_one_that_counts(session: Session) -> None:
    grow(session, 1)
    node = session.cursor
    session.wish("Back", cursor=session.tree.nodes[node].parent)
    pick(session, session.tree.nodes[node].token)
    assert len(session.tree.nodes[node].records) == 2
    shown = compare(session.tree, node, session.line()[0], {node: 0})
    assert shown.one.logps == (session.tree.nodes[node].records[0].growth.logp,)
