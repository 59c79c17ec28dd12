from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

from playground.widgets.text_view import TextView
from tests.widgets import scenes
from tests.widgets.lines import SAMPLE, line, scene

LONG = tuple(f" word{n}".encode() for n in range(400))


@pytest.fixture
def view(qtbot):
    made = TextView()
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show()
    return made


def click_on(qtbot, view: TextView, index: int) -> None:
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, index))


def middle(view: TextView, index: int) -> QPoint:
    return view.rect_of(index).center().toPoint()


def test_a_click_on_a_generated_token_tells_its_node(qtbot, view):
    view.show_scene(scene(line([b"AI", b" is"], [b" good", b" news"])))
    with qtbot.waitSignal(view.token_clicked) as told:
        click_on(qtbot, view, 3)
    assert told.args == [3]


def test_a_click_on_a_token_of_the_prompt_tells_nothing(qtbot, view):
    view.show_scene(scene(line([b"AI", b" is"], [b" good"])))
    with qtbot.assertNotEmitted(view.token_clicked):
        click_on(qtbot, view, 0)


def test_hovering_tells_the_mark_and_leaving_tells_nothing_is_hovered(qtbot, view):
    shown = line([b"AI"], [b" good"])
    view.show_scene(scene(shown))
    told = []
    view.token_hovered.connect(told.append)
    qtbot.mouseMove(view.viewport(), middle(view, 1))
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert told == [shown.marks[1], None]


def test_showing_emits_nothing(qtbot, view):
    with qtbot.assertNotEmitted(view.token_clicked), qtbot.assertNotEmitted(view.token_hovered):
        view.show_scene(scene(line([b"AI"], [b" good"])))


@pytest.mark.parametrize(
    ("index", "parts"),
    [
        (0, ["AI", "token of the prompt, place 1", "id 0"]),
        (
            1,
            [
                "␣&lt;b&gt;&amp;",
                "step 1",
                "id 100",
                "the likeliest",
                "surprisal",
                "entropy",
                "Recipe: greedy",
            ],
        ),
    ],
)
def test_the_tooltip_says_what_is_known_as_plain_text(view, index, parts):
    view.show_scene(scene(line([b"AI"], [b" <b>&"])))
    tip = view.tip_at(middle(view, index))
    assert all(part in tip for part in parts), tip


def test_copying_gives_the_exact_text(qtbot, view):
    pieces = [b" a\r\n", b"\tb\x00", b"I \xf0\x9f", b"\xa4\x97"]
    view.show_scene(scene(line([b"x"], pieces, ["greedy", SAMPLE])))
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == b"".join([b"x", *pieces]).decode()


def test_dragging_selects_and_is_no_click(qtbot, view):
    view.show_scene(scene(line([b"AI"], [b" good", b" news"])))
    first, last = view.rect_of(1), view.rect_of(2)
    with qtbot.assertNotEmitted(view.token_clicked):
        start = QPoint(round(first.left()) + 1, round(first.center().y()))
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        end = QPoint(round(last.right()), round(last.center().y()))
        qtbot.mouseMove(view.viewport(), end)
        qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert view.selected_text() == " good news"


def test_the_menu_copies_all_even_without_a_selection(view):
    view.show_scene(scene(line([b"AI"], [b" good"])))
    selected, everything = view.copy_menu().actions()
    assert not selected.isEnabled()
    everything.trigger()
    assert QGuiApplication.clipboard().text() == "AI good"


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Home])
def test_keys_of_the_window_are_left_to_it(view, key):
    press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, press)
    assert not press.isAccepted()


def test_it_follows_a_run_unless_scrolled_up(qtbot, view):
    shown = line([b"AI"], LONG)
    bar = view.verticalScrollBar()
    view.show_scene(scene(replace(shown, length=300), kind="running"))
    assert bar.value() == bar.maximum()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    view.show_scene(scene(replace(shown, length=350), kind="running"))
    assert bar.value() == 0
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    view.show_scene(scene(shown, kind="running"))
    assert bar.value() == bar.maximum()


def test_going_to_a_token_of_the_past_brings_it_into_sight(view):
    shown = line([b"AI"], LONG)
    view.show_scene(scene(shown))
    view.show_scene(scene(shown, cursor=5))
    assert view.viewport().rect().contains(middle(view, 5))


def test_arrow_keys_scroll(qtbot, view):
    view.show_scene(scene(line([b"AI"], LONG)))
    bar = view.verticalScrollBar()
    before = bar.value()
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert bar.value() < before


def test_tokens_that_are_added_keep_what_was_there(view):
    shown = line([b"AI"], LONG)
    view.show_scene(scene(replace(shown, length=10)))
    before = view.rect_of(4)
    view.show_scene(scene(replace(shown, length=12)))
    assert view.rect_of(4) == before
    assert view.text() == "AI" + b"".join(LONG[:11]).decode()


def test_another_branch_replaces_the_text(view):
    view.show_scene(scene(line([b"AI"], [b" good", b" news"])))
    view.show_scene(scene(line([b"AI"], [b" bad"], version=2)))
    assert view.text() == "AI bad"
    assert view.rect_of(2).isEmpty()


def test_screen_readers_get_the_text_when_it_pauses(view):
    assert "Type a prompt" in view.accessibleDescription()
    view.show_scene(scene(line([b"AI"], [b" good"]), kind="running"))
    view.show_scene(scene(line([b"AI"], [b" good"])))
    assert view.accessibleDescription() == "AI good"


def test_colour_says_how_surprising_and_can_be_switched_off(view):
    shown = line([b"AI"], [b" plain", b" odd"], picked=frozenset({1}))
    view.show_scene(scene(shown))

    def background(index: int) -> str:
        rect = view.rect_of(index)
        return (
            view.viewport().grab().toImage().pixelColor(QPointF(rect.left() + 2, rect.top()).toPoint()).name()
        )

    assert background(1) != background(2)
    view.colour_by("nothing")
    assert background(1) == background(2)


def test_another_font_size_lays_the_text_out_again(view):
    view.show_scene(scene(line([b"AI"], LONG[:20])))
    before = view.rect_of(20)
    font = QFont(view.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    view.setFont(font)
    assert view.rect_of(20).height() > 1.5 * before.height()


def test_control_tokens_are_named_in_the_tooltip(view):
    card = replace(scenes.card(), special_ids=frozenset({0}))
    view.show_scene(scene(line([b"<|im_start|>"], [b"a"]), card=card))
    assert "control token" in view.tip_at(middle(view, 0))


def test_every_state_can_be_painted(view):
    shown = line(
        [b"<s>"], [b" a\n", b"\xf0\x9f", b"\xa4", "שלום".encode()], ["greedy", SAMPLE], frozenset({0})
    )
    card = replace(scenes.card(), special_ids=frozenset({0}))
    for length in range(shown.length + 1):
        for cursor in range(length + 1):
            view.show_scene(scene(replace(shown, length=length), cursor=cursor, card=card))
            assert not view.grab().isNull()
