"""What a lesson says to the class: its text, and its question with the answers."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.widgets import left_to_right, theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.theme import colour

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_LARGEST, _SMALLEST = 1.0, 0.62
# The part of the window that words may take.
_MOST = 0.34


@dataclass(frozen=True)
class Told:
    """What the class reads at one step. `answered` shows which answer is right, and why."""

    heading: str
    say: str
    question: str = ""
    answers: tuple[str, ...] = ()
    right: int = 0
    because: str = ""
    answered: bool = False

    @property
    def can_answer(self) -> bool:
        """Whether there is a question whose answer was not shown yet."""
        return bool(self.question) and not self.answered

    @property
    def paragraphs(self) -> tuple[tuple[str, bool], ...]:
        """The texts from above to below, and whether each stands out."""
        if not self.question:
            return ((self.say, False),)
        listed = tuple(
            (self._answer(place, answer), self.answered and place == self.right)
            for place, answer in enumerate(self.answers)
        )
        because = ((self.because, False),) if self.answered else ()
        said = () if self.answered else ((self.say, False),)
        return (*said, (self.question, True), *listed, *because)

    def _answer(self, place: int, answer: str) -> str:
        mark = "✓" if self.answered and place == self.right else " "
        return f"{chr(ord('A') + place)}{mark} {answer}"


class LectureSay(QWidget):
    """Takes as much height as its words need, up to a third of the window; long ones are set smaller."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What the lesson says"))
        self._sizes = Sizes.of(1440, 810)
        self._told: Told | None = None
        self.hide()

    @property
    def told(self) -> Told | None:
        """What is shown."""
        return self._told

    def show_told(self, told: Told | None) -> None:
        """Another step, or no lesson."""
        self._told = told
        self.setVisible(told is not None)
        if told is not None:
            texts = "\n".join(text for text, _ in told.paragraphs)
            self.setAccessibleDescription(f"{told.heading}\n{texts}")
        self.update()

    def height_for(self, sizes: Sizes) -> int:
        """What the words need in a window of this size."""
        self._sizes = sizes
        if self._told is None:
            return 0
        return min(round(self._needed(self._factor())), round(_MOST * sizes.height))

    def _factor(self) -> float:
        """How large the type is, in units: the largest at which all of it fits."""
        steps = (n / 20 for n in range(round(20 * _LARGEST), round(20 * _SMALLEST), -1))
        most = _MOST * self._sizes.height
        return next((factor for factor in steps if self._needed(factor) <= most), _SMALLEST)

    def _needed(self, factor: float) -> float:
        return sum(rect.height() for rect, _, _ in self._placed(factor)) + 1.9 * self._sizes.unit

    def _placed(self, factor: float) -> list[tuple[QRectF, str, bool]]:
        assert self._told is not None
        unit = self._sizes.unit
        wide = self._sizes.width - 2.0 * self._sizes.margin - 1.6 * unit
        y = 1.55 * unit
        placed = []
        for text, strong in self._told.paragraphs:
            metrics = QFontMetricsF(theme.sized(self, factor * unit, bold=strong))
            box = metrics.boundingRect(QRectF(0, 0, wide, 1e5), _WRAPPED, text)
            high = box.height() + 0.2 * unit
            placed.append((QRectF(self._sizes.margin + 0.8 * unit, y, wide, high), text, strong))
            y += high
        return placed

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with a heading, then the paragraphs."""
        if self._told is None:
            return
        painter, look, unit = left_to_right.painter_on(self), theme.colours(self), self._sizes.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self._sizes.margin, 0, self.width() - 2.0 * self._sizes.margin, self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look.raised))
        painter.drawRoundedRect(card, 0.4 * unit, 0.4 * unit)
        painter.setBrush(colour(look.focus))
        painter.drawRect(QRectF(card.left(), card.top(), 0.25 * unit, card.height()))
        painter.setPen(colour(look.dim))
        painter.setFont(theme.sized(self, 0.8 * unit, bold=True))
        head = QRectF(card.left() + 0.8 * unit, 0.3 * unit, card.width() - 1.6 * unit, 1.2 * unit)
        painter.drawText(head, int(Qt.AlignmentFlag.AlignLeft), self._told.heading)
        painter.setPen(colour(look.text))
        factor = self._factor()
        for rect, text, strong in self._placed(factor):
            painter.setFont(theme.sized(self, factor * unit, bold=strong))
            painter.drawText(rect, _WRAPPED, text)
