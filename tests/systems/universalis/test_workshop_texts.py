"""Making heroes and the settlement, read out and played at the terminal."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from systems.listening import Listener
from systems.universalis.box import SYSTEM
from systems.universalis.test_texts import spoken
from systems.universalis.workshop import like
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.games_between import CREATION, SETTLEMENT
from undercroft.systems.universalis.state import State
from undercroft.terminal.app import run
from undercroft.terminal.kept import kept_heroes

SAID = spoken("en")


@pytest.mark.parametrize("seed", range(6))
def test_making_a_hero_has_words_for_everything(seed: int) -> None:
    table = Table(SYSTEM, SYSTEM.default_setup(CREATION, 0, f"words {seed}"))
    _read_out(table, seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_settlement_has_words_for_everything(seed: int) -> None:
    party = (
        like("borgron", xp=9, coins=60, companion="human-mercenary"),
        like("ghurza", xp=6, coins=40),
        like("taeral", coins=0),
    )
    setup = SYSTEM.default_setup(SETTLEMENT, 2, f"words {seed}")
    setup = msgspec.structs.replace(setup, party=party, options={"group-composition": "free"})
    _read_out(Table(SYSTEM, setup), seed)


def _read_out(table: Table[State, Universalis], seed: int) -> None:
    listener, luck = Listener(table), random.Random(seed)
    while (ask := table.ask) is not None:
        listener.read_out()
        table.choose(luck.choice(list(ask.options)))
    listener.read_out()
    assert listener.missed() == {}


def test_a_hero_made_at_the_terminal_is_kept_and_goes_along(tmp_path: Path) -> None:
    saves = tmp_path / "records"
    luck = random.Random(3)

    def type_numbers(prompt: str) -> str:
        return str(luck.randint(1, 6))

    run("universalis", CREATION, language="en", read=type_numbers, console=Console(file=io.StringIO()), saves=saves)
    (hero,) = kept_heroes(saves, "universalis")
    shown = io.StringIO()
    lines = iter(["1"])

    def choose_it(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    run("universalis", "the-broken-tusk", language="en", read=choose_it, console=Console(file=shown), saves=saves)
    assert hero.name in shown.getvalue().split("Who goes along")[-1]


def test_a_game_of_a_quest_written_by_hand_is_saved_and_goes_on(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.yaml"
    sheet.write_text(SYSTEM.new_quest(heroes=3, points=30, seed="saved", wishes={}))
    shown = io.StringIO()

    def at_table(*lines: str, **more: Any) -> None:
        typed = iter(lines)
        run(language="en", read=lambda prompt: next(typed), console=Console(file=shown), saves=tmp_path, **more)

    at_table("q", "yes", system="universalis", quest=str(sheet), heroes=3)
    (path,) = tmp_path.glob("*.json.gz")
    at_table("q", "no", record=path)
    assert "The game goes on where it stood." in shown.getvalue()


def test_the_terminal_offers_quests_by_name_and_tells_their_story(tmp_path: Path) -> None:
    typed, shown = iter(["The Silent Bell", "3", "q", "no"]), io.StringIO()
    run("universalis", language="en", read=lambda prompt: next(typed), console=Console(file=shown), saves=tmp_path)
    told = shown.getvalue()
    assert "The Silent Bell – 1 to 5 heroes" in told
    assert "A new hero – about 10 minutes" in told
    assert SAID.text("universalis-quest-the-silent-bell", "story")[:40] in told.partition("THE SILENT BELL")[2]
