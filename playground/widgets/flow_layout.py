"""A layout that fills rows from left to right and begins a new row where the width ends."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from playground.widgets.theme import GRID


class FlowLayout(QLayout):
    """Rows of widgets at their preferred size; the height follows from the width.

    `spread` pushes what follows the first item to the right end, in every row; with `in_one_row` the
    preferred width is that of all of them side by side.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        gap: int = 2 * GRID,
        *,
        spread: bool = False,
        in_one_row: bool = False,
    ) -> None:
        super().__init__(parent)
        self._spread, self._in_one_row = spread, in_one_row
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        """Last in the flow."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """None beyond the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Takes one out; None beyond the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Neither."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Narrow is high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Of all rows."""
        return self._flow(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Places every item."""
        super().setGeometry(rect)
        self._flow(rect, move=True)

    def sizeHint(self) -> QSize:
        """One item wide, or all of them."""
        if not self._in_one_row:
            return self.minimumSize()
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """The widest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _flow(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for row in self._rows(rect.width()):
            hints = [item.sizeHint() for item in row]
            height = max(hint.height() for hint in hints)
            if move:
                self._place(row, hints, QRect(rect.x(), y, rect.width(), height), first=y == rect.y())
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if rows and used + self._gap + wide <= width:
                rows[-1].append(item)
                used += self._gap + wide
            else:
                rows.append([item])
                used = wide
        return rows

    def _place(self, row: list[QLayoutItem], hints: list[QSize], rect: QRect, *, first: bool) -> None:
        spare = rect.width() - sum(hint.width() for hint in hints) - self._gap * (len(hints) - 1)
        x = rect.x()
        for place, (item, hint) in enumerate(zip(row, hints, strict=True)):
            if self._spread and place == int(first):
                x += max(0, spare)
            width = min(hint.width(), max(1, rect.width()))
            item.setGeometry(
                QRect(QPoint(x, rect.y() + (rect.height() - hint.height()) // 2), QSize(width, hint.height()))
            )
            x += width + self._gap
