"""A journal: what happened since the last time, appended to one file, for when the program is ended hard.

A frame that was written is there when the process dies the next moment. The journal of a living process
is locked, so another window does not take it for one that was left behind.
"""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO

from playground.errors import FileFault
from playground.session.addition_reading import AdditionReader
from playground.session.additions import AdditionWriter
from playground.session.aside import cannot_read, cannot_write, open_new, write_all
from playground.session.columns import Damage, Parts, from_json, to_json, without_collection
from playground.session.container import check_version
from playground.session.export import sound
from playground.session.file_format import MANIFEST
from playground.session.files import Loaded, cannot_open, loaded, manifest
from playground.session.frames import framed, frames
from playground.session.language_model import ModelCard
from playground.session.lock import try_lock
from playground.session.session import Session
from playground.wording import QT_TRANSLATE_NOOP, translate

SUFFIX = ".journal"
INCOMPLETE = QT_TRANSLATE_NOOP(
    "session", "The end of the journal was incomplete; up to a second of work may be missing."
)


class Journal:
    """The journal of one session. One thread only.

    Args:
        folder: where journals are kept; it is made where it is missing.
        card: the model, for its name and the bytes of its tokens.
        versions: of libraries, by name.
    Raises: FileFault.
    """

    def __init__(
        self, folder: Path, card: ModelCard | None = None, versions: Mapping[str, str] | None = None
    ) -> None:
        self.path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{token_hex(4)}{SUFFIX}"
        self._writer = AdditionWriter(card.pieces if card else None, history=0)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = open_new(self.path)
        except OSError as fault:
            raise cannot_write(self.path, fault) from fault
        try:
            try_lock(self._file)
            self._append({MANIFEST: to_json(manifest(card, versions))})
        except OSError as fault:
            self.discard()
            raise cannot_write(self.path, fault) from fault

    def append_from(self, session: Session) -> bool:
        """Appends what is new in the session; whether there was anything.

        Raises: FileFault, and then the journal holds all that it held before; what is new is tried again
        the next time.
        """
        before = self._writer.written.copy()
        parts = self._writer.add(session)
        if parts is None:
            return False
        try:
            self._append(parts)
        except OSError as fault:
            self._writer.written = before
            raise cannot_write(self.path, fault) from fault
        return True

    def close(self) -> None:
        """Ends writing; the file stays."""
        self._file.close()

    def discard(self) -> None:
        """Ends writing and removes the file: all was saved, or is not wanted."""
        self._file.close()
        self.path.unlink(missing_ok=True)

    def _append(self, parts: Parts) -> None:
        """One frame, whole or not at all."""
        start = self._file.tell()
        try:
            write_all(self._file, framed(parts))
        except OSError:
            self._take_back(start)
            raise

    def _take_back(self, start: int) -> None:
        """Cuts off a frame that was written in part; behind it no other could be read."""
        self._file.truncate(start)
        self._file.seek(start)


@dataclass(frozen=True)
class Recoverable:
    """A journal that was left behind: where it is, when it was last written, the name of its model."""

    path: Path
    written_at: float
    model: str = ""


def recoverable(folder: Path) -> list[Recoverable]:
    """Journals of processes that are no more, the newest first; those that hold nothing are left out."""
    if not folder.is_dir():
        return []
    found = [left for path in folder.glob(f"*{SUFFIX}") if (left := _look_at(path)) is not None]
    return sorted(found, key=lambda left: left.written_at, reverse=True)


def _look_at(path: Path) -> Recoverable | None:
    try:
        with path.open("rb") as file:
            if not try_lock(file):
                return None
            told, rest = _begin(file)
            if next(rest, None) is None:
                return None
            model = told.get("model")
            name = model.get("name") if isinstance(model, dict) else ""
            return Recoverable(path, path.stat().st_mtime, sound(str(name or "")))
    except (OSError, Damage):
        return None


def _begin(file: BinaryIO) -> tuple[dict[str, Any], Iterator[Parts]]:
    """The manifest, and the frames after it. Raises: Damage."""
    found = frames(file)
    first = next(found, {})
    if MANIFEST not in first:
        raise Damage(translate("session", "it is not a journal of Decoding Playground"))
    told = from_json(first[MANIFEST])
    check_version(told)
    return told, found


def recover(path: Path) -> Loaded:
    """The session of a journal, up to the last frame that is whole. Raises: FileFault."""
    try:
        with path.open("rb") as file, without_collection():
            told, rest = _begin(file)
            reader, end = AdditionReader(), file.tell()
            for parts in rest:
                reader.add(parts)
                end = file.tell()
            torn = end < path.stat().st_size
        return loaded(reader, told, (translate("session", INCOMPLETE),) if torn else ())
    except OSError as fault:
        raise cannot_read(path, fault) from fault
    except Damage as damage:
        raise cannot_open(path, damage) from damage


def forget(path: Path) -> None:
    """Removes a journal that is not wanted any more. Raises: FileFault."""
    try:
        path.unlink(missing_ok=True)
    except OSError as fault:
        raise FileFault(
            translate("session", "“{name}” cannot be removed: {strerror}.").format(
                name=path.name, strerror=fault.strerror
            ),
            str(fault),
        ) from fault
