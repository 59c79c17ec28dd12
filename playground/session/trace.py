"""One token on its way through the stages of a step. Every number is the record's."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from playground.decoding.shaping import KEPT, NEVER_IN, Stage
from playground.session.numbers import percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.wording import translate


@dataclass(frozen=True)
class Point:
    """The token after one stage.

    `p` is None where the record does not hold it: the token is in, but not among the best of that stage,
    so it has less than `below`. `cut` says that it is out, `sole` that nothing else is in.
    """

    p: float | None
    below: float = 1.0
    cut: bool = False
    sole: bool = False

    @property
    def text(self) -> str:
        """As it is shown."""
        if self.cut:
            return translate("session", "cut")
        return (
            percent(self.p, sole=self.sole)
            if self.p is not None
            else translate("session", "below {below}").format(below=percent(self.below))
        )


@dataclass(frozen=True)
class Trace:
    """A token and a point for each of `Look.stages`; `cut_by` as in `Candidates`."""

    token: int
    name: str
    points: tuple[Point, ...]
    cut_by: int

    def turn(self, place: int) -> str:
        """What the transform at a place of the recipe did to the token, empty where it was out before."""
        before, after = self.points[place], self.points[place + 1]
        if before.cut:
            return ""
        change = after.text if before.text == after.text else f"{before.text} → {after.text}"
        return f"{self.name} {change}"


def trace(step: Step, token: int, pieces: Sequence[bytes] = ()) -> Trace | None:
    """The way of a token of the chart; None for one that the record does not name.

    `pieces` are the bytes of every id.
    """
    look = step.look
    row = look.candidates.row_of(token)
    if row is None:
        return None
    cut_by = int(look.candidates.cut_by[row])
    points = [_point(stage, token, _is_cut(cut_by, place)) for place, stage in enumerate(look.stages)]
    alone = look.stages[0].kept == 1
    points[0] = Point(float(look.candidates.p_model[row]), cut=cut_by == NEVER_IN, sole=alone)
    if cut_by == KEPT and len(points) > 1:
        points[-1] = Point(float(look.candidates.p_after[row]), sole=look.kept == 1)
    name = visible(pieces[token]) if token < len(pieces) else f"#{token}"
    return Trace(token, name, tuple(points), cut_by)


def _is_cut(cut_by: int, stage: int) -> bool:
    """Whether the token is out after a stage, 0 being the model's."""
    return cut_by == NEVER_IN or (cut_by != KEPT and stage > cut_by)


def _point(stage: Stage, token: int, cut: bool) -> Point:
    if cut:
        return Point(0.0, cut=True)
    at = np.flatnonzero(stage.ids == token)
    if len(at):
        return Point(float(stage.probabilities[at[0]]), sole=stage.kept == 1)
    return Point(None, float(stage.probabilities[-1]))
