"""What each strategy of a recipe did to one step, in words. Every number is the record's."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from playground.decoding.searches.greedy import Greedy
from playground.decoding.shaping import Stage
from playground.decoding.strategy import Filter, Threshold, Transform
from playground.session.explain import quoted
from playground.session.notes import told
from playground.session.numbers import count, figure, percent
from playground.session.records import Step
from playground.wording import QT_TRANSLATE_NOOP, declared, translate


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
        return translate("session", "by hand → {token}").format(token=token)
    if growth.how == "only":
        return translate("session", "one token left → {token}").format(token=token)
    if growth.draw is not None:
        return f"u = {figure(growth.draw.u, '.3f')} → {token}"
    words = {
        "greedy": translate("session", "the likeliest → {token}"),
        "tie": translate("session", "lowest id of equals → {token}"),
        "race": translate("session", "earliest arrival → {token}"),
    }
    return words.get(growth.how, translate("session", "otherwise → {token}")).format(token=token)


def _effect(step: Step, transform: Transform, before: Stage, after: Stage, pieces: Sequence[bytes]) -> Effect:
    if transform.is_neutral:
        idle = translate("session", "{setting} changes nothing.")
        return Effect(idle=idle.format(setting=_neutral_setting(transform)))
    if _same(before, after):
        return Effect(idle=_nothing_here(transform, before, step.look.vocabulary_size), note=told(after.note))
    greedy = isinstance(step.recipe.search, Greedy) and before.ids[0] == after.ids[0]
    equal = translate("session", "Greedy takes the likeliest token, and that is the same before and after.")
    saved = translate("session", "It would have cut every token; the likeliest stays.")
    return Effect(
        done=" · ".join(_done(before, after)),
        line=_line(after.threshold, pieces) if after.threshold else "",
        idle=equal if greedy else "",
        note=told(after.note) or (saved if after.rescued else ""),
    )


def _neutral_setting(transform: Transform) -> str:
    for name, declaration in transform.knobs():
        value = getattr(transform, name)
        if declaration.neutral is not None and value == declaration.neutral:
            return f"{declaration.symbol} = {declaration.words(value)}"
    return transform.title()


def _same(before: Stage, after: Stage) -> bool:
    """Whether nothing changed; a change of any token moves the entropy or the probabilities."""
    return (
        before.kept == after.kept
        and before.entropy_bits == after.entropy_bits
        and np.array_equal(before.ids, after.ids)
        and np.array_equal(before.probabilities, after.probabilities)
    )


def _nothing_here(transform: Transform, before: Stage, vocabulary_size: int) -> str:
    cuts = isinstance(transform, Filter)
    if before.kept == vocabulary_size:
        forms = _NOTHING
    else:
        forms = _NOTHING_OF_ONE if before.kept == 1 else _NOTHING_OF_SEVERAL
    said = translate("session", forms[0] if cuts else forms[1])
    return said.format(strategy=transform.label, count=count(before.kept))


_NOTHING = (
    QT_TRANSLATE_NOOP("session", "{strategy} cuts nothing here."),
    QT_TRANSLATE_NOOP("session", "{strategy} changes nothing here."),
)
_NOTHING_OF_ONE = (
    QT_TRANSLATE_NOOP("session", "{strategy} cuts nothing here: one token was left."),
    QT_TRANSLATE_NOOP("session", "{strategy} changes nothing here: one token was left."),
)
_NOTHING_OF_SEVERAL = (
    QT_TRANSLATE_NOOP("session", "{strategy} cuts nothing here: {count} tokens were left."),
    QT_TRANSLATE_NOOP("session", "{strategy} changes nothing here: {count} tokens were left."),
)


def _done(before: Stage, after: Stage) -> list[str]:
    parts: list[str] = []
    if after.kept != before.kept:
        kept = translate("session", "kept {kept} of {before}")
        mass = translate("session", "mass {share}")
        parts.append(kept.format(kept=count(after.kept), before=count(before.kept)))
        parts.append(mass.format(share=percent(after.mass)))
    one, two = figure(before.entropy_bits, ".2f"), figure(after.entropy_bits, ".2f")
    if one == two:
        return [*parts, translate("session", "entropy {bits} bit").format(bits=one)]
    if not parts:
        flatter = after.entropy_bits > before.entropy_bits
        parts.append(translate("session", "flatter") if flatter else translate("session", "sharper"))
    return [*parts, translate("session", "entropy {before} → {after} bit").format(before=one, after=two)]


def _line(threshold: Threshold, pieces: Sequence[bytes]) -> str:
    cut = translate("session", "cut at {measure} {value:.4g}")
    parts = [cut.format(measure=declared(threshold.name), value=threshold.value)]
    inside = translate("session", "last in {token} {value:.4g}")
    outside = translate("session", "first out {token} {value:.4g}")
    for said, place in ((inside, threshold.inside), (outside, threshold.outside)):
        if place is not None:
            token, value = place
            name = quoted(pieces[token]) if token < len(pieces) else f"#{token}"
            parts.append(said.format(token=name, value=value))
    return " · ".join(parts)
