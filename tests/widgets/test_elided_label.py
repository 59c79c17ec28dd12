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
