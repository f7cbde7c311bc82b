"""Health, figures, and the documents that describe the rest."""

from __future__ import annotations

import ipaddress
from functools import cache

import msgspec

from undercroft import __version__
from undercroft.server.api.endpoints import JSON, Call, File, Routes
from undercroft.server.api.openapi import socket_schema
from undercroft.server.metrics import report
from undercroft.server.problems import Problem
from undercroft.server.shapes import Health

routes = Routes()


@routes.get("/api/health", gives=Health)
async def health(call: Call) -> Health:
    """Is the server well, and does its database answer?"""
    trouble = await call.house.store.trouble()
    if trouble:
        raise Problem("database", trouble, after=2)
    return Health(True, __version__)


@routes.get("/metrics", media="text/plain", problems=("forbidden",))
async def metrics(call: Call) -> File:
    """Figures for Prometheus; for the machine itself unless the server is told otherwise."""
    if not call.house.settings.open_metrics and not _from_here(call.address):
        raise Problem("forbidden", "figures are for the machine itself; see undercroft serve --open-metrics")
    return File(report(), "text/plain; version=0.0.4; charset=utf-8")


def _from_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@cache
def _schema() -> bytes:
    return msgspec.json.encode(socket_schema())


@routes.get("/api/schema", media=JSON)
async def schema(call: Call) -> File:
    """The JSON Schema of scenes, events and socket messages."""
    return File(_schema(), JSON)
