"""Whatever is typed, the terminal goes on, and the record that comes of it is sound."""

from __future__ import annotations

import io
import random
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import proving
from terminal import toy
from undercroft.kernel.record import load
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.system import AnySystem, register
from undercroft.kernel.verify import verify
from undercroft.terminal.app import run
from undercroft.terminal.wording import COMMANDS

LETTERS = [letter for name, letter in COMMANDS.items() if name not in ("quit", "save")]


@pytest.mark.parametrize("dice", ["seeded", "typed-all"])
@pytest.mark.parametrize("seed", ["1", "2"])
@pytest.mark.parametrize("system", [toy.SYSTEM, proving.SYSTEM], ids=lambda system: system.name)
def test_whatever_is_typed_the_game_goes_on_and_its_record_is_sound(
    system: AnySystem, seed: str, dice: str, tmp_path: Path
) -> None:
    register(system)
    luck = random.Random(seed)
    lines = iter(range(150))

    def read(prompt: str) -> str:
        if next(lines, None) is None:
            raise EOFError
        if luck.random() < 0.2:
            return luck.choice([*LETTERS, "w 2", "? 1", "? 99", "zzz", "", "b2", "1 2 3 4"])
        return " ".join(str(luck.randint(1, 6)) for _ in range(luck.choice((1, 1, 1, 2, 3, 4))))

    setup = system.default_setup(system.quests()[0].id, 2, seed)
    seats = tuple(msgspec.structs.replace(plan, controller="person") for plan in setup.seats)
    if not any(plan.role == "dark" for plan in seats):
        seats += (SeatPlan("Dora", "dark"),)
    shown = io.StringIO()
    run(
        setup=msgspec.structs.replace(setup, seats=seats, dice=dice),
        language="en",
        read=read,
        console=Console(file=shown, width=100),
        saves=tmp_path,
    )
    (path,) = tmp_path.glob("*.json.gz")
    assert shown.getvalue().count("─" * 72) > 3
    if dice == "seeded":
        assert verify(load(path)).ok
