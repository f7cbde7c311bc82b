"""Fearsome: a Courage test before attacking such an enemy, and before being attacked by it.  UN-C529, UN-0493"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import HitOrMiss
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import FEARLESS, FEARSOME
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.riding import partner
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import suffer

LEVELS = ("grunt", "elite", "champion", "hero")
"""Levels from the least to the most terrible; heroes and their companions count as Leaders."""


@moments.BEFORE_ATTACK.on("fearsome", "mutation")
def frighten(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A character that attacks the bearer or is attacked by it must be brave; an attacker may lose the attack.

    UN-C529, UN-1378
    """
    other = game.character(hit.target if hit.attacker == who.id else hit.attacker)
    mate = partner(game, other)
    if mate is not None and fears(game, mate, who):
        yield from _shrink(game, mate, who, hit)
    if not hit.over and fears(game, other, who):
        yield from _shrink(game, other, who, hit)


def _shrink(game: Universalis, other: Character, who: Character, hit: Hit) -> Script[None]:
    """The Courage test of a character that fears the bearer, and its outcome; rider and mount both take it.

    UN-C529, UN-1378
    """
    blunder = False
    if not other.suffers("frightened"):
        result = yield from trial(game, other, "courage", "courage", hit=hit)
        if result.passed:
            other.unafraid = max(other.unafraid, 1 + terror(game, who))
            return
        blunder = result.blunder
        suffer(game, other, "frightened")
    active = game.state.active
    if (blunder or who.size >= LARGE) and active is not None and active.who in (other.id, other.mount, other.rider):
        active.over = True
        _call_off(game, hit)


def fears(game: Universalis, who: Character, of: Character) -> bool:
    """Must it test?  Not if it is fearless or berserk, Fearsome itself and no smaller, or has been brave before such
    an enemy.  UN-C432, UN-C529"""
    kit = game.kit(who)
    if kit.has(FEARLESS) or who.suffers("berserk") or (kit.has(FEARSOME) and of.size <= who.size):
        return False
    return who.unafraid <= terror(game, of)


def terror(game: Universalis, who: Character) -> int:
    """How terrible it is by its level: Leader, Champion, Elite, Grunt.  UN-C529, UN-G126"""
    return len(LEVELS) - 1 if who.leader else LEVELS.index(game.person(who).level)


def _call_off(game: Universalis, hit: Hit) -> None:
    """The attack does not take place."""
    hit.over = True
    game.tell(Changed, "attack-lost", hit.attacker, now=1, rules=("UN-C529",))
    game.cut(HitOrMiss)
    game.state.agenda.pop()
