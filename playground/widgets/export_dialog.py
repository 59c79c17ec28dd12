"""Asks what of a session goes out, in which form, and where."""

from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from playground.widgets.choice_box import ChoiceBox
from playground.widgets.labels import error_label, heading, plain_label
from playground.widgets.theme import GRID, em, set_property


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
    """What a person wants to take out; `scope` is `branch` or `everything`, `scale` that of pictures."""

    form: Form
    scope: str
    scale: float


class ExportDialog(QDialog):
    """Emits the wish; the window asks where."""

    export_wished = Signal(object)
    SCALES = (1.0, 2.0, 3.0, 4.0)

    def __init__(self, can_tell: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        self._forms = [form for form in self._known_forms() if can_tell or form.is_picture]
        self._form, self._scale = ChoiceBox(), ChoiceBox()
        self._help, self._error = plain_label(dim=True), error_label()
        self._branch = QRadioButton(self.tr("this branch"))
        self._everything = QRadioButton(self.tr("everything: all prompts and branches"))
        self._scopes = QButtonGroup(self)
        self._export, self._close = QPushButton(self.tr("Export…")), QPushButton(self.tr("Close"))
        self._compose()
        self._form.currentIndexChanged.connect(self._on_form_changed)
        self._export.clicked.connect(self._on_export_clicked)
        self._close.clicked.connect(self.reject)
        self._on_form_changed(0)

    @property
    def form_box(self) -> ChoiceBox:
        """Chooses the form."""
        return self._form

    @property
    def export_button(self) -> QPushButton:
        """Goes on to ask where."""
        return self._export

    def show_error(self, sentence: str) -> None:
        """Why nothing was written."""
        self._error.setText(sentence)
        self._error.show()

    def _known_forms(self) -> tuple[Form, ...]:
        report = self.tr(
            "One page to hand out: text, charts, the why of each step. Needs no network to read."
        )
        table = self.tr("One row for each step and candidate, for spreadsheets and notebooks.")
        records = self.tr("One record for each step, for programs; its schema comes with the program.")
        picture = self.tr("As it is on screen, at the scale you choose.")
        return (
            Form("report", self.tr("Report (HTML)"), ".html", report),
            Form("csv", self.tr("Table (CSV)"), ".csv", table),
            Form("jsonl", self.tr("Records (JSON Lines)"), ".jsonl", records),
            Form("text", self.tr("Text"), ".txt", self.tr("The text of the branch, to the last byte.")),
            Form("png", self.tr("Picture of the window (PNG)"), ".png", picture, True),
            Form("svg", self.tr("Drawing of the window (SVG)"), ".svg", self.tr("Sharp at any size."), True),
            Form("pdf", self.tr("Drawing of the window (PDF)"), ".pdf", self.tr("Sharp at any size."), True),
        )

    def _compose(self) -> None:
        for form in self._forms:
            self._form.addItem(form.title)
        for scale in self.SCALES:
            self._scale.addItem(f"{scale:g} ×")
        self._scale.setCurrentIndex(1)
        self._form.setAccessibleName(self.tr("Form"))
        self._scale.setAccessibleName(self.tr("Scale"))
        self._help.setWordWrap(True)
        self._branch.setChecked(True)
        set_property(self._export, "primary", True)
        self._export.setDefault(True)
        self._error.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(5 * GRID, 4 * GRID, 5 * GRID, 4 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(heading(self.tr("Form")))
        column.addWidget(self._form)
        column.addWidget(self._help)
        self._scope_heading = heading(self.tr("What"))
        column.addWidget(self._scope_heading)
        for button in (self._branch, self._everything):
            self._scopes.addButton(button)
            column.addWidget(button)
        self._scale_label: QLabel = heading(self.tr("Scale"))
        column.addWidget(self._scale_label)
        column.addWidget(self._scale)
        column.addWidget(self._error)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._close)
        row.addWidget(self._export)
        column.addLayout(row)
        self.setMinimumWidth(round(26 * em(self)))

    @Slot(int)
    def _on_form_changed(self, place: int) -> None:
        form = self._forms[place]
        self._help.setText(form.help)
        has_scope = not form.is_picture
        for widget in (self._scope_heading, self._branch, self._everything):
            widget.setVisible(has_scope)
        self._scale_label.setVisible(form.key == "png")
        self._scale.setVisible(form.key == "png")
        self._error.hide()

    @Slot()
    def _on_export_clicked(self) -> None:
        scope = "everything" if self._everything.isChecked() else "branch"
        form = self._forms[self._form.currentIndex()]
        self.export_wished.emit(ExportWish(form, scope, self.SCALES[self._scale.currentIndex()]))
