"""The whole window for people who use a screen reader, the keyboard alone, large type or little colour."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage, qGray
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.session.pieces import visible
from playground.widgets import theme
from playground.widgets.focus_order import ORDER, as_read, tab_stops
from playground.widgets.main_window import BELOW, MainWindow
from tests.widgets.dressing import dressed
from tests.widgets.whole_window import window

Role = QAccessible.Role
ACTED_ON = {
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.Slider,
    Role.SpinBox,
    Role.Table,
    Role.Tree,
    Role.List,
}
NONE_OF_ITS_OWN = {Role.NoRole, Role.Client}
MOST_CHILDREN = 100


@pytest.fixture
def main(qtbot: QtBot) -> Iterator[MainWindow]:
    with window(qtbot, "temperature=0.8,top_k=8,top_p=0.9,sample") as made:
        yield made


@pytest.fixture
def everything(main: MainWindow, qtbot: QtBot) -> MainWindow:
    """With every view open and some text."""
    for dock in main.docks.values():
        dock.show()
    for _ in range(3):
        cursor = main.controller.scene().cursor
        main.controller.step()
        qtbot.waitUntil(lambda cursor=cursor: main.controller.scene().cursor == cursor + 1)
    main.draw()
    return main


def walked(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """The interface and all that it holds and can be seen; of long tables the beginning."""
    if found.state().invisible:
        return
    yield found
    for place in range(min(found.childCount(), MOST_CHILDREN)):
        child = found.child(place)
        if child is not None:
            yield from walked(child)


def controls(main: MainWindow) -> list[QAccessibleInterface]:
    root = QAccessible.queryAccessibleInterface(main)
    bars = {Role.ScrollBar}
    return [
        one
        for one in walked(root)
        if (one.state().focusable or one.role() in ACTED_ON) and one.role() not in bars
    ]


def called(one: QAccessibleInterface) -> str:
    return one.text(QAccessible.Text.Name)


def test_every_control_has_a_name_and_a_role(everything: MainWindow) -> None:
    found = controls(everything)
    assert len(found) > 60
    nameless = [f"{type(one.object()).__name__} {one.role()}" for one in found if not called(one).strip()]
    assert nameless == []
    # A painted text scrolls, so its role is that of its area; what it says is its description.
    roleless = [
        called(one)
        for one in found
        if one.role() in NONE_OF_ITS_OWN and not one.text(QAccessible.Text.Description)
    ]
    assert roleless == []


def test_lecture_mode_is_told_in_words(main: MainWindow, qtbot: QtBot) -> None:
    main.actions_["lecture"].trigger()
    lecture = main.teaching.desk.window
    qtbot.waitUntil(lambda: lecture.bars.board is not None)
    found = [
        one for one in walked(QAccessible.queryAccessibleInterface(lecture)) if one.object() is not lecture
    ]
    told = {called(one): one.text(QAccessible.Text.Description) for one in found}
    assert "" not in told
    assert told["Text so far"] == lecture.text.said
    assert told["Candidates"].splitlines() == lecture.bars.spoken()
    assert lecture.foot.draw_said in told["Keys and the draw"]


def test_what_can_be_set_tells_its_value(everything: MainWindow) -> None:
    found = controls(everything)
    sliders = [one for one in found if one.role() == Role.Slider]
    fields_ = [one for one in found if one.role() == Role.EditableText]
    assert sliders
    assert fields_
    for one in sliders:
        assert one.valueInterface() is not None, called(one)
    for one in found:
        if one.role() == Role.CheckBox:
            assert one.state().checkable, called(one)


def test_a_table_mirrors_the_chart_of_candidates(everything: MainWindow) -> None:
    view = everything.candidates.view
    assert isinstance(view, QTableView)
    table = QAccessible.queryAccessibleInterface(view)
    assert table.role() == Role.Table
    cells = [table.child(place) for place in range(min(table.childCount(), MOST_CHILDREN))]
    told = {called(cell) for cell in cells if cell is not None and cell.role() == Role.Cell}
    scene = everything.controller.scene()
    assert scene.shown is not None
    taken = visible(scene.shown.step.growth.piece)
    assert any(taken in text for text in told)
    assert sum("%" in text for text in told) > 5


def test_tab_reaches_everything_once_in_the_order_of_reading(everything: MainWindow) -> None:
    main, regions = everything, everything._regions()
    stops = tab_stops(main, regions)
    assert len(stops) == len(set(stops)) > 50
    names = [
        next((name for name in ORDER if regions[name] is stop or regions[name].isAncestorOf(stop)), "")
        for stop in stops
    ]
    runs = [name for place, name in enumerate(names) if place == 0 or names[place - 1] != name]
    assert len(runs) == len(set(runs)), runs
    assert runs == [*(name for name in ORDER if name in runs), ""]


def test_tab_walks_the_ring_forth_and_back(main: MainWindow, qtbot: QtBot) -> None:
    stops = tab_stops(main, main._regions())
    main.activateWindow()
    stops[0].setFocus()
    for stop in (*stops[1:], stops[0]):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
        assert stop.hasFocus(), f"{stop.accessibleName()}, not {QApplication.focusWidget()}"
    qtbot.keyClick(stops[0], Qt.Key.Key_Backtab)
    assert stops[-1].hasFocus()


def test_cards_that_are_made_later_keep_their_place(main: MainWindow, qtbot: QtBot) -> None:
    main.controller.set_recipe(Recipe.parse("min_p=0.2,sample"))
    qtbot.waitUntil(
        lambda: any(card.isVisible() for card in main.recipe.findChildren(QWidget) if _is(card, "Min-p"))
    )
    stops = tab_stops(main, main._regions())
    recipe = [main.recipe.isAncestorOf(stop) for stop in stops]
    first, last = recipe.index(True), len(recipe) - recipe[::-1].index(True)
    assert all(recipe[first:last])
    cards = [stop for stop in stops if main.recipe.isAncestorOf(stop)]
    assert cards == as_read(cards, main)


def _is(widget: QWidget, name: str) -> bool:
    return widget.accessibleName() == name


def test_the_focus_can_be_seen(main: MainWindow, qtbot: QtBot) -> None:
    with dressed("light"):
        main.activateWindow()
        for stop in tab_stops(main, main._regions()):
            if isinstance(stop, QAbstractButton | QLineEdit | QComboBox):
                main.centralWidget().setFocus()
                before = stop.grab().toImage()
                stop.setFocus(Qt.FocusReason.TabFocusReason)
                assert stop.grab().toImage() != before, stop.accessibleName()


# what is drawn on what, with the least contrast: 4.5 for words, 3 for what is only drawn
WORDS = [
    *((ink, ground) for ink in ("text", "dim", "cut") for ground in ("window", "surface", "raised")),
    ("on_accent", "accent"),
    ("on_taken", "taken"),
    ("on_cut_tag", "cut_tag"),
    ("on_recipe_mark", "recipe_mark"),
    ("on_error", "error"),
    ("hand", "window"),
    ("hand", "raised"),
]
DRAWN = [
    *((bar, ground) for bar in ("after_bar", "taken", "hand", "focus") for ground in ("window", "surface")),
    *((line, "surface") for line in ("entropy", "surprisal", "kept", "rank")),
    ("focus", "raised"),
    ("cut", "border"),
]
LOOKS = [pytest.param(theme.LIGHT, id="light"), pytest.param(theme.DARK, id="dark")]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("ink", "ground"), WORDS)
def test_words_stand_out(look: theme.Colours, ink: str, ground: str) -> None:
    assert theme.contrast(QColor(getattr(look, ink)), QColor(getattr(look, ground))) >= 4.5


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("ink", "ground"), DRAWN)
def test_what_is_drawn_stands_out(look: theme.Colours, ink: str, ground: str) -> None:
    assert theme.contrast(QColor(getattr(look, ink)), QColor(getattr(look, ground))) >= 3.0


@pytest.mark.parametrize("look", LOOKS)
def test_hues_of_strategies_stand_out_from_their_cards(look: theme.Colours) -> None:
    for hue in look.hues:
        assert theme.contrast(QColor(hue), QColor(look.surface)) >= 3.0


@pytest.mark.parametrize("look", LOOKS)
def test_words_stand_out_from_every_heat(look: theme.Colours) -> None:
    for shade in theme.heat_scale(look):
        assert theme.contrast(QColor(look.text), shade) >= 4.5


def test_every_colour_of_the_theme_is_a_colour() -> None:
    for look in (theme.LIGHT, theme.DARK):
        for one in fields(look):
            value = getattr(look, one.name)
            assert all(QColor(name).isValid() for name in ((value,) if isinstance(value, str) else value))


def test_nothing_is_animated_so_nobody_has_to_ask_for_less_motion() -> None:
    sources = list(Path(theme.__file__).parent.glob("*.py"))
    assert len(sources) > 80
    moving = re.compile(r"\bQ\w*Animation\b|\bQTimeLine\b|\bQMovie\b")
    assert [path.name for path in sources if moving.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("percent", [80, 100, 150, 200, 250])
def test_nothing_is_cut_off_at_any_size_of_type(main: MainWindow, qtbot: QtBot, percent: int) -> None:
    with dressed("light", percent):
        main.resize(1440, 900)
        qtbot.waitUntil(lambda: main.font().pointSizeF() == 10.0 * percent / 100)
        qtbot.waitUntil(lambda: cut_off(main) == [])
        assert (main.width(), main.height()) == (1440, 900)


def cut_off(main: MainWindow) -> list[str]:
    QApplication.sendPostedEvents()
    return [
        f"{type(widget).__name__} “{named(widget)}” {widget.size()} < {widget.minimumSizeHint()}"
        for widget in main.findChildren(QWidget)
        if is_told_in_words(widget) and is_cut_off(widget)
    ]


def is_told_in_words(widget: QWidget) -> bool:
    kinds = (QAbstractButton, QLineEdit, QComboBox, QLabel)
    return isinstance(widget, kinds) and widget.isVisible() and not is_scrolled(widget)


def is_scrolled(widget: QWidget) -> bool:
    """Whether it can be scrolled into sight."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and has_bars(above):
            return True
        above = above.parentWidget()
    return False


