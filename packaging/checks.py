"""Every check of the project, one after the other, and a table at the end; no failure stops the others."""

import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# Each worker loads the model, so a few are enough; a file's tests stay together and share what they set up.
IN_PARALLEL = ("-n", "logical", "--maxprocesses", "4", "--dist", "loadfile")


@dataclass(frozen=True)
class Check:
    """A check and the arguments that Python runs it with."""

    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a check ended."""

    name: str
    code: int
    seconds: float


def all_checks(pytest_arguments: Sequence[str]) -> list[Check]:
    """The checks in their order, the quick ones first."""
    sources = sorted(path.name for path in Path(__file__).parent.glob("*.py"))
    return [
        Check("lint", ("-m", "ruff", "check", ".")),
        Check("format", ("-m", "ruff", "format", "--check", ".")),
        Check("layers", ("-c", LAYERS)),
        Check("types", ("-m", "mypy")),
        Check("types of the set-up", ("-m", "mypy", *(f"packaging/{name}" for name in sources))),
        Check("tests", ("-m", "pytest", *IN_PARALLEL, *pytest_arguments)),
    ]


def run_all(python: Path, project: Path, pytest_arguments: Sequence[str]) -> int:
    """Run them all in the project's folder; 0 where all passed, else 1."""
    outcomes = [_run(check, python, project) for check in all_checks(pytest_arguments)]
    print(f"\n{table(outcomes)}", flush=True)
    return 1 if any(outcome.code for outcome in outcomes) else 0


def table(outcomes: Sequence[Outcome]) -> str:
    """One line for each check: its name, how it ended, how long it took."""
    width = max(len(outcome.name) for outcome in outcomes)
    return "\n".join(
        f"  {one.name:<{width}}  {'failed' if one.code else 'ok':<6}  {one.seconds:6.1f} s"
        for one in outcomes
    )


def _run(check: Check, python: Path, project: Path) -> Outcome:
    print(f"\n== {check.name}", flush=True)
    started = time.monotonic()
    code = subprocess.call([str(python), *check.arguments], cwd=project)
    return Outcome(check.name, code, time.monotonic() - started)
