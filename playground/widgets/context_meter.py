"""How much of the model's context is used."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.session.numbers import count
from playground.widgets import left_to_right
from playground.widgets.action_button import button_height
from playground.widgets.theme import GRID, colours

NEARLY_FULL = 0.9


class ContextMeter(QWidget):
    """The count, and a thin bar below it; a warning sign and another colour when it is nearly full."""

    widened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # it fills to the right
        self._used, self._limit = 0, 0
        self._short = False
        self.setAccessibleName(self.tr("Context"))
        self.show_context(0, 0)

    @property
    def text(self) -> str:
        """As it is painted."""
        return self._text(self._used, captions=not self._short)

    def _text(self, used: int, *, captions: bool) -> str:
        numbers = self.tr("{used} / {limit}").format(used=count(used), limit=count(self._limit))
        if not self._limit:
            numbers = count(used)
        sign = "⚠ " if self.is_nearly_full else ""
        return sign + (self.tr("Context {numbers}").format(numbers=numbers) if captions else numbers)

    @property
    def is_nearly_full(self) -> bool:
        """Whether little is left."""
        return bool(self._limit) and self._used >= NEARLY_FULL * self._limit

    def show_context(self, used: int, limit: int) -> None:
        """Tokens before the cursor, and the longest path the model was made for (0: none is open)."""
        if (used, limit) == (self._used, self._limit) and self.toolTip():
            return
        another = limit != self._limit
        self._used, self._limit = used, limit
        left = self.tr("{left} tokens still fit before the model's context is full.")
        self.setToolTip(
            left.format(left=count(max(0, limit - used))) if limit else self.tr("No model is open.")
        )
        self.setAccessibleDescription(self.text)
        if another:
            self.widened.emit()
        self.update()

    def show_caption(self, shown: bool) -> None:
        """With or without its name."""
        if self._short == shown:
            self._short = not shown
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Follows the font."""
        return QSize(self.width_at(not self._short), button_height(self))

    def width_at(self, captions: bool) -> int:
        """What it takes with or without its name when the context is full, so that it need not grow."""
        widest = self._text(self._limit or self._used, captions=captions)
        return round(QFontMetricsF(self.font()).horizontalAdvance(widest)) + GRID

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, groove, filled part."""
        look = colours(self)
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(look.heat if self.is_nearly_full else look.dim))
        if self.is_nearly_full:
            painter.setPen(QColor(look.on_error))
        thick = GRID * 0.75
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(0, 0, self.width(), self.height() - 2 * thick), middle, self.text)
        groove = QRectF(0, self.height() - 2.5 * thick, self.width(), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.border))
        painter.drawRoundedRect(groove, thick / 2, thick / 2)
        share = min(1.0, self._used / self._limit) if self._limit else 0.0
        groove.setWidth(max(thick, groove.width() * share) if self._used else 0.0)
        painter.setBrush(QColor(look.heat if self.is_nearly_full else look.focus))
        painter.drawRoundedRect(groove, thick / 2, thick / 2)
