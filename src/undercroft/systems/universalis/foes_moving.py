"""How creatures of the Artificial Dark Player get to whom they want, and away again.

UN-0712 to UN-0715, UN-0723, UN-0724, UN-0727, UN-0748
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.footprint import Footprint
from undercroft.board.reach import Reach
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Roll, Script
from undercroft.systems.universalis.actions.fight import LONG, farther
from undercroft.systems.universalis.actions.move import attacks_of, run_points, runs_far, set_out
from undercroft.systems.universalis.agenda import CreatureAct, Disengage
from undercroft.systems.universalis.bases import turns
from undercroft.systems.universalis.cards import Wish
from undercroft.systems.universalis.distances import within
from undercroft.systems.universalis.engagement import (
    Threat,
    around,
    engagers,
    engaging,
    pressed,
    size,
    threats,
    to_slip,
)
from undercroft.systems.universalis.foes_shooting import RANGED
from undercroft.systems.universalis.foes_weapons import hit_out
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import WEAKENING
from undercroft.systems.universalis.leaders import vp_of
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.rolls import PAIR, TWO
from undercroft.systems.universalis.sighting import sees
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.targets import behavior_of, choose_target
from undercroft.systems.universalis.terrain import HUGE
from undercroft.systems.universalis.walking import cost_to, landings, reach_of, resting, run_of

FAR = 40
"""How far a creature looks for a way."""

TOO_NEAR = 2
"""One that keeps away steps back from enemies so near."""

Place = tuple[int, int, bool]
"""What it costs to get to a place, the place, and whether a base of two squares will lie across there.  UN-0161"""

Lie = tuple[bool, Footprint, Bits]
"""A way a base may come to lie: whether across, its squares, and where a walk may end so."""


def go(game: Universalis, who: Character, near: list[Character], wish: Wish | None) -> Script[None]:
    """Choose among all enemies it can get at, and go to the one chosen; with none in reach go for the nearest.

    To get at an enemy it would have to leave another for, it tries to disengage; a Leader always does.
    UN-0709, UN-0712, UN-0714, UN-0748
    """
    active = game.active
    known = threats(game, who)
    found = reach_of(game, who, active.points, known)
    held = engaging(game, who, known)
    places = stands(game, who, found) if not held else _beyond(game, who)
    for enemy in near:
        places[enemy.id] = (0, who.at, who.across)
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in places]
    game.push(CreatureAct(who.id))
    if not enemies or (who.quarry and not held and who.quarry not in places):
        yield from _approach(game, who, found, known)
        return
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


def stands(game: Universalis, who: Character, found: Reach) -> dict[FigureId, Place]:
    """For each enemy it can get at: the cost and the place from which it would attack.

    A place not next to allies, and of those the cheapest; of equal ones between the enemy and its Leader, then where
    most room is left for others to pass, then the lowest number.  UN-0713 to UN-0715
    """
    lies = _lies(game, who, found)
    known: tuple[Bits, Character | None] | None = None
    board, walking = game.plan.board, game.terrain.walking
    ward = _beside_ward(game, who)
    places: dict[FigureId, Place] = {}
    for enemy in game.enemies(who):
        best: tuple[bool, int, int, int, bool, int] | None = None
        for across, base, ends in lies:
            spots = _spots(game, who, enemy, (across, base, ends), ward)
            if not spots:
                continue
            known = known or _friends(game, who)
            friends, leader = known
            crowded = base.touching(friends)
            for at in squares(spots & ~crowded or spots):
                cost = found.cost(base.at(at) & ~found.start)
                beside = bool(crowded >> at & 1)
                if cost is None or (best is not None and (beside, cost) > best[:2]):
                    continue
                guard = board.distance(at, leader.at) if leader is not None else 0
                room = -(walking.from_(1 << at) & game.terrain.standable(2)).bit_count()
                key = (beside, cost, guard, room, across is not who.across, int(at))
                if best is None or key < best:
                    best = key
        if best is not None:
            places[enemy.id] = (best[1], best[5], who.across is not best[4])
    return places


def _lies(game: Universalis, who: Character, found: Reach) -> list[Lie]:
    """Every way its base may come to lie at the end of a walk; only one of two squares has more than one.  UN-0161"""
    terrain, base = game.terrain, person(who.card).base
    if not turns(who):
        return [(who.across, terrain.base(*base), landings(game, who, found))]
    return [
        (across, terrain.base(*(base[::-1] if across else base)), resting(game, who, found, across=across))
        for across in (False, True)
    ]


def _spots(game: Universalis, who: Character, enemy: Character, lie: Lie, ward: Bits) -> Bits:
    """The places from which it could attack an enemy: with a long weapon at arm's length, if it can."""
    across, base, ends = lie
    spots = base.touching(around(game, enemy, size(who) >= HUGE)) & ends
    if game.kit(who).long:
        spots = _at_arms_length(game, who, enemy, ends, across) or spots
    beside = base.touching(ward) if ward else 0
    return spots & beside or spots


