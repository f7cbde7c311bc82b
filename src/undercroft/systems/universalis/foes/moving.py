"""How creatures of the Artificial Dark Player get to their targets, and away again.

UN-0712 to UN-0715, UN-0723, UN-0724, UN-0727, UN-0748
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, lowest, squares
from undercroft.board.footprint import Footprint
from undercroft.board.reach import Reach
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Roll, Script
from undercroft.systems.universalis.actions.melee import LONG
from undercroft.systems.universalis.actions.move import attacks_of, run_points, runs_far, set_out
from undercroft.systems.universalis.agenda import CreatureAct, Disengage
from undercroft.systems.universalis.cards.attributes import HOBBLING
from undercroft.systems.universalis.cards.definitions import Wish
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.cards.words import STAGGERING
from undercroft.systems.universalis.dungeon.leaders import vp_of
from undercroft.systems.universalis.foes.places import Place, friends_of, stands
from undercroft.systems.universalis.foes.shooting import RANGED
from undercroft.systems.universalis.foes.targets import behavior_of, choose_target
from undercroft.systems.universalis.foes.weapons import hit_out, in_reach
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.distances import ripples, within
from undercroft.systems.universalis.ground.engagement import (
    Threat,
    around,
    engagers,
    engaging,
    threats,
    to_slip,
)
from undercroft.systems.universalis.ground.sight import gap, sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import cost_to, freely, landings, reach_of, run_of, unhindered
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.state import Character, Dice

FAR = 40
"""How far a creature looks for a way."""

NOBODY_STOPS: list[Threat] = []
"""No Melee Range is wider than the squares beside an enemy: a creature that goes just there is stopped by none before.
"""

TOO_NEAR = 2
"""How near enemies are from which a creature that keeps away steps back."""


class Course(msgspec.Struct, frozen=True, gc=False):
    """Where a creature goes that can attack nobody yet."""

    goal: Bits
    """The squares it wants to get to; none where no way leads to anybody."""
    nearest: Bits = 0
    """The ends of its walk from which the way to the goal is shortest; none where it is as near already."""
    runs: bool = False
    """It would rather run, for its walk does not get there."""


class View(msgspec.Struct, frozen=True):
    """What a creature sees before it goes: the enemies it could attack, each from where, or else where to turn to."""

    held_by: list[Character]
    """The enemies that engage it."""
    reach: Reach
    """Where it can walk."""
    places: dict[FigureId, Place]
    """For each enemy it could attack this turn, the place from which it would."""
    course: Course | None = None
    """Where it goes if it can attack nobody, or not the one the quest has given it."""


def go(game: Universalis, who: Character, wish: Wish | None) -> Script[None]:
    """Choose among all enemies it can get at, and go to the one chosen; with none in reach go for the nearest.

    To get at an enemy it would have to leave another for, it tries to disengage; a Leader always does.
    UN-0709, UN-0712, UN-0714, UN-0748
    """
    active = game.active
    view = look(Standpoint(game, who), active.points)
    game.push(CreatureAct(who.id))
    if view.course is not None:
        active.over = not (yield from _approach(game, who, view.reach, view.course))
        return
    if not view.places:
        active.over = True
        return
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in view.places]
    costs = {id: place.cost for id, place in view.places.items()}
    target = yield from choose_target(game, who, enemies, costs, behavior_of(who), wish, view.places)
    place = view.places[target.id]
    active.across = place.across
    if not place.cost:
        hit_out(game, who, target)
    elif view.held_by:
        active.across = who.across
        game.push(Disengage(who.id, opponents=tuple(enemy.id for enemy in to_slip(game, who))))
    else:
        set_out(game, who, view.reach, place.at)


def look(here: Standpoint, points: int) -> View:
    """The enemies that engage it, where it can walk, and the place from which it would attack each enemy; where it can
    get at none it wants and nobody holds it, also its course."""
    game, who, goal = here.game, here.who, beside_enemies(here)
    if out_of_reach(here, points, goal):
        return _look_far(here, points, goal)
    free = freely(here, points)
    known = threats(game, who, -1 if free is None else free.squares, here.enemies)
    held = engaging(game, who, known)
    found = reach_of(here, points, known, free=free)
    places = _beyond(here) if held else stands(here, found)
    for enemy in in_reach(game, who):
        places[enemy.id] = Place(0, who.at, who.across)
    if held or (who.quarry in places if who.quarry else places):
        return View(held, found, places)
    return View(held, found, places, _course(here, found, nearest_stands(here, found, goal)))


def _look_far(here: Standpoint, points: int, goal: Bits) -> View:
    """All enemies are out of reach: one flood as far as the nearest finds both where it can walk and its course."""
    way = reach_of(here, FAR, NOBODY_STOPS, until=goal)
    found = way.up_to(points)
    return View([], found, {}, _course(here, found, way.layers[-1] & goal))


def out_of_reach(here: Standpoint, points: int, goal: Bits) -> bool:
    """Could it not get at any enemy, even if nobody were in its way?  `goal` are the squares beside them.

    Only those are asked that walk on a single square, where there are no long arms, ladders and wings to think of.
    """
    game, who, kit = here.game, here.who, here.kit
    if who.wide or who.mount or who.quarry or who.size >= HUGE or who.suffers("flying"):
        return False
    if not goal or kit.reach or game.far_reaching or game.plan.ladders:
        return False
    far = points + (LONG if kit.long else 1)
    if all(gap(game, here.cover, game.cover(enemy)) > far for enemy in here.enemies):
        return True
    return not kit.long and not unhindered(here, points).squares & goal


def beside_enemies(here: Standpoint) -> Bits:
    """The squares beside its enemies; beside the one it was given as a target, where there is one.  UN-0724"""
    enemies, quarry = here.enemies, here.who.quarry
    if quarry:
        enemies = [enemy for enemy in enemies if enemy.id == quarry] or enemies
    found = 0
    for enemy in enemies:
        found |= around(here.game, enemy)
    return found


def _beyond(here: Standpoint) -> dict[FigureId, Place]:
    """The enemies it could get at if it slipped away from those that engage it, where it would try to.  UN-0748"""
    active, who = here.active, here.who
    if not active.action or not (who.leader or behavior_of(who).disengages):
        return {}
    slipped = active.slipped
    active.slipped = (*slipped, *(enemy.id for enemy in engagers(here.game, who)))
    places = stands(here, reach_of(here, active.points))
    active.slipped = slipped
    return places


def press_on(game: Universalis, who: Character) -> None:
    """Pushed off with an attack left: one square further, if that brings it to somebody.  UN-0360"""
    here = Standpoint(game, who)
    here.active.momentum = False
    found = reach_of(here, 1)
    places = stands(here, found)
    if places:
        game.push(CreatureAct(who.id))
        place = min(places.values())
        game.active.across = place.across
        set_out(game, who, found, place.at)


# towards somebody


def _approach(game: Universalis, who: Character, found: Reach, course: Course) -> Script[bool]:
    """Nobody can be attacked: go towards the nearest enemy, running if it can, or to a door that is in the way; True
    where it has opened that and may go on.  UN-0712, UN-0713, UN-0715, UN-0723, UN-0724
    """
    if not course.goal:
        if game.active.quick and _open_door(game, who):
            return True
        door = _before_door(game, who)
        if not door:
            return False
        here = Standpoint(game, who)
        found = reach_of(here, game.active.points)
        course = _course(here, found, door)
    nearest = course.nearest
    if course.runs:
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        found, nearest = _run(Standpoint(game, who), dice, course.goal)
    if nearest:
        set_out(game, who, found, _roomiest(game, who, nearest))
    return False


def _course(here: Standpoint, found: Reach, goal: Bits) -> Course:
    """Where a walk towards a goal would end, and whether it runs because it cannot get there; nowhere where it is as
    near already.  UN-0210, UN-0712, UN-0715, UN-0724"""
    game, who = here.game, here.who
    if not goal or goal & here.cover:
        return Course(goal)
    ends, start = landings(here, found), 1 << who.at
    nearest = _nearest(game, who, ends | start, goal)
    if nearest & start and _roomiest(game, who, nearest) == who.at:
        return Course(goal)
    return Course(goal, nearest, here.active.action and not goal & ends and can_run(here))


def _run(here: Standpoint, dice: Dice, goal: Bits) -> tuple[Reach, Bits]:
    """Where it can run with these dice, and the ends nearest to a goal.  UN-0207, UN-0210, UN-0712"""
    game, who, active = here.game, here.who, here.active
    active.action, active.running = False, True
    active.points = run_points(here.kit.movement, dice, far=runs_far(game, who))
    found = run_of(here, active.points)
    return found, _nearest(game, who, landings(here, found), goal)


def nearest_stands(here: Standpoint, found: Reach, goal: Bits) -> Bits:
    """The squares beside enemies that are fewest points away, over however many turns.  UN-0713, UN-0724"""
    who = here.who
    if not found.squares & goal:
        stopped = bool(who.quarry) or here.game.far_reaching or who.size >= HUGE
        found = reach_of(here, FAR, None if stopped else NOBODY_STOPS, until=goal)
    cost = found.cost(goal)
    return 0 if cost is None else found.layers[cost] & goal


def closest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> int | None:
    """The place of a walk's ends from which the way to the goal is shortest, of equal ones not beside an ally; none
    that is no nearer.

    UN-0712, UN-0715, UN-0724
    """
    nearest = _nearest(game, who, ends | 1 << who.at, goal)
    return _roomiest(game, who, nearest) if nearest and not nearest >> who.at & 1 else None


def _nearest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> Bits:
    """The places of a walk's ends from which the way to the goal is shortest; none that is no nearer.  UN-0712"""
    terrain, here = game.terrain, game.cover(who)
    shapes = _shapes(game, who) if who.wide else []
    for near in ripples(terrain, who.size, goal):
        found = near & ends
        for shape in shapes:
            found |= shape.touching(near) & ends
        if found:
            return found
        if near & here:
            return 0
    return 0


