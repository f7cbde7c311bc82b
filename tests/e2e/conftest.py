from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.serving import Serving

from .browsing import Visitor, launched

BUILT = Path(__file__).parents[2] / "web" / "dist"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, in a copy that stays as it is while tests run."""
    assert (BUILT / "index.html").exists(), "the browser client is not built; make test builds it"
    copy = tmp_path_factory.mktemp("client") / "dist"
    shutil.copytree(BUILT, copy)
    return copy


@pytest.fixture(scope="package")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the systems that are installed, and no others."""
    with Serving(tmp_path_factory.mktemp("server"), "--web", str(client), systems="") as serving:
        yield serving


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Lets people come with browsers of their own; no page of theirs may show an error."""
    visitors: list[Visitor] = []

    def come(url: str = "", **settings: Any) -> Visitor:
        visitors.append(Visitor(browser, url or server.url, **settings))
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert not errors


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit()
