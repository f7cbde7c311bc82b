"""Attribute tests, and Fortune that throws dice again.  UN-0088 to UN-0106"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel.dice import TOTAL, Reading
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards import WEAPONS
from undercroft.systems.universalis.circumstances import holds
from undercroft.systems.universalis.companions import keen_pet
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import Kit, Source, bests, bonuses, rerolls
from undercroft.systems.universalis.lights import shade
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.rolls import BLUNDER, DOUBLE_SIX, ONE, PAIR, TWO, Alike, best_two, some, tested
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.sighting import gap
from undercroft.systems.universalis.state import Character, Dice, Hit
from undercroft.systems.universalis.uses import animal, limited, may_use, note, note_use
from undercroft.systems.universalis.words import Shared

TARGET = 10
LEAST_WIT = 2
"""Who has less Intelligence takes no Dexterity tests.  UN-0082"""

SKILLS_MOST, MAGIC_MOST = 3, 5
KEEP, OWN = Option("keep"), Option("fortune", what="own")
EVERYWHERE = 99
HUGE = 4
NO_DICE: Dice = (0, 0)


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
    """An attribute and what skills, items and spells add to a roll; bonuses are capped.  UN-0051, UN-G03"""
    kit = game.kit(who)
    tally = Tally(kit.attribute(attribute), attribute)
    add_bonuses(game, who, tally, (roll, attribute), about, hit)
    shade(game, who, attribute, tally)
    if attribute == "courage":
        _overawe(game, who, tally)
    active = game.state.active
    if attribute == "perception" and active is not None and active.running and active.who == who.id:
        tally.add(-2, "running", "UN-0209")
    for deed in moments.TALLY.deeds(kit.names + game.quest):
        deed(game, who, roll, tally)
    return tally


def _overawe(game: Universalis, who: Character, tally: Tally) -> None:
    """A Huge Fearsome enemy in the section takes 1 off the Courage of all who are smaller.  UN-C535"""
    if who.at < 0 or game.kit(who).size >= HUGE:
        return
    here = game.section(who)
    for enemy in game.enemies(who):
        kit = game.kit(enemy)
        if kit.size >= HUGE and kit.has("fearsome") and game.section(enemy) == here:
            tally.add(-1, "huge", "UN-C535")
            return


def add_bonuses(
    game: Universalis,
    who: Character,
    tally: Tally,
    rolls: tuple[str, ...],
    about: tuple[str, ...] = (),
    hit: Hit | None = None,
    declared: tuple[str, ...] = (),
    muted: tuple[str, ...] = (),
) -> None:
    """Terms of skills, items and spells for a roll of these names, friends' included; at most +3, with magic +5.

    UN-0051
    """
    gained, magic = 0, False
    kit = game.kit(who)
    for source, bonus in bonuses(kit, declared, muted):
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
    for source, best in bests(kit, declared, muted):
        if best.n and best.roll in rolls and holds(game, who, best.when, hit, about):
            tally.add(best.n, source.id)
    most = MAGIC_MOST if magic else SKILLS_MOST
    if gained > most:
        tally.add(most - gained, "most-from-skills", "UN-0051")


def _of_another_weapon(source: Source, who: Character, hit: Hit) -> bool:
    """Is it what a weapon says that the attacker does not strike with?  UN-1013"""
    return hit.attacker == who.id and source.id != hit.weapon and source.id in library()[WEAPONS]


def shared(game: Universalis, who: Character, rolls: tuple[str, ...]) -> list[tuple[str, int]]:
    """What skills of friends at hand add to a roll; the same skill of several friends counts once.

    Of those that help one friend only, whom the bearer has chosen.  UN-C434, UN-C483, UN-C516, UN-C528
    """
    found: dict[str, int] = {}
    for ally in game.allies(who):
        for id, bonus in game.kit(ally).shares:
            if bonus.roll in rolls and id not in found and _reaches(game, ally, who, id, bonus):
                found[id] = bonus.n
    return list(found.items())


def _reaches(game: Universalis, ally: Character, who: Character, id: str, bonus: Shared) -> bool:
    if f"lost {id}" in ally.uses or (bonus.one and id != "familiar" and f"{id} for {who.id}" not in ally.uses):
        return False
    if bonus.range >= EVERYWHERE:
        return True
    if bonus.range == 1:
        return bool(game.terrain.around(game.cover(ally)) & game.cover(who))
    return gap(game, game.cover(ally), game.cover(who)) <= bonus.range


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
    in animal form handle nothing.  UN-0088 to UN-0092, UN-0098, UN-0461, UN-C527, UN-C530, UN-C535
    """
    kit = game.kit(who)
    if kit.passes and (roll in kit.passes or attribute in kit.passes):
        return Result(True, NO_DICE, target)
    clumsy = kit.has("no-dexterity") or kit.intelligence < LEAST_WIT or animal(who)
    if attribute == "dexterity" and clumsy:
        return Result(False, NO_DICE, 0)
    tally = tally_of(game, who, attribute, roll, about, hit)
    for value, source, rule in extra:
        tally.add(value, source, rule)
    if game.listening:
        game.tell(Summed, roll, who.id, tally.total, tally.frozen())
    if bests(kit, ()) or may_throw_again(game, who, roll, attribute):
        dice = yield from throw(game, who, roll, attribute, about)
        dice = yield from again(game, who, roll, attribute, dice, about=about)
    else:
        thrown: Alike = yield Roll((TWO,), tested(target - tally.total), who.seat, who.id, roll)
        dice = thrown.dice
    result = judge(dice, tally.total, target)
    if not result.passed:
        dice = yield from retry(game, who, roll, attribute, dice, about=about)
        result = judge(dice, tally.total, target)
    if not result.passed and can_spend(game, who):
        option: Option = yield Ask("fortune-test", who.seat, (KEEP, OWN), who=who.id, about=roll)
        if option.act == "fortune":
            spend(game, who)
            dice = yield from throw(game, who, roll, attribute, about)
            result = judge(dice, tally.total, target)
    if attribute == "courage" and not result.passed and kit.shares:
        _lose_heart(who, kit)
    return result


