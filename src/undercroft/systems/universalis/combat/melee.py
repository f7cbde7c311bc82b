"""Melee combat: the attack begins, both sides roll, one wins, and what that means.

UN-0390 to UN-0395, UN-0098 to UN-0100, UN-1405
"""

from __future__ import annotations

from functools import partial

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved, Said, Summed
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.kernel.stakes import Side
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import (
    AttackReroll,
    AttackRoll,
    Block,
    BreakingRoll,
    Damage,
    DeclareAttack,
    DefenseReroll,
    DefenseRoll,
    HitOrMiss,
    Push,
    StepUp,
    TakeWounds,
)
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import CRITICALS_FROM
from undercroft.systems.universalis.combat.declaring import declare
from undercroft.systems.universalis.combat.melee_tally import (
    attack_tally,
    both_rolls,
    defense_tally,
    melee_weapon,
    read_dice,
    weapon_of,
)
from undercroft.systems.universalis.combat.ranged import shot_hits_or_misses
from undercroft.systems.universalis.combat.shields import in_the_way, stop_short, usable_shield
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, around
from undercroft.systems.universalis.ground.long_weapons import wields
from undercroft.systems.universalis.ground.walking import at_back, turned_to
from undercroft.systems.universalis.party.riding import attacked_alone, together
from undercroft.systems.universalis.rolls.dice import (
    Fight,
    Seen,
    better,
    botched,
    criticals,
    fought,
)
from undercroft.systems.universalis.rolls.fortune import OWN, THEIRS
from undercroft.systems.universalis.rolls.stakes import Question, Throw, side
from undercroft.systems.universalis.rolls.two_dice import (
    Attempt,
    Window,
    dice_of,
    opposed_luck,
    throw,
    throw_failure_again,
    throws_failures_again,
    two_dice,
)
from undercroft.systems.universalis.state import Character, Dice, Hit
from undercroft.systems.universalis.status.conditions import cure, suffer

CRITICAL = 6


