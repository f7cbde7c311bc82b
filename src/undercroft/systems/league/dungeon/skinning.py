"""Skinning animals: furs that can be sold in a settlement.  LE-0676, LE-G39"""

from __future__ import annotations

from undercroft.crawl.things import Item, gain
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script
from undercroft.systems.league import moments
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero

FUR = "fur"


def animals(game: League) -> int:
    """How many beasts of the last battle nobody has tried to skin yet.  LE-0676, LE-G39"""
    beasts = [card for card in game.state.fallen if library()[MONSTERS][card].kind == "beast"]
    return len(beasts) - game.state.skinned


def skin(game: League, hero: Hero) -> Script[None]:
    """A foraging check on one beast: success gives a fur.  LE-0676, LE-G39"""
    game.state.skinned += 1
    done = yield from check(game, hero, "foraging", "skin", rules=("LE-0676",))
    if done.success:
        hero.outfit = gain(hero.outfit, Item(FUR))
        game.tell(Changed, "received", hero.id, detail=str(Item(FUR)), rules=("LE-0676",))


@moments.BATTLE_BEGINS.on(moments.ALWAYS, rank=BOOK)
def left_behind(game: League) -> None:
    """What has fallen before lies behind the party."""
    game.state.skinned = 0
