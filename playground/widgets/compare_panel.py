"""What would each pick now? Recipes side by side on the same logits and the same u."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from playground.decoding.recipe import DEFAULT, Recipe
from playground.session.picks import Pick, probabilities
from playground.session.scene import Scene
from playground.widgets.compare_row import CompareRow, column_widths, fit_of
from playground.widgets.labels import flat_button, heading, plain_label
from playground.widgets.recipe_menu import RecipeMenu
from playground.widgets.theme import GRID, em

MOST_ROWS = 12


class ComparePanel(QWidget):
    """Shows one line for each of `recipes`; nothing is ever committed here.

    `overlay_wished` carries the probabilities of the line that is pointed at, by token, or None.
    """

    recipes_edited = Signal(object)
    recipe_chosen = Signal(object)
    overlay_wished = Signal(object)
    what_if_wished = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CompareRow] = []
        self._own = CompareRow(DEFAULT, self.tr("This recipe"))
        self._menu = RecipeMenu(self)
        self._add = flat_button(self.tr("add ▾"))
        self._ask = flat_button(self.tr("ask here: what if?"))
        self._note = plain_label(dim=True)
        self._recipe_head = plain_label(self.tr("recipe"), dim=True)
        self._heads: list[QLabel] = []
        self._column, self._body, self._scroll = QVBoxLayout(), QWidget(), QScrollArea()
        self._compose()
        self._add.setAccessibleName(self.tr("Add a recipe to compare"))
        self._menu.recipe_chosen.connect(self._on_added)
        self._own.pointed_at.connect(partial(self._on_pointed_at, self._own))
        self._ask.clicked.connect(self._on_ask_clicked)
        self._fit()

    @property
    def recipes(self) -> tuple[Recipe, ...]:
        """Those compared with the one in force, in order."""
        return tuple(row.recipe for row in self._rows)

    @property
    def rows(self) -> Sequence[CompareRow]:
        """One for each of `recipes`."""
        return self._rows

    @property
    def own_row(self) -> CompareRow:
        """That of the recipe in force."""
        return self._own

    @property
    def add_menu(self) -> RecipeMenu:
        """What can be added."""
        return self._menu

    @property
    def note(self) -> str:
        """What is said below the rows."""
        return self._note.text()

    def show_recipes(self, recipes: Sequence[Recipe]) -> None:
        """Compares these from now on."""
        recipes = recipes[:MOST_ROWS]
        while len(self._rows) > len(recipes):
            self._drop(self._rows[-1])
        for row, recipe in zip(self._rows, recipes, strict=False):
            row.show_recipe(recipe)
        for recipe in recipes[len(self._rows) :]:
            self._append(recipe)

    def show_scene(self, scene: Scene, picks: Sequence[Pick] | None = None) -> None:
        """The recipe in force, and what each of `recipes` takes here; None where the place was not seen."""
        self._menu.show_scene(scene)
        shown = scene.shown
        if shown is None and scene.status.kind == "looking":
            return
        for place, row in enumerate(self._rows):
            row.show_pick(picks[place] if picks else None)
        own = shown.step if shown and shown.step.recipe == scene.recipe else None
        self._own.show_recipe(scene.recipe)
        if self._own.pick is None or self._own.pick.step is not own:
            self._own.show_pick(Pick(scene.recipe, own) if own else None)
        unseen = shown is not None and shown.kind == "past" and picks is None
        self._ask.setVisible(unseen and not scene.status.lacks_model)
        self._note.setText(self._words(scene, picks is not None))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_heads"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, lines become two, then the column of kept tokens goes."""
        super().resizeEvent(event)
        self._share()

    def minimumSizeHint(self) -> QSize:
        """A few lines; the rest is scrolled to."""
        return QSize(round(15 * em(self)), round(3 * em(self)))

    def sizeHint(self) -> QSize:
        """All lines."""
        return QSize(round(24 * em(self)), self._body.sizeHint().height() + 4 * GRID)

    def _words(self, scene: Scene, known: bool) -> str:
        if scene.shown is None:
            return self.tr("What each would take stands here once the model has looked.")
        if scene.shown.kind == "running":
            return self.tr("While it runs, nothing is compared.")
        if not known and scene.status.lacks_model:
            return self.tr("This step is a record; to compare, open the model first.")
        if not known:
            return self.tr("This step is a record; to compare, the model has to look again.")
        return self.tr("Same logits, same u; nothing is committed. Point at a line to see its bars.")

    def _compose(self) -> None:
        self._add.setMenu(self._menu)
        self._add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        card = QFrame()
        card.setProperty("card", True)
        lines = QVBoxLayout(card)
        lines.setContentsMargins(2 * GRID, 2 * GRID, GRID, 2 * GRID)
        lines.setSpacing(GRID // 2)
        lines.addWidget(self._head())
        lines.addWidget(self._own)
        lines.addLayout(self._column)
        self._column.setSpacing(GRID // 2)
        lines.addWidget(self._note)
        lines.addWidget(self._ask, 0, Qt.AlignmentFlag.AlignLeft)
        rows = QVBoxLayout(self._body)
        rows.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        rows.setSpacing(GRID)
        rows.addLayout(self._title_row())
        rows.addWidget(card)
        rows.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._body)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._scroll)

    def _title_row(self) -> QHBoxLayout:
        title = heading(self.tr("What would each pick now?"))
        title.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(title, 1)
        row.addWidget(self._add, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID + 1)
        self._recipe_head.setMinimumWidth(1)
        row.addWidget(self._recipe_head, 1)
        for title in (self.tr("takes"), self.tr("after"), self.tr("kept")):
            label = plain_label(title, dim=True)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(label)
            self._heads.append(label)
        self._room = QWidget()
        row.addWidget(self._room)
        return head

    def _fit(self) -> None:
        for label, width in zip(self._heads, column_widths(self), strict=True):
            label.setFixedWidth(width)
        self._room.setFixedWidth(self._own.menu_width)
        self._share()

    def _share(self) -> None:
        fit = fit_of(self, self._card_width(), self._own.menu_width)
        # Where a line has two rows, the recipe has the first to itself; the titles are those of the second.
        self._recipe_head.setText(self.tr("recipe") if fit.one_line else "")
        self._recipe_head.setContentsMargins(GRID + 1 if fit.one_line else 0, 0, 0, 0)
        self._heads[-1].setVisible(fit.kept)
        for row in (self._own, *self._rows):
            row.show_fit(fit)

    def _card_width(self) -> int:
        """What the lines have: all but the margins, and the bar where there is one."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return self.width() - bar - 5 * GRID - 2

    def _append(self, recipe: Recipe) -> CompareRow:
        row = CompareRow(recipe, parent=self._body)
        row.recipe_entered.connect(self._on_row_edited)
        row.use_wished.connect(partial(self._on_use_wished, row))
        row.remove_wished.connect(partial(self._on_remove_wished, row))
        row.pointed_at.connect(partial(self._on_pointed_at, row))
        self._rows.append(row)
        self._column.addWidget(row)
        self._add.setEnabled(len(self._rows) < MOST_ROWS)
        self._share()
        return row

    def _drop(self, row: CompareRow) -> None:
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._add.setEnabled(True)

    @Slot(object)
    def _on_added(self, recipe: Recipe) -> None:
        self._append(recipe)
        self.recipes_edited.emit(self.recipes)

    @Slot(object)
    def _on_row_edited(self, recipe: Recipe) -> None:
        self.recipes_edited.emit(self.recipes)

    def _on_use_wished(self, row: CompareRow) -> None:
        self.recipe_chosen.emit(row.recipe)

    def _on_remove_wished(self, row: CompareRow) -> None:
        self.overlay_wished.emit(None)
        self._drop(row)
        self.recipes_edited.emit(self.recipes)

    def _on_pointed_at(self, row: CompareRow, here: bool) -> None:
        step = row.pick.step if row.pick else None
        self.overlay_wished.emit(probabilities(step) if here and step else None)

    @Slot()
    def _on_ask_clicked(self) -> None:
        self.what_if_wished.emit(True)
