"""The project's own Python environment, `.venv`: is it whole, what is wrong with it, how is it mended.

A stamp inside it is written last and removed first: an environment whose stamp is missing or old is brought
up to date, and one that cannot be brought up to date is made anew.
"""

import csv
import hashlib
import importlib.metadata
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from stages import SetupError, Stages, run_watched, summary_of_pip
from system_packages import ENSUREPIP, install_or_name

NEEDED_BYTES = 3 * 1024**3
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
PIP_TRIES: tuple[tuple[str, ...], ...] = ((), (), ("--no-cache-dir",))
PAUSE_SECONDS = 2
REPORT_VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


@dataclass(frozen=True)
class Stamp:
    """What a finished environment was made from."""

    fingerprint: str
    for_tests: bool
    packages: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> "Stamp | None":
        """The stamp in a file, or None where there is none that can be read."""
        try:
            fields = json.loads(path.read_text("utf-8"))
            return cls(fields["fingerprint"], fields["for_tests"], tuple(fields["packages"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, path: Path) -> None:
        """Write the stamp whole or not at all."""
        aside = path.with_suffix(".new")
        aside.write_text(json.dumps(asdict(self)), "utf-8")
        aside.replace(path)

    def covers(self, fingerprint: str, for_tests: bool) -> bool:
        """True where nothing needs to be installed for this wish."""
        return self.fingerprint == fingerprint and (self.for_tests or not for_tests)


class Environment:
    """The folder `.venv` of a project and the Python in it."""

    def __init__(self, project: Path) -> None:
        self.project = project
        self.folder = project / ".venv"
        self.constraints = project / "packaging" / "constraints.txt"
        self.stamp_file = self.folder / "playground-stamp.json"
        windows = os.name == "nt"
        self.python = self.folder / ("Scripts/python.exe" if windows else "bin/python")
        self.site = self.folder / ("Lib/site-packages" if windows else f"lib/python{PYTHON}/site-packages")

    def reason_to_remake(self) -> str | None:
        """Why this environment cannot be mended, or None where it can or there is none."""
        if not self.folder.exists():
            return "its link leads nowhere" if self.folder.is_symlink() else None
        settings = read_settings(self.folder / "pyvenv.cfg")
        if settings is None:
            return "it is only half made"
        if was_moved(settings, self.folder):
            return "the project's folder was moved"
        if (version := self._running_version()) is None:
            return "its Python does not start"
        if version != PYTHON or not self.site.is_dir():
            return f"it was made for another Python than {PYTHON}"
        return None

    def remove(self) -> None:
        """Remove the folder; the stamp goes first, so that an interrupted removal is noticed."""
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
            return
        self.stamp_file.unlink(missing_ok=True)
        shutil.rmtree(self.folder)

    def create(self, stages: Stages) -> None:
        """Make an empty environment with pip in it."""
        if shutil.disk_usage(self.project).free < NEEDED_BYTES:
            raise SetupError("The set-up needs about 3 GB of free disk space; make room and start it again.")
        if importlib.util.find_spec("ensurepip") is None:
            install_or_name([ENSUREPIP], stages)
        maker = getattr(sys, "_base_executable", sys.executable)  # never make .venv from .venv itself
        command = [maker, "-m", "venv", str(self.folder)]
        run_watched(command, stages, fault="Python could not make the environment .venv.")

    def packages(self) -> dict[str, importlib.metadata.Distribution]:
        """What is installed, by name."""
        found = importlib.metadata.distributions(path=[str(self.site)])
        return {one.metadata["Name"]: one for one in found if one.metadata["Name"]}

    def forget_damaged(self) -> list[str]:
        """Forget packages with missing or truncated files, so that pip lays them anew; return their names."""
        damaged = []
        for folder in sorted(self.site.glob("*.dist-info")):
            if is_damaged(folder):
                damaged.append(folder.name.partition("-")[0])
                self.stamp_file.unlink(missing_ok=True)
                shutil.rmtree(folder)
        return damaged

    def is_ready(self, for_tests: bool) -> bool:
        """True where the stamp matches this project and everything it lists is still there."""
        stamp = Stamp.read(self.stamp_file)
        if stamp is None or not stamp.covers(self.fingerprint(), for_tests):
            return False
        return set(stamp.packages) <= self.packages().keys()

    def install(self, stages: Stages, for_tests: bool) -> None:
        """Install the project and all it needs, at the pinned releases; then stamp the environment."""
        self.stamp_file.unlink(missing_ok=True)
        for leftover in self.site.glob("~*"):  # pip sets files aside under such names while it replaces them
            shutil.rmtree(leftover, ignore_errors=True)
        self._ensure_pip(stages)
        self.pip(stages, "setuptools")
        extras = "[dev]" if for_tests else ""
        self.pip(stages, "--no-build-isolation", "--editable", f"{self.project}{extras}")

    def stamp(self, for_tests: bool) -> None:
        """Declare the environment finished."""
        names = tuple(sorted(self.packages()))
        Stamp(self.fingerprint(), for_tests, names).write(self.stamp_file)

    def pip(self, stages: Stages, *arguments: str) -> None:
        """`pip install` under the constraints; where from is left to the person's own pip settings.

        Tried again where it fails, the last time past pip's cache: a network may answer with half a page,
        and the cache may keep it.
        """
        for more in PIP_TRIES[:-1]:
            try:
                self._pip_once(stages, *more, *arguments)
            except SetupError:
                stages.note("trying again")
                time.sleep(PAUSE_SECONDS)
            else:
                return
        self._pip_once(stages, *PIP_TRIES[-1], *arguments)

    def _pip_once(self, stages: Stages, *arguments: str) -> None:
        command = [str(self.python), "-m", "pip", "install", "--constraint", str(self.constraints)]
        run_watched(
            [*command, *arguments],
            stages,
            fault="pip could not install what the program needs; its last lines say why.",
            summarise=summary_of_pip,
            # a person's `user = true` cannot work inside an environment
            environment={**os.environ, "PIP_USER": "0", "PYTHONUNBUFFERED": "1"},
        )

    def fingerprint(self) -> str:
        """Changes when the environment has to be looked at by pip again."""
        sources = [self.project / "pyproject.toml", self.constraints]
        return fingerprint((path.read_bytes() for path in sources), PYTHON, self.project)

    def _ensure_pip(self, stages: Stages) -> None:
        python = str(self.python)
        if subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode != 0:
            fault = "pip is missing in .venv and Python could not bring it back."
            run_watched([python, "-m", "ensurepip", "--upgrade"], stages, fault=fault)

    def _running_version(self) -> str | None:
        try:
            command = [str(self.python), "-I", "-c", REPORT_VERSION]
            answer = subprocess.run(command, capture_output=True, text=True, timeout=60)
        except (OSError, subprocess.TimeoutExpired):
            return None
        return answer.stdout.strip() if answer.returncode == 0 else None


def fingerprint(contents: Iterable[bytes], python: str, project: Path) -> str:
    """One name for a set of files, a Python and a place."""
    digest = hashlib.sha256(f"{python}\n{project}\n".encode())
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def read_settings(path: Path) -> dict[str, str] | None:
    """The settings in a `pyvenv.cfg`, or None where the file is missing or cut short."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    pairs = (line.partition("=") for line in lines)
    settings = {key.strip(): value.strip() for key, sign, value in pairs if sign}
    return settings if "home" in settings else None


def was_moved(settings: dict[str, str], folder: Path) -> bool:
    """True where the environment was made under another path. Not every maker leaves its command there."""
    command = settings.get("command")
    return command is not None and not command.endswith((str(folder), str(folder.resolve())))


def is_damaged(metadata: Path) -> bool:
    """True where a file of an installed package is missing or has another size than its record says.

    `metadata` is the package's `.dist-info` folder.
    """
    try:
        record = (metadata / "RECORD").read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return True
    site = str(metadata.parent)
    rows = [row for row in csv.reader(io.StringIO(record)) if len(row) == 3]
    return not rows or any(_differs(site, *row) for row in rows)


def _differs(site: str, name: str, digest: str, size: str) -> bool:
    if not digest or name.endswith(".pyc"):  # Python itself rewrites these
        return False
    try:
        return bool(size) and os.stat(os.path.join(site, name)).st_size != int(size)  # noqa: PTH116, PTH118
    except OSError:
        return True
