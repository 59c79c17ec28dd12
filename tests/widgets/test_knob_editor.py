import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from playground.decoding.catalogue import STRATEGIES
from playground.decoding.knobs import BoolKnob, ChoiceKnob, FloatKnob, IntKnob, Knob, TextKnob
from playground.decoding.schedules import Linear
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.entry_field import EntryField
from playground.widgets.knob_editor import KnobEditor
from playground.widgets.knob_scale import KnobScale
from playground.widgets.slider import Slider

P = FloatKnob(symbol="p", help="h", default=0.9, neutral=1.0, low=0.0, high=1.0, slider=(0.5, 1.0), step=0.01)
K = IntKnob(symbol="k", help="h", default=40, neutral=0, low=0, high=10_000_000, slider=(1, 200), log=True)


class Kept:
    """An editor and the values it gave."""

    def __init__(self, qtbot: QtBot, declaration: Knob, value: object) -> None:
        self.editor = KnobEditor("Top-p", "p", declaration, "p")
        qtbot.addWidget(self.editor)
        self.values: list[object] = []
        self.editor.value_edited.connect(self.values.append)
        self.editor.show_value(value)
        self.editor.resize(300, 60)
        self.editor.show()
        self.editor.activateWindow()
        qtbot.waitUntil(self.editor.isActiveWindow)
        self.qtbot = qtbot

    @property
    def field(self) -> EntryField:
        return self.editor.findChild(EntryField)

    @property
    def slider(self) -> Slider:
        return self.editor.findChild(Slider)

    def type(self, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
        self.field.setFocus()
        self.field.selectAll()
        self.qtbot.keyClicks(self.field, text)
        self.qtbot.keyClick(self.field, end)

    @property
    def error(self) -> str:
        return self.field.accessibleDescription()


@pytest.mark.parametrize(
    ("typed", "value"),
    [("0.7", 0.7), ("0,7", 0.7), (".5", 0.5), ("7e-1", 0.7), ("1", 1.0), ("0.123456", 0.123456)],
)
def test_dot_and_comma_are_both_decimal_marks(qtbot: QtBot, typed: str, value: float) -> None:
    kept = Kept(qtbot, P, 0.9)
    kept.type(typed)
    assert kept.values == [value]
    assert float(kept.field.text()) == value
    assert not kept.error


@pytest.mark.parametrize("typed", ["7", "-0.1", "nan", "inf", "abc", "1.2.3", " "])
def test_what_cannot_be_gets_a_sentence_and_changes_nothing(qtbot: QtBot, typed: str) -> None:
    kept = Kept(qtbot, P, 0.9)
    kept.type(typed)
    assert kept.values == []
    assert "from 0 to 1" in kept.error
    assert kept.field.text() == typed
    kept.qtbot.keyClick(kept.field, Qt.Key.Key_Escape)
    assert (kept.field.text(), kept.error) == ("0.9", "")


def test_any_legal_value_can_be_typed_beyond_the_slider(qtbot: QtBot) -> None:
    kept = Kept(qtbot, K, 40)
    kept.type("5000")
    assert kept.values == [5000]
    assert kept.slider.value() == kept.slider.maximum()
    assert kept.field.text() == "5000"


def test_an_incoming_value_does_not_disturb_typing_and_emits_nothing(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    kept.field.setFocus()
    kept.field.selectAll()
    kept.qtbot.keyClicks(kept.field, "0.6")
    kept.editor.show_value(0.8)
    assert kept.field.text() == "0.6"
    assert kept.values == []


def test_the_slider_gives_a_value_at_every_move_and_holds_it_against_the_echo(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    middle = kept.slider.height() // 2
    qtbot.mousePress(kept.slider, Qt.MouseButton.LeftButton, pos=QPoint(kept.slider.width() // 2, middle))
    first = kept.values[-1]
    kept.editor.show_value(first)
    assert kept.editor.is_dragged
    qtbot.mouseMove(kept.slider, QPoint(kept.slider.width() - 1, middle))
    assert kept.values[-1] == 1.0
    kept.editor.show_value(first)
    assert kept.slider.value() == kept.slider.maximum()
    qtbot.mouseRelease(kept.slider, Qt.MouseButton.LeftButton)
    assert not kept.editor.is_dragged


def test_the_wheel_turns_only_the_slider_that_has_the_focus(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    kept.field.setFocus()
    turn(kept.slider)
    assert kept.values == []
    kept.slider.setFocus()
    turn(kept.slider)
    assert kept.values


def turn(slider: Slider) -> None:
    middle = QPointF(slider.rect().center())
    event = QWheelEvent(
        middle,
        slider.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(slider, event)


def test_arrow_keys_in_the_field_nudge_the_number(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    qtbot.keyClick(kept.field, Qt.Key.Key_Up)
    qtbot.keyClick(kept.field, Qt.Key.Key_Down)
    assert kept.values == [0.91, 0.9]


def test_a_schedule_is_kept_as_text_and_the_slider_stands_where_it_is_now(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    kept.type("linear(1, 0.5, 10)")
    assert kept.values == [Linear(1.0, 0.5, 10)]
    kept.editor.show_value(Linear(1.0, 0.5, 10), step=10)
    assert kept.slider.value() == 0
    assert kept.field.text() == "linear(1,0.5,10)"


@pytest.mark.parametrize(
    ("declaration", "start", "typed", "value"),
    [
        (TextKnob(symbol="s", help="h", default=""), "a", "b & <i>", "b & <i>"),
        (TextKnob(symbol="s", help="h", default=""), "a", '" the"', " the"),
    ],
)
def test_text_is_taken_as_it_stands(
    qtbot: QtBot, declaration: Knob, start: str, typed: str, value: str
) -> None:
    kept = Kept(qtbot, declaration, start)
    kept.type(typed)
    assert kept.values == [value]
    assert declaration.parse(kept.field.text(), "s") == value


def test_a_switch_and_a_choice_give_their_values(qtbot: QtBot) -> None:
    flag = Kept(qtbot, BoolKnob(symbol="b", help="h", default=False), False)
    qtbot.mouseClick(flag.editor.findChild(QCheckBox), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert flag.values == [True]
    choice = Kept(qtbot, ChoiceKnob(symbol="c", help="h", default="one", choices=("one", "two")), "one")
    qtbot.keyClick(choice.editor.findChild(ChoiceBox), Qt.Key.Key_Down)
    assert choice.values == ["two"]


def test_controls_have_names(qtbot: QtBot) -> None:
    kept = Kept(qtbot, P, 0.9)
    assert kept.slider.accessibleName() == kept.field.accessibleName() == "Top-p p"
    assert kept.slider.accessibleDescription() == "0.9"


NUMBERS = [
    (strategy, name, declaration)
    for strategy in STRATEGIES
    for name, declaration in strategy.knobs()
    if isinstance(declaration, FloatKnob | IntKnob)
]


@pytest.mark.parametrize(
    ("strategy", "name", "declaration"), NUMBERS, ids=lambda value: getattr(value, "symbol", None)
)
def test_every_position_of_every_slider_is_legal_and_neutral_is_one(strategy, name, declaration) -> None:  # type: ignore[no-untyped-def]
    scale = KnobScale.of(declaration)
    assert list(scale.values) == sorted(set(scale.values))
    assert all(declaration.check(value, name) == value for value in scale.values)
    assert all(scale.position(value) == place for place, value in enumerate(scale.values))
    if declaration.neutral is not None:
        assert scale.values[scale.neutral_position] == declaration.neutral
    assert scale.position(-math.inf) == 0
    assert scale.position(math.inf) == scale.last
