from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QEvent, QMimeData, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from playground.session.tree import Prompt
from playground.widgets.examples import load_examples
from playground.widgets.prompt_panel import PromptPanel, PromptText
from playground.widgets.token_chips import TokenChips
from tests.widgets import scenes
from tests.widgets.dressing import dressed


@dataclass(frozen=True)
class Tokens:
    ids: tuple[int, ...]
    pieces: tuple[bytes, ...]


THREE = Tokens((10, 11, 12), (b"AI", b" enhances", b" "))


@pytest.fixture
def panel(qtbot):
    made = PromptPanel()
    qtbot.addWidget(made)
    made.show_scene(scenes.scene())
    return made


def labels(panel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]


def entry(panel, text: str) -> QAction:
    actions = [a for b in panel.findChildren(QToolButton) for a in b.menu().actions()]
    return next(action for action in actions if action.text() == text)


def paste(panel, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    panel.editor.insertFromMimeData(data)


def test_a_prompt_from_elsewhere_says_how_it_was_read(panel):
    plainly = entry(panel, "Control tokens as plain text")
    for text, specials in (("a", False), ("b", True), ("c", False)):
        prompt = Prompt(text, (0,), (text.encode(),), specials=specials)
        panel.show_scene(replace(scenes.scene(), prompt=prompt))
        assert plainly.isChecked() is not specials


def test_typing_is_told_once_when_it_pauses(qtbot, panel):
    told = []
    panel.prompt_edited.connect(told.append)
    with qtbot.waitSignal(panel.prompt_edited):
        qtbot.keyClicks(panel.editor, "a b")
    assert told == [PromptText("a b")]


def test_what_is_pasted_reaches_the_model_unchanged(qtbot, panel):
    text = "a\u00a0b\x00c\r\nd\re\tf "
    with qtbot.waitSignal(panel.prompt_edited) as told:
        paste(panel, text)
    assert told.args == [PromptText(text)]


def test_enter_and_shift_enter_are_line_ends(qtbot, panel):
    qtbot.keyClicks(panel.editor, "a")
    qtbot.keyClick(panel.editor, Qt.Key.Key_Return)
    qtbot.keyClick(panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.text() == "a\n\n"


def test_a_typed_picture_of_a_control_character_stays_what_it_is(qtbot, panel):
    press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "␍")
    QApplication.sendEvent(panel.editor, press)
    assert panel.text() == "␍"


def test_setting_a_text_emits_nothing(qtbot, panel):
    with qtbot.assertNotEmitted(panel.prompt_edited):
        panel.set_text("restored", "chat")
        panel.flush()
    assert panel.text() == "restored"
    assert entry(panel, "Chat template").isChecked()


def test_tokens_are_counted_and_shown_with_visible_spaces(panel):
    panel.set_text("AI enhances ")
    assert "… reading" in labels(panel)
    panel.show_count(THREE)
    assert "3 tokens" in labels(panel)
    assert panel.findChild(TokenChips).accessibleDescription() == "AI | ␣enhances | ␣"


def test_a_count_that_comes_while_typing_goes_on_is_not_shown(qtbot, panel):
    qtbot.keyClicks(panel.editor, "x")
    panel.show_count(THREE)
    assert "… reading" in labels(panel)
    panel.flush()


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        (4, None),
        (3, "The prompt fills all 3 tokens that this model reads; shorten it to go on."),
        (2, "The prompt has 3 tokens, this model reads 2; shorten it to go on."),
    ],
)
def test_a_prompt_beyond_the_context_is_said(panel, limit, sentence):
    panel.show_scene(scenes.scene(card=replace(scenes.card(), context_limit=limit)))
    panel.set_text("AI enhances ")
    panel.show_count(THREE)
    assert sentence is None or sentence in labels(panel)
    assert any("shorten" in text for text in labels(panel)) == (sentence is not None)


def test_a_model_without_template_has_no_chat_and_says_why(panel):
    assert not entry(panel, "Chat template").isEnabled()
    assert "no chat template" in entry(panel, "Chat template").toolTip()


