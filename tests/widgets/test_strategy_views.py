"""The views on strategies in the whole window, on a tiny exact model."""

import ast
import json
import shlex
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playground.cli import parse
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.agreement import Row
from playground.session.session import Place
from playground.widgets.kept_recipes import named_from
from playground.widgets.main_window import MainWindow
from playground.widgets.name_dialog import NameDialog
from playground.widgets.verify_dialog import VerifyDialog
from tests.qt.conftest import WordModel, opener

RECIPE = "temperature=2,top_k=6,top_p=0.9,sample"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    settings = Settings()
    settings.set(stored.PROMPT, "w1 w2")
    controller = Controller(opener(WordModel()), Place(recipe=Recipe.parse(RECIPE)))
    made = MainWindow(controller, settings, lambda: None)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    controller.open_model("words")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    yield made
    controller.close()


def see(window: MainWindow, name: str, qtbot: QtBot) -> None:
    window.docks[name].show()
    window.docks[name].raise_()
    panel = window.docks[name].widget()
    assert panel is not None
    qtbot.waitUntil(panel.isVisible)


def test_the_comparison_is_seen_at_first_and_the_other_views_are_not(window: MainWindow) -> None:
    assert not window.docks["compare"].isHidden()
    assert window.docks["stages"].isHidden()
    assert window.docks["draws"].isHidden()


def test_each_recipe_shows_its_pick_and_none_is_committed(window: MainWindow, qtbot: QtBot) -> None:
    compare = window.views.compare
    qtbot.waitUntil(lambda: all(row.texts()[0] for row in compare.rows))
    assert len(window.controller.session.tree) == 1
    shown = window.controller.scene().shown
    assert shown is not None
    assert compare.own_row.pick is not None
    assert compare.own_row.pick.step is shown.step


def test_use_this_switches_the_recipe(window: MainWindow, qtbot: QtBot) -> None:
    row = window.views.compare.rows[2]
    row.menu.actions()[0].trigger()
    assert window.controller.session.place.recipe == row.recipe


def test_compared_recipes_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.views.compare.rows[0].menu.actions()[1].trigger()
    kept = json.loads(Settings().get(stored.COMPARED))
    assert kept == [str(recipe) for recipe in window.views.compare.recipes]
    assert len(kept) == 3


def test_pointing_at_a_candidate_traces_it_in_cards_and_stages(window: MainWindow, qtbot: QtBot) -> None:
    see(window, "stages", qtbot)
    stages = window.views.stages
    qtbot.waitUntil(lambda: stages.trace_text != "")
    token = window.candidates.view.model().token_at(1)
    window.candidates.token_hovered.emit(token)
    name = window.controller.card.pieces[token].decode().replace(" ", "␣")  # type: ignore[union-attr]
    assert stages.trace_text.startswith(name)
    assert window.recipe.card("temperature").trace_text.startswith(name)
    window.candidates.token_hovered.emit(None)
    assert window.recipe.card("temperature").trace_text == ""


def test_the_panel_says_what_another_order_changes_here(window: MainWindow, qtbot: QtBot) -> None:
    window.controller.set_recipe(Recipe.parse("temperature=4,top_p=0.5,sample"))
    qtbot.waitUntil(lambda: window.recipe.order_text.startswith("The order of llama.cpp cuts "))


def test_a_step_can_be_sampled_many_times(window: MainWindow, qtbot: QtBot) -> None:
    see(window, "draws", qtbot)
    draws = window.views.draws
    qtbot.waitUntil(draws.button.isEnabled)
    draws.button.click()
    qtbot.waitUntil(lambda: draws.tally is not None and draws.tally.done == 1000)
    window.controller.step()
    qtbot.waitUntil(lambda: draws.tally is None)


def copied(window: MainWindow, entry: str) -> str:
    menu = next(a.menu() for a in window._menus["Edit"].actions() if a.text() == "Copy as c&ode")
    next(a for a in menu.actions() if entry in a.text()).trigger()  # type: ignore[attr-defined]
    return QApplication.clipboard().text()


CHECKS: tuple[tuple[str, Callable[[str], object]], ...] = (
    ("transformers", ast.parse),
    ("llama", lambda text: json.loads(text)["top_k"]),
    ("vLLM", lambda text: json.loads(text)["temperature"]),
    ("trace", lambda text: parse(shlex.split(text)[1:]).recipe),
)


@pytest.mark.parametrize(("entry", "check"), CHECKS)
def test_the_present_recipe_is_copied_as_code(
    window: MainWindow, entry: str, check: Callable[[str], object]
) -> None:
    found = check(copied(window, entry))
    expected = {"llama": 6, "vLLM": 2.0, "trace": RECIPE}
    assert found == expected.get(entry, found)


def test_verify_runs_from_the_help_menu(window: MainWindow, qtbot: QtBot) -> None:
    rows = (Row("TopPLogitsWarper", "top_p=0.9", 3, 0.0, True),) * 2
    window.controller.verifier.use(lambda model, cases, report, cancelled: rows)
    seen: list[str] = []

    def press(dialog: VerifyDialog) -> None:
        dialog.run_button.click()
        qtbot.waitUntil(lambda: dialog.verdict != "")
        seen.append(dialog.verdict)
        dialog.reject()

    def find() -> None:
        press(next(w for w in QApplication.topLevelWidgets() if isinstance(w, VerifyDialog)))

    QTimer.singleShot(0, find)
    window.actions_["verify"].trigger()
    assert seen == ["All 2 comparisons agree, 6 cases in all."]


def entries(window: MainWindow) -> dict[str, QAction]:
    menu = window.recipe.presets.menu
    menu.fill()
    return {action.text(): action for action in menu.actions()}


def name_it(window: MainWindow, name: str) -> NameDialog:
    entries(window)["Keep this recipe under a name…"].trigger()
    dialog = window.findChild(NameDialog)
    assert dialog is not None
    dialog.field.setText(name)
    return dialog


def test_the_recipe_in_force_is_kept_under_a_name_and_forgotten_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    name_it(window, "Mine & yours").accept()
    assert named_from(Settings().get(stored.OWN_RECIPES))[0].recipe == Recipe.parse(RECIPE)
    window.controller.set_recipe(Recipe.parse("greedy"))
    qtbot.waitUntil(lambda: window.recipe.text.field.text() == "greedy")
    entries(window)["Mine && yours"].trigger()
    assert str(window.controller.session.place.recipe) == RECIPE
    forgetting = entries(window)["Forget"].menu()
    forgetting.actions()[0].trigger()  # type: ignore[attr-defined]
    assert "Mine && yours" not in entries(window)
    assert Settings().get(stored.OWN_RECIPES) == "{}"


def test_a_name_that_was_not_kept_keeps_nothing(window: MainWindow) -> None:
    name_it(window, "Mine").reject()
    assert Settings().get(stored.OWN_RECIPES) == "{}"
