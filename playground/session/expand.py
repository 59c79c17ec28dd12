"""Growing what is likeliest after a place, level by level, many paths in one call of the model.

Nobody chooses here: the tokens are recorded as `expanded`, each with all that was seen before it.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Shaped
from playground.decoding.strategy import Choice, Head
from playground.errors import BadValue
from playground.session import engine
from playground.session.engine import Sight
from playground.session.language_model import LanguageModel
from playground.session.records import EXPANDED, Cost, Job, Step
from playground.wording import translate

PATHS, PLACES = "paths", "places"
MODEL, AFTER = "model", "after"
MAX_WIDTH, MAX_DEPTH, MAX_TOKENS = 20, 50, 2000
MOST_PATHS = 16


@dataclass(frozen=True)
class Expansion:
    """A wish: `depth` tokens from a place on, `width` wide.

    `spread` says what `width` counts: `paths` grows that many likeliest paths altogether, `places` that
    many likeliest tokens at every place. `by` says likeliest for whom: the `model`, or `after` the
    recipe.
    """

    width: int = 3
    depth: int = 3
    spread: str = PLACES
    by: str = MODEL

    @property
    def most_tokens(self) -> int:
        """More than so many cannot grow."""
        if self.spread == PATHS:
            return self.width * self.depth
        return sum(self.width**level for level in range(1, self.depth + 1))

    def check(self) -> None:
        """Raises: BadValue if it is out of range or far too large."""
        if not 1 <= self.width <= MAX_WIDTH:
            raise BadValue(
                translate("session", "The width goes from 1 to {max_width}.").format(max_width=MAX_WIDTH)
            )
        if not 1 <= self.depth <= MAX_DEPTH:
            raise BadValue(
                translate("session", "The depth goes from 1 to {max_depth} tokens.").format(
                    max_depth=MAX_DEPTH
                )
            )
        if self.most_tokens > MAX_TOKENS:
            raise BadValue(
                translate(
                    "session", "That could be more than {max_tokens:,} tokens; make it narrower or less deep."
                ).format(max_tokens=MAX_TOKENS)
            )


@dataclass(frozen=True)
class Expanding:
    """How far an expansion of a node is: levels finished of all, and tokens that came into sight."""

    node: int
    level: int
    depth: int
    added: int = 0


@dataclass(frozen=True, eq=False)
class Sprout:
    """A token that grew, and the tokens between the place that is expanded and it."""

    way: tuple[int, ...]
    step: Step


@dataclass(frozen=True, eq=False)
class Turn:
    """What one call of the model brought: calls made, levels finished, tokens that grew."""

    calls: int
    level: int
    sprouts: tuple[Sprout, ...] = ()


@dataclass(frozen=True, eq=False)
class Bud:
    """A path that can go on; `score` is its ln p since the place that is expanded."""

    head: Head
    way: tuple[int, ...] = ()
    score: float = 0.0


@dataclass(frozen=True, eq=False)
class Option:
    """A token that could grow from a bud, or a path that has ended (`shaped` is None)."""

    bud: Bud
    score: float
    token: int = -1
    shaped: Shaped | None = None
    cost: Cost = field(default_factory=Cost)


@dataclass(eq=False)
class Expander:
    """One expansion; `turns` makes it happen. `end_ids` end a path, and so does `total_limit` tokens."""

    model: LanguageModel
    recipe: Recipe
    wish: Expansion
    end_ids: frozenset[int] = frozenset()
    total_limit: int = 2**31
    cancelled: Callable[[], bool] = lambda: False
    calls: int = 0
    _ended: list[Option] = field(default_factory=list)

    def turns(self, head: Head) -> Iterator[Turn]:
        """A turn for each call of the model; the last one of a level brings its tokens.

        A level is one call, or several where it has more than `MOST_PATHS` paths. Raises: ModelFault,
        BadValue, Cancelled.
        """
        self.wish.check()
        buds = [Bud(replace(head, lexicon=self.model))] if len(head.ids) < self.total_limit else []
        for level in range(1, self.wish.depth + 1):
            options: list[Option] = []
            for start in range(0, len(buds), MOST_PATHS):
                options += self._options(buds[start : start + MOST_PATHS])
                self.calls += 1
                if start + MOST_PATHS < len(buds):
                    yield Turn(self.calls, level - 1)
            if not buds:
                return
            sprouts = self._grown(self._chosen(options))
            buds = [bud for sprout, bud in sprouts if self._goes_on(sprout, bud)]
            yield Turn(self.calls, level, tuple(sprout for sprout, _ in sprouts))

    def _options(self, buds: list[Bud]) -> list[Option]:
        """The likeliest tokens after each of some paths of equal length: one call of the model."""
        options = []
        for bud, sight in zip(buds, self._looks([bud.head for bud in buds]), strict=True):
            start = time.perf_counter()
            shaped = engine.reshape(sight, self.recipe)
            seen = shaped.model if self.wish.by == MODEL else shaped.after
            tokens = seen.top(self.wish.width)
            cost = replace(sight.cost, shape_ms=(time.perf_counter() - start) * 1000)
            options += [
                Option(bud, bud.score + float(logp), int(token), shaped, cost)
                for token, logp in zip(tokens, seen.logp(tokens), strict=True)
            ]
        return options

    def _looks(self, heads: list[Head]) -> list[Sight]:
        seconds = [engine.second_path(head, self.recipe) for head in heads]
        guided = [path for path in seconds if path is not None]
        rows = self.model.logits([*(head.ids for head in heads), *guided], cancelled=self.cancelled)
        forward = self.model.last_forward
        # Of a call for many paths, each bears its share.
        cost = Cost(forward.fed, forward.cached, tuple(forward.shape), forward.ms / len(heads))
        guides = iter(rows[len(heads) :])
        return [
            Sight(head, row, cost, None if second is None else next(guides), second)
            for head, row, second in zip(heads, rows, seconds, strict=False)
        ]

    def _chosen(self, options: list[Option]) -> list[Option]:
        """All of them, or for whole paths the likeliest few, those that have ended among them."""
        if self.wish.spread == PLACES:
            return options
        pool = [*self._ended, *options]
        order = np.argsort([-option.score for option in pool], kind="stable")
        best = [pool[place] for place in order[: self.wish.width]]
        self._ended = [option for option in best if option.shaped is None]
        return [option for option in best if option.shaped is not None]

    def _grown(self, options: list[Option]) -> list[tuple[Sprout, Bud]]:
        grown = []
        seen: dict[int, Step] = {}
        for option in options:
            assert option.shaped is not None
            step = _recorded(option.shaped, option.token, option.cost, seen)
            head = engine.advance(Job(0, (option.bud.head,), 1), step).head
            way = option.bud.way
            grown.append((Sprout(way, step), Bud(head, (*way, option.token), option.score)))
        return grown

    def _goes_on(self, sprout: Sprout, bud: Bud) -> bool:
        if sprout.step.growth.token in self.end_ids:
            self._ended.append(Option(bud, bud.score))
            return False
        return len(bud.head.ids) < self.total_limit


def _recorded(shaped: Shaped, token: int, cost: Cost, seen: dict[int, Step]) -> Step:
    """The step that took `token`; all tokens after one path share what was seen there."""
    choice = Choice(token, EXPANDED)
    first = seen.get(id(shaped))
    if first is None:
        seen[id(shaped)] = engine.record(shaped, choice, cost)
        return seen[id(shaped)]
    learned = engine.learned(shaped, token)
    if first.look.candidates.row_of(token) is None:
        return engine.record(shaped, choice, cost)
    return replace(first, growths=(engine.growth(shaped, choice),), memories=learned)
