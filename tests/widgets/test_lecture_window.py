from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from playground.session.scene import Line, Mark, Scene, Shown, Status
from playground.session.veil import Hidden
from playground.widgets import theme
from playground.widgets.lecture_keys import LECTURE_KEYS, lecture_shortcuts
from playground.widgets.lecture_painter import LecturePainter
from playground.widgets.lecture_say import Told
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.lecture_window import LectureWindow
from tests.widgets import scenes

Key, Shift, Ctrl = Qt.Key, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
DRAWN = "temperature=0.8,top_k=4,sample"
MARKS = (Mark(0, 1, b" the"), Mark(0, 2, b" cat"), Mark(3, 3, b" sat", scenes.step("greedy")))
LINE = Line(1, MARKS, 3, 2)


def scene(recipe: str = DRAWN, **changes: object) -> Scene:
    return scenes.scene(recipe, **{"line": LINE, **changes})


@pytest.fixture
def lecture(qtbot: QtBot) -> LectureWindow:
    made = LectureWindow()
    qtbot.addWidget(made)
    made.resize(1024, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    made.show_scene(scene())
    return made


def tokens(lecture: LectureWindow) -> tuple[int, ...]:
    assert lecture.bars.board is not None
    return lecture.bars.board.tokens


def test_it_shows_the_text_the_recipe_the_candidates_and_the_draw(lecture: LectureWindow) -> None:
    assert lecture.text.said == " the cat sat"
    assert lecture.head.said == (
        "What comes next?",
        "temperature 0.8 · top-k 4 · sample · 4 tokens kept of 10",
    )
    assert lecture.bars.spoken()[0] == "1: ␣the, 51 %, 0 hands"
    assert ": ␣dog, cut" not in lecture.bars.spoken()[3]
    assert lecture.bars.spoken()[4].split(", ")[1] == "cut"
    assert lecture.foot.draw_said.startswith("Drew 0.")


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Right, Key.Key_PageDown])
def test_the_clicker_goes_on(lecture: LectureWindow, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(lecture.next_wished):
        qtbot.keyClick(lecture, key)


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_PageUp])
def test_the_clicker_goes_back(lecture: LectureWindow, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(lecture.back_wished):
        qtbot.keyClick(lecture, key)


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F5])
def test_escape_and_f5_leave(lecture: LectureWindow, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(lecture.left):
        qtbot.keyClick(lecture, key)
    assert not lecture.isVisible()


@pytest.mark.parametrize("black", [Key.Key_B, Key.Key_Period])
@pytest.mark.parametrize("back", [Key.Key_B, Key.Key_PageDown, Key.Key_Escape, Key.Key_3, Key.Key_H])
def test_any_key_brings_a_black_screen_back_and_does_nothing_else(
    lecture: LectureWindow, qtbot: QtBot, black: Qt.Key, back: Qt.Key
) -> None:
    qtbot.keyClick(lecture, black)
    assert lecture.is_black
    with qtbot.assertNotEmitted(lecture.next_wished), qtbot.assertNotEmitted(lecture.token_chosen):
        qtbot.keyClick(lecture, back)
    assert not lecture.is_black
    assert lecture.isVisible()
    assert lecture.veil.hidden is Hidden.NOTHING


def test_digits_choose_the_row_with_that_key(lecture: LectureWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lecture.token_chosen) as caught:
        qtbot.keyClick(lecture, Key.Key_2)
    assert caught.args == [tokens(lecture)[1]]


def test_h_hides_bars_and_with_them_numbers_order_and_draw(lecture: LectureWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    assert lecture.veil.hidden is Hidden.BARS
    assert all(", ?, " in line for line in lecture.bars.spoken())
    names = [line.split(", ")[0].split("␣")[-1] for line in lecture.bars.spoken()]
    assert [n for n in names if n.isalpha()] == sorted(n for n in names if n.isalpha())
    assert lecture.foot.draw_said == ""


@pytest.mark.parametrize(
    ("presses", "name", "number"), [(2, "␣the", "?"), (3, "?", "51 %"), (4, "␣the", "51 %")]
)
def test_h_goes_on_to_numbers_names_and_nothing(
    lecture: LectureWindow, qtbot: QtBot, presses: int, name: str, number: str
) -> None:
    for _ in range(presses):
        qtbot.keyClick(lecture, Key.Key_H)
    assert lecture.bars.spoken()[0] == f"1: {name}, {number}, 0 hands"


def test_on_reveals_first_and_goes_on_then(lecture: LectureWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    with qtbot.assertNotEmitted(lecture.next_wished):
        qtbot.keyClick(lecture, Key.Key_Space)
    assert not lecture.hides_something
    assert lecture.foot.draw_said
    with qtbot.waitSignal(lecture.next_wished):
        qtbot.keyClick(lecture, Key.Key_Space)


def test_rows_that_come_in_later_are_not_hidden_again(lecture: LectureWindow, qtbot: QtBot) -> None:
    lecture.resize(1000, 420)
    few = len(tokens(lecture))
    qtbot.keyClick(lecture, Key.Key_H)
    qtbot.keyClick(lecture, Key.Key_Space)
    lecture.resize(1000, 900)
    assert len(tokens(lecture)) > few
    assert not lecture.hides_something
    assert lecture.foot.draw_said


def test_v_reveals_one_after_the_other(lecture: LectureWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    for number in range(1, 4):
        qtbot.keyClick(lecture, Key.Key_V)
        assert sum(", ?, " not in line for line in lecture.bars.spoken()) == number


def test_a_click_reveals_a_hidden_row_and_chooses_a_shown_one(lecture: LectureWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    place = lecture.bars.row_rect(2).center().toPoint()
    with qtbot.assertNotEmitted(lecture.token_chosen):
        qtbot.mouseClick(lecture.bars, Qt.MouseButton.LeftButton, pos=place)
    assert lecture.veil.revealed == {tokens(lecture)[2]}
    with qtbot.waitSignal(lecture.token_chosen) as caught:
        qtbot.mouseClick(lecture.bars, Qt.MouseButton.LeftButton, pos=place)
    assert caught.args == [tokens(lecture)[2]]


def test_enter_acts_on_the_row_in_focus(lecture: LectureWindow, qtbot: QtBot) -> None:
    for key in (Key.Key_H, Key.Key_Down, Key.Key_Down, Key.Key_Return):
        qtbot.keyClick(lecture, key)
    assert lecture.bars.lit == 1
    assert lecture.veil.revealed == {tokens(lecture)[1]}


def test_hands_are_counted_by_key_and_mouse_and_taken_back(lecture: LectureWindow, qtbot: QtBot) -> None:
    first, second = tokens(lecture)[:2]
    for _ in range(3):
        qtbot.keyClick(lecture, Key.Key_1, Shift)
    hands = QPointF(lecture.bars.columns().end - 5, lecture.bars.row_rect(1).center().y()).toPoint()
    qtbot.mouseClick(lecture.bars, Qt.MouseButton.LeftButton, pos=hands)
    qtbot.mouseClick(lecture.bars, Qt.MouseButton.LeftButton, pos=hands)
    qtbot.mouseClick(lecture.bars, Qt.MouseButton.RightButton, pos=hands)
    raised = lecture.polls.at(lecture.path)
    assert (raised.count(first), raised.count(second)) == (3, 1)
    assert lecture.bars.spoken()[0].endswith("3 hands")
    qtbot.keyClick(lecture, Key.Key_Backspace)
    assert lecture.polls.at(lecture.path).count(second) == 0


def test_how_far_apart_class_and_bars_are_is_told_once_all_is_shown(
    lecture: LectureWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    qtbot.keyClick(lecture, Key.Key_1, Shift)
    assert lecture.verdict.said[0] == "1 hand"
    qtbot.keyClick(lecture, Key.Key_Space)
    assert lecture.bars.board is not None
    board = lecture.bars.board
    row = board.rows.listed[0]
    assert lecture.verdict.said[0].startswith(f"Class and bars: {1 - row.p_after:.2f} apart")


def test_the_score_follows_the_steps(lecture: LectureWindow, qtbot: QtBot) -> None:
    shown = lecture.bars.board
    assert shown is not None
    qtbot.keyClick(lecture, Key.Key_1, Shift)
    assert lecture.verdict.said[1] == ""
    step = shown.step
    marks = (*MARKS, Mark(4, step.growth.token, step.growth.piece, step))
    after = scenes.step(DRAWN, ids=tuple(mark.token for mark in marks))
    lecture.show_scene(scene(line=Line(1, marks, 4, 2), cursor=4, shown=Shown(after, "preview")))
    won = 1 if step.growth.token == shown.tokens[0] else 0
    greedy = 1 if step.growth.rank == 1 else 0
    told = f"After 1 vote: class {won} · greedy {greedy} · model {step.growth.p_model:.2f}"
    assert lecture.verdict.said == ("", told)


def test_the_next_place_is_hidden_again(lecture: LectureWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(lecture, Key.Key_H)
    qtbot.keyClick(lecture, Key.Key_Space)
    after = scenes.step(DRAWN, ids=(1, 2, 3, 1))
    marks = (*MARKS, Mark(4, 1, b" the", scenes.step(DRAWN)))
    lecture.show_scene(scene(line=Line(1, marks, 4, 2), cursor=4, shown=Shown(after, "preview")))
    assert lecture.hides_something
    assert lecture.veil.hidden is Hidden.BARS


def test_while_the_model_looks_the_candidates_stay_and_cannot_be_chosen(
    lecture: LectureWindow, qtbot: QtBot
) -> None:
    before = lecture.bars.board
    lecture.show_scene(scene(shown=None, status=Status("looking")))
    assert lecture.bars.board is before
    with qtbot.assertNotEmitted(lecture.token_chosen):
        qtbot.keyClick(lecture, Key.Key_1)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"status": Status("no_model"), "card": None}, "No model is open yet"),
        ({"status": Status("opening", "Loading PyTorch"), "card": None}, "Loading PyTorch"),
        ({"prompt": None}, "There is no prompt yet"),
    ],
)
def test_without_candidates_it_says_what_to_do(
    lecture: LectureWindow, changes: dict[str, object], said: str
) -> None:
    lecture.show_scene(replace(scene(shown=None, line=Line(), cursor=0), **changes))  # type: ignore[arg-type]
    assert lecture.head.said[0].startswith(said)
    assert lecture.bars.board is None
    assert not lecture.grab().isNull()


@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        ("greedy", "Greedy takes the likeliest: “␣the”"),
        ("top_k=1,sample", "Only “␣the” is left"),
        ("sample(draw=race)", "First in the race: “␣"),
    ],
)
def test_how_the_token_is_chosen(lecture: LectureWindow, recipe: str, said: str) -> None:
    lecture.show_scene(scene(recipe))
    assert lecture.foot.draw_said.startswith(said)


@pytest.mark.parametrize("size", [(640, 400), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [50, 100, 200])
def test_five_to_nine_rows_fit_at_every_size(
    lecture: LectureWindow, size: tuple[int, int], percent: int
) -> None:
    lecture.show_percent(percent)
    lecture.resize(*size)
    rows = len(tokens(lecture))
    assert 5 <= rows <= 9
    assert lecture.bars.row_rect(rows - 1).bottom() <= lecture.bars.height()
    parts = (lecture.text, lecture.head, lecture.bars, lecture.verdict, lecture.foot)
    assert lecture.foot.geometry().bottom() <= lecture.height()
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top() + 1
    assert lecture.text.height() >= lecture.text.most_lines * 5


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [50, 100, 200])
def test_a_lesson_leaves_room_to_read_the_rows(
    lecture: LectureWindow, size: tuple[int, int], percent: int
) -> None:
    answers = ("Some value between five and forty, whatever the text is about",) * 3
    told = Told("One · step 1 of 2", "Words to be read. " * 15, "Which?", answers, 1, "So it is. " * 12)
    lecture.show_percent(percent)
    lecture.resize(*size)
    for answered in (False, True):
        lecture.show_told(replace(told, answered=answered))
        rows = len(tokens(lecture))
        assert rows >= 5
        letters = QFontMetricsF(theme.sized(lecture, lecture.sizes.unit)).height()
        assert lecture.bars.row_rect(0).height() >= letters
        assert lecture.bars.row_rect(rows - 1).bottom() <= lecture.bars.height()
        assert lecture.say.geometry().bottom() <= lecture.foot.geometry().top()


def test_a_long_name_is_set_smaller_before_it_is_cut(lecture: LectureWindow) -> None:
    paper = QPixmap(200, 100)
    painter = LecturePainter(QPainter(paper), lecture, Sizes.of(1024, 768))
    usual = painter.fitting("␣to", 215).pixelSize()
    assert 0.65 * usual <= painter.fitting("␣transformational", 120).pixelSize() < usual
    for name in ("␣transformative", "␣transformation", "␣transformational"):
        assert QFontMetricsF(painter.fitting(name, 215)).horizontalAdvance(name) < 215
    painter.end()


def test_the_type_grows_and_shrinks_by_key(lecture: LectureWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lecture.percent_chosen) as caught:
        qtbot.keyClick(lecture, Key.Key_Plus, Ctrl)
    assert caught.args == [110]
    with qtbot.waitSignal(lecture.percent_chosen) as caught:
        qtbot.keyClick(lecture, Key.Key_Minus, Ctrl)
    assert caught.args == [100]


def test_d_turns_light_and_dark_for_every_part(lecture: LectureWindow, qtbot: QtBot) -> None:
    lecture.show_dark(False)
    qtbot.keyClick(lecture, Key.Key_D)
    parts: list[QWidget] = [lecture, lecture.text, lecture.head, lecture.bars, lecture.say, lecture.foot]
    assert all(theme.colours(part) is theme.DARK for part in parts)


def test_a_lesson_asks_and_the_clicker_shows_the_answer(lecture: LectureWindow, qtbot: QtBot) -> None:
    told = Told("One · step 1 of 2", "Look.", "Which?", ("this", "that"), 1, "So it is.")
    lecture.show_told(told)
    assert lecture.say.isVisible()
    assert lecture.say.height() > 0
    with qtbot.waitSignal(lecture.answer_wished), qtbot.assertNotEmitted(lecture.next_wished):
        qtbot.keyClick(lecture, Key.Key_PageDown)
    lecture.show_told(replace(told, answered=True))
    assert "B ✓ that" in lecture.say.accessibleDescription()
    with qtbot.waitSignal(lecture.next_wished):
        qtbot.keyClick(lecture, Key.Key_PageDown)
    lecture.show_told(None)
    assert not lecture.say.isVisible()


def test_every_key_is_in_the_list_once(lecture: LectureWindow) -> None:
    keys = [name for key in LECTURE_KEYS for name in key.keys]
    assert len(keys) == len(set(keys))
    told = [what for _, what in lecture_shortcuts()]
    assert "Black screen" in told
    assert len(told) == len(set(told))


def test_a_long_text_shows_its_end(lecture: LectureWindow) -> None:
    marks = tuple(Mark(n, 2, b" word", scenes.step("greedy")) for n in range(3000))
    lecture.show_scene(scene(line=Line(2, marks, 3000, 0), cursor=3000))
    assert len(lecture.text.said) < 10_000
    assert not lecture.grab().isNull()


@pytest.mark.parametrize(("status", "offered"), [("ready", True), ("recorded", False)])
def test_drawing_again_is_offered_only_with_a_model(
    lecture: LectureWindow, status: str, offered: bool
) -> None:
    lecture.show_scene(scene(status=Status(status)))
    assert ("R", "re-roll") in lecture.foot.hints if offered else ("R", "re-roll") not in lecture.foot.hints
