"""What a lesson says to the class: its text, and its question with the answers."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.widgets import left_to_right, theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.plain import unbroken
from playground.widgets.theme import colour

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_LARGEST, _SMALLEST = 1.35, 0.6
# The part of the window that words may take.
_MOST = 0.34
# In type sizes: what the letters of the answers take across, and what parts the question from the text.
_MARKS, _APART = 2.4, 0.35


@dataclass(frozen=True)
class Paragraph:
    """A text; its mark stands before it, in a column of its own. `apart` is set off from what is above."""

    text: str
    mark: str = ""
    strong: bool = False
    dim: bool = False
    apart: bool = False

    @property
    def spoken(self) -> str:
        """With its mark."""
        return f"{self.mark} {self.text}" if self.mark else self.text


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
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The texts from above to below."""
        if not self.question:
            return (Paragraph(self.say),)
        listed = tuple(self._answer(place, answer) for place, answer in enumerate(self.answers))
        because = (Paragraph(self.because, apart=True),) if self.answered else ()
        said = () if self.answered else (Paragraph(self.say),)
        return (*said, Paragraph(self.question, strong=True, apart=not self.answered), *listed, *because)

    def _answer(self, place: int, answer: str) -> Paragraph:
        """The right one stands out once it is shown, and the others step back."""
        letter, right = chr(ord("A") + place), self.answered and place == self.right
        return Paragraph(
            answer, f"{letter} ✓" if right else letter, strong=right, dim=self.answered and not right
        )


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
            texts = "\n".join(paragraph.spoken for paragraph in told.paragraphs)
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
        rect, _ = self._placed(factor)[-1]
        return rect.bottom() + 0.5 * self._sizes.unit

    def _placed(self, factor: float) -> list[tuple[QRectF, Paragraph]]:
        """Where each paragraph stands, below the heading."""
        assert self._told is not None
        unit, em = self._sizes.unit, factor * self._sizes.unit
        left, y = self._sizes.margin + 0.8 * unit, 1.55 * unit
        right = self._sizes.width - self._sizes.margin - 0.8 * unit
        placed = []
        for paragraph in self._told.paragraphs:
            y += _APART * em if paragraph.apart else 0.0
            start = left + (_MARKS * em if paragraph.mark else 0.0)
            metrics = QFontMetricsF(theme.sized(self, em, bold=paragraph.strong))
            wide = right - start
            high = metrics.boundingRect(QRectF(0, 0, wide, 1e5), _WRAPPED, unbroken(paragraph.text)).height()
            placed.append((QRectF(start, y, wide, high), paragraph))
            y += high + 0.15 * em
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
        em = self._factor() * unit
        for rect, paragraph in self._placed(em / unit):
            painter.setFont(theme.sized(self, em, bold=paragraph.strong))
            painter.setPen(colour(look.dim if paragraph.dim else look.text))
            if paragraph.mark:
                painter.drawText(rect.translated(-_MARKS * em, 0), _WRAPPED, paragraph.mark)
            painter.drawText(rect, _WRAPPED, unbroken(paragraph.text))
