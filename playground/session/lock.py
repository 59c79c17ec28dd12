"""A lock on an open file that the system lets go of when its process ends, however it ends."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    # Far behind the end of any journal: there a lock keeps nobody from reading.
    _PLACE = 2**40

    def try_lock(file: BinaryIO) -> bool:
        """Whether the lock is ours now; False where another open file holds it."""
        here = file.tell()
        try:
            file.seek(_PLACE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(here)
        return True

else:
    import fcntl

    def try_lock(file: BinaryIO) -> bool:
        """Whether the lock is ours now; False where another open file holds it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
