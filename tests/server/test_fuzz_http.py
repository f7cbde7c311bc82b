"""Whatever is sent over HTTP: no failure of the server, every answer as the OpenAPI document says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from undercroft.server.api.openapi import document
from undercroft.server.app import ENDPOINTS

from .serving import Serving

schema = schemathesis.openapi.from_dict(document(ENDPOINTS))


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, dict[str, str]]]:
    with Serving(tmp_path_factory.mktemp("fuzz"), limits=100_000) as serving:
        made = serving.create()
        shelf = serving.request("POST", "/api/shelf").json()["shelf"]
        yield serving, {"game": made["host"], "shelf": shelf, "id": made["game"]}


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case, fuzzed: tuple[Serving, dict[str, str]]) -> None:
    serving, keys = fuzzed
    if "game" in case.path_parameters:
        case.path_parameters["game"] = keys["id"]
    kind = "shelf" if "/shelf" in case.path else "game"
    case.call_and_validate(
        base_url=serving.url,
        headers={"Authorization": f"Bearer {keys[kind]}", "Host": "localhost"},
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )


def test_every_endpoint_is_described() -> None:
    described = {(method.upper(), path) for path, methods in schema.raw_schema["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
