"""What the window writes: pictures that look like it, texts of what was asked for, and nothing unasked."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QFontInfo, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from playground.errors import FileFault
from playground.widgets import save_place
from playground.widgets.export_dialog import EVERYTHING, STEPS, ExportDialog, ExportWish, Form
from playground.widgets.main_window import MainWindow
from playground.widgets.picture import image, picture
from playground.widgets.theme import colours
from tests.widgets import whole_window
from tests.widgets.whole_window import is_ready, window

TEXT, RECORDS = Form("text", "Text", ".txt", ""), Form("jsonl", "Records", ".jsonl", "")
PICTURES = tuple(Form(key, key, f".{key}", "", True) for key in ("png", "svg", "pdf"))
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with two branches; on show are three steps."""
    with window(qtbot) as made:
        start = made.controller.scene().cursor
        for row in (1, 2):
            made.controller.pick(row)
            qtbot.waitUntil(lambda: made.controller.scene().cursor == start + 1)
            qtbot.waitUntil(lambda: is_ready(made))
            made.controller.home()
            qtbot.waitUntil(lambda: made.controller.scene().cursor == start)
            qtbot.waitUntil(lambda: is_ready(made))
        for length in (1, 2, 3):
            made.controller.step()
            qtbot.waitUntil(lambda: made.controller.scene().cursor == start + length)  # noqa: B023
            qtbot.waitUntil(lambda: is_ready(made))
        yield made


def write(main: MainWindow, wish: ExportWish, path: Path) -> None:
    for _ in main.exports.export(wish, path):
        pass


