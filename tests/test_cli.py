"""The commands without a window: what they print, where they print it, and how they end."""

import csv
import io
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground import __version__, app, cli
from playground.decoding.recipe import Recipe
from playground.models import library
from playground.qt.controller import Controller
from playground.session.code import Task, as_command
from playground.session.lesson_deeds import Deed
from playground.session.lesson_hands import Hands
from playground.session.session import Place
from tests.models.doubles import FaultyModel, MarkedModel
from tests.qt.conftest import END, PIECES, WordModel

Ran = tuple[int, str, str]
Run = Callable[..., Ran]
FIELDS = {
    "step", "token_id", "text", "bytes", "how", "u", "slice", "rank", "p_model", "p_after",
    "entropy_bits", "surprisal_bits", "kept", "recipe", "candidates", "ms",
}  # fmt: skip
SAMPLED = "temperature=1.2,top_k=8,top_p=0.9,sample"
GOLDEN: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "golden_smollm2.json").read_text("utf-8")
)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on a tiny exact model; gives its exit code, stdout and stderr."""

    def command(*argv: str, model: object = None) -> Ran:
        monkeypatch.setattr(library, "open_model", lambda *arguments: model or WordModel())
        try:
            code = app.main(list(argv))
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[Controller]:
    """That of a window, on the same tiny model."""
    made = Controller(
        lambda where, report, cancelled: WordModel(), Place(recipe=Recipe.parse(SAMPLED), seed=7)
    )
    with qtbot.waitSignal(made.model_adopted):
        made.open_model("words")
    yield made
    made.close()


def records(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_one_json_record_a_step_with_every_field(run: Run) -> None:
    code, out, _ = run(
        "trace", "--prompt", "w1 w2", "--recipe", SAMPLED, "--max-new-tokens", "4", "--top", "3"
    )
    assert code == cli.OK
    steps = records(out)
    assert [record["step"] for record in steps] == [1, 2, 3, 4]
    for record in steps:
        assert set(record) >= FIELDS
        assert len(record["candidates"]) >= 3
        assert {"id", "text", "bytes", "p_model", "p_after", "cut_by"} <= set(record["candidates"][0])
        assert bytes.fromhex(record["bytes"]) == PIECES[record["token_id"]]
        low, high = record["slice"]
        assert low <= record["u"] < high
        assert record["recipe"] == SAMPLED


def test_the_numbers_are_those_of_the_window(run: Run, qtbot: QtBot, controller: Controller) -> None:
    _, out, _ = run(
        "trace", "--prompt", "w1 w2", "--recipe", SAMPLED, "--seed", "7", "--max-new-tokens", "12"
    )
    controller.set_prompt("w1 w2")
    qtbot.waitUntil(lambda: controller.scene().shown is not None)
    controller.max_new_tokens = 12
    controller.set_pace(None)
    controller.run()
    qtbot.waitUntil(lambda: controller.scene().stop is not None)
    told = [(r["token_id"], r["u"], r["p_model"], r["p_after"], r["rank"]) for r in records(out)]
    grown = [step.growth for step in controller.session.steps()]
    assert all(growth.draw is not None for growth in grown)
    assert told == [(g.token, g.draw and g.draw.u, g.p_model, g.p_after, g.rank) for g in grown]


@pytest.mark.parametrize("specials", [True, False])
@pytest.mark.parametrize("mode", ["text", "chat"])
def test_a_copied_command_reads_the_prompt_as_the_window_did(run: Run, mode: str, specials: bool) -> None:
    model = MarkedModel()
    hands = Hands(model)
    hands.do(Deed("prompt", text="a<end>b", mode=mode, specials=specials))
    hands.do(Deed("recipe", text="sample"))
    hands.do(Deed("run", count=5))
    session = hands.session
    assert session.prompt is not None
    assert (8 in session.prompt.ids) == specials
    task = Task(Recipe.parse("sample"), session.prompt, session.place.seed, 5, "marked")
    _, out, _ = run(*shlex.split(as_command(task))[1:], model=model)
    assert [r["p_model"] for r in records(out)] == [step.growth.p_model for step in session.steps()]


def test_csv_says_the_same_as_json(run: Run) -> None:
    asked = ("trace", "--prompt", "w1 w2", "--recipe", SAMPLED, "--max-new-tokens", "5", "--format")
    _, out, _ = run(*asked, "csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    steps = records(run(*asked, "jsonl")[1])
    assert [int(row["token_id"]) for row in rows] == [record["token_id"] for record in steps]
    assert [float(row["p_model"]) for row in rows] == [record["p_model"] for record in steps]


def test_text_is_a_line_for_people_for_each_step(run: Run) -> None:
    code, out, err = run(
        "trace", "--prompt", "w1 w2", "--recipe", "greedy", "--max-new-tokens", "3", "--format", "text"
    )
    assert code == cli.OK
    assert [line.split()[0] for line in out.splitlines()] == ["1", "2", "3"]
    assert err.strip().endswith(".")


def test_any_letter_can_be_printed_whatever_the_encoding_of_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(bare, encoding="ascii"))
    code, _, err = run("trace", "--prompt", "w1", "--max-new-tokens", "1", "--format", "text")
    assert (code, "rror" in err) == (cli.OK, False)
    assert "“␣w" in bare.getvalue().decode("utf-8")


@pytest.mark.parametrize("form", ["jsonl", "csv", "text"])
def test_each_step_is_handed_on_before_the_next_is_computed(
    monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    class Out(io.StringIO):
        handed_on = 0

        def flush(self) -> None:
            self.handed_on = len(self.getvalue().splitlines())

    class Watched(WordModel):
        def logits(self, paths: Any, **options: Any) -> Any:
            seen.append(out.handed_on)
            return super().logits(paths, **options)

    out, seen = Out(), list[int]()
    monkeypatch.setattr(library, "open_model", lambda *arguments: Watched())
    asked = ["--prompt", "w1", "--recipe", "greedy", "--max-new-tokens", "3", "--format", form]
    cli.trace(cli.parse(["trace", *asked]), out)
    head = 1 if form == "csv" else 0
    assert seen == [0, 1 + head, 2 + head]


def test_an_end_token_ends_the_trace_with_its_own_record(run: Run) -> None:
    def ending(path: tuple[int, ...]) -> np.ndarray:
        logits = np.zeros(len(PIECES))
        logits[END if len(path) == 4 else 5] = 9.0
        return logits

    code, out, err = run("trace", "--prompt", "w1 w2", "--recipe", "greedy", model=WordModel(table=ending))
    assert code == cli.OK
    assert [record["token_id"] for record in records(out)] == [5, 5, END]
    assert "end" in err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--prompt", "w1", "--recipe", "temprature=1,sample"], "temprature"),
        (["--prompt", "w1", "--recipe", "top_p=1.5,sample"], "1.5"),
        (["--prompt", "w1", "--seed", "-1"], "-1"),
        (["--prompt", "w1", "--seed", "abc"], "abc"),
        (["--prompt", "w1", "--recipe", "top_p=90%,sample"], "“90%” is not"),
        (["--prompt", "w1", "--max-new-tokens", "0"], "0"),
        (["--prompt", "w1", "--format", "xml"], "xml"),
        ([], "--prompt"),
    ],
)
def test_a_command_line_that_cannot_be_read_ends_with_two(run: Run, argv: list[str], said: str) -> None:
    code, out, err = run("trace", *argv)
    assert code == cli.USAGE
    assert out == ""
    assert said in err.splitlines()[-1]


def test_a_prompt_comes_from_a_file_exactly(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "prompt.txt"
    file.write_bytes(b"w3  w4\n")
    asked = ("--recipe", "greedy", "--max-new-tokens", "2")
    _, from_file, _ = run("trace", "--prompt-file", str(file), *asked)
    _, typed, _ = run("trace", "--prompt", "w3  w4\n", *asked)
    assert [r["token_id"] for r in records(from_file)] == [r["token_id"] for r in records(typed)]


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "cannot be read"), (b"\xff\xfe\x00", "is not UTF-8"), (b"", "The prompt is empty")],
)
def test_a_prompt_file_that_is_no_prompt_gets_a_sentence(
    run: Run, tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "prompt.txt"
    if content is not None:
        file.write_bytes(content)
    code, out, err = run("trace", "--prompt-file", str(file))
    assert (code, out) == (cli.FAILED, "")
    assert said in err


def test_a_prompt_longer_than_the_context_gets_a_sentence(run: Run) -> None:
    code, out, err = run("trace", "--prompt", " ".join(["w1"] * 400))
    assert (code, out) == (cli.FAILED, "")
    assert "400 tokens" in err


def test_what_was_traced_before_a_fault_stays(run: Run) -> None:
    model = FaultyModel(WordModel(), after=2, error=None)
    code, out, err = run("trace", "--prompt", "w1 w2", "--recipe", "greedy", model=model)
    assert code == cli.FAILED
    assert len(records(out)) == 2
    assert "step 3" in err
    assert "Traceback" not in err


def test_a_model_that_cannot_be_opened_ends_with_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code = app.main(["trace", "--prompt", "x", "--model", str(tmp_path / "nowhere")])
    said = capsys.readouterr()
    assert (code, said.out) == (cli.FAILED, "")
    assert "nowhere" in said.err


def test_the_version_and_the_help(run: Run) -> None:
    assert run("--version")[:2] == (0, f"playground {__version__}\n")
    code, out, _ = run("--help")
    assert code == 0
    assert "trace" in out
    code, out, _ = run("trace", "--help")
    assert code == 0
    assert "--prompt-file" in out


# the real command, in a process of its own


def started(*argv: str, **options: Any) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "playground", "trace", *argv]
    project = Path(__file__).resolve().parent.parent
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen(command, cwd=project, env={**os.environ, "PYTHONUTF8": "0"}, **pipes)


@pytest.mark.model
def test_the_built_in_model_writes_what_transformers_writes() -> None:
    golden = next(prompt for prompt in GOLDEN["prompts"] if prompt["name"] == "cat")
    program = started("--prompt", golden["prompt"], "--recipe", "greedy", "--max-new-tokens", "12")
    out, _ = program.communicate(timeout=120)
    assert program.returncode == cli.OK
    assert [record["token_id"] for record in records(out.decode())] == golden["greedy"]["new_ids"][:12]


@pytest.mark.model
def test_a_reader_that_has_enough_ends_the_trace_quietly() -> None:
    with started("--prompt", "Once upon a time", "--max-new-tokens", "500") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert json.loads(program.stdout.readline())["step"] == 1
        program.stdout.close()
        said = program.stderr.read().decode()
        assert program.wait(120) == cli.OK
    assert "Traceback" not in said
    assert "rror" not in said


def hear_interruptions() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.model
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_an_interruption_ends_with_130_and_whole_records() -> None:
    # A run in the background ignores the signal and hands that on; the program must hear it all the same.
    program = started(
        "--prompt", "Once upon a time", "--max-new-tokens", "5000", preexec_fn=hear_interruptions
    )
    assert program.stdout is not None
    first = program.stdout.readline()
    program.send_signal(signal.SIGINT)
    rest, said = program.communicate(timeout=120)
    assert program.returncode == cli.INTERRUPTED
    steps = [record["step"] for record in records((first + rest).decode())]
    assert steps == list(range(1, len(steps) + 1))
    assert said.decode().splitlines()[-1] == "playground: interrupted"


@pytest.mark.model
def test_a_prompt_comes_from_standard_input() -> None:
    program = started(
        "--prompt-file", "-", "--recipe", "greedy", "--max-new-tokens", "1", stdin=subprocess.PIPE
    )
    out, _ = program.communicate("The cat sat on the 🤗".encode(), timeout=120)
    assert program.returncode == cli.OK
    assert len(records(out.decode())) == 1