def _lose_heart(who: Character, kit: Kit) -> None:
    """Who inspires others and fails a Courage test inspires nobody for the rest of the quest.  UN-C483"""
    for id, bonus in kit.shares:
        if bonus.roll == "courage" and id == "inspiring":
            note(who, f"lost {id}")


def throw(game: Universalis, who: Character, roll: str, attribute: str, about: tuple[str, ...] = ()) -> Script[Dice]:
    """2D6, or the best two of more.  UN-C473"""
    dice: Dice
    for _, best in bests(game.kit(who), ()):
        if best.roll in (roll, attribute) and holds(game, who, best.when, None, about):
            dice = yield Roll((some(best.dice),), best_two(best.strict), who.seat, who.id, roll)
            return dice
    dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
    return dice


def judge(dice: Dice, bonus: int, target: int) -> Result:
    """Read a test.  UN-0088, UN-0089, UN-0091"""
    total = dice[0] + dice[1] + bonus
    return Result(dice == DOUBLE_SIX or (dice != BLUNDER and total >= target), dice, total)


def again(
    game: Universalis,
    who: Character,
    roll: str,
    attribute: str,
    dice: Dice,
    declared: tuple[str, ...] = (),
    *,
    muted: tuple[str, ...] = (),
    about: tuple[str, ...] = (),
    reads: Callable[[int], Reading[Alike]] | None = None,
) -> Script[Dice]:
    """Skills that throw 1s again, once, but never those of a natural double 1; `reads` says how closely the new die is
    looked at beside the other.  UN-0042, UN-0090"""
    if dice[1] != 1 or dice == BLUNDER:
        return dice
    names = _names(roll, attribute)
    for _, reroll in rerolls(game.kit(who), declared, muted):
        if reroll.dice == "ones" and reroll.roll in names and holds(game, who, reroll.when, game.state.hit, about):
            if reads is None:
                return (yield from _one_die(who, roll, dice))
            thrown: Alike = yield Roll((ONE,), reads(dice[0]), who.seat, who.id, f"{roll}-again")
            return thrown.dice
    return dice


