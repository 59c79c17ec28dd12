"""A lesson as the text of its file, so that it can be kept, edited and read again."""

import json
from collections.abc import Mapping
from pathlib import Path

from playground.session.aside import all_aside
from playground.session.container import write_parts
from playground.session.export import sound
from playground.session.files import parts_of
from playground.session.language_model import ModelCard
from playground.session.lesson_demo import recording_beside
from playground.session.lesson_format import parse_lesson
from playground.session.lessons import Expectation, Lesson, LessonStep, Question, Value
from playground.session.session import Session


def save_lesson(
    path: Path,
    lesson: Lesson,
    recording: Session,
    card: ModelCard | None,
    versions: Mapping[str, str] | None = None,
) -> None:
    """Writes a lesson as `path` and its recording beside it: both aside, then each in its place.

    Raises: BadValue if the text could not be read again, FileFault; then what was there is as it was.
    """
    text = write_lesson(lesson)
    parse_lesson(lesson.name, text)
    beside = recording_beside(path)
    parts = parts_of(beside.name, recording, card, versions)
    with all_aside(path, beside) as (lesson_file, recording_file):
        lesson_file.write(text.encode())
        write_parts(recording_file, parts)


def write_lesson(lesson: Lesson) -> str:
    """TOML that `parse_lesson` reads back as the same lesson."""
    head = [
        f"title = {_text(lesson.title)}",
        f"summary = {_text(lesson.summary)}",
        f"minutes = {lesson.minutes}",
        f"level = {_text(lesson.level)}",
    ]
    return "\n".join([*head, *map(_step, lesson.steps)]) + "\n"


def _step(step: LessonStep) -> str:
    lines = ["", "[[step]]"]
    if step.prompt is not None:
        lines.append(f"prompt = {_text(step.prompt)}")
    if step.mode != "text":
        lines.append(f"mode = {_text(step.mode)}")
    if not step.specials:
        lines.append("plain = true")
    if step.recipe is not None:
        lines.append(f"recipe = {_text(step.recipe)}")
    if step.seed is not None:
        lines.append(f"seed = {step.seed}")
    if step.do:
        lines.append(f"do = [{', '.join(_text(str(deed)) for deed in step.do)}]")
    lines += [
        f"{key} = {_text(value)}" for key, value in (("name", step.name), ("notes", step.notes)) if value
    ]
    lines += [f"look_at = {_text(step.look_at)}", f"say = {_text(step.say)}"]
    lines += _question(step.ask) if step.ask else []
    if step.expect:
        lines.append(f"expect = [{', '.join(map(_expectation, step.expect))}]")
    return "\n".join(lines)


def _question(question: Question) -> list[str]:
    return [
        f"ask.question = {_text(question.text)}",
        f"ask.answers = [{', '.join(map(_text, question.answers))}]",
        f"ask.right = {question.right}",
        f"ask.because = {_text(question.because)}",
    ]


def _expectation(expectation: Expectation) -> str:
    parts = [f"{_text(fact)} = {_value(value)}" for fact, value in expectation.facts]
    if expectation.holds:
        parts.append(f"holds = {_text(expectation.holds)}")
    if expectation.within is not None:
        parts.append(f"within = {expectation.within}")
    return f"{{ {', '.join(parts)} }}"


def _value(value: Value) -> str:
    if isinstance(value, str):
        return _text(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(text: str) -> str:
    """A basic string; JSON's escapes are TOML's too, save that TOML also wants U+007F escaped."""
    return json.dumps(sound(text), ensure_ascii=False).replace("\x7f", "\\u007f")
