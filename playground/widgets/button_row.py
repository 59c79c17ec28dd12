"""A few action buttons side by side."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from playground.widgets.action_button import ActionButton
from playground.widgets.theme import GRID


class ButtonRow(QWidget):
    """Tells when one of them changed its face."""

    face_changed = Signal()

    def __init__(self, parent: QWidget, buttons: list[ActionButton]) -> None:
        super().__init__(parent)
        self._buttons: list[ActionButton] = []
        self._inside = QHBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(2 * GRID)
        for button in buttons:
            self.add(button)

    def width_at(self, density: int) -> int:
        """What they would take."""
        widths = [button.width_at(density) for button in self._buttons]
        return sum(widths) + 2 * GRID * (len(widths) - 1)

    def add(self, button: ActionButton) -> None:
        """At the end."""
        self._buttons.append(button)
        self._inside.addWidget(button)
        button.face_changed.connect(self.face_changed)
