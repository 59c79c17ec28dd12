"""Writing a file so that the old one stays whole until the new one is: aside first, then renamed."""

import contextlib
import errno
import io
import os
import secrets
from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

from playground.errors import FileFault
from playground.wording import QT_TRANSLATE_NOOP, translate

_NOT_WRITTEN = {
    errno.ENOSPC: QT_TRANSLATE_NOOP("session", "the disk is full"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("session", "the disk is full"),
    errno.EFBIG: QT_TRANSLATE_NOOP("session", "the disk does not take a file of this size"),
    errno.EACCES: QT_TRANSLATE_NOOP("session", "it may not be written there"),
    errno.EPERM: QT_TRANSLATE_NOOP("session", "it may not be written there"),
    errno.EROFS: QT_TRANSLATE_NOOP("session", "that disk can only be read"),
    errno.ENOENT: QT_TRANSLATE_NOOP("session", "there is no such folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("session", "there is no such folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("session", "a folder has that name"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("session", "the name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("session", "it is a link that leads back to itself"),
}
_NOT_READ = {
    errno.ENOENT: QT_TRANSLATE_NOOP("session", "there is no such file"),
    errno.EACCES: QT_TRANSLATE_NOOP("session", "it may not be read"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("session", "the name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("session", "it is a link that leads back to itself"),
}


@contextlib.contextmanager
def aside(path: Path) -> Iterator[BinaryIO]:
    """A file to write to that takes the place of `path` when all went well; else nothing is changed.

    Raises: FileFault.
    """
    with all_aside(path) as (file,):
        yield file


@contextlib.contextmanager
def all_aside(*paths: Path) -> Iterator[tuple[BinaryIO, ...]]:
    """As `aside` for files that belong together: the first takes its place when all are on the disk.

    Raises: FileFault that names the first.
    """
    try:
        with contextlib.ExitStack() as stack:
            targets = [_target(path) for path in paths]
            parts = [t.with_name(f".{t.name[:40]}.{secrets.token_hex(4)}.part") for t in targets]
            files = [stack.enter_context(_part(part)) for part in parts]
            yield tuple(files)
            for file in files:
                _synced(file)
            for part, target in zip(parts, targets, strict=True):
                _take_place(part, target)
    except OSError as fault:
        raise cannot_write(paths[0], fault) from fault


def write_aside(path: Path, chunks: Iterable[bytes | str]) -> None:
    """Writes a whole file; texts become UTF-8. Raises: FileFault, and then `path` is as it was."""
    for _ in written_aside(path, chunks):
        pass


def written_aside(path: Path, chunks: Iterable[bytes | str]) -> Generator[int]:
    """Writes a whole file, chunk by chunk, and yields the bytes written so far; texts become UTF-8.

    Closed before its end, it leaves `path` as it was. Raises: FileFault, and then too.
    """
    size = 0
    with aside(path) as file:
        for chunk in chunks:
            size += file.write(chunk.encode() if isinstance(chunk, str) else chunk)
            yield size


def cannot_write(path: Path, fault: OSError) -> FileFault:
    """The sentence for a file that could not be written."""
    said = translate("session", "“{name}” was not written: {reason}; what was there is unchanged.")
    return FileFault(said.format(name=path.name, reason=_reason(fault, _NOT_WRITTEN)), str(fault))


def cannot_read(path: Path, fault: OSError) -> FileFault:
    """The sentence for a file that could not be read."""
    said = translate("session", "“{name}” cannot be opened: {reason}.")
    return FileFault(said.format(name=path.name, reason=why_unread(fault)), str(fault))


def why_unread(fault: OSError) -> str:
    """The reason alone, for a sentence of another form."""
    return _reason(fault, _NOT_READ)


def _reason(fault: OSError, known: Mapping[int, str]) -> str:
    """In the program's words, else in the system's."""
    own = known.get(fault.errno or 0)
    silent = translate("session", "the system gave no reason")
    return translate("session", own) if own else fault.strerror or silent


def _target(path: Path) -> Path:
    """What a rename will replace, behind all links. Raises: OSError where it must not."""
    try:
        target = path.resolve()
    except RuntimeError:  # before Python 3.13
        target = path
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    _refuse(target)
    return target


def _refuse(target: Path) -> None:
    """Stops before anything is written where a rename would replace what a person protected."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not (target.is_file() and os.access(target, os.W_OK)):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def open_new(path: Path) -> io.FileIO:
    """A file that was not there before, open for writing; nothing is held back in a buffer."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return io.FileIO(os.open(path, flags, 0o666), "wb")


def write_all(file: io.FileIO, data: bytes) -> None:
    """Writes every byte; one call of an unbuffered file may take only a part."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


@contextlib.contextmanager
def _part(part: Path) -> Iterator[BinaryIO]:
    """A new file that is removed on failure."""
    try:
        with io.BufferedWriter(open_new(part)) as file:
            yield file
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _synced(file: BinaryIO) -> None:
    """Closes a file once it is on the disk."""
    file.flush()
    os.fsync(file.fileno())
    file.close()


def _take_place(part: Path, target: Path) -> None:
    if target.exists():
        part.chmod(target.stat().st_mode & 0o777)
    part.replace(target)
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """Makes the renaming itself survive a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
