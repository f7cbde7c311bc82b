"""Moving: walking, shifting, disengaging, running.  UN-0118, UN-0207 to UN-0211, UN-0341, UN-0350 to UN-0360"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import Bits, bits, of_squares, squares
from undercroft.board.paths import path
from undercroft.board.reach import Reach
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, Option, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.needs import Family, move_left, on_foot, upright
from undercroft.systems.universalis.agenda import Cross, Disengage, Walk
from undercroft.systems.universalis.cards.attributes import HOBBLING
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.cards.words import RUNS_FAR, STAGGERING, Attacks
from undercroft.systems.universalis.combat.defensive_shots import wary, watched_way
from undercroft.systems.universalis.combat.melee import attack
from undercroft.systems.universalis.combat.melee_tally import melee_weapon
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.elements import entered
from undercroft.systems.universalis.dungeon.footbridges import crosses, tread
from undercroft.systems.universalis.dungeon.leaders import strengthen_in_the_open
from undercroft.systems.universalis.dungeon.obstacle_windows import with_ventures
from undercroft.systems.universalis.dungeon.prison import look_for
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of, turns
from undercroft.systems.universalis.ground.engagement import (
    Threat,
    around,
    engagers,
    held_by,
    threats,
    to_slip,
)
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import (
    cost_to,
    freely,
    landings,
    lies_across,
    price,
    reach_of,
    resting,
    run_of,
    squeezed,
    step_facings,
    way_to,
)
from undercroft.systems.universalis.party.carried import bring_along
from undercroft.systems.universalis.party.riding import together
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import BLUNDER, PAIR, TWO
from undercroft.systems.universalis.rolls.fortune import luck
from undercroft.systems.universalis.rolls.stakes import no_blunder
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character, Dice
from undercroft.systems.universalis.status.improved_creatures import extra_actions

FAMILY = Family("moves", after="spells", needs=move_left, by=on_foot & upright)
MOVES = tuple(Option("move", at=square) for square in range(4096))
"""A move to each square; no board has more.  UN-0118"""

LEADING = "activation leading "
"""The note of the mount whose reins somebody holds in this activation.  UN-1384"""

DISENGAGE, RUN = Option("disengage"), Option("run")


@FAMILY.offers
def offers(here: Standpoint) -> Sequence[Option]:
    """Where a hero may go."""
    game, who, active = here.game, here.who, here.active
    if not (active.points or active.momentum) or active.over or who.mount or who.suffers("knocked-down"):
        return ()
    holes = game.terrain.holes
    if holes and holes & here.cover:
        return ()
    if active.running:
        return _offered(here, run_of(here, active.points)) if active.points else ()
    points = active.points or int(_has_momentum(here))
    free = freely(here, points)
    known = threats(game, who, -1 if free is None else free.squares, here.enemies) if here.enemies else []
    if known and _is_held(game, who, known):
        return _engaged(here)
    found = _offered(here, reach_of(here, points, known, free=free)) if points else ()
    return (*found, RUN) if _may_run(here) else found


def _is_held(game: Universalis, who: Character, known: list[Threat]) -> bool:
    """Do some threats engage it where it stands?  UN-0342, UN-0346"""
    if not who.wide:
        return bool(held_by(known, who.size) & game.cover(who))
    return bool(engagers(game, who))


def _offered(here: Standpoint, found: Reach) -> tuple[Option, ...]:
    """The ends of a walk as options; the walk is kept, for it is gone if one of them is chosen."""
    here.game.walk = here.who.id, found
    return _ends(here, found)


def _ends(here: Standpoint, found: Reach) -> tuple[Option, ...]:
    """The ends of a walk as options; where a base of two squares may come to lie either way, both.  UN-0161"""
    game, who, ends = here.game, here.who, landings(here, found)
    if not who.wide or not turns(who):
        return moves_to(ends)
    both = [Option("turn-to", at=int(at)) for at in squares(ends) if _either_way(game, who, found, int(at))]
    return (*moves_to(ends), *both)


@remembered(4096)
def moves_to(ends: Bits) -> tuple[Option, ...]:
    """A move to each of some squares; remembered, for such moves are offered again and again."""
    return of_squares(MOVES, ends)


def _either_way(game: Universalis, who: Character, found: Reach, to: int) -> bool:
    """Does a base of two squares fit there along and across?"""
    return lies_across(game, who, found, to) is not lies_across(game, who, found, to, other=True)


def _has_momentum(here: Standpoint) -> bool:
    """A hero pushed about in its own activation, with its move used up, nobody beside it and an attack left, may go one
    more square.

    UN-0360
    """
    active = here.active
    return active.momentum and 0 < active.attacks < attacks_of(here.game, here.who) and not here.pressed


def attacks_of(game: Universalis, who: Character) -> int:
    """How many attacks an activation has: one, more by skills and extra Actions, never above 3.

    UN-0359, UN-0567, UN-C466
    """
    extra = 0
    active = game.state.active
    mine = active if active is not None and active.who == who.id else None
    for id, more in game.kit(who).attacks:
        if not more.when or in_force(game, who, id, more, mine):
            extra += more.n
    if mine is not None:
        extra += mine.more
    if not who.hero:
        extra += extra_actions(game, who) - (mine.extra if mine is not None else 0)
    return min(3, 1 + extra)


def in_force(game: Universalis, who: Character, skill: str, more: Attacks, mine: Activation | None) -> bool:
    """Do the circumstances give more attacks now, or did they when it began to attack?

    A hero who pays for them says so before the first; creatures do.  UN-C432, UN-C436, UN-C466
    """
    if mine is not None and skill in mine.skills:
        return True
    return holds(game, who, more.when) and (not more.combat or not who.hero)


def _engaged(here: Standpoint) -> list[Option]:
    """An engaged hero shifts within the Melee Range of an opponent it will attack, or tries to disengage.

    UN-0350, UN-0351
    """
    active = here.active
    if not active.action or not active.points or active.walked:
        return []
    found = [] if active.guarded else [Option("shift", at=int(square)) for square in squares(shifts(here))]
    return [*found, DISENGAGE]


def shifts(here: Standpoint) -> Bits:
    """Adjacent places that are still within the Melee Range of an opponent who engages it.  UN-0350"""
    game, who, still = here.game, here.who, 0
    for enemy in engagers(game, who):
        still |= around(game, enemy)
    found = reach_of(here, 1)
    if not who.wide:
        return landings(here, found) & still
    ends = resting(here, found, across=who.across) if turns(who) else landings(here, found)
    board, near = game.plan.board, game.terrain.base(*base_of(who)).touching(still)
    return bits(at for at in squares(ends & near) if board.distance(at, who.at) == 1)


def _may_run(here: Standpoint) -> bool:
    """Running is an Action declared before the move; not for the Stunned, nor next to enemies.  UN-0207, UN-0211"""
    who, active = here.who, here.active
    if (
        not active.action
        or active.walked
        or not active.points
        or active.guarded
        or active.swimming
        or who.carries
        or who.leading
    ):
        return False
    if who.conditions and any(name in who.conditions for name in ("flying", *HOBBLING)):
        return False
    return not here.game.wounded(who) and not here.kit.has(STAGGERING) and not here.pressed


@FAMILY.deed("move")
def move(game: Universalis, who: Character, option: Option) -> None:
    """Walk to a square, or run there; a mount carries its rider.  UN-0118, UN-0207, UN-1348"""
    bearer = game.character(who.mount) if who.mount else who
    kept = game.walk
    set_out(game, bearer, kept[1] if kept is not None and kept[0] == bearer.id else walk_of(game, bearer), option.at)


def walk_of(game: Universalis, who: Character) -> Reach:
    """Where somebody who is on the move may go.  UN-0118, UN-0207, UN-0360"""
    here = Standpoint(game, who)
    points = here.active.points or int(_has_momentum(here))
    return run_of(here, points) if here.active.running else reach_of(here, points)


@FAMILY.deed("turn-to")
def turn_to(game: Universalis, who: Character, option: Option) -> None:
    """Walk to a place and come to stand there the other way round.  UN-0161"""
    game.active.across = not who.across
    move(game, who, option)


def set_out(game: Universalis, who: Character, found: Reach, to: int) -> None:
    """Pay for the way and go along it."""
    active = game.active
    way: tuple[int, ...]
    if not who.wide:
        cost = price(found, 1 << to)
        way = tuple(path(found, 1 << to, total=cost))
    else:
        if turns(who):
            active.across = lies_across(game, who, found, to, active.across is not who.across)
        cost, way = cost_to(game, who, found, to), way_to(game, who, found, to)
    if active.points < cost:
        active.momentum = False
    active.points = max(0, active.points - cost)
    active.walked += cost
    active.faced = False
    if found.stop and not active.running and found.stop >> (way[-1] if way else to) & 1:
        active.points = 0
    if game.terrain.bridges and (at := crosses(game, who, way, to)) >= 0:
        game.push(Cross(who.id, at=at), *with_ventures(game, who, watched_way(game, who, way, to)))
    else:
        game.push(*with_ventures(game, who, watched_way(game, who, way, to)))


@FAMILY.deed("shift")
def shift(game: Universalis, who: Character, option: Option) -> None:
    """One square within the Melee Range of the enemies that engage it; one of them must be attacked.  UN-0350"""
    near = game.terrain.base(*base_of(who)).at(option.at)
    bound = tuple(enemy.id for enemy in engagers(game, who) if around(game, enemy) & near)
    active = game.active
    active.bound, active.points, active.walked, active.faced = bound, 0, 1, False
    game.push(Walk(who.id, path=(option.at,), to=option.at), *wary(game, who, game.enemies(who)))


@step(Walk, between=True)
def walk(game: Universalis, entry: Walk) -> None:
    """Go along the way square by square; the figure looks where it goes.

    UN-0066, UN-0118, UN-0161, UN-0341, UN-0356, UN-0386, UN-1384, UN-C547
    """
    who, active = game.character(entry.who), game.active
    if active.halted:
        return
    facings = step_facings(game.plan.board.stride)
    here = start = who.at
    facing, straight, way = who.facing, active.straight, 0
    for square in entry.path:
        turned = facings.get(square - here, facing)
        straight = straight + 1 if turned == facing or not straight else 1
        facing, here = turned, square
        way |= 1 << square
    who.at, who.facing, active.straight = entry.to, facing, straight
    if active.who == who.id:
        who.across = active.across
    if way & game.terrain.rough:
        active.toiled = True
    if active.stalked:
        _stalk(game, active, game.cover(who) if who.wide or who.mount else way)
    if game.told is not None:
        game.tell(Moved, who.id, (*entry.path[:-1], entry.to), "run" if active.running else "walk")
    arrive(game, who)
    if who.leading and entry.path:
        follow(game, who, start, entry.path)


def follow(game: Universalis, who: Character, before: int, path: tuple[int, ...]) -> None:
    """A mount that is led comes after: onto the square its leader came from.  UN-1384"""
    mount = game.find(who.leading)
    last = path[-2] if len(path) > 1 else before
    if mount is not None and mount.here and not game.occupied(mount.id) >> last & 1:
        mount.at, mount.facing = last, who.facing
        game.tell(Moved, mount.id, (last,), "walk", rules=("UN-1384",))


def arrive(game: Universalis, who: Character) -> None:
    """It has come to where it is: its base may be squeezed in, the Main Room entered.

    UN-0066, UN-0158, UN-0268, UN-0507, UN-0750, UN-0751, UN-1348
    """
    who.squeezed = who.wide and squeezed(game, who)
    if who.rider:
        together(game, who)
    if who.carries:
        bring_along(game, who)
    entered(game, who)
    if game.state.captives:
        look_for(game, who)
    if game.terrain.bridges:
        tread(game, who)
    if who.hero and not game.state.main_entered and game.plan.sections[game.section(who)].plan.main:
        game.state.main_entered = True
        if game.plan.quest.explored:
            strengthen_in_the_open(game)
    if game.plan.goal and who.hero:
        mission.arrived(game, who)
    for deed in moments.MOVED.deeds(game.quest):
        deed(game, who)


def _stalk(game: Universalis, active: Activation, way: Bits) -> None:
    """Of the enemies behind which it began, keep those it has stayed behind.  UN-0356, UN-G15"""
    still = []
    for id in active.stalked:
        enemy = game.find(id)
        if enemy is not None and not way & ~game.terrain.back(game.cover(enemy), enemy.facing):
            still.append(id)
    active.stalked = tuple(still)


@FAMILY.deed("run")
def run(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Movement + 2D6 squares, at most twice Movement; half of it on a double 1.  UN-0207, UN-0208, UN-C502"""
    active, movement = game.active, game.kit(who).movement
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run")
    stakes = no_blunder(who, "run")
    if dice == BLUNDER and (yield from luck(game, who, "fortune-test", about="run", stakes=stakes)):
        dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run")
    active.action, active.running = False, True
    active.points = run_points(movement, dice, far=runs_far(game, who))
    game.tell(Changed, "running", who.id, now=active.points, rules=("UN-0207",))