def _beside_ward(game: Universalis, who: Character) -> Bits:
    """Where a bodyguard wants to end: beside the ally of its section with most Value Points.  UN-C434"""
    if "bodyguard" not in game.kit(who).names:
        return 0
    here = game.section(who)
    allies = [ally for ally in game.allies(who) if game.section(ally) == here]
    if not allies:
        return 0
    return around(game, max(allies, key=lambda ally: (person(ally.card).vp, -ally.id)))


def _friends(game: Universalis, who: Character) -> tuple[Bits, Character | None]:
    """The squares next to its allies, and its Leader."""
    friends, leader = 0, None
    for ally in game.allies(who):
        friends |= game.terrain.around(game.cover(ally))
        if ally.leader:
            leader = ally
    return friends, leader


def _at_arms_length(game: Universalis, who: Character, enemy: Character, ends: Bits, across: bool) -> Bits:
    """Places two squares from an enemy from which a long weapon reaches it."""
    near = game.terrain.around(game.cover(enemy))
    ring = near
    for _ in range(LONG - 1):
        ring |= game.terrain.open.from_(ring)
    at, lay, found = who.at, who.across, 0
    who.across = across
    for spot in squares(ends & ring & ~near & ~game.cover(enemy)):
        who.at = spot
        if not game.cover(who) & near and enemy in farther(game, who, []):
            found |= 1 << spot
    who.at, who.across = at, lay
    return found


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


def _approach(game: Universalis, who: Character, found: Reach, known: list[Threat]) -> Script[None]:
    """Nobody can be attacked: go towards the nearest enemy, running if it can, or to a door that is in the way.

    UN-0712, UN-0713, UN-0723, UN-0724
    """
    active = game.active
    if engaging(game, who, known):
        active.over = True
        return
    goal = _nearest_stands(game, who, known)
    if not goal and active.quick and _open_door(game, who):
        return
    goal = goal or _before_door(game, who)
    if not goal:
        active.over = True
        return
    ends = landings(game, who, found)
    to = closest(game, who, ends | 1 << who.at, goal)
    if goal & game.cover(who) or to == who.at:
        active.over = True
        return
    if active.action and can_run(game, who) and not goal & ends:
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        active.action, active.running = False, True
        active.points = run_points(game.kit(who).movement, dice, far=runs_far(game, who))
        found = run_of(game, who, active.points)
        to = closest(game, who, landings(game, who, found), goal)
    active.over = True
    if to is not None:
        set_out(game, who, found, to)


def _nearest_stands(game: Universalis, who: Character, known: list[Threat]) -> Bits:
    """The squares beside enemies that are fewest points away, over however many turns; beside the one it was given as
    a target, where there is one.  UN-0713, UN-0724"""
    enemies = game.enemies(who)
    if who.quarry:
        enemies = [enemy for enemy in enemies if enemy.id == who.quarry] or enemies
    beside_them = 0
    for enemy in enemies:
        beside_them |= around(game, enemy)
    far = reach_of(game, who, FAR, known, until=beside_them)
    cost = far.cost(beside_them)
    return 0 if cost is None else far.layers[cost] & beside_them


def closest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> int | None:
    """The place of a walk's ends from which the way to the goal is shortest, of equal ones not beside an ally; none
    that is no nearer.  UN-0712, UN-0715"""
    terrain = game.terrain
    steps, passable = terrain.walking, terrain.standable(size(who))
    base = person(who.card).base
    shapes = [terrain.base(*one) for one in ((base, base[::-1]) if turns(who) else (base,))]
    near, seen = goal, goal
    here = game.cover(who)
    while near:
        found = 0
        for shape in shapes:
            found |= shape.touching(near) & ends
        if found:
            crowded = shapes[0].touching(_friends(game, who)[0]) & ~(1 << who.at)
            return int(squares(found & ~crowded or found)[0])
        if near & here:
            return None
        near = steps.from_(near) & passable & ~seen
        seen |= near
    return None


def can_run(game: Universalis, who: Character) -> bool:
    """The Stunned and the staggering do not run, nor do those next to an enemy.  UN-0210, UN-0211"""
    weak = any(name in who.conditions for name in WEAKENING if name != "frightened") or game.wounded(who)
    return not weak and not game.kit(who).has("staggering") and not pressed(game, who) and bool(attacks_of(game, who))


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
    board = game.plan.board
    found = reach_of(game, who, active.points)

    def key(at: int) -> tuple[int, int, int]:
        cost = 0 if at == who.at else cost_to(game, who, found, at)
        return min(board.distance(at, enemy.at) for enemy in enemies), -cost, -at

    active.over = True
    start = who.at
    for to in sorted((start, *(int(at) for at in squares(landings(game, who, found)))), key=key, reverse=True):
        if to == start:
            return
        who.at = to
        seen = any(sees(game, who, enemy) for enemy in enemies)
        who.at = start
        if seen:
            set_out(game, who, found, to)
            return
