"""Disarming detected traps, and jumping over a pit into what nobody has seen.  UN-0244 to UN-0249, UN-0612"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, on_foot, on_occasion, upright
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.agenda import Fall, ObstacleMet, Reveal
from undercroft.systems.universalis.cards.words import STAGGERING
from undercroft.systems.universalis.dungeon.exploring import explore_trial, may_explore
from undercroft.systems.universalis.dungeon.obstacles import DISARMING, PIT_DEPTH, card_of
from undercroft.systems.universalis.dungeon.revealing import reveal
from undercroft.systems.universalis.dungeon.traps import dormant_near, go_off, pits_before
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import door_id, lock_of, shut
from undercroft.systems.universalis.ground.jumps import WIDEST
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.plans import Access
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.improved_creatures import improved
from undercroft.systems.universalis.status.scores import feat


@on_occasion
def obstacles_about(now: Occasion) -> bool:
    """There is an Obstacle on the map.  UN-0244"""
    return now.obstacles


FAMILY = Family("traps", after="breaking", needs=action_left & obstacles_about, by=on_foot & upright)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Detected traps at hand that can be disarmed.  UN-0213, UN-0244, UN-0612"""
    game, who, active = here.game, here.who, here.active
    if not game.state.obstacles or not active.action:
        return []
    if game.terrain.holes and is_explorer(who):
        across = [Option("cross", n=n) for n in pits_before(game, who) if _may_cross(game, who, active, n)]
        if across and not here.pressed and not game.terrain.holes & here.cover:
            return across
    near = dormant_near(game, who)
    if not near or not may_explore(game, who, active):
        return []
    return [Option("disarm", what=one.card, n=n) for n, one in near]


def _may_cross(game: Universalis, who: Character, active: Activation, number: int) -> bool:
    """Is the pit before an access no wider than can be jumped with what is left of the move, and may one jump at all?

    UN-0212, UN-0213, UN-0214, UN-0608, UN-0612, UN-C560
    """
    if active.running or active.swimming or active.guarded or game.kit(who).has(STAGGERING):
        return False
    _, wide = _landing(game, who, game.plan.accesses[number])
    return wide <= WIDEST and wide + 1 <= active.points


@FAMILY.deed("cross")
def cross(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The hero jumps over the pit into the section beyond, which is revealed, and lands where it meant to; or it falls.

    A door behind the pit that turns out to be locked is found so before the jump; a bearer of the fallen takes a
    Strength test besides.  UN-0176, UN-0214, UN-0509, UN-0612
    """
    access = game.plan.accesses[option.n]
    outer = access.sides[0] if game.plan.inside(game.state.revealed) & access.sides[0] else access.sides[1]
    to, wide = _landing(game, who, access)
    lock = lock_of(game, option.n)
    if lock:
        shut(game, door_id(option.n), lock)
        return
    game.active.action = False
    extra = ((-1, "wide", "UN-0214"),) if wide > 1 else ()
    result = yield from trial(game, who, "agility", "jump", extra=extra)
    if not result.passed or (who.carries and not (yield from trial(game, who, "strength", "strength")).passed):
        free = squares(game.terrain.pit_of(outer) & ~game.occupied(who.id))
        if free:
            who.at = int(free[0])
            game.tell(Moved, who.id, (who.at,), "fall", rules=("UN-0217",))
            game.push(Fall(who.id, height=PIT_DEPTH))
        game.active.over = True
        return
    reveal(game, Reveal(who.id, access=option.n))
    who.at = to
    game.active.points = 0
    game.tell(Moved, who.id, (who.at,), "jump", rules=("UN-0612",))


def _landing(game: Universalis, who: Character, access: Access) -> tuple[int, int]:
    """Where a jump through an access ends, and how many squares wide the pit is that way.  UN-0214, UN-0612"""
    board = game.plan.board
    inner = access.sides[1] if game.plan.inside(game.state.revealed) & access.sides[0] else access.sides[0]
    to = min(map(int, squares(inner)), key=lambda square: (board.distance(who.at, square), square))
    return to, max(1, board.distance(who.at, to) - 1)


@FAMILY.deed("disarm")
def disarm(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A Dexterity test against the card's number: the trap is gone, or goes off.  UN-0114, UN-0244 to UN-0248"""
    obstacle = game.state.obstacles[option.n]
    trap = card_of(obstacle.card).trap
    assert trap is not None
    assert trap.disarm is not None
    game.active.spend_action()
    harder = int(improved(game, "traps"))
    extra = ((1, "detected-well", "UN-0246"),) if obstacle.keen else ()
    result = yield from explore_trial(game, who, "dexterity", "disarm-trap", target=trap.disarm + harder, extra=extra)
    if result.passed:
        disarmed = msgspec.structs.replace(obstacle, dormant=False)
        game.state.obstacles = tuple(disarmed if one is obstacle else one for one in game.state.obstacles)
        feat(game, "trap", who.id)
        game.tell(Changed, "disarmed", who.id, detail=obstacle.card, rules=("UN-0247",))
        return
    at = obstacle.squares[0]
    entry = ObstacleMet(who.id, card=obstacle.card, deed=DISARMING, access=obstacle.access, at=at, known=True)
    yield from go_off(game, who, entry, ())
