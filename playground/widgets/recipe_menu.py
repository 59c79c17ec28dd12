"""A menu of recipes with names: the one in force, presets, and what the model's maker recommends."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from playground.decoding.presets import NAMED, from_generation_config
from playground.decoding.recipe import PRESETS, Preset, Recipe
from playground.session.language_model import ModelCard
from playground.session.scene import Scene
from playground.widgets import plain
from playground.wording import declared


class RecipeMenu(QMenu):
    """Every entry carries its recipe, and has it as its tooltip. Choosing is up to the person alone.

    `keep_wished` asks to give the recipe in force a name, `forget_wished` to drop a name that was given.
    """

    recipe_chosen = Signal(object)
    keep_wished = Signal()
    forget_wished = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, keyed: bool = True, in_force: bool = True) -> None:
        super().__init__(parent)
        self._keyed, self._in_force = keyed, in_force
        self._recipe: Recipe | None = None
        self._card: ModelCard | None = None
        self._own: Sequence[Preset] = ()
        self._names = QMenu(self.tr("Forget"), self)
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)
        self.fill()

    def show_scene(self, scene: Scene) -> None:
        """The recipe in force and the model in use, from the next opening on."""
        self._recipe, self._card = scene.recipe, scene.card

    def show_own(self, own: Sequence[Preset]) -> None:
        """The recipes to which the person gave names."""
        self._own = own

    @Slot()
    def fill(self) -> None:
        """Makes the entries."""
        recipe = self._recipe
        self.clear()
        if self._in_force and recipe is not None:
            self._add(self.tr("The recipe in force"), recipe, recipe)
            self.addSeparator()
        for presets in (PRESETS if self._keyed else (), NAMED):
            self._add_presets(presets, recipe)
        for preset in self._own:
            self._add(preset.title, preset.recipe, recipe)
        self._add_own(self._card, recipe)
        if not self._in_force:
            self._add_keeping()

    def _add_keeping(self) -> None:
        """To give the recipe in force a name, and to drop names."""
        self.addSeparator()
        keeping = self.addAction(self.tr("Keep this recipe under a name…"))
        keeping.setEnabled(self._recipe is not None)
        keeping.triggered.connect(self.keep_wished)
        if self._own:
            self.addMenu(self._names)
            self._names.clear()
            for preset in self._own:
                action = self._names.addAction(plain.menu_text(preset.title))
                action.triggered.connect(partial(self._on_forget, preset.title))

    def _on_forget(self, name: str, checked: bool = False) -> None:
        self.forget_wished.emit(name)

    def _add_presets(self, presets: Sequence[Preset], recipe: Recipe | None) -> None:
        for preset in presets:
            self._add(declared(preset.title), preset.recipe, recipe, declared(preset.note))
        if presets:
            self.addSeparator()

    def _add_own(self, card: ModelCard | None, recipe: Recipe | None) -> None:
        """What the model's own settings ask for; said in words where they ask for nothing."""
        if card is None:
            return
        own = from_generation_config(card.generation_defaults)
        title = self.tr("As the maker of {model} recommends").format(model=card.name)
        if own is not None:
            self._add(title, own, recipe)
            return
        silent = self.tr("The maker of {model} recommends no settings").format(model=card.name)
        self.addAction(plain.menu_text(silent)).setEnabled(False)

    def _add(self, title: str, recipe: Recipe, in_force: Recipe | None, note: str = "") -> None:
        action = self.addAction(plain.menu_text(title))
        action.setToolTip(plain.tip("\n\n".join(part for part in (str(recipe), note) if part)))
        if not self._in_force:
            action.setCheckable(True)
            action.setChecked(recipe == in_force)
        action.triggered.connect(partial(self._on_triggered, recipe))

    def _on_triggered(self, recipe: Recipe, checked: bool = False) -> None:
        self.recipe_chosen.emit(recipe)
