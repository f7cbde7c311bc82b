"""Creatures that come unseen: Thief!, Ambush!, Reinforcements, and those that come out of furniture.

UN-0312 to UN-0318, UN-0657, UN-0679, UN-0701 to UN-0703, UN-0756, UN-1049, UN-1050, UN-1057, UN-G87
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, NOBODY, FigureId, Roll, Script
from undercroft.systems.universalis.agenda import CreaturesEmerge, Encounter, Initiative
from undercroft.systems.universalis.cards.definitions import CREATURES, Creature
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.dungeon.placing import open_squares, places_for
from undercroft.systems.universalis.dungeon.revealing import (
    full,
    listed,
    note_encounter,
    place,
    spawn,
    spawn_modifier,
    spawn_table,
)
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat, within
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.improved_creatures import price

STEALS = 3
"""How far from its hero a thief stands.  UN-0701, UN-C116"""


def ambush(game: Universalis) -> Script[bool]:
    """While the heroes explore, creatures come to an explored section next to theirs.  UN-0314, UN-0702, UN-G10"""
    if in_combat(game):
        return False
    return (yield from _arrive(game, "ambush"))


def reinforcements(game: Universalis) -> Script[bool]:
    """In a combat, creatures come to an explored section next to a hero's.  UN-0315, UN-0702"""
    if not in_combat(game):
        return False
    return (yield from _arrive(game, "reinforcements"))


def _arrive(game: Universalis, why: str) -> Script[bool]:
    """Place creatures of the Spawn Table as if a hero had looked in through the access, then roll Initiative.

    UN-0702, UN-0703, UN-0756
    """
    ways = entries(game)
    if not ways:
        return False
    entry = yield from pick(game, ways, "section")
    placed = yield from spawn(game, entry, "wandering" if game.alone() else why, why)
    if placed:
        note_encounter(game, entry.section)
        game.push(Initiative(newcomers=tuple(placed), why=why))
    return bool(placed)


def entries(game: Universalis) -> list[Encounter]:
    """The explored sections next to one with heroes, each with the access between them; sections without heroes first.

    The section where the heroes began is left out, and so is one that has had its two Encounters.

    UN-0619, UN-0622, UN-0702, UN-0703
    """
    held = held_sections(game)
    found: list[Encounter] = []
    for number, access in enumerate(game.plan.accesses):
        for near, far in (access.sections, access.sections[::-1]):
            if held >> near & 1 and game.state.revealed >> far & 1 and number not in _unknown(game):
                found.append(Encounter(NO_ONE, section=far, access=number, apart=True))
    found = [one for one in found if may_come(game, one.section) and open_squares(game, one)]
    return [one for one in found if not held >> one.section & 1] or found


def held_sections(game: Universalis) -> Bits:
    """The sections in which any member of the heroes' group stands."""
    found = 0
    for hero in game.state.heroes:
        if hero.here:
            found |= 1 << game.section(hero)
    return found


def may_come(game: Universalis, section: int) -> bool:
    """May an Encounter card be activated in a section?  UN-0619, UN-0622"""
    return not game.plan.sections[section].squares & game.plan.start and not full(game, section)


def _unknown(game: Universalis) -> list[int]:
    """The secret doors that nobody has found."""
    return [
        n
        for n, access in enumerate(game.plan.accesses)
        if access.kind == "secret-door" and f"found {n}" not in game.state.tried and game.state.ground.closed >> n & 1
    ]


# Thief!


def thief(game: Universalis) -> Script[bool]:
    """A creature that steals comes three squares from a hero and no closer to the others: from the least perceptive
    hero if it can, chosen at random among equals.  UN-0657, UN-0679, UN-0701, UN-C116"""
    quest = game.plan.quest
    one = (thieves(game, (quest.faction, *quest.allies) if quest.faction else ())[0].id, 0)
    if game.plan.quest.counter and price(game, one) > game.state.reserve:
        return False
    able = [hero for hero in game.state.heroes if hero.here and thief_squares(game, hero)]
    if not able:
        return False
    worst = min(game.kit(hero).perception for hero in able)
    hero = yield from pick(game, [one for one in able if game.kit(one).perception == worst], "hero")
    at = int(squares(thief_squares(game, hero))[0])
    entry = Encounter(hero.id, section=game.plan.section_of[at])
    placed: list[FigureId] = yield from place(game, entry, one, at)
    game.push(Initiative(newcomers=tuple(placed), why="thief"))
    return True


def thieves(game: Universalis, factions: tuple[str, ...]) -> list[Creature]:
    """The creatures of some factions that steal, the cheapest first; without factions on the sheet, of all factions.
    Where no creature of the factions steals, their cheapest creature comes (ruling `factions-that-lack-somebody`).

    UN-C116
    """
    known = [card for card in game.cards(CREATURES).values() if not factions or card.faction in factions]
    known.sort(key=lambda card: (card.vp, card.id))
    return [card for card in known if "thief" in card.skills] or known[:1]


def thief_squares(game: Universalis, hero: Character) -> Bits:
    """Free squares three from a hero and no nearer to the others, in the hero's section, else in an explored one beside
    it.  UN-0701"""
    spots = within(game, game.cover(hero), STEALS) & game.terrain.standable[2] & ~game.occupied() & ~game.plan.reserved
    for other in game.state.heroes:
        if other.here:
            spots &= ~within(game, game.cover(other), STEALS - 1)
    here = game.plan.sections[game.section(hero)].squares
    return spots & here or spots & game.plan.inside(game.state.revealed)


@step(CreaturesEmerge)
def creatures_emerge(game: Universalis, entry: CreaturesEmerge) -> Script[None]:
    """Roll on the column and place the creatures, free of cost unless the card says half; then roll Initiative.

    Where half the cost cannot be paid, no creature comes.  UN-1049, UN-1050, UN-1057, UN-G87
    """
    before = in_combat(game)
    rows = yield from spawn_table(game)
    face: int = yield Roll((ONE,), TOTAL, NOBODY, why="spawn", stream="monsters")
    total = face + spawn_modifier(game, entry.section)
    row = [row for first, row in rows.items() if int(first.partition("-")[0]) <= total][-1]
    group = listed(entry.column, row)
    cost = half(sum(price(game, one) for one in group)) if entry.half and game.plan.quest.counter else 0
    if cost > game.state.reserve:
        return
    access = next((n for n, one in enumerate(game.plan.accesses) if entry.section in one.sections), 0)
    where = Encounter(entry.by, section=entry.section, access=access)
    placed: list[FigureId] = []
    for one, at in places_for(game, where, group):
        placed += yield from place(game, where, one, at, free=True)
    if placed:
        if cost:
            game.state.reserve -= cost
            game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-1057",))
        game.push(Initiative(newcomers=tuple(placed), combat=before))
