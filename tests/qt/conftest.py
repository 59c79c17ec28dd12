"""A controller on a tiny exact model, with real threads."""

from collections.abc import Callable, Iterator, Mapping

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.models.scripted import ScriptedModel
from playground.qt.controller import Controller
from playground.session.session import Place

PIECES = (*tuple(f" w{i}".encode() for i in range(19)), b"<end>")
END = 19


def rows(path: tuple[int, ...]) -> np.ndarray:
    """Different for every path, the same for the same path; the end token is unlikely."""
    logits = np.random.default_rng([len(path), *path]).normal(0, 2, len(PIECES))
    logits[END] = -9.0
    return logits


class WordModel(ScriptedModel):
    """Reads `w3 w4` as ids 3, 4."""

    def __init__(self, name: str = "words", table: Callable[[tuple[int, ...]], np.ndarray] = rows) -> None:
        super().__init__(PIECES, table, eos_ids=frozenset({END}), name=name, context_limit=400)

    def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
        return tuple(int(word.removeprefix("w")) for word in text.split())


def opener(
    model: ScriptedModel, models: Mapping[str, ScriptedModel] | None = None
) -> Callable[..., ScriptedModel]:
    """Opens `model`, or what stands under the name in `models`; but not `broken`."""

    def open_it(where: str, report: object, cancelled: object) -> ScriptedModel:
        if where == "broken":
            raise ValueError("broken")
        return (models or {}).get(where, model)

    return open_it


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Callable[..., Controller]]:
    """Starts a controller with a model, a prompt and a first preview."""
    started: list[Controller] = []

    def begin(
        model: ScriptedModel | None = None,
        prompt: str = "w1 w2",
        recipe: str = "sample",
        models: Mapping[str, ScriptedModel] | None = None,
    ) -> Controller:
        model = model or WordModel()
        controller = Controller(opener(model, models), Place(recipe=Recipe.parse(recipe)))
        started.append(controller)
        controller.set_pace(None)
        with qtbot.waitSignal(controller.model_adopted):
            controller.open_model("words")
        if prompt:
            controller.set_prompt(prompt)
            qtbot.waitUntil(lambda: controller.scene().shown is not None)
        return controller

    yield begin
    for controller in started:
        controller.close()
