"""What each strategy of a recipe did to one step, in words. Every number is the record's."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from playground.decoding.searches.greedy import Greedy
from playground.decoding.shaping import Stage
from playground.decoding.strategy import Filter, Threshold, Transform
from playground.session.explain import quoted
from playground.session.numbers import count, percent
from playground.session.records import Step


@dataclass(frozen=True)
class Effect:
    """What one transform did.

    `done` are the numbers, `line` says where a filter drew its line, `idle` why the strategy makes no
    difference here, `note` what else is to be said. Each may be empty.
    """

    done: str = ""
    line: str = ""
    idle: str = ""
    note: str = ""


def effects(step: Step, pieces: Sequence[bytes] = ()) -> tuple[Effect, ...]:
    """One for each transform of the step's recipe. `pieces` are the bytes of every id, to name tokens."""
    stages = step.look.stages
    applied = step.recipe.at(step.number - 1).transforms
    return tuple(
        _effect(step, transform, before, after, pieces)
        for transform, before, after in zip(applied, stages[:-1], stages[1:], strict=True)
    )


def choice_effect(step: Step) -> str:
    """How the search came to its token, in a few words."""
    growth = step.growth
    token = quoted(growth.piece)
    if growth.by_hand:
        return f"by hand → {token}"
    if growth.how == "only":
        return f"one token left → {token}"
    if growth.draw is not None:
        return f"u = {growth.draw.u:.3f} → {token}"
    words = {"greedy": "the likeliest", "tie": "lowest id of equals", "race": "earliest arrival"}
    return f"{words.get(growth.how, growth.how)} → {token}"


def _effect(step: Step, transform: Transform, before: Stage, after: Stage, pieces: Sequence[bytes]) -> Effect:
    if transform.is_neutral:
        return Effect(idle=f"{_neutral_setting(transform)} changes nothing.")
    if _same(before, after):
        return Effect(idle=_nothing_here(transform, before, step.look.vocabulary_size), note=after.note)
    greedy = isinstance(step.recipe.search, Greedy) and before.ids[0] == after.ids[0]
    return Effect(
        done=" · ".join(_done(before, after)),
        line=_line(after.threshold, pieces) if after.threshold else "",
        idle="Greedy takes the likeliest token, and that is the same before and after." if greedy else "",
        note=after.note or ("It would have cut every token; the likeliest stays." if after.rescued else ""),
    )


def _neutral_setting(transform: Transform) -> str:
    for name, declaration in transform.knobs():
        value = getattr(transform, name)
        if declaration.neutral is not None and value == declaration.neutral:
            return f"{declaration.symbol} = {declaration.format(value)}"
    return transform.about.title


def _same(before: Stage, after: Stage) -> bool:
    """Whether nothing changed; a change of any token moves the entropy or the probabilities."""
    return (
        before.kept == after.kept
        and before.entropy_bits == after.entropy_bits
        and np.array_equal(before.ids, after.ids)
        and np.array_equal(before.probabilities, after.probabilities)
    )


def _nothing_here(transform: Transform, before: Stage, vocabulary_size: int) -> str:
    what = "cuts" if isinstance(transform, Filter) else "changes"
    if before.kept == vocabulary_size:
        return f"{transform.label} {what} nothing here."
    left = "one token was left" if before.kept == 1 else f"{count(before.kept)} tokens were left"
    return f"{transform.label} {what} nothing here: {left}."


def _done(before: Stage, after: Stage) -> list[str]:
    parts = []
    if after.kept != before.kept:
        parts = [f"kept {count(after.kept)} of {count(before.kept)}", f"mass {percent(after.mass)}"]
    one, two = f"{before.entropy_bits:.2f}", f"{after.entropy_bits:.2f}"
    if one == two:
        return [*parts, f"entropy {one} bit"]
    if not parts:
        parts = ["flatter" if after.entropy_bits > before.entropy_bits else "sharper"]
    return [*parts, f"entropy {one} → {two} bit"]


def _line(threshold: Threshold, pieces: Sequence[bytes]) -> str:
    parts = [f"cut at {threshold.name} {threshold.value:.4g}"]
    for words, place in (("last in", threshold.inside), ("first out", threshold.outside)):
        if place is not None:
            token, value = place
            name = quoted(pieces[token]) if token < len(pieces) else f"#{token}"
            parts.append(f"{words} {name} {value:.4g}")
    return " · ".join(parts)
