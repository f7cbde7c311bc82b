"""Skills whose wounds carry poison or disease.  UN-C550, UN-C551, UN-C464"""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.conditions import lose, suffer
from undercroft.systems.universalis.damage import turned_aside
from undercroft.systems.universalis.doings.harm import LOSES_TURN
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import skill_card
from undercroft.systems.universalis.rolls import ONE
from undercroft.systems.universalis.shields import reaches
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.uses import note
from undercroft.systems.universalis.words import LOSE_TURN, LOSE_VITALITY, SUFFER, TOUGHNESS, VENOM


@moments.STRUCK.on("poisonous")
def poison(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that reaches the blood: Poisoned, and 1 Vitality more.  UN-C551"""
    yield from _infect(game, who, hit, "poisonous")


@moments.STRUCK.on("plague-bearer")
def plague(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that festers: Diseased.  UN-C550"""
    yield from _infect(game, who, hit, "plague-bearer")


@moments.STRUCK.on("paralyzing-poison")
def paralyze(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that numbs: the next activation is lost.  UN-C548"""
    yield from _infect(game, who, hit, "paralyzing-poison")


def _infect(game: Universalis, who: Character, hit: Hit, skill: str) -> Script[None]:
    """If Vitality was lost and 1D6 reaches Natural Armor, the venom works."""
    target = game.character(hit.target)
    if hit.attacker != who.id or not hit.dealt or not target.here:
        return
    taken: bool = yield Roll((ONE,), reaches(resistance(game, target)), who.seat, who.id, skill)
    if taken:
        for venom in VENOM.of(skill_card(skill).effects):
            yield from _work(game, who, target, venom)


def resistance(game: Universalis, who: Character) -> int:
    """Natural Armor against poison and disease; the Tough have more.  UN-C464"""
    kit = game.kit(who)
    return kit.natural + sum(n for source in kit.sources for n in TOUGHNESS.of(source.effects))


def _work(game: Universalis, who: Character, target: Character, venom: Effects) -> Script[None]:
    """The effects of a venom; extra damage spares those whom poison does not hurt.  UN-C567, UN-C568"""
    for conditions in SUFFER.of(venom):
        for condition in conditions:
            suffer(game, target, condition.value)
    if LOSE_TURN.of(venom):
        note(target, LOSES_TURN)
        game.tell(Changed, LOSES_TURN, target.id, now=1, rules=("UN-C548",))
    for loss in LOSE_VITALITY.of(venom):
        if game.kit(target).has("poison-proof"):
            continue
        if loss >= game.left(target) and (yield from turned_aside(game, target)):
            continue
        lose(game, target, loss, who.id, "poison")