def _shapes(game: Universalis, who: Character) -> list[Footprint]:
    """A larger base as it may come to lie."""
    base = person(who.card).base
    return [game.terrain.base(*one) for one in ((base, base[::-1]) if turns(who) else (base,))]


def _roomiest(game: Universalis, who: Character, places: Bits) -> int:
    """The first of some places, if it can be one not beside an ally.  UN-0715"""
    if places & places - 1:
        crowded = friends_of(game, who).beside
        if who.wide:
            crowded = _shapes(game, who)[0].touching(crowded)
        places = places & ~(crowded & ~(1 << who.at)) or places
    return int(lowest(places))


def can_run(here: Standpoint) -> bool:
    """The Stunned and the staggering do not run, nor swimmers and those next to enemies.  UN-0155, UN-0210, UN-0211"""
    game, who = here.game, here.who
    if here.active.swimming:
        return False
    for name in who.conditions:
        if name in HOBBLING:
            return False
    weak = game.wounded(who) or here.kit.has(STAGGERING)
    return not weak and not here.pressed and bool(attacks_of(game, who))


# doors


def _open_door(game: Universalis, who: Character) -> bool:
    """Open an explored door it stands before, if that is its part; then it acts anew.  UN-0291, UN-0723"""
    for number in _shut_doors(game):
        if _sides(game, number) & game.cover(who) and _opener(game, number) is who:
            game.lay(game.state.ground.opened(number))
            game.active.quick = False
            game.tell(Changed, "door-open", who.id, now=number, rules=("UN-0723",))
            return True
    return False


