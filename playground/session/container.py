"""Parts in one ZIP file: nothing is compressed, so that a file is never larger inside than outside.

Nothing is unpacked to disk, and no name in the file is ever used as a path.
"""

import io
import struct
import zipfile
from pathlib import Path
from typing import Any, BinaryIO

from playground.session.columns import Damage, Parts, from_json, mapped, whole
from playground.session.file_format import (
    FORMAT,
    MANIFEST,
    MAX_DIRECTORY_BYTES,
    MAX_FILE_BYTES,
    MAX_JSON_BYTES,
    MAX_MANIFEST_BYTES,
    MAX_PARTS,
    SESSION,
    VERSION,
    part_names,
)
from playground.wording import QT_TRANSLATE_NOOP, translate

# The end of a ZIP file without a comment: signature, disks, entries, size and place of the directory.
_END = struct.Struct("<4s4H2LH")
FOREIGN = QT_TRANSLATE_NOOP("session", "it is not a session of Decoding Playground")
_END_SIGNATURE = b"PK\x05\x06"
_ZIP_FAULTS = (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, struct.error)


def write_parts(file: BinaryIO, parts: Parts) -> None:
    """All parts in the order of the format, with a fixed date: the same session gives the same bytes."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED, allowZip64=False) as archive:
        for name in part_names():
            entry = zipfile.ZipInfo(name)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, parts.get(name, b""))


def read_parts(path: Path) -> Parts:
    """All parts, their checksums compared. Raises: Damage, OSError."""
    if not path.is_file():
        path.stat()
        raise Damage(translate("session", "it is no file"))
    with path.open("rb") as file:
        _check_end(file)
        try:
            with zipfile.ZipFile(file) as archive:
                return _parts_of(archive, path.stat().st_size)
        except _ZIP_FAULTS as fault:
            raise Damage(translate("session", "it is damaged")) from fault


def _check_end(file: BinaryIO) -> None:
    """Looks at the last bytes before anything else: the size of the list of parts is told there."""
    size = file.seek(0, io.SEEK_END)
    file.seek(0)
    if not file.read(2) == b"PK":
        raise Damage(translate("session", FOREIGN))
    if size > MAX_FILE_BYTES:
        raise Damage(translate("session", "it is larger than any session can be"))
    file.seek(max(0, size - _END.size))
    end = file.read(_END.size)
    if len(end) < _END.size or not end.startswith(_END_SIGNATURE):
        raise Damage(translate("session", "it is incomplete; its end is missing"))
    entries, directory = _END.unpack(end)[4:6]
    if entries > MAX_PARTS or directory > MAX_DIRECTORY_BYTES:
        raise Damage(translate("session", "it holds more parts than a session has"))


def _parts_of(archive: zipfile.ZipFile, file_size: int) -> Parts:
    entries = archive.infolist()
    sizes = {entry.filename: entry.file_size for entry in entries}
    if any(entry.compress_type != zipfile.ZIP_STORED or entry.flag_bits & 1 for entry in entries):
        raise Damage(translate("session", "its parts are packed, which those of a session never are"))
    if sum(entry.file_size for entry in entries) > file_size:
        raise Damage(translate("session", "its parts are larger than the file"))
    if sizes.get(MANIFEST, 0) > MAX_MANIFEST_BYTES or sizes.get(SESSION, 0) > MAX_JSON_BYTES:
        raise Damage(translate("session", "a text in it is larger than any of a session can be"))
    if MANIFEST not in sizes:
        raise Damage(translate("session", FOREIGN))
    manifest = archive.read(MANIFEST)
    check_version(from_json(manifest))
    if sorted(entry.filename for entry in entries) != sorted(part_names()):
        raise Damage(translate("session", "it holds other parts than a session has"))
    return {name: archive.read(name) for name in part_names()}


def check_version(manifest: Any) -> None:
    """Raises: Damage unless this is a manifest that this version of the program understands."""
    told = mapped(manifest, "its description")
    if told.get("format") != FORMAT:
        raise Damage(translate("session", FOREIGN))
    version = whole(told.get("version"), 1, 2**31, "its version")
    if version > VERSION:
        raise Damage(
            translate(
                "session",
                "it was written by a newer version of the program (format {version}; "
                "this one reads {version_2})",
            ).format(version=version, version_2=VERSION)
        )
