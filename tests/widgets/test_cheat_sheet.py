import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from playground.widgets.cheat_sheet import CheatSheet

KEYS = (("Space", "Run or pause"), ("R", "Draw again"), ("Ctrl+&", "<b>literal</b> & plain"))


@pytest.fixture
def sheet(qtbot):
    made = CheatSheet()
    qtbot.addWidget(made)
    return made


def texts(sheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_every_key_and_what_it_does_is_there_as_plain_text(sheet):
    sheet.show_shortcuts(KEYS)
    for keys, what in KEYS:
        assert keys in texts(sheet)
        assert what in texts(sheet)
    shown = [label for label in sheet.findChildren(QLabel) if label.text() in dict(KEYS)]
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in shown)


def test_a_new_list_replaces_the_old(sheet):
    sheet.show_shortcuts(KEYS)
    sheet.show_shortcuts((("G", "Greedy"),))
    assert "Greedy" in texts(sheet)
    assert "Draw again" not in [w.text() for w in sheet._scroll.widget().findChildren(QLabel)]


def test_without_shortcuts_it_says_so(sheet):
    assert "There are no shortcuts here." in texts(sheet)


@pytest.mark.parametrize("key", [Qt.Key.Key_Question, Qt.Key.Key_Escape])
def test_it_closes_with_the_key_that_opened_it_and_with_escape(qtbot, sheet, key):
    sheet.show_shortcuts(KEYS)
    sheet.show()
    if key == Qt.Key.Key_Question:
        qtbot.keyClicks(sheet, "?")
    else:
        qtbot.keyClick(sheet, key)
    assert not sheet.isVisible()


def test_it_stays_within_the_screen(sheet):
    sheet.show_shortcuts([(f"Ctrl+Alt+{n}", "what this does " * 4) for n in range(80)])
    hint = sheet.sizeHint()
    room = sheet.screen().availableSize()
    assert hint.width() <= room.width()
    assert hint.height() <= room.height()
