"""The application: house, guard, endpoints, sockets and the client's files put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft.kernel.outside import bring_in
from undercroft.server import socket
from undercroft.server.api import accounts, games, replays, rest, shelf, systems
from undercroft.server.api.endpoints import JSON, Endpoint, error_response, respond
from undercroft.server.api.openapi import document
from undercroft.server.house import House
from undercroft.server.problems import Problem
from undercroft.server.readying import look_at_types
from undercroft.server.security import Guard, Headers
from undercroft.server.settings import Settings
from undercroft.server.static import Client

ENDPOINTS: list[Endpoint] = [
    endpoint for chapter in (systems, games, replays, shelf, accounts, rest) for endpoint in chapter.routes.endpoints
]
"""Everything that can be asked over HTTP, chapter by chapter."""


def make_app(settings: Settings) -> Starlette:
    """The application with these settings."""
    bring_in()
    look_at_types(*(endpoint.body for endpoint in ENDPOINTS if endpoint.body not in (None, bytes)), shelf.Box)
    house = House(settings)
    guard = Guard(settings)
    client = Client(settings.web)
    openapi: list[bytes] = []

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    async def describe(_request: Request) -> Response:
        if not openapi:
            openapi.append(msgspec.json.encode(document(ENDPOINTS)))
        return Response(openapi[0], media_type=JSON)

    async def accept(web_socket: WebSocket) -> None:
        await socket.serve(web_socket, house, guard)

    routes: list[BaseRoute] = [WebSocketRoute("/api/games/{game}/socket", accept), Route("/api/openapi.json", describe)]
    routes += _routes(house, guard)
    routes.append(Route("/{path:path}", partial(_rest, client, guard), methods=["GET", "HEAD"]))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _missing, 405: _method})
    app.add_middleware(Headers)
    app.state.house = house
    return app


def _routes(house: House, guard: Guard) -> list[BaseRoute]:
    """One route for each path, so that a wrong method is answered as such."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint

    def route(path: str, methods: dict[str, Endpoint]) -> Route:
        async def answer(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await respond(request, methods[method], house, guard)

        return Route(path, answer, methods=list(methods))

    return [route(path, methods) for path, methods in paths.items()]


async def _rest(client: Client, guard: Guard, request: Request) -> Response:
    """Answer every request that is not the API's: it is the client's."""
    try:
        guard.check(request)
    except Problem as problem:
        return error_response(problem)
    if request.url.path.startswith("/api"):
        return error_response(Problem("missing", "there is nothing at this address"))
    return client.answer(request)


async def _missing(_request: Request, _error: Any) -> Response:
    return error_response(Problem("missing", "there is nothing at this address"))


async def _method(_request: Request, error: Any) -> Response:
    response = error_response(Problem("method", "this cannot be done here"))
    response.headers.update(error.headers or {})
    return response