def flight(game: Universalis, who: Character) -> int:
    """How far it flies, if it can.  UN-C530"""
    return game.kit(who).wings


def runs_far(game: Universalis, who: Character) -> bool:
    """The fast always run twice their Movement, but not in heavy armor.  UN-C502"""
    kit = game.kit(who)
    return kit.has(RUNS_FAR) and not kit.heavy


def run_points(movement: int, dice: Dice, *, far: bool = False) -> int:
    """How far one runs with these dice.  UN-0207, UN-0208, UN-0040, UN-C502"""
    if dice == BLUNDER:
        return half(movement)
    if far:
        return 2 * movement
    return min(2 * movement, movement + sum(dice))


@FAMILY.deed("disengage")
def disengage(game: Universalis, who: Character, option: Option) -> None:
    """The hero tries to get away from all enemies that engage it.  UN-0351, UN-0354, UN-0355"""
    game.push(Disengage(who.id, opponents=tuple(enemy.id for enemy in to_slip(game, who))))


@step(Disengage, attack=True)
def slip_away(game: Universalis, entry: Disengage) -> Script[None]:
    """One Agility test for each opponent; the first that fails ends the activation.

    A natural double 1 is a hit besides.  Creatures of the Artificial Dark Player fight on.  UN-0351 to UN-0354, UN-0727
    """
    who, active = game.character(entry.who), game.active
    opponent = game.find(entry.opponents[0]) if entry.opponents else None
    if opponent is None:
        return
    result = yield from trial(game, who, "agility", "disengage")
    if result.passed:
        active.slipped = (*active.slipped, opponent.id)
        game.tell(Changed, "disengaged", who.id, now=1, rules=("UN-0351",))
        if len(entry.opponents) > 1:
            game.push(Disengage(who.id, opponents=entry.opponents[1:]))
        return
    active.points, active.slipped = 0, ()
    active.over = who.seat != NOBODY
    if result.blunder:
        attack(game, opponent, who, melee_weapon(game, opponent).id)
        game.hit.sure = True
