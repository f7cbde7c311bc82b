"""What an attack is rolled against: the attacker's CS or RS and everything that adds to it.

LE-0348, LE-0354 to LE-0367, LE-0405 to LE-0416, LE-0434 to LE-0455, LE-G86 to LE-G89
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.things import Item
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import monster_words, words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.library import weapon as weapon_card
from undercroft.systems.league.cards.things import WeaponCard
from undercroft.systems.league.cards.values import Skill
from undercroft.systems.league.combat.occasions import AT_GUARD, AT_ROLL, count
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import attack_from_behind, from_behind
from undercroft.systems.league.ground.sight import Line, line
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.in_force import guard_is_open

POWER = 20
"""LE-0405"""
CHARGE = 10
"""LE-G86"""
LYING = 30
"""LE-0438"""
BEHIND = 20
"""LE-0354, LE-0439, LE-0448"""
ABOVE = 10
"""LE-0355, LE-0440, LE-0449"""
NIMBLE = -5
"""A rapier, a staff or a shield in the enemy's hands.  LE-0441, LE-0444, LE-0445, LE-0452"""
CLUMSY = 5
"""A slow or very big weapon in the enemy's hands.  LE-0442, LE-0443"""
STANCE = -10
"""LE-0446, LE-0453"""
LARGE = 10
"""LE-0363, LE-0450"""
AIMED = 10
"""LE-0410, LE-0451"""
COVER = -10
"""LE-0359, LE-0365, LE-0454"""
OPEN = 10
"""What it adds to enemies' rolls that a hero has made a power attack.  LE-0407"""


def card_of(item: Item | None) -> WeaponCard | None:
    """The weapon card of what an attack is made with; None for claws, teeth and fists."""
    return None if item is None else weapon_card(item.card)


def wielded(enemy: Enemy) -> WeaponCard | None:
    """The weapon an enemy has in its hands, if it has one and has not dropped it."""
    return weapon_card(enemy.weapons[0]) if enemy.weapons else None


def is_large(game: League, model: Hero | Enemy) -> bool:
    """Is it large or X-large?  LE-0363, LE-0780"""
    if isinstance(model, Hero):
        return False
    return game.has(model, monster_words.LARGE) or game.has(model, monster_words.X_LARGE)


def behind(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy) -> bool:
    """Does the attack come from behind?  For shots the same sector reaches farther out.  LE-0354, LE-G65"""
    if hit.ranged:
        return all(from_behind(game, target, at) for at in squares(game.cover(attacker)))
    return attack_from_behind(game, attacker, target)


def height(game: League, model: Hero | Enemy) -> int:
    """How high a model stands: the floor of its square, and the furniture it has climbed.  LE-0153, LE-0355"""
    ground, cover = game.ground, game.cover(model)
    return max((ground.board.level(at) + (ground.half >> at & 1) for at in squares(cover)), default=0)


def about(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy) -> tuple[When, ...]:
    """What an attack is about, for bonuses that count only then."""
    card = card_of(hit.weapon)
    found = {
        When.BLADED: card is not None and card.edge == "bladed",
        When.CRUSHING: card is not None and card.edge == "crushing",
        When.BEHIND: behind(game, hit, attacker, target),
        When.CHARGING: hit.how == "charge",
        When.AIMED: hit.ranged and attacker.aim == target.id,
    }
    return tuple(when for when, holds in found.items() if holds)


def to_hit(game: League, hit: Hit) -> Tally:
    """What the attacker's d100 must not exceed, a term for each reason; what is shown before the roll and thrown.

    LE-0348, LE-0434 to LE-0455, LE-0663, LE-0665
    """
    attacker, target = game.model(hit.attacker), game.model(hit.target)
    skill: Skill = "ranged-skill" if hit.ranged else "combat-skill"
    kit, when = game.armed(attacker, hit.weapon), about(game, hit, attacker, target)
    tally = value_of(game, attacker, skill, when, target, kit)
    if hit.how == "power":
        tally.add(POWER, "power-attack", "LE-0405")
    elif hit.how == "charge":
        tally.add(CHARGE, "charge", "LE-G86")
    for_place(game, hit, attacker, target, tally, rear=When.BEHIND in when)
    if hit.ranged:
        tally.add(AIMED if attacker.aim == target.id else 0, "aimed", "LE-0410")
    elif target.prone:
        tally.add(LYING, "lying", "LE-0438")
    if isinstance(target, Enemy):
        _for_defence(game, hit, target, tally)
    elif target.power:
        tally.add(OPEN, "open", "LE-0407")
    for term in hit.extra:
        tally.add(term.value, term.source, term.rule)
    count(AT_ROLL, game, attacker, hit, tally)
    count(AT_GUARD, game, target, hit, tally)
    return tally


def for_place(
    game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy, tally: Tally, *, rear: bool
) -> None:
    """What counts of where the two stand: from behind, from above, and in shots what stands on the line.

    LE-0354, LE-0355, LE-0359, LE-0365, LE-0439, LE-0448, LE-0454
    """
    if rear:
        tally.add(BEHIND, "behind", "LE-0354")
    _for_height(game, hit, attacker, target, tally)
    found = sight_line(game, attacker, target) if hit.ranged else None
    if found is not None and not game.armed(attacker, hit.weapon).says(words.IGNORES_COVER):
        tally.add(COVER * found.objects, "half-height", "LE-0359")
        tally.add(COVER * len(found.models), "models-between", "LE-0359")


def _for_height(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy, tally: Tally) -> None:
    """Attacking from above; in shots at large targets their size counts instead.  LE-0355, LE-0356, LE-0363, LE-G87"""
    if hit.ranged and is_large(game, target):
        tally.add(LARGE, "large-target", "LE-0363")
    elif height(game, attacker) > height(game, target):
        tally.add(ABOVE, "above", "LE-0355")


def sight_line(game: League, attacker: Hero | Enemy, target: Hero | Enemy) -> Line | None:
    """The line of a shot; odds look it up once.  LE-0358"""
    return game.once(f"line-{attacker.id}-{target.id}", lambda: line(game, attacker, target))


def _for_defence(game: League, hit: Hit, enemy: Enemy, tally: Tally) -> None:
    """How hard an enemy is to hit: its TO HIT value, its stance, shield and weapon.  After a power attack, while it
    aims and while it lies down its TO HIT value does not count.

    LE-0408, LE-0416, LE-0434 to LE-0437, LE-0438, LE-0441 to LE-0447, LE-0452, LE-0453, LE-0455, LE-G12, LE-G88, LE-G89
    """
    card, weapon = game.card(enemy), wielded(enemy)
    down = enemy.prone and not hit.ranged
    if not (enemy.power or enemy.aim or down or guard_is_open(game, enemy)):
        tally.add(-card.to_hit, "to-hit", "LE-0434")
    if enemy.stance:
        tally.add(STANCE, "stance", "LE-0446")
    if card.shield and not enemy.power:
        tally.add(NIMBLE, "shield", "LE-0445")
    if weapon is not None and not hit.ranged:
        tally.add(NIMBLE if weapon.rapier else 0, "rapier", "LE-0441")
        tally.add(NIMBLE if weapon.staff else 0, "staff", "LE-0444")
        tally.add(CLUMSY if weapon.slow else 0, "slow-weapon", "LE-0442")
        tally.add(CLUMSY if weapon.bfo else 0, "unwieldy-weapon", "LE-0443")
