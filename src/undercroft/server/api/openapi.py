"""The OpenAPI document, made from the endpoints and their types; and the schema of what goes over sockets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.kernel.requests import Option
from undercroft.kernel.scene import Scene
from undercroft.server.api.endpoints import JSON, Endpoint
from undercroft.server.messages import Do, Hello, Is
from undercroft.server.problems import STATUS
from undercroft.server.shapes import Error

_ALWAYS = ("often", "stopping", "forbidden", "full")
_NUMBERS = ("seat", "at")


def _types(endpoints: Sequence[Endpoint]) -> list[Any]:
    found: list[Any] = [Error]
    for endpoint in endpoints:
        found += [kind for kind in (endpoint.gives, endpoint.body) if kind not in (None, bytes) and kind not in found]
    return found


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(types, schemas))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Undercroft", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": "undercroft"},
            },
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, schema_of),
    }
    if endpoint.body is bytes:
        content = {endpoint.accepts: {"schema": {"type": "string", "format": "binary"}}}
        operation["requestBody"] = {"required": True, "content": content}
    elif endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[endpoint.body]}}}
    if "token" in endpoint.problems:
        operation["security"] = [{"token": []}, {"session": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found = []
    for name in re.findall(r"\{(\w+)\}", endpoint.path):
        schema: dict[str, Any] = {"type": "string", "minLength": 1}
        if name in _NUMBERS:
            schema = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name, kind in endpoint.query.items():
        schema = {"type": "string", "maxLength": 128}
        if kind is int:
            schema = {
                "type": "integer",
                "minimum": -1 if name == "seat" else 0,
                "maximum": 63 if name == "seat" else 12,
            }
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    return found


def _responses(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    text = (endpoint.handler.__doc__ or "").strip()
    good: dict[str, Any] = {"description": text}
    if endpoint.status != 204:
        schema = {} if endpoint.gives is None else schema_of[endpoint.gives]
        good["content"] = {endpoint.media: {"schema": schema}}
    responses = {str(endpoint.status): good}
    if endpoint.media == "text/plain":
        responses["304"] = {"description": "You have it already."}
    codes = [*endpoint.problems, *_ALWAYS, *(("malformed", "large") if endpoint.body is not None else ())]
    if endpoint.query:
        codes.append("malformed")
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    for status, named in sorted(by_status.items()):
        names = ", ".join(dict.fromkeys(named))
        content = {JSON: {"schema": schema_of[Error]}}
        responses[str(status)] = {"description": f"code: {names}", "content": content}
    return responses


@cache
def socket_schema() -> dict[str, Any]:
    """The JSON Schema of scenes, events, and of every message in both directions."""
    kinds = (Scene, Option, Hello, Do, Is)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}", schema_hook=_raw)
    names = ("Scene", "Option", "Hello", "Do", "Is")
    defs = components | {name: schema for name, schema in zip(names, schemas) if name not in components}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Undercroft socket",
        "$defs": defs,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Hello", "Do", "Is")],
    }


def _raw(kind: type) -> dict[str, Any]:
    raise NotImplementedError(kind)
