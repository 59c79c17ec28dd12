"""Lays one dock over another as a tab while their column is too low for all that stands in it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from playground.widgets.dock import Dock

_AREA = Qt.DockWidgetArea.LeftDockWidgetArea
_WATCHED = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class Crowding(QObject):
    """Watches the docks of a `column` at the left of the `centre`, and their usual `shares` of the height.

    Where it is too low, the last one becomes a tab beside the one before. Only a change of the room or of
    what is needed is acted on, so an arrangement of a person's own stays.
    """

    def __init__(
        self, window: QMainWindow, centre: QWidget, column: Sequence[Dock], shares: Sequence[int]
    ) -> None:
        super().__init__(window)
        self._window, self._centre, self._column = window, centre, tuple(column)
        self._shares = tuple(shares)
        self._under, self._over = self._column[-2:]
        self._crowded: bool | None = False
        self._seen: tuple[int, tuple[int, ...]] = (0, ())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        for watched in (centre, *self._column):
            watched.installEventFilter(self)

    def begin(self) -> None:
        """The docks stand in their usual order, each with its share."""
        self._crowded, self._seen = False, (0, ())
        self._window.resizeDocks(self._column, self._shares, Qt.Orientation.Vertical)
        self._soon.start()

    def keep(self) -> None:
        """A layout of an earlier time was restored: it stands as it is."""
        self._crowded = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks again once the layout has settled."""
        if event.type() in _WATCHED:
            self._soon.start()
        return False

    @property
    def _is_folded(self) -> bool:
        return self._over in self._window.tabifiedDockWidgets(self._under)

    def _standing(self) -> list[Dock]:
        here = (dock for dock in self._column if self._window.dockWidgetArea(dock) == _AREA)
        return [dock for dock in here if not dock.isHidden() and not dock.isFloating()]

    @Slot()
    def _look(self) -> None:
        # Else the docks may still have the heights from before.
        QCoreApplication.sendPostedEvents(self._window, QEvent.Type.LayoutRequest.value)
        standing, room = self._standing(), self._centre.height()
        needs = tuple(dock.needed_height for dock in standing)
        crowded = sum(needs) > room
        if not self._centre.isVisible() or (room, needs) == self._seen:
            return
        self._seen = room, needs
        if self._crowded not in (None, crowded) and {self._under, self._over} <= {*standing}:
            self._fold(crowded)
        self._crowded = crowded
        self._share(standing, room)

    def _fold(self, crowded: bool) -> None:
        if crowded and not self._is_folded:
            self._window.tabifyDockWidget(self._under, self._over)
            self._under.raise_()
        elif not crowded and self._is_folded:
            # Not by splitting: what shares a place with tabs gets another tab by that.
            self._window.removeDockWidget(self._over)
            self._window.addDockWidget(_AREA, self._over, Qt.Orientation.Vertical)
            self._over.show()
            self._window.resizeDocks(self._column, self._shares, Qt.Orientation.Vertical)

    def _share(self, standing: list[Dock], room: int) -> None:
        """Gives each what it needs, and the rest to the one that can be folded over."""
        seen = [dock for dock in standing if dock is not self._over or not self._is_folded]
        needs = [dock.needed_height for dock in seen]
        if self._under not in seen or all(d.height() >= n for d, n in zip(seen, needs, strict=True)):
            return
        if sum(needs) < room:
            needs = [max(dock.height(), needed) for dock, needed in zip(seen, needs, strict=True)]
            needs[seen.index(self._under)] += room - sum(needs)
        self._window.resizeDocks(seen, needs, Qt.Orientation.Vertical)
