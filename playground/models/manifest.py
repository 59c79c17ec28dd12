"""What a converted folder holds, written beside it, so that a half-made or damaged one is noticed."""

import hashlib
import json
from pathlib import Path

from playground.errors import FileFault
from playground.models.cache_folder import cache_folder
from playground.wording import translate

NAME = "manifest.json"
_VERSION = 1
_BLOCK = 1 << 20
# Larger files are checked by size alone when opened: reading half a gigabyte would cost the person seconds.
_SMALL = 16 * _BLOCK
_SAMPLES = 64
_SAMPLE_SIZE = 4096


def write_manifest(folder: Path, source: str, name: str) -> None:
    """Describe all files of a finished folder.

    Args:
        folder: what was made.
        source: fingerprint of what it was made from.
        name: the model's name, shown to the person.
    """
    files = {path.name: _described(path) for path in sorted(folder.iterdir()) if path.is_file()}
    text = json.dumps({"version": _VERSION, "source": source, "name": name, "files": files}, indent=1)
    (folder / NAME).write_text(text, encoding="utf-8")


def read_manifest(folder: Path) -> dict[str, object] | None:
    """The manifest of a folder; None where there is none that can be read."""
    try:
        manifest = json.loads((folder / NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return manifest if isinstance(manifest, dict) and manifest.get("version") == _VERSION else None


def is_whole(folder: Path, source: str | None = None) -> bool:
    """Whether every file is there as it was made, and made from `source` if that is given."""
    manifest = read_manifest(folder)
    files = manifest.get("files") if manifest else None
    if manifest is None or not isinstance(files, dict) or not files:
        return False
    if source is not None and manifest.get("source") != source:
        return False
    return all(_is_as_told(folder / name, told) for name, told in files.items())


def _is_as_told(path: Path, told: object) -> bool:
    try:
        return path.is_file() and _described(path) == told
    except (OSError, FileFault):  # another window makes it anew meanwhile
        return False


def _described(path: Path) -> dict[str, object]:
    size = path.stat().st_size
    return {"size": size} if size > _SMALL else {"size": size, "sha256": checksum(path)}


def checksum(path: Path) -> str:
    """SHA-256 of a file.

    Raises:
        FileFault: it cannot be read.
    """
    digest = hashlib.sha256()
    try:
        with path.open("rb") as file:
            while block := file.read(_BLOCK):
                digest.update(block)
    except OSError as fault:
        raise FileFault(
            translate("models", "{name} cannot be read: {strerror}.").format(
                name=path.name, strerror=fault.strerror
            )
        ) from fault
    return digest.hexdigest()


def sampled(path: Path) -> bytes:
    """Size and evenly spread blocks of a file: changes when weights do, at the cost of a few reads."""
    size = path.stat().st_size
    digest = hashlib.sha256(str(size).encode())
    with path.open("rb") as file:
        for place in range(_SAMPLES):
            file.seek(max(0, size - _SAMPLE_SIZE) * place // (_SAMPLES - 1))
            digest.update(file.read(_SAMPLE_SIZE))
    return digest.digest()


def source_fingerprint(path: Path) -> str:
    """Names the content of a single model file."""
    return hashlib.sha256(sampled(path)).hexdigest()[:16]


def folder_fingerprint(folder: Path) -> str:
    """Names the weights in a folder; one that we converted has the name of what it was made from."""
    source = _own_source(folder)
    if source is not None:
        return source
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.safetensors")):
        digest.update(path.name.encode() + sampled(path))
    digest.update((folder / "config.json").read_bytes())
    return digest.hexdigest()[:16]


def _own_source(folder: Path) -> str | None:
    """What a folder of our cache was made from; a manifest elsewhere may be anyone's, and is not believed."""
    if not folder.resolve().is_relative_to(cache_folder().resolve()) or not is_whole(folder):
        return None
    source = (read_manifest(folder) or {}).get("source")
    return source if isinstance(source, str) else None
