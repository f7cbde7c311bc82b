"""Adventures of other games: their Level, what the Dark Player has left and holds, and bare maps furnished.

UN-1455 to UN-1461
"""

from __future__ import annotations

import random

import msgspec

from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import TILES, Quest
from undercroft.systems.universalis.design.designing import MOST_HEROES, Wish, kind_of, measure, stock

COLUMNS = {"grunt": "wandering-creature", "elite": "enemy-spotted", "champion": "special-creature"}
"""The Encounter card by which a creature of each level usually comes in.  UN-1459"""


def level(quest: Quest, heroes: int) -> int:
    """The Quest's Level: each creature by its Value Points, each trap by its activation cost.  UN-1455, UN-1456"""
    creatures, cards = library()[CREATURES], library()[DARK_CARDS]
    posted = [post for section in quest.sections.values() for post in section.creatures if post.heroes <= heroes]
    traps = [trap for section in quest.sections.values() for trap in section.traps.values()]
    leader = creatures[quest.leader.creature].vp if quest.leader is not None else 0
    return sum(creatures[post.creature].vp for post in posted) + sum(cards[trap].cost for trap in traps) + leader


def points_left(quest: Quest, group: int, heroes: int) -> int:
    """The Dark Player's Reserve Points: the group's Value Points less the Quest's Level; a negative result stays.

    UN-1457, UN-1460
    """
    return group - level(quest, heroes)


def in_hand(quest: Quest) -> tuple[str, ...]:
    """One card of each kind of Obstacle and Encounter that the adventure includes; the decks are made of the rest.

    Creatures come by Wandering Creature, Enemy Spotted! or Special Creature.  UN-1458, UN-1459
    """
    creatures = library()[CREATURES]
    traps = [trap for section in quest.sections.values() for trap in section.traps.values()]
    posted = [post.creature for section in quest.sections.values() for post in section.creatures]
    if quest.leader is not None:
        posted.append(quest.leader.creature)
    return tuple(dict.fromkeys((*traps, *(COLUMNS[creatures[one].level] for one in posted))))


def furnished(quest: Quest, wish: Wish) -> Quest:
    """The map with as much furniture and as many special elements as the design rules allow for so many heroes, and one
    of each more for every two average rooms that it has beyond the standard; what it has already counts.

    UN-1441, UN-1443, UN-1446, UN-1461
    """
    if not 1 <= wish.heroes <= MOST_HEROES:
        raise SetupError(f"1 to {MOST_HEROES} heroes can play, not {wish.heroes}")
    tiles = [section.tiles[0].tile for section in quest.sections.values() if not section.main]
    rooms = [tile for tile in tiles if kind_of(library()[TILES][tile]) == "room"]
    beyond = max(0, len(rooms) - measure(wish).rooms) // 2
    size = measure(msgspec.structs.replace(wish, more=beyond))
    return stock(quest, random.Random(f"{wish.seed}/{quest.id}/furnished"), size)
