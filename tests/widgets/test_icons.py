import re
from importlib import resources

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from playground.widgets import theme
from playground.widgets.check_box import CheckBox
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.icons import app_icon, icon, tinted

DRAWINGS = sorted(
    entry.name.removesuffix(".svg") for entry in (resources.files("playground.resources") / "icons").iterdir()
)


def inks(icon: QIcon, mode: QIcon.Mode) -> set[str]:
    image = icon.pixmap(QSize(32, 32), mode).toImage()
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in colours if colour.alpha() == 255}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_has_the_colours_it_was_given_and_no_other(qtbot: QtBot, name: str) -> None:
    icon = tinted(name, "#ff0000", "#0000ff", 32)
    assert inks(icon, QIcon.Mode.Normal) == {"#ff0000"}
    assert inks(icon, QIcon.Mode.Disabled) == {"#0000ff"}


def test_there_is_no_icon_without_a_drawing(qtbot: QtBot) -> None:
    with pytest.raises(FileNotFoundError):
        tinted("no such drawing", "#ff0000", "#0000ff", 32)


@pytest.mark.parametrize("side", [16, 20, 24, 32, 48, 64, 128, 256])
def test_the_icon_of_the_program_is_drawn_at_any_size(qtbot: QtBot, side: int) -> None:
    image = app_icon().pixmap(QSize(side, side)).toImage()
    assert (image.width(), image.height()) == (side, side)
    drawn = {image.pixelColor(x, y).name() for x in range(side) for y in range(side)}
    assert {theme.LIGHT.accent, theme.DARK.focus, theme.DARK.taken} <= drawn
    assert image.pixelColor(0, 0).alpha() < 255


def test_the_icon_of_the_program_has_colours_of_the_theme(qtbot: QtBot) -> None:
    drawing = (resources.files("playground.resources") / "decoding-playground.svg").read_text("utf-8")
    known = {value for look in (theme.LIGHT, theme.DARK) for value in vars(look).values()}
    assert set(re.findall("#[0-9a-f]{6}", drawing)) <= known


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_an_icon_is_sharp_on_any_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ratio: float) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    monkeypatch.setattr(widget, "devicePixelRatioF", lambda: ratio)
    wanted = QSize(round(17 * ratio), round(17 * ratio))
    assert wanted in icon("dice", widget, 17).availableSizes()


def test_a_check_box_shows_its_state(qtbot: QtBot) -> None:
    box = CheckBox("on")
    qtbot.addWidget(box)
    off = box.grab().toImage()
    box.setChecked(True)
    assert box.grab().toImage() != off


@pytest.mark.parametrize(("width", "rows"), [(1000, 1), (110, 2), (50, 3)])
def test_a_flow_begins_a_new_row_where_the_width_ends(qtbot: QtBot, width: int, rows: int) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    flow = FlowLayout(outer, gap=4)
    for _ in range(3):
        child = QWidget()
        child.setFixedSize(50, 20)
        flow.addWidget(child)
    assert flow.heightForWidth(width) == rows * 20 + (rows - 1) * 4
    outer.resize(width, flow.heightForWidth(width))
    flow.activate()
    assert len({child.y() for child in outer.findChildren(QWidget)}) == rows


def test_a_spread_row_ends_at_the_right(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    flow = FlowLayout(outer, gap=4, spread=True)
    children = [QWidget() for _ in range(2)]
    for child in children:
        child.setFixedSize(QSize(30, 20))
        flow.addWidget(child)
    outer.resize(200, 20)
    flow.activate()
    assert children[0].x() == 0
    assert children[1].geometry().right() == 199
