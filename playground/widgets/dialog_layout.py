"""How every dialog is laid out: its margins, and the buttons at its foot."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from playground.widgets.theme import GRID


def dialog_column(dialog: QDialog) -> QVBoxLayout:
    """The parts of a dialog, from top to bottom."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(5 * GRID, 5 * GRID, 5 * GRID, 5 * GRID)
    column.setSpacing(3 * GRID)
    return column


def dialog_foot(*ending: QWidget, beside: Sequence[QWidget] = ()) -> QHBoxLayout:
    """At the right what ends the dialog, the most likely wish last; at the left what does not."""
    foot = QHBoxLayout()
    foot.setContentsMargins(0, 2 * GRID, 0, 0)
    foot.setSpacing(2 * GRID)
    for button in beside:
        foot.addWidget(button)
    foot.addStretch(1)
    for button in ending:
        foot.addWidget(button)
    return foot
