"""One line of tokens as chips: the end of the prompt as the model sees it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from playground.session.pieces import visible
from playground.widgets import left_to_right, plain
from playground.widgets.theme import GRID, SMALL, colour, colours, monospaced

MOST_CHIPS = 40
LONGEST_LABEL = 24
_RADIUS = 3.0


class TokenChips(QWidget):
    """The last tokens that fit, the newest at the right end; control tokens look different."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # tokens stand in the order of the text they are from
        self._ids: tuple[int, ...] = ()
        self._labels: tuple[str, ...] = ()
        self._special_ids: frozenset[int] = frozenset()
        self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Last tokens of the prompt"))

    def show_tokens(self, ids: Sequence[int], pieces: Sequence[bytes], special_ids: frozenset[int]) -> None:
        """Shows the end of a path; both sequences may be long."""
        self._total = len(ids)
        self._ids = tuple(ids[-MOST_CHIPS:])
        self._labels = tuple(_label(piece) for piece in pieces[-MOST_CHIPS:])
        self._special_ids = special_ids
        self.setAccessibleDescription(" | ".join(self._labels))
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(0, round(QFontMetricsF(monospaced(self, SMALL)).height()) + GRID)

    def minimumSizeHint(self) -> QSize:
        """One line."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Another font wants another height."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tooltips of the single chips."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self._chip_at(event.pos().x())
            text = "" if index is None else self._described(index)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Chips from the left, or from the right where not all fit."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(monospaced(self, SMALL))
        chips = self._chips()
        look = colours(self)
        if self._labels and len(chips) < self._total:
            painter.setPen(colour(look.dim))
            before = QRectF(0, 0, chips[0][1].left() - GRID / 2, self.height())
            painter.drawText(before, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, "…")
        for index, rect in chips:
            self._paint_chip(painter, index, rect)

    def _paint_chip(self, painter: QPainter, index: int, rect: QRectF) -> None:
        look = colours(self)
        special = self._ids[index] in self._special_ids
        style = Qt.PenStyle.DashLine if special else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour(look.hand if special else look.border), 1, style))
        painter.setBrush(colour(look.raised))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.setPen(colour(look.hand if special else look.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._labels[index])

    def _chips(self) -> list[tuple[int, QRectF]]:
        """Indices and places of the chips that fit, left to right."""
        metrics = QFontMetricsF(monospaced(self, SMALL))
        widths = [metrics.horizontalAdvance(label) + 2 * GRID for label in self._labels]
        gap = GRID / 2
        room = self.width() - metrics.horizontalAdvance("…") - GRID
        first, taken = len(widths), 0.0
        while first > 0 and (taken + widths[first - 1] <= room or first == len(widths)):
            first -= 1
            taken += widths[first] + gap
        all_fit = first == 0 and len(self._labels) == self._total
        x = 0.0 if all_fit else max(0.0, self.width() - taken)
        chips = []
        for index in range(first, len(widths)):
            chips.append((index, QRectF(x, 0, widths[index], self.height())))
            x += widths[index] + gap
        return chips

    def _chip_at(self, x: float) -> int | None:
        return next((i for i, rect in self._chips() if rect.left() <= x <= rect.right()), None)

    def _described(self, index: int) -> str:
        label, token = self._labels[index], self._ids[index]
        place = self._total - len(self._ids) + index + 1
        kind = self.tr("control token") if token in self._special_ids else self.tr("token")
        told = self.tr("{kind} {place} of {total} · id {token}").format(
            kind=kind, place=place, total=self._total, token=token
        )
        return plain.tip(f"{label}\n{told}")


def _label(piece: bytes) -> str:
    label = visible(piece)
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"
