"""A button for an action: its drawing, its name and its key, of which less is shown where room is short."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from playground.widgets import plain
from playground.widgets.icons import draw
from playground.widgets.theme import GRID, SMALL, colours, em, monospaced, set_property

WITH_KEY, WITH_TEXT, ICON_ONLY = range(3)
_SHORTEST = 2
_SHORT = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


class ActionButton(QToolButton):
    """Follows an action that someone else owns: enabled, checked, tooltip and key come from it.

    One that is not `named` shows its drawing, and its key where that is short. The key is the action's
    shortcut, or its property `key` where the shortcut is held elsewhere.
    """

    face_changed = Signal()

    def __init__(
        self,
        action: QAction,
        drawing: str = "",
        *,
        primary: bool = False,
        named: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._action = action
        self._drawing = drawing
        self._face: str | None = None
        self._density = WITH_KEY
        self._named = named
        set_property(self, "primary", primary)
        self._primary = primary
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._on_action_changed)
        self._on_action_changed()

    @property
    def face(self) -> str:
        """The name on the button, as a person reads it."""
        return self._action.iconText() if self._face is None else self._face

    @property
    def key(self) -> str:
        """The key as it is shown, empty where there is none."""
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        key = key or str(self._action.property("key") or "")
        return _SHORT.get(key, key)

    def show_face(self, drawing: str, text: str) -> None:
        """Another drawing and name, for an action that means something else for a while."""
        if (drawing, text) != (self._drawing, self._face):
            self._drawing, self._face = drawing, text
            self.setAccessibleName(text)
            self._tell()

    def show_density(self, density: int) -> None:
        """`WITH_KEY`, `WITH_TEXT` or `ICON_ONLY`; without a drawing the text stays."""
        if density != self._density:
            self._density = density
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Follows the font and what is shown."""
        return QSize(self.width_at(self._density), button_height(self))

    def width_at(self, density: int) -> int:
        """What it would take."""
        parts = [width for width in self._widths(density) if width]
        return round(sum(parts) + _gap(self) * (len(parts) - 1) + 5 * GRID)

    def minimumSizeHint(self) -> QSize:
        """The same; it shrinks by showing less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's frame, then drawing, name and key."""
        painter = QStylePainter(self)
        painter.setLayoutDirection(self.layoutDirection())
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icon_width, text_width, key_width = self._widths(self._density)
        shown = [width for width in (icon_width, text_width, key_width) if width]
        x = (self.width() - sum(shown) - _gap(self) * (len(shown) - 1)) / 2
        ink = self._ink()
        if icon_width:
            place = QRectF(x, (self.height() - icon_width) / 2, icon_width, icon_width)
            draw(painter, self._drawing, ink, place)
            x += icon_width + _gap(self)
        painter.setPen(QColor(ink))
        if text_width:
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(QRectF(x, 0, text_width + 2, self.height()), middle, self.face)
            x += text_width + _gap(self)
        if key_width:
            self._paint_key(painter, QRectF(x, 0, key_width, self.height()))

    def _paint_key(self, painter: QPainter, place: QRectF) -> None:
        painter.setFont(monospaced(self, SMALL))
        high = QFontMetricsF(painter.font()).height() + GRID / 2
        box = QRectF(place.x(), (place.height() - high) / 2, place.width(), high)
        faint = QColor(self._ink())
        painter.setPen(faint)
        painter.setOpacity(0.55)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), GRID, GRID)
        painter.setOpacity(1.0)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def _ink(self) -> str:
        look = colours(self)
        if not self.isEnabled():
            return look.cut
        return look.on_accent if self._primary or self.isChecked() else look.text

    def _widths(self, density: int) -> tuple[float, float, float]:
        """Of drawing, name and key; 0 for what is not shown."""
        icon_width = round(1.35 * em(self)) if self._drawing else 0.0
        wanted = (self._named and density < ICON_ONLY) or not self._drawing
        text = QFontMetricsF(self.font()).horizontalAdvance(self.face) if wanted and self.face else 0.0
        key = 0.0
        if self.key and density == WITH_KEY and (self._named or len(self.key) <= _SHORTEST):
            key = QFontMetricsF(monospaced(self, SMALL)).horizontalAdvance(self.key) + 2 * GRID
        return icon_width, text, key

    @Slot()
    def _on_action_changed(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())
        self.setToolTip(plain.tip(self._action.toolTip()))
        self.setAccessibleName(self.face)
        self._tell()

    def _tell(self) -> None:
        self.updateGeometry()
        self.update()
        self.face_changed.emit()


def _gap(widget: QWidget) -> float:
    return max(1.5 * GRID, 0.4 * em(widget))


def button_height(widget: QWidget) -> int:
    """One height for everything in a bar."""
    return round(QFontMetricsF(widget.font()).height() + 3.5 * GRID)
