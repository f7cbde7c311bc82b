"""A PostgreSQL of one's own for a while, from the binaries of the distribution."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import psycopg


class NoPostgres(AssertionError):
    """The server binaries are not installed."""


def binaries() -> Path:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise NoPostgres("PostgreSQL's server binaries are needed here: apt-get install postgresql")
    return Path(on_path).parent


class Cluster:
    """A cluster in a folder of its own, on a free port, for everybody on this machine."""

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            other = pwd.getpwnam("postgres")
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self._as = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": [], "cwd": self.folder}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", self.folder / "data", "-U", "undercroft", "--auth=trust", "--no-instructions")
        self.start()
        return self

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.folder / "data", "-l", log, "-o", options, "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop the server: fast lets transactions end, immediate lets nothing end."""
        self._run("pg_ctl", "-D", self.folder / "data", "-m", how, "-w", "stop")

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """For a while every process of the server stands still: it is there and does not answer."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat")]
        fields = [stat.rpartition(")") for stat in stats]
        children = [int(head.split()[0]) for head, _, tail in fields if int(tail.split()[1]) == first]
        for process in (first, *children):
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in (first, *children):
                os.kill(process, signal.SIGCONT)

    @property
    def runs(self) -> bool:
        """Has it been started, and not been stopped since?"""
        return (self.folder / "data" / "postmaster.pid").exists()

    def __exit__(self, *_: object) -> None:
        if self.runs:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *arguments: object) -> None:
        command = [str(binaries() / name), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._as)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        server = f"postgresql://undercroft@127.0.0.1:{self.port}"
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{server}/{name}"
