from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from playground.decoding.draw import MAX_SEED
from playground.session.scene import Line, Status
from playground.session.tree import Prompt
from playground.widgets import theme
from playground.widgets.action_button import ActionButton
from playground.widgets.checked_field import CheckedField
from playground.widgets.entry_field import EntryField
from playground.widgets.run_bar import RunActions, RunBar
from playground.widgets.slider import Slider
from tests.widgets.scenes import scene

POINTS = 10.0


def action(text: str, key: str = "") -> QAction:
    made = QAction(text)
    made.setProperty("key", key)
    return made


class Bar:
    """A run bar in a window, with its actions."""

    def __init__(self, qtbot: QtBot, width: int = 1440) -> None:
        self.actions = RunActions(
            action("Back to the prompt", "Home"),
            action("Step back", "Left"),
            action("Run", "Space"),
            action("Step", "Right"),
        )
        self.extra = action("Compare")
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.bar = RunBar(self.actions, self.window)
        self.bar.add_action_button(self.extra)
        rows = QVBoxLayout(self.window)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.bar)
        rows.addStretch(1)
        self.bar.show_scene(scene())
        self.window.resize(width, 400)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.qtbot = qtbot

    @property
    def buttons(self) -> dict[str, ActionButton]:
        return {button.face: button for button in self.bar.findChildren(ActionButton)}

    def type(self, field: EntryField, text: str) -> None:
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text) if text else field.clear()
        self.qtbot.keyClick(field, Qt.Key.Key_Return)


