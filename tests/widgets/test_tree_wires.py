"""The tree in the window: what is wished in the panel happens to the session, with real threads."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from playground.qt.controller import Controller
from playground.session.expand import Expansion
from playground.session.session import Session
from playground.widgets.tree_wires import TreeWires
from tests.qt.conftest import start  # noqa: F401
from tests.qt.test_controller import idle, step, tokens

Start = Callable[..., Controller]


@pytest.fixture
def wired(qtbot: QtBot, start: Start) -> tuple[Controller, TreeWires]:  # noqa: F811
    controller = start()
    wires = TreeWires(controller)
    qtbot.addWidget(wires.panel)
    controller.changed.connect(lambda: wires.show_scene(controller.scene()))
    with qtbot.waitExposed(wires.panel):
        wires.panel.show()
    step(qtbot, controller, 4)
    return controller, wires


def test_the_panel_grows_with_the_text(qtbot: QtBot, wired: tuple[Controller, TreeWires]) -> None:
    controller, wires = wired
    qtbot.waitUntil(lambda: wires.panel.sums == "4 tokens · 1 branch")
    assert wires.panel.view.focus_node == controller.session.cursor


def test_going_there_stands_after_the_token(qtbot: QtBot, wired: tuple[Controller, TreeWires]) -> None:
    controller, wires = wired
    second = controller.session.line()[2]
    wires.panel.act("go", second)
    assert controller.session.cursor == second
    assert controller.scene().cursor == 4


def test_a_branch_is_deleted_and_undo_shows_it_again(
    qtbot: QtBot, wired: tuple[Controller, TreeWires]
) -> None:
    controller, wires = wired
    before = tokens(controller)
    wires.panel.act("delete", controller.session.line()[3])
    assert len(tokens(controller)) == len(before) - 2
    qtbot.waitUntil(lambda: wires.panel.sums == "2 tokens · 1 branch")
    controller.undo()
    assert tokens(controller) == before
    qtbot.waitUntil(lambda: wires.panel.sums == "4 tokens · 1 branch")


def test_names_and_stars_are_shown(qtbot: QtBot, wired: tuple[Controller, TreeWires]) -> None:
    controller, wires = wired
    node = controller.session.line()[2]
    wires.panel.name_wished.emit(node, "here & now")
    wires.panel.act("star", node)
    wires.panel.view.focus_on(node)
    assert "Named here & now. Starred." in wires.panel.view.accessibleDescription()


def test_an_expansion_comes_into_view_and_ends(qtbot: QtBot, wired: tuple[Controller, TreeWires]) -> None:
    controller, wires = wired
    node = controller.session.line()[2]
    wires.panel.expand_wished.emit(node, Expansion(3, 2))
    assert wires.panel.progress.isVisible()
    qtbot.waitUntil(lambda: controller.branches.expanding is None)
    assert not wires.panel.progress.isVisible()
    qtbot.waitUntil(lambda: not wires.panel.sums.endswith("1 branch"))
    grown = [n for n in controller.session.tree.nodes if n.records and n.records[0].growth.how == "expanded"]
    assert len(grown) >= 10
    assert all(wires.panel.view.layout_of_tree.box_at(n.index) for n in grown)


def test_another_session_ends_an_expansion_and_shows_its_own_tree(
    qtbot: QtBot, wired: tuple[Controller, TreeWires]
) -> None:
    controller, wires = wired
    wires.panel.expand_wished.emit(controller.session.cursor, Expansion(3, 5))
    controller.use_session(Session(), controller.card)
    assert controller.branches.expanding is None
    assert wires.panel.empty
    qtbot.waitUntil(lambda: idle(controller))


def test_without_a_model_the_tree_can_be_walked_and_not_expanded(qtbot: QtBot) -> None:
    controller = Controller(lambda *_: pytest.fail("nothing is opened"))  # type: ignore[arg-type]
    try:
        wires = TreeWires(controller)
        qtbot.addWidget(wires.panel)
        wires.show_scene(controller.scene())
        assert wires.panel.empty
        assert not wires.panel._expand.isEnabled()
        with qtbot.waitSignal(controller.fault_met):
            controller.branches.expand(0, Expansion())
        assert "Open a model first" in controller.scene().status.error
        assert controller.session.done == []
    finally:
        controller.close()
