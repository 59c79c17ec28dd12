"""What else had a hand in a step: sentences after the why, each about one transform of the recipe.

Every number is the record's, or follows from the record's numbers alone.
"""

from collections.abc import Iterator

from playground.decoding.shaping import Stage
from playground.decoding.strategy import Transform
from playground.decoding.transforms.min_new_tokens import MinNewTokens
from playground.decoding.transforms.mirostat import Mirostat
from playground.decoding.transforms.surprise_memory import SurpriseMemory
from playground.decoding.transforms.temperature import AS_GREEDY, Temperature
from playground.decoding.transforms.xtc import XTC
from playground.session.notes import told
from playground.session.numbers import figure, percent
from playground.session.records import Growth, Step
from playground.wording import translate


def remarks(step: Step, growth: Growth) -> list[str]:
    """Whole sentences, in the order of the recipe; none where nothing but the bars decided."""
    sentences = list(_by_transform(step, growth))
    alone = _who_left_one(step)
    if growth.how == "only" and alone is not None and not acts_as_greedy(step):
        transform, stage = alone
        if not stage.rescued:
            sentences.append(
                translate("session", "{strategy} took out the last of the others.").format(
                    strategy=transform.title()
                )
            )
    return sentences


def acts_as_greedy(step: Step) -> bool:
    """Whether a temperature of 0 left only the likeliest token."""
    alone = _who_left_one(step)
    return alone is not None and isinstance(alone[0], Temperature) and alone[0].temperature < AS_GREEDY


def _stages(step: Step) -> Iterator[tuple[Transform, Stage, Stage]]:
    """Each transform as it stood at this step, and the stages before and after it."""
    stages = step.look.stages
    applied = step.recipe.at(step.number - 1).transforms
    return zip(applied, stages, stages[1:], strict=False)


def _who_left_one(step: Step) -> tuple[Transform, Stage] | None:
    """The transform after which only one token was left, with its stage."""
    found = ((t, after) for t, before, after in _stages(step) if after.kept == 1 < before.kept)
    return next(found, None)


def _by_transform(step: Step, growth: Growth) -> Iterator[str]:
    for place, (transform, _, after) in enumerate(_stages(step)):
        title = transform.title()
        if after.rescued:
            said = translate(
                "session", "{strategy} would have taken out every token, so the best one stayed."
            )
            yield said.format(strategy=title)
        if isinstance(transform, XTC) and after.note:
            yield f"{title}: {_lowered(after.note)}"
        if isinstance(transform, SurpriseMemory) and after.note:
            yield " ".join(filter(None, [f"{title}: {told(after.note)}", _learned(step, transform, after)]))
        if isinstance(transform, MinNewTokens):
            yield from _held_back(step, growth, place, title)


def _lowered(note: str) -> str:
    """A note after a colon, where English has a small letter; other languages have their own way."""
    said = told(note)
    return said[:1].lower() + said[1:] if said == note else said


def _learned(step: Step, transform: SurpriseMemory, after: Stage) -> str:
    """Where the memory went with this token, and by which surprise where the record tells."""
    memory = step.memories.get(transform.about.key)
    if memory is None:
        return ""
    line = after.threshold
    if isinstance(transform, Mirostat) and line is not None:
        surprise = transform.tau + (line.value - memory) / transform.eta
        said = translate(
            "session",
            "This token, with a surprise of {surprise} bits against the {wanted:g} aimed at, "
            "moves it to {memory} bits.",
        )
        return said.format(surprise=_signed(surprise), wanted=transform.tau, memory=_signed(memory))
    return translate("session", "This token moves it to {memory} bits.").format(memory=_signed(memory))


def _signed(number: float) -> str:
    """Two decimals with a true minus; what rounds to nothing has no sign."""
    return figure(round(number, 2) + 0.0, ".2f").replace("-", "−")


def _held_back(step: Step, growth: Growth, place: int, title: str) -> Iterator[str]:
    """The likeliest end token that was held back, where it stood above the token that came."""
    rows = step.look.candidates
    held = [row for row in range(len(rows.ids)) if rows.cut_by[row] == place]
    if held and rows.ranks[held[0]] < growth.rank:
        p = percent(float(rows.p_model[held[0]]))
        yield translate("session", "{strategy} held back an end token, which had {p} for the model.").format(
            strategy=title, p=p
        )
