"""Leaving the dungeon: at once when the task is done, else over the grass of the starting tile.  LE-0047, LE-0048"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.events import Removed
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint, on_its_feet, out_of_battle, pay
from undercroft.systems.league.cards.library import hero_name
from undercroft.systems.league.game import League
from undercroft.systems.league.status.morale import restore_morale

DONE = "task"
"""What the quest counts when its task is done.  LE-0048"""


@need
def may_be_gone(here: Standpoint) -> bool:
    """The task is done, or the hero stands on the grass."""
    return task_done(here.game) or on_grass(here)


def task_done(game: League) -> bool:
    """Is what the quest asks for done?  LE-0048"""
    return game.state.quest.get(DONE, 0) > 0


def on_grass(here: Standpoint) -> bool:
    """Does it stand on the grass end of the starting tile?  LE-0042, LE-0047"""
    return bool(here.game.ground.grass >> here.hero.at & 1)


FAMILY = Family("leave", after="attack", needs=out_of_battle & may_be_gone)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The whole party leaves at once when the task is done; before that each hero may walk off over the grass.

    LE-0047, LE-0048
    """
    if task_done(here.game):
        return [Option("leave")]
    return [Option("walk-off")] if here.ap and on_grass(here) and on_its_feet.met(here) else []


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """Walking off is a move; leaving at once costs nothing.  LE-0047, LE-0048"""
    return int(option.act == "walk-off")


@FAMILY.deed("leave")
def leave(game: League, here: Standpoint, option: Option) -> None:
    """The quest is won.  LE-0048, LE-0110"""
    restore_morale(game)
    game.end(True, "league-won")


@FAMILY.deed("walk-off")
def walk_off(game: League, here: Standpoint, option: Option) -> None:
    """The hero is out; when nobody is left inside, the quest is abandoned.  LE-0047, LE-0049, LE-0110"""
    hero = here.hero
    pay(game, hero, cost(here, option))
    hero.left = True
    game.tell(Removed, hero_name(hero.card), hero.id, hero.at, "left", rules=("LE-0047",))
    if not any(one.here for one in game.state.party):
        restore_morale(game)
        game.end(False, "league-abandoned")
