"""The folder for what can be made again: the built-in model's fast copy, converted GGUF files."""

import os
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from playground.errors import FileFault
from playground.models.progress import Asked, stop_if
from playground.wording import translate

VARIABLE = "PLAYGROUND_CACHE"
_MB = 1_000_000


def cache_folder() -> Path:
    """Where it is: `PLAYGROUND_CACHE`, or the system's place for caches."""
    chosen = os.environ.get(VARIABLE, "").strip()
    return (
        Path(chosen) if chosen else Path(platformdirs.user_cache_dir("decoding-playground", appauthor=False))
    )


def need_room(folder: Path, size: int) -> None:
    """Check that `size` bytes fit.

    Raises:
        FileFault: they do not; the sentence says how much is needed and how much is there.
    """
    free = shutil.disk_usage(_existing(folder)).free
    if free < size:
        need, have = -(-size // _MB), free // _MB
        raise FileFault(
            translate(
                "models", "The model needs {need:,} MB in {folder}, and {have:,} MB are free there."
            ).format(need=need, folder=folder, have=have)
        )


def size_of(folder: Path) -> int:
    """Bytes of the files below a folder while others write there: what vanishes meanwhile counts nothing."""
    # `rglob` stumbles over a folder that is removed under it; `walk` passes on.
    return sum(_size(Path(place, name)) for place, _, names in os.walk(folder) for name in names)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _existing(folder: Path) -> Path:
    return next(place for place in (folder, *folder.absolute().parents) if place.exists())


@contextmanager
def written_aside(target: Path) -> Iterator[Path]:
    """A new folder beside `target` that takes its place at the end; after a failure nothing is left.

    Raises:
        FileFault: the folder cannot be made or filled.
    """
    aside = target.with_name(f"{target.name}.{uuid.uuid4().hex[:8]}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        clear_remains(target)
        aside.mkdir()
        yield aside
        _swap(aside, target)
    except OSError as fault:
        raise FileFault(
            translate("models", "The cache folder {parent} cannot be written: {strerror}.").format(
                parent=target.parent, strerror=fault.strerror
            )
        ) from fault
    finally:
        shutil.rmtree(aside, ignore_errors=True)


@contextmanager
def alone(target: Path, cancelled: Asked) -> Iterator[None]:
    """Wait until no other window makes `target`, and keep them waiting meanwhile.

    Raises:
        Cancelled: the person asked to stop waiting.
        FileFault: the cache folder cannot be written.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(target.with_name(f"{target.name}.lock"))
        _acquire(lock, cancelled)
    except OSError as fault:
        raise FileFault(
            translate("models", "The cache folder {parent} cannot be written: {strerror}.").format(
                parent=target.parent, strerror=fault.strerror
            )
        ) from fault
    try:
        yield
    finally:
        lock.release()


def _acquire(lock: FileLock, cancelled: Asked) -> None:
    while True:
        stop_if(cancelled)
        try:
            lock.acquire(timeout=0.1)
        except Timeout:
            continue
        return


def clear_remains(target: Path) -> None:
    """Remove what an interrupted attempt left beside `target`."""
    for remains in target.parent.glob(f"{target.name}.*.part"):
        shutil.rmtree(remains, ignore_errors=True)


def _swap(aside: Path, target: Path) -> None:
    if target.exists():
        shutil.rmtree(target)
    aside.replace(target)
