"""Asks for a name."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget

from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.labels import plain_label
from playground.widgets.theme import em, set_property


class NameDialog(QDialog):
    """Begins with a name to accept or to type over; `name_entered` tells the one that was accepted."""

    name_entered = Signal(str)

    def __init__(self, title: str, question: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.field, self._keep = QLineEdit(name), QPushButton(self.tr("Keep"))
        cancel = QPushButton(self.tr("Cancel"))
        self.field.setAccessibleName(question)
        self.field.selectAll()
        set_property(self._keep, "primary", True)
        self._keep.setDefault(True)
        column = dialog_column(self)
        column.addWidget(plain_label(question))
        column.addWidget(self.field)
        column.addLayout(dialog_foot(cancel, self._keep))
        self.setMinimumWidth(round(26 * em(self)))
        self.field.setFocus()
        self._keep.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.accepted.connect(self._on_accepted)

    @Slot()
    def _on_accepted(self) -> None:
        self.name_entered.emit(self.field.text())
