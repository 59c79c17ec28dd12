"""The seed of all draws, and a dice for another one."""

import secrets

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from playground.decoding.draw import check_seed
from playground.widgets import plain
from playground.widgets.checked_field import CheckedField
from playground.widgets.icons import icon
from playground.widgets.theme import GRID, em

_DICE_SIDES = 1_000_000


class SeedField(QWidget):
    """Any whole number from 0 to 2**64 − 1; left blank it stays what it was.

    `seed_chosen` carries an int that is too large for Qt's own.
    """

    seed_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tip = self.tr(
            "The same seed gives the same tokens again; another one draws other numbers everywhere."
        )
        self._entry = CheckedField(self.tr("Seed"), tip, check_seed, 6)
        self._dice = QToolButton()
        self._dice.setAccessibleName(self.tr("Another seed"))
        self._dice.setToolTip(plain.tip(self.tr("Another seed, at random")))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._entry)
        row.addWidget(self._dice)
        self._entry.number_entered.connect(self.seed_chosen)
        self._dice.clicked.connect(self._on_dice_clicked)
        self._fit()

    @property
    def entry(self) -> CheckedField:
        """Where it is typed."""
        return self._entry

    @property
    def dice(self) -> QToolButton:
        """The button for another one."""
        return self._dice

    def show_seed(self, seed: int) -> None:
        """The seed in force."""
        self._entry.show_number(seed)

    def width_at(self, captions: bool) -> int:
        """What it takes with or without its name."""
        return self._entry.width_at(captions) + GRID + self._dice.sizeHint().width()

    def show_caption(self, shown: bool) -> None:
        """With or without its name."""
        self._entry.show_caption(shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follows font and theme."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        side = round(1.35 * em(self))
        self._dice.setIcon(icon("dice", self, side))
        self._dice.setIconSize(QSize(side, side))

    @Slot()
    def _on_dice_clicked(self) -> None:
        seed = secrets.randbelow(_DICE_SIDES)
        self._entry.put_number(seed)
        self.seed_chosen.emit(seed)
