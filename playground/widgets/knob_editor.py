"""The control for one knob, made from its declaration."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from playground.decoding.knobs import BoolKnob, ChoiceKnob, FloatKnob, IntKnob, Knob, TextKnob
from playground.decoding.schedules import Schedule
from playground.decoding.strategy import titled
from playground.errors import BadValue
from playground.session.numbers import figure
from playground.widgets import plain
from playground.widgets.check_box import CheckBox
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.entry_field import EntryField
from playground.widgets.knob_scale import KnobScale
from playground.widgets.labels import error_label, plain_label
from playground.widgets.slider import Slider
from playground.widgets.theme import GRID, em, set_property
from playground.wording import declared

_FIELD_EM = 4.5
_SCHEDULE_EM = 9.5
_SLIDER_EM = 7.5


class KnobEditor(QWidget):
    """A caption, a control, and a sentence where what was typed cannot be."""

    value_edited = Signal(object)

    def __init__(
        self, title: str, name: str, declaration: Knob, caption: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.name = name
        self._words = titled(title, declared(name.replace("_", " ")))
        self._declaration, self._help = declaration, declared(declaration.help)
        self._value: Any = None
        self._scale = KnobScale.of(declaration) if isinstance(declaration, FloatKnob | IntKnob) else None
        self._caption = QLabel(caption)
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        if not caption:
            self._caption.hide()
        self._slider, self._field = Slider(self), EntryField(self)
        self._choices, self._flag = ChoiceBox(self), CheckBox(self.tr("on"), self)
        self._error, self._now = error_label(), plain_label(dim=True)
        self._now.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID // 2)
        self._narrow: bool | None = None
        self._figures = _FIELD_EM
        self._name_all()
        self._wire()
        self._fit()

    @property
    def is_dragged(self) -> bool:
        """Whether the slider is held by the pointer."""
        return self._slider.isSliderDown()

    def show_hue(self, hue: int) -> None:
        """The colour of the strategy."""
        self._slider.show_hue(hue)

    def show_value(self, value: Any, step: int = 0) -> None:
        """The value in force; a schedule puts the slider where it stands at this step."""
        changed = value != self._value or type(value) is not type(self._value)
        self._value = value
        if changed:
            self._clear_error()
            self._field.show_text(self._written(value))
            self._field.setToolTip(plain.tip(f"{self._help}\n{self._written(value)}"))
        if changed or isinstance(value, Schedule):
            self._put_controls(value, step)

    def show_idle(self, reason: str) -> None:
        """Grey and why, or in colour where `reason` is empty."""
        self._slider.show_idle(bool(reason))
        set_property(self._caption, "idle", bool(reason))
        self._slider.setToolTip(plain.tip(reason or self._help))

    def show_error(self, sentence: str) -> None:
        """Why what was typed cannot be."""
        self._error.setText(sentence)
        self._error.show()
        self._field.setAccessibleDescription(sentence)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """What takes the focus, in order."""
        return (self._slider, self._field) if self._scale else (self._control(),)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two rows where one is too narrow."""
        self._arrange()
        super().resizeEvent(event)

    def _control(self) -> QWidget:
        match self._declaration:
            case ChoiceKnob():
                return self._choices
            case BoolKnob():
                return self._flag
            case TextKnob():
                return self._field
            case _:
                return self._slider

    def _name_all(self) -> None:
        for widget in (self._slider, self._field, self._choices, self._flag):
            widget.setAccessibleName(self._words)
            widget.setToolTip(plain.tip(self._help))
            widget.setVisible(False)
        self._caption.setToolTip(plain.tip(self._help))
        self._field.setProperty("mono", self._scale is not None)
        self._control().setVisible(True)
        if isinstance(self._declaration, ChoiceKnob):
            self._choices.addItems(list(self._declaration.choices))
        if self._scale:
            self._slider.setRange(0, self._scale.last)
            self._slider.setPageStep(max(1, self._scale.last // 10))
            self._slider.show_mark(self._scale.neutral_position)
            self._field.setVisible(True)
            self._field.setAlignment(Qt.AlignmentFlag.AlignRight)

    def _wire(self) -> None:
        self._slider.valueChanged.connect(self._on_slider_moved)
        self._field.text_entered.connect(self._on_text_entered)
        self._field.given_up.connect(self._clear_error)
        self._field.nudged.connect(self._on_nudged)
        self._choices.textActivated.connect(self._offer)
        self._flag.clicked.connect(self._offer)

    def _fit(self) -> None:
        if self._scale:
            self._field.setFixedWidth(round(self._figures * em(self)) + 4 * GRID)
        self._field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._narrow = None
        self._arrange()

    def _arrange(self) -> None:
        wide = self._caption.sizeHint().width() + self._field.minimumWidth() + _SLIDER_EM * em(self)
        narrow = self.width() < wide
        if narrow == self._narrow:
            return
        self._narrow = narrow
        row = 1 if narrow else 0
        control, span = self._control(), 1 if self._scale and not narrow else 2
        self._grid.addWidget(self._caption, 0, 0)
        if self._scale:
            self._grid.addWidget(self._field, 0, 2, Qt.AlignmentFlag.AlignRight)
        column = 0 if narrow else 1
        self._grid.addWidget(control, row, column, 1, 3 if narrow else span)
        self._grid.addWidget(self._now, 2, 0, 1, 3)
        self._grid.addWidget(self._error, 3, 0, 1, 3)
        self._grid.setColumnStretch(1, 1)

    def _written(self, value: Any) -> str:
        if not isinstance(self._declaration, TextKnob):
            return self._declaration.words(value)
        text = self._declaration.format(value)
        plain = value and value == value.strip() and value.isprintable() and not value.startswith('"')
        return value if plain or not value else text

    def _put_controls(self, value: Any, step: int) -> None:
        if self._scale:
            now = self._declaration.at(value, step)
            blocked = self._slider.blockSignals(True)
            if not self._slider.isSliderDown():
                self._slider.setValue(self._scale.position(now))
            self._slider.blockSignals(blocked)
            self._slider.setAccessibleDescription(self._written(value))
            self._show_now(now if isinstance(value, Schedule) else None)
        elif isinstance(value, bool):
            self._flag.setChecked(value)
        elif isinstance(self._declaration, ChoiceKnob):
            self._choices.setCurrentText(value)

    def _show_now(self, now: float | None) -> None:
        """Where a schedule stands; nothing for a number."""
        self._now.setVisible(now is not None)
        if now is not None:
            self._now.setText(self.tr("now {value}").format(value=figure(now, ".4g")))
        figures = _FIELD_EM if now is None else _SCHEDULE_EM
        if figures != self._figures:
            self._figures = figures
            self._fit()

    @Slot()
    def _clear_error(self) -> None:
        self._error.hide()
        self._field.setAccessibleDescription("")

    @Slot(int)
    def _on_slider_moved(self, position: int) -> None:
        if self._scale:
            self._offer(self._scale.values[position])

    @Slot(int)
    def _on_nudged(self, steps: int) -> None:
        if self._scale and not self._field.isModified():
            self._slider.setValue(self._slider.value() + steps)

    @Slot(str)
    def _on_text_entered(self, text: str) -> None:
        try:
            value = self._declaration.check(self._declaration.parse(text, self._words), self._words)
        except BadValue as fault:
            self.show_error(str(fault))
            return
        self._field.settle(self._written(value))
        self._offer(value)

    @Slot(object)
    def _offer(self, value: Any) -> None:
        value = self._declaration.check(value, self._words)
        if value == self._value and not isinstance(value, bool):
            self._clear_error()
            return
        self._value = value
        self._clear_error()
        self._field.settle(self._written(value))
        self._slider.setAccessibleDescription(self._written(value))
        if not self._slider.isSliderDown():
            self._put_controls(value, 0)
        self.value_edited.emit(value)
