"""Asks which model to open, says what can be opened, and shows why one could not."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from playground.session.scene import Status
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.labels import error_label, plain_label
from playground.widgets.theme import GRID, em

BUILTIN, FOLDER, FILE, HUB = "builtin", "folder", "file", "hub"


@dataclass(frozen=True)
class Source:
    """One kind of place a model can come from, in words."""

    kind: str
    title: str
    help: str
    example: str


class OpenModelDialog(QDialog):
    """`model_chosen` carries `builtin`, the folder, the file or the hub id.

    Stays open until the window accepts it.
    """

    model_chosen = Signal(str)
    cancel_wished = Signal()

    def __init__(self, kind: str = FOLDER, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a model"))
        self._sources = {source.kind: source for source in self._known_sources()}
        self._kind = FOLDER
        self._opening = False
        self._chips = {key: QPushButton(source.title) for key, source in self._sources.items()}
        self._help, self._error, self._stage = plain_label(), error_label(), plain_label(dim=True)
        self._field, self._browse = QLineEdit(), QPushButton(self.tr("Browse…"))
        self._bar = QProgressBar()
        self._open, self._close = QPushButton(self.tr("Open")), QPushButton(self.tr("Cancel"))
        self._compose()
        self._wire()
        self.show_kind(kind)
        self._show_opening(False)

    @property
    def field(self) -> QLineEdit:
        """Where the place is typed."""
        return self._field

    @property
    def open_button(self) -> QPushButton:
        """Opens it."""
        return self._open

    @property
    def browse_button(self) -> QPushButton:
        """Looks for it among the files."""
        return self._browse

    @property
    def error_text(self) -> str:
        """Why it could not be opened, empty where nothing is wrong."""
        return "" if self._error.isHidden() else self._error.text()

    def chip(self, kind: str) -> QPushButton:
        """Chooses where the model comes from."""
        return self._chips[kind]

    def show_kind(self, kind: str) -> None:
        """From where: `builtin`, `folder`, `file` or `hub`."""
        self._kind = kind
        source = self._sources[kind]
        for key, chip in self._chips.items():
            chip.setChecked(key == kind)
        self._help.setText(source.help)
        self._field.setPlaceholderText(source.example)
        self._field.setAccessibleName(source.title)
        self._field.setVisible(kind != BUILTIN)
        self._browse.setVisible(kind in (FOLDER, FILE))
        self._error.hide()

    def show_status(self, status: Status) -> None:
        """How far the opening is, or why it failed."""
        opening = status.kind == "opening"
        if opening:
            self._stage.setText(status.text)
            self._bar.setRange(0, 0 if status.fraction is None else 1000)
            if status.fraction is not None:
                self._bar.setValue(round(1000 * status.fraction))
        if opening != self._opening:
            self._show_opening(opening)
        if status.error and not opening:
            self.show_error(status.error)

    def show_error(self, sentence: str) -> None:
        """Why it could not be opened."""
        self._error.setText(sentence)
        self._error.show()

    def _known_sources(self) -> tuple[Source, ...]:
        return (
            Source(
                BUILTIN,
                self.tr("Built-in model"),
                self.tr(
                    "SmolLM2-135M-Instruct, a small model that answers quickly on an ordinary computer. "
                    "Where it is not on this machine yet, it is fetched once: 94 MB from the network, "
                    "540 MB on the disk."
                ),
                "",
            ),
            Source(
                FOLDER,
                self.tr("Folder"),
                self.tr(
                    "A folder as it is on the Hugging Face hub: config.json, a tokenizer, and weights as "
                    "safetensors. It must be a causal language model. No code from the folder is run."
                ),
                self.tr("the folder that holds config.json"),
            ),
            Source(
                FILE,
                self.tr("GGUF file"),
                self.tr(
                    "One file that ends in .gguf. It is read once and unpacked to full precision, so it "
                    "takes more memory than the file is large."
                ),
                self.tr("a file that ends in .gguf"),
            ),
            Source(
                HUB,
                self.tr("Hub id"),
                self.tr(
                    "The name of a model on the Hugging Face hub, as owner/name. It is downloaded once and "
                    "kept. Small models answer quickly on an ordinary computer."
                ),
                "HuggingFaceTB/SmolLM2-135M-Instruct",
            ),
        )

    def _compose(self) -> None:
        chips = QWidget()
        flow = FlowLayout(chips)
        for chip in self._chips.values():
            chip.setCheckable(True)
            chip.setAutoDefault(False)
            chip.setProperty("chip", True)
            flow.addWidget(chip)
        place = QHBoxLayout()
        place.setSpacing(2 * GRID)
        place.addWidget(self._field, 1)
        place.addWidget(self._browse)
        self._browse.setAutoDefault(False)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(2 * GRID)
        self._open.setDefault(True)
        self._open.setProperty("primary", True)
        rows = dialog_column(self)
        rows.addWidget(chips)
        rows.addWidget(self._help)
        rows.addLayout(place)
        for widget in (self._error, self._stage, self._bar):
            rows.addWidget(widget)
        rows.addStretch(1)
        rows.addLayout(dialog_foot(self._close, self._open))
        self.setMinimumWidth(round(44 * em(self)))

    def _wire(self) -> None:
        for kind, chip in self._chips.items():
            chip.clicked.connect(partial(self._on_chip_clicked, kind))
        self._browse.clicked.connect(self._on_browse_clicked)
        self._open.clicked.connect(self._on_open_clicked)
        self._close.clicked.connect(self.reject)
        self._field.textEdited.connect(self._error.hide)

    def _show_opening(self, opening: bool) -> None:
        self._opening = opening
        for widget in (self._stage, self._bar):
            widget.setVisible(opening)
        for control in (self._open, self._field, self._browse, *self._chips.values()):
            control.setEnabled(not opening)

    def reject(self) -> None:
        """Cancel: stops an opening under way, else closes."""
        if self._opening:
            self.cancel_wished.emit()
        super().reject()

    def _on_chip_clicked(self, kind: str, checked: bool = False) -> None:
        self.show_kind(kind)
        (self._open if kind == BUILTIN else self._field).setFocus()

    @Slot()
    def _on_browse_clicked(self) -> None:
        dialog = QFileDialog(self, self.tr("Open a model"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._kind == FOLDER:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilter(self.tr("GGUF files (*.gguf)"))
        dialog.urlSelected.connect(self._on_url_selected)
        dialog.open()

    @Slot(QUrl)
    def _on_url_selected(self, url: QUrl) -> None:
        self._field.setText(url.toLocalFile())
        self._error.hide()

    @Slot()
    def _on_open_clicked(self) -> None:
        where = BUILTIN if self._kind == BUILTIN else self._field.text().strip()
        if not where:
            words = self.tr("Nothing was typed yet; give {what}.")
            self.show_error(words.format(what=self._sources[self._kind].example))
            return
        self._error.hide()
        self.model_chosen.emit(where)
