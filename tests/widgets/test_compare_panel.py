import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from playground.decoding.presets import NAMED
from playground.decoding.recipe import PRESETS, Recipe
from playground.session.picks import Pick, probabilities
from playground.session.scene import Status
from playground.widgets.compare_panel import MOST_ROWS, ComparePanel
from playground.widgets.compare_row import CompareRow
from playground.widgets.kept_recipes import recipes_from
from playground.widgets.recipe_menu import RecipeMenu
from tests.widgets import scenes

TEXTS = ("greedy", "top_k=3,sample", "temperature=2,min_p=0.1,sample")
RECIPES = tuple(Recipe.parse(text) for text in TEXTS)


def picks(*texts: str) -> tuple[Pick, ...]:
    return tuple(Pick(Recipe.parse(text), scenes.step(text)) for text in texts)


@pytest.fixture
def panel(qtbot: QtBot) -> ComparePanel:
    made = ComparePanel()
    qtbot.addWidget(made)
    made.resize(420, 360)
    made.show_recipes(RECIPES)
    made.show()
    made.activateWindow()
    return made


def test_each_line_says_token_probability_and_kept(panel: ComparePanel) -> None:
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    assert [row.texts()[2] for row in panel.rows] == ["10", "3", "9"]
    assert panel.rows[0].texts()[:2] == ("␣the", "39 %")
    assert panel.own_row.texts()[0] in ("␣the", "␣cat", "␣sat", "␣on")
    assert "nothing is committed" in panel.note
    assert "would take ␣the" in panel.rows[0].accessibleName()


def test_showing_emits_nothing(panel: ComparePanel) -> None:
    told: list[object] = []
    for signal in (panel.recipes_edited, panel.recipe_chosen, panel.what_if_wished):
        signal.connect(told.append)
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    panel.show_recipes(RECIPES[:1])
    panel.show_scene(scenes.scene("greedy"), picks(*TEXTS[:1]))
    assert told == []
    assert panel.recipes == RECIPES[:1]


