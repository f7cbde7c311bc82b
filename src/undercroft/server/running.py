"""Running a server process: the event loop, the listening socket, a graceful stop."""

from __future__ import annotations

import errno
import gc
import logging
import os
import resource
import signal
import socket as sockets
import sys
import webbrowser
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from undercroft.content.brought import FOLDERS
from undercroft.server.app import make_app
from undercroft.server.deadline import guard_rules
from undercroft.server.door import protocols
from undercroft.server.house import House
from undercroft.server.problems import CannotStart
from undercroft.server.settings import Settings

STOPPING = 5
"""Seconds that requests being answered get when the server stops."""

SWITCH = 0.001
"""Seconds after which a thread that works lets the event loop in: a fifth of what is usual."""

MANY_FILES, OWN_FILES = 65_536, 200
"""Files and connections this process may have open, and those it needs for itself."""


def built_client() -> Path | None:
    """The browser client, where it has been built: beside the sources, or in the installed package."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "web", *(parent / "web" / "dist" for parent in here.parents[:5])):
        if (folder / "index.html").is_file():
            return folder
    return None


def listen(host: str, port: int) -> sockets.socket:
    """The listening socket; port 0 takes any that is free.  Raises `CannotStart`."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotStart(f"port {port} of {host} is taken; give another --port") from error
        raise CannotStart(f"cannot listen on port {port} of {host}: {error.strerror or error}") from error
    return listening


class Server(uvicorn.Server):
    """Says where it listens as soon as it does, and lets everybody know before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, *, show: bool = False) -> None:
        super().__init__(config)
        self._house = house
        self._show = show

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Put every game away while its players are still connected, then stop."""
        await self._house.stop()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if sockets and not self.should_exit:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            logging.getLogger("undercroft").warning("listening on http://%s:%d", shown, port)
            if self._show:
                webbrowser.open(f"http://{shown}:{port}/")


def spare_pauses() -> None:
    """Let the collector leave alone what lives long: a full collection would hold every game up for a moment.

    The house collects fully by itself when nobody is moving."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


def more_files() -> int:
    """Let this process have as many files and connections open as it may; gives how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


def room_for(settings: Settings, files: int) -> Settings:
    """The settings with no more connections than there are files for, the database's and the workers' aside."""
    most = max(16, files - OWN_FILES)
    if settings.limits.connections_all <= most:
        return settings
    limits = msgspec.structs.replace(settings.limits, connections_all=most)
    return msgspec.structs.replace(settings, limits=limits)


def _already_stopped(_signal: int, _frame: FrameType | None) -> None:
    """The server has stopped gracefully by the time it passes the signal on; there is nothing left to do."""


def run(settings: Settings, *, show: bool = False) -> None:
    """Serve until told to stop (Ctrl-C, TERM); `show` opens the page in a browser.  Raises `CannotStart`."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if settings.packs:
        os.environ[FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in settings.packs)
    listening = listen(settings.host, settings.port)
    settings = room_for(settings, more_files())
    app = make_app(settings)
    app.state.house.store.open()
    config = uvicorn.Config(
        app,
        loop="uvloop",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOPPING,
        timeout_keep_alive=30,
        limit_concurrency=None,
        backlog=2048,
        **protocols(settings),
    )
    for asked_to_stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked_to_stop, _already_stopped)
    spare_pauses()
    sys.setswitchinterval(SWITCH)
    guard_rules()
    Server(config, app.state.house, show=show).run([listening])
