"""Skills that come in when a blow lands: Martial Arts, Torturer.  UN-C455, UN-C493"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.conditions import suffer
from undercroft.systems.universalis.engagement import size
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Hit

TIMID = 4
"""Up to this Courage enemies fear a torturer."""


@moments.DAMAGE.on("torturer")
def unnerve(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """A creature takes a die less in melee from enemies of Courage 4 or less.  UN-C493"""
    if who.hero or hit.target != who.id or hit.kind != "melee":
        return
    if game.kit(game.character(hit.attacker)).courage <= TIMID:
        dice.add(-1, "torturer", "UN-C493")


@moments.DAMAGE.on("martial-arts")
def throw_down(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """Creatures throw the opponent instead of wounding it: a single damage die.  UN-C455"""
    if _artful(game, who, hit) and _throws(game, who, hit):
        dice.add(1 - dice.total, "martial-arts", "UN-C455")


@moments.STRUCK.on("martial-arts")
def finish_throw(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """The opponent is Knocked Down by a creature, Stunned by a hero or if it is a Leader.  UN-C455"""
    if _artful(game, who, hit):
        suffer(game, game.character(hit.target), "knocked-down" if _throws(game, who, hit) else "stunned")
    yield from ()


def _artful(game: Universalis, who: Character, hit: Hit) -> bool:
    """A critical in melee against an opponent of its size or smaller."""
    if hit.attacker != who.id or hit.kind != "melee" or not hit.criticals:
        return False
    return size(game.character(hit.target)) <= size(who)


def _throws(game: Universalis, who: Character, hit: Hit) -> bool:
    return not who.hero and not game.character(hit.target).leader
