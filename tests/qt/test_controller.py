"""Wishes in, scene out, with real threads and an exact model."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.errors import Cancelled
from playground.qt.controller import Controller
from playground.session.session import Session
from playground.session.tree import Prompt
from tests.models.doubles import MarkedModel
from tests.qt.conftest import END, PIECES, WordModel, rows

Start = Callable[..., Controller]


def tokens(controller: Controller) -> list[int]:
    return [mark.token for mark in controller.scene().line.shown]


def idle(controller: Controller) -> bool:
    return controller.scene().status.kind == "ready"


def step(qtbot: QtBot, controller: Controller, times: int = 1) -> None:
    for _ in range(times):
        before = controller.scene().cursor
        controller.step()
        qtbot.waitUntil(lambda place=before + 1: controller.scene().cursor == place and idle(controller))


def test_the_preview_is_the_token_that_step_commits(qtbot: QtBot, start: Start) -> None:
    controller = start()
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "preview"
    controller.step()
    assert tokens(controller) == [1, 2, shown.step.growth.token]


def test_twenty_quick_clicks_make_twenty_steps(qtbot: QtBot, start: Start) -> None:
    controller = start(recipe="greedy")
    for _ in range(20):
        controller.step()
    qtbot.waitUntil(lambda: len(tokens(controller)) == 22 and idle(controller))
    assert len(controller.session.steps()) == 20


def test_a_run_ends_at_its_limit_with_exactly_so_many_records(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.max_new_tokens = 5
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    stop = controller.scene().stop
    assert stop is not None
    assert stop.kind == "limit"
    assert len(tokens(controller)) == 7
    assert len(controller.session.steps()) == 5


def test_the_same_seed_gives_the_same_tokens_and_another_seed_others(qtbot: QtBot, start: Start) -> None:
    def made(seed: int) -> list[int]:
        controller = start()
        controller.set_seed(seed)
        controller.max_new_tokens = 12
        controller.run()
        qtbot.waitUntil(lambda: controller.scene().stop is not None)
        return tokens(controller)

    assert made(1) == made(1)
    assert made(1) != made(2)


def test_stepping_back_and_forth_follows_the_record(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 4)
    line = tokens(controller)
    controller.back()
    controller.back()
    shown = controller.scene().shown
    assert shown is not None
    assert (shown.kind, shown.step.growth.token) == ("past", line[4])
    assert tokens(controller) == line
    controller.step()
    controller.step()
    assert controller.scene().cursor == 6
    assert len(controller.session.tree) == 1 + 1 + 4


def test_a_hand_pick_in_the_past_grows_a_branch_and_the_old_one_stays(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 3)
    old = tokens(controller)
    controller.home()
    other = (old[2] + 1) % END
    controller.pick(other)
    qtbot.waitUntil(lambda: tokens(controller) == [1, 2, other])
    assert controller.session.steps()[-1].growth.how == "picked"
    qtbot.waitUntil(lambda: idle(controller))
    controller.undo()
    controller.undo()
    assert tokens(controller) == old
    assert controller.scene().cursor == 5


def test_a_recipe_changed_in_the_past_shows_a_what_if_and_commits_nothing(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 3)
    controller.home()
    controller.set_recipe(Recipe.parse("greedy"))
    qtbot.waitUntil(lambda: controller.scene().shown is not None and idle(controller))
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "what_if"
    assert shown.step.growth.token == int(np.argmax(rows((1, 2))))
    assert len(controller.session.tree) == 5
    controller.ask_what_if(False)
    shown = controller.scene().shown
    assert shown is not None
    assert shown.kind == "past"


def test_the_recipe_may_change_in_the_middle_of_a_run_and_each_step_names_its_own(
    qtbot: QtBot, start: Start
) -> None:
    controller = start()
    controller.set_pace(200.0)
    controller.run()
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 3)
    controller.set_recipe(Recipe.parse("greedy"))
    qtbot.waitUntil(lambda: str(controller.session.steps()[-1].recipe) == "greedy")
    controller.pause()
    recipes = [str(s.recipe) for s in controller.session.steps()]
    first = recipes.index("greedy")
    assert first >= 3
    assert recipes == ["sample"] * first + ["greedy"] * (len(recipes) - first)


def test_run_and_pause_ten_times_keeps_one_loop(qtbot: QtBot, start: Start) -> None:
    controller = start()
    for _ in range(10):
        controller.run()
        controller.pause()
    qtbot.waitUntil(lambda: idle(controller))
    steps = controller.session.steps()
    assert [s.number for s in steps] == list(range(1, len(steps) + 1))


def test_nothing_arrives_after_going_back_to_the_prompt(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.run()
    qtbot.waitUntil(lambda: len(controller.session.steps()) >= 2)
    controller.home()
    nodes = len(controller.session.tree)
    qtbot.waitUntil(lambda: idle(controller))
    assert len(controller.session.tree) == nodes
    assert controller.scene().cursor == 2


def test_undo_takes_a_whole_run_back_and_redo_brings_it_again(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.max_new_tokens = 6
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None and idle(controller))
    line = tokens(controller)
    assert controller.scene().undo == "Run"
    controller.undo()
    assert controller.scene().cursor == 2
    controller.redo()
    assert controller.scene().cursor == 8
    assert tokens(controller) == line


def test_a_reroll_draws_another_number_at_the_same_place(qtbot: QtBot, start: Start) -> None:
    controller = start()
    first = controller.scene().shown
    controller.reroll()
    second = controller.scene().shown
    assert first is not None
    assert second is not None
    assert first.step.growth.draw != second.step.growth.draw
    assert second.step.reroll == 1
    controller.undo()
    third = controller.scene().shown
    assert third is not None
    assert third.step.growth.draw == first.step.growth.draw


def test_an_end_token_stops_the_run_and_one_may_go_on(qtbot: QtBot, start: Start) -> None:
    def ending(path: tuple[int, ...]) -> np.ndarray:
        logits = np.zeros(len(PIECES))
        logits[END if len(path) == 4 else 5] = 9.0
        return logits

    controller = start(WordModel(table=ending), recipe="greedy")
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    stop = controller.scene().stop
    assert stop is not None
    assert (stop.kind, stop.token) == ("end", END)
    assert tokens(controller) == [1, 2, 5, 5, END]
    controller.max_new_tokens = 6
    controller.run(past_end=True)
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    assert tokens(controller) == [1, 2, 5, 5, END, 5, 5, 5]


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_a_failing_model_leaves_the_text_and_an_idle_program(qtbot: QtBot, start: Start, bad: float) -> None:
    def failing(path: tuple[int, ...]) -> np.ndarray:
        logits = rows(path)
        if len(path) == 4:
            logits[3] = bad
        return logits

    controller = start(WordModel(table=failing))
    with qtbot.waitSignal(controller.fault_met):
        controller.run()
    assert len(tokens(controller)) == 4
    assert controller.scene().status.kind != "running"
    assert controller.scene().status.error
    controller.back()
    controller.pick(7)
    qtbot.waitUntil(lambda: tokens(controller)[3] == 7)


def test_an_empty_prompt_is_answered_with_a_sentence(qtbot: QtBot, start: Start) -> None:
    controller = start(prompt="")
    with qtbot.waitSignal(controller.fault_met):
        controller.step()
    assert "type a prompt" in controller.scene().status.error


def test_the_context_ends_the_run(qtbot: QtBot, start: Start) -> None:
    model = WordModel()
    model.context_limit = 8
    controller = start(model)
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    stop = controller.scene().stop
    assert stop is not None
    assert stop.kind == "context"
    assert len(tokens(controller)) == 8


def test_another_prompt_starts_anew_and_the_old_branch_is_kept(qtbot: QtBot, start: Start) -> None:
    controller = start()
    step(qtbot, controller, 2)
    old = tokens(controller)
    controller.set_prompt("w5")
    qtbot.waitUntil(lambda: tokens(controller) == [5])
    controller.set_prompt("w1 w2")
    qtbot.waitUntil(lambda: tokens(controller) == old)


class Spacing(WordModel):
    """Puts a space in front of every text."""

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        first, *others = self.pieces(ids)
        return (first.removeprefix(b" "), *others)


def test_a_space_that_is_only_put_in_front_is_no_part_of_the_text(qtbot: QtBot, start: Start) -> None:
    controller = start(Spacing(), recipe="greedy")
    step(qtbot, controller)
    shown = [mark.piece for mark in controller.scene().line.shown]
    assert shown[:2] == [b"w1", b" w2"]
    assert shown[2].startswith(b" ")
    ids = (3, 9, 4)
    controller.score(ids, Spacing().text_pieces(ids))
    qtbot.waitUntil(lambda: len(tokens(controller)) == 3 and idle(controller))
    assert [mark.piece for mark in controller.scene().line.shown] == [b"w3", b" w9", b" w4"]


def test_a_bad_model_leaves_the_present_one_in_use(qtbot: QtBot, start: Start) -> None:
    controller = start()
    with qtbot.waitSignal(controller.fault_met):
        controller.open_model("broken")
    assert controller.scene().status.kind == "ready"
    assert "broken" in controller.scene().status.error
    step(qtbot, controller)


def test_typed_tokens_come_next_whatever_the_recipe_says(qtbot: QtBot, start: Start) -> None:
    controller = start(recipe="greedy")
    controller.force((5, END, 7))
    qtbot.waitUntil(lambda: len(tokens(controller)) == 5 and idle(controller))
    assert tokens(controller) == [1, 2, 5, END, 7]
    assert {s.growth.how for s in controller.session.steps()} == {"forced"}
    controller.undo()
    assert controller.scene().cursor == 2


def test_a_scored_text_stands_as_a_branch_of_its_first_token(qtbot: QtBot, start: Start) -> None:
    controller = start()
    ids = (3, 9, 4, 4)
    controller.score(ids, tuple(PIECES[i] for i in ids))
    qtbot.waitUntil(lambda: len(tokens(controller)) == 4 and idle(controller))
    assert tokens(controller) == list(ids)
    assert [s.number for s in controller.session.steps()] == [1, 2, 3]
    controller.score((3,), (PIECES[3],))
    assert "two tokens" in controller.scene().status.error


def test_text_that_does_not_fit_is_refused(qtbot: QtBot, start: Start) -> None:
    controller = start()
    controller.force((1,) * 500)
    assert "400" in controller.scene().status.error
    assert len(tokens(controller)) == 2


def test_another_model_begins_a_new_tree_with_the_same_prompt(qtbot: QtBot, start: Start) -> None:
    models = {"words": WordModel(), "others": WordModel(name="others")}
    controller = start(models=models)
    step(qtbot, controller, 2)
    with qtbot.waitSignal(controller.session_left):
        controller.open_model("others")
    qtbot.waitUntil(lambda: tokens(controller) == [1, 2] and controller.scene().shown is not None)
    assert controller.scene().undo in (None, "Edit prompt")
    step(qtbot, controller, 1)


def test_another_model_reads_the_prompt_of_a_file_as_it_was_read(qtbot: QtBot, start: Start) -> None:
    controller = start(MarkedModel(), prompt="", recipe="greedy")
    for specials, ids in ((False, [5, 0, 1, 2, 3, 4]), (True, [5, 8])):
        controller.set_prompt("a<end>", specials=specials)
        qtbot.waitUntil(lambda ids=ids: tokens(controller) == ids)  # type: ignore[misc]
        assert controller.session.prompt is not None
        assert controller.session.prompt.specials is specials
    loaded = Session()
    loaded.edit_prompt(Prompt("b<end>", (0,), (b"?",), specials=False))
    controller.use_session(loaded, None)
    with qtbot.waitSignal(controller.model_adopted):
        controller.open_model("words")
    qtbot.waitUntil(lambda: tokens(controller) == [6, 0, 1, 2, 3, 4])


def test_another_prompt_does_not_wait_until_a_long_one_is_read(qtbot: QtBot, start: Start) -> None:
    class Slow(WordModel):
        """Reads one token a call of `report` until it is told to stop."""

        def logits(self, paths, *, report=None, cancelled=None):  # type: ignore[no-untyped-def]
            done = 0
            while len(paths[0]) > 100:
                done = min(done + 1, len(paths[0]) - 1)
                if report is not None:
                    report(done, len(paths[0]))
                if cancelled is not None and cancelled():
                    raise Cancelled("Stopped.")
            return super().logits(paths, report=report, cancelled=cancelled)

    controller = start(Slow())
    controller.set_prompt(" ".join(["w1"] * 200))
    qtbot.waitUntil(lambda: controller.scene().status.kind == "reading")
    controller.set_prompt("w5 w6")
    qtbot.waitUntil(lambda: tokens(controller) == [5, 6] and idle(controller))
    assert controller.scene().shown is not None
