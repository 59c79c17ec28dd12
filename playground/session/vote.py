"""A class that votes on what comes next: hands for candidates, how far they are from the model, the score."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from playground.session.scene import Line, Mark

Path = tuple[int, ...]


@dataclass(frozen=True)
class Hands:
    """The hands raised at one place, one token id for each hand, in the order in which they were counted."""

    raised: tuple[int, ...] = ()

    def add(self, token: int) -> Self:
        """One more hand for a token."""
        return replace(self, raised=(*self.raised, token))

    def take_back(self, token: int | None = None) -> Self:
        """Without the hand counted last, of this token or of any; the same if there is none."""
        places = [i for i, one in enumerate(self.raised) if token is None or one == token]
        if not places:
            return self
        return replace(self, raised=self.raised[: places[-1]] + self.raised[places[-1] + 1 :])

    @property
    def total(self) -> int:
        """All hands."""
        return len(self.raised)

    def count(self, token: int) -> int:
        """Hands for a token."""
        return self.raised.count(token)

    def share(self, token: int) -> float:
        """The part of all hands, 0 where none was raised."""
        return self.count(token) / self.total if self.total else 0.0

    @property
    def favourites(self) -> frozenset[int]:
        """The token with the most hands; several if they are level, none without hands."""
        most = max((self.count(token) for token in self.raised), default=0)
        return frozenset(token for token in self.raised if self.count(token) == most)


def distance(hands: Hands, probabilities: Mapping[int, float]) -> float:
    """Total variation distance between the class and a distribution, in [0, 1].

    Half the sum of |share of the hands − probability| over the whole vocabulary. What `probabilities`
    leave of 1 lies on tokens without a hand; a token that they do not name counts as impossible.
    """
    tokens = {*hands.raised, *probabilities}
    apart = math.fsum(abs(hands.share(token) - probabilities.get(token, 0.0)) for token in tokens)
    rest = max(0.0, 1.0 - math.fsum(probabilities.values()))
    return min(1.0, (apart + rest) / 2)


@dataclass(frozen=True)
class Polls:
    """The hands of every place where the class voted, by the ids before it."""

    hands: Mapping[Path, Hands] = field(default_factory=dict)

    def at(self, path: Path) -> Hands:
        """The hands at a place."""
        return self.hands.get(path, Hands())

    def with_hands(self, path: Path, hands: Hands) -> Self:
        """The same polls, with other hands at one place."""
        others = {place: known for place, known in self.hands.items() if place != path}
        return replace(self, hands={**others, path: hands} if hands.total else others)


@dataclass(frozen=True)
class Score:
    """Points over the steps at which the class voted and the recipe took the token.

    The class gets a point where its favourite came, shared where several were level. Greedy gets one
    where the model's likeliest token came. The model gets the probability it gave to the token that
    came: as often it would be right on average, if it guessed by drawing from its own distribution.
    """

    steps: int = 0
    by_class: float = 0.0
    greedy: int = 0
    model: float = 0.0


def score(polls: Polls, line: Line, cursor: int) -> Score:
    """The points for the tokens before the cursor. Tokens that a person picked do not count."""
    marks = line.shown[:cursor]
    voted = (len(path) for path in polls.hands if _leads_along(path, marks))
    rounds = [(polls.at(path_of(marks[:place])), marks[place]) for place in sorted(voted)]
    return _added(rounds)


def path_of(marks: Iterable[Mark]) -> Path:
    """The ids of a stretch of the line."""
    return tuple(mark.token for mark in marks)


def _leads_along(path: Path, marks: Sequence[Mark]) -> bool:
    """Whether a token that the recipe took came right after `path`."""
    if len(path) >= len(marks) or path_of(marks[: len(path)]) != path:
        return False
    step = marks[len(path)].step
    return step is not None and step.growth.by_recipe


def _added(rounds: Sequence[tuple[Hands, Mark]]) -> Score:
    growths = [(hands.favourites, mark.step.growth) for hands, mark in rounds if mark.step]
    return Score(
        len(growths),
        math.fsum(1 / len(named) for named, growth in growths if growth.token in named),
        sum(growth.rank == 1 for _, growth in growths),
        math.fsum(growth.p_model for _, growth in growths),
    )