def in_dialog(main: MainWindow, act: Callable[[ExportDialog], None]) -> None:
    """Opens the dialog as the menu does, and acts in it."""
    whole_window.in_dialog(ExportDialog, main.actions_["export"].trigger, act)


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The next path that a person types into the file dialog."""
    paths: list[Path] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(paths.pop(0)), ""))
    return paths


def test_letters_in_a_drawing_are_as_large_as_on_screen(qtbot: QtBot) -> None:
    label = QLabel("Hello")
    qtbot.addWidget(label)
    font = label.font()
    font.setPointSizeF(30)
    label.setFont(font)
    told = picture(label, ".svg").decode("utf-8")
    assert f'font-size="{QFontInfo(label.font()).pixelSize()}"' in told
    assert f'font-family="{QFontInfo(label.font()).family()}, ' in told
    assert re.search(r">\s*Hello\s*<", told)


def test_in_a_drawing_nothing_runs_over_the_edge_of_what_scrolls(qtbot: QtBot) -> None:
    area, inside = QScrollArea(), QLabel("far down")
    qtbot.addWidget(area)
    inside.resize(300, 2000)
    area.setWidget(inside)
    area.resize(120, 90)
    area.verticalScrollBar().setValue(40)
    drawing = ElementTree.fromstring(picture(area, ".svg"))
    room = area.viewport()
    cut = [part for part in drawing.iter(f"{SVG}svg") if part.get("overflow") == "hidden"]
    shown = next(part for part in cut if part.get("viewBox", "").split()[1] == "40")
    assert (shown.get("width"), shown.get("height")) == (str(room.width()), str(room.height()))


def test_a_picture_has_the_ground_of_the_window_behind_a_panel_without_one(qtbot: QtBot) -> None:
    holder = QWidget()
    panel = QWidget(holder)
    qtbot.addWidget(holder)
    panel.resize(50, 40)
    seen = image(panel, 2.0)
    assert (seen.width(), seen.height()) == (2 * (50 + 24), 2 * (40 + 24))
    assert seen.pixelColor(seen.rect().center()) == QColor(colours(panel).window)
    assert seen.pixelColor(0, 0) == QColor(colours(panel).window)


@pytest.mark.parametrize("form", PICTURES, ids=lambda form: form.key)
def test_every_view_on_show_can_be_taken_as_a_picture(main: MainWindow, tmp_path: Path, form: Form) -> None:
    views = main.exports.views_on_show()
    assert {"candidates", "draw", "history", "text", "prompt", "recipe"} <= set(views)
    assert "tree" not in views
    main.docks["tree"].show()
    assert "tree" in main.exports.views_on_show()
    starts = {".png": b"\x89PNG", ".svg": b"<svg ", ".pdf": b"%PDF"}
    for view in ("window", *main.exports.views_on_show()):
        path = tmp_path / f"{view}{form.suffix}"
        write(main, ExportWish(form, view=view), path)
        assert path.read_bytes().startswith(starts[form.suffix])
        if form.suffix == ".png":
            assert not QImage(str(path)).isNull()
        elif form.suffix == ".svg":
            assert ElementTree.parse(path).getroot().tag == f"{SVG}svg"


def test_a_text_is_that_of_the_branch_unless_other_is_wished(main: MainWindow, tmp_path: Path) -> None:
    told = {}
    for wish in (ExportWish(TEXT), ExportWish(TEXT, EVERYTHING), ExportWish(TEXT, STEPS, (2, 3))):
        write(main, wish, tmp_path / "text.txt")
        told[wish.scope] = (tmp_path / "text.txt").read_text("utf-8")
    assert told["branch"] == main.text.view.text()
    assert told["branch"].endswith(told["steps"])
    assert told["steps"].count("w") == 2
    assert told["everything"].count("== Branch") == 2


def test_steps_that_are_selected_in_the_text_are_offered(
    qtbot: QtBot, main: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    view = main.text.view
    view.select_all()
    assert view.selected_steps() == (1, 3)
    wishes: list[ExportWish] = []

    def act(dialog: ExportDialog) -> None:
        assert dialog.scope_buttons[STEPS].isChecked()
        dialog.export_wished.connect(wishes.append)
        first, last = dialog.step_fields
        first.field.setFocus()
        first.field.setText("9")
        first.field.textEdited.emit("9")
        first.field.editingFinished.emit()
        first.field.setText("2")
        first.field.textEdited.emit("2")
        first.field.editingFinished.emit()
        dialog.export_button.click()
        last.field.setText("1")
        last.field.editingFinished.emit()
        dialog.export_button.click()
        assert "must not come after" in dialog.said

    in_dialog(main, act)
    assert [wish.steps for wish in wishes] == [(2, 3)]
    view._anchor = view._end = 0
    assert view.selected_steps() is None


def test_the_dialog_says_what_was_written_and_takes_the_next(
    qtbot: QtBot, main: MainWindow, tmp_path: Path, chosen: list[Path]
) -> None:
    chosen += [tmp_path / "one", tmp_path / "two.csv"]

    def act(dialog: ExportDialog) -> None:
        for place, name in ((2, "one.jsonl"), (1, "two.csv")):
            dialog.form_box.setCurrentIndex(place)
            dialog.export_button.click()
            qtbot.waitUntil(lambda: "was written" in dialog.said)
            assert name in dialog.said

    in_dialog(main, act)
    records = [json.loads(line) for line in (tmp_path / "one.jsonl").read_text("utf-8").splitlines()]
    assert [record.get("step") for record in records] == [None, 1, 2, 3]
    assert (tmp_path / "two.csv").read_text("utf-8").startswith("node,")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.jsonl", "two.csv"]


@pytest.mark.parametrize(("answer", "kept"), [("cancel", True), ("replace", False)])
def test_nothing_is_replaced_unasked_also_where_the_ending_was_left_out(
    qtbot: QtBot,
    main: MainWindow,
    tmp_path: Path,
    chosen: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    kept: bool,
) -> None:
    there = [tmp_path / "mine.txt", tmp_path / "mine.playground"]
    for path in there:
        path.write_text("precious")
    chosen += [tmp_path / "mine", tmp_path / "mine"]
    asked: list[str] = []
    monkeypatch.setattr(save_place, "ask", lambda window, question, *_: asked.append(question) or answer)

    def act(dialog: ExportDialog) -> None:
        dialog.form_box.setCurrentIndex(3)
        dialog.export_button.click()
        qtbot.waitUntil(lambda: kept or "was written" in dialog.said)

    in_dialog(main, act)
    assert main._files.save_as() is not kept
    assert [path.read_bytes() == b"precious" for path in there] == [kept, kept]
    assert [re.findall(r"mine\.\w+", question) for question in asked] == [["mine.txt"], ["mine.playground"]]


def test_a_writing_that_is_stopped_leaves_what_was_there(
    qtbot: QtBot, main: MainWindow, tmp_path: Path, chosen: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "text.txt"
    path.write_text("precious")
    chosen.append(path)
    monkeypatch.setattr(save_place, "ask", lambda *_: "replace")

    def endless(wish: ExportWish) -> Iterator[str]:
        while True:
            yield "x" * 1000

    monkeypatch.setattr(main.exports, "_chunks", endless)

    def act(dialog: ExportDialog) -> None:
        dialog.form_box.setCurrentIndex(3)
        dialog.export_button.click()
        qtbot.waitUntil(lambda: re.search("[1-9]", dialog.said) is not None)
        assert not dialog.export_button.isEnabled()
        dialog.close_button.click()
        assert "was not written" in dialog.said
        assert dialog.isVisible()

    in_dialog(main, act)
    assert path.read_text() == "precious"
    assert [one.name for one in tmp_path.iterdir()] == ["text.txt"]


def test_a_disk_that_takes_no_more_is_told_in_the_dialog(
    qtbot: QtBot, main: MainWindow, tmp_path: Path, chosen: list[Path]
) -> None:
    chosen.append(tmp_path / "no such folder" / "text.txt")

    def act(dialog: ExportDialog) -> None:
        dialog.form_box.setCurrentIndex(3)
        dialog.export_button.click()
        qtbot.waitUntil(lambda: "there is no such folder" in dialog.said)
        assert dialog.export_button.isEnabled()

    in_dialog(main, act)
    with pytest.raises(FileFault):
        write(main, ExportWish(TEXT), tmp_path / "no such folder" / "text.txt")
