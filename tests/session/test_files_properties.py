"""Whatever a person does to a session, its file and its journal say the same as the session."""

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.decoding.draw import Draw, Race
from playground.decoding.shaping import Stage
from playground.decoding.strategy import Threshold
from playground.session.file_format import TABLES
from playground.session.files import load, save
from playground.session.journal import Journal, recover
from playground.session.language_model import ModelCard, card_of
from playground.session.records import Candidates, Cost, Growth, Look, Step
from playground.session.session import Place, Session, Wish
from playground.session.tree import Node, Prompt

from .growing import PIECES, RECIPES, content, grow, make_model, pick

CARD = card_of(make_model())
KEPT = {
    Step: "recipe seed reroll position prompt_length looks growths memories cost",
    Look: "vocabulary_size stages candidates",
    Candidates: "ids ranks p_model p_after cut_by",
    Stage: "ids probabilities entropy_bits kept mass threshold rescued note",
    Threshold: "name value inside outside",
    Growth: "token piece how rank p_model p_after logp surprisal_bits cut_by draw head race",
    Draw: "u low high",
    Race: "arrival second second_arrival",
    Cost: "fed cached shape model_ms shape_ms choose_ms",
    Place: "cursor draft recipe seed rerolls shown hidden names stars",
    Wish: "name before after",
    Prompt: "text ids pieces mode specials",
    Node: "index parent depth token piece prompt records children visited origin",
    ModelCard: "name fingerprint device dtype context_limit pieces eos_ids special_ids bos_id "
    "has_chat_template generation_defaults",
}


@pytest.mark.parametrize("kind", KEPT, ids=lambda kind: kind.__name__)
def test_the_file_knows_every_field_of_a_record(kind: type) -> None:
    """A field that is new must be written and read too, and then be named here."""
    assert {field.name for field in fields(kind)} == set(KEPT[kind].split())


def test_every_plain_number_of_a_step_has_a_column() -> None:
    columns = {column for table in TABLES.values() for column in table}
    assert {"seed", "reroll", "position", "prompt_length", *KEPT[Cost].split()} <= columns


def move(session: Session, number: int) -> None:
    session.wish("Go to a token", cursor=number % len(session.tree))


def mark(session: Session, number: int) -> None:
    node = number % len(session.tree)
    session.wish("Mark", names={node: f"=x{number}"}, stars=frozenset({node}))


def reroll(session: Session, number: int) -> None:
    session.wish("Re-roll", rerolls={**session.place.rerolls, session.cursor: number})


def hide(session: Session, number: int) -> None:
    node = number % len(session.tree)
    if node not in session.tree.path(session.cursor):
        session.wish("Delete a branch", hidden=session.place.hidden | {node})


def edit(session: Session, number: int) -> None:
    token = number % len(PIECES)
    session.edit_prompt(Prompt(f"text {token}", (token,), (PIECES[token],)))


def grow_some(session: Session, number: int) -> None:
    if session.prompt is not None:
        grow(session, 1 + number % 3, RECIPES[number % len(RECIPES)], "Step")


def pick_one(session: Session, number: int) -> None:
    if session.prompt is not None:
        pick(session, number % len(PIECES))


def undo(session: Session, number: int) -> None:
    session.undo() if number % 3 else session.redo()


ACTS: list[Callable[[Session, int], None]] = [
    edit, grow_some, pick_one, move, undo, mark, reroll, hide, grow_some, pick_one
]  # fmt: skip
acts = st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 1000), st.booleans()), max_size=14)


@settings(max_examples=60)
@given(acts)
def test_file_and_journal_follow_whatever_is_done(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[Callable[[Session, int], None], int, bool]]
) -> None:
    folder: Path = tmp_path_factory.mktemp("followed")
    session, journal = Session(), Journal(folder, CARD)
    for act, number, noted in steps:
        act(session, number)
        if noted:
            journal.append_from(session)
    journal.append_from(session)
    journal.close()
    path = folder / "x.playground"
    save(path, session, CARD)
    loaded = load(path).session
    assert content(loaded) == content(session)
    assert content(recover(journal.path).session)[:2] == content(session)[:2]
    again = folder / "again.playground"
    save(again, loaded, CARD)
    assert again.read_bytes() == path.read_bytes()
