"""How large everything is in lecture mode: all of it follows from the window's size."""

from dataclasses import dataclass

from playground.session.lecture_rows import FEWEST, MOST

# The least room, in units, that a window needs at any type size.
_ACROSS, _DOWN = 34.0, 28.0
# With the words of a lesson, which take a third of the height.
_DOWN_WITH_WORDS = 33.0
_USUAL_ACROSS, _USUAL_DOWN = 60.0, 33.75
_USUAL_ROWS = 6


@dataclass(frozen=True)
class Sizes:
    """One unit is about the height of the small type; everything else is a multiple of it, in pixels."""

    width: int
    height: int
    unit: float

    @classmethod
    def of(cls, width: int, height: int, percent: int = 100, *, words: bool = False) -> "Sizes":
        """Type at `percent` of what the window asks for, as far as five candidates (and words) still fit."""
        usual = min(width / _USUAL_ACROSS, height / _USUAL_DOWN)
        most = min(width / _ACROSS, height / (_DOWN_WITH_WORDS if words else _DOWN))
        return cls(width, height, max(4.0, min(usual * percent / 100, most)))

    @property
    def margin(self) -> int:
        """At the left and right of everything."""
        return round(2 * self.unit)

    @property
    def text(self) -> float:
        """Type of the text so far."""
        return 1.9 * self.unit

    @property
    def line(self) -> float:
        """From one line of the text to the next."""
        return 2.5 * self.unit

    @property
    def head(self) -> int:
        """Height of the question with the recipe."""
        return round(2.6 * self.unit)

    @property
    def verdict(self) -> int:
        """Height of the line on class and model."""
        return round(1.9 * self.unit)

    @property
    def foot(self) -> int:
        """Height of the keys and the draw."""
        return round(3.0 * self.unit)

    @property
    def least_row(self) -> float:
        """The least from one candidate to the next."""
        return 2.45 * self.unit

    @property
    def most_row(self) -> float:
        """The most from one candidate to the next."""
        return 3.1 * self.unit

    def lines(self, words: int) -> int:
        """The most lines of text that leave room for the rows; `words` is the height that a lesson takes."""
        spare = self.height - words - self._around - _USUAL_ROWS * self.most_row
        return max(1 if words else 2, min(5, int(spare / self.line + 0.1)))

    def rows(self, room: float) -> int:
        """Candidates that fit into a height."""
        return max(FEWEST, min(MOST, int(room / self.least_row)))

    def pitch(self, room: float) -> float:
        """From one candidate to the next in that height."""
        return min(self.most_row, room / self.rows(room))

    @property
    def _around(self) -> float:
        """What stands around text and rows."""
        return 2.9 * self.unit + self.head + self.verdict + self.foot
