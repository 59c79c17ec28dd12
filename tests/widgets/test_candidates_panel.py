from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.session.records import Stop
from playground.session.scene import Line, Mark, Shown, Status
from playground.session.tree import Prompt
from playground.widgets import theme
from playground.widgets.candidates_model import Column
from playground.widgets.candidates_panel import CandidatesPanel
from tests.widgets import scenes

TEXT = Qt.ItemDataRole.DisplayRole
SENTENCE = Qt.ItemDataRole.AccessibleTextRole
MANY = tuple(f" t{number}".encode() for number in range(200))
SLOPE = tuple(5.0 - number / 20 for number in range(200))


@pytest.fixture
def panel(qtbot: QtBot) -> CandidatesPanel:
    made = CandidatesPanel()
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    return made


def cells(panel: CandidatesPanel, column: Column) -> list[str]:
    model = panel.view.model()
    return [model.index(line, column).data(TEXT) for line in range(model.rowCount())]


def sentences(panel: CandidatesPanel) -> list[str]:
    model = panel.view.model()
    return [model.index(line, 0).data(SENTENCE) for line in range(model.rowCount())]


def button(panel: CandidatesPanel, text: str) -> QPushButton:
    return next(b for b in panel.findChildren(QPushButton) if b.text() == text)


def spot(panel: CandidatesPanel, line: int) -> QPoint:
    view = panel.view
    return view.visualRect(view.model().index(line, Column.TOKEN)).center()


def test_shows_rank_token_id_both_numbers_and_who_cut_it(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene("top_k=3,greedy"))
    assert cells(panel, Column.TOKEN)[:6] == ["␣the", "␣cat", "␣sat", "␣on", "↵", "&"]
    assert cells(panel, Column.RANK)[:3] == ["1", "2", "3"]
    assert cells(panel, Column.ID)[:3] == ["1", "2", "3"]
    assert cells(panel, Column.AFTER)[2:5] == ["18.63 %", "0", "0"]
    assert cells(panel, Column.CUT)[:5] == ["greedy", "", "", "top-k", "top-k"]


def test_a_row_is_a_sentence_for_readers(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene("top_k=3,greedy"))
    spoken = sentences(panel)
    assert "␣the, id 1, 1st for the model" in spoken[0]
    assert "this one is taken: greedy" in spoken[0]
    assert spoken[3].endswith("cut by top-k.")


def test_the_others_have_their_mass_and_say_how_many_are_kept(panel: CandidatesPanel) -> None:
    panel.use_view(5, False, "model")
    panel.show_scene(scenes.scene("top_k=6,greedy"))
    assert cells(panel, Column.TOKEN)[-1] == "the other 5 tokens"
    assert cells(panel, Column.CUT)[-1] == "1 kept"
    assert cells(panel, Column.MODEL)[-1] not in ("0 %", "")


def test_a_taken_token_beyond_the_rows_follows_an_ellipsis(panel: CandidatesPanel) -> None:
    far = scenes.step("top_k=3,sample", scores=SLOPE, pieces=MANY, picked=150)
    card = scenes.card(scenes.model(SLOPE, MANY))
    panel.use_view(5, False, "model")
    panel.show_scene(scenes.scene(card=card, shown=Shown(far, "past")))
    assert cells(panel, Column.RANK)[4:8] == ["5", "⋮", "151", ""]
    assert cells(panel, Column.CUT)[6] == "picked"
    assert "cut by top-k; this one is taken: picked" in sentences(panel)[6]


def test_a_click_chooses_the_token_of_the_row(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene())
    with qtbot.waitSignal(panel.token_chosen) as chosen:
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(panel, 2))
    assert chosen.args == [3]


def test_keys_choose_rows(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene())
    with qtbot.waitSignal(panel.token_chosen) as chosen:
        panel.choose_row(2)
    assert chosen.args == [2]
    panel.view.setCurrentIndex(panel.view.model().index(3, Column.TOKEN))
    with qtbot.waitSignal(panel.token_chosen) as chosen:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert chosen.args == [4]


@pytest.mark.parametrize("number", [0, 11, 99])
def test_a_key_without_a_row_chooses_nothing(panel: CandidatesPanel, qtbot: QtBot, number: int) -> None:
    panel.show_scene(scenes.scene())
    with qtbot.assertNotEmitted(panel.token_chosen):
        panel.choose_row(number)


