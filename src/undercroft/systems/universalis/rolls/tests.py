"""Attribute tests, and what skills, items and friends add to a roll.  UN-0051, UN-0088 to UN-0092"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Summed
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import WEAPONS
from undercroft.systems.universalis.cards.kit import Kit, bests, bonuses
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.sources import Source, may_share
from undercroft.systems.universalis.cards.words import BEST, BONUS, FEARSOME, NO_DEXTERITY, Shared
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import close_by
from undercroft.systems.universalis.ground.leash import keen_pet
from undercroft.systems.universalis.ground.light import shade
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, tested
from undercroft.systems.universalis.rolls.stakes import PLAIN, Question, side
from undercroft.systems.universalis.rolls.two_dice import Attempt, Window, dice_of, tried
from undercroft.systems.universalis.state import Character, Dice, Hit
from undercroft.systems.universalis.state.hit import NO_DICE

TARGET = 10
LEAST_WIT = 2
"""With less Intelligence a character takes no Dexterity tests.  UN-0082"""

SKILLS_MOST, MAGIC_MOST = 3, 5
EVERYWHERE = 99
HUGE = 4


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a test went."""

    passed: bool
    dice: Dice
    total: int

    @property
    def blunder(self) -> bool:
        """A critical failure.  UN-0089"""
        return self.dice == BLUNDER


def tally_of(
    game: Universalis,
    who: Character,
    attribute: str,
    roll: str,
    about: tuple[str, ...] = (),
    hit: Hit | None = None,
) -> Tally:
    """An attribute and what skills, items, spells and the quest add to a roll; bonuses are capped.

    UN-0051, UN-0259, UN-0742, UN-C535, UN-G03
    """
    kit = game.kit(who)
    tally = Tally(kit.attribute(attribute), attribute)
    add_bonuses(game, who, kit, tally, (roll, attribute), about, hit)
    shade(game, who, attribute, tally)
    if attribute == "courage":
        _overawe(game, who, tally)
    active = game.state.active
    if attribute == "perception" and active is not None and active.running and active.who == who.id:
        tally.add(-2, "running", "UN-0209")
    for deed in moments.TALLY.at(kit, game):
        deed(game, who, roll, tally)
    return tally


def _overawe(game: Universalis, who: Character, tally: Tally) -> None:
    """A Huge Fearsome enemy in the section takes 1 off the Courage of all who are smaller.  UN-C535"""
    if who.at == NOWHERE or game.kit(who).size >= HUGE:
        return
    here = game.section(who)
    for enemy in game.enemies(who):
        kit = game.kit(enemy)
        if kit.size >= HUGE and kit.has(FEARSOME) and game.section(enemy) == here:
            tally.add(-1, "huge", "UN-C535")
            return


def add_bonuses(
    game: Universalis,
    who: Character,
    kit: Kit,
    tally: Tally,
    rolls: tuple[str, ...],
    about: tuple[str, ...] = (),
    hit: Hit | None = None,
    declared: tuple[str, ...] = (),
    muted: tuple[str, ...] = (),
) -> None:
    """Terms of skills, items and spells for a roll of these names, friends' included; at most +3, with magic +5.

    UN-0051, UN-C444, UN-C483
    """
    gained, magic = 0, False
    for source, bonus in bonuses(kit, declared, muted) if BONUS.name in kit.speakers else ():
        if hit is not None and _of_another_weapon(source, who, hit):
            continue
        if (bonus.roll in rolls or bonus.roll == "any") and holds(game, who, bonus.when, hit, about):
            tally.add(bonus.n, source.id)
            if bonus.n > 0:
                gained += bonus.n
                magic = magic or source.magic
    for id, n in shared(game, who, rolls):
        tally.add(n, id)
        gained += n
    if "perception" in rolls and who.hero and not who.owner and keen_pet(game, who):
        tally.add(1, "pet", "UN-1088")
        gained += 1
    for source, best in bests(kit, declared, muted) if BEST.name in kit.speakers else ():
        if best.n and best.roll in rolls and holds(game, who, best.when, hit, about):
            tally.add(best.n, source.id)
    most = MAGIC_MOST if magic else SKILLS_MOST
    if gained > most:
        tally.add(most - gained, "most-from-skills", "UN-0051")


