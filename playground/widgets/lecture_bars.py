"""The candidates for a class: key, name, bar, number and hands, as far as they are not hidden."""

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.session.numbers import count, short_percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.rows import Row, Rows
from playground.session.veil import Veil
from playground.session.vote import Hands
from playground.widgets import left_to_right
from playground.widgets.lecture_painter import Columns, LecturePainter
from playground.widgets.lecture_sizes import Sizes


@dataclass(frozen=True, eq=False)
class Board:
    """What the class sees of one step: the rows, what is hidden, and the hands."""

    step: Step
    rows: Rows
    veil: Veil = field(default_factory=Veil)
    hands: Hands = field(default_factory=Hands)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The candidates, from the first row down."""
        return tuple(row.token for row in self.rows.listed)

    @property
    def all_shown(self) -> bool:
        """Whether nothing is hidden any more, so that the token taken may be told."""
        return not self.veil.covers_any(self.tokens)

    def tells_cut(self, row: Row) -> bool:
        """Whether it was cut and that may be seen."""
        return not row.kept and not self.veil.hides_number(row.token)

    def name(self, row: Row) -> str:
        """The token, or a question mark."""
        if self.veil.hides_name(row.token):
            return "?"
        return visible(row.piece) if row.piece is not None else f"#{row.token}"

    def number(self, row: Row, cut: str) -> str:
        """The probability after the recipe, the word for cut, or a question mark."""
        if self.veil.hides_number(row.token):
            return "?"
        return short_percent(row.p_after, sole=self.step.look.kept == 1) if row.kept else cut


class LectureBars(QWidget):
    """Tells which row was clicked and at which one a hand was raised or lowered."""

    row_clicked = Signal(int)
    hand_raised = Signal(int)
    hand_lowered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # its bars are an axis
        self.setAccessibleName(self.tr("Candidates"))
        self.setMouseTracking(True)
        self._board: Board | None = None
        self._sizes = Sizes.of(1440, 810)
        self._lit: int | None = None
        self._hovered: int | None = None

    @property
    def board(self) -> Board | None:
        """What is shown."""
        return self._board

    @property
    def lit(self) -> int | None:
        """The row that the arrow keys went to, from 0."""
        return self._lit

    def show_board(self, board: Board | None) -> None:
        """Another step, or another thing hidden."""
        if board is None or self._board is None or board.tokens != self._board.tokens:
            self._lit = None
        self._board = board
        self.setAccessibleDescription("\n".join(self.spoken()))
        self.update()

    def show_sizes(self, sizes: Sizes) -> None:
        """Follows the window."""
        self._sizes = sizes
        self.update()

    def light(self, row: int | None) -> None:
        """Marks a row as the one that Enter acts on."""
        self._lit = row
        self.update()

    def spoken(self) -> list[str]:
        """Every row as a sentence says it."""
        board = self._board
        if board is None:
            return []
        lines = []
        for place, row in enumerate(board.rows.listed, 1):
            number = board.number(row, self.tr("cut"))
            lines.append(f"{place}: {board.name(row)}, {number}, {self.counted(board.hands, row.token)}")
        return lines

    def counted(self, hands: Hands, token: int) -> str:
        """How many hands a token has, in words."""
        number = hands.count(token)
        return self.tr("1 hand") if number == 1 else self.tr("{n} hands").format(n=count(number))

    def columns(self) -> Columns:
        """Where things stand across."""
        return Columns.of(self._sizes)

    def row_rect(self, place: int) -> QRectF:
        """Where a row stands, from 0."""
        pitch = self._sizes.pitch(self._room)
        return QRectF(0, place * pitch, self.width(), pitch)

    @property
    def most_rows(self) -> int:
        """Rows that have room."""
        return self._sizes.rows(self._room)

    @property
    def _room(self) -> float:
        return self.height() - 1.5 * self._sizes.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        """Row by row, then all the others as one."""
        board = self._board
        if board is None:
            return
        painter = LecturePainter(left_to_right.painter_on(self), self, self._sizes)
        ending = painter.axis(board)
        for place, row in enumerate(board.rows.listed):
            rect = self.row_rect(place)
            if place == self._hovered:
                painter.hovered(rect)
            painter.key(rect, str(place + 1), lit=place == self._lit)
            painter.name(rect, board.name(row), pale=board.tells_cut(row))
            self._paint_bar(painter, rect, board, row, ending)
            painter.number(rect, board.number(row, self.tr("cut")), pale=board.tells_cut(row))
            self._paint_hands(painter, rect, board, row.token, place == self._hovered)
        self._paint_others(painter, board, ending)
        painter.end()

    def _paint_bar(
        self, painter: LecturePainter, rect: QRectF, board: Board, row: Row, ending: float
    ) -> None:
        if board.veil.hides_bar(row.token):
            painter.hidden_bar(rect)
            return
        taken = row.taken and board.all_shown
        share = board.hands.share(row.token)
        painter.bar(rect, row, ending, taken=taken, voted=board.hands.total > 0)
        if share and not board.veil.hides_number(row.token):
            painter.share(rect, share, ending, short_percent(share))
        if taken:
            painter.tag(rect, row.p_after / ending, f"← {self._how(board.step)}")

    def _how(self, step: Step) -> str:
        return {
            "greedy": self.tr("the likeliest"),
            "tie": self.tr("lowest id of several"),
            "only": self.tr("the only one left"),
            "drawn": self.tr("drawn"),
            "race": self.tr("first in the race"),
            "expanded": self.tr("expanded"),
        }.get(step.growth.how, self.tr("chosen by hand"))

    def _paint_hands(
        self, painter: LecturePainter, rect: QRectF, board: Board, token: int, hovered: bool
    ) -> None:
        if board.hands.total or hovered or not board.all_shown:
            number = board.hands.count(token)
            text = self.counted(board.hands, token) if number else "+" if hovered else "0"
            painter.hands(rect, text, pale=not number)

    def _paint_others(self, painter: LecturePainter, board: Board, ending: float) -> None:
        others, below = board.rows.others, self.row_rect(len(board.rows.listed))
        strip = QRectF(0, below.top(), self.width(), 1.4 * self._sizes.unit)
        if board.all_shown:
            painter.axis_end(strip, f"{100 * ending:.0f} %")
        if others is None or not board.all_shown:
            return
        if others.kept:
            told = self.tr("{count} other kept tokens: {share} together")
            told = told.format(count=count(others.kept), share=short_percent(others.p_after))
        else:
            told = self.tr("no other token was kept")
        painter.note(strip, told)

    # the mouse

    def row_at(self, place: QPointF) -> int | None:
        """The row at a place, from 0."""
        shown = len(self._board.rows.listed) if self._board else 0
        return next((i for i in range(shown) if self.row_rect(i).contains(place)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lights the row below the mouse."""
        self._hover(self.row_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """No row is lit."""
        self._hover(None)

    def _hover(self, row: int | None) -> None:
        if row != self._hovered:
            self._hovered = row
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Acts on the row, or on its hands."""
        row = self.row_at(event.position())
        if row is None or self._board is None:
            return
        token = self._board.tokens[row]
        on_hands = event.position().x() >= self.columns().hands
        if on_hands and event.button() == Qt.MouseButton.RightButton:
            self.hand_lowered.emit(token)
        elif on_hands and event.button() == Qt.MouseButton.LeftButton:
            self.hand_raised.emit(token)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.row_clicked.emit(token)
