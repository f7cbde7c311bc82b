"""Damage: dice against Armor, wounds, Fortune against a fatal blow, conditions.  UN-0096, UN-0465 to UN-0484"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Roll, Script, SeatId
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Damage, TakeWounds
from undercroft.systems.universalis.cards.definitions import WEAPONS, Use, Weapon
from undercroft.systems.universalis.cards.kit import (
    MOST_ARMOR,
    Kit,
    again_on_damage,
    damages,
    guards,
    inflictions,
    says,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import (
    CRITICAL_ARMOR,
    CRITICAL_ARMOR_SHOT,
    DAMAGE,
    ETHEREAL,
    GUARD,
    INFLICT,
    INVULNERABLE,
    LEECH,
    PROJECTILE_IMMUNE,
    REROLL_DAMAGE,
    SIXES_EXPLODE,
    SOFTEN,
    SPELL_ENHANCED,
    VULNERABLE,
    WEAK_SHOTS,
)
from undercroft.systems.universalis.combat.blasts import harden, prentice_work, spell_of, spell_tallies
from undercroft.systems.universalis.combat.melee_tally import dreads, in_use, weapon_of
from undercroft.systems.universalis.combat.shields import reaches
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.riding import attacked_alone, charging
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import ONE, Marks, hurts_from, marks_from, some
from undercroft.systems.universalis.rolls.fortune import OWN, THEIRS, luck, luck_of, spend
from undercroft.systems.universalis.rolls.stakes import damage_about, fatal_about
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import by_size, cure, heal, lose, suffer
from undercroft.systems.universalis.status.lasting_spells import fall_out, let_go

LUCKY = 5
"""Fortune turns a fatal blow on this or more.  UN-0096"""

Closely = tuple[int, bool]
"""How many 1s among damage dice are thrown again, and whether 6s add dice."""

NOT_CLOSELY: Closely = (0, False)
ALL_OF_THEM = 99

Bearer = tuple[Character, Kit]
"""One side of a hit, with its kit."""

SPEND, FALL = Option("fortune"), Option("fall")


def damage_tallies(game: Universalis, hit: Hit) -> tuple[Tally, Tally]:
    """How many dice a hit rolls, and the Armor they must reach.  UN-0466"""
    if hit.kind == "magic":
        return spell_tallies(game, hit)
    return _tallies(game, hit, *_bearers(game, hit))


def _bearers(game: Universalis, hit: Hit) -> tuple[Bearer, Bearer]:
    """Attacker and target with their kits."""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    return (attacker, game.kit(attacker)), (target, game.kit(target))


def _tallies(game: Universalis, hit: Hit, striking: Bearer, struck: Bearer) -> tuple[Tally, Tally]:
    """The dice and the Armor of a blow or shot.  UN-0466, UN-0472, UN-0474, UN-1008 to UN-1012, UN-C455, UN-C561"""
    (attacker, kit), (target, theirs), weapon = striking, struck, weapon_of(hit)
    use = in_use(weapon, hit)
    dice, armor = _weapon_dice(game, striking, weapon, use, hit), Tally(theirs.armor, "armor")
    _add_criticals(kit, hit, dice, armor)
    dice.add(hit.drop, "jumped-from-above", "UN-1416")
    if hit.sure and target.suffers("stationary"):
        armor.add(-1, "stationary", "UN-0414")
    if VULNERABLE.name in theirs.flags and dreads(theirs, hit):
        armor.add(-1, "vulnerable", "UN-C570")
    if attacker.mount and charging(game, hit):
        armor.add(-1, "charge", "UN-1360")
    _add_words(game, striking, struck, hit, (dice, armor))
    for who, bearer in (striking, struck):
        for deed in moments.DAMAGE.at(bearer, game, but=hit.muted if who is attacker else hit.unguarded):
            deed(game, who, hit, dice, armor)
    armor.cap(MOST_ARMOR, "most-armor", "UN-0474")
    armor.add(use.armor, weapon.id, "UN-1011")
    if hit.sure and not _enhanced(kit, hit):
        harden(theirs, armor)
    return dice, armor


def _weapon_dice(game: Universalis, striking: Bearer, weapon: Weapon, use: Use | Weapon, hit: Hit) -> Tally:
    """The dice of an attacker with a weapon: the weapon's own, or Strength and what it adds.  UN-0466, UN-0463"""
    (attacker, kit), shot = striking, hit.kind == "ranged"
    if use.dice is None:
        dice = Tally(kit.strength, "strength").add(use.damage, weapon.id, "UN-0466")
        if weapon.both and len(attacker.hands) == 1 and not shot:
            dice.add(weapon.both, "both-hands", "UN-G52")
    else:
        dice = Tally(use.dice, weapon.id, "UN-0466")
    if game.state.lasting and prentice_work(game, attacker):
        dice.add(-1, "apprentice", "UN-0463")
    if shot and weapon.kind == "projectile":
        for source in kit.speakers.get(WEAK_SHOTS.name, ()):
            dice.add(-sum(WEAK_SHOTS.of(source.effects)), source.id, "UN-C558")
    return dice


