"""Melee combat: the attack begins, both sides roll, and who wins the roll.  UN-0390 to UN-0392, UN-0098 to UN-0100"""

from __future__ import annotations

from functools import partial

import msgspec

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Said, Summed
from undercroft.kernel.requests import Ask, Option, Roll, Script
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
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import Kit, bests
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import CRITICALS_FROM
from undercroft.systems.universalis.combat.declaring import SERVING, declare, muted, voices
from undercroft.systems.universalis.combat.melee_tally import (
    attack_tally,
    defense_tally,
    melee_weapon,
    parrying_weapon,
    unwieldy,
    weapon_of,
)
from undercroft.systems.universalis.combat.shields import in_the_way
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.walking import at_back, turned_to
from undercroft.systems.universalis.party.riding import together
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import (
    PAIR,
    PLAIN_PAIR,
    TWO,
    Alike,
    Fight,
    best_two,
    better,
    botched,
    criticals,
    parried,
    parried_again,
    plain,
    remembered,
    some,
    struck,
    struck_again,
)
from undercroft.systems.universalis.rolls.fortune import KEEP, OWN, THEIRS, can_spend, spend
from undercroft.systems.universalis.rolls.rerolls import Attempt, again, retries, retry, throws_ones_again
from undercroft.systems.universalis.rolls.stakes import Question, side
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
    """The attacker's 2D6; skills throw dice again.  UN-0391

    Both sides' dice are read one after the other, so that odds need not follow every pair of pairs.
    """
    hit = game.hit
    if hit.sure:
        hit.landed = True
        return
    hit.lead = game.once("lead", lambda: _lead(game, hit))
    hit.attack = yield from _dice(game, game.character(hit.attacker), "attack", hit)


@step(DefenseRoll, attack=True)
def defense_roll(game: Universalis, entry: DefenseRoll) -> Script[None]:
    """The defender's 2D6; then skills throw again what failed, the attacker's first, or it is decided.  UN-0391

    They throw in steps of their own, so that odds forget dice that will not count.
    """
    hit = game.hit
    if hit.sure:
        return
    target = game.character(hit.target)
    ready = game.once("defender", lambda: _defender(game, hit))
    if ready.fight is not None:
        hit.defense = yield from _parry_plainly(game, target, hit, ready.fight, ready.ones)
    else:
        hit.defense = yield from _dice(game, target, "defense", hit)
    if ready.mine and not wins(game, hit):
        game.push(AttackReroll())
    elif ready.theirs and wins(game, hit):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit)


@step(AttackReroll, attack=True)
def attack_reroll(game: Universalis, entry: AttackReroll) -> Script[None]:
    """An attacker who has lost throws again, which the defender may answer.  UN-0042"""
    hit = game.hit
    attacker = game.character(hit.attacker)
    answered = game.once("answered", lambda: _answers(game, hit))
    attempt, worst = attempt_of(attacker, "attack", hit), _worst(game, hit, "attack")
    if game.kit(attacker).watches:
        dice = yield from retry(game, attempt, hit.attack, question=_question(game, hit, attacker))
    else:
        fight = game.once("fight", lambda: _striking(game, attacker, hit, answered))
        beside, question = partial(struck_again, fight), _question(game, hit, attacker)
        dice = yield from retry(game, attempt, hit.attack, struck(fight), beside, question)
    hit.attack = botched(dice, worst)
    if answered and wins(game, hit):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit)


@step(DefenseReroll, attack=True)
def defense_reroll(game: Universalis, entry: DefenseReroll) -> Script[None]:
    """A defender who has lost throws again.  UN-0042"""
    hit = game.hit
    attacker, target = both(game)
    fight = game.once("fight", lambda: _parrying(game, target, hit, (game.kit(attacker), game.kit(target))))
    beside, question = partial(parried_again, fight), _question(game, hit, target)
    dice = yield from retry(game, attempt_of(target, "defense", hit), hit.defense, parried(fight), beside, question)
    hit.defense = botched(dice, fight.worst)
    yield from _decide(game, hit)


