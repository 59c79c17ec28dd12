"""The legend of the text: the scale of the colour, and the two marks."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from playground.widgets import left_to_right
from playground.widgets.theme import GRID, SMALL, colour, colours, heat, scaled
from playground.widgets.token_colours import WAYS, ColourBy

_RADIUS = 3.0
_SCALE_EMS = 2.5


class TextLegend(QWidget):
    """Painted in one line; parts that do not fit are left out, the marks first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # its scale is an axis
        self._way = WAYS[0]
        self._hand = self.tr("picked by hand")
        self._recipe = self.tr("recipe changed")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Legend"))
        self.show_way(WAYS[0])

    def show_way(self, way: ColourBy) -> None:
        """Explains another way of colouring."""
        self._way = way
        low, high = way.ends()
        told = self.tr("Background: {what}, from {low} to {high}.").format(
            what=way.name(), low=low, high=high
        )
        marks = self.tr("Underlined: picked by hand. Yellow label: from here on another recipe.")
        self.setAccessibleDescription(f"{told} {marks}" if low else marks)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all parts."""
        return QSize(round(sum(self._widths()) + 2 * 2 * GRID), self._height())

    def minimumSizeHint(self) -> QSize:
        """Room for the scale."""
        return QSize(round(self._widths()[0]), self._height())

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(scaled(self, SMALL))

    def _height(self) -> int:
        return round(self._metrics().height()) + GRID

    def _widths(self) -> tuple[float, float, float]:
        metrics = self._metrics()
        low, high = self._way.ends()
        scale = metrics.horizontalAdvance("M") * _SCALE_EMS + 2 * GRID
        scale = scale + metrics.horizontalAdvance(low) + metrics.horizontalAdvance(high) if low else 0.0
        hand = metrics.horizontalAdvance(self._hand) + GRID
        return scale, hand, metrics.horizontalAdvance(self._recipe) + 2 * GRID

    def paintEvent(self, event: QPaintEvent) -> None:
        """Scale, underline, label."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled(self, SMALL))
        x = 0.0
        parts = zip((self._paint_scale, self._paint_hand, self._paint_recipe), self._widths(), strict=True)
        for paint, width in parts:
            if width and x + width <= self.width() + 1:
                paint(painter, QRectF(x, 0, width, self.height()))
                x += width + 2 * GRID

    def _paint_scale(self, painter: QPainter, rect: QRectF) -> None:
        look, metrics = colours(self), self._metrics()
        low, high = self._way.ends()
        painter.setPen(colour(look.dim))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, low)
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, high)
        left = metrics.horizontalAdvance(low) + GRID
        right = metrics.horizontalAdvance(high) + GRID
        bar = rect.adjusted(left, 1.5 * GRID, -right, -1.5 * GRID)
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        gradient.setColorAt(0, heat(look, 0))
        gradient.setColorAt(1, heat(look, 1))
        painter.setPen(QPen(colour(look.border), 1))
        painter.setBrush(gradient)
        painter.drawRoundedRect(bar, _RADIUS, _RADIUS)

    def _paint_hand(self, painter: QPainter, rect: QRectF) -> None:
        look = colours(self)
        painter.setPen(colour(look.dim))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._hand)
        painter.setPen(QPen(colour(look.hand), 2))
        y = rect.bottom() - 1
        half = self._metrics().horizontalAdvance(self._hand) / 2
        middle = rect.center().x()
        painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y))

    def _paint_recipe(self, painter: QPainter, rect: QRectF) -> None:
        look = colours(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look.recipe_mark))
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), _RADIUS, _RADIUS)
        painter.setPen(colour(look.on_recipe_mark))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._recipe)
