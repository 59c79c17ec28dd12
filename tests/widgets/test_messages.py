"""Questions over a window, answered for real."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from playground.widgets.messages import ask, tell

ANSWERS = {"save": "&Save", "discard": "&Discard", "cancel": "&Cancel"}
Key = Qt.Key


def box() -> QMessageBox:
    found = QApplication.activeModalWidget()
    assert isinstance(found, QMessageBox)
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
        next(button for button in box().buttons() if button.text() == ANSWERS[answer]).click()

    QTimer.singleShot(50, press)
    assert ask(window, "<b>Save?</b>", ANSWERS, "cancel") == answer
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))


def test_a_sentence_is_read_and_gone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTimer.singleShot(50, lambda: box().accept())
    tell(window, "It could not be read.", "More about it.")
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
