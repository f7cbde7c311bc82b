"""Creatures that the quest sends somewhere.  UN-0724"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.move import run_points, set_out
from undercroft.systems.universalis.foes.moving import can_run, closest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import engagers
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of, run_of
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.state import Activation, Character, Dice


def errand(game: Universalis, who: Character) -> Bits:
    """The squares the quest sends it to; none where it does as it likes.  UN-0724"""
    goal = 0
    if moments.ERRAND.name not in game.bound:
        return goal
    for deed in moments.ERRAND.deeds(game.quest):
        goal |= deed(game, who)
    return goal


def run_errand(game: Universalis, who: Character, active: Activation, goal: Bits) -> Script[bool]:
    """A creature the quest sends somewhere goes there unless it is engaged, running if it must, and stays.  UN-0724"""
    if active.walked or not active.points or engagers(game, who):
        return False
    if goal & game.cover(who):
        active.over = True
        return True
    here = Standpoint(game, who)
    found = reach_of(here, active.points)
    if not landings(here, found) & goal and active.action and can_run(here):
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        active.action, active.running = False, True
        active.points = run_points(game.kit(who).movement, dice)
        found = run_of(here, active.points)
    to = closest(game, who, landings(here, found), goal)
    active.over = True
    if to is not None:
        set_out(game, who, found, to)
    return True
