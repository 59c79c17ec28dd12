"""The stages of a step side by side: the same tokens after each transform, with the cuts between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from playground.session.numbers import count
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.trace import Point, Trace, trace
from playground.wording import translate


@dataclass(frozen=True)
class Panel:
    """One stage.

    `points` has the token of each row after it. `cut_below` is the row under which a straight line
    separates what this stage keeps from what it cuts, None where no line does or nothing is cut among
    these rows. `place` is that of the transform in the recipe, None for the model's own.
    """

    title: str
    kept: int
    entropy_bits: float
    points: tuple[Point, ...]
    newly_cut: frozenset[int]
    cut_below: int | None = None
    place: int | None = None

    @property
    def kept_text(self) -> str:
        """How many tokens are left."""
        return translate("session", "{count} left").format(count=count(self.kept))


@dataclass(frozen=True)
class Multiples:
    """Rows of tokens by the model's order, and the panels from left to right."""

    traces: tuple[Trace, ...] = ()
    panels: tuple[Panel, ...] = ()
    taken: int | None = None

    @property
    def largest(self) -> float:
        """The highest probability in any panel."""
        return max((point.p or 0.0 for panel in self.panels for point in panel.points), default=1.0)

    def row_of(self, token: int | None) -> int | None:
        """The row of a token."""
        return next((row for row, one in enumerate(self.traces) if one.token == token), None)


def multiples(step: Step, rows: int, pieces: Sequence[bytes] = ()) -> Multiples:
    """The `rows` likeliest tokens of the model; the taken one takes the last row if it is not among them."""
    tokens = step.look.candidates.ids[: max(1, rows)].tolist()
    taken = step.growth.token
    if taken not in tokens:
        tokens[-1] = taken
    traces = tuple(found for token in tokens if (found := trace(step, token, pieces)))
    if not pieces:
        named = visible(step.growth.piece)
        traces = tuple(_named(one, named) if one.token == taken else one for one in traces)
    titles = [translate("session", "model"), *(t.label for t in step.recipe.at(step.number - 1).transforms)]
    panels = tuple(_panel(step, traces, place, title) for place, title in enumerate(titles))
    return Multiples(traces, panels, taken)


def _named(one: Trace, name: str) -> Trace:
    return Trace(one.token, name, one.points, one.cut_by)


def _panel(step: Step, traces: Sequence[Trace], stage: int, title: str) -> Panel:
    seen = step.look.stages[stage]
    points = tuple(one.points[stage] for one in traces)
    newly = frozenset(row for row, one in enumerate(traces) if stage and one.cut_by == stage - 1)
    return Panel(
        title,
        seen.kept,
        seen.entropy_bits,
        points,
        newly,
        _line(traces, newly, stage) if newly else None,
        stage - 1 if stage else None,
    )


def _line(traces: Sequence[Trace], newly: frozenset[int], stage: int) -> int | None:
    """The last row kept, if all that were in before are kept above it and cut below it."""
    was_in = [row for row, one in enumerate(traces) if not one.points[stage - 1].cut]
    kept = [row for row in was_in if row not in newly]
    if not kept or max(kept) > min(newly):
        return None
    return max(kept)
