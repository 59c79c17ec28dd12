"""What the two bars of a candidate mean."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from playground.widgets import left_to_right, theme
from playground.widgets.theme import GRID, colour


class CandidatesLegend(QWidget):
    """Two swatches as the bars are drawn: the wide one of the model, the narrow one after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = (self.tr("model"), self.tr("after strategy"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Wide bar: probability for the model; narrow bar: after the strategy"))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Both names with their swatches."""
        metrics = self._metrics()
        width = sum(metrics.horizontalAdvance(name) for name in self._names) + 2 * self._swatch() + 6 * GRID
        return QSize(round(width), round(metrics.height()) + GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws both."""
        look, metrics, swatch = theme.colours(self), self._metrics(), self._swatch()
        painter = left_to_right.painter_on(self)
        painter.setFont(theme.scaled(self, theme.SMALL))
        x, middle = 0.0, self.height() / 2
        bars = ((look.model_bar, metrics.ascent()), (look.after_bar, metrics.ascent() * 0.55))
        for name, (tint, height) in zip(self._names, bars, strict=True):
            painter.fillRect(QRectF(x, middle - height / 2, swatch, height), colour(tint))
            painter.setPen(colour(look.dim))
            x += swatch + GRID
            painter.drawText(round(x), round(middle + (metrics.ascent() - metrics.descent()) / 2), name)
            x += metrics.horizontalAdvance(name) + 3 * GRID
        painter.end()

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(theme.scaled(self, theme.SMALL))

    def _swatch(self) -> float:
        return self._metrics().averageCharWidth() * 2