def _of_another_weapon(source: Source, who: Character, hit: Hit) -> bool:
    """Is it what a weapon says that the attacker does not strike with?  UN-1013"""
    return hit.attacker == who.id and source.id != hit.weapon and source.id in library()[WEAPONS]


def shared(game: Universalis, who: Character, rolls: tuple[str, ...]) -> list[tuple[str, int]]:
    """What skills of friends at hand add to a roll; a skill that several friends have counts once.

    A skill that helps one friend only helps the one its bearer has chosen.  UN-C434, UN-C483, UN-C516, UN-C528
    """
    found: dict[str, int] = {}
    spells = game.state.lasting
    for ally in game.allies(who):
        in_force = spells or ally.boons or ally.powers
        if not in_force and not may_share(ally.card, ally.extra, ally.body, ally.hands):
            continue
        for id, bonus in game.kit(ally).shares:
            if bonus.roll in rolls and id not in found and _reaches(game, ally, who, id, bonus):
                found[id] = bonus.n
    return list(found.items())


def _reaches(game: Universalis, ally: Character, who: Character, id: str, bonus: Shared) -> bool:
    if (id == "inspiring" and ally.lost_heart) or (bonus.one and id != "familiar" and ally.ward != who.id):
        return False
    if bonus.range >= EVERYWHERE:
        return True
    if bonus.range == 1:
        return bool(game.terrain.around[game.cover(ally)] & game.cover(who))
    return close_by(game, ally, who, bonus.range)


def trial(
    game: Universalis,
    who: Character,
    attribute: str,
    roll: str,
    *,
    target: int = TARGET,
    extra: tuple[tuple[int, str, str], ...] = (),
    about: tuple[str, ...] = (),
    hit: Hit | None = None,
) -> Script[Result]:
    """A test: 2D6 + attribute must reach the target; double 1 always fails, double 6 always succeeds.

    Skills throw dice again, then a hero may spend Fortune on a failure.  Some pass without a roll; the Huge and heroes
    in animal form handle nothing.  UN-0088 to UN-0092, UN-0098, UN-0461, UN-C483, UN-C527, UN-C530,
    UN-C535
    """
    kit = game.kit(who)
    if kit.passes and (roll in kit.passes or attribute in kit.passes):
        return Result(True, NO_DICE, target)
    clumsy = kit.has(NO_DEXTERITY) or kit.intelligence < LEAST_WIT or who.animal
    if attribute == "dexterity" and clumsy:
        return Result(False, NO_DICE, 0)
    tally = tally_of(game, who, attribute, roll, about, hit)
    for value, source, rule in extra:
        tally.add(value, source, rule)
    if game.listening:
        game.tell(Summed, roll, who.id, tally.total, tally.frozen())
    attempt = Attempt(who, kit, roll, attribute, about=about)
    dice = yield from tried(
        game,
        attempt,
        lambda dice: judge(dice, tally.total, target).passed,
        lambda dice: _question(game, attempt, dice, tally, target),
        Window("fortune-test", who, roll),
        tested(target - tally.total),
    )
    result = judge(dice, tally.total, target)
    if attribute == "courage" and not result.passed and kit.shares:
        _lose_heart(who, kit)
    return result


def _question(game: Universalis, attempt: Attempt, dice: Dice, tally: Tally, target: int) -> Question:
    """What a question in the middle of a test is about."""
    return Question(
        "pass",
        lambda: (side(attempt.who, attempt.roll, dice, tally),),
        lambda new: judge(new, tally.total, target).passed,
        throws=lambda: (dice_of(game, attempt), PLAIN),
    )


def _lose_heart(who: Character, kit: Kit) -> None:
    """A character that inspires others and fails a Courage test inspires nobody for the rest of the quest.  UN-C483"""
    for id, bonus in kit.shares:
        if bonus.roll == "courage" and id == "inspiring":
            who.lost_heart = True


def judge(dice: Dice, bonus: int, target: int) -> Result:
    """Read a test.  UN-0088, UN-0089, UN-0091"""
    total = dice[0] + dice[1] + bonus
    return Result(dice == DOUBLE_SIX or (dice != BLUNDER and total >= target), dice, total)
