"""A lock on an open file that ends with the process, however it ends."""

import sys

if sys.platform == "win32":
    import msvcrt

    FAR = 2**30
    """A byte that no record reaches: on Windows a locked byte cannot be read by others."""

    def lock(file: int) -> bool:
        """Whether this process has the file to itself now."""
        import os

        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> bool:
        """Whether this process has the file to itself now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
