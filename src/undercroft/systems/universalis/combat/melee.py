"""Melee combat: the attack begins, both sides roll, and who wins the roll.  UN-0390 to UN-0392, UN-0098 to UN-0100"""

from __future__ import annotations

from functools import partial

import msgspec

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Said, Summed
from undercroft.kernel.requests import Script
from undercroft.kernel.stakes import Side
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import (
    AttackReroll,
    AttackRoll,
    DeclareAttack,
    DefenseReroll,
    DefenseRoll,
    HitOrMiss,
)
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import CRITICALS_FROM
from undercroft.systems.universalis.combat.declaring import declare, muted, voices
from undercroft.systems.universalis.combat.melee_tally import (
    attack_tally,
    defense_tally,
    melee_weapon,
    unwieldy,
    weapon_of,
)
from undercroft.systems.universalis.combat.shields import in_the_way
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.walking import at_back, turned_to
from undercroft.systems.universalis.party.riding import together
from undercroft.systems.universalis.rolls.dice import (
    BLUNDER,
    DOUBLE_SIX,
    Fight,
    Seen,
    better,
    botched,
    criticals,
    double,
    fought,
)
from undercroft.systems.universalis.rolls.fortune import OWN, THEIRS
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.two_dice import (
    Attempt,
    Window,
    opposed_luck,
    throw,
    throw_failure_again,
    throws_failures_again,
    two_dice,
)
from undercroft.systems.universalis.state import Character, Dice, Hit
from undercroft.systems.universalis.status.conditions import cure

CRITICAL = 6
BEFORE = moments.BEFORE_ATTACK.name


def attack(
    game: Universalis,
    attacker: Character,
    target: Character,
    weapon: str,
    second: bool = False,
    *,
    at_once: bool = False,
) -> None:
    """Begin an attack: the attacker faces the target, and whoever flies comes down to one on the ground.

    `at_once` nobody comes in before the dice.  UN-0122, UN-0390, UN-0410
    """
    active = game.state.active
    facing = turned_to(game, attacker, target.at)
    if attacker.mount or attacker.rider:
        if active is not None and attacker.facing != facing:
            active.straight = 0
        attacker.facing = facing
        together(game, attacker)
    attacker.facing = facing
    if attacker.suffers("flying") and not target.suffers("flying"):
        cure(game, attacker, "flying")
    game.state.hit = declared(game, attacker, target, weapon, second=second)
    target.attacked = True
    game.tell(Said, "universalis-attack", attacker.id, args={"target": target.id, "weapon": weapon})
    game.push(*(() if at_once else (DeclareAttack(),)), AttackRoll(), DefenseRoll(), HitOrMiss())


def declared(game: Universalis, attacker: Character, target: Character, weapon: str, *, second: bool = False) -> Hit:
    """An attack as it is declared, before anything is rolled.  UN-0356, UN-0390"""
    active = game.state.active
    stalked = active is not None and active.who == attacker.id and target.id in active.stalked
    return Hit(
        attacker=attacker.id,
        target=target.id,
        weapon=weapon,
        place=tuple(squares(game.cover(target))),
        second=second,
        behind=stalked and at_back(game, attacker, target),
        sure=target.suffers("stationary"),
    )


def both(game: Universalis) -> tuple[Character, Character]:
    """Attacker and target of the attack that is going on."""
    hit = game.hit
    return game.character(hit.attacker), game.character(hit.target)


@step(DeclareAttack, attack=True)
def declare_attack(game: Universalis, entry: DeclareAttack) -> Script[None]:
    """Before the dice: whoever comes in, then active skills are declared, the attacker's first.  UN-1465 to UN-1467"""
    hit = game.hit
    attacker, target = both(game)
    mine, theirs = game.kit(attacker), game.kit(target)
    if BEFORE in mine.bound or BEFORE in theirs.bound or BEFORE in game.bound:
        for who in (attacker, target):
            for deed in moments.BEFORE_ATTACK.deeds(game.kit(who).names + game.quest):
                yield from deed(game, who, hit)
        mine, theirs = game.kit(attacker), game.kit(target)
    if hit.over:
        return
    ranged = hit.kind == "ranged"
    if mine.arts:
        hit.skills, hit.muted = yield from declare(game, attacker, hit, "shot" if ranged else "attack")
    if theirs.arts and not ranged:
        hit.guards, hit.unguarded = yield from declare(game, target, hit, "defense")


