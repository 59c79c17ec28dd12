"""The tour of a first visit: a card beside each region, one after another. It blocks nothing."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from playground.widgets.labels import heading, plain_label
from playground.widgets.region_frame import RegionFrame
from playground.widgets.shortcuts import TEXT_FIELDS
from playground.widgets.theme import GRID, em, set_property


@dataclass(frozen=True)
class Stop:
    """Where to look, and what to say there."""

    region: str
    title: str
    text: str


class TourCard(QFrame):
    """What is said at one stop, with the ways on, back and out."""

    next_wished = Signal()
    back_wished = Signal()
    skip_wished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("pointer", True)
        self._place = heading("")
        self._title, self._text = plain_label(), plain_label()
        self._skip = QPushButton(self.tr("Skip (Esc)"))
        # Without arrows: those keys step the model, on the tour too.
        self._back, self._next = QPushButton(self.tr("Back")), QPushButton()
        self._skip.setAccessibleName(self.tr("End the tour"))
        self._back.setAccessibleName(self.tr("The stop before"))
        set_property(self._next, "primary", True)
        set_property(self._title, "lead", True)
        set_property(self._title, "strong", True)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(self._skip)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._next)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(4 * GRID, 3 * GRID, 4 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        for label in (self._place, self._title, self._text):
            column.addWidget(label)
        column.addLayout(row)
        self._next.clicked.connect(lambda: self.next_wished.emit())
        self._back.clicked.connect(lambda: self.back_wished.emit())
        self._skip.clicked.connect(lambda: self.skip_wished.emit())

    @property
    def said(self) -> tuple[str, str]:
        """Title and text."""
        return self._title.text(), self._text.text()

    @property
    def next_button(self) -> QPushButton:
        """On."""
        return self._next

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def show_stop(self, stop: Stop, number: int, total: int) -> None:
        """One stop, and which it is."""
        self._title.setText(stop.title)
        self._text.setText(stop.text)
        told = self.tr("Tour · {n} of {all}").format(n=number, all=total)
        self._place.setText(told.upper())
        self._place.setAccessibleName(told)
        self.setAccessibleName(f"{told}: {stop.title}")
        self.setAccessibleDescription(stop.text)
        last = number == total
        self._next.setText(self.tr("Begin") if last else self.tr("Next"))
        self._next.setAccessibleName(self.tr("End the tour and begin") if last else self.tr("Next stop"))
        self._back.setEnabled(number > 1)
        self._skip.setVisible(not last)
        self.fit()

    def fit(self) -> None:
        """As large as its words need, in the font in force."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # else the first stop is measured without the style sheet
        self._column.invalidate()
        wide = min(round(26 * em(self)), self.window().width() - 8 * GRID)
        self.setFixedSize(wide, self._column.totalHeightForWidth(wide))  # with the border