def _decide(game: Universalis, hit: Hit) -> Script[None]:
    """Fortune of heroes, who wins, and what skills see in the dice.  UN-0098, UN-0099"""
    attacker, target = both(game)
    yield from _fortune(game, hit, attacker, target)
    hit.landed = wins(game, hit)
    hit.criticals = criticals(hit.attack, _critical_from(game, attacker, hit)) if hit.landed else 0
    mine, theirs = game.kit(attacker), game.kit(target)
    if mine.watches or theirs.watches:
        for who in (attacker, target):
            kit = game.kit(who)
            if kit.watches:
                for deed in moments.ROLLED.deeds(voices(kit, muted(hit, who))):
                    yield from deed(game, who, hit)
        mine, theirs = (game.kit(who) for who in both(game))
    hit.lead = 0
    hit.attack = remembered(hit.attack, doubles=mine.watches)
    hit.defense = remembered(hit.defense, doubles=theirs.watches)


def _lead(game: Universalis, hit: Hit) -> int:
    """How much more than the target the attacker adds to his dice."""
    attack, defense = attack_tally(game, hit), defense_tally(game, hit)
    if game.listening:
        game.tell(Summed, "attack", hit.attacker, attack.total, attack.frozen())
        game.tell(Summed, "defense", hit.target, defense.total, defense.frozen())
    return attack.total - defense.total


class Defender(msgspec.Struct, frozen=True, gc=False):
    """How a defender stands before his dice fall: what either side throws again once it has lost; what his dice count
    against, unless they are the best of more; whether he throws 1s again."""

    mine: frozenset[str]
    theirs: frozenset[str]
    fight: Fight | None
    ones: bool


def _defender(game: Universalis, hit: Hit) -> Defender:
    attacker, target = both(game)
    kits = game.kit(attacker), game.kit(target)
    attempt = attempt_of(target, "defense", hit)
    mine, theirs = retries(kits[0], attempt_of(attacker, "attack", hit)), retries(kits[1], attempt)
    if bests(kits[1], hit.guards, hit.unguarded):
        return Defender(mine, theirs, None, ones=False)
    fight = _parrying(game, target, hit, kits, "one" in theirs, bool(mine))
    return Defender(mine, theirs, fight, throws_ones_again(kits[1], attempt))


def _answers(game: Universalis, hit: Hit) -> bool:
    """Does the defender throw again once he has lost?"""
    target = game.character(hit.target)
    return bool(retries(game.kit(target), attempt_of(target, "defense", hit)))


def _parry_plainly(game: Universalis, target: Character, hit: Hit, fight: Fight, ones: bool) -> Script[Dice]:
    """The defender's dice, and 1s that are thrown again, read no finer than they count against the attack."""
    reads = game.once("reads", lambda: parried(fight, ones))
    thrown: Alike = yield Roll((TWO,), reads, target.seat, target.id, "defense")
    if not ones:
        return thrown.dice
    return (yield from again(game, attempt_of(target, "defense", hit), thrown.dice, partial(parried_again, fight)))


def _parrying(
    game: Universalis,
    target: Character,
    hit: Hit,
    kits: tuple[Kit, Kit],
    lower: bool = False,
    answered: bool = False,
) -> Fight:
    """What a defender's dice count against; `kits` are the attacker's and his."""
    ties, worst = _ties_won(*kits, target, hit), _clumsiness(parrying_weapon(game, target, kits[1]))
    return Fight(hit.attack, hit.lead, ties, worst, kits[1].watches, lower, answered)


def _striking(game: Universalis, attacker: Character, hit: Hit, answered: bool) -> Fight:
    """What the dice that an attacker throws again count against."""
    ties, worst, least = wins_ties(game, hit), _worst(game, hit, "attack"), _critical_from(game, attacker, hit)
    return Fight(hit.defense, hit.lead, ties, worst, answered=answered, least=least)


def attempt_of(who: Character, roll: str, hit: Hit) -> Attempt:
    """One side's roll of a fight, with the skills declared for it and those left out."""
    if roll == "attack":
        return Attempt(who, roll, "combat", hit.skills, hit.muted)
    return Attempt(who, roll, "combat", hit.guards, hit.unguarded)


def _critical_from(game: Universalis, attacker: Character, hit: Hit) -> int:
    """From which face on a die is a critical in this attack.  UN-C435, UN-G116"""
    if not hit.skills:
        return CRITICAL
    return min((n for id in hit.skills for n in CRITICALS_FROM.of(skill_card(id).effects)), default=CRITICAL)


