"""Under every Python that is found on this machine the wheel installs and plays: in a terminal and as a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from server.serving import Serving

from .wheels import THIS, Environment, pythons

pytestmark = pytest.mark.installed


@pytest.mark.parametrize("version", [pytest.param(one, id=one) for one in pythons() if one != THIS])
def test_a_game_of_each_system_is_played(version: str, tmp_path: Path) -> None:
    there = Environment(pythons()[version], tmp_path)
    for system in ("darkness", "doria", "universalis"):
        code, out, err = there.run("simulate", system, "--games", 1, "--workers", 1, "--check", "--json")
        assert (code, json.loads(out)["finished"]) == (0, 1), err
        code, out, err = there.run("play", system, "--language", "it", "--seed", "1", typed="\n\n1\n1\nq\nno\n")
        assert (code, err, "Arrivederci" in out) == (0, "", True), out
    with Serving(tmp_path / "server", systems="", program=there.bin / "undercroft") as serving:
        assert serving.get("/api/health")["ok"]
        assert '<div id="app">' in serving.request("GET", "/").text