def retry(
    game: Universalis,
    who: Character,
    roll: str,
    attribute: str,
    dice: Dice,
    declared: tuple[str, ...] = (),
    *,
    muted: tuple[str, ...] = (),
    about: tuple[str, ...] = (),
) -> Script[Dice]:
    """Skills that throw a failed roll again, or one die of it; whose uses are few, they are asked for.

    UN-0042, UN-C430, UN-C441, UN-C482, UN-C495
    """
    if roll == "stand-up" and "may stand up again" in who.uses:
        second: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "stand-up-again")
        return second
    known = rerolls(game.kit(who), declared, muted)
    if not known:
        return dice
    names = _names(roll, attribute)
    for source, reroll in known:
        if reroll.dice not in ("one", "failed", "all") or reroll.roll not in names:
            continue
        if dice == BLUNDER and (reroll.dice == "one" or not reroll.blunders):
            continue
        if not holds(game, who, reroll.when, game.state.hit, about) or not _has_use(who, source):
            continue
        if not (yield from _takes(who, source, roll)):
            continue
        if reroll.dice == "one":
            return (yield from _one_die(who, roll, dice))
        fresh: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, f"{roll}-again")
        return fresh
    return dice


def may_throw_again(
    game: Universalis,
    who: Character,
    roll: str,
    attribute: str,
    declared: tuple[str, ...] = (),
    muted: tuple[str, ...] = (),
    *,
    failed: bool = False,
) -> bool:
    """Has it any skill or thing that throws dice of this roll again, or of this roll once it has failed?"""
    known = rerolls(game.kit(who), declared, muted)
    if not known:
        return False
    names = _names(roll, attribute)
    return any(reroll.roll in names and not (failed and reroll.dice == "ones") for _, reroll in known)


def _has_use(who: Character, source: Source) -> bool:
    return not source.skill or may_use(who, source.id)


def _takes(who: Character, source: Source, roll: str) -> Script[bool]:
    """Spend a use of a skill that throws dice again, if its bearer wants to."""
    if not source.skill:
        return True
    if who.hero and limited(source.id):
        option: Option = yield Ask("again", who.seat, (Option("again", what=source.id), KEEP), who=who.id, about=roll)
        if option.act == "keep":
            return False
    note_use(who, source.id)
    return True


def _one_die(who: Character, roll: str, dice: Dice) -> Script[Dice]:
    """The lower die is thrown again."""
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, f"{roll}-again")
    return (dice[0], face) if dice[0] >= face else (face, dice[0])


def _names(roll: str, attribute: str) -> tuple[str, ...]:
    return roll, attribute, "any", "melee" if roll in ("attack", "defense") else roll


def can_spend(game: Universalis, who: Character) -> bool:
    """Has a hero Fortune to spend?  A hero who is Knocked Out has none.  UN-0104, UN-0105"""
    return who.hero and luck_of(game, who).fortune > 0 and "knocked-out" not in who.conditions


def luck_of(game: Universalis, who: Character) -> Character:
    """Whose Fortune it spends: its own; a companion of a hero who plays alone that hero's.  UN-0763"""
    if not who.hero or who.fortune > 0 or len(game.state.heroes) == 1 or person(who.card).level == "hero":
        return who
    heroes = [one for one in game.state.heroes if person(one.card).level == "hero"]
    return heroes[0] if len(heroes) == 1 and "knocked-out" not in heroes[0].conditions else who


def spend(game: Universalis, who: Character) -> None:
    """A point of Fortune is gone, and the Dark Player scores for it.  UN-0063, UN-0098"""
    owner = luck_of(game, who)
    owner.fortune -= 1
    if who.hero:
        game.state.suffered += 1
    game.tell(Changed, "fortune", owner.id, now=owner.fortune, was=owner.fortune + 1, rules=("UN-0098",))
