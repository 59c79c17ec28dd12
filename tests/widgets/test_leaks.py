"""What is made anew again and again goes again, too."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import Preset, Recipe
from playground.widgets.add_menu import AddMenu
from playground.widgets.main_window import MainWindow
from playground.widgets.recipe_menu import RecipeMenu
from tests.widgets.whole_window import window

RECIPES = ("temperature=0.7,top_k=5,sample", "greedy", "min_p=0.1,repetition_penalty=1.2,sample")


def objects(main: MainWindow) -> int:
    """How many there are once those that are due to go have gone."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return len(main.findChildren(QObject))


def test_a_changed_recipe_leaves_nothing_behind(qtbot: QtBot) -> None:
    with window(qtbot) as main:

        def through_all() -> None:
            for recipe in RECIPES:
                main.controller.set_recipe(Recipe.parse(recipe))
                main.draw()

        through_all()
        before = objects(main)
        for _ in range(3):
            through_all()
        assert objects(main) == before


def test_a_menu_of_recipes_that_is_filled_again_leaves_nothing_behind(qtbot: QtBot) -> None:
    menu = RecipeMenu(in_force=False)
    qtbot.addWidget(menu)
    menu.show_own((Preset("", "mine", Recipe.parse("greedy")),))
    menu.fill()
    before = len(menu.findChildren(QObject))
    for _ in range(3):
        menu.fill()
    assert len(menu.findChildren(QObject)) == before
    names = [action for action in menu.actions() if action.text() == "Forget"]
    assert [entry.text() for entry in names[0].menu().actions()] == ["mine"]


def test_the_menu_to_add_strategies_is_made_once(qtbot: QtBot) -> None:
    menu = AddMenu()
    qtbot.addWidget(menu)
    groups = [entry for entry in menu.actions() if entry.menu()]
    menu.show_present({kind.about.key for kind in TRANSFORMS})
    assert [entry.text() for entry in menu.actions() if entry.isVisible()] == [
        "Every strategy is in the pipeline"
    ]
    menu.show_present({"top_k"})
    assert [entry for entry in menu.actions() if entry.isVisible()] == groups
    assert "Top-k" not in [
        entry.text() for group in groups for entry in group.menu().actions() if entry.isVisible()
    ]
