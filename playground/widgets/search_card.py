"""The last card of the pipeline: which search chooses the token, and what it took."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from playground.decoding.catalogue import SEARCHES
from playground.decoding.strategy import Search
from playground.widgets import plain
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.colour_square import ColourSquare
from playground.widgets.knob_form import KnobForm
from playground.widgets.labels import plain_label
from playground.widgets.strategy_card import described, hue_of
from playground.widgets.theme import GRID, colours
from playground.wording import declared


class SearchCard(QFrame):
    """Made from the list of searches; their knobs as those of any strategy."""

    search_edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search: Search | None = None
        self.setProperty("card", True)
        self.setAccessibleName(self.tr("Choose"))
        self._square = ColourSquare(lambda widget: colours(widget).taken)
        self._choice = ChoiceBox()
        self._choice.setAccessibleName(self.tr("How the token is chosen"))
        for place, kind in enumerate(SEARCHES):
            self._choice.addItem(kind.title())
            self._choice.setItemData(place, plain.tip(described(kind)), Qt.ItemDataRole.ToolTipRole)
        self._form = KnobForm(hue_of(SEARCHES[0]))
        self._formula, self._took = plain_label(dim=True), plain_label(dim=True)
        for label in (self._formula, self._took):
            label.setProperty("mono", True)
        self._compose()
        self._choice.activated.connect(self._on_activated)
        self._form.strategy_edited.connect(self.search_edited)

    @property
    def form(self) -> KnobForm:
        """The controls."""
        return self._form

    @property
    def took_text(self) -> str:
        """What the card says about the token."""
        return self._took.text()

    def show_search(self, search: Search) -> None:
        """The search in force."""
        if search == self._search:
            return
        self._search = search
        self._choice.setCurrentIndex(SEARCHES.index(type(search)))
        self._choice.setToolTip(plain.tip(described(type(search))))
        self._formula.setText(declared(search.about.formula))
        self._form.show_strategy(search)

    def show_took(self, text: str) -> None:
        """How the token came about, empty where nothing is on show."""
        self._took.setText(text)
        self._took.setVisible(bool(text))
        self.setAccessibleDescription(text)

    def take_tab_after(self, widget: QWidget) -> None:
        """Tab comes here after that widget."""
        self.setTabOrder(widget, self._choice)
        self._form.take_tab_after(self._choice)

    def _compose(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(self._square)
        head.addWidget(plain_label(self.tr("Choose")), 1)
        head.addWidget(self._choice)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        rows.setSpacing(GRID // 2)
        rows.addLayout(head)
        for widget in (self._form, self._formula, self._took):
            rows.addWidget(widget)

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        kind = SEARCHES[place]
        if not isinstance(self._search, kind):
            self.search_edited.emit(kind())