def test_a_model_with_template_may_chat(qtbot, panel):
    panel.show_scene(scenes.scene(card=replace(scenes.card(), has_chat_template=True)))
    panel.set_text("hi")
    with qtbot.waitSignal(panel.prompt_edited) as told:
        entry(panel, "Chat template").trigger()
    assert told.args == [PromptText("hi", "chat")]


def test_control_tokens_can_be_plain_text(qtbot, panel):
    panel.set_text("x<|im_start|>y")
    with qtbot.waitSignal(panel.prompt_edited) as told:
        entry(panel, "Control tokens as plain text").trigger()
    assert told.args == [PromptText("x<|im_start|>y", "text", specials=False)]


def test_ctrl_enter_sends_the_text_and_then_asks_to_run(qtbot, panel):
    qtbot.keyClicks(panel.editor, "a")
    with qtbot.waitSignals([panel.prompt_edited, panel.run_wished], order="strict"):
        qtbot.keyClick(panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    panel.show_count(THREE)
    with qtbot.assertNotEmitted(panel.prompt_edited), qtbot.waitSignal(panel.run_wished):
        qtbot.keyClick(panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_refused_text_says_why(qtbot, panel):
    qtbot.keyClicks(panel.editor, "a")
    with qtbot.waitSignal(panel.prompt_edited):
        qtbot.keyClick(panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    panel.show_failure("System role not supported")
    assert "System role not supported" in labels(panel)


def test_a_lone_surrogate_is_replaced_and_said(panel):
    panel.set_text("ok\ud800bad")
    assert panel.text() == "ok\ufffdbad"
    assert "One broken character was replaced by �." in labels(panel)
    panel.set_text("good")
    assert not any("broken" in text for text in labels(panel))


def test_the_prompt_of_the_session_is_followed_after_undo(panel):
    panel.show_scene(scenes.scene(prompt=Prompt("first", (1,), (b"first",))))
    panel.show_scene(scenes.scene(prompt=Prompt("second\r", (1, 2), (b"second", b"\r"))))
    assert panel.text() == "second\r"
    assert "2 tokens" in labels(panel)


def test_typing_is_never_overwritten_by_the_session(qtbot, panel):
    qtbot.keyClicks(panel.editor, "mine")
    panel.show_scene(scenes.scene(prompt=Prompt("theirs", (1,), (b"theirs",))))
    assert panel.text() == "mine"
    panel.flush()
    panel.show_scene(scenes.scene(prompt=Prompt("older", (1,), (b"older",))))
    assert panel.text() == "mine"


def test_an_example_becomes_the_prompt(qtbot, panel):
    example = load_examples()[1]
    with qtbot.waitSignal(panel.prompt_edited) as told:
        entry(panel, example.title).trigger()
    assert told.args == [PromptText(example.text)]
    panel.editor.undo()
    assert panel.text() == ""


def test_every_example_is_complete():
    for example in load_examples():
        assert example.mode in ("text", "chat")
        assert all((example.title, example.text, example.why.endswith((".", "?"))))


def test_copy_gives_back_what_was_pasted(panel):
    paste(panel, "a\u00a0b\r\nc")
    panel.editor.selectAll()
    assert panel.editor.createMimeDataFromSelection().text() == "a\u00a0b\r\nc"
    panel.flush()


@pytest.mark.parametrize("percent", [100, 200])
def test_it_fits_into_a_narrow_column(panel, percent):
    with dressed("light", percent):
        panel.show_scene(scenes.scene(card=replace(scenes.card(), context_limit=2)))
        panel.show_count(THREE)
        assert panel.minimumSizeHint().width() <= 280 * percent / 100


def test_without_a_model_there_is_nothing_to_count(panel):
    panel.show_scene(scenes.scene(card=None, prompt=Prompt("AI enhances", (), ())))
    assert panel.text() == "AI enhances"
    assert "no model yet" in labels(panel)
    panel.show_scene(scenes.scene(prompt=Prompt("AI enhances", (1, 2), (b"AI", b" enhances"))))
    assert "2 tokens" in labels(panel)


def test_escape_leaves_the_editor_and_the_text_as_it_is(qtbot, panel):
    panel.editor.setFocus()
    panel.set_text("Why?")
    qtbot.keyClick(panel.editor, Qt.Key.Key_Escape)
    assert not panel.editor.hasFocus()
    assert panel.text() == "Why?"
