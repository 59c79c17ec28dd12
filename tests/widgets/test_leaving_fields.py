"""Whoever runs from a text field has the keys at once: the space bar pauses and types nothing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.widgets.whole_window import is_ready, window

Key, Ctrl = Qt.Key, Qt.KeyboardModifier.ControlModifier


def test_the_space_bar_pauses_a_run_that_was_begun_from_the_prompt(qtbot: QtBot) -> None:
    with window(qtbot) as main:
        main.controller.set_pace(20.0)
        main.prompt.editor.setFocus()
        qtbot.keyClick(main.prompt.editor, Key.Key_Return, Ctrl)
        qtbot.waitUntil(lambda: main.controller.scene().status.kind == "running")
        focused = QApplication.focusWidget()
        assert main.centralWidget().isAncestorOf(focused)
        qtbot.keyClick(focused, Key.Key_Space)
        qtbot.waitUntil(lambda: is_ready(main))
        assert main.prompt.text() == "w1 w2"


def test_a_step_from_the_prompt_leaves_it(qtbot: QtBot) -> None:
    with window(qtbot) as main:
        main.prompt.editor.setFocus()
        main.actions_["step"].trigger()
        assert not main.prompt.editor.hasFocus()
