"""The target that a creature of the Artificial Dark Player attacks.  UN-0709 to UN-0711, UN-0747"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId, Roll, Script
from undercroft.systems.universalis.cards.definitions import BEHAVIORS, Behavior, Wish
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.combat.melee_tally import attack_tally, defense_tally, melee_weapon
from undercroft.systems.universalis.combat.ranged import aim, ready, shot_tally
from undercroft.systems.universalis.foes.places import Place
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, pressed
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import LOTS
from undercroft.systems.universalis.rolls.tests import TARGET
from undercroft.systems.universalis.state import Character, Hit

NOWHERE_ELSE: Mapping[FigureId, Place] = {}
"""Everybody would be attacked from where it stands."""

Key = Callable[[Universalis, Character, Character], int]
"""How much a creature dislikes an enemy as a target: the lowest is wanted."""


def behavior_of(creature: Character) -> Behavior:
    """The Behavior card of a creature; one without a card fights hand to hand, and some fight by another once half of
    their Vitality is lost.

    UN-C432, UN-C519, UN-C117, UN-0746
    """
    if creature.suffers("berserk"):
        return _behavior("berserker")
    if creature.afloat:
        return _behavior("aquatic-creature")
    card = _behavior(person(creature.card).behavior or "melee-fighter")
    return _behavior(card.at_bay) if card.at_bay and at_bay(creature) else card


def at_bay(creature: Character) -> bool:
    """Has it lost half of its Vitality or more?"""
    return 2 * creature.wounds >= person(creature.card).stats.vitality + creature.sturdy


@remembered(64)
def _behavior(id: str) -> Behavior:
    return library()[BEHAVIORS][id]


def leaders_wish(game: Universalis, who: Character) -> Script[Wish | None]:
    """A Leader rolls 1D3 for its target at the start of its activation and before each further action.

    One with a card of its own follows that.  UN-0746, UN-0747
    """
    behavior = behavior_of(who)
    if not who.leader or behavior.own:
        return None
    active = game.active
    if not active.wish:
        face: int = yield Roll(((LOTS[3],),), TOTAL, who.seat, who.id, "leader", "monsters")
        active.wish = str(face)
    return behavior.leader[int(active.wish) - 1]


def forget(game: Universalis, who: Character) -> None:
    """The enemy it hunts has fallen or left: it hunts nobody any more.  UN-0724, UN-0746"""
    if who.quarry and all(enemy.id != who.quarry for enemy in game.enemies(who)):
        who.quarry = NO_ONE


def choose_target(
    game: Universalis,
    who: Character,
    enemies: list[Character],
    costs: Mapping[FigureId, int],
    behavior: Behavior,
    wish: Wish | None,
    places: Mapping[FigureId, Place] = NOWHERE_ELSE,
) -> Script[Character]:
    """Enemies not yet attacked this turn, then those the Behavior card names, then one at random.

    A Leader has its own wish instead of the card's; a creature to which the quest has given a target wants no other.
    `places` are those from which each would be attacked, if not from here.

    UN-0709, UN-0724, UN-0747
    """
    if len(enemies) == 1:
        return enemies[0]
    if who.quarry:
        for enemy in enemies:
            if enemy.id == who.quarry:
                return enemy
    left = enemies
    if behavior.spreads and wish is None:
        left = [enemy for enemy in left if not enemy.attacked] or left
    for name in behavior.wishes if wish is None else (wish,):
        if len(left) > 1:
            left = _best(game, who, left, name, costs, places)
    return (yield from pick(game, left, "target"))


def _best(
    game: Universalis,
    who: Character,
    left: list[Character],
    name: Wish,
    costs: Mapping[FigureId, int],
    places: Mapping[FigureId, Place],
) -> list[Character]:
    if name == "closest":
        ranked = {enemy.id: costs[enemy.id] for enemy in left}
    elif name == "easiest-to-hit" and places:
        ranked = {enemy.id: _hardness_from(game, who, enemy, places[enemy.id]) for enemy in left}
    else:
        ranked = {enemy.id: WISHES[name](game, who, enemy) for enemy in left}
    least = min(ranked.values())
    return [enemy for enemy in left if ranked[enemy.id] == least]


def hardness(game: Universalis, who: Character, enemy: Character) -> int:
    """How much an attack would have to make up for: the enemy's bonus less its own, or 10 less that of its best shot.

    UN-0711, UN-G36, UN-C118
    """
    shots = [] if pressed(game, who) else [card for card in ready(game, who) if card.kind in ("projectile", "throwing")]
    if shots:
        return TARGET - max(shot_tally(game, aim(game, who, enemy, card)).total for card in shots)
    hit = Hit(attacker=who.id, target=enemy.id, weapon=melee_weapon(game, who).id)
    return defense_tally(game, hit).total - attack_tally(game, hit).total


def _hardness_from(game: Universalis, who: Character, enemy: Character, place: Place) -> int:
    """How hard an enemy is to hit from the place where it would be attacked.  UN-0711, UN-G36"""
    here = who.at, who.across
    who.at, who.across = place.at, place.across
    found = hardness(game, who, enemy)
    who.at, who.across = here
    return found


def _beside_leader(game: Universalis, who: Character, enemy: Character) -> int:
    leaders = [ally for ally in game.allies(who) if ally.leader]
    return -int(any(adjacent(game, leader, enemy) for leader in leaders))


def _casts(game: Universalis, who: Character, enemy: Character) -> int:
    return -int(enemy.hero and bool(person(enemy.card).spells))


def _shoots(game: Universalis, who: Character, enemy: Character) -> int:
    return -int(any(card.kind == "projectile" for card in game.kit(enemy).weapons))


def _crowd(game: Universalis, who: Character, enemy: Character) -> int:
    return -sum(adjacent(game, enemy, ally) for ally in game.allies(enemy))


WISHES: Mapping[str, Key] = {
    "not-attacked": lambda game, who, enemy: int(enemy.attacked),
    "easiest-to-hit": hardness,
    "adjacent-to-leader": _beside_leader,
    "lowest-courage": lambda game, who, enemy: game.kit(enemy).courage,
    "lowest-vitality": lambda game, who, enemy: game.left(enemy),
    "lowest-armor": lambda game, who, enemy: game.kit(enemy).armor,
    "lowest-agility": lambda game, who, enemy: game.kit(enemy).agility,
    "lowest-intelligence": lambda game, who, enemy: game.kit(enemy).intelligence,
    "highest-vp": lambda game, who, enemy: -person(enemy.card).vp,
    "spellcaster": _casts,
    "ranged": _shoots,
    "wounded": lambda game, who, enemy: -enemy.wounds,
    "most-in-area": _crowd,
}
