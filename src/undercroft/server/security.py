"""What may come in: hosts, origins, limits per address; and the headers every answer carries."""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.limits import Limiter
from undercroft.server.problems import CannotStart, Problem
from undercroft.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


class Guard:
    """Checks requests and sockets before anything else sees them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        names = {"localhost", "testserver", settings.host, socket.gethostname()}
        self._hosts = names | {f"{socket.gethostname()}.local"} | {_host_in(one) for one in self._origins}
        limits = settings.limits
        self._limiters = {
            name: Limiter(name, getattr(limits, name))
            for name in (
                "requests",
                "games",
                "uploads",
                "share",
                "sign_ins",
                "sockets",
                "thinking",
                "messages",
                "chat",
                "corrections",
            )
        }
        self.sockets: dict[str, int] = {}

    def limiter(self, name: str) -> Limiter:
        """A limit by name."""
        return self._limiters[name]

    def address(self, connection: HTTPConnection) -> str:
        """The address a request comes from; behind a trusted proxy, the one the proxy names."""
        if self._settings.trust_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return forwarded.rsplit(",", 1)[-1].strip()[:64]
        return connection.client.host if connection.client else ""

    def check(self, connection: HTTPConnection) -> None:
        """Refuse foreign hosts (rebinding) and foreign origins (another site's page speaking through a browser)."""
        host = connection.headers.get("host", "")
        name = host_named(host)
        if name not in self._hosts and not _is_address(name):
            raise Problem("forbidden", f'this server does not answer to "{name[:80]}"; see undercroft serve --origin')
        origin = connection.headers.get("origin")
        socket_or_deed = connection.scope["type"] == "websocket" or connection.scope.get("method") not in _SAFE
        if origin is not None and socket_or_deed and not self._is_ours(origin, host):
            raise Problem("forbidden", "requests from another origin are not accepted; see undercroft serve --origin")

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin.rstrip("/") in self._origins or origin in (f"http://{host}", f"https://{host}")


def host_named(header: str) -> str:
    """The name in a Host header without its port; empty when the header is none."""
    if not _HOST.fullmatch(header):
        return ""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def _host_in(origin: str) -> str:
    """The host's name in an origin that was given to the server."""
    parts = origin.split("://", 1)
    name = host_named(parts[1]) if len(parts) == 2 and parts[0] in ("http", "https") else ""
    if not name:
        raise CannotStart(f'--origin "{origin}" is no address; give one such as https://play.example.org')
    return name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Headers:
    """Adds the headers every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)
