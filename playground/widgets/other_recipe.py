"""Says that the step on show was made with another recipe than the one in force."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playground.decoding.recipe import Recipe
from playground.widgets.labels import flat_button, plain_label


class OtherRecipe(QWidget):
    """Offers to use that recipe; hidden where there is no other one."""

    recipe_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe: Recipe | None = None
        self._words = plain_label(dim=True)
        self._use = flat_button(self.tr("use that recipe"))
        self._use.setAccessibleName(self.tr("Use the recipe of the step on show"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._words)
        rows.addWidget(self._use, 0, Qt.AlignmentFlag.AlignLeft)
        self._use.clicked.connect(self._on_use_clicked)
        self.hide()

    @property
    def text(self) -> str:
        """What is said, empty while hidden."""
        return "" if self.isHidden() else self._words.text()

    def show_recipe(self, recipe: Recipe | None) -> None:
        """That of the step on show; None where it is the one in force."""
        self._recipe = recipe
        self.setVisible(recipe is not None)
        if recipe is not None:
            words = self.tr("This step was made with another recipe: {recipe}")
            self._words.setText(words.format(recipe=recipe.label))

    @Slot()
    def _on_use_clicked(self) -> None:
        if self._recipe is not None:
            self.recipe_wished.emit(self._recipe)
