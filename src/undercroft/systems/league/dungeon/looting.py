"""Looting after battles: every corpse by itself, or all at once.  LE-0166 to LE-0171, LE-0176"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import FindTreasure, ShareLoot
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.dungeon.tokens import of_kind, take
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero, Token
from undercroft.systems.league.status.defeat import CORPSE

HARDCORE = "hardcore"
"""The option by which every corpse has to be searched by itself.  LE-0168"""
NOTHING = ("none", "part")
"""Monster cards that show this give no loot; parts are harvested.  LE-0170, LE-0171"""


def is_hardcore(game: League) -> bool:
    """Have the players agreed to search corpses one by one?  LE-0166 to LE-0168"""
    return bool(game.setup.option(HARDCORE, False))


def loot_of(card: str) -> str:
    """The table of loot that a monster card names; nothing for one that gives none.  LE-0169 to LE-0171"""
    loot = library()[MONSTERS][card].loot
    return "" if loot in NOTHING else loot


# hardcore


def corpses_at_hand(game: League, hero: Hero) -> list[Token]:
    """The corpses adjacent to a hero, or where it stands, that can be searched.  LE-0166"""
    near = game.ground.near[hero.at] | 1 << hero.at
    return [one for one in of_kind(game, CORPSE) if near >> one.at & 1 and loot_of(one.name)]


def search_corpse(game: League, hero: Hero, corpse: Token) -> None:
    """One corpse is searched, and what is found put in order by the way.  LE-0166, LE-0169, LE-0176, LE-0399"""
    take(game, corpse, "searched", ("LE-0166",))
    game.push(FindTreasure(hero.id, table=loot_of(corpse.name)))


# streamlined


@moments.BATTLE_WON.on(moments.ALWAYS, rank=BOOK)
def loot_all(game: League) -> None:
    """After a battle loot is rolled for every defeated enemy and shared out, without moving and without AP.

    LE-0167
    """
    if not is_hardcore(game):
        game.push(ShareLoot())


@step(ShareLoot, after=True)
def share_loot(game: League, entry: ShareLoot) -> Script[None]:
    """The players say who takes what each enemy had on it.  LE-0167, LE-0169, LE-0176"""
    corpse = next((one for one in of_kind(game, CORPSE) if loot_of(one.name)), None)
    heroes = game.standing()
    if corpse is None or not heroes:
        return
    who = heroes[0].id
    if len(heroes) > 1:
        options = [Option("takes-loot", who=one.id) for one in heroes]
        option: Option = yield Ask("share-loot", game.party_seat(), options, about=f"league-monster-{corpse.name}")
        who = option.who
    take(game, corpse, "searched", ("LE-0167",))
    game.push(FindTreasure(who, table=loot_of(corpse.name)), ShareLoot())