def test_nothing_can_be_chosen_while_running(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene(kind="running", status=Status("running")))
    with qtbot.assertNotEmitted(panel.token_chosen):
        panel.choose_row(1)
    assert panel.state_text.startswith("running:")


def test_while_looking_the_last_rows_stay_and_cannot_be_chosen(panel: CandidatesPanel, qtbot: QtBot) -> None:
    ready = scenes.scene()
    panel.show_scene(ready)
    before = cells(panel, Column.TOKEN)
    panel.show_scene(replace(ready, shown=None, status=Status("looking")))
    assert cells(panel, Column.TOKEN) == before
    with qtbot.assertNotEmitted(panel.token_chosen):
        panel.choose_row(1)


@pytest.mark.parametrize(
    ("status", "changes", "said"),
    [
        (Status("no_model"), {"card": None}, "No model is open"),
        (Status("no_model", error="The file is gone."), {"card": None}, "The file is gone."),
        (Status("recorded"), {}, "The record ends here. Open a model"),
        (Status("opening", "Reading weights", 0.4), {"card": None}, "Reading weights"),
        (Status("reading", fraction=0.2), {}, "reads the prompt"),
        (Status("looking"), {}, "looks at what could come next"),
        (Status("ready", error="The model gave NaN."), {}, "The model gave NaN."),
        (Status("ready"), {"prompt": Prompt("", (), ())}, "Type a prompt on the left"),
        (Status("ready"), {"prompt": Prompt("a", (1,), (b"a",)), "stop": Stop("context")}, "context is full"),
    ],
)
def test_says_why_it_is_empty(
    panel: CandidatesPanel, status: Status, changes: dict[str, object], said: str
) -> None:
    panel.show_scene(scenes.scene(status=status, shown=None, **changes))
    assert said in panel.state_text
    assert button(panel, "Open a model…").isVisible() == status.lacks_model


def test_no_model_offers_to_open_one(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene(status=Status("no_model"), shown=None, card=None))
    with qtbot.waitSignal(panel.open_model_wished):
        button(panel, "Open a model…").click()


def test_the_past_names_its_recipe_and_offers_what_if(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene("greedy", made_by="top_k=3,sample", kind="past"))
    assert panel.state_text == f"recorded: with {Recipe.parse('top_k=3,sample').label}"
    with qtbot.waitSignal(panel.what_if_wished) as asked:
        button(panel, "what if?").click()
    assert asked.args == [True]
    panel.show_scene(scenes.scene("greedy", kind="what_if"))
    with qtbot.waitSignal(panel.what_if_wished) as asked:
        button(panel, "back to the record").click()
    assert asked.args == [False]


def test_what_would_change_nothing_is_not_offered(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene("greedy", kind="past"))
    assert not button(panel, "what if?").isVisible()


def test_the_view_menus_change_rows_scale_and_order(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene("temperature=0.5,top_k=2,sample"))
    rows, scale, order = (b for b in panel.findChildren(QToolButton) if b.menu() is not None)
    with qtbot.waitSignal(panel.rows_changed) as changed:
        rows.menu().actions()[0].trigger()
    assert changed.args == [5]
    assert len(cells(panel, Column.TOKEN)) == 6
    with qtbot.waitSignal(panel.log_changed) as changed:
        scale.menu().actions()[1].trigger()
    assert changed.args == [True]
    assert scale.text() == "log ▾"
    with qtbot.waitSignal(panel.order_changed) as changed:
        order.menu().actions()[1].trigger()
    assert changed.args == ["after"]


def test_the_heading_ends_with_the_text_before_the_cursor(panel: CandidatesPanel) -> None:
    marks = tuple(Mark(0, token, scenes.WORDS[token]) for token in (1, 6, 2))
    panel.show_scene(scenes.scene(line=Line(1, marks, 3, 3), cursor=3))
    assert panel.heading_tail == "“ the& cat”"
    panel.show_scene(scenes.scene(line=Line(1, marks, 3, 3), cursor=2))
    assert panel.heading_tail == "“ the&”"


def test_search_finds_and_chooses_any_token(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene())
    panel.focus_search()
    field = panel.findChild(QLineEdit)
    qtbot.keyClicks(field, "dog")
    with qtbot.waitSignal(panel.token_chosen) as chosen:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert chosen.args == [8]
    assert field.text() == ""


