"""An answer to choose: a button whose text wraps."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from playground.widgets.theme import GRID, RADIUS, colour, colours, em

_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class AnswerButton(QAbstractButton):
    """Shows a letter, later a mark, before its answer; mark and frame tell which is right, not colour."""

    def __init__(self, letter: str, answer: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark, self._right = letter, False
        self.setText(answer)
        self.setAccessibleName(f"{letter}: {answer}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def mark(self) -> str:
        """What stands before the answer."""
        return self._mark

    def show_mark(self, mark: str, told: str, *, right: bool) -> None:
        """Another mark; `told` is what a screen reader says."""
        self._mark, self._right = mark, right
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        """One line, as far as that is not very long."""
        wide = min(self.fontMetrics().horizontalAdvance(self.text()), round(24 * em(self)))
        width = wide + self._left() + 3 * GRID
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A few words across."""
        width = round(10 * em(self))
        return QSize(width, self.fontMetrics().height() + 2 * GRID)

    def hasHeightForWidth(self) -> bool:
        """Narrow is high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What the wrapped text needs."""
        room = QRect(0, 0, max(1, width - self._left() - 2 * GRID), 100_000)
        return self.fontMetrics().boundingRect(room, _WRAPPED, self.text()).height() + 2 * GRID

    def _left(self) -> int:
        return round(2 * em(self)) + 2 * GRID

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame, mark and text."""
        painter, look = QPainter(self), colours(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self._right or self.hasFocus()
        frame = look.focus if strong else look.dim if self.underMouse() and self.isEnabled() else look.border
        painter.setPen(QPen(colour(frame), 2.0 if strong else 1.0))
        painter.setBrush(colour(look.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.setPen(QColor(look.text if self.isEnabled() else look.dim))
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        left = self._left()
        painter.drawText(
            QRect(2 * GRID, GRID, left, self.height()), int(Qt.AlignmentFlag.AlignLeft), self._mark
        )
        font.setBold(self._right)
        painter.setFont(font)
        room = QRect(left, GRID, self.width() - left - 2 * GRID, self.height() - GRID)
        painter.drawText(room, _WRAPPED, self.text())
