"""The painted tree: only what is in view is drawn; keys and mouse walk, pan, zoom, fold and choose."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QWheelEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from playground.session.session import Place
from playground.session.tree import TokenTree
from playground.widgets import theme
from playground.widgets.tree_camera import MAX_ZOOM, MIN_ZOOM
from playground.widgets.tree_view import TreeView
from tests.widgets import trees

Key = Qt.Key
Show = Callable[..., TreeView]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def make(tree: TokenTree, place: Place | None = None, width: int = 700, height: int = 400) -> TreeView:
        view = TreeView()
        qtbot.addWidget(view)
        view.resize(width, height)
        with qtbot.waitExposed(view):
            view.show()
        view.show_tree(tree, place or Place())
        view.grab()
        return view

    return make


def middle_of(view: TreeView, node: int) -> QPoint:
    box = view.layout_of_tree.box_at(node)
    assert box is not None
    return view._camera.here.rect(box).center().toPoint()


def scrolled(view: TreeView) -> tuple[int, int]:
    return view.horizontalScrollBar().value(), view.verticalScrollBar().value()


@pytest.mark.parametrize("size", [2000, 10_000])
@pytest.mark.parametrize("compact", [True, False])
def test_only_boxes_in_view_are_painted(show: Show, size: int, compact: bool) -> None:
    view = show(trees.large(size))
    view.use_compact(compact)
    rows = 400 / view._camera.grid.row + 2
    for across, down in ((0.0, 0.0), (0.3, 0.4), (0.9, 1.0)):
        for bar, part in ((view.horizontalScrollBar(), across), (view.verticalScrollBar(), down)):
            bar.setValue(round(bar.maximum() * part))
        view.grab()
        assert view.painted_boxes <= rows * 700 / (4 * view._camera.grid.column)
        assert view.painted_boxes < len(view.layout_of_tree.boxes) / 5
    view.verticalScrollBar().setValue(0)
    view.horizontalScrollBar().setValue(0)
    view.grab()
    assert view.painted_boxes > 0


def test_a_tree_of_2000_fits_into_view(show: Show) -> None:
    view = show(trees.large(2000, stay=0.95))
    view.fit()
    view.grab()
    assert view.zoom < 1
    assert view.painted_boxes == len(view.layout_of_tree.boxes)
    assert view.verticalScrollBar().maximum() == 0


def test_a_click_on_a_token_chooses_it(qtbot: QtBot, show: Show) -> None:
    session, first, _ = trees.forked()
    view = show(session.tree, session.place)
    with qtbot.waitSignal(view.node_chosen) as told:
        qtbot.mouseClick(view.viewport(), LEFT, pos=middle_of(view, first[4]))
    assert told.args[0] in first[2:]
    box = view.layout_of_tree.box_at(first[5])
    assert box is not None
    end = view._camera.here.rect(box).topRight().toPoint() + QPoint(-3, 6)
    with qtbot.waitSignal(view.node_chosen) as told:
        qtbot.mouseClick(view.viewport(), LEFT, pos=end)
    assert told.args == [first[5]]


def test_dragging_pans_and_chooses_nothing(qtbot: QtBot, show: Show) -> None:
    view = show(trees.large(2000))
    view.verticalScrollBar().setValue(200)
    told: list[int] = []
    view.node_chosen.connect(told.append)
    before = scrolled(view)
    qtbot.mousePress(view.viewport(), LEFT, pos=QPoint(300, 300))
    qtbot.mouseMove(view.viewport(), QPoint(260, 240))
    qtbot.mouseMove(view.viewport(), QPoint(200, 200))
    qtbot.mouseRelease(view.viewport(), LEFT, pos=QPoint(200, 200))
    assert scrolled(view) == (before[0] + 100, before[1] + 100)
    assert told == []


def test_a_handle_folds_and_unfolds_and_the_fold_stays_put(qtbot: QtBot, show: Show) -> None:
    session, first, second = trees.forked()
    view = show(session.tree, replace(session.place, cursor=first[1]))
    box = view.layout_of_tree.box_at(first[1])
    assert box is not None
    handle = view._camera.here.handle(box).center().toPoint()
    qtbot.mouseClick(view.viewport(), LEFT, pos=handle)
    assert view.layout_of_tree.box_at(second[0]) is None
    assert view.layout_of_tree.box_at(first[1]).below == 8  # type: ignore[union-attr]
    qtbot.mouseClick(view.viewport(), LEFT, pos=handle)
    assert view.layout_of_tree.box_at(second[0]) is not None


def test_arrows_walk_and_enter_goes_there(qtbot: QtBot, show: Show) -> None:
    session, first, second = trees.forked()
    view = show(session.tree, session.place)
    assert view.focus_node == second[-1]
    walked = []
    for key in (Key.Key_Left, Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Left, Key.Key_Right):
        qtbot.keyClick(view, key)
        walked.append(view.focus_node)
    prompt = session.line()[0]
    assert walked == [first[1], first[1], second[-1], first[1], prompt, first[1]]
    with qtbot.waitSignal(view.node_chosen) as told:
        qtbot.keyClick(view, Key.Key_Return)
    assert told.args == [first[1]]


def test_f_folds_at_the_focus_and_right_unfolds(qtbot: QtBot, show: Show) -> None:
    session, first, second = trees.forked()
    view = show(session.tree, replace(session.place, cursor=first[1]))
    qtbot.keyClick(view, Key.Key_F)
    assert view.layout_of_tree.box_at(second[-1]) is None
    qtbot.keyClick(view, Key.Key_Right)
    assert view.layout_of_tree.box_at(second[-1]) is not None


def test_the_cursor_is_never_folded_away(show: Show) -> None:
    session, first, second = trees.forked()
    view = show(session.tree, replace(session.place, cursor=first[1]))
    view.toggle_fold(first[1])
    assert view.layout_of_tree.box_at(second[-1]) is None
    view.show_tree(session.tree, session.place)
    assert view.layout_of_tree.box_at(second[-1]) is not None


def test_the_keys_of_the_tree_are_kept_from_the_window(qtbot: QtBot) -> None:
    session, first, _ = trees.forked()
    window, view = QMainWindow(), TreeView()
    qtbot.addWidget(window)
    window.setCentralWidget(view)
    heard: list[str] = []
    for key in ("Left", "Space"):
        QShortcut(QKeySequence(key), window).activated.connect(lambda key=key: heard.append(key))
    with qtbot.waitActive(window):
        window.show()
    view.show_tree(session.tree, session.place)
    view.setFocus()
    qtbot.keyClick(view, Key.Key_Left)
    qtbot.keyClick(view, Key.Key_Space)
    assert heard == ["Space"]
    assert view.focus_node == first[1]


def test_ctrl_wheel_zooms_where_the_mouse_is(show: Show) -> None:
    view = show(trees.large(2000))
    view.verticalScrollBar().setValue(300)
    at = QPointF(200, 150)
    here = view._camera.here
    before = (at - here.origin).y() / here.row
    event = QWheelEvent(
        at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    here = view._camera.here
    assert view.zoom == pytest.approx(1.25)
    assert (at - here.origin).y() / here.row == pytest.approx(before, abs=0.1)


def test_zoom_keys_stay_within_bounds(qtbot: QtBot, show: Show) -> None:
    view = show(trees.large(300))
    for key, bound in ((Key.Key_Plus, MAX_ZOOM), (Key.Key_Minus, MIN_ZOOM)):
        for _ in range(40):
            qtbot.keyClick(view, key)
        assert view.zoom == bound
        assert not view.grab().isNull()


def test_a_search_goes_from_match_to_match_and_unfolds(show: Show) -> None:
    session, first, _ = trees.forked()
    view = show(session.tree, replace(session.place, cursor=first[1]))
    view.toggle_fold(first[1])
    token = session.tree.nodes[first[3]].piece.decode()
    number = view.search(token)
    assert number >= 1
    seen = {view.focus_node}
    for _ in range(number - 1):
        view.go_to_match(1)
        seen.add(view.focus_node)
    assert len(seen) == number
    assert first[3] in seen
    assert view.match[1] == number
    assert view.search("no such text") == 0
    assert view.match == (0, 0)


def test_the_focus_is_told_in_words(show: Show) -> None:
    session, first, second = trees.forked()
    place = replace(session.place, names={second[0]: "R&D"}, stars=frozenset({second[0]}))
    view = show(session.tree, place)
    assert "The cursor is here." in view.accessibleDescription()
    view.focus_on(first[1])
    assert "2 branches follow." in view.accessibleDescription()
    view.focus_on(second[0])
    assert "Named R&D. Starred." in view.accessibleDescription()
    assert "Picked by hand" in view.accessibleDescription()


def test_while_running_the_tree_is_followed_a_few_times_a_second(qtbot: QtBot, show: Show) -> None:
    session = trees.prompted()
    trees.grow(session, 1)
    view = show(session.tree, session.place)
    followed: list[int] = []
    view.followed.connect(lambda: followed.append(len(view.layout_of_tree.box_of)))
    view.show_tree(session.tree, session.place, running=True)
    for _ in range(30):
        trees.grow(session, 1)
        view.show_tree(session.tree, session.place, running=True)
    assert len(followed) < 30
    qtbot.waitUntil(lambda: followed[-1:] == [32])
    view.show_tree(session.tree, session.place)
    assert view.layout_of_tree.box_at(session.cursor) is not None


def test_the_same_tree_is_not_laid_out_again(show: Show) -> None:
    session, *_ = trees.forked()
    view = show(session.tree, session.place)
    version = view.layout_of_tree.version
    view.show_tree(session.tree, session.place)
    assert view.layout_of_tree.version == version


def test_a_hidden_view_catches_up_when_it_is_shown(qtbot: QtBot, show: Show) -> None:
    session = trees.prompted()
    trees.grow(session, 1)
    view = show(session.tree, session.place)
    view.hide()
    trees.grow(session, 5)
    view.show_tree(session.tree, session.place)
    assert view.layout_of_tree.box_at(session.cursor) is None
    view.show()
    assert view.layout_of_tree.box_at(session.cursor) is not None


@pytest.mark.parametrize("name", [theme.DARK_THEME, theme.LIGHT_THEME])
@pytest.mark.parametrize("percent", [80, 250])
def test_every_mark_is_painted_in_both_themes_and_at_any_size(
    qapp: QApplication, show: Show, name: str, percent: int
) -> None:
    style, palette, font = qapp.styleSheet(), qapp.palette(), qapp.font()
    try:
        theme.apply(qapp, name, percent, 10.0)
        session, first, second = trees.forked()
        trees.expand(session, first[5], trees.Expansion(2, 2))
        place = replace(session.place, names={second[0]: "a name"}, stars=frozenset({first[2]}))
        view = show(session.tree, place)
        view.pick_out(frozenset({first[5]}))
        view.search("cat")
        view.toggle_fold(first[5])
        for zoom in (1.0, 0.2):
            view.zoom_by(zoom)
            assert not view.grab().isNull()
            assert view.painted_boxes > 0
    finally:
        qapp.setStyleSheet(style)
        qapp.setPalette(palette)
        qapp.setFont(font)
