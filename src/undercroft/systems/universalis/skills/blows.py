"""Skills that turn a blow into something else: Martial Arts, Torturer, Spinning Blow.  UN-C455, UN-C460, UN-C493"""

from __future__ import annotations

from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.melee import may_attack, weapons
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.combat.melee import attack
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import suffer

TIMID = 4
"""Enemies of this Courage or less fear a torturer."""

STUN, THROW = Option("stun"), Option("throw-down")
SPIN = "spinning-blow"


@moments.DAMAGE.on("torturer")
def unnerve(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """Enemies of Courage 4 or less roll one damage die less in melee against a creature that is a torturer.  UN-C493"""
    if who.hero or hit.target != who.id or hit.kind != "melee":
        return
    if game.kit(game.character(hit.attacker)).courage <= TIMID:
        dice.add(-1, "torturer", "UN-C493")


# Martial Arts


@moments.STRUCK_AT.on("martial-arts")
def choose_throw(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A hero chooses whether the opponent is stunned or thrown; creatures throw, and a Leader cannot be thrown.

    UN-C455
    """
    if not _artful(game, who, hit):
        return
    if game.character(hit.target).leader:
        hit.chosen = STUN.act
        return
    option = THROW
    if who.hero:
        option = yield Ask("martial-arts", who.seat, (STUN, THROW), who=who.id)
    hit.chosen = option.act


@moments.DAMAGE.on("martial-arts")
def throw_down(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """An attacker that throws the opponent instead of wounding it rolls a single damage die.  UN-C455"""
    if hit.attacker == who.id and hit.chosen == THROW.act:
        dice.add(1 - dice.total, "martial-arts", "UN-C455")


@moments.STRUCK.on("martial-arts")
def finish_throw(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """The opponent is Knocked Down or Stunned, as was chosen.  UN-C455"""
    if hit.attacker == who.id and hit.chosen in (STUN.act, THROW.act):
        suffer(game, game.character(hit.target), "knocked-down" if hit.chosen == THROW.act else "stunned")
    yield from ()


def _artful(game: Universalis, who: Character, hit: Hit) -> bool:
    """Is the hit a critical in melee against an opponent of its size or smaller?"""
    if hit.attacker != who.id or hit.kind != "melee" or not hit.criticals:
        return False
    return game.character(hit.target).size <= who.size


# Spinning Blow


@moments.AIMS.on(SPIN)
def spin_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """A Spinning Blow needs at least two enemies."""
    if len(beside(game, who)) < 2 or not may_attack(game, who, game.active):
        return ()
    return (Option("skill", what=skill),)


@moments.DEED.on(SPIN)
def spin(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Attack up to three enemies within Melee Range, one after the other.  UN-C460, UN-G117"""
    near = [enemy.id for enemy in beside(game, who)]
    targets: list[FigureId] = []
    while len(targets) < 3 and (left := [id for id in near if id not in targets]):
        if not who.hero or len(near) <= 3:
            targets = near[:3]
            break
        options = [Option("spin", id) for id in left] + ([DONE] if targets else [])
        chosen: Option = yield Ask(SPIN, who.seat, options, who=who.id)
        if chosen.act == DONE.act:
            break
        targets.append(chosen.who)
    active = game.active
    active.skills = (*active.skills, SPIN)
    active.attacks += len(targets) - 1
    game.push(NextTarget(who.id, skill=SPIN, targets=tuple(targets)))


@moments.ALSO.on(SPIN)
def spin_on(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """Attack the next of the enemies; a Spinning Blow knocks nobody down.  UN-C460, UN-G117"""
    left = [id for id in targets if not game.gone(id)]
    if left:
        game.push(*([NextTarget(who.id, skill=SPIN, targets=tuple(left[1:]))] if left[1:] else []))
        attack(game, who, game.character(left[0]), weapons(game, who)[0].id)
        game.hit.spares = ("knocked-down",)
        game.hit.chosen = SPIN
    yield from ()


@moments.TALLY.on(SPIN)
def spin_worse(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Every attack of a Spinning Blow has Combat Skill -1.  UN-C460"""
    hit = game.state.hit
    if roll == "attack" and hit is not None and hit.attacker == who.id and hit.chosen == SPIN:
        tally.add(-1, SPIN, "UN-C460")
