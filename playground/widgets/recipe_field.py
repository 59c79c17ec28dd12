"""A line that shows a recipe in words, and as text to edit while it has the focus."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.session.picks import short_label
from playground.widgets import plain
from playground.widgets.entry_field import EntryField


class RecipeField(EntryField):
    """`recipe_entered` when a recipe was typed; `refused` carries the sentence, empty when all is well."""

    recipe_entered = Signal(object)
    refused = Signal(str)

    def __init__(self, recipe: Recipe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe = recipe
        self._wrong = False
        self.setProperty("flat", True)
        self.setProperty("small", True)
        self.text_entered.connect(self._on_text_entered)
        self.given_up.connect(self._on_given_up)
        self.show_recipe(recipe)

    @property
    def recipe(self) -> Recipe:
        """The last good one."""
        return self._recipe

    def show_recipe(self, recipe: Recipe) -> None:
        """The recipe of this line."""
        self._recipe = recipe
        self.setToolTip(plain.tip(self.tr("{recipe}\nClick to edit it.").format(recipe=recipe)))
        self.settle(str(recipe) if self.hasFocus() else short_label(recipe))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Now it is text to edit."""
        super().focusInEvent(event)
        if not self._wrong:
            self.settle(str(self._recipe))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Now it is words to read; what could not be read stays to be mended."""
        super().focusOutEvent(event)
        if not self._wrong:
            self.settle(short_label(self._recipe))

    @Slot(str)
    def _on_text_entered(self, text: str) -> None:
        try:
            recipe = Recipe.parse(text)
        except BadValue as fault:
            self._wrong = True
            self.setAccessibleDescription(str(fault))
            self.refused.emit(str(fault))
            return
        self._on_given_up()
        if recipe != self._recipe:
            self.show_recipe(recipe)
            self.recipe_entered.emit(recipe)

    @Slot()
    def _on_given_up(self) -> None:
        self._wrong = False
        self.setAccessibleDescription("")
        self.settle(str(self._recipe) if self.hasFocus() else short_label(self._recipe))
        self.refused.emit("")
