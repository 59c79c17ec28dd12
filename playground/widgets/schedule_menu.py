"""Lets a number follow the text as it grows: a straight line, from a step on, or constant again."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from playground.decoding.knobs import FloatKnob, IntKnob
from playground.decoding.schedules import From, Linear, Schedule
from playground.decoding.strategy import Strategy
from playground.errors import BadValue
from playground.widgets import plain

LINE_STEPS, FROM_STEP = 20, 10


class ScheduleMenu(QMenu):
    """Offers what fits each number of the strategy; the numbers of a schedule are then typed in its field."""

    strategy_edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Over time"))
        self._strategy: Strategy | None = None
        self._step = 0
        self.aboutToShow.connect(self.fill)

    def show_strategy(self, strategy: Strategy, step: int) -> None:
        """The settings in force, after so many new tokens."""
        self._strategy, self._step = strategy, step

    @staticmethod
    def fits(kind: type[Strategy]) -> bool:
        """Whether there is a number to follow anything."""
        return any(isinstance(knob, FloatKnob | IntKnob) for _, knob in kind.knobs())

    @Slot()
    def fill(self) -> None:
        """Makes the entries."""
        self.clear()
        if self._strategy is None:
            return
        for name, declaration in self._strategy.knobs():
            if isinstance(declaration, FloatKnob | IntKnob):
                self._add_knob(name, declaration)

    def _add_knob(self, name: str, declaration: FloatKnob | IntKnob) -> None:
        value = getattr(self._strategy, name)
        now = declaration.at(value, self._step)
        line = Linear(now, _other_end(declaration, now), LINE_STEPS)
        words = {
            self.tr("{knob}: constant {value}"): now,
            self.tr("{knob}: a straight line, {value}"): line,
            self.tr("{knob}: off before a step, {value}"): From(FROM_STEP, now),
        }
        self.addSection(plain.menu_text(declaration.symbol))
        for text, wanted in words.items():
            if isinstance(wanted, From) and declaration.neutral is None:
                continue
            shown = text.format(knob=declaration.symbol, value=declaration.format(wanted))
            action = self.addAction(plain.menu_text(shown))
            action.setCheckable(True)
            action.setChecked(type(wanted) is type(value) or _both_numbers(wanted, value))
            action.triggered.connect(partial(self._on_triggered, name, wanted))

    def _on_triggered(self, name: str, value: Any, checked: bool = False) -> None:
        if self._strategy is None:
            return
        try:
            edited = replace(self._strategy, **{name: value})
        except BadValue:
            return
        self.strategy_edited.emit(edited)


def _other_end(declaration: FloatKnob | IntKnob, now: float) -> float:
    """Where a line may lead: to where the strategy does nothing, or else to its usual value."""
    ends = (declaration.neutral, declaration.default, declaration.slider[0])
    return next((float(end) for end in ends if end is not None and end != now), now)


def _both_numbers(one: object, other: object) -> bool:
    return not isinstance(one, Schedule) and not isinstance(other, Schedule)