def _before_door(game: Universalis, who: Character) -> Bits:
    """Before the explored door that it is to open because it keeps everybody from the heroes.  UN-0723"""
    for number in _shut_doors(game):
        if _opener(game, number) is who:
            return _sides(game, number) & reach_of(Standpoint(game, who), FAR).squares
    return 0


def _sides(game: Universalis, number: int) -> Bits:
    one, other = game.plan.accesses[number].sides
    return one | other


def _shut_doors(game: Universalis) -> list[int]:
    """Doors that were opened once and are closed."""
    revealed, closed = game.state.revealed, game.state.ground.closed
    return [
        n
        for n, access in enumerate(game.plan.accesses)
        if closed >> n & 1
        and all(revealed >> section & 1 for section in access.sections)
        and access.kind != "secret-door"
    ]


def _opener(game: Universalis, number: int) -> Character | None:
    """The creature that is to open a door: of those that can get to it the one of least value without ranged attacks;
    where all have some, the one of least value.  UN-0723"""

    def key(one: Character) -> tuple[bool, int, FigureId]:
        return any(card.kind in RANGED for card in game.kit(one).weapons), vp_of(game, one), one.id

    for one in sorted(game.state.creatures, key=key):
        if one.here and not one.down and _gets_to(Standpoint(game, one), _sides(game, number)):
            return one
    return None


def _gets_to(here: Standpoint, goal: Bits) -> bool:
    """Is it at some squares, or can it walk there over however many turns?"""
    return bool(goal & (reach_of(here, FAR).squares | here.cover))


# away from somebody


def step_back(game: Universalis, who: Character) -> None:
    """After its action one that keeps away uses an unspent move to get farther from enemies that are near, without
    losing sight of all of them.  UN-G44"""
    active = game.active
    if active.walked or not active.points or active.over or engagers(game, who):
        return
    enemies = game.enemies(who)
    close = within(game, game.cover(who), TOO_NEAR)
    if not any(game.cover(enemy) & close for enemy in enemies):
        return
    distance, here = game.plan.board.distance, Standpoint(game, who)
    found = reach_of(here, active.points)

    def key(at: int) -> tuple[int, int, int]:
        cost = 0 if at == who.at else cost_to(game, who, found, at)
        return -min([distance(at, enemy.at) for enemy in enemies]), cost, at

    active.over = True
    start = who.at
    for to in sorted([start, *squares(landings(here, found))], key=key):
        if to == start:
            return
        who.at = to
        seen = any(sees(game, who, enemy) for enemy in enemies)
        who.at = start
        if seen:
            set_out(game, who, found, to)
            return
