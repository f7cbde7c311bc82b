"""Scenes say what things are: all that a client shows has a kind, a role or an icon; none is guessed from a name."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from undercroft.kernel.odds import odds
from undercroft.kernel.scene import Scene
from undercroft.kernel.system import find, installed
from undercroft.kernel.table import Table
from undercroft.text.messages import files

ROOT = Path(__file__).parents[2]
COMMON: dict[str, str] = json.loads((ROOT / "web" / "src" / "ui" / "common-icons.json").read_text("utf-8"))
HOUSE = ("darkness", "doria", "universalis")
SYSTEMS = pytest.mark.parametrize("name", [name for name in installed() if name in HOUSE])
ACT = re.compile(r"^(?:[a-z]+-)?act-([a-z0-9-]+) =", re.MULTILINE)


def tables(name: str, answers: int = 120) -> Iterator[Table[Any, Any]]:
    """Tables of the first quests in the middle of play."""
    system = find(name)
    for n, quest in enumerate([*system.quests()[:3], *system.workshops()]):
        luck = random.Random(n)
        heroes = max(quest.least, min(3, quest.most))
        table = Table(system, system.default_setup(quest.id, heroes, f"said {n}"), keep=False, digests=False)
        for _ in range(answers):
            if table.ask is None:
                break
            yield table
            table.choose(luck.choice(list(table.ask.options)))


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    """What those asked see, now and then."""
    return tuple(
        table.scene(min(table.ask.seats())) for n, table in enumerate(tables(name)) if table.ask and n % 4 == 0
    )


@SYSTEMS
def test_everybody_who_stands_has_a_bar_of_life_and_it_is_the_first(name: str) -> None:
    bars = [figure.bars for scene in scenes(name) for figure in scene.figures]
    assert bars
    assert {[bar.kind for bar in these].index("life") for these in bars} == {0}


@SYSTEMS
def test_every_act_has_an_icon(name: str) -> None:
    folder = Path(find(name).texts)  # type: ignore[attr-defined]
    written = {act for file in files(folder, "en") for act in ACT.findall(file.read_text("utf-8"))}
    shown = {option.act for scene in scenes(name) if scene.ask for option in scene.ask.options}
    assert sorted((written | shown) - find(name).card().icons.keys() - COMMON.keys()) == []


@SYSTEMS
def test_every_number_bar_mark_token_and_piece_that_has_no_drawing_has_an_icon(name: str) -> None:
    shown = set[str]()
    for scene in scenes(name):
        shown |= {number.name for sheet in scene.sheets for number in sheet.numbers}
        shown |= {mark for figure in scene.figures for mark in figure.marks}
        shown |= {token.kind for token in (scene.board.tokens if scene.board else ())}
        shown |= {one.kind for one in getattr(scene.board, "features", ()) if not one.look}
    assert shown
    assert sorted(shown - find(name).card().icons.keys() - COMMON.keys()) == []


@SYSTEMS
def test_a_turn_can_be_ended_and_the_option_that_ends_it_says_so(name: str) -> None:
    roles = {role for scene in scenes(name) if scene.ask for role in scene.ask.roles}
    assert "end" in roles


@SYSTEMS
def test_odds_say_what_their_facts_mean(name: str) -> None:
    for table in tables(name, 400):
        assert table.ask is not None
        for option in table.ask.options[:3]:
            found = odds(table, option, limit=2_000, samples=20)
            if found.results:
                named = {fact for result in found.results for fact, _ in result.facts}
                assert [fact.name for fact in found.facts] == sorted(named)
                assert "harm" in {fact.kind for fact in found.facts}
                return
    pytest.fail("nobody attacked")
