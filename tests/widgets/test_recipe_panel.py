from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from playground.decoding.catalogue import BY_KEY, STRATEGIES, TRANSFORMS
from playground.decoding.presets import NAMED
from playground.decoding.recipe import PRESETS, Recipe
from playground.decoding.strategy import Search, Transform
from playground.session.picks import other_orders
from playground.widgets.drag_handle import DragHandle
from playground.widgets.entry_field import EntryField
from playground.widgets.recipe_panel import RecipePanel
from tests.widgets.scenes import model, scene, sight

THREE = "temperature=0.8,top_k=5,top_p=0.9,sample"


class Panel(RecipePanel):
    """A panel on screen, with the recipes that it gave as text."""

    def __init__(self, qtbot: QtBot, recipe: str = THREE) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.given: list[str] = []
        self.recipe_edited.connect(lambda recipe: self.given.append(str(recipe)))
        self.show_scene(scene(recipe))
        self.resize(300, 900)
        self.show()
        self.activateWindow()

    @property
    def keys(self) -> tuple[str, ...]:
        assert self.pipeline
        return self.pipeline.keys

    def chip(self, title: str) -> QPushButton:
        return next(chip for chip in self.findChildren(QPushButton) if chip.text() == title)

    def choose(self, key: str, entry: str) -> None:
        menu = self.card(key).findChild(QToolButton).menu()
        next(action for action in menu.actions() if action.text() == entry).trigger()


