"""Explanations in the main window: the tour, the pages of What is this?, and the pointing question mark."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton, QWhatsThis, QWidget

from playground.qt import settings as stored
from playground.qt.settings import Settings
from playground.widgets.help_window import HelpWindow
from playground.widgets.tour import Tour
from playground.widgets.whats_this import TOPIC, Topics, region_tip, topic_of


class Explaining(QObject):
    """Made before the window's actions, attached to its regions once these are there.

    `example_wished` comes at the end of the tour: there should be a prompt to step from.
    """

    example_wished = Signal()

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self.topics = Topics(self)
        self.tour: Tour | None = None
        self._help: HelpWindow | None = None

    @property
    def wishes(self) -> dict[str, Callable[[], None]]:
        """By the names that the actions have."""
        return {
            "what_is_this": self.explain,
            "point": QWhatsThis.enterWhatsThisMode,
            "tour": self.begin_tour,
        }

    @property
    def help_window(self) -> HelpWindow:
        """The pages, made when they are wanted first."""
        if self._help is None:
            self._help = HelpWindow(self.topics, self._window)
        return self._help

    def attach(self, regions: dict[str, QWidget]) -> None:
        """Tells every region what it is, and puts a question mark into the menu bar."""
        for topic in self.topics.regions:
            region = regions.get(topic.key)
            if region is not None:
                region.setProperty(TOPIC, topic.key)
                region.setWhatsThis(region_tip(topic))
        self.tour = Tour(self._window, regions)
        self.tour.ended.connect(self._on_tour_ended)
        mark = QToolButton(self._window.menuBar())
        mark.setText("?")
        mark.setProperty("flat", True)
        mark.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        mark.setAccessibleName(self.tr("What is this? Then click on something"))
        mark.setToolTip(self.tr("What is this? Click here, then on something (Shift+F1)"))
        mark.clicked.connect(QWhatsThis.enterWhatsThisMode)
        self._window.menuBar().setCornerWidget(mark)
        mark.show()

    def explain(self) -> None:
        """The page of what has the focus, else of what is under the mouse, else of the program.

        A pointer may lie anywhere while somebody works with the keys; who uses it can point (`Shift+F1`).
        """
        focused = topic_of(QApplication.focusWidget())
        below = topic_of(self._window.childAt(self._window.mapFromGlobal(QCursor.pos())))
        pages = self.help_window
        pages.show_topic(focused or below)
        pages.show()
        pages.raise_()
        pages.activateWindow()

    @Slot()
    def begin_tour(self) -> None:
        """From its first stop."""
        if self.tour is not None:
            self.tour.begin()

    def greet(self) -> None:
        """On a first visit the tour begins by itself."""
        if not self._settings.get(stored.TOUR_SEEN):
            self.begin_tour()

    @Slot()
    def _on_tour_ended(self) -> None:
        self._settings.set(stored.TOUR_SEEN, True)
        self.example_wished.emit()
        centre = self._window.centralWidget()
        if not isinstance(QApplication.focusWidget(), QWidget) and centre is not None:
            centre.setFocus(Qt.FocusReason.OtherFocusReason)