def test_an_ampersand_in_a_token_is_an_ampersand(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene())
    assert "&" in cells(panel, Column.TOKEN)
    assert "&amp;, id 6" in panel.view.model().index(5, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_what_has_not_changed_is_not_built_again(panel: CandidatesPanel) -> None:
    scene = scenes.scene()
    panel.show_scene(scene)
    items = panel.view.model().items  # type: ignore[attr-defined]
    panel.show_scene(replace(scene, tokens_per_second=5.0))
    assert panel.view.model().items is items  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [420, 500, 700, 1200])
def test_columns_fill_the_width_and_the_token_is_always_there(panel: CandidatesPanel, width: int) -> None:
    panel.show_scene(scenes.scene())
    panel.resize(width, 500)
    view = panel.view
    shown = [column for column in Column if not view.isColumnHidden(column)]
    assert {Column.TOKEN, Column.BARS, Column.AFTER} <= set(shown)
    assert sum(view.columnWidth(column) for column in shown) == view.viewport().width()


def test_the_taken_token_stays_in_sight_when_its_place_is_not(panel: CandidatesPanel, qtbot: QtBot) -> None:
    far = scenes.step("greedy", scores=SLOPE, pieces=MANY, picked=150)
    card = scenes.card(scenes.model(SLOPE, MANY))
    panel.use_view(64, False, "model")
    panel.show_scene(scenes.scene(card=card, shown=Shown(far, "past")))
    view = panel.view
    assert view.pinned_line == 65
    edge = QPoint(100, view.viewport().height() - 4)
    with qtbot.waitSignal(panel.token_chosen) as chosen:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    assert chosen.args == [150]
    assert not view.grab().isNull()
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert view.pinned_line is None


def has_colour(panel: CandidatesPanel, name: str) -> bool:
    """Whether a bar of this colour crosses the middle of one of the first lines."""
    view = panel.view
    image = view.viewport().grab().toImage()
    rects = [view.visualRect(view.model().index(line, Column.BARS)) for line in range(3)]
    spots = [(x, rect.center().y()) for rect in rects for x in range(rect.left(), rect.right())]
    return any(image.pixelColor(x, y) == QColor(name) for x, y in spots)


def test_follows_a_change_of_theme_while_shown(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene("sample"))
    palette = panel.palette()
    for look in (theme.DARK, theme.LIGHT):
        palette.setColor(palette.ColorRole.Window, QColor(look.window))
        panel.setPalette(palette)
        other = theme.LIGHT if look is theme.DARK else theme.DARK
        assert has_colour(panel, look.after_bar)
        assert not has_colour(panel, other.after_bar)


def test_lines_grow_with_the_font(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene())
    before = panel.view.rowHeight(0)
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    panel.setFont(font)
    assert panel.view.rowHeight(0) >= 1.6 * before


def test_tells_the_token_under_the_mouse_and_when_it_left(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene("top_k=3,greedy", kind="running"))
    told: list[object] = []
    panel.token_hovered.connect(told.append)
    qtbot.mouseMove(panel.view.viewport(), spot(panel, 1))
    qtbot.mouseMove(panel.view.viewport(), spot(panel, 4))
    qtbot.mouseMove(panel.view.viewport(), QPoint(5, panel.view.viewport().height() - 2))
    assert told == [2, 5, None]


def test_tells_the_token_that_the_keys_walk_to(panel: CandidatesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene("top_k=3,greedy"))
    told: list[object] = []
    panel.token_hovered.connect(told.append)
    panel.activateWindow()
    panel.view.setFocus()
    qtbot.waitUntil(panel.view.hasFocus)
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert told[-1] == panel.view.model().token_at(panel.view.currentIndex().row())
    panel.view.clearFocus()
    assert told[-1] is None


def test_outlines_another_recipe_over_the_bars_and_takes_it_away(panel: CandidatesPanel) -> None:
    panel.show_scene(scenes.scene("top_k=3,greedy"))
    plain = panel.view.grab().toImage()
    panel.show_overlay({3: 0.4, 4: 0.4})
    over = panel.view.grab().toImage()
    panel.show_overlay(None)
    assert over != plain
    assert panel.view.grab().toImage() == plain
