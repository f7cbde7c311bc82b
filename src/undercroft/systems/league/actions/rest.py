"""Taking a short rest.  LE-0283, LE-G79"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script, consent
from undercroft.systems.league.actions.needs import Family, Standpoint, out_of_battle
from undercroft.systems.league.dungeon.resting import begin_rest, may_rest
from undercroft.systems.league.game import League


@need
def fresh(here: Standpoint) -> bool:
    """No hero has been activated in this turn before it, and it has spent nothing."""
    return not any(one.acted for one in here.game.state.party if one.here) and here.ap > 0


FAMILY = Family("rest", after="corpses", needs=out_of_battle & fresh)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """As long as nobody has done anything in this turn, once the party is in the dungeon.  LE-0283, LE-G79"""
    rested = here.game.state.entered and may_rest(here.game)
    return [Option("rest")] if rested else []


@FAMILY.deed("rest")
def rest(game: League, here: Standpoint, option: Option) -> Script[None]:
    """If all players agree, the party rests.  LE-0283"""
    asked = {here.hero.seat}
    for other in game.standing():
        if other.seat not in asked:
            asked.add(other.seat)
            if not (yield from consent(other.seat, "rest", who=other.id)):
                return
    begin_rest(game)
