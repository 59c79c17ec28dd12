"""What an expansion grew stands in the tree as one wish: undone, it is out of sight everywhere."""

from pathlib import Path

import pytest

from playground.decoding.recipe import Recipe
from playground.session.expand import Expander, Expansion
from playground.session.files import load, save
from playground.session.grafting import Grafting, head_at, planted
from playground.session.session import Session
from playground.session.tree import ROOT, Prompt
from playground.session.tree_layout import below
from tests.session.growing import content, grow, make_model

PROMPT = Prompt("a b", (0, 1), (b"a", b" b"))
SAMPLE = Recipe.parse("sample")


@pytest.fixture
def session() -> Session:
    fresh = Session()
    fresh.edit_prompt(PROMPT)
    return fresh


def expand(session: Session, node: int, width: int = 3, depth: int = 2) -> Grafting:
    head = head_at(session, node)
    assert head is not None
    node = planted(session, node)
    session.wish("Expand", cursor=node if session.cursor == ROOT else session.cursor)
    grafting = Grafting(session, node)
    for turn in Expander(make_model(), SAMPLE, Expansion(width, depth)).turns(head):
        grafting.add(turn.sprouts)
    return grafting


def in_sight(session: Session) -> set[int]:
    return set(below(session.tree, ROOT, session.place))


def test_an_expansion_at_a_leaf_is_no_future_of_the_cursor(session: Session) -> None:
    grow(session, 3)
    line, leaf = session.line(), session.cursor
    assert expand(session, leaf).added == 12
    assert session.next_node is None
    assert session.line() == line
    grown = next(iter(session.tree.nodes[leaf].children.values()))
    session.wish("Go to a token", cursor=grown)
    session.tree.visit(grown)
    session.wish("Step back", cursor=leaf)
    assert session.next_node == grown


def test_undo_takes_an_expansion_out_of_sight_and_stays_so_further_back(session: Session) -> None:
    grow(session, 3)
    before = in_sight(session)
    expand(session, session.cursor)
    after = in_sight(session)
    assert len(after) == len(before) + 12
    session.undo()
    assert in_sight(session) == before
    session.undo()
    assert in_sight(session) == before
    session.redo()
    session.redo()
    assert in_sight(session) == after


def test_wishes_that_follow_each_other_still_share_their_places(session: Session) -> None:
    grow(session, 3)
    expand(session, session.cursor)
    for one, following in zip(session.done, session.done[1:], strict=False):
        assert one.after is following.before
    assert session.done[-1].after is session.place


def test_an_expansion_that_was_undone_or_deleted_comes_back_when_asked_for_again(session: Session) -> None:
    grow(session, 2)
    expand(session, session.cursor)
    after = in_sight(session)
    size = len(session.tree)
    session.undo()
    again = expand(session, session.cursor)
    assert in_sight(session) == after
    assert (again.added, len(session.tree)) == (12, size)
    tops = frozenset(session.tree.nodes[session.cursor].children.values())
    session.wish("Delete a branch", hidden=session.place.hidden | tops)
    shallow = expand(session, session.cursor, 3, 1)
    assert shallow.added == 3
    assert len(in_sight(session)) == len(after) - 9


def test_known_tokens_keep_their_records(session: Session) -> None:
    grow(session, 3, "greedy")
    line = session.line()
    expand(session, line[0], 2, 2)
    assert all(len(session.tree.nodes[node].records) <= 1 for node in line)
    assert session.line() == line


def test_the_draft_is_planted_by_an_expansion(session: Session) -> None:
    assert session.cursor == ROOT
    grafting = expand(session, ROOT)
    assert session.tree.nodes[grafting.node].prompt == PROMPT
    assert session.cursor == grafting.node
    session.undo()
    assert session.cursor == ROOT


def test_an_expansion_stands_until_it_is_undone(session: Session) -> None:
    grow(session, 1)
    grafting = expand(session, session.cursor)
    assert grafting.stands
    session.undo()
    assert not grafting.stands


def test_head_at_the_cursor_is_that_of_the_session(session: Session) -> None:
    grow(session, 3, "mirostat,sample")
    made, wanted = head_at(session, session.cursor), session.head()
    assert made is not None
    assert (made.ids, made.prompt_length, dict(made.memories)) == (
        wanted.ids,
        wanted.prompt_length,
        dict(wanted.memories),
    )
    assert made.score == pytest.approx(wanted.score)
    assert head_at(Session(), ROOT) is None


def test_a_deleted_token_that_grows_again_comes_back_alone(session: Session) -> None:
    grow(session, 3, "greedy")
    first, second, third = session.line()[1:]
    session.wish("Delete a branch", cursor=session.line()[0], hidden=frozenset({first}))
    grow(session, 1, "greedy")
    assert session.cursor == first
    assert session.next_node is None
    assert in_sight(session) == {session.line()[0], first}
    grow(session, 2, "greedy")
    assert session.line()[1:] == [first, second, third]


def test_a_session_file_keeps_what_an_expansion_grew(session: Session, tmp_path: Path) -> None:
    grow(session, 2)
    expand(session, session.cursor)
    save(tmp_path / "grown.playground", session, None)
    opened = load(tmp_path / "grown.playground").session
    assert content(opened) == content(session)
    assert in_sight(opened) == in_sight(session)
    opened.undo()
    session.undo()
    assert in_sight(opened) == in_sight(session)


def test_places_before_an_expansion_share_one_short_account_of_what_is_hidden(session: Session) -> None:
    grow(session, 30)
    expand(session, session.cursor, width=3, depth=3)
    places = {id(place): place for wish in session.done[:-1] for place in (wish.before, wish.after)}
    accounts = {id(place.hidden): place.hidden for place in places.values()}
    assert [len(hidden) for hidden in accounts.values()] == [3]
    while session.undo():
        assert not in_sight(session) - set(range(1, 32))
