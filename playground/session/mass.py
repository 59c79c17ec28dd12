"""The cumulative probability over the tokens in order, and where a filter cuts it."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from playground.decoding.shaping import Shaped, Stage
from playground.decoding.strategy import Filter, Transform
from playground.decoding.transforms.top_p import TopP
from playground.session.records import Step

_EVERY, _POINTS = 256, 400


@dataclass(frozen=True, eq=False)
class Cut:
    """Where a strategy cuts: how many tokens it keeps, their share, and for top-p the share it asks for."""

    transform: Transform
    place: int
    kept: int
    mass: float
    asked: float | None = None


@dataclass(frozen=True, eq=False)
class MassCurve:
    """Sums over the likeliest tokens of one stage.

    `ranks` and `sums` are points that are known, first of the best, last of all `count` tokens; from the
    point `named` on, the sums between two points are not known.
    """

    ranks: NDArray[np.int64]
    sums: NDArray[np.float64]
    named: int
    count: int
    cut: Cut | None = None

    def sum_at(self, rank: int) -> float | None:
        """The sum of the first `rank` tokens, None where the record does not hold it."""
        at = np.flatnonzero(self.ranks == rank)
        return float(self.sums[at[0]]) if len(at) else None


def mass_curve(step: Step) -> MassCurve:
    """What top-p saw, if the recipe has it; else what the first filter that cuts saw; else the model's."""
    applied = step.recipe.at(step.number - 1).transforms
    cut = _cut(step, applied)
    before = step.look.stages[cut.place if cut else 0]
    return _curve(before, cut)


def whole_curve(step: Step, shaped: Shaped) -> MassCurve:
    """The same curve from the whole vocabulary: every token up to some point, then ever fewer of them."""
    cut = _cut(step, step.recipe.at(step.number - 1).transforms)
    sums = shaped.chain[cut.place if cut else 0].cumulative
    count = len(sums)
    ranks = {*range(1, min(count, _EVERY) + 1), *np.geomspace(1, count, _POINTS).astype(int).tolist(), count}
    if cut:
        ranks.add(cut.kept)
    chosen = np.array(sorted(ranks))
    return MassCurve(chosen, np.minimum(1.0, sums[chosen - 1]), len(chosen), count, cut)


def _cut(step: Step, applied: tuple[Transform, ...]) -> Cut | None:
    stages = step.look.stages
    places = list(enumerate(applied))
    nucleus = [(i, t) for i, t in places if isinstance(t, TopP) and not t.is_neutral]
    filters = [(i, t) for i, t in places if isinstance(t, Filter) and stages[i + 1].kept < stages[i].kept]
    for place, transform in (*nucleus, *filters):
        after = stages[place + 1]
        asked = float(transform.p) if isinstance(transform, TopP) else None
        return Cut(transform, place, after.kept, after.mass, asked)
    return None


def _curve(before: Stage, cut: Cut | None) -> MassCurve:
    sums = np.cumsum(before.probabilities)
    points = dict(zip(range(1, len(sums) + 1), sums.tolist(), strict=True))
    if cut and not _names(before, cut.kept):
        points[cut.kept] = cut.mass
    points[before.kept] = 1.0
    ranks = sorted(points)
    rising = np.maximum.accumulate([min(1.0, points[rank]) for rank in ranks])
    return MassCurve(np.array(ranks), np.asarray(rising), len(sums), before.kept, cut)


def _names(before: Stage, kept: int) -> bool:
    """Whether the record names the last token kept."""
    return kept <= len(before.ids)


def gaps(curve: MassCurve) -> list[tuple[int, int]]:
    """Ranks between which the record names no token."""
    return [(int(a), int(b)) for a, b in pairwise(curve.ranks) if b - a > 1]
