"""The command `playground lessons`."""

import io
from pathlib import Path

import numpy as np
import pytest

from playground import cli, lesson_commands
from playground.models.scripted import ScriptedModel
from playground.session.files import load

LESSON = """
title = "T"
summary = "S"
minutes = 3
level = "beginner"
[[step]]
prompt = "ab"
recipe = "greedy"
say = "Look at {kept} tokens."
expect = [{ kept = KEPT }]
"""


@pytest.fixture
def model() -> ScriptedModel:
    def rows(path: tuple[int, ...]) -> np.ndarray:
        return np.random.default_rng(path).normal(size=3)

    return ScriptedModel((b"a", b"b", b"c"), rows)


@pytest.fixture
def lesson_file(tmp_path: Path) -> Path:
    path = tmp_path / "1-mine.toml"
    path.write_text(LESSON.replace("KEPT", "3"), "utf-8")
    return path


def run(model: ScriptedModel, *words: str) -> tuple[bool, str]:
    out = io.StringIO()
    arguments = cli.parse(["lessons", *words])
    assert arguments.command == "lessons"
    return lesson_commands.run(arguments, lambda: model, out), out.getvalue()


def test_the_list_names_every_lesson_without_opening_a_model(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(cli.parse(["lessons", "list"])) == cli.OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["loop", "8", "min", "The", "loop,", "one", "token", "at", "a", "time"]
    assert len(lines) >= 10


def test_a_true_lesson_is_ok(model: ScriptedModel, lesson_file: Path) -> None:
    assert run(model, "check", str(lesson_file)) == (True, "mine: T\n   1  ok\n")


def test_a_lesson_that_is_not_true_says_what_differs(model: ScriptedModel, lesson_file: Path) -> None:
    lesson_file.write_text(LESSON.replace("KEPT", "2"), "utf-8")
    good, said = run(model, "check", str(lesson_file))
    assert not good
    assert said == "mine: T\n   1  differs\n      kept is 3, not 2.\n"


def test_a_lesson_is_recorded_into_a_folder(model: ScriptedModel, lesson_file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    good, said = run(model, "record", str(lesson_file), "--to", str(folder))
    assert good
    assert said.startswith(str(folder / "mine.playground"))
    assert [wish.name for wish in load(folder / "mine.playground").session.done] == ["Step 1"]


def test_a_check_that_fails_ends_with_one(
    model: ScriptedModel,
    lesson_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lesson_file.write_text(LESSON.replace("KEPT", "2"), "utf-8")
    monkeypatch.setattr("playground.models.library.open_model", lambda *_: model)
    assert cli.run(cli.parse(["lessons", "check", str(lesson_file)])) == cli.FAILED
    assert "differs" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nothing", "playground: There is no lesson “nothing”"),
        ("no.toml", "The lesson no.toml cannot be"),
    ],
)
def test_an_unknown_lesson_gives_a_sentence(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(cli.parse(["lessons", "check", name])) == cli.FAILED
    assert sentence in capsys.readouterr().err


def test_lessons_without_a_word_after_it_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.parse(["lessons"])
    assert ended.value.code == cli.USAGE
    assert "list | check | record" in capsys.readouterr().err
