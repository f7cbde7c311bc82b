"""Skills that apply when an activation starts: of the stupid, the cowardly, thieves, and those who regenerate.

UN-C515, UN-C525, UN-C554, UN-C562
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import NOWHERE, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.melee import in_sight
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import REGENERATES
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import nearest
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.rolls.dice import ONE, hurts_from, some
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import heal

LIGHT = 1


@moments.ACTIVATION_STARTS.on("stupid")
def dawdle(game: Universalis, who: Character) -> Script[None]:
    """With no enemy in sight, a stupid character does nothing this turn on a 1 on 1D6.  UN-C562"""
    if game.active.over or any(in_sight(game, who, enemy) for enemy in game.enemies(who)):
        return
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "stupid")
    if face == 1:
        game.active.over = True
        game.tell(Changed, "dawdles", who.id, now=1, rules=("UN-C562",))


@moments.ACTIVATION_STARTS.on("coward")
def lose_heart(game: Universalis, who: Character) -> Script[None]:
    """A coward, wounded and outnumbered in its section, must pass a Courage test or leaves the game.  UN-C525"""
    if not game.wounded(who) or not _outnumbered(game, who):
        return
    result = yield from trial(game, who, "courage", "courage")
    if not result.passed:
        depart(game, who, "fled", "UN-C525")


def _outnumbered(game: Universalis, who: Character) -> bool:
    here = game.section(who)
    friends = sum(game.section(ally) == here for ally in game.allies(who)) + 1
    return sum(game.section(enemy) == here for enemy in game.enemies(who)) > friends


def depart(game: Universalis, who: Character, why: str, rule: str) -> None:
    """The character leaves the board, and nobody scores for it."""
    game.tell(Removed, who.name, who.id, who.at, why, who.letter, rules=(rule,))
    game.active.over = True
    if who.hero:
        who.out, who.at = True, NOWHERE
    else:
        game.state.creatures.remove(who)


@moments.ACTIVATION_STARTS.on("thief")
def steal(game: Universalis, who: Character) -> Script[None]:
    """In its first activation a thief tests opposed Perception against the nearest hero in sight, for something light.

    At the start of its next activation it leaves the board with what it took, unless it is a Leader.

    UN-C515, UN-D99, UN-G121
    """
    if who.hero:
        return
    if who.thieved:
        if who.stole and not who.leader:
            depart(game, who, "stole-away", "UN-G121")
        return
    who.thieved = True
    seen = [hero for hero in game.enemies(who) if in_sight(game, who, hero)]
    if not seen:
        return
    hero = nearest(game, seen, game.cover(who))[0]
    loot = [item for item in hero.pack if gear_cards()[item].weight == LIGHT]
    if loot and (yield from contest(game, who, hero, "perception", "thief")):
        item = yield from pick(game, loot, "loot")
        pack = list(hero.pack)
        pack.remove(item)
        hero.pack, who.pack = tuple(pack), (*who.pack, item)
        who.stole = True
        game.tell(Changed, "stolen", hero.id, detail=item, rules=("UN-C515",))


@moments.ACTIVATION_STARTS.on("regeneration")
def regenerate(game: Universalis, who: Character) -> Script[None]:
    """Roll a die for each Vitality lost since the last activation; each that reaches the number heals 1.  UN-C554"""
    lost = who.wounds - who.wounds_before
    needed = min(n for source in game.kit(who).sources for n in REGENERATES.of(source.effects))
    if lost > 0:
        healed: int = yield Roll((some(lost),), hurts_from(needed), who.seat, who.id, "regeneration")
        heal(game, who, healed, "regeneration")
    who.wounds_before = who.wounds