def has_bars(area: QScrollArea) -> bool:
    return area.horizontalScrollBar().maximum() > 0 or area.verticalScrollBar().maximum() > 0


def is_cut_off(widget: QWidget) -> bool:
    least = widget.minimumSizeHint()
    return widget.width() < least.width() or widget.height() < least.height()


def named(widget: QWidget) -> str:
    return widget.accessibleName() or str(getattr(widget, "text", str)())


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_everything_fits_into_a_small_window(main: MainWindow, qtbot: QtBot, percent: int) -> None:
    with dressed("light", percent):
        main.resize(1024, 768)
        qtbot.waitUntil(lambda: main.font().pointSizeF() == 10.0 * percent / 100)
        for name in ("prompt", "compare", "lesson", *BELOW):
            main.docks[name].show()
            qtbot.waitUntil(main.docks[name].isVisible)
            qtbot.waitUntil(lambda: cut_off(main) == [])
            qtbot.waitUntil(lambda: not any(is_too_narrow(area) for area in main.findChildren(QScrollArea)))
            assert (main.width(), main.height()) == (1024, 768), name


def is_too_narrow(area: QScrollArea) -> bool:
    """Docks behind another tab are out of sight, but not hidden."""
    return not area.visibleRegion().isEmpty() and area.horizontalScrollBar().maximum() > 0


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_views_below_fit_into_a_low_window(main: MainWindow, qtbot: QtBot, percent: int) -> None:
    with dressed("light", percent):
        main.resize(1440, 900)
        qtbot.waitUntil(lambda: main.font().pointSizeF() == 10.0 * percent / 100)
        for name in ("lesson", *BELOW):
            main.docks["lesson"].hide()
            main.docks[name].show()
            QApplication.sendPostedEvents()
            qtbot.waitUntil(main.docks[name].isVisible)
            assert (main.width(), main.height()) == (1440, 900), name


