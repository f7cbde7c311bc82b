from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.serving import Serving

from .wheels import THIS, Environment, pythons


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel under the Python that runs these tests."""
    return Environment(pythons()[THIS], tmp_path_factory.mktemp("installed"))


@pytest.fixture
def server(here: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The installed server, with the client that came with it."""
    with Serving(tmp_path_factory.mktemp("server"), systems="", program=here.bin / "undercroft") as serving:
        yield serving
