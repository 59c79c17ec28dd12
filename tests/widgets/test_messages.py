"""Questions over a window, answered for real."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from playground.widgets.message_dialog import MessageDialog
from playground.widgets.messages import ask, tell

ANSWERS = {"save": "&Save", "discard": "&Discard", "cancel": "&Cancel"}
Key = Qt.Key


def box() -> MessageDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, MessageDialog)
    return found


@pytest.mark.parametrize(("key", "answer"), [(Key.Key_Return, "save"), (Key.Key_Escape, "cancel")])
def test_keys_answer(qtbot: QtBot, key: Qt.Key, answer: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTimer.singleShot(50, lambda: qtbot.keyClick(box(), key))
    assert ask(window, "Save the changes?", ANSWERS, "cancel") == answer


@pytest.mark.parametrize("answer", ANSWERS)
def test_buttons_answer_and_the_box_goes(qtbot: QtBot, answer: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def press() -> None:
        box().buttons[answer].click()

    QTimer.singleShot(50, press)
    assert ask(window, "<b>Save?</b>", ANSWERS, "cancel") == answer
    qtbot.waitUntil(lambda: not window.findChildren(MessageDialog))


def test_a_sentence_is_read_and_gone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTimer.singleShot(50, lambda: box().accept())
    tell(window, "It could not be read.", "More about it.")
    qtbot.waitUntil(lambda: not window.findChildren(MessageDialog))


def test_the_most_likely_answer_stands_at_the_right_end(qtbot: QtBot) -> None:
    dialog = MessageDialog("Save the changes?", ANSWERS, "cancel")
    qtbot.addWidget(dialog)
    dialog.show()
    ordered = sorted(dialog.buttons, key=lambda key: dialog.buttons[key].x())
    assert ordered == ["cancel", "discard", "save"]
    assert dialog.buttons["save"].isDefault()


def test_details_are_folded_away(qtbot: QtBot) -> None:
    dialog = MessageDialog("It could not be read.", {"read": "Close"}, "read", "More about it.")
    qtbot.addWidget(dialog)
    dialog.show()
    detail = dialog.findChild(QPlainTextEdit)
    assert detail.toPlainText() == "More about it."
    assert not detail.isVisible()
    next(button for button in dialog.findChildren(QPushButton) if button.isCheckable()).click()
    assert detail.isVisible()


def test_without_details_there_is_no_button_for_them(qtbot: QtBot) -> None:
    dialog = MessageDialog("It could not be read.", {"read": "Close"}, "read")
    qtbot.addWidget(dialog)
    dialog.show()
    assert [b.text() for b in dialog.findChildren(QPushButton) if b.isVisible()] == ["Close"]