def test_a_recipe_can_be_typed_and_is_shown_in_words_afterwards(panel: ComparePanel, qtbot: QtBot) -> None:
    field = panel.rows[1].field
    assert field.text() == "top-k 3"
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert field.text() == "top_k=3,sample"
    field.selectAll()
    qtbot.keyClicks(field, "top_p=0.5,sample")
    with qtbot.waitSignal(panel.recipes_edited) as caught:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert [str(recipe) for recipe in caught.args[0]] == [TEXTS[0], "top_p=0.5,sample", TEXTS[2]]
    field.clearFocus()
    assert field.text() == "top-p 0.5"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "empty"),
        ("top_q=3,sample", "no strategy"),
        ("top_k=3", "ends with a search"),
        ("top_p=7,sample", "0 to 1"),
        ("top_k=3,top_k=4,sample", "twice"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence_and_the_last_good_recipe_stays(
    panel: ComparePanel, qtbot: QtBot, typed: str, words: str
) -> None:
    field = panel.rows[1].field
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.clear()
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words in panel.rows[1].error_text
    assert panel.recipes == RECIPES
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert panel.rows[1].error_text == ""
    assert field.text() == "top_k=3,sample"


def test_a_recipe_that_cannot_be_tried_here_says_so_on_its_line(panel: ComparePanel) -> None:
    problem = Pick(RECIPES[0], problem="There is no token 99.")
    panel.show_scene(scenes.scene(), (problem, *picks(*TEXTS[1:])))
    assert panel.rows[0].error_text == "There is no token 99."
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    assert panel.rows[0].error_text == ""


def test_pointing_at_a_line_wishes_its_bars_and_leaving_takes_them_away(panel: ComparePanel) -> None:
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    told: list[object] = []
    panel.overlay_wished.connect(told.append)
    step = panel.rows[2].pick.step
    panel.rows[2].pointed_at.emit(True)
    QApplication.sendEvent(panel.rows[2], QEvent(QEvent.Type.Leave))
    assert told == [probabilities(step), None]
    assert sum(told[0].values()) == pytest.approx(1.0)


def test_use_and_remove_stand_in_the_menu_of_a_line(panel: ComparePanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.recipe_chosen) as caught:
        panel.rows[2].menu.actions()[0].trigger()
    assert caught.args[0] == RECIPES[2]
    with qtbot.waitSignal(panel.recipes_edited) as caught:
        panel.rows[0].menu.actions()[1].trigger()
    assert caught.args[0] == RECIPES[1:]


def test_recipes_are_added_from_a_menu_up_to_a_limit(panel: ComparePanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene())
    panel.add_menu.fill()
    titles = [action.text() for action in panel.add_menu.actions() if action.text()]
    assert titles[0] == "The recipe in force"
    assert {preset.title for preset in (*PRESETS, *NAMED)} <= set(titles)
    with qtbot.waitSignal(panel.recipes_edited):
        panel.add_menu.actions()[0].trigger()
    assert panel.recipes[-1] == scenes.scene().recipe
    panel.show_recipes([RECIPES[0]] * 40)
    assert len(panel.recipes) == MOST_ROWS
    adding = next(b for b in panel.findChildren(QToolButton) if b.text() == "add ▾")
    assert not adding.isEnabled()


def test_a_record_that_was_not_seen_offers_to_look_again(panel: ComparePanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene(kind="past"))
    asking = next(b for b in panel.findChildren(QToolButton) if "what if" in b.text())
    assert asking.isVisible()
    with qtbot.waitSignal(panel.what_if_wished):
        asking.click()
    panel.show_scene(scenes.scene(kind="past"), picks(*TEXTS))
    assert not asking.isVisible()


def test_rows_stay_while_the_model_looks_and_go_while_it_runs(panel: ComparePanel) -> None:
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    panel.show_scene(replace(scenes.scene(), status=Status("looking"), shown=None))
    assert panel.rows[0].texts()[0] == "␣the"
    panel.show_scene(scenes.scene(kind="running"))
    assert panel.rows[0].texts() == ("", "", "")
    assert "runs" in panel.note


def fits(panel: ComparePanel, row: CompareRow) -> bool:
    right = row.mapTo(panel, row.rect().topRight()).x()
    return right <= panel.width() and row.minimumSizeHint().width() <= row.width()


@pytest.mark.parametrize("width", [220, 260, 300, 360, 500])
def test_nothing_is_cut_off_where_it_is_narrow(panel: ComparePanel, qtbot: QtBot, width: int) -> None:
    panel.resize(width, 300)
    panel.show_scene(scenes.scene(), picks(*TEXTS))
    qtbot.waitUntil(lambda: all(fits(panel, row) for row in panel.rows))


def test_a_narrow_line_is_two(panel: ComparePanel) -> None:
    panel.resize(500, 300)
    wide = panel.rows[0].sizeHint().height()
    panel.resize(260, 300)
    assert panel.rows[0].sizeHint().height() > 1.5 * wide


@pytest.mark.parametrize("defaults", [{}, {"do_sample": True, "temperature": 0.6, "top_k": 20}])
def test_the_makers_settings_are_offered_where_there_are_some(qtbot: QtBot, defaults: dict) -> None:  # type: ignore[type-arg]
    menu = RecipeMenu()
    qtbot.addWidget(menu)
    menu.show_scene(scenes.scene(card=replace(scenes.card(), generation_defaults=defaults)))
    menu.fill()
    last = menu.actions()[-1]
    assert last.isEnabled() == bool(defaults)
    if defaults:
        with qtbot.waitSignal(menu.recipe_chosen) as caught:
            last.trigger()
        assert str(caught.args[0]) == "temperature=0.6,top_k=20,sample"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (json.dumps(TEXTS), RECIPES),
        ('["greedy", "nonsense", 7]', RECIPES[:1]),
        ("damaged", ()),
        ("{}", ()),
        ("3", ()),
    ],
)
def test_damaged_settings_leave_out_what_cannot_be_read(text: str, expected: tuple[Recipe, ...]) -> None:
    assert recipes_from(text) == expected


def test_a_record_without_a_model_says_to_open_it(panel: ComparePanel) -> None:
    panel.show_scene(replace(scenes.scene(kind="past"), status=Status("no_model")))
    assert "open the model" in panel.note
    asking = next(b for b in panel.findChildren(QToolButton) if "what if" in b.text())
    assert not asking.isVisible()
