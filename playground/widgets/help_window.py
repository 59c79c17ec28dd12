"""The pages of What is this?: a list of regions and strategies, and the page of one."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QWidget,
)

from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.theme import GRID, em
from playground.widgets.whats_this import Topics

_KEY = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """Stays open beside the window; `show_topic` turns to a page."""

    def __init__(self, topics: Topics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What is this?"))
        self._topics = topics
        self._list, self._page = QListWidget(), QTextBrowser()
        self._list.setAccessibleName(self.tr("Topics"))
        self._page.setAccessibleName(self.tr("Explanation"))
        self._page.setOpenLinks(False)
        self._list.setProperty("roomy", True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fill()
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self._list)
        split.addWidget(self._page)
        split.setStretchFactor(1, 1)
        split.setSizes([round(16 * em(self)), round(34 * em(self))])
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(split, 1)
        column.addLayout(dialog_foot(close))
        self._list.currentItemChanged.connect(self._on_item_changed)
        self._list.setCurrentRow(0)
        self.resize(self.sizeHint())  # left alone, a dialog takes no more than two thirds of the screen

    @property
    def topic(self) -> str:
        """The key of the page on show."""
        item = self._list.currentItem()
        return str(item.data(_KEY)) if item else ""

    @property
    def said(self) -> str:
        """The page as plain text."""
        return self._page.toPlainText()

    def show_topic(self, key: str) -> None:
        """Turns to a page; the first one where the key is unknown."""
        wanted = self._topics.find(key).key
        for row in range(self._list.count()):
            if self._list.item(row).data(_KEY) == wanted:
                self._list.setCurrentRow(row)

    def sizeHint(self) -> QSize:
        """Room for a list and a page, as far as the screen has it."""
        wanted = QSize(round(52 * em(self)), round(30 * em(self)))
        return wanted.boundedTo(self.screen().availableSize() * 0.85)

    def _fill(self) -> None:
        for topic in self._topics.all:
            item = QListWidgetItem(topic.title, self._list)
            item.setData(_KEY, topic.key)
        wide = self._list.sizeHintForColumn(0) + 8 * GRID
        self._list.setMinimumWidth(min(wide, round(16 * em(self))))

    @Slot(QListWidgetItem, QListWidgetItem)
    def _on_item_changed(self, now: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if now is None:
            return
        topic = self._topics.find(str(now.data(_KEY)))
        page = topic.page if topic.page.startswith("# ") else f"# {topic.title}\n\n{topic.page}"
        self._page.setMarkdown(page)