def test_showing_emits_nothing_and_cards_stand_in_order(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    assert panel.keys == ("temperature", "top_k", "top_p")
    tops = [panel.card(key).y() for key in panel.keys]
    assert tops == sorted(tops)
    assert panel.given == []


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_chip_gives_its_recipe_and_is_checked_while_it_is_in_force(qtbot: QtBot, preset) -> None:  # type: ignore[no-untyped-def]
    panel = Panel(qtbot)
    qtbot.mouseClick(panel.chip(preset.title), Qt.MouseButton.LeftButton)
    assert panel.given == [str(preset.recipe)]
    assert [p.title for p in PRESETS if panel.chip(p.title).isChecked()] == [preset.title]
    assert preset.recipe.label in panel.chip(preset.title).toolTip()


def test_a_knob_changes_the_recipe(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    field = panel.card("top_k").findChild(EntryField)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "7\r")
    assert panel.given == ["temperature=0.8,top_k=7,top_p=0.9,sample"]


def test_a_card_switched_off_stays_and_comes_back(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    switch = panel.card("top_k").findChild(QCheckBox)
    switch.click()
    assert panel.given == ["temperature=0.8,top_p=0.9,sample"]
    panel.show_scene(scene(panel.given[-1]))
    assert panel.keys == ("temperature", "top_k", "top_p")
    assert panel.card("top_k").effect_text == "Switched off."
    switch.click()
    assert panel.given[-1] == THREE


def test_a_card_switched_off_can_be_moved_and_changed_silently(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    panel.card("top_k").findChild(QCheckBox).click()
    panel.choose("top_k", "Move up")
    panel.choose("top_k", "Usual settings")
    assert panel.keys == ("top_k", "temperature", "top_p")
    assert len(panel.given) == 1


@pytest.mark.parametrize(
    ("key", "entry", "recipe"),
    [
        ("top_p", "Move up", "temperature=0.8,top_p=0.9,top_k=5,sample"),
        ("temperature", "Move down", "top_k=5,temperature=0.8,top_p=0.9,sample"),
        ("top_k", "Remove", "temperature=0.8,top_p=0.9,sample"),
        ("top_k", "Usual settings", "temperature=0.8,top_k=40,top_p=0.9,sample"),
        ("top_k", "Switch off", "temperature=0.8,top_p=0.9,sample"),
    ],
)
def test_the_menu_of_a_card(qtbot: QtBot, key: str, entry: str, recipe: str) -> None:
    panel = Panel(qtbot)
    panel.choose(key, entry)
    assert panel.given == [recipe]


def test_alt_up_moves_the_card_that_has_the_focus_and_keeps_the_focus(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    qtbot.waitUntil(panel.isActiveWindow)
    field = panel.card("top_p").findChild(EntryField)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert panel.keys == ("temperature", "top_p", "top_k")
    assert field.hasFocus()
    qtbot.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert panel.given[-1] == THREE


def test_a_card_is_dragged_by_its_handle(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    handle = panel.card("temperature").findChild(DragHandle)
    last = panel.card("top_p")
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton)
    end = handle.mapFromGlobal(last.mapToGlobal(QPoint(5, last.height() - 3)))
    qtbot.mouseMove(handle, end)
    handle.dragged.emit(handle.mapToGlobal(end))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert panel.given == ["top_k=5,top_p=0.9,temperature=0.8,sample"]


def test_the_add_menu_holds_what_is_absent_with_its_sentence(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    groups = [entry.menu() for entry in panel.add_menu.actions() if entry.isVisible()]
    offered = [action for group in groups for action in group.actions() if action.isVisible()]
    absent = [kind for kind in TRANSFORMS if kind.about.key not in panel.keys]
    assert sorted(action.text() for action in offered) == sorted(kind.about.title for kind in absent)
    offer = next(action for action in offered if action.text() == "Min-p")
    assert "Keeps tokens at least m times as likely" in offer.toolTip()
    offer.trigger()
    assert "min_p=0.1" in panel.given[-1]
    assert "min_p" in panel.keys


def test_the_recipe_can_be_typed_and_a_bad_one_leaves_the_last_good_one(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    field = panel.text.field
    for text, error in [
        ("top_q=1,sample", "There is no strategy “top_q”"),
        ("top_k=5", "A recipe ends with a search"),
        ("", "The recipe is empty"),
        ("top_k=5,top_k=6,sample", "twice"),
    ]:
        field.selectAll()
        qtbot.keyClicks(field, text) if text else field.clear()
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert error in panel.text.error_text
    assert panel.given == []
    field.selectAll()
    qtbot.keyClicks(field, "top_p=0.5,greedy\r")
    assert panel.given == ["top_p=0.5,greedy"]
    assert panel.text.error_text == ""


def test_effects_are_those_of_the_step_and_another_recipe_is_named(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    assert panel.card("top_k").effect_text.startswith("kept 5 of 10 · mass")
    assert panel.search_card.took_text.startswith("u = ")
    panel.show_scene(scene(THREE, made_by="top_p=0.5,sample", kind="past"))
    assert panel.notice == "This step was made with another recipe: top-p 0.5 · sample"
    assert panel.card("top_k").effect_text == panel.search_card.took_text == ""
    use = next(button for button in panel.findChildren(QToolButton) if button.text() == "use that recipe")
    use.click()
    assert panel.given == ["top_p=0.5,sample"]


def test_a_step_in_mid_run_with_the_old_recipe_makes_no_notice(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    panel.show_scene(scene(THREE, made_by="top_p=0.5,sample", kind="running"))
    assert panel.notice == ""


def test_an_incoming_recipe_replaces_the_cards(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    panel.show_scene(scene("min_p=0.2,greedy"))
    assert panel.keys == ("min_p",)
    assert panel.text.field.text() == "min_p=0.2,greedy"
    assert panel.given == []


def test_without_a_model_the_cards_still_work(qtbot: QtBot) -> None:
    panel = RecipePanel()
    qtbot.addWidget(panel)
    panel.show_scene(replace(scene(), card=None, shown=None))
    with qtbot.waitSignal(panel.recipe_edited) as caught:
        panel.card("top_k").findChild(QCheckBox).click()
    assert isinstance(caught.args[0], Recipe)


@pytest.mark.parametrize("kind", STRATEGIES, ids=lambda kind: kind.about.key)
def test_a_card_opens_for_every_strategy(qtbot: QtBot, kind: type[Transform | Search]) -> None:
    strategy = kind()
    recipe = str(strategy) if isinstance(strategy, Search) else f"{strategy},sample"
    panel = Panel(qtbot, recipe)
    assert panel.pipeline is not None
    assert str(panel.pipeline.recipe) == recipe
    form = panel.search_card.form if isinstance(strategy, Search) else panel.card(kind.about.key).form
    assert all(form.editor(name) is not None for name, _ in kind.knobs())
    assert panel.given == []


def test_the_order_of_a_program_is_chosen_from_a_menu_and_named_on_its_button(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    titles = [b.text() for b in panel.findChildren(QToolButton)]
    assert "order: transformers ▾" in titles
    panel.order_menu.fill()
    entries = {action.text(): action for action in panel.order_menu.actions()}
    assert entries["transformers"].isChecked()
    assert not entries["llama.cpp"].isChecked()
    entries["llama.cpp"].trigger()
    assert panel.given == ["top_k=5,top_p=0.9,temperature=0.8,sample"]
    assert panel.keys == ("top_k", "top_p", "temperature")


def test_the_panel_says_which_tokens_another_order_would_keep_or_cut(qtbot: QtBot) -> None:
    recipe = "temperature=3,top_p=0.6,sample"
    panel = Panel(qtbot, recipe)
    panel.show_orders(other_orders(sight(), Recipe.parse(recipe)))
    assert panel.order_text.startswith("The order of llama.cpp cuts “␣")
    assert panel.order_text.count("\n") == 0
    panel.show_orders(())
    assert panel.order_text == ""
    assert panel.given == []


def test_named_recipes_stand_in_a_menu_and_nothing_is_applied_unasked(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    defaults = {"do_sample": True, "temperature": 0.6, "top_p": 0.95}
    panel.show_scene(scene(THREE, card=replace(scene().card, generation_defaults=defaults)))
    panel.presets.menu.fill()
    entries = {action.text(): action for action in panel.presets.menu.actions()}
    assert panel.given == []
    assert set(entries) >= {preset.title for preset in NAMED}
    entries["Careful"].trigger()
    own = next(action for title, action in entries.items() if "recommends" in title)
    own.trigger()
    assert panel.given == [
        "temperature=0.3,top_p=0.9,sample",
        "temperature=0.6,top_k=50,top_p=0.95,sample",
    ]


def test_cards_trace_the_token_that_is_pointed_at(qtbot: QtBot) -> None:
    panel = Panel(qtbot, "temperature=2,top_k=2,top_p=0.9,sample")
    panel.show_trace(3)
    assert panel.card("temperature").trace_text.startswith("␣sat 14.49 % → ")
    assert panel.card("top_k").trace_text.endswith("→ cut")
    assert panel.card("top_p").trace_text == ""
    panel.show_trace(None)
    assert panel.card("top_k").trace_text == ""


def test_a_token_without_a_row_leaves_the_cards_as_they_are(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    panel.show_trace(1000)
    assert panel.card("top_k").trace_text == ""


def complain(recipe: Recipe) -> str | None:
    return recipe.complain(model(), 10)


BAD = [
    ("ban", "tokens", "id:99", "99"),
    ("ban", "tokens", "|", "an entry is empty"),
    ("ban", "tokens", "id:-1", "names no token"),
    ("ban", "tokens", "zebra", "no token for"),
    ("allow", "tokens", "id:99", "99"),
    ("logit_bias", "tokens", "id:99=3", "99"),
    ("logit_bias", "tokens", "id:1", "has no bias"),
    ("logit_bias", "tokens", "id:1=abc", "is not a number"),
    ("logit_bias", "tokens", "id:1=nan", "nan is not"),
    ("grammar", "regex", "([", "cannot be read"),
    ("grammar", "regex", r"[^\s\S]", "matches no text"),
    ("grammar", "json", "{", "cannot be read"),
    ("xtc", "threshold", "2", "from 0 to 1"),
    ("top_k", "k", "40.5", "whole number"),
    ("temperature", "temperature", "linear(1,2)", "write a number"),
    ("temperature", "temperature", "-1", "from 0"),
    ("temperature", "temperature", " ", "nothing was typed"),
]


@pytest.mark.parametrize(("key", "name", "text", "words"), BAD)
def test_what_the_vocabulary_refuses_gets_a_sentence_at_its_field(
    qtbot: QtBot, key: str, name: str, text: str, words: str
) -> None:
    panel = Panel(qtbot, f"{BY_KEY[key]()},sample")
    panel.use_check(complain)
    field = panel.card(key).form.editor(name).findChild(EntryField)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words in field.accessibleDescription()
    assert panel.given == []
    qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_a_recipe_as_text_that_the_vocabulary_refuses_stays_out_of_force(qtbot: QtBot) -> None:
    panel = Panel(qtbot)
    panel.use_check(complain)
    next(b for b in panel.findChildren(QToolButton) if b.text() == "text ▾").click()
    field = panel.text.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, 'ban="id:99",sample')
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "99" in panel.text.error_text
    assert panel.given == []


def test_a_number_can_follow_the_text_and_be_constant_again(qtbot: QtBot) -> None:
    panel = Panel(qtbot, "temperature=0.8,top_k=5,sample")

    def choose(key: str, words: str) -> None:
        menu = panel.card(key).schedules
        menu.fill()
        next(action for action in menu.actions() if words in action.text()).trigger()

    choose("temperature", "a straight line")
    choose("top_k", "off before a step")
    choose("temperature", "constant")
    assert panel.given == [
        "temperature=linear(0.8,1,20),top_k=5,sample",
        "temperature=linear(0.8,1,20),top_k=from(10,5),sample",
        "temperature=0.81,top_k=from(10,5),sample",
    ]


@pytest.mark.parametrize("kind", TRANSFORMS, ids=lambda kind: kind.about.key)
def test_every_offered_schedule_is_legal(qtbot: QtBot, kind: type[Transform]) -> None:
    panel = Panel(qtbot, f"{kind()},sample")
    card = panel.card(kind.about.key)
    card.schedules.fill()
    edited: list[Transform] = []
    card.schedules.strategy_edited.connect(edited.append)
    offered = [action for action in card.schedules.actions() if action.isCheckable()]
    for action in offered:
        action.trigger()
    assert len(edited) == len(offered)
    assert all(Recipe.parse(f"{strategy},sample").transforms == (strategy,) for strategy in edited)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "empty"),
        ("sample,", "nothing between"),
        ("top_q=1,sample", "There is no strategy “top_q”"),
        ("top_k=1,top_k=2,sample", "stands twice"),
        ("top_k=1", "ends with a search"),
        ("greedy,sample", "only stand at the end"),
        ("temperature=nan,sample", "nan is not"),
        ("top_k=,sample", "nothing was typed"),
    ],
)
def test_a_bad_recipe_text_gets_a_sentence_and_the_last_good_one_stays(
    qtbot: QtBot, typed: str, words: str
) -> None:
    panel = Panel(qtbot)
    next(b for b in panel.findChildren(QToolButton) if b.text() == "text ▾").click()
    field = panel.text.field
    field.setFocus()
    field.clear()
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words in panel.text.error_text
    assert panel.given == []
    assert panel.pipeline is not None
    assert str(panel.pipeline.recipe) == THREE


def test_a_schedule_shows_the_value_it_has_at_the_step_on_show(qtbot: QtBot) -> None:
    panel = Panel(qtbot, "temperature=linear(2,1,10),sample")
    at = {}
    for steps in (0, 5):
        before = scene("temperature=linear(2,1,10),sample")
        assert before.shown
        later = replace(before.shown.step, position=before.shown.step.prompt_length + steps)
        panel.show_scene(replace(before, shown=replace(before.shown, step=later)))
        labels = panel.card("temperature").form.findChildren(QLabel)
        at[steps] = next(label.text() for label in labels if label.text().startswith("now"))
    assert at == {0: "now 2", 5: "now 1.5"}
