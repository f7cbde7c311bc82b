"""Quests and heroes as a box prints them, and the cards by which they are offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry
from undercroft.content.library import Library
from undercroft.content.rulings import RULINGS, switches
from undercroft.content.shapes import Free
from undercroft.kernel.ranges import Tag
from undercroft.kernel.remembering import remembered
from undercroft.kernel.system import Choice, HeroCard, Measured, QuestCard

Icon = Annotated[Tag, Free("the name of a picture, which only the client can draw")]


class QuestEntry(Entry, frozen=True, kw_only=True):
    """What every quest of a pack says: its number among the others, how long it takes, for how many heroes it is, how
    hard it is by the signs of its sheet (0 where there are none), and whether it teaches the game."""

    number: int
    minutes: int = 60
    difficulty: Annotated[int, Meta(ge=0, le=5)] = 0
    teaches: bool = False
    least: Annotated[int, Meta(ge=1, le=6)] = 1
    most: Annotated[int, Meta(ge=1, le=6)] = 6


def quest_card(quest: QuestEntry, measured: tuple[Measured, ...] = ()) -> QuestCard:
    """A quest as it is offered."""
    return QuestCard(
        id=quest.id,
        least=quest.least,
        most=quest.most,
        minutes=quest.minutes,
        teaches=quest.teaches,
        difficulty=quest.difficulty,
        measured=measured,
    )


def quest_cards(quests: Iterable[QuestEntry], measured: Mapping[str, tuple[Measured, ...]]) -> tuple[QuestCard, ...]:
    """Quests as they are offered, by number, with what simulation found out about them."""
    return tuple(quest_card(one, measured.get(one.id, ())) for one in sorted(quests, key=lambda one: one.number))


def hero_card(system: str, id: str, icon: str, role: str) -> HeroCard:
    """A hero to choose from; `role` says as a phrase what it is.  Name and story are messages."""
    return HeroCard(id=id, name=f"{system}-hero-{id}", icon=icon, role=role, text=f"{system}-hero-{id}.story")


@remembered(16)
def measured(folder: Path) -> Mapping[str, tuple[Measured, ...]]:
    """How often each quest is won, as `undercroft balance --figures` wrote it into a system's folder."""
    return msgspec.json.decode((folder / "measured.json").read_bytes(), type=dict[str, tuple[Measured, ...]])


@remembered(64)
def defaults(box: Library) -> Mapping[str, str]:
    """Our choice for every ruling about which players may differ."""
    return {id: switch.default for id, switch in switches(box[RULINGS]).items()}


def rulings_as_choices(box: Library) -> tuple[Choice, ...]:
    """The rulings about which players may differ, as options of a game."""
    return tuple(Choice(id, tuple(switch.values), switch.default) for id, switch in switches(box[RULINGS]).items())
