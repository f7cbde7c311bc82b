"""The damage of a hit: rolled, worked out, stopped, taken; and damage of any other kind.

LE-0498 to LE-0503, LE-0512 to LE-0518, LE-0780, LE-G13, LE-G92
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.dice import STANDARD, TOTAL, Faces, Pool, Reading
from undercroft.kernel.events import Summed
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.kernel.tally import Tally, Term, total
from undercroft.systems.league.agenda import AfterAttack, DamageRoll, TakeDamage
from undercroft.systems.league.cards import monster_words, words
from undercroft.systems.league.cards.hands import shield_in, two_weapons
from undercroft.systems.league.cards.things import WeaponCard
from undercroft.systems.league.cards.values import Measure, damage_bonus, measure
from undercroft.systems.league.combat.armour import is_proof, natural, stopped, wears
from undercroft.systems.league.combat.attack import called_off, under_way
from undercroft.systems.league.combat.burning import set_off
from undercroft.systems.league.combat.occasions import (
    AT_ARMOUR,
    AT_DAMAGE,
    AT_HARM,
    MORE_DICE,
    WHEN_HARMED,
    Blow,
    count,
    effects_of,
    landing_of,
)
from undercroft.systems.league.combat.to_hit import about, card_of, is_large
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.circumstances import WHEN
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.wear import wear

TWO_WEAPONS = 1
"""LE-0357, LE-G41"""


def _best(faces: Faces) -> int:
    return max(map(sum, faces))


BETTER: Reading[int] = Reading("better-of-two", _best, each=lambda _, face: face, done=lambda *sums: max(sums))
"""The higher of two throws.  LE-0501, LE-0780"""


# rolled


@step(DamageRoll, attack=True)
def damage_roll(game: League, entry: DamageRoll) -> Script[None]:
    """Damage is rolled as the weapon or the monster card says; a hero who hit with 01 to 05, and a large enemy, throw
    twice and keep the better.  An attack that is no ordinary one does what it does instead.

    LE-0498, LE-0499, LE-0501, LE-0502, LE-0780
    """
    hit = under_way(game)
    if called_off(game, hit):
        game.cut(AfterAttack)
        return
    if hit.special:
        yield from landing_of(hit.special)(game, hit)
        game.cut(AfterAttack)
        return
    attacker, target = game.model(hit.attacker), game.model(hit.target)
    dice, fixed = game.once("damage", lambda: _before_the_dice(game, hit, attacker, target))
    rolled = (yield from roll_damage(game, hit, dice)) if dice else 0
    tally = _with_dice(game, hit, attacker, rolled, fixed)
    hit.damage = tally.frozen()
    game.tell(Summed, "damage", attacker.id, tally.total, hit.damage, rules=("LE-0498",))


def dice_of(game: League, hit: Hit) -> Measure:
    """The dice of a hit and what is printed with them: of the weapon, else of the monster; a bare-handed hero throws a
    d3.  Special rules may add dice.  LE-0499, LE-G27"""
    attacker, card = game.model(hit.attacker), card_of(hit.weapon)
    if card is not None:
        found = measure(card.damage)
    else:
        found = measure(game.card(attacker).damage) if isinstance(attacker, Enemy) else BARE_HANDS
    dice, plus = found
    for effect in effects_of(game, attacker, hit):
        if effect.name in MORE_DICE:
            more = measure(MORE_DICE.do(game, attacker, effect, hit))
            dice, plus = dice + more.dice, plus + more.plus
    return Measure(dice, plus)


BARE_HANDS = Measure((STANDARD["d3"],), 0)


def roll_damage(game: League, hit: Hit, dice: Pool) -> Script[int]:
    """The dice of the damage, thrown twice where the better counts; LUCK may have them thrown again.

    LE-0501, LE-0502, LE-0659, LE-0780
    """
    attacker, target = game.model(hit.attacker), game.model(hit.target)
    own = isinstance(attacker, Hero)
    twice = hit.perfect if own else is_large(game, attacker)
    ends = sum(die.sides for die in dice), len(dice)
    hero = attacker if own else target
    return (
        yield from thrown(
            game,
            dice,
            BETTER if twice else TOTAL,
            "damage",
            attacker,
            affects=hero,
            content=lambda found: found == ends[0 if own else 1],
            twice=twice,
        )
    )


def worked_out(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy, rolled: int, plus: int) -> Tally:
    """The damage before anything stops it, a term for each reason.  LE-0357, LE-0498, LE-0499, LE-G41"""
    return _with_dice(game, hit, attacker, rolled, _added(game, hit, attacker, target, plus))


def _before_the_dice(
    game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy
) -> tuple[Pool, tuple[Term, ...]]:
    """The dice of the damage, and what is added to them whatever they show."""
    dice, plus = dice_of(game, hit)
    return dice, _added(game, hit, attacker, target, plus)


def _with_dice(game: League, hit: Hit, attacker: Hero | Enemy, rolled: int, fixed: tuple[Term, ...]) -> Tally:
    """The dice, what is added to them, and what words of the attacker make of both."""
    tally = Tally(rolled, "dice", "LE-0498")
    for term in fixed:
        tally.add(term.value, term.source, term.rule)
    count(AT_DAMAGE, game, attacker, hit, tally)
    return tally


def _added(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy, plus: int) -> tuple[Term, ...]:
    """What is added to the dice by the weapon, the damage bonus and talents.  LE-0357, LE-0498, LE-0499, LE-G41"""
    card = card_of(hit.weapon)
    source = f"league-thing-{card.id}" if card is not None else "bare"
    tally = Tally().add(plus, source, "LE-0498")
    if isinstance(attacker, Enemy):
        tally.add(game.card(attacker).damage_bonus, "damage-bonus", "LE-0499")
        for term in game.kit(attacker).terms(words.DAMAGE_BONUS, "LE-0499") if not hit.ranged else ():
            tally.add(term.value, term.source, term.rule)
    else:
        strength = value_of(game, attacker, "strength").total
        tally.add(damage_bonus(strength), "damage-bonus", "LE-0498")
        _by_skill(game, hit, attacker, target, card, tally)
    return tally.frozen()


def _by_skill(game: League, hit: Hit, hero: Hero, target: Hero | Enemy, card: WeaponCard | None, tally: Tally) -> None:
    """What talents, magic and a second weapon add to a hero's damage.  LE-0073, LE-0357, LE-G41"""
    kit = game.armed(hero, hit.weapon)
    if not hit.ranged:
        for term in kit.terms(words.DAMAGE_BONUS, "LE-0073"):
            tally.add(term.value, term.source, term.rule)
        if kit.says(words.DUAL_WIELDING) and two_weapons(hero.outfit):
            tally.add(TWO_WEAPONS, "two-weapons", "LE-0357")
    when = about(game, hit, hero, target)
    for source, bonus in kit.given(words.DAMAGE):
        if WHEN.hold(bonus.when, game, hero, when, target):
            tally.add(bonus.n, source.name, "LE-0073")


