"""A dock around a panel: room to breathe, and a slim grip in place of a second title."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playground.widgets.calm import Calm
from playground.widgets.icons import icon
from playground.widgets.scrolled import Scrolled
from playground.widgets.theme import GRID, RADIUS, colour, colours, em, set_property

_DOTS = 5
# What a panel may take of the window's height as it opens: always, and where the centre has room to spare.
_SHARES = (0.25, 0.45)
# The least that a scrolled panel shows of itself, in ems.
_LEAST = (20.0, 2.6)
_ABOVE_AND_BELOW = (Qt.DockWidgetArea.TopDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea)


class Dock(QDockWidget):
    """Movable by its grip; the panel has its own heading, so the title stands only in menus and tabs.

    One that `scrolls` can be made smaller than its panel, so that large type fits into a low window.
    One that `opens_high` takes the height that it needs when it is shown for the first time.
    """

    def __init__(
        self,
        name: str,
        title: str,
        panel: QWidget,
        window: QMainWindow,
        *,
        scrolls: bool = False,
        opens_high: bool = False,
    ) -> None:
        super().__init__(title, window)
        self.setObjectName(f"dock_{name}")
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(3 * GRID, 0, 3 * GRID, 2 * GRID)
        self._body: QWidget = Scrolled(title, panel, _LEAST) if scrolls else Calm(panel)
        column.addWidget(self._body)
        self.setWidget(holder)
        self.setTitleBarWidget(_Grip(self))
        self.panel = panel
        self._window, self._opens_high, self._was_shown = window, opens_high, False

    def showEvent(self, event: QShowEvent) -> None:
        """Opens as high as it needs, for the layout would make it as low as can be."""
        super().showEvent(event)
        if self._opens_high and not self._was_shown and self._window.isVisible():
            QTimer.singleShot(0, self, self._open_high)

    @property
    def _room(self) -> int:
        """How high it can be with all of the centre in sight."""
        centre = self._window.centralWidget()
        if self._window.dockWidgetArea(self) not in _ABOVE_AND_BELOW or not isinstance(centre, Scrolled):
            return self._window.height()
        return self.height() + centre.height() - centre.least.height()

    @property
    def needed_height(self) -> int:
        """What it needs for all of its panel to be seen."""
        body, grip = self._body, self.titleBarWidget()
        least = body.least if isinstance(body, Scrolled) else body.minimumSizeHint()
        return least.height() + grip.sizeHint().height() + 2 * GRID

    def keep_height(self) -> None:
        """A layout of an earlier time was restored, so one that is open has its height."""
        self._was_shown = not self.isHidden()

    @Slot()
    def _open_high(self) -> None:
        if self._was_shown or not self.isVisible():
            return
        self._was_shown = True
        if self.isFloating() or any(dock.isVisible() for dock in self._window.tabifiedDockWidgets(self)):
            return  # a place that has its height already
        # Asked of the body itself, for a layout does not hear of changes behind an area that scrolls.
        wanted = self._body.sizeHint().height() + self.height() - self._body.height()
        few, most = (round(part * self._window.height()) for part in _SHARES)
        self._window.resizeDocks([self], [min(wanted, most, max(few, self._room))], Qt.Orientation.Vertical)


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
