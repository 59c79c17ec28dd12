"""A lesson while it is being recorded, as the window shows it, and what was done, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from playground.decoding.recipe import Recipe
from playground.session.explain import quoted
from playground.session.lesson_deeds import Deed
from playground.session.lessons import LessonStep
from playground.wording import QT_TRANSLATE_NOOP, translate


@dataclass(frozen=True)
class RecordingPage:
    """The pauses so far and what was done since the last one.

    `waiting` says that a pause was asked for and waits until the model has looked. `ended` says that the
    session was left: what was recorded can be saved, and nothing can be added. `fault` is why the last
    wish could not be done.
    """

    steps: tuple[LessonStep, ...] = ()
    since: tuple[Deed, ...] = ()
    waiting: bool = False
    ended: bool = False
    fault: str = ""

    @property
    def can_pause(self) -> bool:
        """Whether a step can be ended here."""
        return not self.waiting and not self.ended


def deeds_in_words(deeds: Sequence[Deed]) -> str:
    """What was done, in a row; what was done several times in a row is counted."""
    rows = [list(row) for _, row in groupby(deeds, lambda deed: deed.kind)]
    told = [
        [_words(row[0], sum(deed.count for deed in row))] if row[0].kind in _SEVERAL else map(_words, row)
        for row in rows
    ]
    return " · ".join(words for row in told for words in row)


_ONCE = {
    "prompt": QT_TRANSLATE_NOOP("session", "prompt “{text}”"),
    "recipe": QT_TRANSLATE_NOOP("session", "recipe {text}"),
    "seed": QT_TRANSLATE_NOOP("session", "seed {text}"),
    "pick": QT_TRANSLATE_NOOP("session", "pick {text}"),
    "home": QT_TRANSLATE_NOOP("session", "back to the prompt"),
    "run": QT_TRANSLATE_NOOP("session", "run, one token"),
    "step": QT_TRANSLATE_NOOP("session", "step"),
    "back": QT_TRANSLATE_NOOP("session", "step back"),
    "reroll": QT_TRANSLATE_NOOP("session", "draw again"),
}
_SEVERAL = {
    "run": QT_TRANSLATE_NOOP("session", "run, {count:,} tokens"),
    "step": QT_TRANSLATE_NOOP("session", "{count:,} steps"),
    "back": QT_TRANSLATE_NOOP("session", "{count:,} steps back"),
    "reroll": QT_TRANSLATE_NOOP("session", "draw again, {count:,} times"),
}


def _words(deed: Deed, times: int = 1) -> str:
    text = deed.text
    if deed.kind == "recipe":
        text = Recipe.parse(text).label
    elif deed.kind == "pick":
        text = quoted(text.encode()) if deed.token is None else f"#{deed.token}"
    form = _SEVERAL.get(deed.kind) if times > 1 else None
    form = form or _ONCE[deed.kind]
    return translate("session", form).format(text=text, count=times)
