"""What families of Actions may need, and who may have them: each a question with a name, put to a standpoint.

A need says what must be at hand for a family to have anything to offer; whether it is legal its offers decide.
"""

from __future__ import annotations

from undercroft.crawl import families
from undercroft.crawl.families import need_of
from undercroft.systems.universalis.actions.occasions import Occasion, occasion
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import Surroundings, surroundings
from undercroft.systems.universalis.state import Character

Deed = families.Deed[Universalis, Character]
"""How an option is carried out."""


class Family(families.Family[Standpoint, Universalis, Character]):
    """A family of what somebody may do in an activation."""


on_occasion = need_of(occasion)
"""A need about what the activation leaves room for, and about who and what there is."""


# who may


@on_occasion
def on_foot(now: Occasion) -> bool:
    """A rider searches, handles and climbs nothing.  UN-1382, UN-1385"""
    return not now.rides


@on_occasion
def in_the_saddle(now: Occasion) -> bool:
    """It rides.  UN-1348"""
    return now.rides


@on_occasion
def upright(now: Occasion) -> bool:
    """It does not lie on the floor, where little is left to do.  UN-0113"""
    return not now.lies


# time


@on_occasion
def action_left(now: Occasion) -> bool:
    """The Action has not been spent.  UN-0114"""
    return now.action


@on_occasion
def time_left(now: Occasion) -> bool:
    """A Quick Action is left, or the Action in its place.  UN-0115, UN-0116, UN-0286"""
    return now.time


@on_occasion
def move_left(now: Occasion) -> bool:
    """It may still go somewhere, if only a square.  UN-0118, UN-0360"""
    return now.moves


@on_occasion
def attack_left(now: Occasion) -> bool:
    """There is an Action for an attack, or the attacks have begun and may go on.  UN-0359"""
    return now.action or now.attacks


@on_occasion
def not_moved(now: Occasion) -> bool:
    """It has not moved in this activation.  UN-0227, UN-0231"""
    return not now.walked


# others


@on_occasion
def enemies_about(now: Occasion) -> bool:
    """There are creatures, or some are under another's spell."""
    return now.enemies


@on_occasion
def companions_about(now: Occasion) -> bool:
    """A companion or a mount is with the group."""
    return now.companions


@on_occasion
def fallen_about(now: Occasion) -> bool:
    """Somebody of the group is Knocked Out.  UN-0507"""
    return now.fallen


# what it has


def _kit(here: Standpoint) -> Kit:
    return here.kit


in_kit = need_of(_kit)
"""A need about somebody's attributes, weapons and skills."""


def _card(here: Standpoint) -> tuple[str, tuple[str, ...]]:
    return here.who.card, here.who.extra


on_card = need_of(_card)
"""A need about somebody's card and the skills gained since."""


# the ground


def _surroundings(here: Standpoint) -> Surroundings:
    return surroundings(here.game.terrain, here.cover)


at_hand = need_of(_surroundings)
"""A need about what there is where somebody stands."""


@at_hand
def access_at_hand(near: Surroundings) -> bool:
    """A door or an exploration arrow is before it."""
    return near.accesses


@at_hand
def door_at_hand(near: Surroundings) -> bool:
    """A door is in contact with it."""
    return near.doors


@at_hand
def exit_at_hand(near: Surroundings) -> bool:
    """It stands on the way out."""
    return near.exits


@at_hand
def edge_at_hand(near: Surroundings) -> bool:
    """It stands at an edge or in a pit."""
    return near.edges


@at_hand
def bridge_at_hand(near: Surroundings) -> bool:
    """A footbridge is beside it."""
    return near.bridges


@at_hand
def chest_at_hand(near: Surroundings) -> bool:
    """A chest is beside it."""
    return near.chests


@at_hand
def piece_to_break(near: Surroundings) -> bool:
    """A chest or a piece of furniture that can be broken is beside it."""
    return near.breakable


@at_hand
def piece_to_search(near: Surroundings) -> bool:
    """Furniture or an element is beside it whose card says what a search finds."""
    return near.searchable


@at_hand
def piece_to_move(near: Surroundings) -> bool:
    """Furniture that can be moved is beside it."""
    return near.movable


@at_hand
def lever_at_hand(near: Surroundings) -> bool:
    """A lever is beside it."""
    return near.levers


@at_hand
def people_at_hand(near: Surroundings) -> bool:
    """Somebody to talk to is beside it."""
    return near.people


@at_hand
def heights_somewhere(near: Surroundings) -> bool:
    """The ground is not level.  UN-1413, UN-1423"""
    return near.heights


@on_occasion
def climbing_allowed(now: Occasion) -> bool:
    """The players climb surfaces, or jump at enemies from above.  UN-1413, UN-1423"""
    return now.climbing


@on_occasion
def fixtures_known(now: Occasion) -> bool:
    """A door, a chest or a piece was tried, opened, searched or broken before.  UN-0178"""
    return now.fixtures


climbing_rules = heights_somewhere & climbing_allowed
"""There are heights, and the rules for them are used."""
