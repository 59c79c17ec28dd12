"""The states in front of a class that pictures are taken of: lecture mode, lessons, tour, recording, help."""

from itertools import chain, repeat

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget
from shooting import Stage
from states import grown

from playground.decoding.recipe import Recipe
from playground.qt.lesson_recording import Pause
from playground.session.lessons import find_lesson

HANDS = (11, 14, 3, 6, 0, 1)


# lecture mode


def hidden(stage: Stage) -> None:
    """What comes next? Only names."""
    grown(stage)
    stage.lecture().turn_veil()
    stage.shoot(stage.lecture())


def half_revealed(stage: Stage) -> None:
    """Three candidates revealed, one by one."""
    grown(stage)
    stage.lecture().turn_veil()
    for _ in range(3):
        stage.lecture().reveal_next()
    stage.shoot(stage.lecture())


def revealed(stage: Stage) -> None:
    """Everything, with the draw."""
    grown(stage)
    stage.shoot(stage.lecture())


def voted(stage: Stage) -> None:
    """Hands at the second of two steps, beside the model's probabilities, with the score."""
    grown(stage)
    _vote(stage, HANDS[::-1])
    stage.step()
    _vote(stage, HANDS)
    stage.shoot(stage.lecture())


def _vote(stage: Stage, hands: tuple[int, ...]) -> None:
    lecture = stage.lecture()
    lecture.turn_veil()
    stage.settle()
    board = lecture.bars.board
    assert board is not None
    for token in chain.from_iterable(map(repeat, board.tokens, hands)):
        lecture.raise_hand(token)
    lecture.go_on()


def black(stage: Stage) -> None:
    """Eyes on the lecturer."""
    grown(stage)
    stage.lecture().toggle_black()
    stage.shoot(stage.lecture())


def running(stage: Stage) -> None:
    """In the middle of a run."""
    grown(stage)
    stage.lecture()
    stage.controller.run()
    stage.until(lambda: stage.controller.scene().cursor >= 26)
    stage.shoot(stage.lecture())


def without_prompt(stage: Stage) -> None:
    """Nothing to look at yet."""
    stage.at_rest()
    stage.window.use_prompt("")
    stage.until(lambda: stage.controller.scene().shown is None)
    stage.shoot(stage.lecture())


def two_screens(stage: Stage) -> None:
    """The speaker's window, and beside it what the class sees."""
    lesson(stage, "top-k", 4)
    lecture = stage.lecture()
    lecture.move(stage.window.frameGeometry().topRight() + QPoint(24, 0))
    stage.shoot(stage.window, lecture)


def keys(stage: Stage) -> None:
    """All keys of lecture mode."""
    stage.at_rest()
    lecture = stage.lecture()
    stage.shoot_dialog(lecture.keys_wished.emit)


# lessons


def lesson(stage: Stage, name: str, page: int, *, answered: bool = False, recorded: bool = True) -> None:
    """A page of a lesson."""
    stage.at_rest()
    player = stage.window.teaching.lessons.player
    stage.window.teaching.lessons.start(find_lesson(name), recorded)
    for number in range(1, page + 1):
        stage.until(lambda: player.page and player.page.moment)
        if number < page:
            player.go_on()
    if answered:
        player.answer()
    stage.settle()


def lesson_in_class(stage: Stage, name: str, page: int, *, answered: bool = False) -> None:
    """The same page, as the class sees it."""
    lesson(stage, name, page, answered=answered)
    stage.shoot(stage.lecture())


# first steps


def tour(stage: Stage, number: int) -> None:
    """A stop of the tour."""
    stage.at_rest()
    stage.window.explaining.begin_tour()
    assert stage.window.explaining.tour is not None
    for _ in range(number - 1):
        stage.window.explaining.tour.go_on()


def whats_this(stage: Stage) -> None:
    """The bubble of the pointing question mark."""
    grown(stage)
    _point(stage, stage.window.candidates)


def whats_this_card(stage: Stage) -> None:
    """The bubble of a strategy."""
    grown(stage)
    cards = stage.window.recipe.findChildren(QWidget)
    _point(stage, next(card for card in cards if card.isVisible() and "<code>" in card.whatsThis()))


def _point(stage: Stage, widget: QWidget) -> None:
    QWhatsThis.showText(widget.mapToGlobal(widget.rect().center()), widget.whatsThis(), stage.window)
    bubbles = [top for top in QApplication.topLevelWidgets() if top.metaObject().className() == "QWhatsThat"]
    stage.shoot(stage.window, *bubbles)


def pages(stage: Stage, topic: str) -> None:
    """The window of What is this?"""
    stage.at_rest()
    pages = stage.window.explaining.help_window
    pages.show_topic(topic)
    pages.show()
    stage.shoot(pages)


# recording


def recording(stage: Stage) -> None:
    """One pause made, the next one written."""
    stage.at_rest()
    stage.do("record_lesson")
    desk = stage.window.teaching.recording
    stage.controller.set_recipe(Recipe.parse("top_k=5,sample"))
    stage.step()
    desk.recording.pause(Pause("Top-k keeps the {kept} likeliest tokens."))
    stage.until(lambda: desk.recording.page and desk.recording.page.steps)
    stage.step()
    desk.panel.say_field.setPlainText("Now {token} comes with {p_after:percent}.")


def recording_empty(stage: Stage) -> None:
    """The panel before anything is recorded."""
    stage.at_rest()
    stage.window.docks["recording"].show()


def recording_dropped(stage: Stage) -> None:
    """The question before a recording is forgotten."""
    recording(stage)
    stage.shoot_dialog(stage.window.teaching.recording.panel.drop_wished.emit)
