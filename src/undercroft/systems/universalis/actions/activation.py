"""An activation: Recovery, then one Action, one move and a Quick Action in any order.  UN-0107 to UN-0117"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Began, Changed, Turned
from undercroft.kernel.requests import NO_ONE, NOWHERE, Ask, Option, Roll, Script, confirm
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions import jump_on_enemies, shoot, swim
from undercroft.systems.universalis.actions.attacks_in_one_step import ODD, chosen, odd_attack, put_off
from undercroft.systems.universalis.actions.choices import families, offers
from undercroft.systems.universalis.agenda import Act, EndActivation, NextHero, OddAttack, Recover
from undercroft.systems.universalis.cards.attributes import CONDITIONS, PASSING, RECOVERING, Condition
from undercroft.systems.universalis.cards.words import LINGERS
from undercroft.systems.universalis.combat.defensive_shots import wary
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.effects.riders import avenged
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import FACINGS, backs
from undercroft.systems.universalis.party.companions import giant, use_or_lose
from undercroft.systems.universalis.party.riding import idle, together
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.rolls.tests import add_bonuses, trial
from undercroft.systems.universalis.setup.entering import enter
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.conditions import cure, suffer
from undercroft.systems.universalis.status.counted_uses import forget_uses
from undercroft.systems.universalis.status.improved_creatures import take_another
from undercroft.systems.universalis.status.lasting_spells import held, sing_on
from undercroft.systems.universalis.things.burdens import MOST_COINS, burden

"""Stunned ends on this or more.  UN-0108"""

STARTS, ENDS = moments.ACTIVATION_STARTS.name, moments.ACTIVATION_ENDS.name

TURNS = len(FACINGS) - 1
"""How many facings are offered to a character that may turn, just before the end.  UN-0121"""


@step(NextHero)
def next_hero(game: Universalis, entry: NextHero) -> Script[None] | None:
    """The group says which hero is activated next, afresh each turn.  UN-0047, UN-0048, UN-0050, UN-0456"""
    game.state.active = None
    waiting: list[Character] = []
    for hero in game.state.heroes:
        if not (hero.activated or hero.out) and (not (hero.conditions or hero.owner) or _waits(game, hero)):
            waiting.append(hero)
    if game.state.swayed:
        waiting = [one for one in (*waiting, *game.state.creatures) if not one.activated and game.bright(one)]
    return _activate(game, waiting) if waiting else None


def _waits(game: Universalis, hero: Character) -> bool:
    """May a hero or companion be activated: neither Knocked Out nor a mount that stays still?

    UN-0050, UN-1379, UN-0504
    """
    if hero.suffers("knocked-out"):
        return False
    return not hero.owner or not idle(hero) or bool(avenged(game, hero))


def _activate(game: Universalis, waiting: list[Character]) -> Script[None]:
    options = [Option("activate", hero.id, seats=(hero.seat,)) for hero in waiting]
    option: Option = yield Ask("next-hero", waiting[0].seat, options)
    who = option.who
    game.push(Recover(who), Act(who), EndActivation(who), NextHero())


# recovery


@step(Recover)
def recover(game: Universalis, entry: Recover) -> Script[None] | None:
    """The Recovery phase; a hero still outside comes in on a starting square first, and one laden too much is Stunned.

    UN-0026, UN-0108 to UN-0113, UN-1128, UN-1129
    """
    who = game.character(entry.who)
    if game.told is not None:
        game.tell(Began, "activation", who=who.id)
    if who.clings or who.at == NOWHERE or who.conditions:
        return _come_round(game, who)
    active = _begin(game, who)
    laden = who.hero and toil(game, who)
    who.lay = False
    return _make_ready(game, who, active, laden)


def _come_round(game: Universalis, who: Character) -> Script[None]:
    """The Recovery phase of a character that hangs on to something, comes in or suffers from anything."""
    if who.clings and (yield from jump_on_enemies.hold_on(game, who)):
        return
    outside = who.at == NOWHERE
    if outside:
        yield from enter(game, who)
    active = _begin(game, who)
    active.came_in = outside
    laden = who.hero and toil(game, who)
    if who.conditions:
        yield from _get_better(game, who, active)
    else:
        who.lay = False
    if who.suffers("stationary"):
        active.over = True
    more = _make_ready(game, who, active, laden)
    if more is not None:
        yield from more


def _begin(game: Universalis, who: Character) -> Activation:
    game.state.active = active = Activation(
        who=who.id, origin=who.at, guarded=who.spent, looked=who.facing, across=who.across, lain=who.across
    )
    who.spent = False
    return active


def _make_ready(game: Universalis, who: Character, active: Activation, laden: int) -> Script[None] | None:
    """What it may do and how far it may go, and what comes at the start of an activation.

    UN-0114 to UN-0116, UN-0264, UN-0304, UN-0356, UN-0507, UN-1128, UN-1129, UN-1348, UN-C480, UN-C562
    """
    if laden:
        suffer(game, who, "stunned")
        active.over = active.over or laden > 1
    kit = game.kit(who)
    active.points = kit.movement
    bearer = who
    if who.mount:
        bearer = game.character(who.mount)
        active.points = game.kit(bearer).movement
    elif who.rider or (who.owner and idle(who)):
        active.points = 0
    if bearer.carries:
        active.points = min(active.points, game.kit(bearer).strength)
    if kit.person.companion and giant(who) and not who.tamed:
        active.over = True
    _heed_what_was_before(who, active)
    if game.state.fighting and who.hero:
        who.fought = True
    enemies = game.enemies(who)
    if enemies:
        active.stalked = backs(game, who, enemies)
        if near := wary(game, who, enemies):
            game.push(*near)
    if STARTS in kit.bound or STARTS in game.bound or LINGERS.name in kit.flags:
        return _start(game, who)
    return None


def _heed_what_was_before(who: Character, active: Activation) -> None:
    """A patient rests, a helper has no Action left, and a character that loses its turn does nothing.

    UN-C479, UN-0264, UN-0508
    """
    if who.rests:
        active.action, active.points = False, 0
    if who.lent_a_hand:
        active.action = False
    if who.loses_turn:
        active.over = True
    who.rests = who.lent_a_hand = who.loses_turn = False
    who.leading = NO_ONE
    forget_uses(who, "activation")


def _start(game: Universalis, who: Character) -> Script[None]:
    for deed in moments.ACTIVATION_STARTS.deeds(game.kit(who).names + game.quest):
        if not game.gone(who.id):
            yield from deed(game, who)
    for source in game.kit(who).speakers.get(LINGERS.name, ()):
        for effects in LINGERS.of(source.effects):
            if not game.gone(who.id):
                yield from apply_all(game, who, effects, lingering(game, who, source.id))


def lingering(game: Universalis, who: Character, spell: str) -> Cause:
    """What lingers on a character is the work of whoever cast it."""
    casters = (one.caster for one in game.state.lasting if one.spell == spell and who.id in one.targets)
    return Cause(spell, next(casters, NO_ONE), magic=True)


def toil(game: Universalis, who: Character) -> int:
    """How far the character breaks limits of equipment; when it no longer does, that Stunned ends.  UN-1128, UN-1129"""
    found = _burden(game, who)
    if who.laden and not found:
        cure(game, who, "stunned")
    who.laden = found > 0
    return found


def _burden(game: Universalis, who: Character) -> int:
    """The burden of what it carries now."""
    items = who.body + who.hands + who.pack + who.freight
    return burden(who.card, items, who.coins, alone=who.coins > MOST_COINS and game.alone())


def _get_better(game: Universalis, who: Character, active: Activation) -> Script[None]:
    """Frightened and Stationary pass, Stunned ends on 4+, and a character on the floor tries to stand up.

    Heroes may stay down.

    UN-0108 to UN-0113, UN-0494, UN-0501, UN-D17, UN-0492, UN-0507
    """
    for passing in PASSING:
        cure(game, who, passing)
    for name in RECOVERING:
        if who.suffers(name):
            yield from _shake_off(game, who, name)
    if not who.down:
        who.lay = False
        return
    if who.hero and not (yield from confirm(who.seat, "stand-up", who=who.id)):
        _stay_down(game, who, active)
        return
    if beside(game, who) and not who.lay:
        result = yield from trial(game, who, "agility", "stand-up")
        if not result.passed:
            _stay_down(game, who, active)
            return
    cure(game, who, "knocked-down")
    suffer(game, who, "stunned")
    who.lay = False


def _shake_off(game: Universalis, who: Character, name: Condition) -> Script[None]:
    """A roll may end a condition, unless a spell, a burden or a clinging enemy keeps it.

    UN-0108, UN-0452, UN-0742, UN-1128
    """
    if name in held(game, who) or (name == "stunned" and (who.laden or jump_on_enemies.clung(game, who))):
        return
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "recovery")
    bonus = Tally(face, "dice")
    add_bonuses(game, who, game.kit(who), bonus, ("recovery",))
    for deed in moments.TALLY.deeds(game.quest):
        deed(game, who, "recovery", bonus)
    if bonus.total >= CONDITIONS[name].ends_on:
        cure(game, who, name)


def _stay_down(game: Universalis, who: Character, active: Activation) -> None:
    """A character that stays on the floor can do nothing but shoot what can be fired from there.  UN-0113, UN-C287"""
    who.lay = True
    active.over = not shoot.offers(Standpoint(game, who))


# actions and moves


@step(Act, after=True)
def act(game: Universalis, entry: Act) -> Script[None]:
    """A hero chooses what to do until nothing is left or it ends its activation; turning leaves it the same choices.

    UN-0114 to UN-0116, UN-0121, UN-0225, UN-0456, UN-0742, UN-0752
    """
    active = game.state.active
    who = game.character(entry.who)
    if active is None or active.over:
        return
    if not who.hero:
        take_another(game, who, active)
    options = offers(game, who)
    seat = game.commander(who) if game.state.swayed else who.seat
    option: Option = yield Ask("act", seat, options, default=len(options) - 1, who=who.id)
    if option.act == "face":
        face(game, who, option)
        options = [*options[: -1 - TURNS], options[-1]]
        option = yield Ask("act", seat, options, default=len(options) - 1, who=who.id)
    if option.act == "end":
        return
    game.state.agenda.append(entry)
    if option.act in ODD and odd_attack(option):
        game.push(put_off(who, option))
        return
    done = families().do(game, who, option)
    if done is not None:
        yield from done
    if who.wounds:
        _last_on(game, who)


def _last_on(game: Universalis, who: Character) -> None:
    """A character that parts with a thing that gave it Vitality keeps 1 (ruling `vitality-of-things`)."""
    if game.left(who) < 1 and not game.gone(who.id):
        who.wounds = game.vitality(who) - 1


@step(OddAttack, attack=True)
def do_odd_attack(game: Universalis, entry: OddAttack) -> Script[None] | None:
    """An attack of an odd kind is carried out."""
    option = chosen(entry)
    return families().do(game, game.character(entry.who), option)


def face(game: Universalis, who: Character, option: Option) -> None:
    """He turns.  UN-0121, UN-1352"""
    who.facing = FACINGS.index(option.what)
    if who.mount or who.rider:
        together(game, who)
    game.active.faced = True
    if game.told is not None:
        game.tell(Turned, who.id, who.facing)


@step(EndActivation)
def end_activation(game: Universalis, entry: EndActivation) -> Script[None] | None:
    """The activation is completed; swimmers may swallow water.  UN-0048, UN-0153"""
    who = game.character(entry.who)
    if game.terrain.deep and who.here:
        return _end_by_water(game, who)
    finish(game, who)
    return None


def _end_by_water(game: Universalis, who: Character) -> Script[None]:
    yield from swim.keep_afloat(game, who)
    if not game.gone(who.id):
        finish(game, who)


def finish(game: Universalis, who: Character) -> None:
    """Mark it as activated, and let what comes at the end of an activation come."""
    who.activated = True
    active = game.state.active
    if game.state.lasting and active is not None and active.action and not (who.down or who.suffers("stationary")):
        sing_on(game, who)
    if who.owner:
        use_or_lose(game, who)
    if who.scaling:
        suffer(game, who, "stationary")
    if ENDS in game.kit(who).bound or ENDS in game.bound:
        for deed in moments.ACTIVATION_ENDS.deeds(game.kit(who).names + game.quest):
            deed(game, who)
    game.state.active = None
    if game.told is not None:
        game.tell(Changed, "activated", who.id, now=1)
