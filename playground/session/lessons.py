"""Lessons: what a lesson is, and those that come with the program.

A lesson drives the real program step by step. `docs/lessons.md` describes how one is written.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from importlib import resources
from pathlib import Path

from playground.errors import BadValue, FileFault
from playground.session.aside import why_unread
from playground.session.lesson_deeds import Deed
from playground.wording import translate

LEVELS = ("beginner", "intermediate", "advanced")
REGIONS = ("prompt", "text", "history", "candidates", "draw", "recipe", "why", "hood", "tree")
MODES = ("text", "chat")
SUFFIX = ".toml"
SEED = 42
WORDS_PER_MINUTE = 125
MINUTES_PER_STEP = 0.25
MINUTES_PER_QUESTION = 0.5

Value = str | bool | int | Decimal


@dataclass(frozen=True)
class Question:
    """A question to the audience; `right` is the index of the right answer, `because` says why."""

    text: str
    answers: tuple[str, ...]
    right: int
    because: str


@dataclass(frozen=True)
class Expectation:
    """What must be so at the end of a step.

    Either `holds`, a comparison that is true, or `facts` with the value that each must have; decimals
    may be off by `within`, by one unit of their last written digit where that is not given.
    """

    facts: tuple[tuple[str, Value], ...] = ()
    holds: str = ""
    within: Decimal | None = None


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson, as written: texts still hold their placeholders.

    `number` counts from 1; by `name` later steps may speak of this one's numbers. None and empty mean
    that the step leaves things as they are.
    """

    number: int
    say: str
    name: str = ""
    notes: str = ""
    prompt: str | None = None
    mode: str = "text"
    specials: bool = True
    recipe: str | None = None
    seed: int | None = None
    look_at: str = "candidates"
    do: tuple[Deed, ...] = ()
    ask: Question | None = None
    expect: tuple[Expectation, ...] = ()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """All that the step does, in order: prompt, recipe and seed first, then `do`."""
        setting: list[Deed] = []
        if self.prompt is not None:
            setting.append(Deed("prompt", text=self.prompt, mode=self.mode, specials=self.specials))
        if self.recipe is not None:
            setting.append(Deed("recipe", text=self.recipe))
        if self.seed is not None:
            setting.append(Deed("seed", text=str(self.seed)))
        return (*setting, *self.do)

    @property
    def texts(self) -> tuple[str, ...]:
        """All that the audience reads."""
        asked = (self.ask.text, *self.ask.answers, self.ask.because) if self.ask else ()
        return (self.say, *asked)


@dataclass(frozen=True)
class Lesson:
    """A lesson; `name` is what it is called by, from its file's name without number and ending.

    `source` is the file it was read from; None for a lesson of the program.
    """

    name: str
    title: str
    summary: str
    minutes: int
    level: str
    steps: tuple[LessonStep, ...]
    source: Path | None = field(default=None, compare=False)

    @cached_property
    def estimated_minutes(self) -> float:
        """From the words to say, with time to look at each step and to think about each question."""
        words = sum(len(text.split()) for step in self.steps for text in step.texts)
        questions = sum(step.ask is not None for step in self.steps)
        thinking = MINUTES_PER_STEP * len(self.steps) + MINUTES_PER_QUESTION * questions
        return words / WORDS_PER_MINUTE + thinking


def lesson_texts() -> Mapping[str, str]:
    """The source text of every lesson of the program, by name, in teaching order."""
    folder = resources.files("playground.resources") / "lessons"
    files = sorted((one for one in folder.iterdir() if one.name.endswith(SUFFIX)), key=lambda one: one.name)
    return {lesson_name(one.name): one.read_text("utf-8") for one in files}


def lessons() -> tuple[Lesson, ...]:
    """All lessons of the program, in teaching order. Raises: BadValue, FileFault."""
    from playground.session.lesson_format import parse_lesson

    return tuple(parse_lesson(name, text) for name, text in lesson_texts().items())


def find_lesson(name: str) -> Lesson:
    """A lesson of the program by its name, or one in a file by its path. Raises: BadValue, FileFault."""
    from playground.session.lesson_format import parse_lesson

    texts = lesson_texts()
    if name in texts:
        return parse_lesson(name, texts[name])
    if name.endswith(SUFFIX):
        return read_lesson(Path(name))
    sentence = translate(
        "session", "There is no lesson “{name}”; known are {known}, or a path to a .toml file."
    )
    raise BadValue(sentence.format(name=name, known=", ".join(texts)))


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file. Raises: FileFault, BadValue naming the step."""
    from playground.session.lesson_format import parse_lesson

    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        sentence = translate("session", "The lesson {name} is not UTF-8 text.")
        raise FileFault(sentence.format(name=path.name)) from None
    except OSError as error:
        sentence = translate("session", "The lesson {name} cannot be read: {reason}.")
        raise FileFault(sentence.format(name=path.name, reason=why_unread(error)), str(error)) from None
    return replace(parse_lesson(lesson_name(path.name), text), source=path)


def lesson_name(file_name: str) -> str:
    """`03-greedy.toml` is the lesson `greedy`."""
    return file_name.removesuffix(SUFFIX).lstrip("0123456789").lstrip("-")
