"""One set-up at a time in a folder: a second one waits until the first has finished."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from stages import Stages

FAR_BEYOND = 2**30  # Windows locks a range of bytes, and nobody may be kept from reading the file


@contextmanager
def one_at_a_time(file: Path, stages: Stages) -> Iterator[None]:
    """Hold a lock on a file that is there anyway; the system lets go of it however this process ends."""
    with file.open("rb") as handle:
        if not take(handle, wait=False):
            stages.say("Another set-up is at work in this folder; waiting for it.")
            while not take(handle, wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def take(handle: IO[bytes], *, wait: bool) -> bool:
        """Take the lock; True where we have it. Waiting gives up after ten seconds."""
        handle.seek(FAR_BEYOND)
        try:
            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(handle: IO[bytes], *, wait: bool) -> bool:
        """Take the lock; True where we have it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
