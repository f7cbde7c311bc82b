"""Story Mode: what Heroes carry from Quest to Quest.  DA-0314 to DA-0350"""

from __future__ import annotations

import msgspec

from undercroft.kernel import ledger
from undercroft.systems.darkness.game import Darkness


class Traveller(msgspec.Struct, kw_only=True):
    """A Hero between Quests."""

    klass: str
    xp: int = 0
    micro: int = 0
    skills: tuple[str, ...] = ()
    body: str = ""
    hands: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()


class Ledger(msgspec.Struct, kw_only=True):
    """A campaign: its Heroes, the Quests won, the one to be played next and whether it was lost before."""

    heroes: dict[str, Traveller] = {}
    won: tuple[str, ...] = ()
    last: str = ""
    lost: bool = False
    quests: int = 0


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return ledger.open_ledger(Ledger, data, Ledger())


def close_ledger(game: Darkness) -> bytes:
    """The ledger after a Quest: experience, skills and cards are kept; after a loss all Micro-XP is gone.

    DA-0319, DA-0320, DA-0333, DA-G105
    """
    if not game.story:
        return b""
    before = open_ledger(game.setup.ledger)
    outcome = game.state.outcome
    won = outcome is not None and outcome.won
    quest = game.chart.id
    heroes = dict(before.heroes)
    for hero in game.state.heroes:
        heroes[hero.card] = Traveller(
            klass=hero.klass,
            xp=hero.xp,
            micro=hero.micro if won else 0,
            skills=hero.skills,
            body=hero.body,
            hands=hero.hands,
            pack=hero.pack,
        )
    after = Ledger(
        heroes=heroes,
        won=(*before.won, quest) if won and quest not in before.won else before.won,
        last=quest,
        lost=not won,
        quests=before.quests + 1,
    )
    return msgspec.msgpack.encode(after)
