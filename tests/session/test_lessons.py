"""The lessons that come with the program, as written and from their recordings; no model needed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from playground.errors import FileFault
from playground.session.lesson_check import check
from playground.session.lesson_demo import load_demo, play_recorded
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_text import numbers_in
from playground.session.lessons import LEVELS, Lesson, find_lesson, lesson_texts, lessons
from playground.session.session import Session

NAMES = tuple(lesson_texts())
GUIDE = Path(__file__).parents[2] / "docs" / "lessons.md"
PROGRAM = """
import sys
from playground.session.lesson_demo import moments_of
from playground.session.lessons import lessons
for lesson in lessons():
    assert len(moments_of(lesson.name, lesson)) == len(lesson.steps)
print(*[name for name in ("torch", "transformers", "PySide6") if name in sys.modules])
"""


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return find_lesson(request.param)


def test_there_are_lessons_on_all_that_a_course_needs() -> None:
    assert NAMES == (
        "loop", "chain-rule", "greedy", "temperature", "top-k", "top-p",
        "min-p", "order", "draw", "penalties", "kv-cache", "likeliest",
    )  # fmt: skip
    assert [lesson.name for lesson in lessons()] == list(NAMES)


def test_a_lesson_takes_as_long_as_it_says(lesson: Lesson) -> None:
    assert 3 <= lesson.minutes <= 8
    assert abs(lesson.estimated_minutes - lesson.minutes) <= 1.25


def test_a_lesson_asks_shows_and_checks(lesson: Lesson) -> None:
    assert lesson.level in LEVELS
    assert sum(step.ask is not None for step in lesson.steps) >= 2
    assert any(step.look_at != "candidates" for step in lesson.steps)
    assert all(step.expect for step in lesson.steps)


def test_a_lesson_is_true_of_its_recording(lesson: Lesson) -> None:
    play = play_recorded(lesson, load_demo(lesson.name))
    assert [finding for finding in check(play) if not finding.ok] == []
    assert play.is_over


def test_every_placeholder_of_a_recording_is_filled(lesson: Lesson) -> None:
    for moment in play_recorded(lesson, load_demo(lesson.name)).to_the_end():
        for text in (moment.say, moment.question, *moment.answers, moment.because):
            assert not re.search(r"[{}]", text)


def test_a_step_that_says_numbers_has_them_from_the_record(lesson: Lesson) -> None:
    """Most numbers are placeholders: written ones may only be settings."""
    for moment in play_recorded(lesson, load_demo(lesson.name)).to_the_end():
        deeds = " ".join(str(deed) for deed in moment.step.deeds)
        known = f"{moment.place.recipe} {moment.place.seed} {deeds}"
        known += " ".join(str(facts.shown.recipe) for facts in moment.named.values() if facts.shown)
        for text in moment.step.texts:
            assert all(number in known for number in numbers_in(text)), text


def test_recordings_are_small(lesson: Lesson) -> None:
    file = Path(__file__).parents[2] / "resources" / "demos" / f"{lesson.name}.playground"
    assert file.stat().st_size < 300_000


def test_recordings_play_without_torch_and_qt() -> None:
    answer = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip() == ""


def test_undo_walks_back_through_a_recording() -> None:
    loaded = load_demo("top-k")
    session: Session = loaded.session
    places = [wish.after for wish in session.done]
    assert [wish.name for wish in session.done] == [f"Step {n}" for n in range(1, 7)]
    session.place = places[-1]
    session.undo()
    assert session.place == places[-2]


def test_a_recording_that_is_not_there_gives_a_sentence() -> None:
    with pytest.raises(FileFault, match="There is no recording of the lesson nothing"):
        load_demo("nothing")


def test_a_recording_of_another_lesson_gives_a_sentence() -> None:
    play = play_recorded(find_lesson("loop"), load_demo("top-p"))
    problems = [problem for finding in check(play) for problem in finding.problems]
    assert any("was found" in problem or "is " in problem for problem in problems)
    assert not play.is_over


def test_the_lesson_in_the_guide_can_be_read() -> None:
    source = re.search(r"```toml\n(title.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert source is not None
    assert len(parse_lesson("guide", source.group(1)).steps) == 2
