"""The whole window on a tiny exact model: what a person does, and what the window makes of it."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.errors import ModelFault
from playground.models.scripted import ScriptedModel
from playground.qt import settings as stored
from playground.qt.settings import Settings
from playground.session.language_model import LanguageModel
from playground.widgets.icons import app_icon
from tests.models.doubles import FaultyModel
from tests.qt.conftest import END, WordModel
from tests.windows import Heart, Visit, visited

Visiting = Callable[..., Visit]
RECIPES = (
    "greedy",
    "temperature=0.7,sample",
    "temperature=0.7,top_p=0.9,sample",
    "repetition_penalty=1.3,sample",
)


@pytest.fixture
def visit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visiting]:
    """Opens a window with a model and a prompt, and waits for the first preview."""
    with ExitStack() as stack:

        def begin(model: object = None, prompt: str = "w1 w2", recipe: str = "greedy") -> Visit:
            chosen = model or WordModel()
            asked = ("--prompt", prompt, "--recipe", recipe, "--seed", "1", "--model", "words")
            opening = visited(qtbot, monkeypatch, lambda where, report, cancelled: chosen, *asked)
            made = stack.enter_context(opening)
            made.window.controller.set_pace(None)
            made.rest()
            return made

        yield begin


def said_at_the_prompt(one: Visit, words: str) -> bool:
    labels = one.window.prompt.findChildren(QLabel)
    return any(words in label.text() and label.isVisible() for label in labels)


def test_a_first_prompt_taken_back_is_no_longer_in_the_editor(qtbot: QtBot, visit: Visiting) -> None:
    one = visit()
    one.step(1)
    control, prompt = one.window.controller, one.window.prompt
    while control.scene().undo:
        control.undo()
    assert control.scene().prompt is None
    qtbot.waitUntil(lambda: prompt.text() == "")
    while control.scene().redo:
        control.redo()
    qtbot.waitUntil(lambda: prompt.text() == "w1 w2")


# choosing and stepping


def test_five_tokens_have_five_lists_each_with_the_token_taken(visit: Visiting) -> None:
    one = visit(recipe="sample")
    one.step(5)
    taken, lists = one.tokens[2:], []
    for place in range(5):
        one.window.text.token_clicked.emit(one.scene.line.marks[2 + place].node)
        one.rest()
        assert one.scene.shown is not None
        assert one.scene.shown.kind == "past"
        assert one.scene.shown.step.growth.token == taken[place]
        lists.append(tuple(one.rows()))
        assert taken[place] in lists[-1]
    assert len(set(lists)) == 5


def test_looking_around_changes_nothing_of_what_comes(visit: Visiting) -> None:
    plain = visit(recipe="sample")
    plain.step(10)
    curious = visit(recipe="sample")
    for rows in (3, 50, 15, 8, 100, 5, 10, 20, 30, 40):
        curious.step()
        curious.window.candidates.use_view(rows, rows % 2 == 0, "after" if rows > 15 else "model")
        curious.window.text.token_clicked.emit(curious.scene.line.marks[2].node)
        curious.rest()
        curious.do("end")
        curious.rest()

    def told(one: Visit) -> list[tuple[int, float, float]]:
        return [(s.growth.token, s.growth.p_model, s.growth.p_after) for s in one.steps()]

    assert len(told(plain)) == 10
    assert told(curious) == told(plain)


def test_twenty_clicks_on_step_while_the_model_is_busy_are_twenty_tokens(visit: Visiting) -> None:
    one = visit()
    one.do("step", 20)
    one.until(lambda: len(one.tokens) == 22)
    one.rest()
    assert len(one.tokens) == 22


def test_nothing_arrives_after_the_way_back_to_the_prompt(visit: Visiting) -> None:
    one = visit()
    one.do("toggle_run")
    one.until(lambda: len(one.tokens) > 6)
    one.do("home")
    nodes = len(one.window.controller.session.tree)
    one.rest()
    assert len(one.window.controller.session.tree) == nodes
    assert one.scene.cursor == 2


def test_an_end_token_picked_by_hand_stops_is_seen_and_can_be_passed(visit: Visiting) -> None:
    one = visit()
    one.window.candidates.token_chosen.emit(END)
    one.until(lambda: one.tokens == [1, 2, END] and one.scene.stop is not None)
    one.window.draw()
    assert "<end>" in one.window.why.said
    assert "<end>" in one.window.text.view.text()
    assert one.window.actions_["go_on"].isEnabled()
    one.window.controller.max_new_tokens = 4
    one.do("go_on")
    one.until(lambda: len(one.tokens) == 6)


def test_the_numbers_of_the_model_are_the_same_under_every_recipe(visit: Visiting) -> None:
    one = visit()
    seen = []
    for recipe in RECIPES:
        one.window.controller.set_recipe(Recipe.parse(recipe))
        one.rest()
        assert one.scene.shown is not None
        look = one.scene.shown.step.look.candidates
        seen.append(dict(zip(look.ids.tolist(), look.p_model.tolist(), strict=True)))
    assert all(numbers == seen[0] for numbers in seen)
    assert sum(seen[0].values()) == pytest.approx(1.0, abs=1e-12)


def test_small_shares_never_read_as_nothing_and_large_ones_never_as_all(visit: Visiting) -> None:
    def peaked(path: tuple[int, ...]) -> np.ndarray:
        logits = np.full(20, -9.0)
        logits[:3] = (12.0, 1.0, 1.0)
        return logits

    one = visit(WordModel(table=peaked), recipe="sample")
    texts = {text for item in one.items() for text in item.texts if "%" in text}
    assert {">99.99 %", "<0.01 %"} <= texts
    assert not {"0 %", "0.00 %", "100 %", "100.00 %"} & texts


# faults


@pytest.mark.parametrize("recipe", ["greedy", "temperature=0.7,sample"])
def test_nonsense_from_the_model_is_said_and_the_program_is_idle(visit: Visiting, recipe: str) -> None:
    one = visit(FaultyModel(WordModel(), after=1, error=None), recipe=recipe)
    one.do("step")
    one.until(lambda: one.scene.status.error)
    one.window.draw()
    assert "NaN" in one.window.why.said
    assert "step 2" in one.window.why.said
    assert "step 2" in one.window.candidates.state_text
    assert one.scene.status.kind == "ready"
    assert len(one.tokens) == 3
    one.do("back")
    one.window.draw()
    assert one.scene.shown is not None
    assert one.window.actions_["toggle_run"].isEnabled()


@pytest.mark.parametrize("again", ["step", "toggle_run"])
def test_a_model_that_raises_leaves_the_text_and_the_next_job_works(visit: Visiting, again: str) -> None:
    model = FaultyModel(WordModel(), after=4, error=RuntimeError("boom"))
    one = visit(model)
    one.do("toggle_run")
    one.until(lambda: one.scene.status.error)
    one.window.draw()
    assert "kept" in one.window.why.said
    kept = one.tokens
    assert len(kept) > 2
    model._left = 10_000
    one.do(again)
    one.until(lambda: len(one.tokens) > len(kept))
    assert one.tokens[: len(kept)] == kept


def test_a_model_that_cannot_be_opened_is_said_and_the_old_one_goes_on(visit: Visiting) -> None:
    one = visit()

    def refuse(where: str, report: object, cancelled: object) -> LanguageModel:
        raise ModelFault("This folder holds no model.")

    one.window.controller._models._opener._open_model = refuse  # type: ignore[assignment]
    one.window.controller.open_model("/nowhere")
    one.until(lambda: one.scene.status.error)
    one.window.draw()
    assert one.window.why.said == "This folder holds no model."
    one.step()
    assert len(one.tokens) == 3


def test_nothing_to_continue_is_said(visit: Visiting) -> None:
    one = visit(prompt="w1")
    one.paste("")
    one.until(lambda: one.scene.prompt is not None and not one.scene.prompt.ids)
    one.do("step")
    one.window.draw()
    assert "type a prompt" in one.window.why.said


def test_a_text_that_cannot_be_read_is_said_at_the_prompt_and_mended(visit: Visiting) -> None:
    class Picky(WordModel):
        def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
            if "?" in text:
                raise ModelFault("This text cannot be read.")
            return super().encode(text)

    one = visit(Picky())
    one.paste("?")
    one.until(lambda: one.scene.status.error)
    one.window.draw()
    assert one.window.why.said == "This text cannot be read."
    assert said_at_the_prompt(one, "This text cannot be read.")
    one.paste("w4 w5")
    one.until(lambda: one.tokens == [4, 5])
    one.rest()


def test_a_prompt_beyond_the_context_is_said_and_a_shorter_one_works(visit: Visiting) -> None:
    one = visit()
    one.paste(" ".join(["w1"] * 500))
    one.until(lambda: one.scene.too_long)
    one.window.draw()
    assert "longer than this model can read" in one.window.why.said
    assert "longer than this model can read" in one.window.candidates.state_text
    one.do("toggle_run")
    one.window.draw()
    assert "500 tokens" in one.window.why.said
    assert one.scene.status.kind == "ready"
    one.paste("w1 w2")
    one.until(lambda: one.tokens == [1, 2])
    one.step()


def test_settings_full_of_nonsense_open_as_if_they_were_new(visit: Visiting, settings_folder: Path) -> None:
    (settings_folder / "settings.ini").write_bytes(
        b"[look]\nfont_percent=huge\ntheme=\xff\xfe\n[run]\nrecipe=top_p=9\nseed=-3\ntokens_per_second=fast\n"
        b"max_new_tokens=\n[candidates]\nrows=many\nlog=perhaps\norder=7\n[text]\ncolour_by=smell\n"
        b"[layout]\nmain=nonsense\ngeometry=@ByteArray(x)\n"
    )
    one = visit()
    one.step()
    assert len(one.tokens) == 3
    assert one.window.controller.max_new_tokens == stored.MAX_NEW_TOKENS.default


def test_two_windows_at_a_time_do_not_disturb_each_other(visit: Visiting) -> None:
    one, other = visit(recipe="sample"), visit(recipe="sample")
    one.step(3)
    other.step(5)
    assert other.tokens[:5] == one.tokens
    one.window.close()
    other.step()
    assert len(other.tokens) == 8


# keys and mouse


def test_single_keys_are_text_while_one_types(visit: Visiting) -> None:
    one = visit(recipe="sample")
    recipe, editor = one.scene.recipe, one.window.prompt.editor
    editor.setFocus()
    one.until(editor.hasFocus)
    for key in "rgtkpmn1/? ":
        QTest.keyClicks(editor, key)
    for moving in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Return):
        QTest.keyClick(editor, moving)
    assert "rgtkpmn1/?" in editor.toPlainText()
    assert (one.scene.recipe, one.scene.reroll, len(one.steps())) == (recipe, 0, 0)


def test_single_keys_work_once_the_focus_is_elsewhere(visit: Visiting) -> None:
    one = visit(recipe="sample")
    view = one.window.text.view
    view.setFocus()
    one.until(view.hasFocus)
    QTest.keyClick(view, Qt.Key.Key_R)
    assert one.scene.reroll == 1
    QTest.keyClick(view, Qt.Key.Key_G)
    assert str(one.scene.recipe) == "greedy"
    QTest.keyClick(view, Qt.Key.Key_Right)
    one.until(lambda: len(one.tokens) == 3)


@pytest.mark.parametrize("place", [1, 3])
def test_a_click_on_a_bar_takes_its_token(visit: Visiting, place: int) -> None:
    one = visit()
    view, wanted = one.window.candidates.view, one.rows()[place - 1]
    rect = view.visualRect(view.model().index(place - 1, 1))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    one.until(lambda: one.tokens == [1, 2, wanted])
    assert one.steps()[-1].growth.how == "picked"


# texts


def test_an_ampersand_is_an_ampersand_and_no_key(visit: Visiting) -> None:
    pieces = (*(f" w{i}".encode() for i in range(16)), b" AT&T", b"&File", b" & ", b"<end>")
    scores = [float(i == 16) for i in range(20)]
    one = visit(ScriptedModel(pieces, {(): scores}, frozenset({END}), name="R&D & co"), prompt=" w1 w2")
    one.window.candidates.use_view(30, False, "model")
    one.step()
    assert one.window.text.view.text() == " w1 w2 AT&T"
    assert "AT&T" in one.window.why.said
    assert {"␣AT&T", "&File", "␣&␣"} <= {item.texts[1] for item in one.items()}
    for menu in one.window.findChildren(QMenu):
        for action in menu.actions():
            assert "R&D" not in action.text().replace("&&", "")


def test_nul_stays_and_a_lone_surrogate_is_replaced_and_told(visit: Visiting) -> None:
    pieces = (*(bytes([i]) for i in range(256)), b"<end>")
    one = visit(ScriptedModel(pieces, {(): [0.0] * 257}, frozenset({256})), prompt="ab")
    one.paste("ab\x00cd")
    one.until(lambda: one.scene.prompt is not None and one.scene.prompt.text == "ab\x00cd")
    assert one.tokens == [97, 98, 0, 99, 100]
    one.window.prompt.editor.replace_text("ok\ud800bad")
    one.until(lambda: one.scene.prompt is not None and one.scene.prompt.text == "ok\ufffdbad")
    assert said_at_the_prompt(one, "broken character")


# looks


def test_themes_and_sizes_change_in_the_middle_of_a_run(visit: Visiting) -> None:
    one = visit()
    one.window.controller.max_new_tokens = 390
    one.window.controller.set_pace(30.0)
    one.do("toggle_run")
    for wish in ("theme_dark", "larger", "theme_light", "smaller", "usual_size", "theme_system"):
        before = len(one.tokens)
        one.do(wish)
        one.until(lambda before=before: len(one.tokens) > before)
    one.do("toggle_run")
    one.rest()
    steps = one.steps()
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))


def test_docks_charts_and_the_layout_may_change_fifty_times_in_a_run(visit: Visiting) -> None:
    one = visit()
    one.window.controller.max_new_tokens = 390
    one.window.controller.set_pace(50.0)
    one.do("toggle_run")
    for turn in range(50):
        for dock in one.window.docks.values():
            dock.setVisible(turn % 2 == 0)
        one.window.candidates.use_view(5 + turn, turn % 2 == 0, "after" if turn % 3 else "model")
        one.do("reset_layout")
        one.window.draw()
    one.do("home")
    one.rest()
    assert not one.scene.status.error


def test_the_layout_and_the_settings_outlive_the_window(visit: Visiting) -> None:
    one = visit(recipe="temperature=0.5,sample")
    one.window.docks["history"].close()
    one.do("theme_dark")
    one.window.close()
    kept = Settings()
    assert kept.get(stored.THEME) == "dark"
    assert str(kept.get(stored.RECIPE)) == "temperature=0.5,sample"
    other = visit(recipe="temperature=0.5,sample")
    assert not other.window.docks["history"].isVisible()
    other.do("reset_layout")
    assert other.window.docks["history"].isVisible()


# long runs


def test_two_thousand_redraws_lose_no_reference(visit: Visiting) -> None:
    """Some releases of PySide6 on Python 3.11 drop a reference to None and True with each call."""
    one = visit()
    one.step(2)
    gc.collect()
    before = [sys.getrefcount(value) for value in (None, True, False)]
    for turn in range(2000):
        one.window.candidates.use_view(5 + turn % 20, turn % 2 == 0, "model")
        one.window.draw()
    lost = [was - sys.getrefcount(value) for was, value in zip(before, (None, True, False), strict=True)]
    assert max(lost) < 1000


def test_a_run_flat_out_keeps_the_window_alive_and_every_record(visit: Visiting) -> None:
    model = WordModel()
    model.context_limit = 10_000
    one = visit(model)
    one.window.controller.max_new_tokens = 2000
    heart = Heart()
    one.do("toggle_run")
    one.until(lambda: one.scene.stop is not None)
    assert len(one.tokens) == 2002
    assert [step.number for step in one.steps()] == list(range(1, 2001))
    assert heart.beats > 20


def test_the_window_wears_the_icon_of_the_program(visit: Visiting) -> None:
    QApplication.setWindowIcon(QIcon())
    assert visit().window.windowIcon().availableSizes() == app_icon().availableSizes() != []
