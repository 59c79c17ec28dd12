"""The text so far in huge type, and a dashed box where the next token will stand."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from playground.session.pieces import TextStream, visible
from playground.session.scene import Scene
from playground.widgets import left_to_right, theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.text_runs import units
from playground.widgets.theme import colour

# Tokens from the end that are laid out: more than fit on any screen.
_MOST_TOKENS = 400
_BREAK, _PAD, _LINE_END = "\u200b", "\u00a0", "\u2028"
_BOX_UNITS = 7.0


class LectureText(QWidget):
    """Shows the end of a long text; the prompt is paler than what was generated."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Text so far"))
        self._sizes = Sizes.of(1440, 810)
        self._drawn: tuple[object, ...] = ()
        self._prompt, self._new, self._waits = "", "", False
        self._layout: QTextLayout | None = None

    @property
    def said(self) -> str:
        """The text as it is shown, without the box."""
        return self._prompt + self._new

    def show_scene(self, scene: Scene) -> bool:
        """The text up to the cursor; the box stands where a token may follow. True if it changed."""
        waits = scene.shown is not None and scene.shown.kind != "running"
        key = (scene.line.version, scene.cursor, scene.line.length, scene.prompt, scene.card, waits)
        if key == self._drawn:
            return False
        self._drawn, self._waits = key, waits
        self._prompt, self._new = _texts(scene)
        self.setAccessibleDescription(self.said)
        self._restart()
        return True

    def show_sizes(self, sizes: Sizes) -> None:
        """Follows the window."""
        if sizes != self._sizes:
            self._sizes = sizes
            self._restart()

    def changeEvent(self, event: QEvent) -> None:
        """Follows theme and face."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restart()

    def lines_for(self, sizes: Sizes) -> int:
        """Lines that the text takes in a window of this size."""
        self.show_sizes(sizes)
        return self._laid_out().lineCount()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The last lines that fit."""
        painter = left_to_right.painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._laid_out()
        first = max(0, layout.lineCount() - self.most_lines)
        top = first * self._sizes.line
        painter.translate(self._sizes.margin, -top)
        for number in range(first, layout.lineCount()):
            layout.lineAt(number).draw(painter, QPointF(0, 0))
        if first:
            self._paint_more_above(painter, top)
        if self._waits:
            self._paint_box(painter, layout)

    @property
    def most_lines(self) -> int:
        """Lines that have room."""
        return max(1, int(self.height() / self._sizes.line + 0.05))

    def _paint_more_above(self, painter: QPainter, top: float) -> None:
        painter.setPen(colour(theme.colours(self).dim))
        painter.setFont(theme.sized(self, self._sizes.text))
        place = QRectF(-self._sizes.margin, top, self._sizes.margin, self._sizes.line)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "…")

    def _paint_box(self, painter: QPainter, layout: QTextLayout) -> None:
        start = units(self.said) + 1
        line = layout.lineForTextPosition(start)
        if not line.isValid():
            return
        left, right = _x(line, start), _x(line, len(layout.text()))
        gap, unit = self._sizes.unit * 0.12, self._sizes.unit
        slot = line.lineNumber() * self._sizes.line
        box = QRectF(min(left, right), slot, abs(right - left), self._sizes.line)
        pen = QPen(colour(theme.colours(self).taken), max(2.0, unit / 8), Qt.PenStyle.DashLine)
        pen.setDashPattern((2.2, 1.6))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box.adjust(3 * gap, 2 * gap, -gap, -gap)
        painter.drawRoundedRect(box, 0.4 * unit, 0.4 * unit)

    def _restart(self) -> None:
        self._layout = None
        self.update()

    def _laid_out(self) -> QTextLayout:
        if self._layout is None:
            self._layout = self._lay_out()
        return self._layout

    def _lay_out(self) -> QTextLayout:
        font = theme.sized(self, self._sizes.text)
        pad = max(1.0, QFontMetricsF(font).horizontalAdvance(_PAD))
        box = _BREAK + _PAD * round(_BOX_UNITS * self._sizes.unit / pad) if self._waits else ""
        layout = QTextLayout(self.said + box, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        new = self._format(units(self._prompt), self._new)
        layout.setFormats([self._format(0, self._prompt, "dim"), new])
        self._break_lines(layout)
        return layout

    def _format(self, start: int, text: str, shade: str = "text") -> QTextLayout.FormatRange:
        part = QTextLayout.FormatRange()
        part.start, part.length = start, units(text)
        form = part.format
        form.setForeground(colour(getattr(theme.colours(self), shade)))
        part.format = form
        return part

    def _break_lines(self, layout: QTextLayout) -> None:
        wide = max(1, self._sizes.width - 2 * self._sizes.margin)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(wide)
            line.setPosition(QPointF(0, y + (self._sizes.line - line.height()) / 2))
            y += self._sizes.line
        layout.endLayout()


def _x(line: object, place: int) -> float:
    found = line.cursorToX(place)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)


def _texts(scene: Scene) -> tuple[str, str]:
    """The end of the prompt and what was generated, up to the cursor."""
    special = scene.card.special_ids if scene.card else frozenset()
    stream = TextStream()
    texts = ["", ""]
    start = max(0, scene.cursor - _MOST_TOKENS)
    for mark in scene.line.marks[start : scene.cursor]:
        span = stream.literal(visible(mark.piece)) if mark.token in special else stream.feed(mark.piece)
        texts[mark.step is not None] += span.text
    unfinished = stream.waiting
    texts[1] += visible(unfinished) if unfinished else ""
    prompt, new = (text.replace("\r\n", _LINE_END).replace("\n", _LINE_END) for text in texts)
    return prompt, new
