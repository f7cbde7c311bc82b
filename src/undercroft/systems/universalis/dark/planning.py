"""A Classic Dark Player plans before the game: every Obstacle and every creature, and its exact place.

UN-1325, UN-1326, UN-1329, UN-1333, UN-1334
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.universalis.agenda import Hire, Posted
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dark.hiring import may_shoot, moderate, roster, shoots
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.dark_plans import ON_SIGHT, may_plan, needs_section, sections_for
from undercroft.systems.universalis.dungeon.obstacles import card_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.terrain import Terrain, terrain_of
from undercroft.systems.universalis.state import Planned
from undercroft.systems.universalis.status.improved_creatures import price as price_of

MOST_OF_A_CARD = 3
"""How often one card may be activated in a game.  UN-1334"""


def plan_ahead(game: Universalis) -> Script[None]:
    """Card after card: what, in which section, for an Obstacle of rooms and corridors on which square, and for an
    Encounter which creatures and where they stand.

    Any card may be planned that the sheet does not ban.  UN-1325, UN-1326, UN-1329, UN-1333, UN-1334
    """
    dark = hand_of(game)
    while True:
        planned = [plan.card for plan in dark.plans]
        left = [id for id in game.cards(DARK_CARDS) if planned.count(id) < MOST_OF_A_CARD and may_plan(game, id)]
        options = [DONE, *(Option("plan", what=card) for card in left)]
        option: Option = yield Ask("plan", game.dark, options, secret=True)
        if option.act == "done":
            return
        plan = yield from _where(game, option.what)
        if card_of(plan.card).column in ON_SIGHT:
            plan = yield from _whom(game, plan)
        dark.plans = (*dark.plans, plan)


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


# the creatures of an Encounter


def _whom(game: Universalis, plan: Planned) -> Script[Planned]:
    """Plan creature after creature within the card's limit: its profile, its equipment, its square.

    UN-0618, UN-1326
    """
    while True:
        known = candidates(game, plan)
        options = [*([DONE] if plan.creatures else []), *(Option("bring", what=id) for id in known)]
        if not known:
            return plan
        option: Option = yield Ask("plan-bring", game.dark, options, about=plan.card, secret=True)
        if option.act == "done":
            return plan
        number = yield from _armed(game, plan, option.what)
        places = [Option("post", what=option.what, at=int(at)) for at in squares(places_for(game, plan, option.what))]
        place: Option = yield Ask("plan-post", game.dark, places, about=option.what, secret=True)
        plan = msgspec.structs.replace(plan, creatures=(*plan.creatures, Posted(option.what, number, place.at)))


def candidates(game: Universalis, plan: Planned) -> list[str]:
    """The profiles that may be planned next: of the quest's factions, within the card's limit and half the budget."""
    limit = card_of(plan.card).limit
    spent = sum(person(one.creature).vp for one in plan.creatures)
    if limit is None and plan.creatures:
        return []
    return [
        card.id
        for card in game.cards(CREATURES).values()
        if card.faction in roster(game)
        and (limit is None or spent + card.vp <= limit)
        and _sets(game, plan, card.id)
        and places_for(game, plan, card.id)
    ]


def _sets(game: Universalis, plan: Planned, card: str) -> list[int]:
    """The equipment sets a creature may be planned with.  UN-0616, UN-0618, UN-0621"""
    shooters = sum(shoots(one.creature, one.set) for one in plan.creatures)
    hired = Hire(card=plan.card, hired=len(plan.creatures), shooters=shooters)
    sets = range(len(person(card).sets))
    return [n for n in sets if may_shoot(hired, shoots(card, n)) and moderate(game, price_of(game, (card, n)))]


def _armed(game: Universalis, plan: Planned, card: str) -> Script[int]:
    known = _sets(game, plan, card)
    if len(known) == 1:
        return known[0]
    options = [Option("equip-with", what=card, n=n) for n in known]
    option: Option = yield Ask("plan-equip", game.dark, options, about=card, secret=True)
    return option.n


def places_for(game: Universalis, plan: Planned, card: str) -> Bits:
    """Where the creature may stand: free squares of the section as it will be laid, but no starting or goal squares.

    UN-0317, UN-1190, UN-1326
    """
    terrain = _furnished(game, plan.section)
    profile = person(card)
    free = game.plan.sections[plan.section].squares & terrain.standable[profile.size] & ~game.plan.reserved
    for one in plan.creatures:
        free &= ~terrain.base(*person(one.creature).base).at(one.at)
    return terrain.base(*profile.base).fits(free, terrain.walking) & free


def _furnished(game: Universalis, section: int) -> Terrain:
    """The ground with what stands in a section that nobody has seen yet."""
    ground = game.state.ground
    for feature in game.plan.features[section]:
        if feature not in ground.features:
            ground = ground.with_feature(feature)
    return terrain_of(game.plan, ground)
