"""The Classic Dark Player: everything is planned before the game, and comes when its moment comes, if it can be paid.

UN-1325 to UN-1335
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.requests import DONE, NOWHERE, Ask, FigureId, Option, Script
from undercroft.systems.universalis.agenda import Venture
from undercroft.systems.universalis.cards import DARK_CARDS
from undercroft.systems.universalis.dark_cards import affords, card_of, fits, price, taken
from undercroft.systems.universalis.dark_hand import hand_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import Planned

MOST_OF_A_CARD = 3
"""The same card is activated at most so often in a game.  UN-1334"""

ON_SIGHT = ("wandering", "spotted", "special")


def plan_ahead(game: Universalis) -> Script[None]:
    """Card after card: what, in which section, an Obstacle of rooms and corridors on which square.

    Any card but those the sheet bans.  UN-1325, UN-1326, UN-1329, UN-1333, UN-1334
    """
    dark = hand_of(game)
    while True:
        planned = [plan.card for plan in dark.plans]
        left = [id for id in library()[DARK_CARDS] if planned.count(id) < MOST_OF_A_CARD and _allowed(game, id)]
        options = [DONE, *(Option("plan", what=card) for card in left)]
        option: Option = yield Ask("plan", game.dark, options, secret=True)
        if option.act == "done":
            return
        plan = yield from _where(game, option.what)
        dark.plans = (*dark.plans, plan)


def _allowed(game: Universalis, card: str) -> bool:
    return card not in game.plan.quest.banned and bool(not needs_section(card) or sections_for(game, card))


def needs_section(card: str) -> bool:
    """Is it planned for a section?  Powers, Ambush! and their like are not."""
    found = card_of(card)
    return found.kind == "obstacle" or found.column in ON_SIGHT


def sections_for(game: Universalis, card: str) -> list[int]:
    """The sections a card may be planned for: by its icons, no Encounter where the heroes begin.  UN-0590, UN-0619"""
    found = card_of(card)
    sections = enumerate(game.plan.sections)
    if found.kind == "encounter":
        return [n for n, one in sections if not one.squares & game.plan.start and one.plan.encounters]
    return [n for n, one in sections if one.plan.kind in found.where or {"door", "chest"} & set(found.where)]


def _where(game: Universalis, card: str) -> Script[Planned]:
    if not needs_section(card):
        return Planned(card)
    sections = sections_for(game, card)
    options = [Option("plan-section", at=int(squares(game.plan.sections[n].squares)[0]), n=n) for n in sections]
    chosen: Option = yield Ask("plan-section", game.dark, options, about=card, secret=True)
    section = game.plan.sections[chosen.n]
    found = card_of(card)
    if found.kind == "encounter" or found.trap is None or section.plan.kind not in found.where:
        return Planned(card, chosen.n)
    spots = section.squares & ~game.plan.start
    places = [Option("plan-square", at=int(at)) for at in squares(spots)]
    if {"door", "chest"} & set(found.where) or not places:
        places.insert(0, Option("plan-anywhere"))
    place: Option = yield Ask("plan-square", game.dark, places, about=card, secret=True)
    return Planned(card, chosen.n, place.at)


# when the moment comes


def planned_squares(game: Universalis, who: FigureId, way: Bits) -> Bits:
    """The squares of a way on which a planned trap goes off; one that cannot be paid is struck out, and nobody knows.

    UN-0596, UN-1326, UN-1328
    """
    if game.state.player is None or mode_of(game.setup) != CLASSIC:
        return 0
    found = 0
    for plan in hand_of(game).plans:
        step = Venture(who, at=plan.at)
        if plan.at >= 0 and way >> plan.at & 1 and fits(game, plan.card, step) and not taken(game, step):
            if affords(game, price(game, plan.card)):
                found |= 1 << plan.at
            else:
                strike_out(game, plan)
    return found


def planned_obstacle(game: Universalis, entry: Venture) -> str:
    """The Obstacle planned for this very moment, if it can be paid; if not it is struck out.  UN-1326, UN-1328"""
    who = game.character(entry.who)
    here, at = game.section(who), entry.at if entry.at >= 0 else who.at
    for plan in hand_of(game).plans:
        stepping = plan.at == at if entry.deed == "step" else plan.at in (NOWHERE, at)
        if plan.section == here and stepping and fits(game, plan.card, entry):
            strike_out(game, plan)
            if affords(game, price(game, plan.card)):
                hand_of(game).used += (plan.card,)
                return plan.card
    return ""


def strike_out(game: Universalis, plan: Planned) -> None:
    """A plan is carried out, or has come to nothing: it cannot be used again.  UN-1328"""
    plans = list(hand_of(game).plans)
    plans.remove(plan)
    hand_of(game).plans = tuple(plans)


def planned_for(game: Universalis, section: int) -> list[str]:
    """The cards planned for a section."""
    return [plan.card for plan in hand_of(game).plans if plan.section == section]
