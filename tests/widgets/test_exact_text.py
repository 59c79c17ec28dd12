import pytest
from PySide6.QtGui import QTextCursor, QTextDocument

from playground.widgets import exact_text

TEXTS = {
    "nothing": "",
    "no-break space": "a\u00a0b",
    "NUL and escape": "ab\x00cd\x1b[0m\x7f",
    "tabs": "\ta\t",
    "mixed line ends": "a\r\nb\rc\nd\n",
    "separators": "a\u2028b\u2029c\x85d\x0be\x0cf",
    "characters that stand for others": "␍\r␊\n␀\x00␤\u2029",
    "object replacement": "a\ufffcb",
    "beyond the first plane": "🤗" * 3 + "𝒳",
    "scripts": "שלום مرحبا 日本語 é",
    "a long line": "x" * 2500 + "\n" + "y" * 1000 + "\nz",
    "a long line with pictures": "␍a\r" * 900,
    "many lines": "a\n" * 6000 + "␊b",
    "300,000 emoji": "🤗" * 300_000,
    "300,000 line ends": "\n" * 300_000,
    "300,000 carriage returns": "\r" * 300_000,
}


def document_with(text: str) -> QTextDocument:
    document = QTextDocument()
    exact_text.insert(QTextCursor(document), text)
    return document


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_comes_out_as_it_went_in(qapp, name):
    assert exact_text.read(document_with(TEXTS[name])) == TEXTS[name]


@pytest.mark.parametrize("name", TEXTS)
def test_a_selection_is_read_exactly(qapp, name):
    document = document_with(TEXTS[name])
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    assert exact_text.read_selection(cursor) == TEXTS[name]


@pytest.mark.parametrize("name", TEXTS)
def test_an_insertion_is_one_thing_to_undo(qapp, name):
    document = document_with(TEXTS[name])
    document.undo()
    assert exact_text.read(document) == ""
    document.redo()
    assert exact_text.read(document) == TEXTS[name]


def test_a_line_end_within_a_long_line_counts(qapp):
    document = document_with("x" * 2500)
    cursor = QTextCursor(document)
    cursor.setPosition(1500)
    exact_text.new_line(cursor)
    assert exact_text.read(document).count("\n") == 1


@pytest.mark.parametrize(
    ("text", "becomes", "replaced"),
    [
        ("ok\ud800bad", "ok\ufffdbad", 1),
        ("\udc00\ud800", "\ufffd\ufffd", 2),
        ("�🤗", "�🤗", 0),
        ("a\ufdd0b", "a\ufffdb", 1),
        ("\ud83e\udd17", "🤗", 0),
    ],
)
def test_only_what_no_text_can_hold_is_replaced_and_counted(text, becomes, replaced):
    assert exact_text.clean(text) == exact_text.Clean(becomes, replaced)
