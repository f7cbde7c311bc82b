"""How creatures of the Artificial Dark Player get to whom they want, and away again.

UN-0712 to UN-0715, UN-0723, UN-0724, UN-0727, UN-0748
"""

from __future__ import annotations

from undercroft.board.bits import Bits, lowest, squares
from undercroft.board.footprint import Footprint
from undercroft.board.reach import Reach
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Roll, Script
from undercroft.systems.universalis.actions.melee import LONG
from undercroft.systems.universalis.actions.move import attacks_of, run_points, runs_far, set_out
from undercroft.systems.universalis.agenda import CreatureAct, Disengage
from undercroft.systems.universalis.cards.definitions import Wish
from undercroft.systems.universalis.cards.kit import WEAKENING
from undercroft.systems.universalis.cards.people import person
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
    pressed,
    threats,
    to_slip,
)
from undercroft.systems.universalis.ground.sight import sees
from undercroft.systems.universalis.ground.walking import cost_to, freely, landings, reach_of, run_of, unhindered
from undercroft.systems.universalis.maps.terrain import HUGE
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.state import Character, Dice

FAR = 40
"""How far a creature looks for a way."""

NOBODY_STOPS: list[Threat] = []
"""Who goes as far as the nearest square beside an enemy is stopped by none before: no Melee Range is wider."""

TOO_NEAR = 2
"""One that keeps away steps back from enemies so near."""

Course = tuple[Bits, Bits, bool]
"""Whereto somebody goes, the ends of its walk that are nearest to there, and whether it would rather run."""

View = tuple[list[Character], Reach, dict[FigureId, Place], Course | None]
"""Who engages somebody, where it can walk (not asked where it has nowhere to go), from where it would attack whom, and
its course where it goes for somebody it cannot attack yet."""


def go(game: Universalis, who: Character, wish: Wish | None) -> Script[None]:
    """Choose among all enemies it can get at, and go to the one chosen; with none in reach go for the nearest.

    To get at an enemy it would have to leave another for, it tries to disengage; a Leader always does.
    UN-0709, UN-0712, UN-0714, UN-0748
    """
    active = game.active
    held, found, places, course = look(game, who, active.points)
    game.push(CreatureAct(who.id))
    if course is not None or not places:
        active.over = course is None or not (yield from _approach(game, who, found, course))
        return
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in places]
    costs = {id: cost for id, (cost, _, _) in places.items()}
    spots = {id: (at, across) for id, (_, at, across) in places.items()}
    target = yield from choose_target(game, who, enemies, costs, behavior_of(who), wish, spots)
    cost, at, active.across = places[target.id]
    if not cost:
        hit_out(game, who, target)
    elif held:
        active.across = who.across
        game.push(Disengage(who.id, opponents=tuple(enemy.id for enemy in to_slip(game, who))))
    else:
        set_out(game, who, found, at)


def look(game: Universalis, who: Character, points: int) -> View:
    """Who engages it, where it can walk, from where it would attack whom; where it can get at nobody it wants, and
    nobody holds it, also its course."""
    game.hold(who)
    try:
        beside_them = out_of_reach(game, who, points)
        if beside_them:
            way = reach_of(game, who, FAR, NOBODY_STOPS, until=beside_them)
            found = way.up_to(points)
            return [], found, {}, _course(game, who, found, way.layers[-1] & beside_them)
        free = freely(game, who, points)
        known = threats(game, who, -1 if free is None else free.squares)
        held = engaging(game, who, known)
        found = reach_of(game, who, points, known, free=free)
        places = _beyond(game, who) if held else stands(game, who, found)
        for enemy in in_reach(game, who):
            places[enemy.id] = (0, who.at, who.across)
        if held or (who.quarry in places if who.quarry else places):
            return held, found, places, None
        return held, found, places, _course(game, who, found, nearest_stands(game, who, found))
    finally:
        game.let_go()


def out_of_reach(game: Universalis, who: Character, points: int) -> Bits:
    """The squares beside all enemies, where it could not get at any of them even if nobody were in its way; else none.

    Only of those that walk on a single square, where there are no long arms, ladders and wings to think of.
    """
    if who.wide or who.mount or who.quarry or who.size >= HUGE or who.suffers("flying"):
        return 0
    kit = game.kit(who)
    if kit.reach or game.far_reaching or game.plan.ladders:
        return 0
    distance, at, far = game.plan.board.distance, who.at, points + (LONG if kit.long else 1)
    beside_them, apart = 0, True
    for enemy in game.enemies(who):
        beside_them |= around(game, enemy)
        apart = apart and not (enemy.wide or enemy.mount) and distance(at, enemy.at) > far
    if not apart and (kit.long or unhindered(game, who, points).squares & beside_them):
        return 0
    return beside_them


def _beyond(game: Universalis, who: Character) -> dict[FigureId, Place]:
    """Whom it could get at if it slipped away from everybody who engages it, where it would try to.  UN-0748"""
    active = game.active
    if not active.action or not (who.leader or behavior_of(who).disengages):
        return {}
    slipped = active.slipped
    active.slipped = (*slipped, *(enemy.id for enemy in engagers(game, who)))
    places = stands(game, who, reach_of(game, who, active.points))
    active.slipped = slipped
    return places


