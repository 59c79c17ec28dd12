"""A lesson of one's own: recorded from what was done, written, read again, played live and from its file."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest

from playground.errors import BadValue, FileFault
from playground.models.scripted import ScriptedModel
from playground.session import aside
from playground.session.files import load, save
from playground.session.language_model import card_of
from playground.session.lesson_deeds import Deed, parse_deed
from playground.session.lesson_demo import play_recorded
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_hands import Hands, play_on
from playground.session.lesson_play import Play
from playground.session.lesson_recorder import LessonRecorder
from playground.session.lesson_writing import save_lesson, write_lesson
from playground.session.lessons import Lesson, lessons
from playground.session.recording_page import deeds_in_words
from playground.session.tree import Prompt
from tests.models.doubles import MarkedModel
from tests.session.test_lessons_play import hands_after, lesson, words

__all__ = ["words"]
SAY = "{new_tokens} tokens, {text}"


@pytest.mark.parametrize("known", lessons(), ids=lambda known: known.name)
def test_a_lesson_that_is_written_is_read_back_the_same(known: Lesson) -> None:
    assert parse_lesson(known.name, write_lesson(known)) == known


@pytest.mark.parametrize("text", ['"', "\\", "a\nb", "\t\x7f", "\U0001f600", "'''", "C:\\n", "# no comment"])
def test_any_text_can_be_written(text: str) -> None:
    plain = lesson("").steps[0]
    step = replace(plain, say=f"({text})", notes=f"({text})", do=(Deed("pick", text=text),))
    told = Lesson("mine", text, text, 3, "beginner", (step,))
    assert parse_lesson("mine", write_lesson(told)) == told


def do(hands: Hands, recorder: LessonRecorder, *parts: tuple[str, ...]) -> list[list[int]]:
    """Does the deeds of each part, pauses after it, and answers with the tokens at each pause."""
    reached = []
    for part in parts:
        for deed in part:
            hands.do(Deed("prompt", text=deed[1:]) if deed.startswith(">") else parse_deed(deed))
        recorder.pause(hands.shown(), SAY, notes="Wait.")
        reached.append([step.growth.token for step in hands.session.steps()])
    return reached


def reached_by(play: Play) -> list[list[int]]:
    return [[step.growth.token for step in moment.facts.steps] for moment in play.to_the_end()]


@pytest.mark.parametrize(
    ("before", "parts"),
    [
        ((), (("step 2",), ("step",), ("back",))),
        (("run 3",), ((), ("run 2",), ("home",), ("recipe greedy", "run 3"))),
        ((), (("reroll", "reroll"), ("step",), ("reroll", "step"), ("undo",))),
        (("step",), (("seed 7", "run 2"), ("home", "run 2"), ('pick " w3"', "step"))),
        ((), (("run 5", "go 3"), ("end",), ("home", 'pick " w3"'), ("home", "end"))),
        (("run 2",), (("> w5 w6", "run 3"), ("run 2",), ("> w1 w2", "recipe top_k=2,sample", "run 2"))),
        ((), (("run 2",), ("run 3",), ("undo", "step"), ("undo", "undo"))),
        (('pick " w3"', "step", "home"), (("step",), ("step",))),
        (("recipe greedy", "run 3", "home", "recipe sample"), (("what_if off", "step 2"), ("step",))),
        (("run 4", "back 2"), ((), ("step",), ("recipe greedy", "step"))),
    ],
)
def test_what_was_done_is_played_again_live_and_from_the_file(
    before: tuple[str, ...], parts: tuple[tuple[str, ...], ...], words: ScriptedModel, tmp_path: Path
) -> None:
    hands = hands_after(words, *before)
    recorder = LessonRecorder(hands.session)
    nodes = len(hands.session.tree)
    reached = do(hands, recorder, *parts)
    told = parse_lesson("mine", write_lesson(recorder.lesson("mine", "Mine")))
    save(tmp_path / "mine.playground", recorder.recording(), card_of(words))
    recorded = play_recorded(told, load(tmp_path / "mine.playground"))
    assert reached_by(recorded) == reached
    assert reached_by(play_on(told, words)) == reached
    assert recorded.moments[0].step.notes == "Wait."
    assert recorded.moments[0].say.startswith(f"{len(reached[0])} tokens, ")
    assert len(hands.session.tree) >= nodes


def test_recording_leaves_the_session_as_it_is(words: ScriptedModel) -> None:
    hands = hands_after(words, "run 3")
    recorder = LessonRecorder(hands.session)
    recorder.pause(hands.shown(), SAY)
    place, nodes = hands.session.place, len(hands.session.tree)
    recorder.recording()
    assert hands.session.place is place
    assert len(hands.session.tree) == nodes


def test_a_recording_needs_a_prompt_something_to_say_and_a_pause(words: ScriptedModel) -> None:
    with pytest.raises(BadValue, match="There is no prompt yet"):
        LessonRecorder(Hands(words).session).pause(None, "Hm.")
    hands = hands_after(words)
    recorder = LessonRecorder(hands.session)
    for act in (recorder.recording, lambda: recorder.lesson("mine", "Mine")):
        with pytest.raises(BadValue, match="Nothing was recorded yet"):
            act()
    with pytest.raises(BadValue, match="Write what is to be said"):
        recorder.pause(None, "  ")
    with pytest.raises(BadValue, match="no fact “kep”"):
        recorder.pause(None, "{kep}")
    assert recorder.steps == ()


@pytest.mark.parametrize("specials", [True, False])
@pytest.mark.parametrize("mode", ["text", "chat"])
def test_a_prompt_is_read_again_as_it_was(mode: str, specials: bool) -> None:
    hands = Hands(MarkedModel())
    hands.do(Deed("prompt", text="a<end>b", mode=mode, specials=specials))
    recorder = LessonRecorder(hands.session)
    reached = do(hands, recorder, ("run 3",))
    told = parse_lesson("mine", write_lesson(recorder.lesson("mine", "Mine")))
    play = play_on(told, MarkedModel())
    assert reached_by(play) == reached
    assert play.moments[0].facts.prompt == hands.session.prompt


def test_a_prompt_that_begins_within_a_character_is_not_recorded(words: ScriptedModel) -> None:
    hands = hands_after(words)
    hands.session.edit_prompt(Prompt("\ufffd", (0,), (b"\xa4",)))
    with pytest.raises(BadValue, match="within a character"):
        LessonRecorder(hands.session).pause(None, "Hm.")


def test_tokens_that_are_no_text_are_picked_by_their_ids() -> None:
    pieces = (b"a", "\ufffd".encode(), b"\xf0\x9f", b"\xa4\x97", b"")
    model = ScriptedModel(pieces, {(): [3.0, 1.0, 0.0, -1.0, -2.0]})
    hands = Hands(model)
    hands.do(Deed("prompt", text="a"))
    recorder = LessonRecorder(hands.session)
    reached = do(hands, recorder, ("pick #2", "pick #3", "pick #4"), ('pick "\ufffd"',))
    told = parse_lesson("mine", write_lesson(recorder.lesson("mine", "Mine")))
    assert [str(deed) for step in told.steps for deed in step.do] == [
        "pick #2", "pick #3", "pick #4", 'pick "\ufffd"'
    ]  # fmt: skip
    assert reached_by(play_on(told, model)) == reached == [[2, 3, 4], [2, 3, 4, 1]]
    assert deeds_in_words(told.steps[0].do) == "pick #2 · pick #3 · pick #4"
    with pytest.raises(BadValue, match="no token #5"):
        hands.do(parse_deed("pick #5"))


@pytest.mark.parametrize(("fails", "well"), [("_synced", 0), ("_synced", 1), ("_take_place", 0)])
def test_a_lesson_that_cannot_be_written_leaves_both_files_as_they_were(
    fails: str, well: int, words: ScriptedModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = hands_after(words)
    recorder = LessonRecorder(hands.session)
    do(hands, recorder, ("step 2",))
    paths = (tmp_path / "mine.toml", tmp_path / "mine.playground")
    for path in paths:
        path.write_text("old")
    waiting: list[list[str]] = []
    usual = getattr(aside, fails)

    def full(*arguments: object) -> None:
        waiting.append(sorted(p.suffix for p in tmp_path.iterdir()))
        if len(waiting) > well:
            raise OSError(errno.ENOSPC, "full")
        usual(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(aside, fails, full)
        with pytest.raises(FileFault, match="the disk is full"):
            save_lesson(paths[0], recorder.lesson("mine", "Mine"), recorder.recording(), card_of(words))
    assert waiting == [[".part", ".part", ".playground", ".toml"]] * (well + 1)
    assert {path.read_text() for path in tmp_path.iterdir()} == {"old"}
    save_lesson(paths[0], recorder.lesson("mine", "Mine"), recorder.recording(), card_of(words))
    assert sorted(tmp_path.iterdir()) == sorted(paths)
    assert len(load(paths[1]).session.tree) == 5
