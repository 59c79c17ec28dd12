"""The command `playground lessons`: list, check and record them. For people who write lessons."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from playground.errors import PlaygroundError

if TYPE_CHECKING:
    from playground.session.language_model import LanguageModel
    from playground.session.lessons import Lesson

Open = Callable[[], "LanguageModel"]


def parser(add_model: Callable[[argparse.ArgumentParser], None]) -> argparse.ArgumentParser:
    """The command line after `playground lessons`; `add_model` adds the option --model."""
    lessons = argparse.ArgumentParser(prog="playground lessons", description="List, check or record lessons.")
    actions = lessons.add_subparsers(dest="action", required=True, metavar="list | check | record")
    actions.add_parser("list", help="names, minutes and titles")
    check = actions.add_parser("check", help="run lessons on the model and look at every number they state")
    record = actions.add_parser("record", help="write recordings that play without a model")
    for action in (check, record):
        action.add_argument(
            "name", metavar="NAME", nargs="?", help="a lesson, or a .toml file (default: all lessons)"
        )
        add_model(action)
    record.add_argument(
        "--to", metavar="FOLDER", type=Path, default=Path(), help="where the files go (default: here)"
    )
    return lessons


def run(arguments: argparse.Namespace, open_it: Open, out: TextIO) -> bool:
    """Does what was asked; False if a lesson is not true. Raises: PlaygroundError, OSError."""
    if arguments.action == "list":
        list_lessons(out)
        return True
    chosen = _chosen(arguments.name)
    model = open_it()
    if arguments.action == "record":
        for lesson in chosen:
            record_lesson(lesson, model, arguments.to, out)
        return True
    good = [check_lesson(lesson, model, out) for lesson in chosen]
    return all(good)


def _chosen(name: str | None) -> "tuple[Lesson, ...]":
    from playground.session.lessons import find_lesson, lessons

    return lessons() if name is None else (find_lesson(name),)


def list_lessons(out: TextIO) -> None:
    """One line for each lesson: its name, how long it takes, its title."""
    from playground.session.lessons import lessons

    known = lessons()
    width = max(len(lesson.name) for lesson in known)
    for lesson in known:
        print(f"{lesson.name:<{width}}  {lesson.minutes:>2} min  {lesson.title}", file=out)


def check_lesson(lesson: "Lesson", model: "LanguageModel", out: TextIO) -> bool:
    """Runs a lesson and prints for each step whether it is true."""
    from playground.session.lesson_check import check
    from playground.session.lesson_hands import play_on

    print(f"{lesson.name}: {lesson.title}", file=out)
    good = True
    for finding in check(play_on(lesson, model)):
        good = good and finding.ok
        print(f"{finding.number:>4}  {'ok' if finding.ok else 'differs'}", file=out)
        for problem in finding.problems:
            print(f"      {problem}", file=out)
        out.flush()
    return good


def record_lesson(lesson: "Lesson", model: "LanguageModel", folder: Path, out: TextIO) -> None:
    """Writes the recording of a lesson. Raises: PlaygroundError."""
    from playground.session.files import save
    from playground.session.language_model import card_of
    from playground.session.lesson_demo import ENDING, record

    path = folder / f"{lesson.name}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PlaygroundError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    save(path, record(lesson, model), card_of(model))
    print(f"{path}  {path.stat().st_size / 1000:,.0f} kB", file=out, flush=True)