def press_on(game: Universalis, who: Character) -> None:
    """Pushed off with an attack left: one square further, if that brings it to somebody.  UN-0360"""
    game.active.momentum = False
    found = reach_of(game, who, 1)
    places = sorted(stands(game, who, found).values())
    if places:
        game.push(CreatureAct(who.id))
        _, to, game.active.across = places[0]
        set_out(game, who, found, to)


# towards somebody


def _approach(game: Universalis, who: Character, found: Reach, course: Course) -> Script[bool]:
    """Nobody can be attacked: go towards the nearest enemy, running if it can, or to a door that is in the way; True
    where it has opened that and may go on.  UN-0712, UN-0713, UN-0723, UN-0724
    """
    if not course[0]:
        if game.active.quick and _open_door(game, who):
            return True
        door = _before_door(game, who)
        if not door:
            return False
        found = reach_of(game, who, game.active.points)
        course = _course(game, who, found, door)
    goal, nearest, runs = course
    if runs:
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        found, nearest = _run(game, who, dice, goal)
    if nearest:
        set_out(game, who, found, _roomiest(game, who, nearest))
    return False


def _course(game: Universalis, who: Character, found: Reach, goal: Bits) -> Course:
    """Where a walk towards a goal would end, and whether it runs because it cannot get there; nowhere where it is as
    near already.  UN-0712, UN-0724"""
    if not goal or goal & game.cover(who):
        return goal, 0, False
    ends, here = landings(game, who, found), 1 << who.at
    nearest = _nearest(game, who, ends | here, goal)
    if nearest & here and _roomiest(game, who, nearest) == who.at:
        return goal, 0, False
    return goal, nearest, game.active.action and not goal & ends and can_run(game, who)


def _run(game: Universalis, who: Character, dice: Dice, goal: Bits) -> tuple[Reach, Bits]:
    """Where it can run with these dice, and the ends nearest to a goal.  UN-0207, UN-0210, UN-0712"""
    active = game.active
    active.action, active.running = False, True
    kit = game.hold(who)
    try:
        active.points = run_points(kit.movement, dice, far=runs_far(game, who))
        found = run_of(game, who, active.points)
        return found, _nearest(game, who, landings(game, who, found), goal)
    finally:
        game.let_go()


def nearest_stands(game: Universalis, who: Character, found: Reach) -> Bits:
    """The squares beside enemies that are fewest points away, over however many turns; beside the one it was given as
    a target, where there is one.  UN-0713, UN-0724"""
    enemies = game.enemies(who)
    if who.quarry:
        enemies = [enemy for enemy in enemies if enemy.id == who.quarry] or enemies
    beside_them = 0
    for enemy in enemies:
        beside_them |= around(game, enemy)
    if not found.squares & beside_them:
        stopped = bool(who.quarry) or game.far_reaching or who.size >= HUGE
        known = None if stopped else NOBODY_STOPS
        found = reach_of(game, who, FAR, known, until=beside_them)
    cost = found.cost(beside_them)
    return 0 if cost is None else found.layers[cost] & beside_them


def closest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> int | None:
    """The place of a walk's ends from which the way to the goal is shortest, of equal ones not beside an ally; none
    that is no nearer.  UN-0712, UN-0715"""
    nearest = _nearest(game, who, ends, goal)
    return _roomiest(game, who, nearest) if nearest else None


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
        crowded = friends_of(game, who)[0]
        if who.wide:
            crowded = _shapes(game, who)[0].touching(crowded)
        places = places & ~(crowded & ~(1 << who.at)) or places
    return int(lowest(places))


def can_run(game: Universalis, who: Character) -> bool:
    """The Stunned and the staggering do not run, nor swimmers and those next to enemies.  UN-0155, UN-0210, UN-0211"""
    if game.state.active is not None and game.state.active.swimming:
        return False
    for name in who.conditions:
        if name in WEAKENING and name != "frightened":
            return False
    weak = game.wounded(who) or game.kit(who).has("staggering")
    return not weak and not pressed(game, who) and bool(attacks_of(game, who))


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
            return _sides(game, number) & reach_of(game, who, FAR).squares
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
    """Of the creatures that can get to a door the one of least value without ranged attacks; where all have some, of
    least value.  UN-0723"""

    def key(one: Character) -> tuple[bool, int, FigureId]:
        return any(card.kind in RANGED for card in game.kit(one).weapons), vp_of(game, one), one.id

    for one in sorted(game.state.creatures, key=key):
        if one.here and not one.down and _sides(game, number) & (reach_of(game, one, FAR).squares | game.cover(one)):
            return one
    return None


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
    distance = game.plan.board.distance
    found = reach_of(game, who, active.points)

    def key(at: int) -> tuple[int, int, int]:
        cost = 0 if at == who.at else cost_to(game, who, found, at)
        return -min([distance(at, enemy.at) for enemy in enemies]), cost, at

    active.over = True
    start = who.at
    for to in sorted([start, *squares(landings(game, who, found))], key=key):
        if to == start:
            return
        who.at = to
        seen = any(sees(game, who, enemy) for enemy in enemies)
        who.at = start
        if seen:
            set_out(game, who, found, to)
            return
