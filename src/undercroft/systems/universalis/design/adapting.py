"""Adventures of other games: their Level, what the Dark Player has left and holds.  UN-1455 to UN-1460"""

from __future__ import annotations

from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import Quest

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
