"""What heroes carry from quest to quest: experience, coins, wounds; and the ledger of quests played in a row.

UN-0004, UN-0022, UN-0024, UN-0059, UN-1182, UN-1196
"""

from __future__ import annotations

import msgspec

from undercroft.kernel import ledger
from undercroft.systems.universalis.cards import Hero
from undercroft.systems.universalis.chapters import CREATION, SETTLEMENT, between
from undercroft.systems.universalis.companions import GIANT, LOST
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import hero_card, person
from undercroft.systems.universalis.state import Character

ATTEMPTS = 2
"""How often the heroes may try a mission.  UN-1182"""


class Ledger(msgspec.Struct, kw_only=True):
    """Quests in a row: the heroes by id as they are now, what was won, how often what was tried, what comes next.

    `searched` are the elements of each scenario that were searched, with what the dice showed.  UN-0239, UN-0240
    """

    heroes: dict[str, Hero] = {}
    won: tuple[str, ...] = ()
    tried: dict[str, int] = {}
    searched: dict[str, dict[str, int]] = {}
    rested: bool = True


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return ledger.open_ledger(Ledger, data, Ledger())


# coming home


def as_hero(who: Character, pet: Character | None = None) -> Hero:
    """The hero's card as it is now: what it carries, what it has not recovered.  UN-0059, UN-1076, UN-1077"""
    hero = hero_card(who.card)
    return msgspec.structs.replace(
        hero,
        body=who.body,
        hands=who.hands,
        pack=who.pack,
        coins=who.coins,
        hurt=max(0, min(who.wounds, hero.stats.vitality - 1)),
        unlucky=max(0, hero.fortune - who.fortune),
        drained=max(0, hero.stats.mana - who.mana),
        xp=hero.xp + who.xp,
        age=hero.age + 1,
        injuries=(*hero.injuries, *who.injuries),
        companion="" if LOST in who.uses else hero.companion,
        companion_hurt=_still_hurt(hero, pet),
    )


def _still_hurt(hero: Hero, pet: Character | None) -> int:
    """A companion's wounds; a giant is well again, wherever it was left.  UN-1077, UN-1400"""
    if hero.companion and person(hero.companion).race == GIANT:
        return 0
    return pet.wounds if pet is not None else hero.companion_hurt


def homecomers(game: Universalis) -> list[Hero]:
    """The heroes as they leave the table, with what a quest has given them."""
    pets = {one.card: one for one in game.state.heroes if one.owner}
    return [as_hero(who, pets.get(hero_card(who.card).companion)) for who in game.heroes()]


def close_ledger(game: Universalis) -> bytes:
    """The ledger after a game: the heroes as they are, the quest won or tried, a rest due or taken."""
    if not game.setup.ledger:
        return b""
    before = open_ledger(game.setup.ledger)
    heroes = before.heroes | {hero.id: hero for hero in homecomers(game)}
    if between(game.setup):
        rested = before.rested or game.setup.quest == SETTLEMENT
        return msgspec.msgpack.encode(msgspec.structs.replace(before, heroes=heroes, rested=rested))
    quest = game.setup.quest
    won = game.state.accomplished
    after = Ledger(
        heroes=heroes,
        won=(*before.won, quest) if won and quest not in before.won else before.won,
        tried=before.tried | {quest: before.tried.get(quest, 0) + 1},
        searched=before.searched | {quest: {one.id: one.searched for one in game.state.fixtures if one.searched}},
        rested=False,
    )
    return msgspec.msgpack.encode(after)


def next_chapters(book: Ledger, quests: tuple[str, ...]) -> tuple[str, ...]:
    """After a quest the settlement; then the quests not yet won, each tried twice at most; a hero may always be made.

    UN-1182, UN-1196
    """
    if not book.rested:
        return (SETTLEMENT,)
    open = [quest for quest in quests if quest not in book.won and book.tried.get(quest, 0) < ATTEMPTS]
    return (*open, CREATION) if open else ()
