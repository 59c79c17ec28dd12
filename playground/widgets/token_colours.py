"""What a token's background can tell: one number in [0, 1] for each way of colouring."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from playground.session.records import Step
from playground.wording import localised

MOST_BITS = 8.0
MOST_RANK = 1000
_CONTEXT = "ColourBy"


@dataclass(frozen=True)
class ColourBy:
    """A way of colouring; `part` is 0 for what should blend in. `low` and `high` name the ends."""

    key: str
    title: str
    low: str
    high: str
    part: Callable[[Step], float]

    def name(self) -> str:
        """The title in the language of the program."""
        return QCoreApplication.translate(_CONTEXT, self.title)

    def ends(self) -> tuple[str, str]:
        """What stands at the two ends of the scale."""
        return _end(self.low), _end(self.high)


def _end(text: str) -> str:
    said = QCoreApplication.translate(_CONTEXT, text)
    return localised(said) if said[:1].isdigit() else said


def _by_surprisal(step: Step) -> float:
    return step.growth.surprisal_bits / MOST_BITS


def _by_probability(step: Step) -> float:
    return 1.0 - step.growth.p_model


def _by_rank(step: Step) -> float:
    return math.log(step.growth.rank) / math.log(MOST_RANK)


def _by_entropy(step: Step) -> float:
    return step.look.entropy_bits / MOST_BITS


def _by_choice(step: Step) -> float:
    if step.growth.by_hand:
        return 1.0
    return 0.0 if step.growth.how in ("greedy", "tie", "only") else 0.45


def _not_at_all(_: Step) -> float:
    return 0.0


WAYS = (
    ColourBy(
        "surprisal",
        str(QT_TRANSLATE_NOOP("ColourBy", "surprisal")),
        "0",
        str(QT_TRANSLATE_NOOP("ColourBy", "8 bit")),
        _by_surprisal,
    ),
    ColourBy(
        "probability", str(QT_TRANSLATE_NOOP("ColourBy", "probability")), "100 %", "0 %", _by_probability
    ),
    ColourBy("rank", str(QT_TRANSLATE_NOOP("ColourBy", "rank")), "1", "1,000", _by_rank),
    ColourBy(
        "entropy",
        str(QT_TRANSLATE_NOOP("ColourBy", "entropy")),
        "0",
        str(QT_TRANSLATE_NOOP("ColourBy", "8 bit")),
        _by_entropy,
    ),
    ColourBy(
        "how",
        str(QT_TRANSLATE_NOOP("ColourBy", "how chosen")),
        str(QT_TRANSLATE_NOOP("ColourBy", "greedy, drawn")),
        str(QT_TRANSLATE_NOOP("ColourBy", "by hand")),
        _by_choice,
    ),
    ColourBy("nothing", str(QT_TRANSLATE_NOOP("ColourBy", "nothing")), "", "", _not_at_all),
)
BY_KEY = {way.key: way for way in WAYS}


def part(way: ColourBy, step: Step) -> float:
    """How strongly a token is coloured, in [0, 1]."""
    return min(1.0, max(0.0, way.part(step)))
