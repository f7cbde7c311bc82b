"""One server for one embedded database: a lock that ends with its process, however that ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class Held(Exception):
    """Another process has the database; the text says which."""


class Hold:
    """A lock on a file beside the database.  The system lets go of it when the process is gone, killed or not."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    def take(self) -> None:
        """Take it; raises `Held` when another process has it, and `OSError` when no file can be made there."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            process = os.read(file, 32).decode("ascii", "replace").strip()
            os.close(file)
            raise Held(f"another server (process {process or 'unknown'}) is using {self.path.parent}") from None
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file

    def leave(self) -> None:
        """Let go of it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
