"""What this program is, and which versions it stands on."""

import platform
from importlib import metadata

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playground import __version__
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.icons import app_icon
from playground.widgets.labels import plain_label
from playground.widgets.theme import GRID, LARGE, em, scaled

_PACKAGES = ("PySide6-Essentials", "numpy", "torch", "transformers", "tokenizers", "pyqtgraph")


class AboutDialog(QDialog):
    """The versions can be copied, for a question or a report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Decoding Playground"))
        self._copy, self._close = QPushButton(self.tr("Copy versions")), QPushButton(self.tr("Close"))
        self._compose()
        self._copy.clicked.connect(self._on_copy_clicked)
        self._close.clicked.connect(self.accept)

    @property
    def copy_button(self) -> QPushButton:
        """Puts the versions on the clipboard."""
        return self._copy

    def _compose(self) -> None:
        title = plain_label(self.tr("Decoding Playground {version}").format(version=__version__))
        title.setFont(scaled(self, LARGE, bold=True))
        what = plain_label(
            self.tr(
                "A language model ranks all its tokens; a decoding strategy picks one. Here you watch both, "
                "step by step, with the model's real numbers."
            )
        )
        licence = plain_label(self.tr("Free software under the MIT licence."), dim=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(1, 1)
        for row, (name, version) in enumerate(versions().items()):
            label = plain_label(name, dim=True)
            label.setWordWrap(False)
            grid.addWidget(label, row, 0)
            number = plain_label(version, dim=True)
            number.setProperty("mono", True)
            grid.addWidget(number, row, 1)
        self._close.setDefault(True)
        self._copy.setAutoDefault(False)
        told = QVBoxLayout()
        told.setSpacing(3 * GRID)
        for label in (title, what, licence):
            told.addWidget(label)
        head = QHBoxLayout()
        head.setSpacing(5 * GRID)
        head.addWidget(self._picture(), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(told, 1)
        column = dialog_column(self)
        column.addLayout(head)
        column.addLayout(grid)
        column.addStretch(1)
        column.addLayout(dialog_foot(self._close, beside=[self._copy]))
        self.setMinimumWidth(round(34 * em(self)))

    def _picture(self) -> QLabel:
        side = round(6 * em(self))
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))
        return picture

    @Slot()
    def _on_copy_clicked(self) -> None:
        lines = (f"{name} {version}" for name, version in versions().items())
        QApplication.clipboard().setText("\n".join(lines))


def versions() -> dict[str, str]:
    """Of the program, Python, the system, and the libraries that are installed."""
    found = {
        "Decoding Playground": __version__,
        "Python": platform.python_version(),
        platform.system(): f"{platform.release()} {platform.machine()}",
    }
    for package in _PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return found
