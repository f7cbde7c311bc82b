"""Harm and healing by objects, elements, traps: damage dice, conditions, tests, lost turns.  UN-0469 to UN-0476"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import words
from undercroft.systems.universalis.circumstances import holds
from undercroft.systems.universalis.conditions import cure, heal, lose, suffer
from undercroft.systems.universalis.damage import roll_damage, turned_aside
from undercroft.systems.universalis.doings import Cause, apply_all, does
from undercroft.systems.universalis.engagement import around
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import MOST_ARMOR, guards
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.trials import trial

LOSES_TURN = "loses-turn"
"""The note of somebody who will not be activated next time."""

ROLLS = {"natural": "resist"}
"""What tests of an attribute are called, where it is not the attribute's own name."""


@does(words.HEAL)
def _heal(game: Universalis, who: Character, amount: int, cause: Cause) -> None:
    heal(game, who, amount, "used")


@does(words.CURE)
def _cure(game: Universalis, who: Character, conditions: tuple[words.Condition, ...], cause: Cause) -> None:
    for condition in conditions:
        cure(game, who, condition.value)


@does(words.SUFFER)
def _suffer(game: Universalis, who: Character, conditions: tuple[words.Condition, ...], cause: Cause) -> None:
    for condition in conditions:
        suffer(game, who, condition.value)


@does(words.LOSE_VITALITY)
def _lose_vitality(game: Universalis, who: Character, amount: int, cause: Cause) -> Script[None]:
    yield from hurt(game, who, amount, cause)


@does(words.LOSE_TURN)
def _lose_turn(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    if LOSES_TURN not in who.uses:
        who.uses = (*who.uses, LOSES_TURN)
        game.tell(Changed, LOSES_TURN, who.id, now=1)


@does(words.TRIAL)
def _trial(game: Universalis, who: Character, test: words.Trial, cause: Cause) -> Script[None]:
    """A test that must be passed, or the effects follow."""
    roll = cause.roll or ROLLS.get(test.attribute, test.attribute)
    extra = ((test.n, cause.id, ""),) if test.n else ()
    result = yield from trial(game, who, test.attribute, roll, target=test.target, extra=extra)
    yield from apply_all(game, who, test.success if result.passed else test.fail, cause)


@does(words.BLAST)
def _blast(game: Universalis, who: Character, blast: words.Blast, cause: Cause) -> Script[None]:
    """Damage dice for the target, and fewer for everybody beside it.  UN-0462, UN-0473, UN-0476"""
    close = [one for one in game.present() if one.id != who.id and around(game, who) & game.cover(one)]
    yield from burst(game, who, blast, blast_dice(game, who, blast), cause)
    if blast.near is not None:
        for one in close:
            if one.here:
                yield from burst(game, one, blast, blast.near, cause)


def blast_dice(game: Universalis, who: Character, blast: words.Blast) -> int:
    """The dice of a blast; some count the armor that is worn."""
    kit = game.kit(who)
    if kit.heavy and blast.heavy is not None:
        return blast.heavy
    return blast.light if kit.light and blast.light is not None else blast.dice


def burst(game: Universalis, who: Character, blast: words.Blast, dice: int, cause: Cause) -> Script[None]:
    """So many dice against the attribute the blast is against.  UN-0468 to UN-0470, UN-0473, UN-0474, UN-0476"""
    number, armor = blast_tallies(game, who, blast, dice, cause)
    by = game.find(cause.by) or who
    needed = armor.total
    if not cause.magic and game.kit(who).has("invulnerable"):
        needed = max(MOST_ARMOR, needed)
    wounds = yield from roll_damage(game, by, number.total, needed)
    yield from hurt(game, who, wounds, cause)


def blast_tallies(
    game: Universalis, who: Character, blast: words.Blast, dice: int, cause: Cause
) -> tuple[Tally, Tally]:
    """The dice of a blast and what each of them must reach."""
    kit = game.kit(who)
    number = Tally(dice, cause.id or "blast")
    armor = Tally(kit.attribute(blast.against), blast.against, "UN-0473" if blast.against == "natural" else "UN-0476")
    armor.add(blast.armor, cause.id or "blast")
    hit = Hit(attacker=cause.by, target=who.id, kind="magic" if cause.magic else "blast")
    for source, guard in guards(kit, ()):
        if guard.when and holds(game, who, guard.when, hit):
            number.add(guard.dice, source.id)
            armor.add(guard.armor, source.id)
    if blast.fire:
        for source in kit.sources:
            number.add(-sum(words.FIRE_GUARD.of(source.effects)), source.id, "UN-0470")
            armor.add(-int("fire" in words.VULNERABLE.of(source.effects)), source.id, "UN-C570")
    armor.cap(MOST_ARMOR, "most-armor", "UN-0474")
    if number.total <= 0:
        number.floor(1, "least-dice", "UN-0469")
        armor.add(1, "least-dice", "UN-0469")
    return number, armor


def hurt(game: Universalis, who: Character, wounds: int, cause: Cause) -> Script[None]:
    """Vitality is lost, unless Fortune turns a fatal blow.  UN-0096, UN-0467"""
    if not wounds or (wounds >= game.left(who) and (yield from turned_aside(game, who))):
        return
    lose(game, who, wounds, cause.by, cause.id or "hit")
