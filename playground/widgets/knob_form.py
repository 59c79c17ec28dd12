"""The controls for all knobs of one strategy."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playground.decoding.strategy import Strategy
from playground.errors import BadValue
from playground.widgets.knob_editor import KnobEditor
from playground.widgets.theme import GRID
from playground.wording import declared


class KnobForm(QWidget):
    """One editor for each knob that the strategy declares; none where it declares none."""

    strategy_edited = Signal(object)

    def __init__(self, hue: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hue = hue
        self._strategy: Strategy | None = None
        self._check: Callable[[Strategy], str | None] = lambda _: None
        self._editors: dict[str, KnobEditor] = {}
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(GRID)

    @property
    def is_dragged(self) -> bool:
        """Whether a slider is held by the pointer."""
        return any(editor.is_dragged for editor in self._editors.values())

    def use_check(self, check: Callable[[Strategy], str | None]) -> None:
        """What says why settings cannot be used, beyond what the strategy refuses; None if they can."""
        self._check = check

    def editor(self, name: str) -> KnobEditor:
        """That of one knob."""
        return self._editors[name]

    def show_strategy(self, strategy: Strategy, step: int = 0) -> None:
        """The settings in force; schedules stand where they are at this step."""
        if type(strategy) is not type(self._strategy):
            self._rebuild(type(strategy))
        self._strategy = strategy
        for name, editor in self._editors.items():
            editor.show_value(getattr(strategy, name), step)

    def show_idle(self, reasons: Mapping[str, str]) -> None:
        """Greys the knobs that make no difference now, and says why."""
        for name, editor in self._editors.items():
            editor.show_idle(reasons.get(name, ""))

    def take_tab_after(self, widget: QWidget) -> None:
        """Tab comes here after that widget, then goes from knob to knob."""
        for editor in self._editors.values():
            for stop in editor.tab_stops:
                self.setTabOrder(widget, stop)
                widget = stop

    @property
    def last_in_tab_order(self) -> QWidget | None:
        """Where Tab leaves; None without knobs."""
        stops = [stop for editor in self._editors.values() for stop in editor.tab_stops]
        return stops[-1] if stops else None

    def _rebuild(self, kind: type[Strategy]) -> None:
        for editor in self._editors.values():
            self._rows.removeWidget(editor)
            editor.hide()
            editor.deleteLater()
        knobs = list(kind.knobs())
        self._editors = {}
        for name, declaration in knobs:
            caption = declaration.symbol if len(knobs) == 1 else declared(name.replace("_", " "))
            editor = KnobEditor(kind.title(), name, declaration, caption, self)
            editor.show_hue(self._hue)
            editor.value_edited.connect(partial(self._on_value_edited, name))
            self._rows.addWidget(editor)
            self._editors[name] = editor
        self.setVisible(bool(knobs))

    def _on_value_edited(self, name: str, value: Any) -> None:
        if self._strategy is None:
            return
        try:
            edited = replace(self._strategy, **{name: value})
        except BadValue as fault:
            self._editors[name].show_error(str(fault))
            return
        complaint = self._check(edited)
        if complaint:
            self._editors[name].show_error(complaint)
            return
        self._strategy = edited
        self.strategy_edited.emit(self._strategy)
