"""The candidates' header: column titles, and the axis of the bars."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from playground.widgets import theme
from playground.widgets.candidates_model import CandidatesModel, Column
from playground.widgets.theme import GRID, colour

_RIGHT = (Column.RANK, Column.ID, Column.MODEL, Column.AFTER)


class CandidatesHeader(QHeaderView):
    """Titles over their columns; over the bars a small axis with the scale in use."""

    def __init__(self, model: CandidatesModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """One line of small text and the ticks."""
        metrics = QFontMetricsF(theme.scaled(self, theme.SMALL))
        return QSize(super().sizeHint().width(), round(metrics.height()) + 2 * GRID)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """A title, or the axis."""
        look = theme.colours(self)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setFont(theme.scaled(self, theme.SMALL))
        painter.setPen(QPen(colour(look.dim)))
        inner = QRectF(rect).adjusted(GRID, 0, -GRID, -GRID)
        if logicalIndex == Column.BARS:
            self._axis(painter, inner, QPen(colour(look.border)), QPen(colour(look.dim)))
        else:
            side = Qt.AlignmentFlag.AlignRight if logicalIndex in _RIGHT else Qt.AlignmentFlag.AlignLeft
            title = self._model.headerData(logicalIndex, Qt.Orientation.Horizontal)
            painter.drawText(inner, int(side | Qt.AlignmentFlag.AlignVCenter), title)
        painter.restore()

    def _axis(self, painter: QPainter, inner: QRectF, line: QPen, ink: QPen) -> None:
        """Ticks at the foot of the header, named where the names do not touch."""
        foot = inner.bottom() + GRID - 1
        painter.setPen(line)
        painter.drawLine(QPointF(inner.left(), foot), QPointF(inner.right(), foot))
        for part, _ in self._model.scale.ticks:
            x = inner.left() + part * inner.width()
            painter.drawLine(QPointF(x, foot - GRID), QPointF(x, foot))
        painter.setPen(ink)
        for spot, name in self._named(inner, QFontMetricsF(painter.font())):
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), name)

    def _named(self, inner: QRectF, metrics: QFontMetricsF) -> list[tuple[QRectF, str]]:
        """Where names go: the ends of the axis first, then what finds room between."""
        spots = []
        for part, name in self._model.scale.ticks:
            width = metrics.horizontalAdvance(name) + 1
            left = inner.left() + part * inner.width() - width / 2
            left = max(inner.left(), min(left, inner.right() - width))
            spots.append((QRectF(left, inner.top(), width, inner.height()), name))
        placed: list[tuple[QRectF, str]] = []
        for spot, name in (spots[-1], spots[0], *spots[1:-1]):
            wider = spot.adjusted(-2 * GRID, 0, 2 * GRID, 0)
            if not any(wider.intersects(other) for other, _ in placed):
                placed.append((spot, name))
        return placed
