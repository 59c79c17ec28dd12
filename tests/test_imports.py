"""What the code imports: all of it declared and pinned, no more than each part may or needs."""

import ast
import importlib.metadata
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).resolve().parent.parent
PLAYGROUND = PROJECT / "playground"


def modules_named_in(source: Path) -> set[str]:
    """Every module an import of this file names, `from a import b` as both `a` and `a.b`."""
    named = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return named


def parts() -> set[str]:
    """The modules and packages right below `playground`."""
    return {
        path.stem for path in PLAYGROUND.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }


def test_every_part_stands_on_the_map() -> None:
    text = (PROJECT / "CONTRIBUTING.md").read_text("utf-8")
    rows = "".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))
    on_map = {
        name.rstrip("/").rpartition("/")[2].removesuffix(".py") for name in re.findall(r"`([^`]+)`", rows)
    }
    assert parts() - {"__init__", "__main__"} <= on_map


def test_every_part_imports_or_is_kept_from_importing_the_commands() -> None:
    with (PROJECT / "pyproject.toml").open("rb") as file:
        last = tomllib.load(file)["tool"]["importlinter"]["contracts"][-1]
    named = {name.removeprefix("playground.") for name in last["source_modules"] + last["forbidden_modules"]}
    assert named == parts() - {"__init__", "__main__"}


def test_nothing_is_disconnected() -> None:
    """See "Style" in CONTRIBUTING: it can stand still for ever."""
    assert [path for path in PLAYGROUND.rglob("*.py") if ".disconnect(" in path.read_text("utf-8")] == []


def declared(*extras: str) -> set[str]:
    """What the project asks for, with these of its extras."""
    with (PROJECT / "pyproject.toml").open("rb") as file:
        project: dict[str, Any] = tomllib.load(file)["project"]
    optional = [line for extra in extras for line in project["optional-dependencies"][extra]]
    return {plain_name(line) for line in [*project["dependencies"], *optional]}


def undeclared_imports(folder: Path, allowed: set[str]) -> set[str]:
    """What the files of a folder import that neither is our own nor comes with an allowed package."""
    own = {"playground", "tests", *(path.stem for path in (PROJECT / "packaging").glob("*.py"))}
    named = set().union(*(modules_named_in(path) for path in folder.rglob("*.py")))
    foreign = {name.partition(".")[0] for name in named} - set(sys.stdlib_module_names) - own
    owners = importlib.metadata.packages_distributions()
    return {name for name in foreign if not {plain_name(owner) for owner in owners.get(name, [])} & allowed}


def plain_name(requirement: str) -> str:
    """A package's name without its version, in its one normal spelling."""
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_the_program_imports_is_declared() -> None:
    assert undeclared_imports(PLAYGROUND, declared("grammar")) == set()


def test_everything_the_tests_import_is_declared() -> None:
    assert undeclared_imports(PROJECT / "tests", declared("dev")) == set()


def test_everything_declared_is_pinned() -> None:
    lines = (PROJECT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
    assert declared("dev", "grammar") <= {plain_name(line) for line in lines if "==" in line}


def test_the_qt_layer_draws_nothing() -> None:
    """import-linter knows libraries, not the modules in them."""
    sources = (PLAYGROUND / "qt").glob("*.py")
    assert [path.name for path in sources if "PySide6.QtWidgets" in modules_named_in(path)] == []


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("playground", ("numpy", "PySide6", "torch")),
        ("playground.session.engine", ("PySide6", "torch", "transformers")),
        ("playground.models.builtin", ("PySide6", "torch", "transformers")),
        ("playground.models.scripted", ("PySide6", "torch", "transformers")),
        ("playground.app", ("torch", "transformers")),
    ],
)
def test_a_fresh_start_loads_no_more_than_it_needs(module: str, unwanted: tuple[str, ...]) -> None:
    program = f"import sys, {module}; print(*[name for name in {unwanted!r} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip() == ""
