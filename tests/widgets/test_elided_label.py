"""A line that is shortened to its room."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from playground.widgets.elided_label import ElidedLabel


def test_what_was_left_out_is_told_once(qtbot: QtBot) -> None:
    label = ElidedLabel(Qt.TextElideMode.ElideLeft)
    qtbot.addWidget(label)
    label.resize(label.fontMetrics().horizontalAdvance("x" * 20), 30)
    label.show()
    label.show_text("the beginning has no room here", "“…", "”")
    assert label.text().startswith("“…")
    assert label.text().endswith("here”")
    assert label.text().count("…") == 1
    assert label.full_text == "“…the beginning has no room here”"


def test_with_whole_words_no_number_is_cut(qtbot: QtBot) -> None:
    label = ElidedLabel(whole_words=True)
    qtbot.addWidget(label)
    text = "likely for the model, 16.29 %; 17.19 % after the recipe"
    label.show_text(text)
    for width in range(20, label.sizeHint().width() + 20):
        label.resize(width, 20)
        seen = label.text()
        if seen != text:
            assert seen.endswith("…")
            rest = text.removeprefix(seen.removesuffix("…"))
            assert rest.startswith(" ") or " " not in seen
            assert label.fontMetrics().horizontalAdvance(seen) <= max(
                width, label.fontMetrics().horizontalAdvance("…")
            )
    assert label.text() == text
