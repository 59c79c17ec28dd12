"""What the window writes: pictures that look like it, and texts of what was asked for."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from playground.widgets.export_dialog import ExportWish, Form
from playground.widgets.picture import save_picture
from tests.widgets.whole_window import is_ready, window


def test_letters_in_a_drawing_are_as_large_as_on_screen(qtbot: QtBot, tmp_path: Path) -> None:
    label = QLabel("Hello")
    qtbot.addWidget(label)
    font = label.font()
    font.setPointSizeF(30)
    label.setFont(font)
    save_picture(label, tmp_path / "label.svg")
    told = (tmp_path / "label.svg").read_text("utf-8")
    assert f'font-size="{QFontInfo(label.font()).pixelSize()}"' in told
    assert re.search(r">\s*Hello\s*<", told)


@pytest.mark.parametrize(("scope", "branches"), [("branch", 0), ("everything", 2)])
def test_a_text_is_that_of_the_branch_unless_all_is_wished(
    qtbot: QtBot, tmp_path: Path, scope: str, branches: int
) -> None:
    with window(qtbot) as main:
        start = main.controller.scene().cursor
        for row in (1, 2):
            main.controller.pick(row)
            qtbot.waitUntil(lambda: main.controller.scene().cursor == start + 1)
            qtbot.waitUntil(lambda: is_ready(main))
            main.controller.back()
            qtbot.waitUntil(lambda: main.controller.scene().cursor == start)
        form = Form("text", "Text", ".txt", "")
        main._exports.export(ExportWish(form, scope, 1.0), tmp_path / "text.txt")
    told = (tmp_path / "text.txt").read_text("utf-8")
    assert told.count("== Branch") == branches
    assert "w1 w2" in told
