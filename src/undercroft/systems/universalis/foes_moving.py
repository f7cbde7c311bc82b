"""How creatures of the Artificial Dark Player get to whom they want, and away again.

UN-0712 to UN-0715, UN-0723, UN-0724, UN-0727, UN-0748
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import Reach
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Roll, Script
from undercroft.systems.universalis.actions.fight import LONG, farther
from undercroft.systems.universalis.actions.move import attacks_of, run_points, runs_far, set_out
from undercroft.systems.universalis.agenda import CreatureAct, Disengage
from undercroft.systems.universalis.cards import Wish
from undercroft.systems.universalis.distances import within
from undercroft.systems.universalis.engagement import around, engagers, pressed, size, to_slip
from undercroft.systems.universalis.foes_shooting import RANGED
from undercroft.systems.universalis.foes_weapons import hit_out
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import WEAKENING
from undercroft.systems.universalis.leaders import vp_of
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.rolls import PAIR, TWO
from undercroft.systems.universalis.sighting import line_of
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.targets import behavior_of, choose_target
from undercroft.systems.universalis.walking import cost_to, landings, reach_of, run_of

FAR = 40
"""How far a creature looks for a way."""

TOO_NEAR = 2
"""One that keeps away steps back from enemies so near."""

Place = tuple[int, int]
"""What it costs to get to a place, and the place."""


def go(game: Universalis, who: Character, near: list[Character], wish: Wish | None) -> Script[None]:
    """Choose among all enemies it can get at, and go to the one chosen; with none in reach go for the nearest.

    To get at an enemy it would have to leave another for, it tries to disengage; a Leader always does.
    UN-0709, UN-0712, UN-0714, UN-0748
    """
    active = game.active
    found = reach_of(game, who, active.points)
    held = engagers(game, who)
    places = stands(game, who, found) if not held else _beyond(game, who)
    for enemy in near:
        places[enemy.id] = (0, who.at)
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in places]
    game.push(CreatureAct(who.id))
    if not enemies or (who.quarry and not held and who.quarry not in places):
        yield from _approach(game, who, found)
        return
    costs = {id: cost for id, (cost, _) in places.items()}
    target = yield from choose_target(game, who, enemies, costs, behavior_of(who), wish)
    cost, at = places[target.id]
    if not cost:
        hit_out(game, who, target)
    elif held:
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

    The cheapest place; of equal ones not next to allies, then between the enemy and its Leader, then where most room is
    left for others to pass, then the lowest number.  UN-0713 to UN-0715
    """
    ends = landings(game, who, found)
    base = game.terrain.base(*person(who.card).base)
    friends, leader = _friends(game, who)
    long = game.kit(who).long
    board, walking = game.plan.board, game.terrain.walking
    ward = _beside_ward(game, who)
    places: dict[FigureId, Place] = {}
    for enemy in game.enemies(who):
        spots = base.touching(around(game, enemy, size(who) >= 4)) & ends
        if long:
            spots = _at_arms_length(game, who, enemy, ends) or spots
        if ward:
            spots = spots & ward or spots
        best: tuple[int, bool, int, int, int] | None = None
        for at in squares(spots):
            cost = cost_to(game, who, found, at)
            if best is not None and cost > best[0]:
                continue
            guard = board.distance(at, leader.at) if leader is not None else 0
            room = -(walking.from_(1 << at) & game.terrain.standable(2)).bit_count()
            key = (cost, bool(base.at(at) & friends), guard, room, int(at))
            if best is None or key < best:
                best = key
        if best is not None:
            places[enemy.id] = (best[0], best[4])
    return places


def _beside_ward(game: Universalis, who: Character) -> Bits:
    """Where a bodyguard wants to end: beside the ally of its section with most Value Points.  UN-C434"""
    if "bodyguard" not in game.kit(who).names:
        return 0
    here = game.section(who)
    allies = [ally for ally in game.allies(who) if game.section(ally) == here]
    if not allies:
        return 0
    ward = max(allies, key=lambda ally: (person(ally.card).vp, -ally.id))
    return game.terrain.base(*person(who.card).base).touching(around(game, ward))