def test_buttons_trigger_the_actions_they_were_given(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    named = {**vars(bar.actions), "extra": bar.extra}
    for one in named.values():
        with qtbot.waitSignal(one.triggered):
            qtbot.mouseClick(bar.buttons[one.text()], Qt.MouseButton.LeftButton)


def test_a_button_follows_its_action(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.actions.back.setEnabled(False)
    assert not bar.buttons["Step back"].isEnabled()
    assert bar.buttons["Step"].key == "→"
    bar.actions.step.setShortcut("F10")
    assert bar.buttons["Step"].key == "F10"


def test_while_running_the_run_button_reads_pause(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.bar.show_scene(scene(kind="running", status=Status("running")))
    assert bar.bar.run_button.face == bar.bar.run_button.accessibleName() == "Pause"
    bar.bar.show_scene(scene())
    assert bar.bar.run_button.face == "Run"


@pytest.mark.parametrize("typed", ["0", "4294967295", str(MAX_SEED), " 7 "])
def test_every_seed_can_be_typed(qtbot: QtBot, typed: str) -> None:
    bar = Bar(qtbot)
    with qtbot.waitSignal(bar.bar.seed_chosen) as caught:
        bar.type(bar.bar.seed.entry.field, typed)
    assert caught.args == [int(typed)]
    assert bar.bar.seed.entry.field.text() == typed.strip()


@pytest.mark.parametrize("typed", ["-1", "abc", "1.5", str(MAX_SEED + 1)])
def test_what_is_no_seed_gets_a_sentence(qtbot: QtBot, typed: str) -> None:
    bar = Bar(qtbot)
    with qtbot.assertNotEmitted(bar.bar.seed_chosen):
        bar.type(bar.bar.seed.entry.field, typed)
    assert "A seed is a whole number from 0 to" in bar.bar.seed.entry.error_text
    qtbot.keyClick(bar.bar.seed.entry.field, Qt.Key.Key_Escape)
    assert bar.bar.seed.entry.error_text == ""
    assert bar.bar.seed.entry.field.text() == "42"


def test_leaving_a_bad_seed_brings_the_old_one_back_and_the_sentence_can_still_be_read(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    field = bar.bar.seed.entry.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "abc")
    bar.bar.limit.field.setFocus()
    assert field.text() == "42"
    assert "“abc” is not" in bar.bar.seed.entry.error_text
    bar.bar.hide()
    assert bar.bar.seed.entry.error_text == ""


def test_a_blank_seed_keeps_the_old_one(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    with qtbot.assertNotEmitted(bar.bar.seed_chosen):
        bar.type(bar.bar.seed.entry.field, "")
    assert bar.bar.seed.entry.field.text() == "42"


def test_the_dice_gives_another_seed_and_shows_it(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    with qtbot.waitSignal(bar.bar.seed_chosen) as caught:
        qtbot.mouseClick(bar.bar.seed.dice, Qt.MouseButton.LeftButton)
    assert bar.bar.seed.entry.field.text() == str(caught.args[0])


@pytest.mark.parametrize(
    ("position", "pace", "text"), [(0, 0.5, "0.5 tok/s"), (100, 60.0, "60 tok/s"), (101, None, "no limit")]
)
def test_the_speed_goes_from_half_a_token_to_no_limit(
    qtbot: QtBot, position: int, pace: object, text: str
) -> None:
    bar = Bar(qtbot)
    with qtbot.waitSignal(bar.bar.pace_chosen) as caught:
        bar.bar.speed.findChild(Slider).setValue(position)
    assert caught.args == [pace]
    assert bar.bar.speed.value_text == text


@pytest.mark.parametrize("pace", [0.5, 1.0, 8.0, 30.0, 60.0, None])
def test_a_pace_is_shown_without_a_signal(qtbot: QtBot, pace: float | None) -> None:
    bar = Bar(qtbot)
    with qtbot.assertNotEmitted(bar.bar.pace_chosen):
        bar.bar.show_pace(pace)
    assert bar.bar.speed.value_text == ("no limit" if pace is None else f"{pace:g} tok/s")


def test_the_limit_of_new_tokens(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    with qtbot.waitSignal(bar.bar.max_new_tokens_chosen) as caught:
        bar.type(bar.bar.limit.field, "5")
    assert caught.args == [5]
    for bad in ("0", "two", "1.5"):
        with qtbot.assertNotEmitted(bar.bar.max_new_tokens_chosen):
            bar.type(bar.bar.limit.field, bad)
        assert "from 1 to 1,000,000" in bar.bar.limit.error_text
    bar.bar.show_max_new_tokens(77)
    qtbot.keyClick(bar.bar.limit.field, Qt.Key.Key_Escape)
    assert bar.bar.limit.field.text() == "77"


@pytest.mark.parametrize(("cursor", "full"), [(3, False), (3686, False), (3687, True), (4096, True)])
def test_the_context_warns_when_it_is_nearly_full(qtbot: QtBot, cursor: int, full: bool) -> None:
    bar = Bar(qtbot)
    bar.bar.show_scene(scene(cursor=cursor))
    assert bar.bar.context.is_nearly_full == full
    assert f"{cursor:,} / 4,096" in bar.bar.context.text
    assert ("⚠" in bar.bar.context.text) == full
    assert f"{4096 - cursor:,} tokens still fit" in bar.bar.context.toolTip()


def test_while_a_model_opens_the_stage_and_cancel_stand_in_its_place(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    button = bar.bar.model_button
    assert button.text == "scripted CPU · float32"
    bar.bar.show_scene(scene(status=Status("opening", "Reading the weights", 0.5)))
    assert button.text == "Reading the weights"
    with qtbot.waitSignal(button.cancel_wished):
        qtbot.mouseClick(button.cancel, Qt.MouseButton.LeftButton)
    bar.bar.show_scene(scene(card=None, status=Status("no_model")))
    assert button.text == "Open a model"


def test_the_model_menu_says_what_to_open(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    button = bar.bar.model_button
    kinds: list[str] = []
    button.opening_wished.connect(kinds.append)
    entries = {entry.text(): entry for entry in button.menu.actions()}
    for text in ("Open folder…", "Open file…", "Open from the hub…"):
        entries[text].trigger()
    assert kinds == ["folder", "file", "hub"]
    with qtbot.waitSignals([button.builtin_wished, button.settings_wished]):
        entries["Built-in model"].trigger()
        entries["Settings…"].trigger()


@pytest.mark.parametrize(("width", "percent", "rows"), [(1440, 100, 1), (1024, 100, 1), (1024, 200, 2)])
def test_nothing_is_cut_off(qtbot: QtBot, width: int, percent: int, rows: int) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font, palette, style = app.font(), app.palette(), app.styleSheet()
    try:
        theme.apply(app, theme.LIGHT_THEME, percent, POINTS)
        bar = Bar(qtbot, width)
        bar.bar.add_action_button(QAction("Lecture", bar.window))
        qtbot.waitUntil(lambda: bar.bar.width() == width)
        tops = set()
        for child in bar.bar.findChildren(QWidget):
            if isinstance(child, ActionButton | Slider | CheckedField | EntryField) and child.isVisible():
                place = child.mapTo(bar.bar, QPoint())
                assert bar.bar.rect().contains(place)
                assert bar.bar.rect().contains(place + QPoint(child.width() - 1, child.height() - 1))
            if isinstance(child, ActionButton):
                assert child.width() >= child.sizeHint().width()
                tops.add(child.mapTo(bar.bar, QPoint()).y())
        assert len(tops) == rows
    finally:
        app.setFont(font)
        app.setPalette(palette)
        app.setStyleSheet(style)
        app.styleHints().unsetColorScheme()


def test_a_prompt_that_is_too_long_fills_more_than_the_context(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    prompt = Prompt("too long", (1,) * 5000, (b"x",) * 5000)
    bar.bar.show_scene(replace(scene(), prompt=prompt, line=Line(), cursor=0, shown=None))
    assert "5,000 / 4,096" in bar.bar.context.text
    assert "0 tokens still fit" in bar.bar.context.toolTip()
