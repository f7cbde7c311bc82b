"""Timed games: the keeper of the clock says that a hero took too long.  UN-1311 to UN-1314, UN-G105"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.universalis.actions.needs import Family, on_foot, on_occasion
from undercroft.systems.universalis.actions.occasions import TIMED, Occasion
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.scores import overtime


@on_occasion
def timed(now: Occasion) -> bool:
    """The players said something about timed games.  UN-1311"""
    return now.timed


FAMILY = Family("clock", after="secondary-skills", needs=timed, by=on_foot)
NOTED = "overtime"


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Anybody at the table may call time, once in an activation.  UN-1313, UN-1314"""
    game, who = here.game, here.who
    if TIMED not in game.setup.options or game.ruling(TIMED) == "off":
        return []
    if game.state.quest.get(NOTED) == _stamp(game, who):
        return []
    seats = tuple(dict.fromkeys(hero.seat for hero in game.state.heroes))
    return [Option("call-time", seats=seats)]


@FAMILY.deed("call-time")
def call_time(game: Universalis, who: Character, option: Option) -> None:
    """The Dark Player scores; the hero goes on.  UN-1313"""
    game.state.quest[NOTED] = _stamp(game, who)
    overtime(game, who.id)


def _stamp(game: Universalis, who: Character) -> int:
    return game.state.round * 1000 + who.id


def minutes(game: Universalis) -> int:
    """How long the side whose turn it is has: a hero one minute; the Dark Player two in a combat turn in a large
    section or the Main Room, else one.  UN-1311, UN-1312, UN-G105"""
    if game.state.side == "heroes" or not in_combat(game):
        return 1
    held = {game.section(hero) for hero in game.state.heroes if hero.here}
    return 2 if any(game.plan.sections[n].large or game.plan.sections[n].plan.main for n in held) else 1