def _friends(game: Universalis, who: Character) -> tuple[Bits, Character | None]:
    """The squares next to its allies, and its Leader."""
    friends, leader = 0, None
    for ally in game.allies(who):
        friends |= game.terrain.around(game.cover(ally))
        if ally.leader:
            leader = ally
    return friends, leader


def _at_arms_length(game: Universalis, who: Character, enemy: Character, ends: Bits) -> Bits:
    """Places two squares from an enemy from which a long weapon reaches it."""
    near = game.terrain.around(game.cover(enemy))
    ring = near
    for _ in range(LONG - 1):
        ring |= game.terrain.open.from_(ring)
    at, found = who.at, 0
    for spot in squares(ends & ring & ~near & ~game.cover(enemy)):
        who.at = spot
        if enemy in farther(game, who, []):
            found |= 1 << spot
    who.at = at
    return found


def press_on(game: Universalis, who: Character) -> None:
    """Pushed off with an attack left: one square further, if that brings it to somebody.  UN-0360"""
    game.active.momentum = False
    found = reach_of(game, who, 1)
    places = sorted(stands(game, who, found).values())
    if places:
        game.push(CreatureAct(who.id))
        set_out(game, who, found, places[0][1])


# towards somebody


def _approach(game: Universalis, who: Character, found: Reach) -> Script[None]:
    """Nobody can be attacked: go towards the nearest enemy, running if it can, or to a door that is in the way.

    UN-0712, UN-0713, UN-0723, UN-0724
    """
    active = game.active
    if engagers(game, who):
        active.over = True
        return
    goal = _nearest_stands(game, who) or _door_to_open(game, who)
    if not goal:
        active.over = True
        return
    ends = landings(game, who, found)
    if goal & game.cover(who) or closest(game, who, ends | 1 << who.at, goal) == who.at:
        active.over = True
        return
    if active.action and can_run(game, who) and not goal & ends:
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        active.action, active.running = False, True
        active.points = run_points(game.kit(who).movement, dice, far=runs_far(game, who))
        found = run_of(game, who, active.points)
        ends = landings(game, who, found)
    to = closest(game, who, ends, goal)
    active.over = True
    if to is not None:
        set_out(game, who, found, to)


def _nearest_stands(game: Universalis, who: Character) -> Bits:
    """The squares beside enemies that are fewest points away, over however many turns; beside the one it was given as
    a target, where there is one.  UN-0713, UN-0724"""
    far = reach_of(game, who, FAR)
    enemies = [enemy for enemy in game.enemies(who) if enemy.id == who.quarry] or game.enemies(who)
    beside_them = 0
    for enemy in enemies:
        beside_them |= around(game, enemy)
    cost = far.cost(beside_them)
    return 0 if cost is None else far.layers[cost] & beside_them


def closest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> int | None:
    """The place of a walk's ends from which the way to the goal is shortest; none that is no nearer."""
    terrain = game.terrain
    steps, passable = terrain.walking, terrain.standable(size(who))
    base = terrain.base(*person(who.card).base)
    near, seen = goal, goal
    here = game.cover(who)
    while near:
        found = base.touching(near) & ends
        if found:
            return int(squares(found)[0])
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


def _door_to_open(game: Universalis, who: Character) -> Bits:
    """Before an explored door that keeps everybody from seeing a hero: where its opener goes; there it opens it.

    The opener is the creature of least value without ranged attacks.  UN-0723
    """
    doors = _shut_doors(game)
    if not doors or _opener(game) is not who:
        return 0
    far = reach_of(game, who, FAR)
    for number in doors:
        access = game.plan.accesses[number]
        both = access.sides[0] | access.sides[1]
        if both & game.cover(who):
            game.state.ground = game.state.ground.opened(number)
            game.tell(Changed, "door-open", who.id, now=number, rules=("UN-0723",))
            return _nearest_stands(game, who)
        if far.squares & both:
            return both & far.squares
    return 0


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


def _opener(game: Universalis) -> Character | None:
    """The creature of least value without ranged attacks.  UN-0723"""
    able = [one for one in game.state.creatures if not any(card.kind in RANGED for card in game.kit(one).weapons)]
    return min(able, key=lambda one: (vp_of(game, one), one.id), default=None)


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
        seen = any(line_of(game, who, enemy) is not None for enemy in enemies)
        who.at = start
        if seen:
            set_out(game, who, found, to)
            return
