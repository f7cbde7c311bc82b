"""Skills of the nimble and the watchful: Flying Jump, Stealth, Up and Back to Fight!, Tracker.

UN-C503, UN-C513, UN-C516, UN-C518
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOBODY, Ask, Option, Script, confirm
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.ground.engagement import around, beside, engagers
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.skills.reach import each
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import cure, suffer
from undercroft.systems.universalis.status.counted_uses import may_use, note_use

DEEP = 3
"""How many cards a tracker looks at.  UN-C516"""

SPRUNG = "may stand up again"


# Flying Jump


def _beyond(game: Universalis, who: Character, enemy: Character) -> int:
    free = game.terrain.standable[who.size] & ~game.occupied(who.id) & around(game, enemy)
    return free & ~(1 << who.at)


@moments.AIMS.on("flying-jump")
def leap_over(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Adjacent enemies no larger than the bearer, during its move.  UN-C503"""
    if not game.active.points or who.wide:
        return ()
    near = [enemy for enemy in beside(game, who) if enemy.size <= who.size]
    return each(skill, [enemy for enemy in near if _beyond(game, who, enemy)])


@moments.WANTS.on("flying-jump", "stealth", "lycanthropy")
def never(game: Universalis, who: Character, options: tuple[Option, ...]) -> Option | None:
    """Creatures do not use these skills."""
    return None


@moments.DEED.on("flying-jump")
def leap(game: Universalis, who: Character, option: Option) -> Script[None]:
    """On a passed Agility test, the bearer lands on another square beside the enemy, whatever threatens it.  UN-C503"""
    result = yield from trial(game, who, "agility", "flying-jump")
    if not result.passed:
        return
    places = [Option("land", at=int(square)) for square in squares(_beyond(game, who, game.character(option.who)))]
    landing: Option = yield Ask("flying-jump", who.seat, places, who=who.id)
    who.at = landing.at
    game.active.walked += 1
    game.tell(Moved, who.id, (who.at,), "walk", rules=("UN-C503",))


# Stealth


@moments.AIMS.on("stealth")
def unseen_by(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """The enemies who engage the bearer.  UN-C513"""
    return each(skill, engagers(game, who))


@moments.DEED.on("stealth")
def steal_past(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The bearer ignores the Melee Range of one enemy this turn.  UN-C513"""
    game.active.slipped = (*game.active.slipped, option.who)
    yield from ()


@moments.ACTIVATION_STARTS.on("stealth")
def slink(game: Universalis, who: Character) -> Script[None]:
    """A creature held by a single enemy slips away from it.  UN-C513"""
    held = engagers(game, who) if not who.hero and may_use(who, "stealth") else []
    if len(held) == 1:
        note_use(who, "stealth")
        game.active.slipped = (held[0].id,)
    yield from ()


# Up and Back to Fight!


@moments.DOWNED.on("up-and-back-to-fight")
def spring_up(game: Universalis, who: Character) -> Script[None]:
    """On a passed Agility test the bearer is up again at once, only Stunned; otherwise it may repeat the test to
    stand up.  UN-C518"""
    if who.hero and not (yield from confirm(who.seat, "spring-up", who=who.id)):
        return
    result = yield from trial(game, who, "agility", "spring-up")
    if result.passed:
        cure(game, who, "knocked-down")
        suffer(game, who, "stunned")
    else:
        who.second_chance = True


@moments.ACTIVATION_ENDS.on("up-and-back-to-fight")
def forget_second_chance(game: Universalis, who: Character) -> None:
    """The second chance to stand up is for the next turn only.  UN-C518"""
    if not who.down:
        who.second_chance = False


# Tracker


@moments.AIMS.on("tracker")
def trails(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Offered in an exploration turn, while there are Encounter cards to learn of.  UN-C516"""
    if not who.hero or in_combat(game):
        return ()
    hidden = game.dark != NOBODY or bool("encounters" in game.state.piles and game.state.piles["encounters"].cards)
    return (Option("skill", what=skill),) if hidden else ()


@moments.DEED.on("tracker")
def track(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The tracker sees the Encounter cards of a Dark Player's hand, or the next three of the deck.  UN-C516"""
    player = game.state.player
    if game.dark != NOBODY and player is not None:
        cards = tuple(card for card in player.hand if _is_encounter(card))
    else:
        cards = game.state.piles["encounters"].cards[:DEEP]
    for card in cards:
        game.tell(Changed, "tracked", who.id, detail=card, rules=("UN-C516",))
    yield from ()


def _is_encounter(card: str) -> bool:
    known = library()[DARK_CARDS].get(card)
    return known is not None and known.kind == "encounter"
