"""The curves of the history: what each shows, and how it is told apart without colour."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt

from playground.session.records import Step
from playground.widgets.theme import Colours


@dataclass(frozen=True)
class Series:
    """One curve. `symbol` is pyqtgraph's name of a point's shape; `counts` go on the logarithmic axis."""

    key: str
    title: str
    colour: Callable[[Colours], str]
    line: Qt.PenStyle
    symbol: str
    counts: bool
    at_first: bool
    value: Callable[[Step], float]

    def name(self) -> str:
        """The title in the language of the program."""
        return QCoreApplication.translate("Series", self.title)


ALL = (
    Series(
        "entropy",
        str(QT_TRANSLATE_NOOP("Series", "entropy")),
        lambda look: look.entropy,
        Qt.PenStyle.SolidLine,
        "o",
        counts=False,
        at_first=True,
        value=lambda step: step.look.entropy_bits,
    ),
    Series(
        "surprisal",
        str(QT_TRANSLATE_NOOP("Series", "surprisal")),
        lambda look: look.surprisal,
        Qt.PenStyle.DashLine,
        "s",
        counts=False,
        at_first=True,
        value=lambda step: step.growth.surprisal_bits,
    ),
    Series(
        "kept",
        str(QT_TRANSLATE_NOOP("Series", "kept tokens")),
        lambda look: look.kept,
        Qt.PenStyle.DotLine,
        "t1",
        counts=True,
        at_first=True,
        value=lambda step: step.look.kept,
    ),
    Series(
        "rank",
        str(QT_TRANSLATE_NOOP("Series", "rank")),
        lambda look: look.rank,
        Qt.PenStyle.DashDotLine,
        "d",
        counts=True,
        at_first=False,
        value=lambda step: step.growth.rank,
    ),
)