def _dice(game: Universalis, who: Character, roll: str, hit: Hit) -> Script[Dice]:
    """One side's dice, read no finer than somebody looks at them.  UN-C259, UN-C277"""
    kit = game.kit(who)
    worst = _worst(game, hit, roll)
    attempt = attempt_of(who, roll, hit)
    fine = kit.watches or "one" in retries(kit, attempt)
    dice: Dice
    for _, best in bests(kit, attempt.declared, attempt.muted):
        if best.roll in SERVING[roll] and holds(game, who, best.when, hit):
            dice = yield Roll((some(best.dice),), best_two(best.strict), who.seat, who.id, roll)
            break
    else:
        if not fine and worst == 1 and not throws_ones_again(kit, attempt):
            dice = yield Roll((TWO,), PLAIN_PAIR, who.seat, who.id, roll)
            return dice
        dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
    dice = botched(dice, worst)
    dice = botched((yield from again(game, attempt, dice)), worst)
    return dice if fine else plain(dice)


def _worst(game: Universalis, hit: Hit, roll: str) -> int:
    """The highest double that is a critical failure for who attacks, or for who defends.  UN-C259, UN-C277"""
    return _clumsiness(weapon_of(hit) if roll == "attack" else melee_weapon(game, game.character(hit.target)))


def _clumsiness(weapon: Weapon) -> int:
    return unwieldy(weapon) if weapon.effects else 1


def wins(game: Universalis, hit: Hit) -> bool:
    """Does the attacker win the opposed roll?"""
    return _won(game, hit, hit.attack, hit.defense)


def wins_ties(game: Universalis, hit: Hit) -> bool:
    """Ties go to the higher Agility, then to the only one with a shield, then to the defender.  UN-0392, UN-G13"""
    attacker, target = both(game)
    return _ties_won(game.kit(attacker), game.kit(target), target, hit)


def _ties_won(mine: Kit, theirs: Kit, target: Character, hit: Hit) -> bool:
    nimbler = mine.agility - theirs.agility
    if nimbler:
        return nimbler > 0
    return mine.shield is not None and in_the_way(theirs, target, hit) is None


def _fortune(game: Universalis, hit: Hit, attacker: Character, target: Character) -> Script[None]:
    """A hero the roll went against may throw his own or the enemy's dice again, each once.  UN-0098 to UN-0100"""
    hero, mine, theirs = (attacker, "attack", "defense") if attacker.hero else (target, "defense", "attack")
    while can_spend(game, hero):
        always = game.ruling("fortune-offers") == "always"
        won = wins(game, hit) == (hero is attacker)
        left = [option for option, side in ((OWN, mine), (THEIRS, theirs)) if side not in hit.rerolled]
        if not left or (won and not always):
            return
        options = KEEP, *left
        stakes = _question(game, hit, hero, won=won).about(*options)
        option: Option = yield Ask("fortune-melee", hero.seat, options, who=hero.id, stakes=stakes)
        if option.act == "keep":
            return
        side = mine if option.what == "own" else theirs
        spend(game, hero)
        hit.rerolled = (*hit.rerolled, side)
        roller = attacker if side == "attack" else target
        fresh: Dice = yield Roll((TWO,), PAIR, roller.seat, roller.id, side)
        dice = botched(fresh, _worst(game, hit, side))
        if side == "attack":
            hit.attack = dice
        else:
            hit.defense = dice


def _question(game: Universalis, hit: Hit, hero: Character, *, won: bool = False) -> Question:
    """What a question in the middle of a blow is about: both sides' dice, and which new ones the asked one needs."""
    attacks = hero.id == hit.attacker

    def sides() -> tuple[Side, ...]:
        attacker, target = both(game)
        return (
            side(attacker, "attack", hit.attack, attack_tally(game, hit)),
            side(target, "defense", hit.defense, defense_tally(game, hit)),
        )

    def striking(dice: Dice) -> bool:
        return attacks is _won(game, hit, botched(dice, _worst(game, hit, "attack")), hit.defense)

    def defending(dice: Dice) -> bool:
        return attacks is _won(game, hit, hit.attack, botched(dice, _worst(game, hit, "defense")))

    own, enemy = (striking, defending) if attacks else (defending, striking)
    return Question("hit" if attacks else "escape", sides, own, enemy, won, int(not attacks))


def _won(game: Universalis, hit: Hit, attack: Dice, defense: Dice) -> bool:
    won = better(attack, defense, hit.lead)
    return wins_ties(game, hit) if won is None else won
