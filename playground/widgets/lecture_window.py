"""Lecture mode: one step so large that a class can read it, worked with a clicker or a few keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from playground.qt.settings import LECTURE_PERCENTS
from playground.session.lecture_rows import MOST, lecture_rows
from playground.session.scene import Scene
from playground.session.veil import Hidden, Veil
from playground.session.vote import Hands, Path, Polls, path_of, score
from playground.widgets import lecture_words, theme
from playground.widgets.lecture_bars import Board, LectureBars
from playground.widgets.lecture_foot import LectureFoot
from playground.widgets.lecture_head import LectureHead, LectureLine
from playground.widgets.lecture_keys import bind
from playground.widgets.lecture_say import LectureSay, Told
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.lecture_text import LectureText
from playground.widgets.theme import colour


class LectureWindow(QWidget):
    """Shows the scene for an audience. It knows what is hidden and the hands; all else comes in.

    `next_wished` comes when nothing is hidden any more; `preset_chosen` carries the preset's key.
    """

    next_wished = Signal()
    back_wished = Signal()
    home_wished = Signal()
    end_wished = Signal()
    reroll_wished = Signal()
    answer_wished = Signal()
    keys_wished = Signal()
    left = Signal()
    token_chosen = Signal(int)
    preset_chosen = Signal(str)
    percent_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Lecture – Decoding Playground"))
        self.setObjectName("lecture_window")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 400)
        self._scene: Scene | None = None
        self._veil, self._polls = Veil(), Polls()
        self._path: Path = ()
        self._percent = 100
        self._waiting = False
        self.text, self.head, self.bars = LectureText(self), LectureHead(self), LectureBars(self)
        self.verdict = LectureLine(self.tr("Class, greedy and model"), bold=False, parent=self)
        self.say, self.foot = LectureSay(self), LectureFoot(self)
        self._cover = _Black(self)
        self.verdict.setToolTip(lecture_words.explained())
        self._shortcuts = bind(self, self._deeds())
        self.bars.row_clicked.connect(self.act_on)
        self.bars.hand_raised.connect(self.raise_hand)
        self.bars.hand_lowered.connect(self.lower_hand)
        self._arrange()

    # what is shown

    def show_scene(self, scene: Scene) -> None:
        """Shows another moment; while the model looks, the last candidates stay."""
        self._scene = scene
        self._waiting = scene.shown is None and scene.status.kind == "looking"
        if scene.shown is not None:
            path = path_of(scene.line.marks[: scene.shown.step.position])
            if path != self._path:
                self._path, self._veil = path, self._veil.dropped()
        if self.text.show_scene(scene):
            self._arrange()
        if not self._waiting:
            self.head.show_scene(scene)
            self._show_board()
        self._show_words()

    def show_told(self, told: Told | None) -> None:
        """What a lesson says here; None without a lesson."""
        if told != self.say.told:
            self.say.show_told(told)
            self._arrange()
            self._show_words()

    def show_percent(self, percent: int) -> None:
        """The size of the type, 100 being what the window asks for."""
        self._percent = LECTURE_PERCENTS.nearest(percent)
        self._arrange()

    def show_dark(self, dark: bool) -> None:
        """One of the themes, whatever the other windows have."""
        palette = theme.palette(dark=dark)
        for part in (self, self.text, self.head, self.bars, self.verdict, self.say, self.foot):
            part.setPalette(palette)
            part.update()

    @property
    def sizes(self) -> Sizes:
        """How large everything is."""
        return Sizes.of(self.width(), self.height(), self._percent, words=self.say.told is not None)

    @property
    def is_black(self) -> bool:
        """Whether the screen is black."""
        return not self._cover.isHidden()

    @property
    def veil(self) -> Veil:
        """What is hidden."""
        return self._veil

    @property
    def polls(self) -> Polls:
        """All hands so far."""
        return self._polls

    @property
    def path(self) -> Path:
        """The ids before the token in question."""
        return self._path

    def _show_board(self) -> None:
        scene = self._scene
        shown = scene.shown if scene else None
        if scene is None or shown is None:
            self.bars.show_board(None)
            return
        letters = self._veil.hidden is Hidden.BARS
        most = min(MOST, self.bars.most_rows)
        rows = lecture_rows(shown.step, scene.card, most, alphabetical=letters)
        self.bars.show_board(Board(shown.step, rows, self._veil, self._polls.at(self._path)))

    def _show_words(self) -> None:
        board, scene = self.bars.board, self._scene
        if scene is None:
            return
        told = self.foot.draw_sentence(board.step) if board and board.all_shown else ""
        hidden, says = self.hides_something, self.say.told
        self.foot.show_hints(lecture_words.hints(scene, self._veil.hidden, says, hidden=hidden), told)
        points = score(self._polls, scene.line, scene.cursor)
        self.verdict.show_texts(lecture_words.apart(board), lecture_words.told(points))

    # what the person does

    def _deeds(self) -> dict[str, Callable[[], None]]:
        deeds: dict[str, Callable[[], None]] = {
            "next": self.go_on,
            "back": self._seen(self.back_wished.emit),
            "home": self._seen(self.home_wished.emit),
            "end": self._seen(self.end_wished.emit),
            "lower": self._seen(lambda: self.lower_hand(None)),
            "veil": self._seen(self.turn_veil),
            "reveal": self._seen(self.reveal_next),
            "down": self._seen(lambda: self._light(1)),
            "up": self._seen(lambda: self._light(-1)),
            "act": self._seen(self._act_on_lit),
            "reroll": self._seen(self.reroll_wished.emit),
            "dark": lambda: self.show_dark(theme.colours(self) is not theme.DARK),
            "larger": lambda: self._resize_type(self._percent + 10),
            "smaller": lambda: self._resize_type(self._percent - 10),
            "usual_size": lambda: self._resize_type(100),
            "black": self.toggle_black,
            "keys": self._seen(self.keys_wished.emit),
            "leave": self.leave,
        }
        for key in "GTKPM":
            deeds[f"preset_{key}"] = self._seen(partial(self.preset_chosen.emit, key))
        for number in range(1, 10):
            deeds[f"choose_{number}"] = self._seen(partial(self._on_row, number, self.token_chosen.emit))
            deeds[f"raise_{number}"] = self._seen(partial(self._on_row, number, self.raise_hand))
        return deeds

    def _seen(self, deed: Callable[[], None]) -> Callable[[], None]:
        """On a black screen a key only brings the picture back, so that nothing happens unseen."""

        def act() -> None:
            if self.is_black:
                self.toggle_black()
            else:
                deed()

        return act

    def go_on(self) -> None:
        """Brings the picture back, reveals what is hidden, or wishes for what comes next."""
        if self.is_black:
            self.toggle_black()
        elif self.hides_something:
            self._veil = self._veil.lift()
            self._redraw()
        elif self.say.told is not None and self.say.told.can_answer:
            self.answer_wished.emit()
        else:
            self.next_wished.emit()

    def turn_veil(self) -> None:
        """Hides the next thing."""
        self._veil = self._veil.turned()
        self._redraw()

    def reveal_next(self) -> None:
        """The first row that is hidden, or the one in focus."""
        board = self.bars.board
        if board is None or self._waiting:
            return
        token = self._veil.next_covered(board.tokens)
        if token is not None:
            self._veil = self._veil.reveal(token)
            self._redraw()

    def act_on(self, token: int) -> None:
        """Reveals a hidden candidate; chooses one that is shown."""
        if self._waiting:
            return
        if self._veil.covers(token):
            self._veil = self._veil.reveal(token)
            self._redraw()
        else:
            self.token_chosen.emit(token)

    def raise_hand(self, token: int) -> None:
        """One more hand for a candidate."""
        if not self._waiting:
            self._count(self._polls.at(self._path).add(token))

    def lower_hand(self, token: int | None) -> None:
        """One hand less for a candidate, or without the one counted last."""
        if not self._waiting:
            self._count(self._polls.at(self._path).take_back(token))

    def toggle_black(self) -> None:
        """Nothing to see, or everything again."""
        self._cover.setVisible(not self._cover.isVisible())
        self._cover.raise_()

    def leave(self) -> None:
        """Out of a black screen, or out of lecture mode."""
        if self.is_black:
            self.toggle_black()
        else:
            self.close()

    def _count(self, hands: Hands) -> None:
        self._polls = self._polls.with_hands(self._path, hands)
        self._redraw()

    @property
    def hides_something(self) -> bool:
        """Whether a candidate is hidden still."""
        return self.bars.board is not None and not self.bars.board.all_shown and not self._waiting

    def _on_row(self, number: int, deed: Callable[[int], None]) -> None:
        board = self.bars.board
        if board is not None and number <= len(board.tokens) and not self._waiting:
            deed(board.tokens[number - 1])

    def _light(self, change: int) -> None:
        board = self.bars.board
        if board is not None:
            last = len(board.tokens) - 1
            lit = self.bars.lit
            self.bars.light(min(last, max(0, (-1 if lit is None and change > 0 else lit or 0) + change)))

    def _act_on_lit(self) -> None:
        board, lit = self.bars.board, self.bars.lit
        if board is not None and lit is not None:
            self.act_on(board.tokens[lit])
        else:
            self.reveal_next()

    def _redraw(self) -> None:
        self._show_board()
        self._show_words()

    def _resize_type(self, percent: int) -> None:
        self.show_percent(percent)
        self.percent_chosen.emit(self._percent)

    # the window

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        QPainter(self).fillRect(self.rect(), colour(theme.colours(self).window))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the window's size."""
        super().resizeEvent(event)
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tells that the class is over."""
        super().closeEvent(event)
        self._cover.hide()
        self.left.emit()

    def _arrange(self) -> None:
        sizes = self.sizes
        words = self.say.height_for(sizes)
        for part in (self.text, self.head, self.bars, self.verdict, self.foot):
            part.show_sizes(sizes)
        y, wide = round(1.4 * sizes.unit), self.width()
        lines = round(max(1, min(sizes.lines(words), self.text.lines_for(sizes))) * sizes.line)
        below = sizes.verdict + words + sizes.foot
        heights = (lines, sizes.head, self.height() - y - lines - sizes.head - below)
        parts: tuple[QWidget, ...] = (self.text, self.head, self.bars, self.verdict, self.say, self.foot)
        for place, high in zip(
            parts,
            (*heights, sizes.verdict, words, sizes.foot),
            strict=True,
        ):
            place.setGeometry(0, y, wide, max(1, high))
            y += high
        self._cover.setGeometry(self.rect())
        if not self._waiting:
            self._redraw()


class _Black(QWidget):
    """A black screen over everything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Black screen"))
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Black."""
        QPainter(self).fillRect(self.rect(), QColor(theme.BLACKOUT))