def _add_criticals(kit: Kit, hit: Hit, dice: Tally, armor: Tally) -> None:
    """Every critical is a die more, or with some skills Armor less; none of a shot from far off.

    UN-0372, UN-0472, UN-G115
    """
    counted = 0 if hit.far else hit.criticals
    if counted and says(kit, hit.skills, CRITICAL_ARMOR_SHOT if hit.kind == "ranged" else CRITICAL_ARMOR, hit.muted):
        armor.add(-counted, "critical", "UN-G115")
    else:
        dice.add(counted, "critical", "UN-0472")


def _add_words(game: Universalis, striking: Bearer, struck: Bearer, hit: Hit, tallies: tuple[Tally, Tally]) -> None:
    """What the attacker's skills and weapon add to the damage, and what guards the target."""
    (attacker, kit), (target, theirs), (dice, armor) = striking, struck, tallies
    if DAMAGE.name in kit.speakers:
        for source, more in damages(kit, hit.skills, weapon_of(hit).id, hit.muted):
            if holds(game, attacker, more.when, hit):
                dice.add(more.dice, source.id)
                armor.add(more.armor, source.id)
    if GUARD.name in theirs.speakers:
        for source, guard in guards(theirs, hit.guards, hit.unguarded):
            if holds(game, target, guard.when, hit):
                dice.add(guard.dice, source.id)
                armor.add(guard.armor, source.id)


@step(Damage, attack=True)
def damage(game: Universalis, entry: Damage) -> Script[None]:
    """Roll the damage dice; each that reaches the Armor wounds.  Heroes may throw them again for Fortune.

    A Net rolls none.

    UN-0465, UN-0467 to UN-0469, UN-0475, UN-0099, UN-G63, UN-0098, UN-0526, UN-1026
    """
    hit, attacker, target = game.attack()
    if (hit.blocked and not hit.more_dice) or (hit.kind == "ranged" and weapon_of(hit).dice == 0):
        return
    summed = game.once("damage", lambda: _summed(game, hit))
    if summed is None:
        game.tell(Changed, "invulnerable", target.id, now=1, rules=("UN-C536",))
        return
    dice, armor, closely = summed
    if game.listening:
        game.tell(Summed, "damage", attacker.id, dice.total, dice.frozen())
        game.tell(Summed, "armor", target.id, armor.total, armor.frozen())
    hit.wounds = yield from roll_damage(game, attacker, dice.total, armor.total, closely)
    hero = attacker if attacker.hero else target
    if not hero.hero or not _regrets(game, hero, hit):
        return
    choice, more = (OWN, True) if hero is attacker else (THEIRS, False)
    stakes = damage_about(attacker.id, target, (dice, armor), hit.wounds, more=more, exact=closely == NOT_CLOSELY)
    if (yield from luck(game, hero, "fortune-damage", choice, stakes=stakes)):
        hit.wounds = yield from roll_damage(game, attacker, dice.total, armor.total, closely)


