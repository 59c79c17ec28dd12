"""A field that finds text in the tree, and the way from one match to the next."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from playground.session.numbers import count
from playground.widgets.labels import flat_button, plain_label
from playground.widgets.theme import GRID, em


class TreeSearchBar(QWidget):
    """Type to search; Enter or ▼ goes on, Shift+Enter or ▲ back, Escape clears."""

    text_edited = Signal(str)
    step_wished = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.setPlaceholderText(self.tr("Find in the tree"))
        self.field.setAccessibleName(self.tr("Find text or names in the tree"))
        self.field.setMinimumWidth(round(11 * em(self)))
        self.field.installEventFilter(self)
        self._said = plain_label(dim=True)
        self._said.setWordWrap(False)
        self._said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._said.setMinimumWidth(round(4.5 * em(self)))
        self._back, self._on = flat_button("▲"), flat_button("▼")
        self._back.setAccessibleName(self.tr("Match before"))
        self._back.setToolTip(self.tr("Match before (Shift+Enter)"))
        self._on.setAccessibleName(self.tr("Next match"))
        self._on.setToolTip(self.tr("Next match (Enter)"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GRID)
        line.addWidget(self.field, 1)
        for widget in (self._said, self._back, self._on):
            line.addWidget(widget)
        self.field.textChanged.connect(self.text_edited)
        self._back.clicked.connect(lambda: self.step_wished.emit(-1))
        self._on.clicked.connect(lambda: self.step_wished.emit(1))
        self.show_match(0, 0)

    @property
    def said(self) -> str:
        """Which match of how many."""
        return self._said.text()

    def show_match(self, number: int, total: int) -> None:
        """Tells which match is on show."""
        searched = bool(self.field.text())
        text = self.tr("{number} of {total}").format(number=count(number), total=count(total))
        self._said.setText((text if total else self.tr("not found")) if searched else "")
        for button in (self._back, self._on):
            button.setEnabled(total > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that go from match to match."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.step_wished.emit(-1 if back else 1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)
