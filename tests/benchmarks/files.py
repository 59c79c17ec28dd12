"""Saving, opening and exporting a session of 10,000 steps."""

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.session import engine
from playground.session.engine import Sight
from playground.session.export_csv import csv_chunks
from playground.session.export_json import json_chunks
from playground.session.files import load, save
from playground.session.journal import Journal
from playground.session.language_model import ModelCard
from playground.session.passages import line_scope
from playground.session.records import Cost
from playground.session.report import report_chunks
from playground.session.session import Session
from playground.session.sparse import SparsePieces
from playground.session.tree import Prompt
from tests.benchmarks.measuring import Row, at_most, median_ms
from tests.benchmarks.strategies import peaked

STEPS = 10_000
VOCABULARY = 49_152


def grown(steps: int) -> Session:
    """One long branch; every step sees the same scores in another order, as a model's would differ."""
    recipe = Recipe.parse("temperature=1.2,top_k=40,top_p=0.9,sample")
    scores = peaked(VOCABULARY)
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    parent = session.tree.plant(session.place.draft or Prompt("a", (0,), (b"a",)))
    path = [0]
    for number in range(steps):
        seen = np.roll(scores, number * 7919 % VOCABULARY)
        step = engine.choose(Sight(Head(tuple(path), 1, seed=1), seen, Cost()), recipe)
        parent, _ = session.tree.grow(parent, step)
        path.append(step.growth.token)
    session.wish("Run", cursor=parent, recipe=recipe)
    return session


def card() -> ModelCard:
    known = {token: f" t{token}".encode() for token in range(VOCABULARY)}
    return ModelCard("bench", "bench", "cpu", "float32", 8192, SparsePieces(known, VOCABULARY))


def measure() -> list[Row]:
    session, model = grown(STEPS), card()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.playground"
        saving = median_ms(lambda: save(path, session, model), 5)
        opening = median_ms(lambda: load(path), 5)
        size = path.stat().st_size / 1e6
        journal = Journal(Path(folder), model)
        journal.append_from(session)
        looking = median_ms(lambda: journal.append_from(session), 5)
        journal.discard()
    return [
        at_most(f"save {STEPS:,} steps", saving, "ms", 2000),
        at_most(f"open {STEPS:,} steps", opening, "ms", 2000),
        Row(f"size of a file of {STEPS:,} steps", size, "MB"),
        Row(f"journal: look for what is new in {STEPS:,} steps", looking, "ms"),
        *exports(session, model),
    ]


def exports(session: Session, model: ModelCard) -> list[Row]:
    scope, pieces = line_scope(session), model.pieces
    kinds: dict[str, Callable[[], Iterable[str]]] = {
        "CSV": lambda: csv_chunks(scope, pieces),
        "JSON Lines": lambda: json_chunks(scope, pieces),
        "report": lambda: report_chunks(session, model),
    }
    return [
        Row(f"{kind} of {STEPS:,} steps", median_ms(lambda make=make: sum(map(len, make())), 1), "ms")
        for kind, make in kinds.items()
    ]
