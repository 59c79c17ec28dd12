"""The tree only grows; undo and redo exchange places; the line follows the branch last visited."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from playground.decoding.recipe import Recipe
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Step
from playground.session.scene import LineBuilder
from playground.session.session import Session
from playground.session.tree import ROOT, Prompt

MakeStep = Callable[..., Step]
PROMPT = Prompt("a", (0,), (b"a",))


@pytest.fixture
def session() -> Session:
    fresh = Session()
    fresh.edit_prompt(PROMPT)
    return fresh


def grow(session: Session, make_step: MakeStep, *tokens: int, recipe: str = "sample") -> None:
    for token in tokens:
        session.commit("Pick", make_step(session.head().ids, recipe, token))


def test_a_prompt_is_planted_by_its_first_token(session: Session, make_step: MakeStep) -> None:
    assert session.cursor == ROOT
    assert session.head().ids == (0,)
    grow(session, make_step, 1, 7)
    assert session.head().ids == (0, 1, 7)
    assert session.prompt == PROMPT
    assert session.depth == 3


def test_the_same_token_under_the_same_parent_is_the_same_node(session: Session, make_step: MakeStep) -> None:
    grow(session, make_step, 1)
    node = session.cursor
    session.wish("Back", cursor=session.tree.nodes[node].parent)
    grow(session, make_step, 1)
    assert session.cursor == node
    assert len(session.tree.nodes[node].records) == 1


def test_another_model_that_takes_the_same_token_is_another_record(
    session: Session, make_step: MakeStep
) -> None:
    pieces, recipe = (b"a", b"b"), Recipe.parse("greedy")
    for row in ([3.0, 1.0], [9.0, 1.0], [9.00001, 1.0]):
        model = ScriptedModel(pieces, {(): row})
        done = engine.choose(engine.look(model, session.head(), recipe), recipe)
        node = session.commit("Step", done)
        shown = session.recorded(node)
        assert shown is not None
        assert shown.growth.p_model == pytest.approx(done.growth.p_model, abs=1e-6)
        session.wish("Back", cursor=session.tree.nodes[node].parent)
    assert len(session.tree.nodes[node].records) == 2  # the last one differs by rounding only


def test_another_recipe_on_a_known_node_is_another_record_and_undo_shows_the_first(
    session: Session, make_step: MakeStep
) -> None:
    grow(session, make_step, 1)
    node, first = session.cursor, session.recorded(session.cursor)
    session.wish("Back", cursor=session.tree.nodes[node].parent)
    grow(session, make_step, 1, recipe="top_k=3,sample")
    assert str(session.recorded(node).recipe) == "top_k=3,sample"  # type: ignore[union-attr]
    session.undo()
    assert session.recorded(node) is first
    session.redo()
    assert session.recorded(node) is not first


def test_a_place_shows_the_same_record_for_ever_however_far_one_goes_back_to_it(
    session: Session, make_step: MakeStep
) -> None:
    grow(session, make_step, 1)
    node, first = session.cursor, session.recorded(session.cursor)
    session.wish("Back", cursor=session.tree.nodes[node].parent)
    grow(session, make_step, 1, recipe="top_k=3,sample")
    while session.done[-1].name != "Back":
        session.undo()
    session.undo()
    assert session.cursor == node
    assert session.recorded(node) is first


def test_a_run_over_known_tokens_is_one_wish(session: Session, make_step: MakeStep) -> None:
    grow(session, make_step, 1, 7, 2)
    prompt = session.tree.prompt_node(session.cursor)
    session.wish("Back", cursor=prompt)
    for place, token in enumerate((1, 7, 2)):
        done = make_step(session.head().ids, "top_k=3,sample", token)
        session.commit("Run", done, joins=place > 0)
    session.undo()
    assert session.cursor == prompt


def test_a_step_from_other_memories_is_another_record(session: Session, make_step: MakeStep) -> None:
    def remembering(mu: float) -> Step:
        return replace(make_step(session.head().ids, "mirostat,sample", 1), memories={"mirostat": mu})

    session.commit("Pick", remembering(8.0))
    node = session.cursor
    for mu, records in ((8.00001, 1), (7.0, 2)):
        session.wish("Back", cursor=session.tree.nodes[node].parent)
        session.commit("Pick", remembering(mu))
        assert len(session.tree.nodes[node].records) == records
    assert session.head().memories == {"mirostat": 7.0}


def test_undo_walks_back_to_the_start_and_redo_to_the_end(session: Session, make_step: MakeStep) -> None:
    grow(session, make_step, 1, 7, 2)
    session.wish("Change the recipe", recipe=Recipe.parse("greedy"))
    places = [session.place]
    while session.undo():
        places.append(session.place)
    assert session.place.draft is None
    for place in reversed(places[:-1]):
        session.redo()
        assert session.place == place
    assert session.redo() is None


def test_wishes_of_one_name_join_only_when_they_follow_each_other(session: Session) -> None:
    session.wish("Change the seed", joins=True, seed=1)
    session.wish("Change the seed", joins=True, seed=2)
    session.undo()
    assert session.place.seed == 42


def test_the_line_goes_through_the_branch_visited_last(session: Session, make_step: MakeStep) -> None:
    grow(session, make_step, 1, 7, 2)
    old = session.line()
    session.wish("Back", cursor=old[1])
    assert session.line() == old
    grow(session, make_step, 8)
    assert session.line()[:2] == old[:2]
    assert session.tree.nodes[session.line()[-1]].token == 8
    session.wish("Go", cursor=old[3])
    session.tree.visit(old[3])
    assert session.line() == old


def test_a_hidden_branch_is_not_walked(session: Session, make_step: MakeStep) -> None:
    grow(session, make_step, 1, 7)
    leaf, parent = session.cursor, session.tree.nodes[session.cursor].parent
    session.wish("Back", cursor=parent)
    session.wish("Delete", hidden=frozenset({leaf}))
    assert session.next_node is None
    assert session.line()[-1] == parent
    session.undo()
    assert session.next_node == leaf


def test_the_line_builder_adds_where_the_line_only_grew(session: Session, make_step: MakeStep) -> None:
    builder = LineBuilder()
    grow(session, make_step, 1, 7)
    first = builder.line(session)
    grow(session, make_step, 2, recipe="greedy")
    second = builder.line(session)
    assert second.version == first.version
    assert [m.token for m in second.shown] == [0, 1, 7, 2]
    assert [m.new_recipe for m in second.shown] == [False, True, False, True]
    session.wish("Back", cursor=session.line()[1])
    grow(session, make_step, 8)
    assert builder.line(session).version != second.version


def test_the_line_is_the_same_however_often_it_was_asked_for(session: Session, make_step: MakeStep) -> None:
    builder = LineBuilder()
    for place, token in enumerate([1, 7, 2, 8, 1, 1, 0, 9]):
        grow(session, make_step, token, recipe="greedy" if place > 4 else "sample")
        if place % 3 == 0:
            builder.line(session)
    often, once = builder.line(session), LineBuilder().line(session)
    assert [(m.node, m.token, m.new_recipe) for m in often.shown] == [
        (m.node, m.token, m.new_recipe) for m in once.shown
    ]
    assert [m.step for m in often.shown] == [m.step for m in once.shown]


def test_rerolls_ahead_are_found_by_the_tokens_that_lead_to_them(
    session: Session, make_step: MakeStep
) -> None:
    grow(session, make_step, 1, 7, 2)
    path = session.tree.path(session.cursor)
    session.wish("Back", cursor=path[0])
    grow(session, make_step, 4)
    rerolls = {path[2]: 3, path[3]: 1, session.cursor: 5}
    session.wish("Back", cursor=path[1], rerolls=rerolls)
    ahead = session.rerolls_ahead()
    assert (ahead.count, ahead.after(7).count, ahead.after(7).after(2).count) == (0, 3, 1)
    assert (ahead.after(4).count, ahead.after(7).after(2).after(9).count) == (0, 0)
    session.wish("On", cursor=path[3])
    assert session.rerolls_ahead().after(7).count == 0
    assert session.head().reroll == 1