def attack(
    game: Universalis,
    attacker: Character,
    target: Character,
    weapon: str,
    second: bool = False,
    *,
    at_once: bool = False,
) -> None:
    """Begin an attack: the attacker faces the target; if it flies, it comes down to one on the ground.

    `at_once` nobody comes in before the dice.

    UN-0122, UN-0390, UN-0410, UN-1360, UN-1361, UN-C529
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


@step(DeclareAttack, attack=True)
def declare_attack(game: Universalis, entry: DeclareAttack) -> Script[None]:
    """Before the dice: skills that come in, then active skills are declared, the attacker's first.

    UN-1465 to UN-1467, UN-C529
    """
    hit, *both = game.attack()
    for who in both:
        for come_in in moments.BEFORE_ATTACK.at(game.kit(who), game):
            yield from come_in(game, who, hit)
    if hit.over:
        return
    (attacker, target), ranged = both, hit.kind == "ranged"
    if game.kit(attacker).arts:
        hit.skills, hit.muted = yield from declare(game, attacker, hit, "shot" if ranged else "attack")
    if game.kit(target).arts and not ranged:
        hit.guards, hit.unguarded = yield from declare(game, target, hit, "defense")


@step(AttackRoll, attack=True)
def attack_roll(game: Universalis, entry: AttackRoll) -> Script[None]:
    """The attacker's 2D6.  Both sides' dice are thrown one after the other, so that odds need not follow every pair of
    pairs.

    UN-0391, UN-0414, UN-0500
    """
    hit, mine, _ = both_rolls(game)
    if hit.sure:
        hit.landed = True
        return
    hit.lead = game.once("lead", lambda: _lead(game, hit))
    hit.attack = yield from two_dice(game, mine, seen(game, hit, mine))


@step(DefenseRoll, attack=True)
def defense_roll(game: Universalis, entry: DefenseRoll) -> Script[None]:
    """The defender's 2D6; then skills throw again what failed, the attacker's first, or it is decided.

    UN-0042, UN-0391, UN-C476, UN-C495
    """
    hit, mine, theirs = both_rolls(game)
    if hit.sure:
        return
    hit.defense = yield from two_dice(game, theirs, seen(game, hit, theirs, mine))
    won = wins(game, hit)
    if not won and throws_failures_again(mine):
        game.push(AttackReroll())
    elif won and throws_failures_again(theirs):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit, won=won)


@step(AttackReroll, attack=True)
def attack_reroll(game: Universalis, entry: AttackReroll) -> Script[None]:
    """An attacker who has lost throws again, which the defender may answer.  UN-0042, UN-C259, UN-C495"""
    hit, mine, theirs = both_rolls(game)
    question, looked = _question(game, hit, mine.who), seen(game, hit, mine, theirs)
    hit.attack = yield from throw_failure_again(game, mine, hit.attack, question, looked)
    won = wins(game, hit)
    if won and throws_failures_again(theirs):
        game.push(DefenseReroll())
    else:
        yield from _decide(game, hit, won=won)


@step(DefenseReroll, attack=True)
def defense_reroll(game: Universalis, entry: DefenseReroll) -> Script[None]:
    """A defender who has lost throws again.  UN-0042, UN-C476"""
    hit, _, theirs = both_rolls(game)
    question, looked = _question(game, hit, theirs.who), seen(game, hit, theirs, against=hit.attack)
    hit.defense = yield from throw_failure_again(game, theirs, hit.defense, question, looked)
    yield from _decide(game, hit, won=wins(game, hit))


def _decide(game: Universalis, hit: Hit, *, won: bool) -> Script[None]:
    """Fortune of a hero it goes against, the winner, and what skills see in the dice.

    UN-0092, UN-0098, UN-0099, UN-C439, UN-C446, UN-C463
    """
    _, attacker, target = game.attack()
    hero = attacker if attacker.hero else target
    always = game.ruling("fortune-offers") == "always"
    if hero.hero and (always or won is not (hero is attacker)):
        yield from _fortune(game, hit, hero, Window("fortune-melee", hero, always=always))
        won = wins(game, hit)
    hit.landed = won
    hit.criticals = criticals(hit.attack, _critical_from(hit)) if hit.landed else 0
    for who in (attacker, target):
        silent = hit.muted if who.id == hit.attacker else hit.unguarded
        for see in moments.ROLLED.at(game.kit(who), but=silent):
            yield from see(game, who, hit)
    read_dice(game, hit)


def _lead(game: Universalis, hit: Hit) -> int:
    """How much more than the target the attacker adds to the dice."""
    attack, defense = attack_tally(game, hit), defense_tally(game, hit)
    if game.listening:
        game.tell(Summed, "attack", hit.attacker, attack.total, attack.frozen())
        game.tell(Summed, "defense", hit.target, defense.total, defense.frozen())
    return attack.total - defense.total


def seen(
    game: Universalis, hit: Hit, attempt: Attempt, other: Attempt | None = None, against: Dice | None = None
) -> Seen:
    """How closely one side's dice are looked at: as far as they count `against` dice, or against those of the other
    side, or against any where these may still change.  Only odds care; skills of an attacker may look at single dice.
    """
    attacks, watched = attempt.roll == "attack", attempt.kit.watches
    if not game.reckoning or (attacks and watched):
        return None
    if other is not None and not throws_failures_again(other):
        against = hit.defense if attacks else hit.attack
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
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    mine, theirs = game.kit(attacker), game.kit(target)
    if mine.agility != theirs.agility:
        return mine.agility > theirs.agility
    return mine.shield is not None and in_the_way(theirs, target, hit) is None


def _fortune(game: Universalis, hit: Hit, hero: Character, window: Window) -> Script[None]:
    """A hero the roll went against may throw its own or the enemy's dice again, all of them, each once.

    UN-0098 to UN-0100
    """
    attacks = hero.id == hit.attacker

    def lost() -> bool:
        return wins(game, hit) is not attacks

    def rethrow(whose: str) -> Script[None]:
        _, mine, theirs = both_rolls(game)
        if (whose == "own") is attacks:
            hit.attack = yield from throw(game, mine)
        else:
            hit.defense = yield from throw(game, theirs)

    yield from opposed_luck(game, window, [OWN, THEIRS], lost, partial(_question, game, hit, hero), rethrow)


def _question(game: Universalis, hit: Hit, hero: Character) -> Question:
    """What a question in the middle of a blow is about: both sides' dice, and which new ones the asked one needs."""
    attacks = hero.id == hit.attacker

    def sides() -> tuple[Side, ...]:
        _, attacker, target = game.attack()
        return (
            side(attacker, "attack", hit.attack, attack_tally(game, hit)),
            side(target, "defense", hit.defense, defense_tally(game, hit)),
        )

    def striking(dice: Dice) -> bool:
        return attacks is _won(game, hit, botched(dice, both_rolls(game)[1].worst), hit.defense)

    def fending_off(dice: Dice) -> bool:
        return attacks is _won(game, hit, hit.attack, botched(dice, both_rolls(game)[2].worst))

    own, enemy = (striking, fending_off) if attacks else (fending_off, striking)
    goal, now = "hit" if attacks else "escape", wins(game, hit) is attacks

    def throws() -> tuple[Throw, Throw]:
        _, attack, defense = both_rolls(game)
        mine, theirs = (attack, defense) if attacks else (defense, attack)
        return dice_of(game, mine), dice_of(game, theirs)

    return Question(goal, sides, own, enemy, now, int(not attacks), throws)


