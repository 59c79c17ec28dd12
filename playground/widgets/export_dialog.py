"""Asks what of a session goes out, in which form; says how far the writing is and what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from playground.decoding.knobs import IntKnob
from playground.errors import PlaygroundError
from playground.session.numbers import figure
from playground.widgets.checked_field import CheckedField
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.labels import error_label, flat_button, heading, plain_label
from playground.widgets.theme import GRID, em, set_property

BRANCH, STEPS, EVERYTHING = "branch", "steps", "everything"
WINDOW = "window"
Steps = tuple[int, int]


@dataclass(frozen=True)
class Form:
    """A form of export: its key, name for people, file ending, and what it is good for."""

    key: str
    title: str
    suffix: str
    help: str
    is_picture: bool = False


@dataclass(frozen=True)
class ExportWish:
    """What a person wants to take out.

    Of data: `scope` is `branch`, `steps` (the first and the last of `steps`, counted from 1) or
    `everything`. Of pictures: `view` is the window or one of its views by name; `scale` counts for PNG.
    """

    form: Form
    scope: str = BRANCH
    steps: Steps = (1, 1)
    view: str = WINDOW
    scale: float = 1.0


class ExportDialog(QDialog):
    """Emits the wish; the window asks where and writes.

    Args:
        steps: how many steps the branch on show has; None where there is nothing but pictures.
        views: what can be taken as a picture besides the window: titles by name.
        selected: the first and the last step that are selected in the text, if any are.
    """

    export_wished = Signal(object)
    stop_wished = Signal()
    SCALES = (1.0, 2.0, 3.0, 4.0)

    def __init__(
        self,
        steps: int | None,
        views: Mapping[str, str],
        selected: Steps | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        self._steps = steps or 0
        self._forms = [form for form in self._known_forms() if steps is not None or form.is_picture]
        self._form, self._scale, self._view = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._help, self._error, self._said = plain_label(dim=True), error_label(), plain_label()
        self._scopes = {
            BRANCH: QRadioButton(self.tr("this branch")),
            STEPS: QRadioButton(self.tr("steps of it")),
            EVERYTHING: QRadioButton(self.tr("everything: all prompts and branches")),
        }
        self._first, self._last = self._step_field(self.tr("from")), self._step_field(self.tr("to"))
        self._export, self._close = QPushButton(self.tr("Export…")), QPushButton(self.tr("Close"))
        self._open = flat_button(self.tr("open it"))
        self._path, self._state = Path(), ""
        first, last = selected or (1, max(1, self._steps))
        self._range = {"first": first, "last": last}
        self._fill(views)
        self._scopes[STEPS if selected else BRANCH].setChecked(True)
        self._compose()
        self._connect()
        self._on_form_changed(0)

    @property
    def form_box(self) -> ChoiceBox:
        """Chooses the form."""
        return self._form

    @property
    def scope_buttons(self) -> Mapping[str, QRadioButton]:
        """Choose the scope of data."""
        return self._scopes

    @property
    def step_fields(self) -> tuple[CheckedField, CheckedField]:
        """First and last step."""
        return self._first, self._last

    @property
    def export_button(self) -> QPushButton:
        """Goes on to ask where."""
        return self._export

    @property
    def close_button(self) -> QPushButton:
        """Closes, or stops the writing."""
        return self._close

    @property
    def said(self) -> str:
        """What is said of the writing: a fault, how far it is, or that it was done."""
        return self._error.text() or self._said.text()

    def show_begin(self, path: Path) -> None:
        """This file is being written from now on."""
        self._path, self._state = path, "writing"
        self.show_size(0)

    @Slot(object)
    def show_size(self, size: int) -> None:
        """So many bytes of the file were written so far."""
        told = self.tr("Writing “{name}”: {size} so far")
        self._tell(told.format(name=self._path.name, size=_megabytes(size)))

    @Slot(object)
    def show_end(self, fault: PlaygroundError | None) -> None:
        """The file is there, or why it is not."""
        if fault:
            self.show_error(str(fault))
            return
        self._state = "written"
        told = self.tr("“{name}” was written ({size}).")
        self._tell(told.format(name=self._path.name, size=_megabytes(self._path.stat().st_size)))

    def show_error(self, sentence: str) -> None:
        """Why nothing was written."""
        self._state = ""
        self._tell("", sentence)

    def reject(self) -> None:
        """Closes; while a file is being written, stops that and leaves nothing of it behind."""
        if self._state != "writing":
            super().reject()
            return
        self.stop_wished.emit()
        self.show_error(self.tr("Stopped; “{name}” was not written.").format(name=self._path.name))

    def _tell(self, said: str, fault: str = "") -> None:
        self._said.setText(said)
        self._said.setVisible(bool(said))
        self._error.setText(fault)
        self._error.setVisible(bool(fault))
        writing = self._state == "writing"
        self._open.setVisible(self._state == "written")
        for control in (self._form, self._view, self._scale, self._scope_page, self._export):
            control.setEnabled(not writing)
        self._close.setText(self.tr("Stop") if writing else self.tr("Close"))
        if self.isVisible():
            self.adjustSize()

    def _step_field(self, caption: str) -> CheckedField:
        last = max(1, self._steps)
        knob = IntKnob(symbol="", help="", default=1, low=1, high=last, slider=(1, last))
        tip = self.tr("A step of this branch, from 1 to {last}").format(last=last)
        return CheckedField(caption, tip, lambda text: int(knob.parse(text, self.tr("A step"))), 5)

    def _known_forms(self) -> tuple[Form, ...]:
        report = self.tr(
            "One page to hand out: text, charts, the why of each step. Needs no network to read."
        )
        table = self.tr("One row for each step and candidate, for spreadsheets and notebooks.")
        records = self.tr("One record for each step, for programs; its schema comes with the program.")
        text = self.tr("The text alone, to the last byte.")
        picture, sharp = (
            self.tr("As it is on screen, at the scale you choose."),
            self.tr("Sharp at any size."),
        )
        return (
            Form("report", self.tr("Report (HTML)"), ".html", report),
            Form("csv", self.tr("Table (CSV)"), ".csv", table),
            Form("jsonl", self.tr("Records (JSON Lines)"), ".jsonl", records),
            Form("text", self.tr("Text"), ".txt", text),
            Form("png", self.tr("Picture (PNG)"), ".png", picture, True),
            Form("svg", self.tr("Drawing (SVG)"), ".svg", sharp, True),
            Form("pdf", self.tr("Drawing (PDF)"), ".pdf", sharp, True),
        )

    def _fill(self, views: Mapping[str, str]) -> None:
        for form in self._forms:
            self._form.addItem(form.title)
        for scale in self.SCALES:
            self._scale.addItem(f"{scale:g} ×", scale)
        self._scale.setCurrentIndex(1)
        self._view.addItem(self.tr("the whole window"), WINDOW)
        for name, title in views.items():
            self._view.addItem(title, name)
        for field, number in zip(self.step_fields, self._range.values(), strict=True):
            field.show_number(number)
        self._scopes[STEPS].setEnabled(self._steps > 0)
        self._form.setAccessibleName(self.tr("Form"))
        self._scale.setAccessibleName(self.tr("Scale"))
        self._view.setAccessibleName(self.tr("What"))
        self._help.setWordWrap(True)
        set_property(self._export, "primary", True)
        self._export.setDefault(True)

    def _compose(self) -> None:
        self._scope_page, self._scale_page = QWidget(), QWidget()
        scopes, scales = QVBoxLayout(self._scope_page), QVBoxLayout(self._scale_page)
        group = QButtonGroup(self)
        for name, button in self._scopes.items():
            group.addButton(button)
            scopes.addLayout(_row(button, self._first, self._last) if name == STEPS else _row(button))
        for widget in (heading(self.tr("Scale")), self._scale):
            scales.addWidget(widget)
        column = dialog_column(self)
        for layout in (scopes, scales, column):
            layout.setSpacing(2 * GRID)
        for layout in (scopes, scales):
            layout.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(self.tr("Form")))
        column.addWidget(self._form)
        column.addWidget(self._help)
        column.addWidget(heading(self.tr("What")))
        for page in (self._scope_page, self._view, self._scale_page, self._error):
            column.addWidget(page)
        told = QHBoxLayout()
        told.addWidget(self._said, 1)
        told.addWidget(self._open)
        column.addLayout(told)
        column.addStretch(1)
        column.addLayout(dialog_foot(self._close, self._export))
        self.setMinimumWidth(round(36 * em(self)))
        self._tell("")

    def _connect(self) -> None:
        self._form.currentIndexChanged.connect(self._on_form_changed)
        self._export.clicked.connect(self._on_export_clicked)
        self._close.clicked.connect(self.reject)
        self._open.clicked.connect(self._on_open_clicked)
        for end, field in zip(self._range, self.step_fields, strict=True):
            field.field.textEdited.connect(lambda: self._scopes[STEPS].setChecked(True))
            field.number_entered.connect(partial(self._range.__setitem__, end))

    @Slot(int)
    def _on_form_changed(self, place: int) -> None:
        form = self._forms[place]
        self._help.setText(form.help)
        self._scope_page.setVisible(not form.is_picture)
        self._view.setVisible(form.is_picture)
        self._scale_page.setVisible(form.key == "png")
        self._state = ""
        self._tell("")

    @Slot()
    def _on_export_clicked(self) -> None:
        scope = next(name for name, button in self._scopes.items() if button.isChecked())
        if scope == STEPS and any(field.error_text for field in self.step_fields):
            return
        if scope == STEPS and self._range["first"] > self._range["last"]:
            self.show_error(self.tr("The first step must not come after the last."))
            return
        steps = (self._range["first"], self._range["last"])
        self._tell("")
        self.export_wished.emit(
            ExportWish(
                self._forms[self._form.currentIndex()],
                scope,
                steps,
                self._view.currentData(),
                self._scale.currentData(),
            )
        )

    @Slot()
    def _on_open_clicked(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.absolute()))):
            self.show_error(self.tr("The system knows no program that opens this file."))


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(2 * GRID)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _megabytes(size: int) -> str:
    return figure(size / 1_000_000, ".2f" if size < 10_000_000 else ".0f") + " MB"
