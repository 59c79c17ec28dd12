"""The list of all shortcuts."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)

from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.labels import heading, plain_label
from playground.widgets.theme import GRID

COLUMNS = 2


class CheatSheet(QDialog):
    """Two columns of keys and what they do; Esc or `?` closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._shortcuts: tuple[tuple[str, str], ...] = ()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setAccessibleName(self.tr("Keys and what they do"))
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(heading(self.tr("Keys")))
        column.addWidget(self._scroll, 1)
        column.addWidget(plain_label(self.tr("Single keys rest while a text field has the focus."), dim=True))
        column.addLayout(dialog_foot(close))
        self.show_shortcuts(())

    def show_shortcuts(self, shortcuts: Sequence[tuple[str, str]]) -> None:
        """Shows pairs of keys and what they do, down the first column, then the second."""
        self._shortcuts = tuple(shortcuts)
        page = self._page(COLUMNS)
        if page.sizeHint().width() > self._room().width():
            page = self._page(1)
        self._scroll.setWidget(page)
        wanted = page.sizeHint() + QSize(6 * GRID, GRID)
        self._scroll.setMinimumSize(wanted.boundedTo(self._room()))

    def _room(self) -> QSize:
        """What the list may take of the screen."""
        screen = self.screen().availableSize()
        return QSize(round(screen.width() * 0.85), round(screen.height() * 0.6))

    def _page(self, columns: int) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(GRID)
        rows = max(1, -(-len(self._shortcuts) // columns))
        for index, (keys, what) in enumerate(self._shortcuts):
            side, row = divmod(index, rows)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(_key_cap(keys, what), row, 3 * side, left)
            label = plain_label(what)
            label.setWordWrap(False)
            grid.addWidget(label, row, 3 * side + 1)
        if not self._shortcuts:
            grid.addWidget(plain_label(self.tr("There are no shortcuts here."), dim=True), 0, 0)
        if columns > 1:
            grid.setColumnMinimumWidth(2, 4 * GRID)
        grid.setColumnStretch(3 * columns - 2, 1)
        grid.setRowStretch(rows, 1)
        page.ensurePolished()
        for child in page.findChildren(QWidget):
            child.ensurePolished()
        return page

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that opened it closes it."""
        if event.text() == "?":
            self.reject()
        else:
            super().keyPressEvent(event)


def _key_cap(keys: str, what: str) -> QLabel:
    label = QLabel(keys)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("badge", True)
    label.setProperty("mono", True)
    label.setAccessibleName(f"{keys}: {what}")
    return label