@step(AttackRoll, attack=True)
def attack_roll(game: Universalis, entry: AttackRoll) -> Script[None]:
    """The attacker's 2D6.  Both sides' dice are thrown one after the other, so that odds need not follow every pair of
    pairs.  UN-0391"""
    hit = game.hit
    if hit.sure:
        hit.landed = True
        return
    hit.lead = game.once("lead", lambda: _lead(game, hit))
    hit.attack = yield from two_dice(game, attacking(game, hit), seen(game, hit, "attack"))


@step(DefenseRoll, attack=True)
def defense_roll(game: Universalis, entry: DefenseRoll) -> Script[None]:
    """The defender's 2D6; then skills throw again what failed, the attacker's first, or it is decided.

    UN-0042, UN-0391
    """
    hit = game.hit
    if hit.sure:
        return
    attempt, again = defending(game, hit), throws_failures_again(game, attacking(game, hit))
    hit.defense = yield from two_dice(game, attempt, seen(game, hit, "defense", against=None if again else hit.attack))
    won = wins(game, hit)
    if again and not won:
        game.push(AttackReroll())
    elif won and throws_failures_again(game, attempt):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit)


@step(AttackReroll, attack=True)
def attack_reroll(game: Universalis, entry: AttackReroll) -> Script[None]:
    """An attacker who has lost throws again, which the defender may answer.  UN-0042"""
    hit = game.hit
    attempt, answered = attacking(game, hit), throws_failures_again(game, defending(game, hit))
    looked = seen(game, hit, "attack", against=None if answered else hit.defense)
    question = _question(game, hit, attempt.who)
    hit.attack = yield from throw_failure_again(game, attempt, hit.attack, question, looked)
    if answered and wins(game, hit):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit)


@step(DefenseReroll, attack=True)
def defense_reroll(game: Universalis, entry: DefenseReroll) -> Script[None]:
    """A defender who has lost throws again.  UN-0042"""
    hit = game.hit
    attempt = defending(game, hit)
    question, looked = _question(game, hit, attempt.who), seen(game, hit, "defense", against=hit.attack)
    hit.defense = yield from throw_failure_again(game, attempt, hit.defense, question, looked)
    yield from _decide(game, hit)


def _decide(game: Universalis, hit: Hit) -> Script[None]:
    """Fortune of heroes, who wins, and what skills see in the dice.  UN-0092, UN-0098, UN-0099"""
    attacker, target = both(game)
    yield from _fortune(game, hit, attacker, target)
    hit.landed = wins(game, hit)
    hit.criticals = criticals(hit.attack, _critical_from(hit)) if hit.landed else 0
    for who in (attacker, target):
        if game.kit(who).watches:
            for deed in moments.ROLLED.deeds(voices(game.kit(who), muted(hit, who))):
                yield from deed(game, who, hit)
    read_dice(game, hit)


def read_dice(game: Universalis, hit: Hit) -> None:
    """What is seen in the natural dice of an attack.  UN-0089, UN-0091"""
    thrown = (hit.attacker, hit.attack), (hit.target, hit.defense)
    hit.blunders = tuple(who for who, dice in thrown if dice == BLUNDER)
    hit.double_sixes = tuple(who for who, dice in thrown if dice == DOUBLE_SIX)
    hit.doubles = tuple(who for who, dice in thrown if double(dice) and game.kit(game.character(who)).watches)


def _lead(game: Universalis, hit: Hit) -> int:
    """How much more than the target the attacker adds to the dice."""
    attack, defense = attack_tally(game, hit), defense_tally(game, hit)
    if game.listening:
        game.tell(Summed, "attack", hit.attacker, attack.total, attack.frozen())
        game.tell(Summed, "defense", hit.target, defense.total, defense.frozen())
    return attack.total - defense.total


