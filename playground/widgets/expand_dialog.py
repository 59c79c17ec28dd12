"""Asks how wide and how deep to grow what is likeliest after a place."""

from dataclasses import replace

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QWidget

from playground.decoding.knobs import IntKnob
from playground.errors import BadValue
from playground.session.expand import AFTER, MAX_DEPTH, MAX_WIDTH, MODEL, PATHS, PLACES, Expansion
from playground.session.numbers import count
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.knob_editor import KnobEditor
from playground.widgets.labels import error_label, plain_label
from playground.widgets.theme import GRID, em
from playground.wording import QT_TRANSLATE_NOOP

_WIDTH = IntKnob(
    symbol="k",
    help=QT_TRANSLATE_NOOP("decoding", "How many"),
    default=3,
    low=1,
    high=MAX_WIDTH,
    slider=(1, 10),
)
_DEPTH = IntKnob(
    symbol="d",
    help=QT_TRANSLATE_NOOP("decoding", "How many tokens deep"),
    default=3,
    low=1,
    high=MAX_DEPTH,
    slider=(1, 20),
)


class ExpandDialog(QDialog):
    """When it was accepted, `expansion` is what was asked for. `place` names where it begins."""

    def __init__(self, place: str, expansion: Expansion | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Expand"))
        self._wish = expansion or Expansion()
        self.width_editor = KnobEditor(self.tr("How many"), self.tr("are grown"), _WIDTH, "")
        self.depth_editor = KnobEditor(self.tr("How many"), self.tr("tokens deep"), _DEPTH, "")
        self.spread_box, self.by_box = ChoiceBox(), ChoiceBox()
        self._said, self._error = plain_label(dim=True), error_label()
        self.expand_button, self._cancel = QPushButton(self.tr("Expand")), QPushButton(self.tr("Cancel"))
        self._fill()
        self._compose(place)
        self._show()
        self.width_editor.value_edited.connect(self._on_width_edited)
        self.depth_editor.value_edited.connect(self._on_depth_edited)
        self.spread_box.activated.connect(self._on_box_chosen)
        self.by_box.activated.connect(self._on_box_chosen)
        self.expand_button.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)

    @property
    def expansion(self) -> Expansion:
        """What the fields say."""
        return self._wish

    @property
    def said(self) -> str:
        """How much that will be, or why it cannot be."""
        return self._error.text() or self._said.text()

    def _fill(self) -> None:
        self.spread_box.addItem(self.tr("the likeliest tokens after every place"), PLACES)
        self.spread_box.addItem(self.tr("the likeliest paths altogether"), PATHS)
        self.by_box.addItem(self.tr("for the model"), MODEL)
        self.by_box.addItem(self.tr("after the recipe in force"), AFTER)

    def _compose(self, place: str) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        rows = {
            self.tr("Grow"): self.spread_box,
            self.tr("How many"): self.width_editor,
            self.tr("Tokens deep"): self.depth_editor,
            self.tr("Likeliest"): self.by_box,
        }
        for row, (text, control) in enumerate(rows.items()):
            label = plain_label(text)
            label.setWordWrap(False)
            control.setAccessibleName(text)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(control, row, 1)
        self.expand_button.setProperty("primary", True)
        self.expand_button.setDefault(True)
        inside = dialog_column(self)
        inside.addWidget(plain_label(self.tr("After {place}").format(place=place)))
        inside.addLayout(grid)
        inside.addWidget(self._said)
        inside.addWidget(self._error)
        inside.addStretch(1)
        inside.addLayout(dialog_foot(self._cancel, self.expand_button))
        self.setMinimumWidth(round(36 * em(self)))

    def _show(self) -> None:
        """The wish in every field, and what it comes to."""
        wish = self._wish
        self.width_editor.show_value(wish.width)
        self.depth_editor.show_value(wish.depth)
        self.spread_box.setCurrentIndex(self.spread_box.findData(wish.spread))
        self.by_box.setCurrentIndex(self.by_box.findData(wish.by))
        try:
            wish.check()
            fault = ""
        except BadValue as found:
            fault = str(found)
        told = self.tr("Up to {tokens} tokens, grown in the background; the text stays as it is.")
        self._said.setText(told.format(tokens=count(wish.most_tokens)))
        self._error.setText(fault)
        self._error.setVisible(bool(fault))
        self._said.setVisible(not fault)
        self.expand_button.setEnabled(not fault)

    @Slot(object)
    def _on_width_edited(self, width: int) -> None:
        self._wish = replace(self._wish, width=width)
        self._show()

    @Slot(object)
    def _on_depth_edited(self, depth: int) -> None:
        self._wish = replace(self._wish, depth=depth)
        self._show()

    @Slot(int)
    def _on_box_chosen(self, place: int) -> None:
        spread, by = self.spread_box.currentData(), self.by_box.currentData()
        self._wish = replace(self._wish, spread=spread, by=by)
        self._show()
