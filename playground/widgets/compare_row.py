"""One line of the comparison: a recipe, and what it would take."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from playground.decoding.recipe import Recipe
from playground.session.numbers import count, short_percent
from playground.session.picks import Pick
from playground.session.pieces import visible
from playground.widgets.colour_square import ColourSquare
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.icons import icon
from playground.widgets.labels import error_label
from playground.widgets.recipe_field import RecipeField
from playground.widgets.theme import GRID, NORMAL, SMALL, colours, em, monospaced

_TOKEN_EM, _LEAST_NAME_EM = 5.5, 9.0
_REFRESHED = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


def column_widths(widget: QWidget) -> tuple[int, int, int]:
    """Of token, probability and kept tokens, in pixels; the recipe takes the rest."""
    small = QFontMetricsF(monospaced(widget, SMALL))
    p, kept = (round(small.horizontalAdvance(text)) for text in ("<0.01 %", "49,152"))
    return round(_TOKEN_EM * em(widget)), p, kept


@dataclass(frozen=True)
class Fit:
    """What there is room for."""

    one_line: bool
    kept: bool


def fit_of(widget: QWidget, width: int, menu: int) -> Fit:
    """For lines of this width with a menu of that width at their ends."""
    token, p, kept = column_widths(widget)
    gap = GRID + 1
    numbers = token + p + menu + 3 * gap
    one_line = width - numbers - kept - gap >= _LEAST_NAME_EM * em(widget)
    return Fit(one_line, one_line or width >= numbers + kept + gap)


class CompareRow(QWidget):
    """Editable, with a menu; `pointed_at` tells that the mouse or the focus came or went.

    A line with a `title` is that of the recipe in force: it has its name in place of the field, and no menu.
    """

    recipe_entered = Signal(object)
    use_wished = Signal()
    remove_wished = Signal()
    pointed_at = Signal(bool)

    def __init__(self, recipe: Recipe, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._pick: Pick | None = None
        self._field = RecipeField(recipe)
        self._field.setAccessibleName(self.tr("A recipe to compare"))
        self._token, self._p, self._kept = ElidedLabel(), QLabel(), QLabel()
        self._menu, self._error = QToolButton(), error_label()
        self._refusal = ""
        self._grid, self._one_line = QGridLayout(self), True
        self._name = self._named()
        self._compose()
        self._field.recipe_entered.connect(self.recipe_entered)
        self._field.refused.connect(self._on_refused)
        self._field.focus_came.connect(self._on_focus_came)
        self._field.focus_went.connect(self._on_focus_went)
        self._fit()

    @property
    def recipe(self) -> Recipe:
        """The last good one of this line."""
        return self._field.recipe

    @property
    def field(self) -> RecipeField:
        """Where it is typed."""
        return self._field

    @property
    def menu(self) -> QMenu:
        """What can be done with it."""
        return self._menu.menu()

    @property
    def menu_width(self) -> int:
        """Of the button at the end."""
        return self._menu.sizeHint().width()

    @property
    def pick(self) -> Pick | None:
        """What is shown of it."""
        return self._pick

    @property
    def error_text(self) -> str:
        """The sentence below the line, empty where all is well."""
        return "" if self._error.isHidden() else self._error.text()

    def texts(self) -> tuple[str, str, str]:
        """Token, probability and kept, as shown."""
        return self._token.full_text, self._p.text(), self._kept.text()

    def show_recipe(self, recipe: Recipe) -> None:
        """Another recipe on this line."""
        if recipe != self._field.recipe:
            self._field.show_recipe(recipe)

    def show_pick(self, pick: Pick | None) -> None:
        """What the recipe takes; None while that is not known."""
        if pick is self._pick:
            return
        self._pick = pick
        step = pick.step if pick else None
        growth = step.growth if step else None
        self._token.show_text(visible(growth.piece) if growth else "")
        sole = step is not None and step.look.kept == 1
        self._p.setText(short_percent(growth.p_after, sole=sole) if growth else "")
        self._kept.setText(count(step.look.kept) if step else "")
        self._show_error()
        self.setAccessibleName(self._sentence(pick))

    def show_fit(self, fit: Fit) -> None:
        """On one line or on two, with or without the column of kept tokens."""
        self._kept.setVisible(fit.kept)
        if fit.one_line == self._one_line:
            return
        self._one_line = fit.one_line
        grid, row = self._grid, 0 if fit.one_line else 1
        grid.addWidget(self._name, 0, 0, 1, 1 if fit.one_line else 4)
        for column, part in enumerate((self._token, self._p, self._kept), 1):
            grid.addWidget(part, row, column)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse came."""
        super().enterEvent(event)
        self.pointed_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse went."""
        super().leaveEvent(event)
        self.pointed_at.emit(self._field.hasFocus())

    def changeEvent(self, event: QEvent) -> None:
        """Follows font and theme."""
        super().changeEvent(event)
        if event.type() in _REFRESHED and hasattr(self, "_refusal"):
            self._fit()

    def _compose(self) -> None:
        self._make_menu()
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID + 1)
        grid.setVerticalSpacing(GRID // 2)
        for column, part in enumerate((self._name, self._token, self._p, self._kept, self._menu)):
            grid.addWidget(part, 0, column)
        grid.addWidget(self._error, 2, 0, 1, 5)
        grid.setColumnStretch(0, 1)

    def _named(self) -> QWidget:
        if not self._title:
            return self._field
        self._field.setParent(self)
        self._field.hide()
        name = QWidget()
        row = QHBoxLayout(name)
        row.setContentsMargins(GRID + 1, 0, 0, 0)
        row.addWidget(ColourSquare(lambda widget: colours(widget).taken))
        words = ElidedLabel()
        words.show_text(self._title)
        row.addWidget(words, 1)
        return name

    def _make_menu(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Use this recipe")).triggered.connect(self.use_wished)
        menu.addAction(self.tr("Remove")).triggered.connect(self.remove_wished)
        self._menu.setMenu(menu)
        self._menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu.setProperty("flat", True)
        self._menu.setAccessibleName(self.tr("Menu of this recipe"))
        policy = self._menu.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._menu.setSizePolicy(policy)
        self._menu.setVisible(not self._title)

    def _fit(self) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for label, width in zip((self._token, self._p, self._kept), column_widths(self), strict=True):
            label.setFont(monospaced(self, NORMAL if label is self._token else SMALL))
            label.setAlignment(right)
            label.setFixedWidth(width)
        side = round(max(4 * GRID, 1.2 * em(self)))
        self._menu.setIcon(icon("more", self, side))
        self._menu.setIconSize(QSize(side, side))

    def _sentence(self, pick: Pick | None) -> str:
        if pick is None:
            return self._field.recipe.label
        if pick.step is None:
            return pick.problem
        return self.tr("{recipe} would take {token} with {p}; it keeps {kept} tokens").format(
            recipe=pick.recipe.label, token=self._token.full_text, p=self._p.text(), kept=self._kept.text()
        )

    def _show_error(self) -> None:
        sentence = self._refusal or (self._pick.problem if self._pick else "")
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))

    @Slot(str)
    def _on_refused(self, sentence: str) -> None:
        self._refusal = sentence
        self._show_error()

    @Slot()
    def _on_focus_came(self) -> None:
        self.pointed_at.emit(True)

    @Slot(bool)
    def _on_focus_went(self, window_left: bool) -> None:
        self.pointed_at.emit(False)