def _summed(game: Universalis, hit: Hit) -> tuple[Tally, Tally, Closely] | None:
    """The dice of a hit or of a shield it broke, the Armor, and how closely the dice are looked at; None if it cannot
    wound.

    UN-0469, UN-0526, UN-C536
    """
    striking, struck = _bearers(game, hit)
    if hit.kind == "magic":
        dice, armor = spell_tallies(game, hit)
    else:
        dice, armor = _tallies(game, hit, striking, struck)
    if hit.blocked:
        dice = Tally(hit.more_dice, "broken-shield", "UN-0526")
    elif not _may_wound(striking[1], struck[1], hit):
        return None
    one_at_least(dice, armor)
    return dice, armor, _closely(game, striking, hit)


def _closely(game: Universalis, striking: Bearer, hit: Hit) -> Closely:
    """How many 1s among the damage dice are thrown again, and whether 6s add dice.  UN-C437, UN-C452, UN-C457"""
    (attacker, kit), ones = striking, 0
    if REROLL_DAMAGE.name in kit.speakers:
        for _, again in again_on_damage(kit, hit.skills, hit.weapon, hit.muted):
            if holds(game, attacker, again.when, hit):
                ones = max(ones, 1 if again.dice == "a-one" else ALL_OF_THEM)
    return ones, bool(hit.skills) and says(kit, hit.skills, SIXES_EXPLODE, hit.muted)


def _regrets(game: Universalis, hero: Character, hit: Hit) -> bool:
    """Has the damage roll gone against a hero: no wound dealt, or two or more taken, or a fatal one?"""
    if hero.id == hit.attacker:
        against = hit.wounds == 0
    else:
        against = hit.wounds >= 2 or hit.wounds >= game.left(hero)
    return against or game.ruling("fortune-offers") == "always"


def can_wound(game: Universalis, hit: Hit) -> bool:
    """Can the attack that is going on hurt its target at all?"""
    (_, kit), (_, theirs) = _bearers(game, hit)
    return _may_wound(kit, theirs, hit)


def _may_wound(kit: Kit, theirs: Kit, hit: Hit) -> bool:
    """Only criticals wound the Invulnerable, unless the attack is spell-enhanced or hits without a roll; some mind no
    plain shots.  UN-C527, UN-C536, UN-C552, UN-C559"""
    if hit.kind == "magic":
        return True
    enhanced = _enhanced(kit, hit)
    if hit.kind == "ranged" and theirs.has(PROJECTILE_IMMUNE) and not (enhanced or weapon_of(hit).magic):
        return False
    if theirs.has(ETHEREAL):
        return enhanced or bool(weapon_of(hit).magic)
    return not theirs.has(INVULNERABLE) or hit.criticals > 0 or hit.sure or enhanced


def _enhanced(kit: Kit, hit: Hit) -> bool:
    """Is the attack strengthened by a spell, a skill or the weapon itself?  UN-C559"""
    speakers = kit.speakers.get(SPELL_ENHANCED.name, ())
    return any(source.id == hit.weapon or source.id not in library()[WEAPONS] for source in speakers)


def one_at_least(dice: Tally, armor: Tally) -> None:
    """One die is always rolled; where there would be none, against more Armor.  UN-0469"""
    if dice.total <= 0:
        dice.floor(1, "least-dice", "UN-0469")
        armor.add(1, "least-dice", "UN-0469")


def roll_damage(game: Universalis, by: Character, dice: int, armor: int, closely: Closely = NOT_CLOSELY) -> Script[int]:
    """So many dice against an Armor: how many wound.  UN-0467, UN-0468, UN-0475"""
    if closely != NOT_CLOSELY:
        wounds = yield from _look_closely(by, dice, min(armor, MOST_ARMOR), closely)
        return (yield from _above_six(wounds, armor, by.seat, by.id))
    return (yield from throw_damage(dice, armor, by.seat, by.id))


