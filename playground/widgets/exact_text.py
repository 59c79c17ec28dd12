"""Any text into a QTextDocument and back, unchanged.

A document cannot hold a carriage return, a NUL is invisible in it, and a line of 300,000 characters or
300,000 lines stop an editor for seconds. So such characters are shown as control pictures, long lines
are cut into blocks that are marked as going on, and reading turns all of that back.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

BLOCK_LENGTH = 1000
MOST_LINES = 5_000
_GOES_ON = QTextFormat.Property.UserProperty.value + 1
_GENUINE = QTextFormat.Property.UserProperty.value + 2
_PARAGRAPH = "\u2029"
_PICTURES = {chr(code): chr(0x2400 + code) for code in range(32) if chr(code) != "\t"}
_PICTURES |= {"\x7f": "\u2421", _PARAGRAPH: "\u2424"}
_SHOWN = str.maketrans(_PICTURES)
_READ = str.maketrans({picture: control for control, picture in _PICTURES.items()})
_ALL_READ = _READ | {ord(_PARAGRAPH): "\n"}
_GENUINE_RUNS = re.compile(f"([{''.join(_PICTURES.values())}]+)")
# Qt keeps these two code points for itself and would turn them into line ends.
_RESERVED = {0xFDD0: "\ufffd", 0xFDD1: "\ufffd"}


@dataclass(frozen=True)
class Clean:
    """A text without what no text can hold; `replaced` counts what became U+FFFD."""

    text: str
    replaced: int


def clean(text: str) -> Clean:
    """Lone surrogates and Qt's two reserved code points become U+FFFD, and are counted."""
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").translate(_RESERVED)
    return Clean(whole, whole.count("\ufffd") - text.count("\ufffd"))


def is_special(text: str) -> bool:
    """Whether a text holds what would be taken for something else if it were simply typed."""
    return _GENUINE_RUNS.search(text) is not None or any(mark in text for mark in _PICTURES)


def insert(cursor: QTextCursor, text: str) -> None:
    """Puts a clean text in place of the selection, as one thing to undo."""
    cursor.beginEditBlock()
    cursor.removeSelectedText()
    for place, line in enumerate(text.split("\n", MOST_LINES)):
        if place:
            new_line(cursor)
        _insert_line(cursor, line)
    cursor.endEditBlock()


def new_line(cursor: QTextCursor) -> None:
    """A line end that counts, also inside of a long line."""
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())


def _insert_line(cursor: QTextCursor, line: str) -> None:
    """One line, or all that follows the most lines: there a line end is a picture, too."""
    plain, genuine, going_on = QTextCharFormat(), QTextCharFormat(), QTextBlockFormat()
    genuine.setProperty(_GENUINE, True)
    going_on.setProperty(_GOES_ON, True)
    for start in range(0, len(line), BLOCK_LENGTH):
        if start:
            cursor.insertBlock(going_on, plain)
        for index, run in enumerate(_GENUINE_RUNS.split(line[start : start + BLOCK_LENGTH])):
            if run:
                cursor.insertText(
                    run if index % 2 else run.translate(_SHOWN), genuine if index % 2 else plain
                )


def read(document: QTextDocument) -> str:
    """The text exactly as it was put in and edited since."""
    formats = document.allFormats()
    if any(form.hasProperty(_GOES_ON) or form.hasProperty(_GENUINE) for form in formats):
        return "".join(_parts(document))
    return document.toRawText().translate(_ALL_READ)


def read_selection(cursor: QTextCursor) -> str:
    """The selected part, exactly."""
    copy = QTextDocument()
    QTextCursor(copy).insertFragment(cursor.selection())
    return read(copy)


def _parts(document: QTextDocument) -> Iterator[str]:
    block = document.begin()
    while block.isValid():
        if block != document.begin() and not block.blockFormat().hasProperty(_GOES_ON):
            yield "\n"
        text = block.text()
        yield from _fragments(block) if _GENUINE_RUNS.search(text) else (text,)
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[str]:
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        genuine = fragment.charFormat().hasProperty(_GENUINE)
        yield fragment.text() if genuine else fragment.text().translate(_READ)
        place += 1
