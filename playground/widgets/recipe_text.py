"""The recipe as text, to read, copy and type."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.widgets.entry_field import EntryField
from playground.widgets.labels import error_label, plain_label
from playground.widgets.theme import GRID


class RecipeText(QWidget):
    """What cannot be read gets a sentence, and the last good recipe stays in force."""

    recipe_entered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = EntryField()
        self._field.setAccessibleName(self.tr("The recipe as text"))
        self._field.setToolTip(
            self.tr("The order is the order of application; a search comes last. Enter takes it over.")
        )
        self._field.setPlaceholderText("temperature=1.2,top_p=0.9,sample")
        self._error = error_label()
        self._check: Callable[[Recipe], str | None] = lambda _: None
        self._hint = plain_label(self.tr("Enter takes it over, Esc gives up."), dim=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GRID)
        for widget in (self._field, self._error, self._hint):
            rows.addWidget(widget)
        self._field.text_entered.connect(self._on_text_entered)
        self._field.given_up.connect(self._error.hide)
        for name in ("mono", "small"):
            self._field.setProperty(name, True)

    @property
    def field(self) -> EntryField:
        """Where it is typed."""
        return self._field

    @property
    def error_text(self) -> str:
        """The sentence under the field, empty where all is well."""
        return "" if self._error.isHidden() else self._error.text()

    def use_check(self, check: Callable[[Recipe], str | None]) -> None:
        """What says why a recipe that can be read cannot be used; None if it can."""
        self._check = check

    def show_recipe(self, recipe: Recipe) -> None:
        """The recipe in force."""
        text = str(recipe)
        self._field.show_text(text)
        if self._field.text() == text:
            self._error.hide()

    def _refuse(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.show()

    @Slot(str)
    def _on_text_entered(self, text: str) -> None:
        try:
            recipe = Recipe.parse(text)
        except BadValue as fault:
            self._refuse(str(fault))
            return
        complaint = self._check(recipe)
        if complaint:
            self._refuse(complaint)
            return
        self._error.hide()
        self._field.settle(str(recipe))
        self.recipe_entered.emit(recipe)
