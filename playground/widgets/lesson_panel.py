"""The lesson in the main window: what to say, the question, the speaker's notes, next and back."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from playground.session.lesson_page import LessonPage
from playground.widgets.answer_button import AnswerButton
from playground.widgets.labels import error_label, flat_button, heading, heading_row, plain_label
from playground.widgets.plain import unbroken
from playground.widgets.shortcuts import as_text
from playground.widgets.theme import GRID, em, set_property
from playground.wording import LESSONS, translate

_LINES = 6.5
# Wider than this, in ems, the notes stand beside the text.
_WIDE = 75


class LessonPanel(QWidget):
    """Shows a page; the wishes are those of a person who turns pages or answers."""

    next_wished = Signal()
    back_wished = Signal()
    leave_wished = Signal()
    lecture_wished = Signal()
    answer_chosen = Signal(int)
    answer_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Lesson"))
        self._page: LessonPage | None = None
        self._title = heading(self.tr("Lesson"))
        self._back, self._next = QPushButton(self.tr("back")), QPushButton(self.tr("next"))
        self._lecture, self._leave = flat_button(self.tr("to the class F5")), flat_button(self.tr("leave"))
        self._say, self._question, self._because = plain_label(), plain_label(), plain_label()
        self._notes_title, self._notes = heading(self.tr("For the speaker")), plain_label(dim=True)
        self._fault = error_label()
        self._show_answer = flat_button(self.tr("show the answer"))
        self._answers: list[AnswerButton] = []
        self._answer_column = QVBoxLayout()
        self._compose()
        self._wire()
        self.show_page(None)

    @property
    def said(self) -> str:
        """The text for the class."""
        return self._said(self._page)

    @property
    def because(self) -> str:
        """Why the right answer is right, once it is shown."""
        moment = self._page.moment if self._page else None
        return moment.because if moment and not self._because.isHidden() else ""

    @property
    def notes(self) -> str:
        """What only the speaker reads."""
        return "" if self._notes.isHidden() else self._notes.text()

    @property
    def answers(self) -> list[AnswerButton]:
        """The answers, as buttons."""
        return self._answers

    @property
    def next_button(self) -> QPushButton:
        """Turns to the next page."""
        return self._next

    @property
    def back_button(self) -> QPushButton:
        """Turns back."""
        return self._back

    def _compose(self) -> None:
        set_property(self._next, "primary", True)
        for label in (self._say, self._question):
            set_property(label, "lead", True)
        set_property(self._question, "strong", True)
        self._back.setAccessibleName(self.tr("The step before"))
        self._next.setAccessibleName(self.tr("Next step of the lesson"))
        # ← and → step the model here, so the keys that turn pages are told.
        for button, keys in ((self._back, "Ctrl+PgUp"), (self._next, "Ctrl+PgDown")):
            button.setToolTip(f"{button.accessibleName()} ({as_text((keys,))})")
        self._leave.setAccessibleName(self.tr("Leave the lesson"))
        self._lecture.setAccessibleName(self.tr("Show the lesson to the class"))
        inside = QWidget()
        self._asked = QWidget()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._halves.setContentsMargins(0, 0, 2 * GRID, 0)
        self._halves.setSpacing(6 * GRID)
        self._told, self._beside = _column(self._fault, self._say), _column(self._notes_title, self._notes)
        asked = QVBoxLayout(self._asked)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.setSpacing(GRID)
        asked.addWidget(self._question)
        asked.addLayout(self._answer_column)
        asked.addWidget(self._because)
        asked.addWidget(self._show_answer, 0, Qt.AlignmentFlag.AlignLeft)
        asked.addStretch(1)
        for part, share in ((self._told, 5), (self._asked, 4), (self._beside, 3)):
            self._halves.addWidget(part, share)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("What the lesson says"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        self._head = heading_row(self._title, self._lecture, self._leave, self._back, self._next)
        column.addWidget(self._head)
        column.addWidget(scroll, 1)

    def _wire(self) -> None:
        self._next.clicked.connect(lambda: self.next_wished.emit())
        self._back.clicked.connect(lambda: self.back_wished.emit())
        self._leave.clicked.connect(lambda: self.leave_wished.emit())
        self._lecture.clicked.connect(lambda: self.lecture_wished.emit())
        self._show_answer.clicked.connect(lambda: self.answer_wished.emit())

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, question and notes stand below the text."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        wide = self.width() > _WIDE * em(self)
        self._halves.setDirection(ways.LeftToRight if wide else ways.TopToBottom)

    def sizeHint(self) -> QSize:
        """A few lines across the window."""
        return QSize(round(60 * em(self)), round((_LINES + 3) * self.fontMetrics().lineSpacing()))

    @property
    def wanted_height(self) -> int:
        """What the page needs at the present width."""
        words = max(self._halves.heightForWidth(self.width() - 4 * GRID), self._halves.minimumSize().height())
        return self._head.height() + words + 5 * GRID

    def minimumSizeHint(self) -> QSize:
        """The heading and a line; the rest is scrolled."""
        return QSize(round(24 * em(self)), round(3 * self.fontMetrics().lineSpacing()))

    def show_page(self, page: LessonPage | None) -> None:
        """A step of a lesson, or that there is none."""
        if page is not None and page is self._page:
            return
        asked_before = self._page.moment if self._page else None
        self._page = page
        moment = page.moment if page else None
        for label, text in (
            (self._say, self._said(page)),
            (self._question, moment.question if moment else ""),
            (self._because, moment.because if moment and page and page.answered else ""),
            (self._notes, page.notes if page else ""),
            (self._fault, page.fault if page else ""),
        ):
            label.setText(unbroken(text))
            label.setVisible(bool(text))
        self._notes_title.setVisible(bool(page and page.notes))
        self._beside.setVisible(bool(page and page.notes))
        self._asked.setVisible(bool(moment and moment.question))
        if moment is not asked_before or moment is None:
            self._list_answers(moment.answers if moment else ())
        self._mark_answers()
        told = [self.said, moment.question if moment else "", self.because, self.notes]
        self._scroll.setAccessibleDescription("\n".join(filter(None, told)))
        self._show_controls(page)

    def _said(self, page: LessonPage | None) -> str:
        if page is None:
            return self.tr("Choose a lesson in the menu Lessons.")
        if page.moment is None:
            return "" if page.fault else self.tr("Setting up the step…")
        return page.moment.say

    def _show_controls(self, page: LessonPage | None) -> None:
        self._next.setEnabled(page is not None and (page.can_go_on or bool(page.fault)))
        self._back.setEnabled(page is not None and page.can_go_back)
        self._leave.setVisible(page is not None)
        self._lecture.setVisible(page is not None)
        self._show_answer.setVisible(page is not None and page.asks)
        if page is None:
            self._title.setText(self.tr("Lesson").upper())
            return
        form = (
            self.tr("{title} · step {n} of {all} · recorded")
            if page.recorded
            else self.tr("{title} · step {n} of {all}")
        )
        told = form.format(title=translate(LESSONS, page.lesson.title), n=page.number, all=page.total)
        self._title.setText(told.upper())
        self._title.setAccessibleName(told)
        self._next.setText(self.tr("again") if page.fault else self.tr("next"))

    def _list_answers(self, answers: tuple[str, ...]) -> None:
        for button in self._answers:
            self._answer_column.removeWidget(button)
            button.deleteLater()
        self._answers = []
        for place, text in enumerate(answers):
            button = AnswerButton(_letter(place), text)
            button.clicked.connect(lambda _=False, place=place: self.answer_chosen.emit(place))
            self._answer_column.addWidget(button)
            self._answers.append(button)

    def _mark_answers(self) -> None:
        """A tick at the right one, a cross at the one that was tried and is not."""
        page = self._page
        if page is None or page.moment is None:
            return
        for place, button in enumerate(self._answers):
            right = page.answered and place == page.right
            wrong = place == page.chosen and place != page.right
            mark = "✓" if right else "✗" if wrong else _letter(place)
            told = (
                self.tr("{answer}: right") if right else self.tr("{answer}: not so") if wrong else "{answer}"
            )
            button.show_mark(mark, told.format(answer=button.text()), right=right)
            button.setEnabled(not page.answered or right)


def _letter(place: int) -> str:
    return chr(ord("A") + place)


def _column(*parts: QLabel) -> QWidget:
    column = QWidget()
    inside = QVBoxLayout(column)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(GRID)
    for part in parts:
        inside.addWidget(part)
    inside.addStretch(1)
    return column
