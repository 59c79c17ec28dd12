"""A session with everything in it that a file must keep, grown by the real engine on a tiny exact model."""

import numpy as np

from playground.decoding.recipe import Recipe
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Look, Step
from playground.session.session import Session
from playground.session.tree import Prompt

PIECES = (
    *(b"a", b" b", b"\n", b"\xf0\x9f", b"\xa4", b"\x97", b"<end>", b" c", b"&", b"="),
    *(b"+1", b"-2", b"@x", b"\t", b'"', b",", b"\r", b"\x00", "\u202e".encode(), b"<script>"),
)
RECIPES = (
    "temperature=1.3,top_k=9,top_p=0.95,sample",
    "repetition_penalty=1.4,min_p=0.01,sample(draw=race)",
    "greedy",
    "temperature=0,sample",
)


def rows(path: tuple[int, ...]) -> np.ndarray:
    row = np.random.default_rng([len(path), *path]).normal(0, 2, len(PIECES))
    row[19] = -np.inf
    return row


def make_model() -> ScriptedModel:
    return ScriptedModel(PIECES, rows, eos_ids=frozenset({6}))


def grow(session: Session, count: int, recipe: str = RECIPES[0], how: str = "Run") -> None:
    """Some steps from the cursor."""
    model, parsed = make_model(), Recipe.parse(recipe)
    session.wish("Change the recipe", recipe=parsed)
    for _ in range(count):
        sight = engine.look(model, session.head(), parsed)
        session.commit(how, engine.choose(sight, parsed), joins=how == "Run")


def pick(session: Session, token: int, how: str = "picked") -> None:
    sight = engine.look(make_model(), session.head(), session.place.recipe)
    session.commit("Pick a token", engine.pick(sight, session.place.recipe, token, how))


def grown_session() -> Session:
    """Two prompts, branches, re-rolls, hand-picks, two records of one token, marks, wishes to undo."""
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    for recipe in RECIPES:
        grow(session, 4, recipe)
    middle = session.tree.path(session.cursor)[3]
    for token in (3, 4, 5, 19):
        pick(session, token)
    session.wish("Go to a token", cursor=middle)
    session.wish("Re-roll", rerolls={middle: 2})
    session.wish("Change the seed", seed=2**64 - 1)
    grow(session, 3, RECIPES[1], "Step")
    session.wish("Go to a token", cursor=middle)
    grow(session, 2, "greedy", "Step")
    known = session.next_node or session.cursor
    session.wish("Name a branch", names={known: "=1+1 “ä” \U0001f917"}, stars=frozenset({middle, known}))
    pick(session, 8, "forced")
    session.edit_prompt(Prompt("\x00 &\r\n", (17, 8), (b"\x00", b"&"), "chat"))
    grow(session, 2, RECIPES[3])
    session.wish("Go to a token", cursor=middle)
    session.wish("Delete a branch", hidden=frozenset({session.tree.nodes[middle].visited or middle}))
    session.edit_prompt(Prompt("only typed", (2,), (b"\n",)))
    session.undo()
    return session


def content_of_look(look: Look) -> tuple[object, ...]:
    rows = look.candidates
    arrays = (rows.ids, rows.ranks, rows.p_model, rows.p_after, rows.cut_by)
    stages = [
        {**vars(stage), "ids": stage.ids.tobytes(), "probabilities": stage.probabilities.tobytes()}
        for stage in look.stages
    ]
    return look.vocabulary_size, stages, [(str(array.dtype), array.tobytes()) for array in arrays]


def content_of_step(step: Step) -> tuple[object, ...]:
    """Everything a record says, to the last bit."""
    looks = [content_of_look(look) for look in step.looks]
    plain = (step.recipe, step.seed, step.reroll, step.position, step.prompt_length)
    return *plain, looks, step.growths, dict(step.memories), step.cost


def content(session: Session) -> tuple[object, ...]:
    """Everything a session says, to the last bit."""
    nodes = [
        {**vars(node), "records": [content_of_step(step) for step in node.records]}
        for node in session.tree.nodes
    ]
    return nodes, session.place, session.done, session.undone
