"""A dock around a panel: room to breathe, and a slim grip in place of a second title."""

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, QTimer, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playground.widgets.calm import Calm
from playground.widgets.icons import icon
from playground.widgets.theme import GRID, RADIUS, colour, colours, em, set_property

_DOTS = 5
# The most of the window's height that a scrolled panel opens with.
_MOST = 0.45
# The least that a scrolled panel shows of itself, in ems.
_LEAST = QSizeF(20, 2.6)


class Dock(QDockWidget):
    """Movable by its grip; the panel has its own heading, so the title stands only in menus and tabs.

    One that `scrolls` can be made smaller than its panel, so that large type fits into a low window.
    """

    def __init__(
        self, name: str, title: str, panel: QWidget, window: QMainWindow, *, scrolls: bool = False
    ) -> None:
        super().__init__(title, window)
        self.setObjectName(f"dock_{name}")
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(3 * GRID, 0, 3 * GRID, 2 * GRID)
        self._body: QWidget = _Scrolled(title, panel) if scrolls else Calm(panel)
        column.addWidget(self._body)
        self.setWidget(holder)
        self.setTitleBarWidget(_Grip(self))
        self.panel = panel
        self._window, self._scrolls, self._was_shown = window, scrolls, False

    def showEvent(self, event: QShowEvent) -> None:
        """One that scrolls opens as high as it needs, for the layout would make it as low as can be."""
        super().showEvent(event)
        if self._scrolls and not self._was_shown and self._window.isVisible():
            QTimer.singleShot(0, self, self._open_high)

    def keep_height(self) -> None:
        """A layout of an earlier time was restored, so one that is open has its height."""
        self._was_shown = not self.isHidden()

    @Slot()
    def _open_high(self) -> None:
        if self._was_shown or not self.isVisible():
            return
        self._was_shown = True
        # Asked of the body itself, for a layout does not hear of changes behind an area that scrolls.
        wanted = self._body.sizeHint().height() + self.height() - self._body.height()
        wanted = min(wanted, round(_MOST * self._window.height()))
        if not self.isFloating() and self.height() < wanted:
            self._window.resizeDocks([self], [wanted], Qt.Orientation.Vertical)


class _Scrolled(QScrollArea):
    """As large as its panel where there is room, else with bars."""

    def __init__(self, title: str, panel: QWidget) -> None:
        super().__init__()
        self._panel = panel
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        self.setWidgetResizable(True)
        self.setWidget(panel)

    def sizeHint(self) -> QSize:
        """That of the panel."""
        return self._panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines; less where the panel needs less."""
        return self._panel.minimumSizeHint().boundedTo((_LEAST * em(self)).toSize())


class _Grip(QWidget):
    """Dots to take hold of; buttons to detach and close appear under the pointer or the focus."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, GRID, 0)
        row.setSpacing(0)
        row.addStretch(1)
        detach = self._button("detach", self.tr("Detach or attach {}").format(dock.windowTitle()))
        detach.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        close = self._button("close", self.tr("Close {}").format(dock.windowTitle()))
        close.clicked.connect(dock.close)
        self._buttons = {"detach": detach, "close": close}
        for button in self._buttons.values():
            row.addWidget(button)
        self._tint()

    def _button(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_property(button, "flat", True)
        return button

    def sizeHint(self) -> QSize:
        """As high as a small button."""
        buttons = max(button.minimumSizeHint().height() for button in self._buttons.values())
        return QSize(round(8 * em(self)), max(round(1.25 * em(self)) + GRID, buttons))

    def minimumSizeHint(self) -> QSize:
        """The buttons and a few dots."""
        return QSize(round(4 * em(self)), self.sizeHint().height())

    def _tint(self) -> None:
        side = round(0.9 * em(self))
        for name, button in self._buttons.items():
            button.setIcon(icon(name, self, side))
            button.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the theme and the size of the text."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_buttons"):
            self._tint()
            self.updateGeometry()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The dots become clearer."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The dots step back."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A row of dots in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        look = colours(self)
        painter.setBrush(colour(look.dim if self.underMouse() else look.border))
        radius = RADIUS / 4
        middle = QPointF(self.rect().center())
        for place in range(_DOTS):
            offset = QPointF((place - _DOTS // 2) * 4 * radius, 0)
            painter.drawEllipse(middle + offset, radius, radius)
