"""The Artificial Dark Player: its turn, the order of its creatures, and what each of them does in its activation.

UN-0644, UN-0706 to UN-0737, UN-0747, UN-0748
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began
from undercroft.kernel.requests import NOBODY, FigureId, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.jump_and_climb import CLIMB, climb, exits
from undercroft.systems.universalis.actions.melee import may_attack
from undercroft.systems.universalis.actions.move import set_out
from undercroft.systems.universalis.actions.shoot import can_shoot, shoot
from undercroft.systems.universalis.actions.swim import SWIM, may_swim, swim
from undercroft.systems.universalis.agenda import (
    CreatureAct,
    DarkAct,
    DarkDraw,
    DarkTurn,
    Disengage,
    EndActivation,
    EndDarkTurn,
    HeroesTurn,
    LateComers,
    NextCreature,
    OrderCreatures,
    PowerDie,
    Recover,
)
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.words import EXPLORES_IN_COMBAT
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.coming_late import due, leader_due
from undercroft.systems.universalis.dungeon.leaders import vp_of
from undercroft.systems.universalis.foes.casting import sorcery
from undercroft.systems.universalis.foes.errands import errand, run_errand
from undercroft.systems.universalis.foes.moving import go, press_on, step_back
from undercroft.systems.universalis.foes.shooting import RANGED, arm, can_fire, marks, reloads, shooting, vantage
from undercroft.systems.universalis.foes.skills import use_skill
from undercroft.systems.universalis.foes.targets import behavior_of, choose_target, forget, leaders_wish
from undercroft.systems.universalis.foes.watchmen import keep_watch
from undercroft.systems.universalis.foes.weapons import hit_out, in_reach, use_things
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import engagers, pressed, to_slip
from undercroft.systems.universalis.ground.sight import gap
from undercroft.systems.universalis.ground.water import submerged
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.improved_creatures import take_another
from undercroft.systems.universalis.status.lasting_spells import turn_over
from undercroft.systems.universalis.status.passing import turn_passes

STEPS = {"sorcerer": 0, "ranged": 1, "other": 3}
LEADERS, LAST = 2, 4


@step(DarkTurn)
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
        if state.swayed and hero.id in state.swayed:
            hero.activated = False
    for creature in state.creatures:
        creature.activated = creature.shielding = creature.reacted = creature.helped = False
    turn_passes(game, state.creatures)
    if game.dark != NOBODY:
        game.push(DarkDraw(), DarkAct(), EndDarkTurn())
    else:
        game.push(PowerDie(), OrderCreatures(), EndDarkTurn())
    if due(game) or leader_due(game):
        game.push(LateComers())
    for deed in moments.TURN_STARTS.deeds(game.quest):
        deed(game)


@step(OrderCreatures)
def order_creatures(game: Universalis, entry: OrderCreatures) -> None:
    """Put the creatures that may act this turn in order.  UN-0706, UN-0315"""
    game.push(NextCreature(order=activation_order(game) + entry.again))


def activation_order(game: Universalis) -> tuple[FigureId, ...]:
    """Sorcerers, ranged fighters, Leaders, all others, ranged fighters who cannot shoot this turn; in each of these by
    Value Points, then by Agility.  UN-0456, UN-0706 to UN-0708"""

    def key(creature: Character) -> tuple[int, int, int, int]:
        kind, kit = behavior_of(creature).order, game.kit(creature)
        if kit.shoots and kind != "sorcerer" and shoots(kit):
            kind = "ranged"
        step = LEADERS if creature.leader and kind != "sorcerer" else STEPS[kind]
        if kind == "ranged" and not creature.leader and not can_fire(game, creature):
            step = LAST
        return step, -vp_of(game, creature), -kit.agility, creature.id

    waiting = [creature for creature in _of_the_dark(game) if not creature.activated]
    if len(waiting) < 2:
        return tuple(creature.id for creature in waiting)
    return tuple(creature.id for creature in sorted(waiting, key=key))


def shoots(kit: Kit) -> bool:
    """Are there ranged attacks: a weapon in hand to shoot or throw, loaded or not?"""
    return any(card.kind in RANGED for card in kit.weapons)


def _of_the_dark(game: Universalis) -> list[Character]:
    """Its creatures, less those who fight for the heroes by magic and with heroes who fight for it.  UN-0456"""
    state = game.state
    if not state.swayed:
        return state.creatures
    return [one for one in (*state.creatures, *state.heroes) if one.here and not game.bright(one)]


@step(NextCreature)
def next_creature(game: Universalis, entry: NextCreature) -> None:
    """Activate the first of the order that is still there.  UN-0049, UN-0050"""
    order = list(entry.order)
    while order:
        who = order.pop(0)
        if not game.gone(who):
            rest = NextCreature(order=tuple(order))
            game.push(Recover(who), CreatureAct(who), EndActivation(who), rest)
            return


@step(CreatureAct)
def creature_act(game: Universalis, entry: CreatureAct) -> Script[None] | None:
    """A creature attacks while it can, and moves once to where it can; out of a pit it climbs, in deep water it swims,
    and from the floor it fires what can be fired there.

    UN-0154, UN-0300, UN-0709 to UN-0712, UN-0718, UN-0736, UN-C287
    """
    who = game.character(entry.who)
    active = game.state.active
    if active is None or active.over:
        return None
    if who.down:
        return _lie(game, who, active)
    if game.terrain.holes & game.cover(who):
        return climb(game, who, CLIMB) if active.action and exits(game, who) else None
    if submerged(game, who) and not who.suffers("flying") and may_swim(game, who, active):
        return _swim(game, who)
    take_another(game, who, active)
    return _act(game, who, active)


def _swim(game: Universalis, who: Character) -> Script[None]:
    """In deep water it swims like anybody, before it does anything else.  UN-0154, UN-0155"""
    game.push(CreatureAct(who.id))
    yield from swim(game, who, SWIM)


def _act(game: Universalis, who: Character, active: Activation) -> Script[None]:
    """What the quest sends it to do, then what it carries, spells, skills, shots, blows.

    UN-0709, UN-0718, UN-0727, UN-0736
    """
    forget(game, who)
    if game.quest and (goal := errand(game, who)) and (yield from run_errand(game, who, active, goal)):
        return
    kit, pack = game.kit(who), who.pack
    if kit.has(EXPLORES_IN_COMBAT) and keep_watch(game, who, active):
        return
    if pack and (yield from use_things(game, who)):
        game.push(CreatureAct(who.id))
        return
    behavior = behavior_of(who)
    if behavior.keeps_away and _breaks_off(game, who, active):
        return
    if pack:
        arm(game, who)
        kit = game.kit(who)
    if person(who.card).stats.mana and (active.action or active.attacks):
        wish = yield from leaders_wish(game, who)
        if (yield from sorcery(game, who, active, behavior, wish)):
            active.wish = active.wish if active.action else ""
            who.last_skill = ""
            return
        kit = game.kit(who)
    if kit.actions and (yield from use_skill(game, who, active, behavior)):
        return
    if (kit.shoots or who.shot) and (yield from _shoot(game, who, active)):
        return
    if may_attack(game, who, active):
        yield from _fight(game, who, active)
    elif behavior.keeps_away:
        step_back(game, who)


def _fight(game: Universalis, who: Character, active: Activation) -> Script[None]:
    """Strike from where it stands when it has moved or cannot; else go to its target.  UN-0709, UN-0710"""
    wish = (yield from leaders_wish(game, who)) if who.leader else None
    if active.points and not active.walked:
        yield from go(game, who, wish)
        return
    near = in_reach(game, who)
    if near:
        costs = dict.fromkeys((enemy.id for enemy in near), 0)
        target = yield from choose_target(game, who, near, costs, behavior_of(who), wish)
        game.push(CreatureAct(who.id))
        hit_out(game, who, target)
    elif active.momentum and active.attacks:
        press_on(game, who)


def _breaks_off(game: Universalis, who: Character, active: Activation) -> bool:
    """One that keeps away tries to get out of melee before it shoots; failing, it fights.  UN-0727, UN-G44"""
    if not active.action or not active.points or active.walked or not behavior_of(who).disengages:
        return False
    if not (_has_bow(who) or who.mana) or not engagers(game, who):
        return False
    game.push(Disengage(who.id, opponents=tuple(enemy.id for enemy in to_slip(game, who))), CreatureAct(who.id))
    return True


def _has_bow(who: Character) -> bool:
    """Does it carry anything to shoot or throw?"""
    cards = [gear_cards()[item] for item in (*who.hands, *who.pack)]
    return any(isinstance(card, Weapon) and card.kind in RANGED for card in cards)


def _shoot(game: Universalis, who: Character, active: Activation) -> Script[bool]:
    """Shoot at somebody; else reload, or go where there is a shot.  UN-0709, UN-0718, UN-0731"""
    known = shooting(game, who)
    if not known:
        return reloads(game, who, active)
    if (yield from _fire(game, who, active, known)):
        return True
    if not active.points or active.walked or not active.action or not can_shoot(game, who, active):
        return False
    found = vantage(game, who, known, active.points) if active.slipped or not pressed(game, who) else None
    if found is None:
        return False
    game.push(CreatureAct(who.id))
    set_out(game, who, *found)
    return True


def _lie(game: Universalis, who: Character, active: Activation) -> Script[None]:
    """On the floor nothing is left to it but to fire.  UN-C287"""
    if game.kit(who).shoots:
        yield from _fire(game, who, active, shooting(game, who))


def _fire(game: Universalis, who: Character, active: Activation, known: list[Weapon]) -> Script[bool]:
    """Shoot at one of those it can hit from where it is.  UN-0709, UN-0718, UN-0722, UN-C117, UN-C294"""
    aims = marks(game, who, active, known)
    if not aims:
        return False
    wish = yield from leaders_wish(game, who)
    enemies = [enemy for enemy in game.enemies(who) if enemy.id in aims]
    far = {enemy.id: gap(game, game.cover(who), game.cover(enemy)) for enemy in enemies}
    target = yield from choose_target(game, who, enemies, far, behavior_of(who), wish)
    active.wish = ""
    who.last_skill = ""
    game.push(CreatureAct(who.id))
    shoot(game, who, Option("shoot", target.id, what=aims[target.id].id))
    return True


@step(EndDarkTurn)
def end_dark_turn(game: Universalis, entry: EndDarkTurn) -> None:
    """The turn is over; the heroes' turn follows.  UN-0046"""
    game.state.active = None
    turn_over(game, bright=False)
    game.push(HeroesTurn())
    for deed in moments.TURN_ENDS.deeds(game.quest):
        deed(game)
    mission.watch(game)
