"""Poison and disease that get into a wound, from a creature, a weapon or a card.  UN-C464, UN-C548 to UN-C551"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.content.vocabulary import Effects
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.universalis.cards.words import LOSE_VITALITY, POISON_PROOF, TOUGHNESS
from undercroft.systems.universalis.combat.shields import reaches
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character, Hit


def envenom(
    game: Universalis, who: Character, hit: Hit, venoms: Iterable[Effects], *, source: str, roll: str = "poisonous"
) -> Script[None]:
    """If the attacker's blow cost Vitality and 1D6 reaches Natural Armor, the venom works; the poison-proof are spared
    its extra damage.  UN-C551, UN-C567, UN-C568"""
    target = game.find(hit.target)
    if hit.attacker != who.id or not hit.dealt or target is None or not target.here:
        return
    taken: bool = yield Roll((ONE,), reaches(resistance(game, target)), who.seat, who.id, roll)
    for venom in venoms if taken else ():
        spared = game.kit(target).has(POISON_PROOF)
        works = [effect for effect in venom if not (spared and LOSE_VITALITY.names(effect))]
        yield from apply_all(game, target, Effects(works), Cause(source, who.id))


def resistance(game: Universalis, who: Character) -> int:
    """Natural Armor against poison and disease, which is higher for the Tough.  UN-C464"""
    kit = game.kit(who)
    return kit.natural + sum(n for source in kit.sources for n in TOUGHNESS.of(source.effects))
