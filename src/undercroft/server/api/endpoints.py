"""Endpoints: a path, the types that go in and out, and a function; from them come routes and the OpenAPI document."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undercroft.server import rows
from undercroft.server.house import House
from undercroft.server.metrics import REQUESTS
from undercroft.server.problems import Problem
from undercroft.server.security import Guard
from undercroft.server.shapes import Error, Fault
from undercroft.server.store import Unavailable

log = logging.getLogger("undercroft.http")

T = TypeVar("T")
Handler = Callable[..., Awaitable[Any]]

JSON = "application/json"
NUL = "\x00"
ESCAPED_NUL = b"\\u0000"
LARGEST_NUMBER = 2**31 - 1


@dataclass(frozen=True)
class File:
    """An answer that is not JSON made from a struct."""

    data: bytes
    media: str
    headers: Mapping[str, str] = field(default_factory=dict)
    status: int = 200


@dataclass(frozen=True)
class With:
    """An answer with headers besides."""

    answer: Any
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked of the server."""

    method: str
    path: str
    handler: Handler
    gives: Any = None
    body: Any = None
    media: str = JSON
    accepts: str = JSON
    status: int = 200
    query: Mapping[str, type] = field(default_factory=dict)
    problems: tuple[str, ...] = ()
    limit: str = "requests"
    upload: bool = False
    new: bool = False
    """Does it make something that takes room?"""

    @property
    def name(self) -> str:
        """Its name in the OpenAPI document."""
        return self.handler.__name__.replace("_", "-")


class Routes:
    """The endpoints of one chapter."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def _add(self, method: str, path: str, **how: Any) -> Callable[[Handler], Handler]:
        def remember(handler: Handler) -> Handler:
            self.endpoints.append(Endpoint(method, path, handler, **how))
            return handler

        return remember

    def get(self, path: str, **how: Any) -> Callable[[Handler], Handler]:
        """Something to read."""
        return self._add("GET", path, **how)

    def post(self, path: str, **how: Any) -> Callable[[Handler], Handler]:
        """Something to do."""
        return self._add("POST", path, **how)

    def put(self, path: str, **how: Any) -> Callable[[Handler], Handler]:
        """Something to write anew."""
        return self._add("PUT", path, **how)

    def delete(self, path: str, **how: Any) -> Callable[[Handler], Handler]:
        """Something to take away."""
        return self._add("DELETE", path, **how)


class Call:
    """One request being answered."""

    def __init__(self, request: Request, endpoint: Endpoint, house: House, guard: Guard) -> None:
        self.request = request
        self.endpoint = endpoint
        self.house = house
        self.guard = guard
        self.address = guard.address(request)

    def path(self, name: str) -> str:
        """A part of the path."""
        part = str(self.request.path_params[name])
        if NUL in part:
            raise Problem("missing", "there is nothing at this address")
        return part

    def number(self, name: str) -> int:
        """A part of the path that is a number."""
        text = self.path(name)
        if not (text.isascii() and text.isdigit()) or int(text) > LARGEST_NUMBER:
            raise Problem("missing", f'"{text[:40]}" is not a number here')
        return int(text)

    def query(self, name: str, default: int, least: int = 0, most: int = LARGEST_NUMBER) -> int:
        """A number after the question mark."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 10) or not least <= int(text) <= most:
            raise Problem("malformed", f"{name} must be a number from {least} to {most}")
        return int(text)

    def bearer(self) -> str:
        """The token sent along; empty when there is none."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    async def key(self) -> rows.Key:
        """What the token sent along gives."""
        token = self.bearer()
        if not token:
            raise Problem("token", "a token is needed: Authorization: Bearer TOKEN")
        key = await self.house.store.read(lambda connection: rows.find_token(connection, token))
        if key is None:
            raise Problem("token", "this token is unknown, or no longer valid")
        return key

    async def game_key(self, *kinds: str) -> rows.Key:
        """A token of the game in the path; of one of these kinds where any are stated."""
        key = await self.key()
        if key.target != self.path("game") or key.kind == "shelf":
            raise Problem("forbidden", "this token is for something else")
        if kinds and key.kind not in kinds:
            raise Problem("forbidden", f"this needs the {' or '.join(kinds)} token")
        return key

    def limit(self, name: str, amount: int = 1) -> None:
        """Count this request, or what it brings, against a limit of its address."""
        wait = self.guard.limiter(name).take(self.address, amount)
        if wait:
            raise Problem("often", f"too often; try again in {wait} seconds", after=wait)


async def _body(call: Call) -> Any:
    """The body, no larger than allowed, as what the endpoint expects."""
    endpoint, limits = call.endpoint, call.house.settings.limits
    most = limits.upload if endpoint.upload else limits.body
    seconds = limits.upload_seconds if endpoint.upload else limits.body_seconds
    data = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in call.request.stream():
                data += chunk
                if len(data) > most:
                    raise Problem("large", f"more than {most} bytes are not accepted here")
    except TimeoutError as error:
        raise Problem("slow", f"the whole request must be here within {seconds:.0f} seconds") from error
    call.limit("share", len(data))
    if endpoint.body is bytes:
        return bytes(data)
    if ESCAPED_NUL in data:
        raise Problem("malformed", "the character U+0000 is not accepted in any text")
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("malformed", f"the body is not what was expected: {error}") from error


async def _answer(call: Call) -> Response:
    endpoint = call.endpoint
    if call.house.stopping:
        raise Problem("stopping", "the server is about to stop; try again in a moment", after=2)
    call.limit("requests")
    if endpoint.limit != "requests":
        call.limit(endpoint.limit)
    if endpoint.new:
        call.house.check_room()
    answer = await (endpoint.handler(call) if endpoint.body is None else endpoint.handler(call, await _body(call)))
    headers: dict[str, str] = {"cache-control": "no-store"}
    if isinstance(answer, With):
        headers |= answer.headers
        answer = answer.answer
    if isinstance(answer, File):
        return Response(answer.data, answer.status, headers | dict(answer.headers), answer.media)
    if endpoint.status == 204:
        return Response(status_code=204, headers=headers)
    return Response(msgspec.json.encode(answer), endpoint.status, headers, JSON)


async def respond(request: Request, endpoint: Endpoint, house: House, guard: Guard) -> Response:
    """Answer one request; whatever goes wrong becomes an error of the one shape."""
    try:
        guard.check(request)
        response = await _answer(Call(request, endpoint, house, guard))
    except Problem as problem:
        response = error_response(problem)
    except Unavailable as trouble:
        log.warning("request %s %s: %s", request.method, endpoint.path, trouble)
        response = error_response(Problem("database", f"{trouble}; try again in a moment", after=2))
    except ClientDisconnect:
        response = Response(status_code=400)
    except Exception:
        id = secrets.token_hex(6)
        log.exception("request %s %s failed (%s)", request.method, endpoint.path, id)
        response = _refusal(Fault("internal", "the server failed; the failure is logged under this id", id), 500)
    REQUESTS.labels(f"{response.status_code // 100}xx").inc()
    return response


def error_response(problem: Problem) -> Response:
    """A problem as an answer."""
    fault = Fault(problem.code, str(problem), said=problem.said, names=problem.names)
    response = _refusal(fault, problem.status)
    if problem.after:
        response.headers["retry-after"] = str(problem.after)
    if problem.code in ("slow", "large"):
        response.headers["connection"] = "close"
    return response


def _refusal(fault: Fault, status: int) -> Response:
    return Response(msgspec.json.encode(Error(fault)), status, {"cache-control": "no-store"}, JSON)
