"""What an activation still leaves room for, and who and what is about: what most families of Actions depend on."""

from __future__ import annotations

import msgspec

from undercroft.kernel.requests import NO_ONE
from undercroft.systems.universalis.ground.standpoint import Standpoint

TIMED = "timed-games"
"""What the players say about timed games.  UN-1311"""


class Occasion(msgspec.Struct, frozen=True, gc=False):
    """What is so while somebody chooses what to do.  Few are different, so that what follows from one is remembered."""

    rides: bool
    """It sits in the saddle.  UN-1348"""
    lies: bool
    """It is Knocked Down.  UN-0113"""
    burdened: bool
    """It carries a body.  UN-0507"""
    unloaded: bool
    """It has shot with something that is not loaded again."""
    action: bool
    """The Action has not been spent.  UN-0114"""
    time: bool
    """A Quick Action is left, or the Action in its place.  UN-0115, UN-0116, UN-0286"""
    moves: bool
    """It may still go somewhere, if only a square.  UN-0118, UN-0360"""
    attacks: bool
    """The attacks of this activation have begun.  UN-0359"""
    walked: bool
    """It has moved in this activation.  UN-0227, UN-0231"""
    enemies: bool
    """There are creatures, or some are under another's spell."""
    companions: bool
    """A companion or a mount is with the group."""
    fallen: bool
    """Somebody of the group is Knocked Out.  UN-0507"""
    spells: bool
    """A spell is in force that may be ended, or a creature has an extra Action.  UN-0432, UN-0752"""
    darkness: bool
    """Darkness has come over the map.  UN-0260"""
    obstacles: bool
    """There is an Obstacle on the map.  UN-0244"""
    corpses: bool
    """Enemies were eliminated whose corpses nobody has searched.  UN-0250"""
    captives: bool
    """Friends are kept prisoner in this quest.  UN-0533"""
    fixtures: bool
    """A door, a chest or a piece was tried, opened, searched or broken before.  UN-0178"""
    counted: bool
    """The quest counts something, so that what it laid out may lie elsewhere by now."""
    climbing: bool
    """The players climb surfaces, or jump at enemies from above.  UN-1413, UN-1423"""
    timed: bool
    """The players said something about timed games.  UN-1311"""


def occasion(here: Standpoint) -> Occasion:
    """What is so where somebody is about to choose."""
    game, who, active = here.game, here.who, here.active
    state, companions, fallen = game.state, False, False
    for hero in state.heroes:
        if hero.owner:
            companions = True
        if hero.conditions and hero.suffers("knocked-out"):
            fallen = True
    return Occasion(
        who.mount != NO_ONE,
        who.conditions != () and who.down,
        who.carries != NO_ONE,
        who.shot != (),
        active.action,
        active.quick or active.action,
        active.points != 0 or active.momentum,
        active.attacks > 0,
        active.walked != 0,
        state.creatures != [] or state.swayed != (),
        companions,
        fallen,
        state.lasting != () or not who.hero,
        state.dark != 0 or state.pitch != 0,
        state.obstacles != (),
        state.corpses != (),
        state.captives != (),
        state.fixtures != (),
        state.quest != {},
        game.climbs,
        TIMED in game.setup.options,
    )
