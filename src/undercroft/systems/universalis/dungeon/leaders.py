"""Leaders of the Artificial Dark Player, and the extra skills they and large creatures are given.

UN-0682 to UN-0684, UN-0749 to UN-0754
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.dice import Faces, Reading
from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import NOBODY, NOWHERE, Roll, Script
from undercroft.systems.universalis.agenda import Encounter, Panic
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import CREATURES, PARRYING, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person, skill_card
from undercroft.systems.universalis.combat.declaring import serves as about
from undercroft.systems.universalis.dungeon.placing import open_squares
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import some
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character

KEPT_RESERVE = 10
"""The level to which the counter falls when the Main Room is seen.  UN-0750"""

BOTH = 2
DEAR = 6
"""A die of 6 gives a skill of this many Value Points or more.  UN-0682"""


def _sorted(faces: Faces) -> tuple[int, ...]:
    return tuple(sorted(faces[0], reverse=True))


SORTED: Reading[tuple[int, ...]] = Reading("sorted", _sorted)
"""Some dice, the highest first."""


# extra skills


def learn_more(game: Universalis, creature: Character) -> Script[None]:
    """Roll 1D6 for each hero: each die gives a skill worth as many Value Points, the dearest first, as far as the
    Reserve pays.  UN-0682 to UN-0684, UN-0753, UN-G34"""
    offered = library()[CREATURES][creature.card].extras
    if not offered:
        return
    pool = some(game.party())
    dice: tuple[int, ...] = yield Roll((pool,), SORTED, NOBODY, creature.id, "extra-skills", "monsters")
    for die in dice:
        skill = next((skill for skill, cost in offered.items() if _fits(game, creature, skill, cost, die)), None)
        cost = offered.get(skill, 0) if skill is not None else 0
        if skill is None or (game.plan.quest.counter and cost > game.state.reserve):
            continue
        if game.plan.quest.counter:
            game.state.reserve -= cost
        creature.extra = (*creature.extra, skill)
        game.tell(Changed, "learnt", creature.id, detail=skill, now=cost, rules=("UN-0682",))


def _fits(game: Universalis, creature: Character, skill: str, cost: int, die: int) -> bool:
    """Is it a skill of that worth that the creature lacks and can use?  UN-0682, UN-0684, UN-0753"""
    if (cost < DEAR if die == DEAR else cost != die) or skill in (*person(creature.card).skills, *creature.extra):
        return False
    return serves(game, creature, skill)


def serves(game: Universalis, creature: Character, skill: str) -> bool:
    """Can it use a skill in this combat: has it the weapon to shoot with, the arms, a lore to cast from, enemies with
    Mana?  UN-0753"""
    card, kit = skill_card(skill), game.kit(creature)
    rolls = {getattr(effect.args, "roll", "") for effect in card.effects} - {""}
    if words.SHOTS.of(card.effects) or words.QUICK_RELOAD.of(card.effects) or about(skill, "shot"):
        return any(weapon.kind in ("projectile", "throwing") for weapon in kit.weapons)
    if rolls and rolls <= {"cast", "dispel"}:
        return bool(library()[CREATURES][creature.card].lores)
    if skill == "leech-mana":
        return any(enemy.mana > 0 for enemy in game.enemies(creature))
    if skill == "shield-onslaught":
        return kit.shield is not None
    return skill not in ARMS or any(ARMS[skill](weapon) for weapon in kit.weapons)


ARMS: Mapping[str, Callable[[Weapon], bool]] = {
    "blocking": lambda weapon: weapon.ordinary in PARRYING,
    "brutal-blow": lambda weapon: weapon.hands == BOTH,
    "sword-master": lambda weapon: "sword" in weapon.tags,
}
"""Skills that are of use only with certain weapons.  UN-C433, UN-C435, UN-C463"""


def vp_of(game: Universalis, creature: Character) -> int:
    """The creature's Value Points, with those of the skills it was given.  UN-0683"""
    card = library()[CREATURES].get(creature.card) if creature.extra else None
    if card is None:
        return person(creature.card).vp
    return card.vp + sum(card.extras.get(skill, 0) for skill in creature.extra)


# where a Leader stands, and how strong it is


def place_of_leader(game: Universalis, entry: Encounter, card: str) -> int | None:
    """The Leader stands behind its allies, in the row and at the end farthest from the hero; where nothing is free, the
    allies make room.  UN-0749"""
    free = open_squares(game, entry)
    hero = game.find(entry.who)
    eye = (
        hero.at
        if hero is not None and hero.at != NOWHERE
        else int(squares(game.plan.accesses[entry.access].sides[0])[0])
    )
    shape = game.terrain.base(*person(card).base)
    large = not person(card).small
    spots = shape.fits(free, game.terrain.walking) if large else free
    if not spots:
        room = _held_by_none_but_allies(game, entry)
        spots = shape.fits(room, game.terrain.walking) if large else room
    behind = _behind(game, entry, spots, eye)
    board = game.plan.board
    far = sorted(squares(behind or spots), key=lambda at: (-board.walk(eye, at), -board.distance(eye, at), at))
    return int(far[0]) if far else None


def _held_by_none_but_allies(game: Universalis, entry: Encounter) -> Bits:
    """The squares of the section on which a Leader could stand if its allies gave way."""
    held = game.plan.reserved
    for hero in game.state.heroes:
        if hero.here:
            held |= game.cover(hero)
    return game.plan.sections[entry.section].squares & game.terrain.standable[2] & ~held


def _behind(game: Universalis, entry: Encounter, spots: Bits, eye: int) -> Bits:
    """The places farther away than every creature of the section."""
    board = game.plan.board
    allies = [one for one in game.state.creatures if one.home == entry.section]
    last = max((board.distance(eye, one.at) for one in allies), default=0)
    return sum(1 << at for at in squares(spots) if board.distance(eye, at) > last)


def strengthen(game: Universalis) -> None:
    """Points above 10 become Vitality of the Leader: +1 for every 2, or for every 3 if it is hard to hurt.

    In a quest without the counter it is +1 for every 10 Value Points of the group, or for every 20.  UN-0750, UN-0751
    """
    for creature in game.state.creatures:
        if creature.leader and not creature.sturdy:
            kit = game.kit(creature)
            tough = kit.has(words.INVULNERABLE) or kit.armor >= 6
            if game.plan.quest.counter:
                spare = max(0, game.state.reserve - KEPT_RESERVE)
                game.state.reserve -= spare
                creature.sturdy = spare // (3 if tough else 2)
            else:
                creature.sturdy = game.state.group // (20 if tough else 10)
            if creature.sturdy:
                game.tell(Changed, "sturdy", creature.id, now=creature.sturdy, rules=("UN-0750",))


def strengthen_in_the_open(game: Universalis) -> None:
    """In a scenario that lies open, the Leader grows when a hero first enters the Main Room, or on its own arrival if
    that comes later (ruling `leader-in-the-open`).  UN-0750, UN-0751"""
    if game.state.main_entered and game.dark == NOBODY:
        strengthen(game)


# its end


@step(Panic, between=True)
def panic(game: Universalis, entry: Panic) -> Script[None]:
    """A Grunt whose Leader has fallen must pass a Courage test or is removed.  UN-0628, UN-0754"""
    creature = game.character(entry.who)
    result = yield from trial(game, creature, "courage", "courage")
    if not result.passed:
        game.state.creatures.remove(creature)
        game.tell(Removed, creature.name, creature.id, creature.at, "fled", creature.letter, rules=("UN-0754",))
