"""Predict first: what of the candidates is hidden until it is revealed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self


class Hidden(Enum):
    """What is hidden. Without its bar a candidate has no number either, and the order says nothing."""

    NOTHING = "nothing"
    BARS = "bars"
    NUMBERS = "numbers"
    NAMES = "names"


@dataclass(frozen=True)
class Veil:
    """What is hidden, and the tokens that were revealed at this place; all of them once it was `lifted`."""

    hidden: Hidden = Hidden.NOTHING
    revealed: frozenset[int] = frozenset()
    lifted: bool = False

    def turned(self) -> "Veil":
        """The next thing to hide; after the last, nothing is hidden."""
        kinds = list(Hidden)
        return Veil(kinds[(kinds.index(self.hidden) + 1) % len(kinds)])

    def dropped(self) -> "Veil":
        """As at a place where nothing was revealed yet."""
        return Veil(self.hidden)

    def reveal(self, *tokens: int) -> Self:
        """Shows these as well."""
        return replace(self, revealed=self.revealed | set(tokens))

    def lift(self) -> "Veil":
        """Shows all at this place, whatever rows there are or will be."""
        return replace(self, lifted=True)

    def covers(self, token: int) -> bool:
        """Whether something of this candidate is hidden."""
        return self.hidden is not Hidden.NOTHING and not self.lifted and token not in self.revealed

    def covers_any(self, tokens: Iterable[int]) -> bool:
        """Whether something of any of these is hidden."""
        return any(self.covers(token) for token in tokens)

    def next_covered(self, tokens: Sequence[int]) -> int | None:
        """The first of these that is hidden still."""
        return next((token for token in tokens if self.covers(token)), None)

    def hides_bar(self, token: int) -> bool:
        """Whether its bar is hidden."""
        return self.hidden is Hidden.BARS and self.covers(token)

    def hides_number(self, token: int) -> bool:
        """Whether its number is hidden."""
        return self.hidden in (Hidden.BARS, Hidden.NUMBERS) and self.covers(token)

    def hides_name(self, token: int) -> bool:
        """Whether its name is hidden."""
        return self.hidden is Hidden.NAMES and self.covers(token)
