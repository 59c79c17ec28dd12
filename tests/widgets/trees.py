"""Trees for tests of what shows them: a small real session, and large ones without records."""

import random

import numpy as np

from playground.decoding.recipe import Recipe
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.expand import Expander, Expansion
from playground.session.grafting import Grafting, head_at, planted
from playground.session.session import Session
from playground.session.tree import ROOT, Prompt, TokenTree

WORDS = (b" the", b" cat", b" sat", b" on", b" mat", b".", b"\n", b" R&D", " 日本".encode(), b"<end>")


def rows(path: tuple[int, ...]) -> np.ndarray:
    row = np.random.default_rng([len(path), *path[-3:]]).normal(0, 2, len(WORDS))
    row[9] = -9.0
    return row


def model() -> ScriptedModel:
    return ScriptedModel(WORDS, rows, eos_ids=frozenset({9}))


def grow(session: Session, count: int, recipe: str = "sample") -> list[int]:
    """Some steps from the cursor; the nodes they made."""
    parsed = Recipe.parse(recipe)
    return [
        session.commit("Run", engine.choose(engine.look(model(), session.head(), parsed), parsed))
        for _ in range(count)
    ]


def pick(session: Session, token: int) -> int:
    sight = engine.look(model(), session.head(), session.place.recipe)
    return session.commit("Pick a token", engine.pick(sight, session.place.recipe, token))


def go(session: Session, node: int) -> None:
    session.wish("Go to a token", cursor=node)
    session.tree.visit(node)


def expand(session: Session, node: int, wish: Expansion) -> None:
    head = head_at(session, node)
    assert head is not None
    node = planted(session, node)
    session.wish("Expand", cursor=node if session.cursor == ROOT else session.cursor)
    grafting = Grafting(session, node)
    for turn in Expander(model(), Recipe.parse("sample"), wish).turns(head):
        grafting.add(turn.sprouts)


def prompted(text: str = "Once & again") -> Session:
    session = Session()
    session.edit_prompt(Prompt(text, (0, 1), (text.encode(), b"")))
    return session


def forked() -> tuple[Session, list[int], list[int]]:
    """A greedy line of six tokens, and one of four that parts from it after two; the cursor at its end."""
    session = prompted()
    first = grow(session, 6, "greedy")
    go(session, first[1])
    other = next(t for t in range(9) if t not in session.tree.nodes[first[1]].children)
    second = [pick(session, other), *grow(session, 3)]
    return session, first, second


def large(size: int, seed: int = 1, stay: float = 0.9) -> TokenTree:
    """Many branches; without records, which the layout does not need."""
    chance, tree = random.Random(seed), TokenTree()
    cursor = tree.plant(Prompt("Once", (0,), (b"Once",)))
    while len(tree) < size:
        if chance.random() > stay:
            cursor = chance.randrange(1, len(tree))
        node = tree._add(cursor, len(tree))
        node.token, node.piece = len(tree), chance.choice(WORDS)
        node.depth = tree.nodes[cursor].depth + 1
        cursor = node.index
    return tree
