"""Harm and healing by objects, elements, traps: damage dice, conditions, tests, lost turns.  UN-0469 to UN-0476"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.combat.blasts import Terms, blast_tallies, dice_of
from undercroft.systems.universalis.combat.damage import one_at_least, roll_damage, throw_damage, turned_aside
from undercroft.systems.universalis.effects import HAPPENS, Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import around
from undercroft.systems.universalis.rolls.fortune import THEIRS, luck
from undercroft.systems.universalis.rolls.stakes import damage_about
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import cure, heal, lose, suffer

LOSES_TURN = "loses-turn"
"""The mark of a character that will miss its next activation."""

ROLLS = {"natural": "resist"}
"""The names of attribute tests that are not called by the attribute's own name."""


@HAPPENS.does(words.HEAL)
def _heal(game: Universalis, who: Character, amount: int, cause: Cause) -> None:
    heal(game, who, amount, "used")


@HAPPENS.does(words.CURE)
def _cure(game: Universalis, who: Character, conditions: tuple[words.Condition, ...], cause: Cause) -> None:
    for condition in conditions:
        cure(game, who, condition)


@HAPPENS.does(words.SUFFER)
def _suffer(game: Universalis, who: Character, conditions: tuple[words.Condition, ...], cause: Cause) -> None:
    for condition in conditions:
        suffer(game, who, condition)


@HAPPENS.does(words.LOSE_VITALITY)
def _lose_vitality(game: Universalis, who: Character, amount: int, cause: Cause) -> Script[None]:
    yield from hurt(game, who, amount, cause)


@HAPPENS.does(words.LOSE_TURN)
def _lose_turn(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    if not who.loses_turn:
        who.loses_turn = True
        game.tell(Changed, LOSES_TURN, who.id, now=1)


@HAPPENS.does(words.TRIAL)
def _trial(game: Universalis, who: Character, test: words.Trial, cause: Cause) -> Script[None]:
    """A test must be passed, or the effects follow."""
    roll = cause.roll or ROLLS.get(test.attribute, test.attribute)
    extra = ((test.n, cause.id or "circumstances", ""),) if test.n else ()
    result = yield from trial(game, who, test.attribute, roll, target=test.target, extra=extra)
    yield from apply_all(game, who, test.success if result.passed else test.fail, cause)


@HAPPENS.does(words.BLAST)
def _blast(game: Universalis, who: Character, blast: words.Blast, cause: Cause) -> Script[None]:
    """Damage dice for the target, and fewer for everybody adjacent to it.

    UN-0462, UN-0473, UN-0476, UN-C320, UN-C524
    """
    close = [one for one in game.present() if one.id != who.id and around(game, who) & game.cover(one)]
    yield from burst(game, who, blast, dice_of(blast, game.kit(who)), cause)
    if blast.near is not None:
        for one in close:
            if one.here:
                yield from burst(game, one, blast, blast.near, cause)


def burst(game: Universalis, who: Character, blast: words.Blast, dice: int, cause: Cause) -> Script[bool]:
    """A character takes a blast's damage dice against the attribute it is aimed at; False if Fortune turned it aside.

    Fortune may also throw the dice of a trap again.  UN-0096, UN-0099, UN-0467 to UN-0470, UN-0473 to UN-0476
    """
    number, armor = burst_tallies(game, who, blast, dice, cause)
    by = game.find(cause.by)
    if game.listening:
        game.tell(Summed, "damage", by.id if by is not None else NO_ONE, number.total, number.frozen())
        game.tell(Summed, "armor", who.id, armor.total, armor.frozen())
    if not cause.trap:
        wounds = yield from roll_damage(game, by or who, number.total, armor.total)
        return (yield from hurt(game, who, wounds, cause))
    wounds = yield from throw_damage(number.total, armor.total, game.dark, why="trap-damage")
    bad = wounds >= 2 or wounds >= game.left(who) or game.ruling("fortune-offers") == "always"
    stakes = damage_about(NO_ONE, who, (number, armor), wounds, more=False, roll="trap-damage")
    if bad and (yield from luck(game, who, "fortune-damage", THEIRS, stakes=stakes)):
        wounds = yield from throw_damage(number.total, armor.total, game.dark, why="trap-damage")
    return (yield from hurt(game, who, wounds, cause))


def burst_tallies(
    game: Universalis, who: Character, blast: words.Blast, dice: int, cause: Cause
) -> tuple[Tally, Tally]:
    """The dice of a blast, one at least, and what each must reach; Armor is better against a trap that a cautious
    hand disarms.

    UN-0469, UN-C497, UN-0470, UN-C568
    """
    kit = game.kit(who)
    hit = Hit(attacker=cause.by, target=who.id, kind="magic" if cause.magic else "blast")
    worn: Terms = ()
    if cause.disarming:
        worn = tuple((n, source.id, "UN-C497") for source in kit.sources for n in words.TRAP_ARMOR.of(source.effects))
    number = Tally(dice, cause.id or "blast")
    number, armor = blast_tallies(game, hit, blast, number, blast.elements, worn)
    one_at_least(number, armor)
    return number, armor


def hurt(game: Universalis, who: Character, wounds: int, cause: Cause) -> Script[bool]:
    """A character loses Vitality; False if Fortune turned a fatal blow aside.  UN-0096, UN-0467, UN-C341"""
    if wounds and wounds >= game.left(who) and (yield from turned_aside(game, who)):
        return False
    lose(game, who, wounds, cause.by, "trap" if cause.trap else cause.id or "hit")
    return True
