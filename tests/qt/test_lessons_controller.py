"""A lesson's deeds mean the same in the window as in a play without one."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.qt.controller import Controller
from playground.session.lesson_deeds import Deed, parse_deed
from playground.session.lesson_hands import Hands, token_named
from tests.qt.conftest import WordModel

Start = Callable[..., Controller]
PROMPT = Deed("prompt", text="w1 w2")


class Driver:
    """Does deeds with the controller's wishes, and waits until each is done."""

    def __init__(self, controller: Controller, qtbot: QtBot) -> None:
        self.controller, self._qtbot = controller, qtbot

    def do(self, deed: Deed) -> None:
        times = deed.count if deed.kind in ("step", "back") else 1
        for _ in range(times):
            self._wish(deed)
            self._qtbot.waitUntil(self._is_calm)

    def _wish(self, deed: Deed) -> None:
        wishes, session = self.controller, self.controller.session
        match deed.kind:
            case "prompt":
                with self._qtbot.waitSignal(wishes.prompt_read):
                    wishes.set_prompt(deed.text, deed.mode)
                wishes.home()
            case "recipe":
                wishes.set_recipe(Recipe.parse(deed.text))
            case "seed":
                wishes.set_seed(int(deed.text))
            case "run":
                wishes.max_new_tokens = session.head().new_tokens + deed.count
                wishes.run()
            case "go":
                wishes.go_before(session.line()[deed.count])
            case "pick":
                card = wishes.scene().card
                assert card is not None
                wishes.pick(token_named(deed, wishes.scene().shown, card.pieces))
            case "what_if":
                wishes.ask_what_if(deed.on)
            case "cache":
                wishes.set_cache_enabled(deed.on)
            case kind:
                getattr(wishes, kind)()

    def _is_calm(self) -> bool:
        scene = self.controller.scene()
        return scene.status.kind == "ready" and scene.shown is not None


@pytest.mark.parametrize(
    "deeds",
    [
        ("step 3", "back", "step 2"),
        ("run 5", "home", "step 2", "recipe greedy", "step", "run 3"),
        ("run 4", "home", "recipe top_k=3,sample", "what_if off", "step", "reroll", "step 2"),
        ("reroll", "run 3", "home", "run 3", "seed 7", "home", "run 2"),
        ('pick " w7"', "run 2", "go 2", "reroll", "step", "undo", "redo", "end"),
        ("cache off", "step 2", "cache on", "undo", "undo", "redo", "step"),
        ("run 3", "home", "seed 9", "what_if", "step", "back", "what_if", "step 2"),
    ],
)
def test_the_same_deeds_lead_to_the_same_place(deeds: tuple[str, ...], start: Start, qtbot: QtBot) -> None:
    driver = Driver(start(), qtbot)
    hands = Hands(WordModel())
    hands.do(Deed("recipe", text="sample"))
    for deed in (PROMPT, *map(parse_deed, deeds)):
        driver.do(deed)
        hands.do(deed)
        assert told(driver.controller) == told(hands), f"after {deed}"


def told(one: Controller | Hands) -> tuple[object, ...]:
    """Where one stands and what the chart shows."""
    session = one.session
    shown = one.scene().shown if isinstance(one, Controller) else one.shown()
    assert shown is not None
    steps = [(step.growth.token, step.growth.how, str(step.recipe)) for step in session.steps()]
    return steps, shown.kind, shown.step.growth, session.head().ids, session.place.seed
