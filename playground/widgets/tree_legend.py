"""The legend of the tree: what shapes and colours, thick and bold lines mean."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from playground.widgets import left_to_right, theme
from playground.widgets.theme import GRID, SMALL, colour, colours, scaled
from playground.widgets.tree_ways import WAYS, Way


class TreeLegend(QWidget):
    """Painted in as many lines as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thick = self.tr("thick: likely for the model")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Legend"))
        ways = ", ".join(f"{way.letter} {way.name()}" for way in WAYS)
        told = self.tr("How tokens were chosen: {ways}. A line is as thick as its token is likely.")
        self.setAccessibleDescription(told.format(ways=ways))

    def sizeHint(self) -> QSize:
        """All in one line."""
        spots = self._spots(1e6)
        return QSize(round(max(spot.right() for spot, _ in spots)) + GRID, self._row())

    def minimumSizeHint(self) -> QSize:
        """The widest part."""
        return QSize(round(max(self._wide(part) for part in self._parts())), self._row())

    def heightForWidth(self, width: int) -> int:
        """Room for the lines."""
        return round(self._spots(width)[-1][0].bottom())

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each part: its sign, then its word."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot, part in self._spots(self.width()):
            sign = QRectF(spot.left(), spot.center().y() - self._sign() / 2, self._sign(), self._sign())
            if part is None:
                self._lines(painter, sign)
            else:
                self._shape(painter, sign, part)
            painter.setFont(scaled(self, SMALL))
            painter.setPen(colour(colours(self).dim))
            words = spot.adjusted(self._sign() + GRID, 0, 0, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self._word(part))
        painter.end()

    def _shape(self, painter: QPainter, sign: QRectF, way: Way) -> None:
        look = colours(self)
        ground = colour(way.colour(look))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawPath(way.outline(sign))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setFont(scaled(self, 0.6, bold=True))
        painter.setPen(theme.readable(ground, look))
        painter.drawText(sign, int(Qt.AlignmentFlag.AlignCenter), way.letter)

    def _lines(self, painter: QPainter, sign: QRectF) -> None:
        for part, width in ((0.2, 1.0), (0.5, 2.5), (0.85, 5.0)):
            y = sign.top() + part * sign.height()
            pen = QPen(colour(colours(self).dim), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(sign.left(), y), QPointF(sign.right(), y))

    def _parts(self) -> tuple[Way | None, ...]:
        return (*WAYS, None)

    def _word(self, part: Way | None) -> str:
        return self._thick if part is None else part.name()

    def _sign(self) -> float:
        return QFontMetricsF(scaled(self, SMALL)).height()

    def _wide(self, part: Way | None) -> float:
        return (
            self._sign() + GRID + QFontMetricsF(scaled(self, SMALL)).horizontalAdvance(self._word(part)) + 2
        )

    def _row(self) -> int:
        return round(self._sign()) + GRID

    def _spots(self, width: float) -> list[tuple[QRectF, Way | None]]:
        spots: list[tuple[QRectF, Way | None]] = []
        x, y = 0.0, 0.0
        for part in self._parts():
            wide = self._wide(part)
            if x > 0 and x + wide > width:
                x, y = 0.0, y + self._row()
            spots.append((QRectF(x, y, wide, self._row()), part))
            x += wide + 3 * GRID
        return spots
