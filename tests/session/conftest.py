"""Steps made by the real engine on a tiny exact model."""

from collections.abc import Callable

import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Job, Step

PIECES = (b"a", b" b", b"\n", b"\xf0\x9f", b"\xa4", b"\x97", b"<end>", b" c", b"&", b"=")


def rows(path: tuple[int, ...]) -> np.ndarray:
    return np.random.default_rng([len(path), *path]).normal(0, 2, len(PIECES))


@pytest.fixture
def model() -> ScriptedModel:
    return ScriptedModel(PIECES, rows, eos_ids=frozenset({6}))


@pytest.fixture
def make_step(model: ScriptedModel) -> Callable[..., Step]:
    """A step after some ids; with `token`, picked by hand."""

    def make(ids: tuple[int, ...] = (0,), recipe: str = "sample", token: int | None = None) -> Step:
        parsed = Recipe.parse(recipe)
        sight = engine.look(model, Head(ids, 1, seed=7), parsed)
        return engine.choose(sight, parsed) if token is None else engine.pick(sight, parsed, token)

    return make


@pytest.fixture
def make_job() -> Callable[..., Job]:
    def make(ids: tuple[int, ...] = (0,), limit: int = 5, **more: object) -> Job:
        return Job(1, (Head(ids, 1, seed=7),), limit, **more)  # type: ignore[arg-type]

    return make
