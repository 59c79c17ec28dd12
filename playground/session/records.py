"""The records of what happened. Frozen; arrays are read-only; numbers are shown, never recomputed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from playground.decoding.draw import Draw, Race
from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Stage
from playground.decoding.strategy import Head

EXPANDED = "expanded"


@dataclass(frozen=True, eq=False)
class Candidates:
    """The rows of the chart, in the model's order, likeliest first.

    The K best for the model, the K best after the recipe, and the token taken. `cut_by` is the index in
    `recipe.transforms` of the stage that removed the token, −1 where it is kept, −2 where the model
    itself ruled it out. All arrays have N rows.
    """

    ids: NDArray[np.int32]
    ranks: NDArray[np.int32]
    p_model: NDArray[np.float64]
    p_after: NDArray[np.float64]
    cut_by: NDArray[np.int16]

    def row_of(self, token: int) -> int | None:
        """The row of a token, None if it is not among the rows."""
        rows = np.flatnonzero(self.ids == token)
        return int(rows[0]) if len(rows) else None


@dataclass(frozen=True, eq=False)
class Look:
    """The distribution after one head: the model's, then after each transform.

    `stages[0]` is the model's, `stages[i + 1]` that after `recipe.transforms[i]`. `kept` are the tokens
    the search could choose from.
    """

    vocabulary_size: int
    stages: tuple[Stage, ...]
    candidates: Candidates

    @property
    def kept(self) -> int:
        """Tokens left after the whole recipe."""
        return self.stages[-1].kept

    @property
    def entropy_bits(self) -> float:
        """Of the model's distribution."""
        return self.stages[0].entropy_bits


@dataclass(frozen=True)
class Growth:
    """A token added to a head.

    `how`: `greedy`, `tie` (greedy among equals), `only` (one token was left), `drawn`, `race` (the
    earliest arrival), `picked` (by hand), `forced` (typed), `expanded` (one of the likeliest, grown
    while a place was expanded; nobody chose it). Ranks count from 1 in the model's order.
    `logp` is the model's, in nats.
    """

    token: int
    piece: bytes
    how: str
    rank: int
    p_model: float
    p_after: float
    logp: float
    surprisal_bits: float
    cut_by: int
    draw: Draw | None = None
    head: int = 0
    race: Race | None = None

    @property
    def by_hand(self) -> bool:
        """Whether a person chose it."""
        return self.how in ("picked", "forced")

    @property
    def by_recipe(self) -> bool:
        """Whether the recipe chose it."""
        return not self.by_hand and self.how != EXPANDED


@dataclass(frozen=True)
class Cost:
    """What one step took: positions fed and taken from the cache, shape of the logits, times in ms."""

    fed: int = 0
    cached: int = 0
    shape: tuple[int, ...] = ()
    model_ms: float = 0.0
    shape_ms: float = 0.0
    choose_ms: float = 0.0

    @property
    def strategy_ms(self) -> float:
        """Shaping and choosing together."""
        return self.shape_ms + self.choose_ms


@dataclass(frozen=True, eq=False)
class Step:
    """One turn of decoding: what was seen after each head, and what grew.

    `position` is the number of tokens before the one that grew. One head for sampling, several for
    searches over many paths: the same record.
    """

    recipe: Recipe
    seed: int
    reroll: int
    position: int
    prompt_length: int
    looks: tuple[Look, ...]
    growths: tuple[Growth, ...]
    memories: Mapping[str, Any] = field(default_factory=dict)
    cost: Cost = Cost()

    @property
    def look(self) -> Look:
        """That of the first head."""
        return self.looks[0]

    @property
    def growth(self) -> Growth:
        """The first one; for one-token strategies the only one."""
        return self.growths[0]

    @property
    def number(self) -> int:
        """1 for the first token after the prompt."""
        return self.position - self.prompt_length + 1


@dataclass(frozen=True)
class Rerolls:
    """Counts of re-rolls at places that a job may come to, without a tree to look them up in.

    `ways` lead from one place by a token to the next; `place` is where the job stands, None where nothing
    was re-rolled further on.
    """

    counts: Mapping[int, int] = field(default_factory=dict)
    ways: Mapping[tuple[int, int], int] = field(default_factory=dict)
    place: int | None = None

    @property
    def count(self) -> int:
        """At this place."""
        return 0 if self.place is None else self.counts.get(self.place, 0)

    def after(self, token: int) -> "Rerolls":
        """The same from the next place on."""
        if self.place is None:
            return self
        return replace(self, place=self.ways.get((self.place, token)))


@dataclass(frozen=True)
class Job:
    """A wish for more tokens, with all it depends on.

    `limit` tokens are grown, then the run ends; `end_ids` end it earlier; `total_limit` is the longest
    path in tokens. `pace_ms` is the least time from one step to the next. `forced` are tokens that come
    next whatever the recipe says, one for each step of the limit. `rerolls` are those of places
    that the job may come to.
    """

    number: int
    heads: tuple[Head, ...]
    limit: int
    end_ids: frozenset[int] = frozenset()
    total_limit: int = 2**31
    pace_ms: float = 0.0
    forced: tuple[int, ...] = ()
    rerolls: Rerolls = Rerolls()

    @property
    def head(self) -> Head:
        """The first one."""
        return self.heads[0]


@dataclass(frozen=True)
class Stop:
    """Why a run ended: `end` (an end token), `limit`, `context`, `paused`, `error`.

    `token` is the end token's id; `detail` the sentence of an error.
    """

    kind: str
    token: int | None = None
    detail: str = ""

    @property
    def can_go_on(self) -> bool:
        """Whether the person may continue on purpose."""
        return self.kind in ("end", "limit", "paused")
