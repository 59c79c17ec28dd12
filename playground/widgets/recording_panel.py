"""A lesson being recorded: what was done, what is to be said at a pause, and stop."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from playground.qt.lesson_recording import Pause
from playground.session.lessons import LessonStep
from playground.session.recording_page import RecordingPage, deeds_in_words
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.labels import error_label, flat_button, heading, heading_row, plain_label
from playground.widgets.theme import GRID, em, set_property

_LINES = 4.5
# Narrower than this, in ems, the parts stand below each other.
_WIDE = 56


class RecordingPanel(QWidget):
    """Shows a page; `pause_wished` carries a `Pause`. The texts typed here are kept until a pause is made."""

    begin_wished = Signal()
    pause_wished = Signal(object)
    take_back_wished = Signal()
    save_wished = Signal()
    drop_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Recording"))
        self._page: RecordingPage | None = None
        self._title = heading(self.tr("Recording"))
        self._name = QLineEdit(placeholderText=self.tr("Title of the lesson"))
        self._take_back, self._drop = flat_button(self.tr("take the last pause back")), flat_button()
        self._begin = QPushButton(self.tr("record from here"))
        self._save = QPushButton(self.tr("stop and save…"))
        self._pause = QPushButton(self.tr("pause here"))
        self._advice = plain_label(
            self.tr(
                "Record a lesson of your own: do what you want to show, and make a pause wherever something "
                "is to be said. It plays again on a model, or from its recording without one."
            ),
            dim=True,
        )
        self._fault = error_label()
        self._done = QListWidget()
        self._say, self._notes = QPlainTextEdit(), QPlainTextEdit()
        self._look_at = ChoiceBox()
        self._name_parts()
        self._compose()
        self._wire()
        self.show_page(None)

    @property
    def title(self) -> str:
        """What the lesson is to be called; may be empty."""
        return self._name.text().strip()

    @property
    def typed(self) -> Pause:
        """The texts for the next pause."""
        region = str(self._look_at.currentData())
        return Pause(self._say.toPlainText().strip(), self._notes.toPlainText().strip(), region)

    @property
    def listed(self) -> list[str]:
        """The pauses with what was done before each, and what was done since."""
        return [self._done.item(row).text() for row in range(self._done.count())]

    @property
    def said(self) -> str:
        """The fault, if there is one."""
        return "" if self._fault.isHidden() else self._fault.text()

    @property
    def pause_button(self) -> QPushButton:
        """Ends a step here."""
        return self._pause

    @property
    def save_button(self) -> QPushButton:
        """Ends the recording."""
        return self._save

    @property
    def say_field(self) -> QPlainTextEdit:
        """Where the text for the class is typed."""
        return self._say

    def show_page(self, page: RecordingPage | None) -> None:
        """What was recorded so far, or that nothing is."""
        if page is not None and page is self._page:
            return
        self._page = page
        on = page is not None
        for part in (self._parts, self._name, self._take_back, self._drop, self._save):
            part.setVisible(on)
        for part in (self._advice, self._begin):
            part.setVisible(not on)
        self._title.setText(self._heading(page).upper())
        self._title.setAccessibleName(self._heading(page))
        self._fault.setText(self._trouble(page))
        self._fault.setVisible(bool(self._fault.text()))
        self.updateGeometry()
        if page is None:
            return
        self._list(page)
        self._take_back.setEnabled(bool(page.steps) and not page.ended)
        self._pause.setEnabled(page.can_pause)
        self._pause.setText(self.tr("the model looks…") if page.waiting else self.tr("pause here"))
        for field in (self._say, self._notes):
            field.setReadOnly(page.waiting or page.ended)

    def write(self, step: LessonStep) -> None:
        """Puts the texts of a pause that was taken back into the fields, where these are empty."""
        if self.typed.say:
            return
        self._say.setPlainText(step.say)
        self._notes.setPlainText(step.notes)
        self._look_at.setCurrentIndex(max(0, self._look_at.findData(step.look_at)))

    @Slot()
    def clear_texts(self) -> None:
        """A pause was made; the next one has other texts."""
        self._say.clear()
        self._notes.clear()
        self._look_at.setCurrentIndex(0)

    def clear(self) -> None:
        """Nothing is recorded any more."""
        self.clear_texts()
        self._name.clear()

    def _heading(self, page: RecordingPage | None) -> str:
        if page is None:
            return self.tr("Recording")
        count = len(page.steps)
        return (
            self.tr("Recording · one pause")
            if count == 1
            else self.tr("Recording · {n} pauses").format(n=count)
        )

    def _trouble(self, page: RecordingPage | None) -> str:
        if page is not None and page.ended:
            return self.tr(
                "Another session is open now. What was recorded can be saved; no pause can be added."
            )
        return page.fault if page is not None else ""

    def _list(self, page: RecordingPage) -> None:
        form = self.tr("{n}  “{say}”\n{deeds}")
        self._done.clear()
        for step in page.steps:
            say = " ".join(step.say.split())
            self._done.addItem(form.format(n=step.number, say=say, deeds=deeds_in_words(step.deeds)))
        if page.since:
            self._done.addItem(self.tr("since then: {deeds}").format(deeds=deeds_in_words(page.since)))
        elif not page.ended:
            self._done.addItem(self.tr("since then: nothing"))
        self._done.scrollToBottom()

    def _name_parts(self) -> None:
        self._drop.setText(self.tr("discard"))
        set_property(self._pause, "primary", True)
        set_property(self._begin, "primary", True)
        self._name.setAccessibleName(self.tr("Title of the lesson"))
        self._done.setAccessibleName(self.tr("What was recorded"))
        self._say.setAccessibleName(self.tr("Text to say"))
        self._say.setPlaceholderText(self.tr("What is said here, for the class to read"))
        self._say.setToolTip(
            self.tr("{token} or {p_model:percent} in the text become the values of this step.")
        )
        self._notes.setAccessibleName(self.tr("Notes for the speaker"))
        self._notes.setPlaceholderText(self.tr("Only you read this"))
        self._look_at.setAccessibleName(self.tr("Where to look"))
        for region, words in self._regions():
            self._look_at.addItem(words, region)
        for field in (self._say, self._notes):
            field.setTabChangesFocus(True)
        for part in (self._done, self._say, self._notes):
            # They have a least height of their own, and scroll.
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._done.setWordWrap(True)
        self._done.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._done.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _regions(self) -> tuple[tuple[str, str], ...]:
        return (
            ("candidates", self.tr("Candidates")),
            ("draw", self.tr("The draw")),
            ("text", self.tr("Text")),
            ("history", self.tr("History")),
            ("prompt", self.tr("Prompt")),
            ("recipe", self.tr("Recipe")),
            ("why", self.tr("Why line")),
            ("hood", self.tr("Under the hood")),
            ("tree", self.tr("Tree")),
        )

    def _compose(self) -> None:
        self._parts = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._parts)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4 * GRID)
        controls = _column(_buddy(self.tr("Look at"), self._look_at), self._look_at, self._pause)
        for part, share in (
            (_column(_buddy(self.tr("What was done"), self._done), self._done), 4),
            (_column(_buddy(self.tr("Say at this pause"), self._say), self._say), 4),
            (_column(_buddy(self.tr("For the speaker"), self._notes), self._notes), 3),
            (controls, 1),
        ):
            self._row.addWidget(part, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        head = heading_row(self._title, self._name, self._take_back, self._drop, self._save, self._begin)
        for part in (head, self._advice, self._fault):
            column.addWidget(part)
        column.addWidget(self._parts, 1)
        column.addStretch()  # takes the room while there are no parts to show
        self._dress()
        self._done.setSpacing(GRID // 2)

    def _wire(self) -> None:
        self._begin.clicked.connect(lambda: self.begin_wished.emit())
        self._pause.clicked.connect(lambda: self.pause_wished.emit(self.typed))
        self._take_back.clicked.connect(lambda: self.take_back_wished.emit())
        self._save.clicked.connect(lambda: self.save_wished.emit())
        self._drop.clicked.connect(lambda: self.drop_wished.emit())

    def _dress(self) -> None:
        height = round(_LINES * self.fontMetrics().lineSpacing())
        for part in (self._done, self._say, self._notes):
            part.setMinimumHeight(height)
        self._name.setMinimumWidth(round(14 * em(self)))

    def sizeHint(self) -> QSize:
        """The heading and a few lines across the window."""
        lines = _LINES + 7 if self._page is not None else 5
        return QSize(round(_WIDE * em(self)), round(lines * self.fontMetrics().lineSpacing()))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_row"):
            self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the parts stand below each other."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        wide = self.width() > _WIDE * em(self)
        self._row.setDirection(ways.LeftToRight if wide else ways.TopToBottom)


def _buddy(text: str, field: QWidget) -> QLabel:
    label = plain_label(text, dim=True)
    label.setWordWrap(False)
    label.setBuddy(field)
    return label


def _column(*parts: QWidget) -> QWidget:
    column = QWidget()
    inside = QVBoxLayout(column)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(GRID)
    fields = (QListWidget, QPlainTextEdit)
    for part in parts:
        inside.addWidget(part, 1 if isinstance(part, fields) else 0)
    if not isinstance(parts[-1], fields):
        inside.addStretch(1)
    return column
