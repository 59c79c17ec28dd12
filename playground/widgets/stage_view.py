"""The stages as small multiples: the same tokens after each transform, the cuts drawn between them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from playground.decoding.strategy import Transform
from playground.session.multiples import Multiples, Panel, multiples
from playground.session.numbers import figure, short_percent
from playground.session.records import Step
from playground.session.trace import Point
from playground.widgets import left_to_right, theme
from playground.widgets.bar_scale import BarScale, scale_for
from playground.widgets.strategy_card import hue_of
from playground.widgets.theme import GRID, SMALL, colour

MOST_ROWS = 16
_PANEL_EM, _TOKEN_EM = 10.5, 8.0
_WIDE, _NARROW = 0.7, 0.4


class StageView(QWidget):
    """Behind every bar stands the model's own as a ghost, so that one sees what temperature and others moved.

    `token_hovered` carries the token of the row under the mouse, None for none. The row that is traced
    bears its numbers; where none is, the taken one does.
    """

    token_hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # stages follow to the right, and bars are axes
        self._step: Step | None = None
        self._pieces: Sequence[bytes] = ()
        self._found = Multiples()
        self._scale = BarScale()
        self._token: int | None = None
        self._told: int | None = None
        self._measure()
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("The likeliest tokens after each stage"))

    @property
    def found(self) -> Multiples:
        """What is drawn."""
        return self._found

    @property
    def traced_row(self) -> int | None:
        """The row that bears its numbers."""
        traced = self._found.row_of(self._token)
        return traced if traced is not None else self._found.row_of(self._found.taken)

    def show_step(self, step: Step | None, pieces: Sequence[bytes] = ()) -> None:
        """The stages of this step; `pieces` are the bytes of every id."""
        if step is not self._step or pieces is not self._pieces:
            self._step, self._pieces = step, pieces
            self._gather()

    def show_trace(self, token: int | None) -> None:
        """Follows this token through the stages; None for the one that was taken."""
        if token != self._token:
            self._token = token
            self.update()

    def trace_words(self) -> str:
        """The way of the traced token in one line."""
        row = self.traced_row
        if row is None:
            return ""
        parts = [f"{panel.title}: {panel.points[row].text}" for panel in self._panels_until_cut(row)]
        return f"{self._found.traces[row].name}   {' → '.join(parts)}"

    def minimumSizeHint(self) -> QSize:
        """All panels beside each other, and a few rows."""
        panels = max(2, len(self._found.panels))
        width = (_TOKEN_EM + 0.7 * _PANEL_EM * panels) * theme.em(self)
        return QSize(round(width), round(self._head_height() + 4 * self._row_height()))

    def sizeHint(self) -> QSize:
        """Ten rows."""
        panels = max(2, len(self._found.panels))
        width = (_TOKEN_EM + _PANEL_EM * panels) * theme.em(self)
        return QSize(round(width), round(self._head_height() + 10 * self._row_height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height has room for other rows."""
        super().resizeEvent(event)
        self._gather()

    def changeEvent(self, event: QEvent) -> None:
        """Another font needs other room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_head"):
            self._measure()
            self._gather()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The row under the mouse."""
        row = int((event.position().y() - self._head_height()) // self._row_height())
        here = event.position().y() >= self._head_height() and 0 <= row < len(self._found.traces)
        self._tell(self._found.traces[row].token if here else None)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse is elsewhere."""
        super().leaveEvent(event)
        self._tell(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names, then panel by panel."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._found.panels:
            self._paint_rows(painter)
            for place, panel in enumerate(self._found.panels):
                self._paint_panel(painter, panel, self._panel_rect(place))
        painter.end()

    # inside

    def _panels_until_cut(self, row: int) -> list[Panel]:
        panels = []
        for panel in self._found.panels:
            panels.append(panel)
            if panel.points[row].cut:
                break
        return panels

    def _gather(self) -> None:
        room = int((self.height() - self._head_height()) // self._row_height())
        rows = min(MOST_ROWS, max(3, room))
        self._found = multiples(self._step, rows, self._pieces) if self._step else Multiples()
        self._scale = scale_for(self._found.largest, False)
        self.setAccessibleDescription(self._summary())
        self.updateGeometry()
        self.update()

    def _summary(self) -> str:
        entropy = self.tr("{title}: {kept}, entropy {bits} bit")
        parts = [
            entropy.format(title=panel.title, kept=panel.kept_text, bits=figure(panel.entropy_bits, ".2f"))
            for panel in self._found.panels
        ]
        return "; ".join([*parts, self.trace_words()]) if parts else ""

    def _tell(self, token: int | None) -> None:
        if token != self._told:
            self._told = token
            self.token_hovered.emit(token)

    def _measure(self) -> None:
        """Heights follow the font; they are asked for at every bar."""
        self._head = 2 * QFontMetricsF(theme.scaled(self, SMALL)).height() + 2 * GRID
        self._high = QFontMetricsF(theme.monospaced(self, SMALL)).height() + GRID

    def _head_height(self) -> float:
        return self._head

    def _row_height(self) -> float:
        return self._high

    def _names_width(self) -> float:
        return _TOKEN_EM * theme.em(self)

    def _panel_rect(self, place: int) -> QRectF:
        wide = (self.width() - self._names_width()) / len(self._found.panels)
        left = self._names_width() + place * wide
        return QRectF(left, 0, wide - 2 * GRID, self.height())

    def _top(self, row: int) -> float:
        return self._head_height() + row * self._row_height()

    def _paint_rows(self, painter: QPainter) -> None:
        look, high = theme.colours(self), self._row_height()
        font = theme.monospaced(self, SMALL)
        painter.setFont(font)
        metrics, room = QFontMetricsF(font), self._names_width() - 2 * GRID
        for row, one in enumerate(self._found.traces):
            top = self._top(row)
            if row == self.traced_row:
                painter.fillRect(QRectF(0, top, self.width(), high), colour(look.raised))
            if one.token == self._found.taken:
                painter.fillRect(QRectF(0, top + 2, GRID / 2, high - 4), colour(look.taken))
            painter.setPen(colour(look.cut if one.points[-1].cut else look.text))
            shown = metrics.elidedText(one.name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(GRID, top, room, high), int(_MIDDLE_LEFT), shown)

    def _paint_panel(self, painter: QPainter, panel: Panel, rect: QRectF) -> None:
        look = theme.colours(self)
        tint = colour(look.model_bar if panel.place is None else self._hue(panel.place))
        self._paint_head(painter, panel, rect)
        painter.setPen(QPen(colour(look.border), 1))
        bottom = self._top(len(panel.points))
        painter.drawLine(QPointF(rect.left(), self._head_height()), QPointF(rect.left(), bottom))
        for row, point in enumerate(panel.points):
            self._paint_bar(painter, row, point, rect, tint, panel)
        if panel.cut_below is not None:
            y = self._top(panel.cut_below + 1)
            painter.setPen(QPen(tint, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))

    def _paint_head(self, painter: QPainter, panel: Panel, rect: QRectF) -> None:
        look, small = theme.colours(self), theme.scaled(self, SMALL)
        bold = theme.scaled(self, SMALL, bold=True)
        line = QFontMetricsF(small).height()
        for font, ink, text, top in (
            (bold, look.text, panel.title, 0.0),
            (small, look.dim, f"{panel.kept_text} · {figure(panel.entropy_bits, '.2f')} bit", line),
        ):
            painter.setFont(font)
            painter.setPen(colour(ink))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(QRectF(rect.left(), top, rect.width(), line), int(_MIDDLE_LEFT), shown)

    def _paint_bar(
        self, painter: QPainter, row: int, point: Point, rect: QRectF, tint: QColor, panel: Panel
    ) -> None:
        look, top, high = theme.colours(self), self._top(row), self._row_height()
        model = self._found.traces[row].points[0].p or 0.0
        ghost = self._bar(rect, model, top, high, _WIDE)
        if panel.place is None:
            painter.fillRect(ghost, tint)
        elif point.cut:
            if row in panel.newly_cut:
                painter.fillRect(ghost, QBrush(colour(look.cut), Qt.BrushStyle.BDiagPattern))
        else:
            painter.setPen(QPen(colour(look.cut), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(ghost)
            painter.fillRect(self._bar(rect, point.p or 0.0, top, high, _NARROW), tint)
        self._paint_number(painter, row, point, rect, panel)

    def _paint_number(self, painter: QPainter, row: int, point: Point, rect: QRectF, panel: Panel) -> None:
        """Of the traced row; and where a token went out, that it did."""
        look, cut_here = theme.colours(self), row in panel.newly_cut
        if row != self.traced_row or (point.cut and not cut_here):
            return
        text = (
            self.tr("cut")
            if point.cut
            else point.text
            if point.p is None
            else short_percent(point.p, sole=point.sole)
        )
        font = theme.monospaced(self, SMALL)
        painter.setFont(font)
        width = QFontMetricsF(font).horizontalAdvance(text)
        drawn = self._bar(rect, max(point.p or 0.0, self._found.traces[row].points[0].p or 0.0), 0, 1, 1)
        x = min(drawn.right() + GRID, rect.right() - width)
        spot = QRectF(x, self._top(row), width + 1, self._row_height())
        if x <= drawn.right():
            painter.fillRect(spot.adjusted(-2, 3, 2, -3), colour(look.raised))
        painter.setPen(colour(look.text))
        painter.drawText(spot, int(_MIDDLE_LEFT), text)

    def _bar(self, rect: QRectF, p: float, top: float, high: float, part: float) -> QRectF:
        full = rect.width() - GRID
        length = max(1.0, full * self._scale.part(p)) if p > 0.0 else 0.0
        return QRectF(rect.left() + 1, top + high * (1 - part) / 2, length, high * part)

    def _hue(self, place: int) -> str:
        assert self._step is not None
        transform: Transform = self._step.recipe.transforms[place]
        hues = theme.colours(self).hues
        return hues[hue_of(transform) % len(hues)]


_MIDDLE_LEFT = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
