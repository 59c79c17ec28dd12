"""A small field for a whole number, with its name before it and a sentence below it when needed."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from playground.errors import BadValue
from playground.widgets import plain
from playground.widgets.entry_field import EntryField
from playground.widgets.field_note import FieldNote
from playground.widgets.theme import GRID, em


class CheckedField(QWidget):
    """What `check` refuses stays out of force; left blank, the number stays what it was.

    `number_entered` carries an int that may be too large for Qt's own.
    """

    number_entered = Signal(object)

    def __init__(
        self, caption: str, tip: str, check: Callable[[str], int], figures: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._check, self._figures = check, figures
        self._caption, self._field = QLabel(caption), EntryField()
        self._field.setAccessibleName(caption)
        self._field.setToolTip(plain.tip(tip))
        self._field.setProperty("mono", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._caption)
        row.addWidget(self._field)
        self._note = FieldNote(self._field)
        self._field.text_entered.connect(self._on_text_entered)
        self._field.given_up.connect(self._clear_error)
        self._field.textEdited.connect(self._clear_error)
        self._fit()

    @property
    def field(self) -> EntryField:
        """Where it is typed."""
        return self._field

    @property
    def error_text(self) -> str:
        """The sentence below the field, empty where all is well."""
        return self._note.text

    def show_number(self, number: int) -> None:
        """The number in force; what is being typed is not disturbed."""
        self._field.show_text(str(number))

    def put_number(self, number: int) -> None:
        """The number in force, in place of what was typed."""
        self._clear_error()
        self._field.settle(str(number))

    def width_at(self, captions: bool) -> int:
        """What it takes with or without its name."""
        return (self._caption.sizeHint().width() + GRID if captions else 0) + self._field.minimumWidth()

    def show_caption(self, shown: bool) -> None:
        """With or without its name."""
        self._caption.setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        self._field.setFixedWidth(round(0.75 * self._figures * em(self)) + 4 * GRID)

    @Slot(str)
    def _on_text_entered(self, text: str) -> None:
        if not text.strip():
            self._field.restore()
            return
        try:
            number = self._check(text)
        except BadValue as fault:
            self._note.show_sentence(str(fault))
            if not self._field.hasFocus():
                self._field.restore()
            return
        self.put_number(number)
        self.number_entered.emit(number)

    @Slot()
    def _clear_error(self) -> None:
        self._note.show_sentence("")
