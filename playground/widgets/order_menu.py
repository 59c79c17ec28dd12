"""The menu of orders of application, named after the programs that have them."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from playground.decoding.catalogue import BY_KEY
from playground.decoding.orders import ORDERS, is_in_order, reorder
from playground.decoding.recipe import Recipe
from playground.widgets import plain


class OrderMenu(QMenu):
    """Those that the recipe has are checked; where it is known, an entry says what it would change here."""

    recipe_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe: Recipe | None = None
        self._words: Mapping[str, str] = {}
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)
        self.fill()

    def show_recipe(self, recipe: Recipe) -> None:
        """The recipe in force."""
        self._recipe = recipe

    def show_words(self, words: Mapping[str, str]) -> None:
        """What another order would change at the step on show, by program."""
        self._words = words

    def title_of(self, recipe: Recipe) -> str:
        """What the button says: the order that the recipe has, where it has several strategies."""
        if len(recipe.transforms) < 2:
            return self.tr("order ▾")
        having = [program for program in ORDERS if is_in_order(recipe, program)]
        return self.tr("order: {program} ▾").format(program=having[0] if having else self.tr("own"))

    @Slot()
    def fill(self) -> None:
        """Makes the entries."""
        self.clear()
        for program, keys in ORDERS.items():
            action = self.addAction(plain.menu_text(program))
            action.setCheckable(True)
            titles = " → ".join(BY_KEY[key].title() for key in keys)
            tip = self.tr("{program} applies: {titles}").format(program=program, titles=titles)
            words = self._words.get(program, "")
            action.setToolTip(plain.tip("\n\n".join(part for part in (words, tip) if part)))
            if self._recipe is None:
                action.setEnabled(False)
                continue
            action.setChecked(is_in_order(self._recipe, program))
            action.triggered.connect(partial(self._on_triggered, program))
        self.addSeparator()
        own = self.addAction(self.tr("Own order: drag the cards, or Alt+Up and Alt+Down"))
        own.setEnabled(False)

    def _on_triggered(self, program: str, checked: bool = False) -> None:
        if self._recipe is not None:
            self.recipe_chosen.emit(reorder(self._recipe, program))
