"""The wheel: what is in it, and that it starts where it is installed alone."""

import configparser
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

from playground import __version__

PROJECT = Path(__file__).resolve().parent.parent
DEEP = "a/folder/in/a/folder.txt"  # laid beside the resources, to see that no depth is lost


def run(*command: object, **options: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def declared_packages() -> list[str]:
    with (PROJECT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["tool"]["setuptools"]["packages"])


def test_every_folder_with_code_is_declared() -> None:
    folders = {path.parent for path in (PROJECT / "playground").rglob("*.py")}
    there = {".".join(folder.relative_to(PROJECT).parts) for folder in folders}
    assert {*declared_packages()} == {*there, "playground.resources"}


def shipped_resources() -> set[str]:
    resources = PROJECT / "resources"
    files = [path for path in resources.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(resources).as_posix() for path in files}


def test_the_menu_entry_names_an_icon_that_is_shipped() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PROJECT / "packaging" / "decoding-playground.desktop", "utf-8")
    assert f"{entry['Desktop Entry']['Icon']}.svg" in shipped_resources()


def test_the_menu_entry_knows_the_windows_of_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PROJECT / "packaging" / "decoding-playground.desktop", "utf-8")
    source = (PROJECT / "playground" / "app.py").read_text("utf-8")
    # On X11 the class of a window is the application's name; elsewhere it is told the name of this file.
    assert f'setApplicationName("{entry["Desktop Entry"]["StartupWMClass"]}")' in source
    assert 'setDesktopFileName("decoding-playground")' in source


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy so that no build folder is left in the project."""
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in ("playground", "resources"):
        shutil.copytree(PROJECT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, source)
    (source / "resources" / DEEP).parent.mkdir(parents=True)
    (source / "resources" / DEEP).write_text("found")
    built = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, source)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(out.glob("*.whl"))


def test_the_wheel_carries_the_code_and_the_resources(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"playground/resources/{name}" for name in [*shipped_resources(), DEEP]} <= names
    assert {f"{package.replace('.', '/')}/__init__.py" for package in declared_packages()} <= names
    assert not [name for name in names if name.startswith(("tests", "packaging", "resources"))]


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel in it; dependencies are lent by ours, none is fetched."""
    folder = tmp_path_factory.mktemp("elsewhere") / "venv"
    run(sys.executable, "-m", "venv", folder, check=True)
    scheme = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    python = Path(scheme["scripts"]) / Path(sys.executable).name
    command = (
        python,
        "-m",
        "pip",
        "install",
        "--no-deps",
        "--no-index",
        "--disable-pip-version-check",
        wheel,
    )
    installed = run(*command)
    assert installed.returncode == 0, installed.stdout + installed.stderr
    # a lent folder's own .pth files are not read: our editable project stays out of sight
    Path(scheme["purelib"], "lent.pth").write_text(sysconfig.get_path("purelib"))
    return Path(scheme["scripts"])


def test_installed_elsewhere_the_program_tells_its_version(elsewhere: Path, tmp_path: Path) -> None:
    answer = run(elsewhere / "playground", "--version", cwd=tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert __version__ in answer.stdout


def test_installed_elsewhere_the_program_finds_its_resources(elsewhere: Path, tmp_path: Path) -> None:
    listing = (
        "import importlib.resources as r, pathlib\n"
        "root = pathlib.Path(str(r.files('playground.resources')))\n"
        "print(*(p.relative_to(root).as_posix() for p in root.rglob('*') if p.is_file()), sep='\\n')\n"
    )
    answer = run(elsewhere / Path(sys.executable).name, "-c", listing, cwd=tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert {*shipped_resources(), DEEP} <= set(answer.stdout.splitlines())