def attacking(game: Universalis, hit: Hit) -> Attempt:
    """The attacker's roll, with the skills declared for it and those left out.  UN-C259, UN-C277"""
    worst = unwieldy(weapon_of(hit))
    return Attempt(game.character(hit.attacker), "attack", "combat", hit.skills, hit.muted, worst=worst)


def defending(game: Universalis, hit: Hit) -> Attempt:
    """The defender's roll.  UN-C259, UN-C277"""
    target = game.character(hit.target)
    worst = unwieldy(melee_weapon(game, target))
    return Attempt(target, "defense", "combat", hit.guards, hit.unguarded, worst=worst)


def seen(game: Universalis, hit: Hit, roll: str, *, against: Dice | None = None) -> Seen:
    """How closely anybody looks at one side's dice: as far as they count `against` the other's, or against any where
    those may still change.  Skills of an attacker may look at single dice."""
    attacks = roll == "attack"
    attempt = attacking(game, hit) if attacks else defending(game, hit)
    watched = game.kit(attempt.who).watches
    if attacks and watched:
        return None
    ties, least = wins_ties(game, hit), _critical_from(hit)
    return fought(Fight(hit.lead, ties, attacks, attempt.worst, watched, least, against))


def _critical_from(hit: Hit) -> int:
    """From which face on a die is a critical in this attack.  UN-C435, UN-G116"""
    if not hit.skills:
        return CRITICAL
    return min((n for id in hit.skills for n in CRITICALS_FROM.of(skill_card(id).effects)), default=CRITICAL)


def wins(game: Universalis, hit: Hit) -> bool:
    """Does the attacker win the opposed roll?"""
    return _won(game, hit, hit.attack, hit.defense)


def _won(game: Universalis, hit: Hit, attack: Dice, defense: Dice) -> bool:
    won = better(attack, defense, hit.lead)
    return wins_ties(game, hit) if won is None else won


def wins_ties(game: Universalis, hit: Hit) -> bool:
    """Ties go to the higher Agility, then to the only one with a shield, then to the defender.  UN-0392, UN-G13"""
    attacker, target = both(game)
    mine, theirs = game.kit(attacker), game.kit(target)
    if mine.agility != theirs.agility:
        return mine.agility > theirs.agility
    return mine.shield is not None and in_the_way(theirs, target, hit) is None


def _fortune(game: Universalis, hit: Hit, attacker: Character, target: Character) -> Script[None]:
    """A hero the roll went against may throw its own or the enemy's dice again, each once.  UN-0098 to UN-0100"""
    hero = attacker if attacker.hero else target

    def lost() -> bool:
        return wins(game, hit) is not (hero is attacker)

    def rethrow(whose: str) -> Script[None]:
        if (whose == "own") is (hero is attacker):
            hit.attack = yield from throw(game, msgspec.structs.replace(attacking(game, hit), more=False))
        else:
            hit.defense = yield from throw(game, msgspec.structs.replace(defending(game, hit), more=False))

    window = Window("fortune-melee", hero, always=game.ruling("fortune-offers") == "always")
    question = partial(_question, game, hit, hero)
    yield from opposed_luck(game, window, [OWN, THEIRS], lost, question, rethrow)


def _question(game: Universalis, hit: Hit, hero: Character) -> Question:
    """What a question in the middle of a blow is about: both sides' dice, and which new ones the asked one needs."""
    attacks = hero.id == hit.attacker

    def sides() -> tuple[Side, ...]:
        attacker, target = both(game)
        return (
            side(attacker, "attack", hit.attack, attack_tally(game, hit)),
            side(target, "defense", hit.defense, defense_tally(game, hit)),
        )

    def striking(dice: Dice) -> bool:
        return attacks is _won(game, hit, botched(dice, attacking(game, hit).worst), hit.defense)

    def fending_off(dice: Dice) -> bool:
        return attacks is _won(game, hit, hit.attack, botched(dice, defending(game, hit).worst))

    own, enemy = (striking, fending_off) if attacks else (fending_off, striking)
    goal, now = "hit" if attacks else "escape", wins(game, hit) is attacks
    return Question(goal, sides, own, enemy, now, int(not attacks))
