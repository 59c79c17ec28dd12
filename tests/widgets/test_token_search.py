import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from playground.widgets.token_search import TokenSearchField
from tests.widgets import scenes


@pytest.fixture
def field(qtbot: QtBot) -> TokenSearchField:
    made = TokenSearchField()
    qtbot.addWidget(made)
    made.show()
    made.show_vocabulary(scenes.card(), scenes.step(), True)
    return made


def typed(field: TokenSearchField, qtbot: QtBot, text: str) -> QLineEdit:
    line = field.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.clear()
    qtbot.keyClicks(line, text)
    return line


def test_lists_tokens_with_id_rank_and_probability(field: TokenSearchField, qtbot: QtBot) -> None:
    typed(field, qtbot, "cat")
    assert len(field.found) == 1
    assert field.found[0].startswith("␣cat   #2   2nd for the model, ")


def test_arrows_move_and_enter_chooses(field: TokenSearchField, qtbot: QtBot) -> None:
    line = typed(field, qtbot, "t")
    assert len(field.found) == 4
    qtbot.keyClick(line, Qt.Key.Key_Down)
    with qtbot.waitSignal(field.token_chosen) as chosen:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert chosen.args == [2]


def test_escape_clears(field: TokenSearchField, qtbot: QtBot) -> None:
    line = typed(field, qtbot, "cat")
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert (line.text(), field.found) == ("", ())


def test_says_when_nothing_is_found(field: TokenSearchField, qtbot: QtBot) -> None:
    typed(field, qtbot, "zebra")
    assert field.said == "No token of this vocabulary holds “zebra”."


def test_says_to_pause_and_chooses_nothing_while_it_may_not(field: TokenSearchField, qtbot: QtBot) -> None:
    field.show_vocabulary(scenes.card(), scenes.step(), False)
    line = typed(field, qtbot, "cat")
    with qtbot.assertNotEmitted(field.token_chosen):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert field.said == "Pause to choose one of them."


def test_is_off_without_a_vocabulary(field: TokenSearchField) -> None:
    field.show_vocabulary(None, None, False)
    assert not field.isEnabled()
