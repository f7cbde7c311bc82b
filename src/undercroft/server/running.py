"""Running a server process: the event loop, the listening socket, a graceful stop."""

from __future__ import annotations

import logging
import socket as sockets
from pathlib import Path

import uvicorn

from undercroft.server.app import make_app
from undercroft.server.settings import Settings

STOPPING = 5
"""Seconds that requests being answered get when the server stops."""


def built_client() -> Path | None:
    """The browser client, where it has been built: beside the sources, or in the installed package."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "web", *(parent / "web" / "dist" for parent in here.parents[:5])):
        if (folder / "index.html").is_file():
            return folder
    return None


def listen(host: str, port: int) -> sockets.socket:
    """The listening socket; port 0 takes any that is free."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    return listening


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if sockets and not self.should_exit:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            logging.getLogger("undercroft").warning("listening on http://%s:%d", shown, port)


def run(settings: Settings, *, announce: bool = True) -> None:
    """Serve until told to stop (Ctrl-C, TERM)."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
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
    )
    listening = listen(settings.host, settings.port)
    server = Server(config) if announce else uvicorn.Server(config)
    server.run([listening])
