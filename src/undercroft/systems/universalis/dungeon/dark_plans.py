"""What a Classic Dark Player has planned comes at its moment, if the Dark Player can pay for it.  UN-1325 to UN-1335"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.systems.universalis.agenda import ObstacleWindow
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, fits, price, taken
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.state import Planned

ON_SIGHT = ("wandering", "spotted", "special")
"""The Encounter cards for a section that is being discovered.  UN-0317"""


def may_plan(game: Universalis, card: str) -> bool:
    """May a card be planned?  Any may that the sheet does not ban and that has a section to go to.  UN-1333"""
    return card not in game.plan.quest.banned and bool(not needs_section(card) or sections_for(game, card))


def needs_section(card: str) -> bool:
    """Is the card planned for a section?  Powers, Ambush! and cards like it are not."""
    found = card_of(card)
    return found.kind == "obstacle" or found.column in ON_SIGHT


def sections_for(game: Universalis, card: str) -> list[int]:
    """The sections a card may be planned for: those its icons fit; for Encounters, not where the heroes begin.

    UN-0590, UN-0619, UN-1326, UN-1328
    """
    found = card_of(card)
    sections = enumerate(game.plan.sections)
    if found.kind == "encounter":
        return [n for n, one in sections if not one.squares & game.plan.start and one.plan.encounters]
    return [n for n, one in sections if one.plan.kind in found.where or {"door", "chest"} & set(found.where)]


# when the moment comes


def planned_squares(game: Universalis, who: FigureId, way: Bits) -> Bits:
    """The squares of a way on which a planned trap goes off; one that cannot be paid for is struck out in secret.

    UN-0596, UN-1326, UN-1328
    """
    if game.state.player is None or mode_of(game.setup) != CLASSIC:
        return 0
    found = 0
    for plan in hand_of(game).plans:
        step = ObstacleWindow(who, at=plan.at)
        if plan.at != NOWHERE and way >> plan.at & 1 and fits(game, plan.card, step) and not taken(game, step):
            if affords(game, price(game, plan.card)):
                found |= 1 << plan.at
            else:
                strike_out(game, plan)
    return found


def planned_obstacle(game: Universalis, entry: ObstacleWindow) -> str:
    """The Obstacle planned for this very moment, if it can be paid for; otherwise it is struck out.

    UN-1326, UN-1328
    """
    who = game.character(entry.who)
    here, at = game.section(who), entry.at if entry.at != NOWHERE else who.at
    for plan in hand_of(game).plans:
        stepping = plan.at == at if entry.deed == "step" else plan.at in (NOWHERE, at)
        if plan.section == here and stepping and fits(game, plan.card, entry):
            strike_out(game, plan)
            if affords(game, price(game, plan.card)):
                hand_of(game).used += (plan.card,)
                return plan.card
    return ""


def strike_out(game: Universalis, plan: Planned) -> None:
    """Strike out a plan that is carried out or has come to nothing: it cannot be used again.  UN-1328"""
    plans = list(hand_of(game).plans)
    plans.remove(plan)
    hand_of(game).plans = tuple(plans)


def planned_for(game: Universalis, section: int) -> list[Planned]:
    """What is planned for a section."""
    return [plan for plan in hand_of(game).plans if plan.section == section]
