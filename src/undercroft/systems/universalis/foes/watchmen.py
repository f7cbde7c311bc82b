"""Creatures of the Artificial Dark Player that keep watch: they open the doors nobody has opened.  UN-C571"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.systems.universalis.actions.move import set_out
from undercroft.systems.universalis.agenda import CreatureAct, TryDoor
from undercroft.systems.universalis.foes.moving import closest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.ground.fixtures import door_id, fixture, known_access
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of
from undercroft.systems.universalis.state import Activation, Character


def keep_watch(game: Universalis, who: Character, active: Activation) -> bool:
    """It first opens an unexplored door of its section, as a hero would, or goes to one.  UN-C571"""
    if not active.action or pressed(game, who):
        return False
    doors = _unopened(game, who)
    for number, side in doors.items():
        if side & game.cover(who):
            game.push(TryDoor(who.id, access=number), CreatureAct(who.id))
            return True
    goal = 0
    for side in doors.values():
        goal |= side
    return bool(goal) and _go_to(game, who, active, goal)


def _unopened(game: Universalis, who: Character) -> dict[int, Bits]:
    """The doors of its section that nobody has opened, and the squares before them."""
    here, revealed = game.section(who), game.state.revealed
    found: dict[int, Bits] = {}
    for number, access in enumerate(game.plan.accesses):
        if access.arrow or here not in access.sections or not known_access(game, number, access):
            continue
        if not all(revealed >> section & 1 for section in access.sections) and not fixture(game, door_id(number)).lock:
            found[number] = access.sides[access.sections.index(here)]
    return found


def _go_to(game: Universalis, who: Character, active: Activation, goal: Bits) -> bool:
    """Walk to a door, or as near to one as its move takes it; then it acts anew."""
    if not active.points or active.walked:
        return False
    here = Standpoint(game, who)
    found = reach_of(here, active.points)
    ends = landings(here, found)
    to = int(squares(ends & goal)[0]) if ends & goal else closest(game, who, ends, goal)
    if to is None or to == who.at:
        return False
    game.push(CreatureAct(who.id))
    set_out(game, who, found, to)
    return True