class Tour(QObject):
    """Goes from region to region of a window; ends by Esc, at its end, or when a person starts to work."""

    ended = Signal()

    def __init__(self, window: QWidget, regions: dict[str, QWidget]) -> None:
        super().__init__(window)
        self._window, self._regions = window, regions
        self._stops = tuple(stop for stop in self._all_stops() if stop.region in regions)
        self._number = 0
        self.frame, self.card = RegionFrame(window), TourCard(window)
        self.card.hide()
        self._escape = QShortcut(QKeySequence("Esc"), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.end)
        self.card.next_wished.connect(self.go_on)
        self.card.back_wished.connect(self.back)
        self.card.skip_wished.connect(self.end)
        window.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @property
    def active(self) -> bool:
        """Whether it is on."""
        return self._number > 0

    @property
    def stop(self) -> Stop | None:
        """Where it is."""
        return self._stops[self._number - 1] if self.active else None

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All of them."""
        return self._stops

    @Slot()
    def begin(self) -> None:
        """From the first stop."""
        self._escape.setEnabled(True)
        self._show(1)
        self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def go_on(self) -> None:
        """To the next stop, or out."""
        if self._number >= len(self._stops):
            self.end()
        elif self.active:
            self._show(self._number + 1)

    @Slot()
    def back(self) -> None:
        """To the stop before."""
        if self._number > 1:
            self._show(self._number - 1)

    @Slot()
    def end(self) -> None:
        """Takes card and frame away."""
        if not self.active:
            return
        self._number = 0
        self._escape.setEnabled(False)
        self.frame.show_region(None)
        focused = QApplication.focusWidget()
        if focused is not None and self.card.isAncestorOf(focused):
            # Else hiding hands the focus to the next button, and that one takes the space bar for itself.
            focused.clearFocus()
        self.card.hide()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card follows the window's size."""
        if self.active and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            QTimer.singleShot(0, self, self._place)
        return False

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """Who begins to type has seen enough."""
        if self.active and isinstance(new, TEXT_FIELDS) and new.window() is self._window:
            self.end()

    def _show(self, number: int) -> None:
        self._number = number
        stop = self._stops[number - 1]
        self.card.show_stop(stop, number, len(self._stops))
        self.frame.show_region(self._regions[stop.region])
        self.card.show()
        self._place()

    @Slot()
    def _place(self) -> None:
        stop = self.stop
        if stop is None:
            return
        self.card.fit()
        region = self._regions[stop.region]
        corner = region.mapTo(self._window, QPoint(0, 0))
        self.card.move(beside(QRect(corner, region.size()), self.card.size(), self._window.rect()))
        self.card.raise_()

    def _all_stops(self) -> list[Stop]:
        return [
            Stop(
                "prompt",
                self.tr("The prompt"),
                self.tr("The model continues this text. Below it you see the tokens that it is made of."),
            ),
            Stop(
                "candidates",
                self.tr("The model ranks"),
                self.tr(
                    "Every token of the vocabulary gets a probability of coming next: the pale bars. The "
                    "bars in front show what the strategy made of them; hatched tokens were cut."
                ),
            ),
            Stop(
                "recipe",
                self.tr("The strategy picks"),
                self.tr(
                    "Temperature and filters reshape the ranking, one after another, then one token is "
                    "taken. Move a setting and watch the bars."
                ),
            ),
            Stop(
                "draw",
                self.tr("The draw"),
                self.tr(
                    "A random number falls on this strip, and the token below it is taken. R draws "
                    "again; greedy draws nothing."
                ),
            ),
            Stop(
                "run_bar",
                self.tr("Step and run"),
                self.tr(
                    "Step (→) takes the marked token, Run (Space) goes on by itself. ← goes back; "
                    "nothing is ever lost."
                ),
            ),
            Stop(
                "text",
                self.tr("The text"),
                self.tr(
                    "What was generated, coloured by how surprising it was. Click on a token to see how "
                    "it came."
                ),
            ),
            Stop(
                "why",
                self.tr("Why this token?"),
                self.tr(
                    "This line says it in one sentence. F1 explains what you point at, the menu Lessons "
                    "has more, and F5 shows all of it to a class. Press → for the first step."
                ),
            ),
        ]


def beside(region: QRect, size: QSize, room: QRect) -> QPoint:
    """Where a card of this size stands: beside the region where it has room, else inside at its foot."""
    gap, wide, high = 3 * GRID, size.width(), size.height()
    x = min(max(room.left() + gap, region.center().x() - wide // 2), room.right() - wide - gap)
    y = min(max(room.top() + gap, region.top()), room.bottom() - high - gap)
    places = (
        QPoint(region.right() + gap, y),
        QPoint(region.left() - wide - gap, y),
        QPoint(x, region.bottom() + gap),
        QPoint(x, region.top() - high - gap),
    )
    fitting = (place for place in places if room.contains(QRect(place, size)))
    inside = QPoint(x, min(region.bottom(), room.bottom()) - high - gap)
    return next(fitting, inside)
