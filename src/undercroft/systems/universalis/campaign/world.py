"""The campaign on the map as its chapters look at it: groups and their members, winter, alignment, the journal.

UN-1206, UN-1208, UN-1277, UN-1278, UN-1282 to UN-1286
"""

from __future__ import annotations

from undercroft.kernel.requests import NOWHERE, SeatId
from undercroft.systems.universalis.cards.definitions import Alignment
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.world import SettlementCard
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.creation import alignment
from undercroft.systems.universalis.maps.games_between import field
from undercroft.systems.universalis.maps.realm import settlement_at
from undercroft.systems.universalis.state import Character, Group, Line, World

WEEKS = 52
"""The campaign turns of a year.  UN-1277"""
WINTER = 12
"""The first turns of a year are winter.  UN-1278"""


def world_of(game: Universalis) -> World:
    """The world of the campaign."""
    world = game.state.world
    assert world is not None
    return world


def in_winter(game: Universalis) -> bool:
    """Is it one of the first twelve weeks of the year?  UN-1278"""
    return world_of(game).week <= WINTER


def id_of(who: Character) -> str:
    """The id by which the ledger knows a hero."""
    return str(hero_card(who.card).id)


def group_at(game: Universalis, n: int) -> Group:
    """A group by its number."""
    return world_of(game).groups[n]


def members(game: Universalis, group: Group) -> list[Character]:
    """The heroes of a group who can go on, in its order; absent players' heroes travel along.  UN-1206"""
    known = {id_of(one): one for one in game.heroes()}
    found = [known[id] for id in group.members if id in known]
    return [one for one in found if not one.fate and not one.suffers("knocked-out")]


def place(game: Universalis) -> None:
    """Everybody stands with their group in the open country."""
    for n, group in enumerate(world_of(game).groups):
        for one in members(game, group):
            one.at = field(n)


def leader(game: Universalis, group: Group) -> Character:
    """The first of a group, who answers for it."""
    return members(game, group)[0]


def seat_of(game: Universalis, group: Group) -> SeatId:
    """The seat that decides for a group."""
    return leader(game, group).seat


def purse(game: Universalis, group: Group) -> int:
    """The coins of a group together."""
    return sum(one.coins for one in members(game, group))


def pay(game: Universalis, group: Group, coins: int) -> None:
    """The group pays together, the first of its members first."""
    for one in members(game, group):
        share = min(coins, one.coins)
        one.coins -= share
        coins -= share


def here(group: Group) -> SettlementCard | None:
    """The settlement in which a group is."""
    return settlement_at(group.at) if group.inside else None


# alignment


def group_alignment(game: Universalis, group: Group) -> Alignment:
    """Good if anybody is good, evil if anybody is evil, else neutral.  UN-1282 to UN-1284, UN-G100"""
    held = {alignment(hero_card(one.card)) for one in members(game, group)}
    return "good" if "good" in held else "evil" if "evil" in held else "neutral"


def hostile(game: Universalis, group: Group, card: SettlementCard) -> bool:
    """Is a settlement hostile: evil to the good, good or neutral to the evil?  Never to the neutral.

    UN-1282 to UN-1285, UN-G100
    """
    ours = group_alignment(game, group)
    if ours == "good":
        return card.alignment == "evil"
    return ours == "evil" and card.alignment != "evil"


def surcharge(game: Universalis, group: Group) -> int:
    """The extra coin of a group in a hostile settlement for everything it buys or hires.  UN-1282 to UN-1284"""
    card = here(group)
    return int(card is not None and hostile(game, group, card))


# the journal


def note(game: Universalis, what: str, at: int = NOWHERE, about: str = "", n: int = 0) -> None:
    """A line of the journal."""
    world = world_of(game)
    world.journal = (*world.journal, Line(world.year, world.week, what, at, about, n))
