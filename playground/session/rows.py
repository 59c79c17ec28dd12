"""The rows of the candidates chart: which tokens of a step are listed, in what order, and the rest."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from playground.decoding.shaping import NEVER_IN
from playground.session.language_model import ModelCard
from playground.session.records import Candidates, Step

BY_MODEL, BY_AFTER = "model", "after"


@dataclass(frozen=True)
class Row:
    """One token. `rank` is the model's, from 1; `cut_by` as in `Candidates`; `piece` is None if unknown."""

    token: int
    rank: int
    piece: bytes | None
    p_model: float
    p_after: float
    cut_by: int
    taken: bool = False
    special: bool = False

    @property
    def kept(self) -> bool:
        """Whether the search could have chosen it."""
        return self.cut_by == -1


@dataclass(frozen=True)
class Others:
    """All tokens without a row of their own; `kept` of them were left after the recipe."""

    count: int
    kept: int
    p_model: float
    p_after: float


@dataclass(frozen=True)
class Rows:
    """`listed` in the order asked for; `apart` is the taken token where it is not among them."""

    listed: tuple[Row, ...] = ()
    apart: Row | None = None
    others: Others | None = None

    @property
    def tokens(self) -> tuple[Row, ...]:
        """All rows that are tokens."""
        return self.listed if self.apart is None else (*self.listed, self.apart)


def rows_of(step: Step, card: ModelCard | None, most: int, order: str = BY_MODEL) -> Rows:
    """At most `most` tokens of the first head, the taken one wherever it ranks, and the rest as one."""
    seen = step.look.candidates
    places = _order(seen, order)[:most]
    listed = tuple(_row(step, card, place) for place in places)
    taken = seen.row_of(step.growth.token)
    outside = taken is not None and taken not in places
    apart = _row(step, card, taken) if outside and taken is not None else None
    rows = Rows(listed, apart)
    return Rows(listed, apart, _others(step, rows.tokens))


def _order(seen: Candidates, order: str) -> list[int]:
    if order == BY_AFTER:
        return [int(place) for place in np.argsort(-seen.p_after, kind="stable")]
    return list(range(len(seen.ids)))


def _row(step: Step, card: ModelCard | None, place: int) -> Row:
    seen, growth = step.look.candidates, step.growth
    token = int(seen.ids[place])
    known = card is not None and token < card.vocabulary_size
    piece = card.pieces[token] if card and known else growth.piece if token == growth.token else None
    return Row(
        token,
        int(seen.ranks[place]),
        piece,
        float(seen.p_model[place]),
        float(seen.p_after[place]),
        int(seen.cut_by[place]),
        token == growth.token,
        card is not None and token in card.special_ids,
    )


def _others(step: Step, rows: tuple[Row, ...]) -> Others | None:
    look = step.look
    count = look.vocabulary_size - len(rows)
    if count <= 0:
        return None
    possible = look.stages[0].kept - sum(row.cut_by != NEVER_IN for row in rows)
    kept = look.kept - sum(row.kept for row in rows)
    p_model = _rest(row.p_model for row in rows) if possible > 0 else 0.0
    p_after = _rest(row.p_after for row in rows) if kept > 0 else 0.0
    return Others(count, kept, p_model, p_after)


def _rest(shown: Iterable[float]) -> float:
    """What is left of 1; never quite nothing, for rounding must not make the possible impossible."""
    return max(1.0 - sum(shown), np.finfo(float).tiny)