def throw_damage(dice: int, armor: int, seat: SeatId, who: FigureId = NO_ONE, why: str = "damage") -> Script[int]:
    """Damage dice of a character, or of a trap.  UN-0467, UN-0468"""
    wounds: int = yield Roll((some(dice),), hurts_from(min(armor, MOST_ARMOR)), seat, who, why)
    return (yield from _above_six(wounds, armor, seat, who))


def _above_six(wounds: int, armor: int, seat: SeatId, who: FigureId) -> Script[int]:
    """Above Armor 6 each 6 is rolled again and must show 6.  UN-0475"""
    if armor > MOST_ARMOR and wounds:
        wounds = yield Roll((some(wounds),), hurts_from(MOST_ARMOR), seat, who, "damage-again")
    return wounds


def _look_closely(by: Character, dice: int, armor: int, closely: Closely) -> Script[int]:
    """Damage dice of which 1s are thrown again, then 6s add dice that add no more.  UN-C437, UN-C452, UN-C457"""
    again, explode = closely
    wounds, ones, sixes = yield Roll((some(dice),), marks_from(armor), by.seat, by.id, "damage")
    if again and ones:
        more: Marks = yield Roll((some(min(again, ones)),), marks_from(armor), by.seat, by.id, "damage-ones")
        wounds, sixes = wounds + more[0], sixes + more[2]
    if explode and sixes:
        extra: int = yield Roll((some(sixes),), hurts_from(armor), by.seat, by.id, "damage-sixes")
        wounds += extra
    return int(wounds)


@step(TakeWounds, attack=True)
def take_wounds(game: Universalis, entry: TakeWounds) -> Script[None]:
    """The target takes the wounds, unless Fortune turns a fatal blow aside; then the hit does the rest to a target that
    still stands.

    UN-0096, UN-0097, UN-0467, UN-0483, UN-0501, UN-0519, UN-0479, UN-C448, UN-C539, UN-C548
    """
    hit, attacker, target = game.attack()
    theirs = game.kit(target)
    if target.owner and hit.kind == "magic":
        attacked_alone(game, hit)
    if hit.wounds and SOFTEN.name in theirs.speakers:
        yield from _soften(theirs, target, hit)
    if game.state.swayed or target.suffers("stationary"):
        _startle(game, attacker, target)
    if hit.wounds >= game.left(target) and (yield from turned_aside(game, target)):
        hit.wounds, hit.over = 0, True
        return
    _lose_vitality(game, hit, attacker, target)
    if target.suffers("knocked-out"):
        hit.slain = True
        return
    condition_of_the_hit(game, hit, attacker, target)
    if not hit.blocked and hit.kind != "magic":
        what_weapons_add(game, hit, attacker, target)
        yield from after_the_hit(game, hit, attacker, target)


def _lose_vitality(game: Universalis, hit: Hit, attacker: Character, target: Character) -> None:
    """Every wound is a point of Vitality; a leech recovers some of it.  UN-0467, UN-C539"""
    hit.dealt += hit.wounds
    if not hit.wounds and not hit.blocked:
        game.tell(Changed, "unhurt", target.id, rules=("UN-0467",))
    lose(game, target, hit.wounds, attacker.id, "hit")
    if hit.wounds >= 2:
        _leech(game, attacker, hit)
    hit.wounds = 0


def condition_of_the_hit(game: Universalis, hit: Hit, attacker: Character, target: Character) -> None:
    """The condition by size and criticals, of a charge on horseback and of magic projectiles too.

    UN-0478 to UN-0482, UN-0484, UN-1360
    """
    condition = by_size(attacker.size, target.size, hit.criticals, target.leader)
    if attacker.mount and hit.criticals and charging(game, hit) and target.size <= attacker.size:
        condition = "knocked-down"
    fitting = hit.kind != "magic" or spell_of(hit).nature == "projectile"
    if condition and fitting and condition not in hit.spares and suffer(game, target, condition):
        hit.inflicted = condition


