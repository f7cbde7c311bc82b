"""Searching a room or corridor, furniture, corpses; making use of furniture.

LE-0160 to LE-0175, LE-0388, LE-0398, LE-0399, LE-0402, LE-0430, LE-G20, LE-G67
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script, consent
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, out_of_battle, pay
from undercroft.systems.league.dungeon.looting import corpses_at_hand, is_hardcore, search_corpse
from undercroft.systems.league.dungeon.searching import (
    in_reach,
    search_furniture,
    search_tile,
    use_furniture,
    watched,
)
from undercroft.systems.league.game import League
from undercroft.systems.league.state import ACTION_POINTS, Hero
from undercroft.systems.league.status.defeat import CORPSE
from undercroft.systems.league.status.turns import action_points

NAME = "league-monster-"
"""What the names of monsters begin with, by which a corpse is called."""
CALM, IN_BATTLE, USE = 1, 2, 1
"""AP for searching furniture or a corpse outside battle, and in it.  LE-0388, LE-0398, LE-0399, LE-0430"""


# the tile


@need
def whole_turn(here: Standpoint) -> bool:
    """It has all the AP of its turn.  LE-0160, LE-0402"""
    return 0 < here.ap == min(ACTION_POINTS, max(here.ap, action_points(here.game, here.hero).total))


@need
def not_yet_searched(here: Standpoint) -> bool:
    """Nobody has searched its tile.  LE-0164"""
    return here.game.ground.tile(here.hero.at) not in here.game.state.searched


TILE = Family("search", after="pits", needs=out_of_battle & whole_turn & not_yet_searched, by=on_its_feet)


@TILE.offers
def offers(here: Standpoint) -> list[Option]:
    """Each room or corridor once, but not the starting tile.  LE-0160, LE-0164"""
    return [Option("search")] if here.game.ground.tile(here.hero.at) > 0 else []


@TILE.costs
def cost(here: Standpoint, option: Option) -> int:
    """All AP of the turn.  LE-0402"""
    return here.ap


@TILE.deed("search")
def search(game: League, here: Standpoint, option: Option) -> Script[None]:
    """Heroes on the tile who have yet to act may join, which takes their turn as well; then one check for all.

    LE-0160 to LE-0163
    """
    hero = here.hero
    pay(game, hero, cost(here, option))
    searchers = [hero]
    for other in might_join(game, hero):
        if (yield from consent(other.seat, "join-search", who=other.id)):
            other.acted = True
            searchers.append(other)
    yield from search_tile(game, searchers)


def might_join(game: League, hero: Hero) -> list[Hero]:
    """The other heroes on the tile who have their whole turn before them.  LE-0161, LE-0162"""
    tile = game.ground.tile(hero.at)
    others = [one for one in game.standing() if one is not hero and not one.acted]
    free = [one for one in others if not (one.prone or one.netted or one.pit)]
    return [one for one in free if game.ground.tile(one.at) == tile]


# furniture


@need
def furniture_about(here: Standpoint) -> bool:
    """There is furniture somewhere."""
    return bool(here.game.ground.furniture)


FURNITURE = Family("furniture", after="search", needs=action_left & furniture_about, by=on_its_feet)


@FURNITURE.offers
def pieces(here: Standpoint) -> Iterator[Option]:
    """What is searchable and has not been searched, outside battle with no enemy in sight of anybody, in battle with
    nobody adjacent; and what one can make use of.  LE-0150, LE-0172 to LE-0175, LE-0430, LE-G67"""
    game, hero = here.game, here.hero
    if game.state.battle:
        may = not here.adjacent and here.ap >= IN_BATTLE
    else:
        may = not watched(game)
    if may:
        for at, card in in_reach(game, hero, game.state.emptied):
            if card.searched:
                yield Option("search-furniture", at=at, what=f"league-furniture-{card.id}")
    if not game.state.battle:
        for at, card in in_reach(game, hero, game.state.used):
            if card.uses:
                yield Option("use-furniture", at=at, what=f"league-furniture-{card.id}")


@FURNITURE.costs
def furniture_cost(here: Standpoint, option: Option) -> int:
    """1 AP, in battle 2.  LE-0172, LE-0388, LE-0398"""
    return IN_BATTLE if here.game.state.battle else CALM


@FURNITURE.deed("search-furniture")
def look_through(game: League, here: Standpoint, option: Option) -> None:
    """No check is made.  LE-0172, LE-0173"""
    pay(game, here.hero, furniture_cost(here, option))
    search_furniture(game, here.hero, option.at)


@FURNITURE.deed("use-furniture")
def make_use(game: League, here: Standpoint, option: Option) -> Script[None]:
    """What comes of it a d10 says.  LE-0150, LE-G20"""
    pay(game, here.hero, furniture_cost(here, option))
    yield from use_furniture(game, here.hero, option.at)


# corpses


@need
def bodies_to_search(here: Standpoint) -> bool:
    """The table plays with hardcore looting, and bodies lie about.  LE-0166, LE-0168"""
    return is_hardcore(here.game) and any(token.kind == CORPSE for token in here.game.state.tokens)


CORPSES = Family("corpses", after="furniture", needs=action_left & bodies_to_search, by=on_its_feet)


@CORPSES.offers
def corpses(here: Standpoint) -> list[Option]:
    """Each corpse beside it; in battle only with no enemy adjacent.  LE-0166, LE-0430"""
    if here.game.state.battle and (here.adjacent or here.ap < IN_BATTLE):
        return []
    found = dict.fromkeys((one.at, one.name) for one in corpses_at_hand(here.game, here.hero))
    return [Option("search-corpse", at=at, what=f"{NAME}{name}") for at, name in found]


@CORPSES.costs
def corpse_cost(here: Standpoint, option: Option) -> int:
    """1 AP, in battle 2.  LE-0166, LE-0388, LE-0399"""
    return IN_BATTLE if here.game.state.battle else CALM


@CORPSES.deed("search-corpse")
def loot(game: League, here: Standpoint, option: Option) -> None:
    """What is found is put in order by the way.  LE-0166, LE-0176"""
    pay(game, here.hero, corpse_cost(here, option))
    name = option.what.removeprefix(NAME)
    corpse = next(one for one in corpses_at_hand(game, here.hero) if (one.at, one.name) == (option.at, name))
    search_corpse(game, here.hero, corpse)
