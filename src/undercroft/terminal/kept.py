"""Heroes kept at this terminal: one file each, beside the records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from undercroft.kernel.system import HeroMade


def folder_of(saves: Path) -> Path:
    """The folder where heroes are kept."""
    return saves.parent / "heroes"


def keep_heroes(saves: Path, system: str, heroes: Sequence[HeroMade], newcomers: bool) -> list[HeroMade]:
    """Write down heroes as they leave a game: those kept before if they have grown older, others only after a game in
    which heroes are made or looked after."""
    kept: list[HeroMade] = []
    known = {hero.key: hero for hero in kept_heroes(saves, system)}
    for hero in heroes:
        before = known.get(hero.key)
        if newcomers if before is None else before.age < hero.age:
            folder_of(saves).mkdir(parents=True, exist_ok=True)
            (folder_of(saves) / f"{system}-{hero.key}.json").write_bytes(msgspec.json.encode(hero))
            kept.append(hero)
    return kept


def kept_heroes(saves: Path, system: str) -> list[HeroMade]:
    """The heroes of a game that are kept here, by name; files that hold no hero are passed over."""
    found: list[HeroMade] = []
    for file in sorted(folder_of(saves).glob(f"{system}-*.json")):
        try:
            found.append(msgspec.json.decode(file.read_bytes(), type=HeroMade))
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
    return found
