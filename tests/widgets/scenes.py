"""Scenes for the tests of widgets, made by the engine from a few written-down scores."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.language_model import ModelCard, card_of
from playground.session.records import Cost, Step
from playground.session.scene import Line, Scene, Shown, Status

WORDS = (b"<end>", b" the", b" cat", b" sat", b" on", b"\n", b"&", b" mat", b" dog", b"!")
READY = Status("ready")
SCORES = (0.0, 3.0, 2.5, 2.0, 1.5, 1.0, 0.5, 0.0, -1.0, -2.0)


def model(scores: Sequence[float] = SCORES, pieces: Sequence[bytes] = WORDS) -> ScriptedModel:
    """Gives the same scores after every path."""
    return ScriptedModel(pieces, {(): scores}, eos_ids=frozenset({0}))


def card(of: ScriptedModel | None = None) -> ModelCard:
    """What is known of a model."""
    return card_of(of or model())


def step(
    recipe: str = "temperature=0.8,top_k=5,top_p=0.9,sample",
    scores: Sequence[float] = SCORES,
    ids: tuple[int, ...] = (1, 2, 3),
    prompt_length: int = 2,
    seed: int = 42,
    picked: int | None = None,
    pieces: Sequence[bytes] = WORDS,
) -> Step:
    """One step by a recipe, or one in which `picked` was picked."""
    head = Head(ids, prompt_length, lexicon=model(scores, pieces), seed=seed)
    row = np.asarray(scores, dtype=np.float32)
    cost = Cost(1, len(ids) - 1, (1, 1, len(scores)), 30.0)
    sight = engine.Sight(head, row, cost, guide=row[::-1].copy(), guide_path=ids[:1])
    wanted = Recipe.parse(recipe)
    return engine.choose(sight, wanted) if picked is None else engine.pick(sight, wanted, picked)


def sight(scores: Sequence[float] = SCORES, ids: tuple[int, ...] = (1, 2, 3)) -> engine.Sight:
    """What a model said after some ids."""
    head = Head(ids, 2, lexicon=model(scores), seed=42)
    return engine.Sight(head, np.asarray(scores, dtype=np.float32), Cost())


def kept(of: engine.Sight, recipe: Recipe) -> list[int]:
    """Ids that a recipe keeps of what was seen."""
    return np.flatnonzero(engine.reshape(of, recipe).kept).tolist()


def scene(
    recipe: str = "temperature=0.8,top_k=5,top_p=0.9,sample",
    *,
    made_by: str | None = None,
    kind: str = "preview",
    status: Status = READY,
    **changes: object,
) -> Scene:
    """A scene with that recipe in force and a step on show, made by it or by another."""
    shown = Shown(step(made_by or recipe), kind)
    made = Scene(status, Recipe.parse(recipe), 42, 0, card(), shown=shown, line=Line(length=3), cursor=3)
    return replace(made, **changes)
