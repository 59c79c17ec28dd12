"""One line of plain text that is shortened to the room it has."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from playground.widgets import plain


class ElidedLabel(QLabel):
    """Shows the beginning, the end or both ends of its text; all of it in tooltip and for readers.

    With `whole_words` the beginning ends with a word, so that no number is read that is only half of one.
    """

    def __init__(
        self,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
        *,
        whole_words: bool = False,
    ) -> None:
        super().__init__(parent)
        self._mode, self._whole_words = mode, whole_words
        self._full = self._before = self._after = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def full_text(self) -> str:
        """What was given, however much of it is seen."""
        return self._full

    def show_text(self, text: str, before: str = "", after: str = "") -> None:
        """Shows this text; line ends become spaces. `before` and `after` are never shortened."""
        inner = " ".join(text.split("\n"))
        text = f"{before}{inner}{after}"
        if text != self._full:
            self._full, self._before, self._after = text, before, after
            self.setAccessibleName(text)
            self.updateGeometry()
            self._shorten()

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        hint = super().minimumSizeHint()
        hint.setWidth(round(QFontMetricsF(self.font()).averageCharWidth() * 6))
        return hint

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        hint = super().sizeHint()
        hint.setWidth(round(QFontMetricsF(self.font()).horizontalAdvance(self._full)) + 2)
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width shows another part."""
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:
        """Another font needs another width."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._shorten()

    def _shorten(self) -> None:
        metrics = QFontMetricsF(self.font())
        inner = self._full[len(self._before) : len(self._full) - len(self._after)]
        room = self.contentsRect().width() - metrics.horizontalAdvance(self._before + self._after)
        elided = metrics.elidedText(inner, self._mode, room)
        if self._whole_words and elided != inner:
            beginning = elided.removesuffix("…")
            if inner[len(beginning) : len(beginning) + 1] != " ":
                beginning = beginning.rpartition(" ")[0] or beginning
            elided = f"{beginning.rstrip()}…"
        if self._before.endswith("…"):
            elided = elided.removeprefix("…")
        shown = f"{self._before}{elided}{self._after}"
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(plain.tip(self._full) if shown != self._full else "")
