"""Chips for the presets with keys, and a menu of the other recipes with names."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from playground.decoding.recipe import PRESETS, Recipe
from playground.session.scene import Scene
from playground.widgets import plain
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.recipe_menu import RecipeMenu
from playground.widgets.theme import GRID
from playground.wording import declared


class PresetBar(QWidget):
    """One chip for each preset; the one in force is checked. The last chip opens the menu of others."""

    recipe_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe: Recipe | None = None
        flow = FlowLayout(self, 2 * GRID)
        self._chips: list[QPushButton] = []
        for place, preset in enumerate(PRESETS):
            chip = QPushButton(plain.menu_text(declared(preset.title)))
            chip.setCheckable(True)
            chip.setProperty("chip", True)
            chip.setToolTip(
                self.tr("{recipe}   key {key}").format(recipe=preset.recipe.label, key=preset.key)
            )
            chip.setAccessibleDescription(preset.recipe.label)
            chip.clicked.connect(partial(self._on_clicked, place))
            flow.addWidget(chip)
            self._chips.append(chip)
        self._menu = RecipeMenu(self, keyed=False, in_force=False)
        self._menu.recipe_chosen.connect(self.recipe_chosen)
        flow.addWidget(self._more())
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def menu(self) -> RecipeMenu:
        """The other recipes with names."""
        return self._menu

    def show_scene(self, scene: Scene) -> None:
        """The model in use, whose maker may recommend settings."""
        self._menu.show_scene(scene)

    def _more(self) -> QPushButton:
        chip = QPushButton(self.tr("More ▾"))
        chip.setProperty("chip", True)
        chip.setMenu(self._menu)
        chip.setToolTip(self.tr("More recipes with names, and what the model's maker recommends"))
        return chip

    def show_recipe(self, recipe: Recipe) -> None:
        """The recipe in force."""
        self._recipe = recipe
        for chip, preset in zip(self._chips, PRESETS, strict=True):
            chip.setChecked(preset.recipe == recipe)

    def _on_clicked(self, place: int, checked: bool = False) -> None:
        if self._recipe is not None:
            self.show_recipe(self._recipe)
        self.recipe_chosen.emit(PRESETS[place].recipe)
