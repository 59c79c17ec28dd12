"""The order of application: a button that names it, and a line on what another one would change here."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from playground.decoding.recipe import Recipe
from playground.session.order_words import order_words
from playground.session.picks import OtherOrder, grouped
from playground.widgets import plain
from playground.widgets.labels import flat_button, plain_label
from playground.widgets.order_menu import OrderMenu


class OrderChoice(QWidget):
    """Is the line; `button` stands beside the heading of the pipeline. Hidden where nothing would change."""

    recipe_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menu = OrderMenu(self)
        self._button = flat_button(self.tr("order ▾"), shrinks=True)
        self._button.setMenu(self._menu)
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setToolTip(self.tr("The order of application, as other programs have it"))
        self._words: QLabel = plain_label(dim=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._words)
        self._menu.recipe_chosen.connect(self.recipe_chosen)
        self.hide()

    @property
    def button(self) -> QToolButton:
        """Opens the menu."""
        return self._button

    @property
    def menu(self) -> OrderMenu:
        """Orders by the programs that have them."""
        return self._menu

    @property
    def text(self) -> str:
        """What is said of other orders, empty where they change nothing."""
        return "" if self.isHidden() else self._words.text()

    def show_recipe(self, recipe: Recipe) -> None:
        """The recipe in force."""
        self._menu.show_recipe(recipe)
        self._button.setText(plain.menu_text(self._menu.title_of(recipe)))

    def show_orders(self, orders: Sequence[OtherOrder], pieces: Sequence[bytes]) -> None:
        """What other orders of the recipe would change at the step on show."""
        self._menu.show_words({other.program: order_words(other, pieces) for other in orders})
        told = (order_words(other, pieces) for other in grouped(orders))
        said = [sentence for sentence in told if sentence]
        self._words.setText("\n".join(said))
        self.setVisible(bool(said))