def what_weapons_add(game: Universalis, hit: Hit, attacker: Character, target: Character) -> None:
    """Conditions that the attacker's weapon, skills and spells cause.

    UN-C266, UN-C267, UN-C279, UN-C280, UN-C291, UN-C467
    """
    kit = game.kit(attacker)
    if INFLICT.name not in kit.speakers:
        return
    for _, more in inflictions(kit, hit.skills, hit.weapon, hit.muted):
        spared = more.condition in hit.spares or (target.leader and not more.leaders)
        if not spared and holds(game, attacker, more.when, hit):
            suffer(game, target, more.condition)


def after_the_hit(game: Universalis, hit: Hit, attacker: Character, target: Character) -> Script[None]:
    """What else comes of it, such as poison and disease, as long as there is somebody to suffer it.

    UN-C455, UN-C548, UN-C550
    """
    for who in (attacker, target):
        silent = hit.muted if who.id == hit.attacker else hit.unguarded
        for deed in moments.STRUCK.at(game.kit(who), game, but=silent):
            if game.gone(target.id):
                return
            yield from deed(game, who, hit)


def _soften(kit: Kit, target: Character, hit: Hit) -> Script[None]:
    """The hardened may lose a point less to a blow or a shot.  UN-C448"""
    needed = [n for source in kit.speakers[SOFTEN.name] for n in SOFTEN.of(source.effects)]
    if needed and hit.kind in ("melee", "ranged"):
        softer: bool = yield Roll((ONE,), reaches(min(needed)), target.seat, target.id, "soften")
        hit.wounds -= int(softer)


def _leech(game: Universalis, attacker: Character, hit: Hit) -> None:
    """A leech recovers 1 Vitality for every 2 it took in melee; a creature only when half its own is gone.  UN-C539"""
    if hit.kind != "melee":
        return
    kit = game.kit(attacker)
    if not kit.has(LEECH):
        return
    thirsty = [source.id for source in kit.sources if LEECH.of(source.effects)]
    if all(id in library()[WEAPONS] and id != hit.weapon for id in thirsty):
        return
    if attacker.hero or 2 * attacker.wounds >= game.vitality(attacker):
        heal(game, attacker, hit.wounds // 2, "leech")


def _startle(game: Universalis, attacker: Character, target: Character) -> None:
    """A hit by an enemy ends Stationary, one by its controller's side ends control.  UN-0456, UN-0501, UN-1433"""
    if target.id in game.state.swayed:
        fall_out(game, target, attacker)
    if target.suffers("stationary") and not target.scaling and game.bright(attacker) is not game.bright(target):
        let_go(game, target, "stationary")
        cure(game, target, "stationary")


def turned_aside(game: Universalis, who: Character) -> Script[bool]:
    """A fatal blow: one point of Fortune ignores everything on 5+, a second one without a roll.

    Creatures with Fortune of a Power card use it by themselves.  UN-0096, UN-0097, UN-0675
    """
    for attempt in (1, 2):
        if luck_of(game, who).fortune <= 0:
            return False
        if who.hero:
            options, stakes = (SPEND, FALL), fatal_about(who, LUCKY if attempt == 1 else 1, (SPEND, FALL))
            option: Option = yield Ask("fatal-blow", who.seat, options, who=who.id, about=str(attempt), stakes=stakes)
            if option.act == "fall":
                return False
        spend(game, who)
        lucky = attempt == 2
        if not lucky:
            lucky = yield Roll((ONE,), reaches(LUCKY), who.seat, who.id, "fatal-blow")
        if lucky:
            game.tell(Changed, "turned-aside", who.id, now=1, rules=("UN-0096",))
            return True
    return False