# what it comes to


@step(HitOrMiss, attack=True)
def hit_or_miss(game: Universalis, entry: HitOrMiss) -> None:
    """The blow or shot has hit or missed, and what blunders and double sixes bring.

    UN-0391, UN-0393 to UN-0395, UN-0418, UN-0513, UN-0515, UN-1380, UN-1405
    """
    hit, attacker, target = game.attack()
    if hit.kind == "ranged":
        shot_hits_or_misses(game, hit)
        return
    if target.owner:
        attacked_alone(game, hit)
    if not hit.landed:
        game.tell(Changed, "fended-off", target.id, rules=("UN-0391",))
    if hit.landed:
        game.push(*_closing(game, attacker, target), Block(), Damage(), TakeWounds(), Push())
    elif _may_shove_back(game, hit, attacker, target):
        game.push(Push(defender=True))
    else:
        hit.over = True
    if target.id in hit.double_sixes or target.id in hit.blunders:
        _mark_defense(game, hit, attacker, target)
    if attacker.id in hit.blunders:
        _fumble(game, attacker, target, hit.weapon)
        stop_short(game, attacker.id)


def _mark_defense(game: Universalis, hit: Hit, attacker: Character, target: Character) -> None:
    """A shield that wins with a double 6 may stun; with a double 1 it falls, or the weapon where none serves.

    UN-0393, UN-0513
    """
    shield = usable_shield(game, target, hit)
    if shield is not None and shield.stuns and target.id in hit.double_sixes and not hit.landed:
        suffer(game, attacker, "stunned")
    if target.id in hit.blunders:
        _fumble(game, target, attacker, game.kit(target).shield_id if shield else melee_weapon(game, target).id)


def _closing(game: Universalis, attacker: Character, target: Character) -> tuple[StepUp, ...]:
    """An attacker that wins with an ordinary weapon against a long one, from two squares away, steps up first.

    UN-1405
    """
    if not game.far_reaching or weapon_of(game.hit).long or adjacent(game, attacker, target):
        return ()
    return (StepUp(attacker.id),) if wields(game, target) else ()


@step(StepUp, attack=True)
def step_up(game: Universalis, entry: StepUp) -> Script[None]:
    """The attacker moves to a free square adjacent to the target; with none it stays.  UN-1405"""
    _, attacker, target = game.attack()
    near = around(game, attacker) & around(game, target) & game.terrain.standable[attacker.size]
    places = [int(square) for square in squares(near & ~game.occupied(attacker.id))]
    if not places:
        return
    to = places[0]
    if attacker.seat != NOBODY and len(places) > 1:
        options = [Option("advance", at=square) for square in places]
        option: Option = yield Ask("advance", attacker.seat, options, who=attacker.id)
        to = option.at
    attacker.at = to
    game.tell(Moved, attacker.id, (to,), "advance", rules=("UN-1405",))


def _may_shove_back(game: Universalis, hit: Hit, attacker: Character, target: Character) -> bool:
    """A defender who won with a shield or a long weapon may push.  UN-0418, UN-0515"""
    if target.down or hit.sure or not adjacent(game, attacker, target) or attacker.size > target.size:
        return False
    shield = usable_shield(game, target, hit)
    return (shield is not None and shield.pushes) or melee_weapon(game, target).long


def _fumble(game: Universalis, who: Character, other: Character, what: str) -> None:
    """A critical failure: what was used may fall and break.  UN-0393, UN-0477, UN-0523"""
    game.tell(Changed, "blunder", who.id, detail=what, rules=("UN-0393",))
    game.push(BreakingRoll(who.id, what=what, other=other.id))
