"""Labels of the kinds that panels are made of; all show their text as it is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from playground.widgets import plain
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.theme import GRID, em

_LEAST_BUTTON_EM = 8


def plain_label(text: str = "", *, dim: bool = False) -> QLabel:
    """Wraps; `dim` is small and pale."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if dim:
        label.setProperty("dim", True)
    return label


def error_label() -> QLabel:
    """Hidden until there is a sentence to show."""
    label = plain_label()
    label.setProperty("error", True)
    label.hide()
    return label


def heading(text: str) -> QLabel:
    """Above a section."""
    label = QLabel(text.upper())
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("heading", True)
    label.setAccessibleName(text)
    return label


class _ShrinkingButton(QToolButton):
    """Leaves out the middle of its text where there is no room for all of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        hint = super().minimumSizeHint()
        return hint.boundedTo(QSize(round(_LEAST_BUTTON_EM * em(self)), hint.height()))


def flat_button(text: str = "", *, shrinks: bool = False) -> QToolButton:
    """A quiet control beside a heading; an ampersand in the text is shown.

    One that `shrinks` leaves out the middle of its text in a narrow column.
    """
    button = _ShrinkingButton() if shrinks else QToolButton()
    button.setProperty("flat", True)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setProperty("small", True)
    button.setText(plain.menu_text(text))
    return button


def heading_row(title: QLabel, *controls: QWidget) -> QWidget:
    """A heading with its controls at the right end, or below where there is no room."""
    row = QWidget()
    flow = FlowLayout(row, GRID, spread=True)
    for widget in (title, *controls):
        flow.addWidget(widget)
    return row