def test_tab_scrolls_what_it_reaches_into_sight(main: MainWindow, qtbot: QtBot) -> None:
    with dressed("light", 200):
        main.resize(1440, 600)
        main.docks["hood"].show()
        main.activateWindow()
        area = main.docks["hood"].findChildren(QScrollArea)[0]
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
        last = [stop for stop in tab_stops(main, main._regions()) if area.isAncestorOf(stop)][-1]
        area.verticalScrollBar().setValue(0)
        stops = tab_stops(main, main._regions())
        stops[stops.index(last) - 1].setFocus()
        area.verticalScrollBar().setValue(0)
        main.focusNextPrevChild(True)
        assert last.hasFocus()
        assert not last.visibleRegion().isEmpty()


def grey_edges(main: MainWindow) -> list[float]:
    """Of every row in the chart, how much of its upper edge stands out in a grey picture, from 0 to 1."""
    main.draw()
    view = main.candidates.view
    picture = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    ratio, parts = picture.devicePixelRatio(), []
    ground = picture.pixelColor(picture.width() // 2, picture.height() - 2)
    for row in range(view.model().rowCount()):
        rect = view.visualRect(view.model().index(row, 1))
        if rect.bottom() > view.viewport().height():
            break
        inked = 0
        places = range(round(4 * ratio), picture.width() - round(4 * ratio))
        for x in places:
            edge = [picture.pixelColor(x, round(ratio * (rect.top() + y))) for y in range(3)]
            inked += any(theme.contrast(pixel, ground) >= 3.0 for pixel in edge)
        parts.append(inked / len(places))
    return parts


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_token_taken_is_told_apart_without_colour(main: MainWindow, qtbot: QtBot, name: str) -> None:
    with dressed(name):
        edges = grey_edges(main)
        scene = main.controller.scene()
        assert scene.shown is not None
        items = main.candidates.view.model().items
        taken = [item.row.token for item in items if item.row].index(scene.shown.step.growth.token)
        assert edges[taken] > 0.4
        assert all(edge < 0.1 for row, edge in enumerate(edges) if row != taken)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_what_was_cut_is_told_apart_without_colour(main: MainWindow, qtbot: QtBot, name: str) -> None:
    with dressed(name):
        main.draw()
        rows = [item for item in main.candidates.view.model().items if item.row]
        cut = [item for item in rows if item.row.p_after == 0.0]
        assert 0 < len(cut) < len(rows)
        assert all(any("top" in text for text in item.texts) for item in cut)
        look = theme.DARK if name == "dark" else theme.LIGHT
        assert theme.contrast(greyed(look.text), greyed(look.cut)) >= 1.5
        assert theme.contrast(greyed(look.model_bar), greyed(look.after_bar)) >= 1.5


def greyed(name: str) -> QColor:
    grey = qGray(QColor(name).rgb())
    return QColor(grey, grey, grey)
