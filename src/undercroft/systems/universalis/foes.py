"""The Artificial Dark Player: its turn, the order of its creatures, whom they attack and how they get there.

UN-0644, UN-0706 to UN-0737, UN-0747, UN-0748
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import Reach
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Began
from undercroft.kernel.requests import FigureId, Option, Roll, Script
from undercroft.systems.universalis import goals, moments
from undercroft.systems.universalis.actions.fight import LONG, farther, may_attack, strike, weapons
from undercroft.systems.universalis.actions.move import attacks_of, run_points, runs_far, set_out
from undercroft.systems.universalis.actions.pits import CLIMB, climb, exits
from undercroft.systems.universalis.actions.shoot import shoot
from undercroft.systems.universalis.agenda import (
    CreatureAct,
    DarkTurn,
    Disengage,
    EndActivation,
    EndDarkTurn,
    HeroesTurn,
    Muster,
    NextCreature,
    PowerDie,
    Recover,
)
from undercroft.systems.universalis.cards import BEHAVIORS, Behavior, Weapon, Wish
from undercroft.systems.universalis.engagement import around, beside, engagers, pressed, size, to_slip
from undercroft.systems.universalis.foes_casting import sorcery
from undercroft.systems.universalis.foes_shooting import arm, marks, reloads, shooting, vantage
from undercroft.systems.universalis.foes_skills import use_skill
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import WEAKENING
from undercroft.systems.universalis.lasting import turn_over
from undercroft.systems.universalis.leaders import vp_of
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.rolls import LOTS, PAIR, TWO
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.sighting import gap
from undercroft.systems.universalis.state import Activation, Character, Dice
from undercroft.systems.universalis.targets import choose_target
from undercroft.systems.universalis.times import turn_passes
from undercroft.systems.universalis.walking import cost_to, landings, reach_of, run_of

FAR = 40
"""How far a creature looks for a way."""

STEPS = {"sorcerer": 0, "ranged": 1, "other": 3}
LEADERS = 2


def dark_turn(game: Universalis, entry: DarkTurn) -> None:
    """The Dark Player scores for the turn and activates its creatures in order.  UN-0049, UN-0065, UN-0066, UN-0644"""
    state = game.state
    state.side = "dark"
    state.active = None
    game.tell(Began, "dark-turn", state.round)
    if not state.main_entered:
        state.suffered += 1
    for hero in state.heroes:
        hero.attacked = hero.reacted = hero.helped = False
        if hero.id in state.swayed:
            hero.activated = False
    for creature in state.creatures:
        creature.activated = creature.reacted = creature.helped = False
    turn_passes(game, state.creatures)
    for deed in moments.TURN_STARTS.deeds(game.quest):
        deed(game)
    game.push(PowerDie(), Muster(), EndDarkTurn())


def muster(game: Universalis, entry: Muster) -> None:
    """Put in order whoever may act this turn.  UN-0706, UN-0315"""
    game.push(NextCreature(order=activation_order(game)))


def activation_order(game: Universalis) -> tuple[FigureId, ...]:
    """Sorcerers, ranged fighters, Leaders, all others; then by Value Points, then by Agility.  UN-0706, UN-0708"""

    def key(creature: Character) -> tuple[int, int, int, int]:
        kind = behavior_of(creature).order
        if kind == "other" and shooting(game, creature):
            kind = "ranged"
        step = LEADERS if creature.leader and kind != "sorcerer" else STEPS[kind]
        return step, -vp_of(game, creature), -game.kit(creature).agility, creature.id

    waiting = [creature for creature in _of_the_dark(game) if not creature.activated]
    return tuple(creature.id for creature in sorted(waiting, key=key))


def _of_the_dark(game: Universalis) -> list[Character]:
    """Its creatures, less those who fight for the heroes by magic and with heroes who fight for it.  UN-0456"""
    state = game.state
    if not state.swayed:
        return state.creatures
    return [one for one in (*state.creatures, *state.heroes) if one.here and not game.bright(one)]


def behavior_of(creature: Character) -> Behavior:
    """The Behavior card of a creature; whoever has none fights hand to hand."""
    return library()[BEHAVIORS][person(creature.card).behavior or "melee-fighter"]


def next_creature(game: Universalis, entry: NextCreature) -> None:
    """Activate the first of the order that is still there.  UN-0049, UN-0050"""
    order = list(entry.order)
    while order:
        who = order.pop(0)
        if not game.gone(who):
            rest = NextCreature(order=tuple(order))
            game.push(Recover(who), CreatureAct(who), EndActivation(who), rest)
            return


def creature_act(game: Universalis, entry: CreatureAct) -> Script[None]:
    """A creature attacks while it can, and moves once to where it can; out of a pit it climbs.

    UN-0300, UN-0709 to UN-0712, UN-0718
    """
    who = game.character(entry.who)
    active = game.state.active
    if active is None or active.over or who.down:
        return
    if game.terrain.holes & game.cover(who):
        if active.action and exits(game, who):
            yield from climb(game, who, CLIMB)
        return
    arm(game, who)
    if person(who.card).stats.mana and active.action:
        wish = yield from _leaders_wish(game, who)
        if (yield from sorcery(game, who, active, behavior_of(who), wish)):
            return
    if game.kit(who).actions and (yield from use_skill(game, who, active, behavior_of(who))):
        return
    if (yield from _shoot(game, who, active)):
        return
    if may_attack(game, who, active):
        wish = yield from _leaders_wish(game, who)
        near = in_reach(game, who)
        if near and (active.walked or not active.points or engagers(game, who)):
            yield from _strike(game, who, near, wish)
            return
        if active.points and not active.walked:
            yield from _go(game, who, near, wish)
            return
        if near:
            yield from _strike(game, who, near, wish)
        elif active.momentum and active.attacks:
            _press_on(game, who)


def _shoot(game: Universalis, who: Character, active: Activation) -> Script[bool]:
    """Shoot at somebody; else reload, or go where there is a shot.  UN-0709, UN-0718, UN-0731"""
    aims = marks(game, who, active)
    if aims:
        wish = yield from _leaders_wish(game, who)
        enemies = [enemy for enemy in game.enemies(who) if enemy.id in aims]
        far = {enemy.id: gap(game, game.cover(who), game.cover(enemy)) for enemy in enemies}
        target = yield from choose_target(game, who, enemies, far, behavior_of(who), wish)
        game.push(CreatureAct(who.id))
        shoot(game, who, Option("shoot", target.id, what=aims[target.id].id))
        return True
    if reloads(game, who, active):
        return True
    if not active.points or active.walked or not shooting(game, who) or pressed(game, who):
        return False
    found = reach_of(game, who, active.points)
    spot = vantage(game, who, active, found)
    if spot is None:
        return False
    game.push(CreatureAct(who.id))
    set_out(game, who, found, spot)
    return True


def _press_on(game: Universalis, who: Character) -> None:
    """Pushed off with an attack left: one square further, if that brings it to somebody.  UN-0360"""
    game.active.momentum = False
    found = reach_of(game, who, 1)
    places = sorted(stands(game, who, found).values())
    if places:
        game.push(CreatureAct(who.id))
        set_out(game, who, found, places[0][1])


def _leaders_wish(game: Universalis, who: Character) -> Script[Wish | None]:
    """A Leader rolls 1D3 before each action for whom it wants.  UN-0747"""
    if not who.leader:
        return None
    face: int = yield Roll(((LOTS[3],),), TOTAL, who=who.id, seat=who.seat, why="leader", stream="monsters")
    return behavior_of(who).leader[face - 1]


def in_reach(game: Universalis, who: Character) -> list[Character]:
    """The enemies it can attack from where it stands."""
    near = beside(game, who)
    return near + farther(game, who, near) if game.kit(who).long else near


def _strike(game: Universalis, who: Character, near: list[Character], wish: Wish | None) -> Script[None]:
    """Attack one of the enemies in reach, then look again.  UN-0710, UN-0716, UN-0725"""
    costs = dict.fromkeys((enemy.id for enemy in near), 0)
    target = yield from choose_target(game, who, near, costs, behavior_of(who), wish)
    game.push(CreatureAct(who.id))
    strike(game, who, Option("attack", target.id, what=best_weapon(game, who, target).id))


def best_weapon(game: Universalis, who: Character, target: Character) -> Weapon:
    """Against heavy armor the most damage that lowers Armor, otherwise what hits most easily.  UN-0717, UN-0730"""
    known = weapons(game, who)
    if game.kit(target).heavy:
        return max(known, key=lambda card: (-card.armor, card.damage, card.combat))
    return max(known, key=lambda card: (card.combat + card.attack, card.damage, -card.armor))


# getting there


def _go(game: Universalis, who: Character, near: list[Character], wish: Wish | None) -> Script[None]:
    """Choose among all enemies it can get at, and go to the one chosen; with none in reach go for the nearest.

    UN-0709, UN-0712, UN-0714, UN-0748
    """
    held = engagers(game, who)
    found = reach_of(game, who, game.active.points)
    places = stands(game, who, found) if not held else {}
    for enemy in near:
        places.setdefault(enemy.id, (0, who.at))
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in places]
    game.push(CreatureAct(who.id))
    if not enemies:
        yield from _approach(game, who, found)
        return
    costs = {id: cost for id, (cost, _) in places.items()}
    target = yield from choose_target(game, who, enemies, costs, behavior_of(who), wish)
    cost, at = places[target.id]
    if cost:
        set_out(game, who, found, at)
    else:
        strike(game, who, Option("attack", target.id, what=best_weapon(game, who, target).id))


def stands(game: Universalis, who: Character, found: Reach) -> dict[FigureId, tuple[int, int]]:
    """For each enemy it can get at: the cost and the place from which it would attack.

    The cheapest place; of equal ones not next to allies, then the lowest number.  UN-0713 to UN-0715
    """
    ends = landings(game, who, found)
    base = game.terrain.base(*person(who.card).base)
    friends = 0
    for ally in game.allies(who):
        friends |= game.terrain.around(game.cover(ally))
    long = game.kit(who).long
    places: dict[FigureId, tuple[int, int]] = {}
    for enemy in game.enemies(who):
        spots = base.touching(around(game, enemy, size(who) >= 4)) & ends
        if long:
            spots = _at_arms_length(game, who, enemy, ends) or spots
        best: tuple[int, bool, int] | None = None
        for at in squares(spots):
            key = (cost_to(game, who, found, at), bool(base.at(at) & friends), int(at))
            if best is None or key < best:
                best = key
        if best is not None:
            places[enemy.id] = (best[0], best[2])
    return places


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


def _approach(game: Universalis, who: Character, found: Reach) -> Script[None]:
    """Nobody can be attacked: disengage if a Leader must, else go towards the nearest enemy, running if it helps.

    UN-0712, UN-0713, UN-0748
    """
    active = game.active
    if engagers(game, who):
        if who.leader and active.action:
            game.push(Disengage(who.id, opponents=tuple(enemy.id for enemy in to_slip(game, who))))
        else:
            active.over = True
        return
    goal = _nearest_stands(game, who)
    if not goal:
        active.over = True
        return
    ends = landings(game, who, found)
    if active.action and _can_run(game, who):
        dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "run", "monsters")
        active.action, active.running = False, True
        active.points = run_points(game.kit(who).movement, dice, far=runs_far(game, who))
        found = run_of(game, who, active.points)
        ends = landings(game, who, found)
    to = _closest(game, who, ends, goal)
    active.over = True
    if to is not None:
        set_out(game, who, found, to)


def _nearest_stands(game: Universalis, who: Character) -> Bits:
    """The squares beside enemies that are fewest points away, over however many turns.  UN-0713"""
    far = reach_of(game, who, FAR)
    beside_them = 0
    for enemy in game.enemies(who):
        beside_them |= around(game, enemy)
    cost = far.cost(beside_them)
    return 0 if cost is None else far.layers[cost] & beside_them


def _closest(game: Universalis, who: Character, ends: Bits, goal: Bits) -> int | None:
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


def _can_run(game: Universalis, who: Character) -> bool:
    """The Stunned and the staggering do not run, nor do those next to an enemy.  UN-0210, UN-0211"""
    weak = any(name in who.conditions for name in WEAKENING if name != "frightened") or game.wounded(who)
    return not weak and not game.kit(who).has("staggering") and not pressed(game, who) and bool(attacks_of(game, who))


def end_dark_turn(game: Universalis, entry: EndDarkTurn) -> None:
    """The turn is over; the heroes' turn follows.  UN-0046"""
    game.state.active = None
    turn_over(game, bright=False)
    for deed in moments.TURN_ENDS.deeds(game.quest):
        deed(game)
    game.push(HeroesTurn())
    goals.watch(game)
