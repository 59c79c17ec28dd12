"""The tree panel: what it tells, its menu, its search, its comparison, its expansion."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from playground.session.expand import PATHS, PLACES, Expanding, Expansion
from playground.session.session import Place, Session
from playground.session.tree import ROOT, TokenTree
from playground.widgets.expand_dialog import ExpandDialog
from playground.widgets.name_dialog import NameDialog
from playground.widgets.tree_panel import TreePanel
from tests.widgets import trees

Key = Qt.Key


@pytest.fixture
def panel(qtbot: QtBot) -> TreePanel:
    made = TreePanel()
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def shown(panel: TreePanel, session: Session, **more: object) -> None:
    panel.show_tree(session.tree, session.place, **more)  # type: ignore[arg-type]


def entries(panel: TreePanel, node: int) -> dict[str, str]:
    """Names and texts of what the menu offers for a node."""
    panel._prepare(node)
    actions = [action for action in panel._menu.menu().actions() if not action.isSeparator()]
    return {action.objectName(): action.text() for action in actions if action.isEnabled()}


def test_with_nothing_to_show_it_says_what_to_do(panel: TreePanel) -> None:
    panel.show_tree(TokenTree(), Place())
    assert panel.empty
    assert panel.sums == "" or panel.sums.startswith("0")
    session, *_ = trees.forked()
    shown(panel, session)
    assert not panel.empty
    assert panel.sums == "10 tokens · 2 branches"


def test_a_tree_that_is_deleted_altogether_is_empty(panel: TreePanel) -> None:
    session, *_ = trees.forked()
    session.wish("Delete", cursor=ROOT, hidden=frozenset({session.line()[0]}))
    shown(panel, session)
    assert panel.empty


def test_showing_tells_nothing(qtbot: QtBot, panel: TreePanel) -> None:
    session, *_ = trees.forked()
    with qtbot.assertNotEmitted(panel.node_chosen):
        shown(panel, session)


@pytest.mark.parametrize(
    ("name", "signal", "told"),
    [
        ("go", "node_chosen", ()),
        ("delete", "delete_wished", ()),
        ("star", "star_wished", (True,)),
    ],
)
def test_the_menu_tells_what_is_wished(
    qtbot: QtBot, panel: TreePanel, name: str, signal: str, told: tuple[object, ...]
) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    with qtbot.waitSignal(getattr(panel, signal)) as emitted:
        panel.act(name, first[4])
    assert emitted.args == [first[4], *told]


def test_a_starred_place_offers_to_take_the_star_away(qtbot: QtBot, panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    session.wish("Star", stars=frozenset({first[5]}))
    shown(panel, session)
    assert entries(panel, first[5])["star"] == "Remove the &star"
    with qtbot.waitSignal(panel.star_wished) as emitted:
        panel.act("star", first[5])
    assert emitted.args == [first[5], False]


def test_what_cannot_be_done_is_not_offered(panel: TreePanel) -> None:
    session, first, second = trees.forked()
    shown(panel, session, can_expand=False)
    offered = entries(panel, second[-1])
    assert not offered.keys() & {"compare", "compare_held", "fold", "expand"}
    offered = entries(panel, first[1])
    assert {"compare", "fold", "go", "delete"} <= offered.keys()


@pytest.mark.parametrize(("key", "signal"), [(Key.Key_Delete, "delete_wished"), (Key.Key_S, "star_wished")])
def test_keys_of_the_focused_tree(qtbot: QtBot, panel: TreePanel, key: Qt.Key, signal: str) -> None:
    session, _, second = trees.forked()
    shown(panel, session)
    panel.view.setFocus()
    with qtbot.waitSignal(getattr(panel, signal)) as emitted:
        qtbot.keyClick(panel.view, key)
    assert emitted.args[0] == second[-1]


def test_a_name_is_asked_for_and_told(qtbot: QtBot, panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    session.wish("Name", names={first[5]: "R&D"})
    shown(panel, session)
    panel.act("name", first[5])
    dialog = panel.findChild(NameDialog)
    assert dialog is not None
    assert dialog.field.text() == "R&D"
    dialog.field.setText("better")
    with qtbot.waitSignal(panel.name_wished) as emitted:
        dialog.accept()
    assert emitted.args == [first[5], "better"]


def test_copying_copies_the_exact_text(panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    panel.act("copy", first[3])
    text = b"".join(session.tree.pieces(first[3])).decode()
    assert QGuiApplication.clipboard().text() == text
    assert text.startswith("Once & again")


def test_an_expansion_is_asked_for_and_remembered(qtbot: QtBot, panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    panel.act("expand", first[5])
    dialog = panel.findChild(ExpandDialog)
    assert dialog is not None
    dialog.width_editor.value_edited.emit(4)
    dialog.depth_editor.value_edited.emit(2)
    with qtbot.waitSignal(panel.expand_wished) as emitted:
        dialog.accept()
    assert emitted.args == [first[5], Expansion(4, 2)]
    panel.act("expand", first[4])
    again = panel.findChildren(ExpandDialog)[-1]
    assert again.expansion == Expansion(4, 2)
    again.reject()


def test_before_the_first_token_the_prompt_can_be_expanded(qtbot: QtBot, panel: TreePanel) -> None:
    panel.show_tree(TokenTree(), Place())
    qtbot.mouseClick(panel._expand, Qt.MouseButton.LeftButton)
    dialog = panel.findChild(ExpandDialog)
    assert dialog is not None
    with qtbot.waitSignal(panel.expand_wished) as emitted:
        dialog.accept()
    assert emitted.args == [ROOT, Expansion()]


def test_without_a_model_nothing_can_be_expanded(panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session, can_expand=False)
    panel.act("expand", first[5])
    assert panel.findChild(ExpandDialog) is None
    assert not panel._expand.isEnabled()


def test_an_expansion_under_way_is_shown_and_can_be_stopped(qtbot: QtBot, panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session, expanding=Expanding(first[5], 1, 4, 12))
    assert panel.progress.isVisible()
    assert panel.progress.said == "Expanding: level 2 of 4 · 12 tokens"
    with qtbot.waitSignal(panel.expansion_cancelled):
        qtbot.mouseClick(panel.progress.stop_button, Qt.MouseButton.LeftButton)
    shown(panel, session)
    assert not panel.progress.isVisible()


def test_two_branches_are_compared_with_the_numbers_of_the_record(panel: TreePanel) -> None:
    session, first, second = trees.forked()
    shown(panel, session)
    panel.act("compare", first[5])
    assert panel.card.isVisible()
    logps = [step.growth.logp for step in session.steps(first[5])][2:]
    said = panel.card.said
    assert f"{sum(logps):.2f}".replace("-", "−") in said
    assert f"{sum(logps) / 4:.2f}".replace("-", "−") in said
    assert "They part after “Once & again" in said
    assert "Over the first 4 tokens" in said
    others = [step.growth.logp for step in session.steps(second[-1])][2:]
    winner = said.splitlines()[-1].split(" is ahead of ")[0]
    assert ("the cursor" in winner) == (sum(others) > sum(logps))
    assert f"by {abs(sum(logps) - sum(others)):.2f} nats" in said
    assert panel.view._picked == {first[5], second[-1]}


def test_a_held_place_is_compared_with_another(panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    session.wish("Name", names={first[5]: "old one"})
    shown(panel, session)
    panel.act("hold", first[5])
    assert "compare_held" in entries(panel, first[2])
    panel.act("compare_held", first[2])
    assert "They do not part: “old one” goes on from" in panel.card.said


def test_a_comparison_ends_with_its_button_or_when_a_branch_is_deleted(
    qtbot: QtBot, panel: TreePanel
) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    panel.act("compare", first[5])
    qtbot.mouseClick(panel.card.close_button, Qt.MouseButton.LeftButton)
    assert not panel.card.isVisible()
    panel.act("compare", first[5])
    session.wish("Delete", hidden=frozenset({first[2]}))
    shown(panel, session)
    assert not panel.card.isVisible()
    assert panel.view._picked == set()


def test_branches_of_different_prompts_are_not_judged(panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    session.edit_prompt(replace(trees.prompted().prompt, text="Other"))  # type: ignore[type-var]
    trees.grow(session, 2)
    shown(panel, session)
    panel.act("compare", first[5])
    assert "different prompts" in panel.card.said
    assert "ahead" not in panel.card.said


def test_the_search_says_which_match_of_how_many(qtbot: QtBot, panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    field = panel.search_bar.field
    token = session.tree.nodes[first[5]].piece.decode().strip()
    field.setText(token)
    total = panel.view.match[1]
    assert total >= 1
    assert panel.search_bar.said == f"1 of {total}"
    qtbot.keyClick(field, Key.Key_Return)
    assert panel.search_bar.said == f"{1 % total + 1} of {total}"
    qtbot.keyClick(field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.search_bar.said == f"1 of {total}"
    field.setText("zebra")
    assert panel.search_bar.said == "not found"
    qtbot.keyClick(field, Key.Key_Escape)
    assert (field.text(), panel.search_bar.said) == ("", "")


def test_buttons_zoom_and_switch_between_chains_and_tokens(qtbot: QtBot, panel: TreePanel) -> None:
    panel.show_tree(trees.large(500), Place())
    buttons = {button.text(): button for button in panel.findChildren(QToolButton)}
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(buttons["+"], left)
    assert panel._usual.text() == "125 %"
    qtbot.mouseClick(buttons["whole tree"], left)
    assert panel.view.zoom < 1
    qtbot.mouseClick(panel._usual, left)
    assert panel.view.zoom == 1
    chains = len(panel.view.layout_of_tree.boxes)
    qtbot.mouseClick(buttons["boxes: chains"], left)
    assert len(panel.view.layout_of_tree.boxes) == 499 > chains
    assert panel._boxes.text() == "boxes: tokens"


def test_it_fits_into_a_narrow_column(panel: TreePanel) -> None:
    session, first, _ = trees.forked()
    shown(panel, session)
    panel.act("compare", first[5])
    assert panel.minimumSizeHint().width() <= 300


def test_all_controls_have_names(panel: TreePanel) -> None:
    own = [b for b in panel.findChildren(QToolButton) if not isinstance(b.parent(), QLineEdit)]
    assert len(own) > 8
    for button in own:
        assert button.accessibleName() or len(button.text()) > 2, button.text()


@pytest.mark.parametrize(("spread", "most"), [(PLACES, "39"), (PATHS, "9")])
def test_the_dialog_says_how_much_that_will_be(qtbot: QtBot, spread: str, most: str) -> None:
    dialog = ExpandDialog("“here”", Expansion(3, 3, spread))
    qtbot.addWidget(dialog)
    assert f"Up to {most} tokens" in dialog.said
    assert dialog.expand_button.isEnabled()


def test_the_dialog_refuses_what_is_too_much_in_words(qtbot: QtBot) -> None:
    dialog = ExpandDialog("“here”")
    qtbot.addWidget(dialog)
    dialog.depth_editor.value_edited.emit(20)
    assert "2,000 tokens" in dialog.said
    assert not dialog.expand_button.isEnabled()
    dialog.spread_box.setCurrentIndex(1)
    dialog.spread_box.activated.emit(1)
    assert dialog.expand_button.isEnabled()
    assert dialog.expansion == Expansion(3, 20, PATHS)
