"""Carrying a companion who is Knocked Out.  UN-0506 to UN-0509"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, NOWHERE, Option, Script, consent
from undercroft.systems.universalis.actions.furniture_and_bridges import lend
from undercroft.systems.universalis.actions.needs import Family, fallen_about, on_occasion
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import Character


@on_occasion
def carries_somebody(now: Occasion) -> bool:
    """It carries a body, or rides what may carry one.  UN-0507"""
    return now.burdened or now.rides


FAMILY = Family("the-fallen", after="corpses", needs=fallen_about | carries_somebody)
PUT_DOWN = Option("put-down")


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Fallen allies beside the hero.  UN-0507, UN-0508, UN-C531"""
    game, who, active = here.game, here.who, here.active
    bearer = bearer_of(game, who)
    if bearer.carries:
        return [PUT_DOWN]
    if not active.action or active.running or who.down:
        return []
    found: list[Option] = []
    near = 0
    for fallen in game.state.heroes:
        if fallen.suffers("knocked-out") and fallen.at != NOWHERE and not fallen.out and not swallowed(game, fallen):
            near = near or game.terrain.around[here.cover] | here.cover
            if near >> fallen.at & 1 and (fallen.size <= bearer.size or _second(game, who, fallen) is not None):
                found.append(Option("carry", fallen.id))
    return [] if found and here.pressed else found


def bearer_of(game: Universalis, who: Character) -> Character:
    """The bearer of the fallen: the character itself, or its mount (ruling `who-carries-for-a-rider`).  UN-0507"""
    return game.character(who.mount) if who.mount else who


def swallowed(game: Universalis, fallen: Character) -> bool:
    """Does it lie in a beast that is still alive?  UN-C531"""
    return fallen.swallowed != NO_ONE and not game.gone(fallen.swallowed)


def _second(game: Universalis, who: Character, fallen: Character) -> Character | None:
    """Somebody beside both who can join in.  UN-0508"""
    near = game.terrain.around[game.cover(who)]
    for ally in game.allies(who):
        close = near & game.cover(ally) and game.terrain.around[1 << fallen.at] & game.cover(ally)
        if close and not ally.activated and not ally.lent_a_hand and not ally.down:
            return ally
    return None


@FAMILY.deed("carry")
def carry(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The bearer takes the fallen along, and moves at most as many squares as its Strength; two bearers go by the
    stronger.

    UN-0507, UN-0508
    """
    fallen, bearer = game.character(option.who), bearer_of(game, who)
    strength = game.kit(bearer).strength
    if fallen.size > bearer.size:
        second = _second(game, who, fallen)
        assert second is not None
        if second.seat != who.seat and not (yield from consent(second.seat, "lend-hand", who=second.id)):
            return
        lend(second)
        strength = max(strength, game.kit(second).strength)
    active = game.active
    active.spend_action()
    active.points = min(active.points, strength)
    for other in game.state.heroes:
        if other.carries == fallen.id:
            other.carries = NO_ONE
    bearer.carries = fallen.id
    fallen.at = bearer.at
    game.tell(Changed, "carries", who.id, now=int(fallen.id), rules=("UN-0507",))


@FAMILY.deed("put-down")
def put_down(game: Universalis, who: Character, option: Option) -> None:
    """The body is laid down where the carrier stands."""
    bearer_of(game, who).carries = NO_ONE
    game.tell(Changed, "puts-down", who.id, now=1, rules=("UN-0507",))
