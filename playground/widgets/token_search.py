"""A field that finds any token of the vocabulary, and the list of what it found."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from playground.session.language_model import ModelCard
from playground.session.numbers import count, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.token_search import Found, TokenSearch
from playground.widgets import theme

_MOST = 50
_SEEN = 6
_TOKEN = Qt.ItemDataRole.UserRole


class TokenSearchField(QWidget):
    """Type to search, up and down to walk, Enter or a click to choose, Escape to leave."""

    token_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: ModelCard | None = None
        self._search: TokenSearch | None = None
        self._step: Step | None = None
        self._choosable = False
        self._field = QLineEdit(clearButtonEnabled=True)
        self._field.setPlaceholderText(self.tr("Search any token of the vocabulary, or #id"))
        self._field.setAccessibleName(self.tr("Search tokens"))
        self._field.installEventFilter(self)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Tokens found"))
        self._list.setUniformItemSizes(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._said = QLabel()
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setProperty("dim", True)
        self._said.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.GRID)
        for part in (self._list, self._said, self._field):
            layout.addWidget(part)
        self._list.hide()
        self._said.hide()
        self._field.textChanged.connect(self._on_text_changed)
        self._list.itemClicked.connect(self._on_item_clicked)

    def show_vocabulary(self, card: ModelCard | None, step: Step | None, choosable: bool) -> None:
        """Takes the vocabulary to search, the step whose numbers are told, and whether one may choose."""
        if card is not self._card:
            self._card, self._search = card, None
            self._field.clear()
        self.setEnabled(card is not None)
        if step is not self._step or choosable != self._choosable:
            self._step, self._choosable = step, choosable
            if self._field.text():
                self._on_text_changed(self._field.text())

    def focus_search(self) -> None:
        """Puts the cursor into the field."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    @property
    def found(self) -> tuple[str, ...]:
        """What is listed, as texts."""
        return tuple(self._list.item(line).text() for line in range(self._list.count()))

    @property
    def said(self) -> str:
        """The line under the list."""
        return self._said.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field that move through the list."""
        if watched is self._field and event.type() == QEvent.Type.FocusIn:
            self._prepare()
        if watched is self._field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """The list shows a number of rows, whatever their height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_list"):
            self._fit()

    def _key(self, event: QKeyEvent) -> bool:
        moves = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in moves and self._list.count():
            line = self._list.currentRow() + moves[Qt.Key(event.key())]
            self._list.setCurrentRow(max(0, min(self._list.count() - 1, line)))
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self._list.currentItem())
            return True
        if event.key() == Qt.Key.Key_Escape and self._field.text():
            self._field.clear()
            return True
        return False

    def _on_item_clicked(self, item: QListWidgetItem) -> None:
        self._choose(item)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is None or not self._choosable:
            return
        token = int(item.data(_TOKEN))
        self._field.clear()
        self.token_chosen.emit(token)

    def _on_text_changed(self, text: str) -> None:
        line = max(0, self._list.currentRow())
        found = self._find(text)
        self._list.clear()
        for token in found.ids:
            item = QListWidgetItem(self._described(token), self._list)
            item.setData(_TOKEN, token)
        self._list.setCurrentRow(min(line, self._list.count() - 1))
        self._list.setVisible(bool(found.ids))
        self._said.setText(self._comment(text, found))
        self._said.setVisible(bool(self._said.text()))
        self._fit()

    def _find(self, text: str) -> Found:
        if not text:
            return Found(())
        search = self._prepare()
        return search.find(text, _MOST) if search else Found(())

    def _prepare(self) -> TokenSearch | None:
        """Gets ready once a person turns to the field, so that the first letter is answered at once."""
        if self._search is None and self._card is not None:
            self._search = TokenSearch(self._card)
        return self._search

    def _described(self, token: int) -> str:
        assert self._card is not None
        text = self.tr("{token}   #{id}").format(token=visible(self._card.pieces[token]), id=token)
        seen = self._step.look.candidates if self._step else None
        row = seen.row_of(token) if seen else None
        if seen is None or row is None:
            return text
        return self.tr("{what}   {rank} for the model, {p}").format(
            what=text, rank=ordinal(int(seen.ranks[row])), p=percent(float(seen.p_model[row]))
        )

    def _comment(self, text: str, found: Found) -> str:
        if not text or self._card is None:
            return ""
        if not found.ids:
            return self.tr("No token of this vocabulary holds “{text}”.").format(text=text)
        if not self._choosable:
            return self.tr("Pause to choose one of them.")
        if found.more:
            return self.tr("The first {count}; type more to narrow it down.").format(count=count(_MOST))
        return ""

    def _fit(self) -> None:
        self._list.setFont(theme.monospaced(self))
        lines = min(_SEEN, self._list.count())
        height = self._list.sizeHintForRow(0) if self._list.count() else 0
        self._list.setFixedHeight(max(0, lines * height) + 2 * self._list.frameWidth())