# taken


@step(TakeDamage, attack=True)
def take_damage(game: League, entry: TakeDamage) -> None:
    """What the target's special rules, a shield, natural armour and armour leave of the damage is lost.

    LE-0495 to LE-0498, LE-0503, LE-0512, LE-0515, LE-G13, LE-G113
    """
    hit = under_way(game)
    if called_off(game, hit):
        return
    target = game.model(hit.target)
    tally = Tally(total(hit.damage), "damage", "LE-0498")
    count(AT_HARM, game, target, hit, tally)
    _proof(game, target, hit.element, tally)
    if isinstance(target, Hero) and hit.shield:
        _on_shield(game, target, hit, tally)
    if hit.element not in ("fire", "acid"):
        natural(game, target, tally)
    if hit.element != "fire":
        before = tally.total
        stopped(game, target, hit.location, tally)
        count(AT_ARMOUR, game, target, hit, tally)
        if isinstance(target, Hero):
            wears(game, target, hit.location, before, eaten=eats(game, hit))
    tally.floor(0, "least")
    if game.listening and tally.terms[1:]:
        game.tell(Summed, "damage-taken", target.id, tally.total, tally.frozen(), rules=("LE-0498",))
    hit.dealt = lose_hp(game, target, tally.total, hit_name(hit), ("LE-0498",), hit.attacker)
    hit.felled = game.gone(target.id) or target.hp <= 0


def _proof(game: League, model: Hero | Enemy, element: str, tally: Tally) -> None:
    """Whoever is proof against an element takes no damage of it."""
    if is_proof(game, model, element):
        tally.cap(0, "proof")


def eats(game: League, hit: Hit) -> bool:
    """Does what it strikes with eat armour, whatever the damage?  LE-0744"""
    attacker = game.model(hit.attacker)
    return isinstance(attacker, Enemy) and game.has(attacker, monster_words.CORROSIVE)


def _on_shield(game: League, hero: Hero, hit: Hit, tally: Tally) -> None:
    """A shield takes its DEF off the damage, and wears when there is more.  LE-0495 to LE-0497"""
    shield = shield_in(hero.outfit)
    if shield is not None and tally.total > hit.shield:
        wear(game, hero, shield, "LE-0496")
    tally.add(-min(hit.shield, max(0, tally.total)), "shield", "LE-0495")


def hit_name(hit: Hit) -> str:
    """How an attack is told of where it harms."""
    return "shot" if hit.ranged else "attack"


# any other damage


def deal(
    game: League,
    model: Hero | Enemy,
    damage: Tally,
    why: str,
    *,
    by: FigureId = NO_ONE,
    element: str = "",
    magic: bool = False,
    bare: bool = False,
    rules: tuple[str, ...] = (),
) -> Script[int]:
    """Damage that is no strike or shot: a trap, a spell, a breath.  It has no hit location, so that armour does not
    reduce it, while natural armour does unless it is `bare`, fire or acid.  How many HP were lost.

    LE-0273, LE-0512, LE-0515, LE-G92
    """
    tally = Tally(damage.total, "damage", "LE-0498")
    _proof(game, model, element, tally)
    if not bare and element not in ("fire", "acid"):
        natural(game, model, tally)
    tally.floor(0, "least")
    if game.listening:
        game.tell(Summed, "damage-taken", model.id, tally.total, (*damage.frozen(), *tally.terms[1:]), rules=rules)
    lost = lose_hp(game, model, tally.total, why, rules, by)
    if lost:
        set_off(game, model, element, lost)
        yield from harmed(game, model, Blow(lost, by, element, magic))
    return lost


def harmed(game: League, model: Hero | Enemy, blow: Blow) -> Script[None]:
    """What the special rules of an enemy do when it has lost HP and lives.  LE-0748, LE-0761"""
    if isinstance(model, Enemy):
        for effect in effects_of(game, model):
            if effect.name in WHEN_HARMED and not game.gone(model.id):
                yield from WHEN_HARMED.do(game, model, effect, blow)
