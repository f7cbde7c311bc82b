"""From options and a quest to a first state.  LE-0001 to LE-0004, LE-0030, LE-0042, LE-G29"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.board.layouts import Laid, Layout
from undercroft.crawl.campaign import brought
from undercroft.crawl.setup import must_be_played_by, must_be_there, must_differ, ready
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError
from undercroft.systems.league.agenda import BeginQuest, ComeToTown, MakeHero, OnRoad
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.heroes import HEROES, MERCENARIES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS, Quest
from undercroft.systems.league.heroes.fresh import sheet_kit
from undercroft.systems.league.heroes.hiring import mercenary, places_left
from undercroft.systems.league.heroes.kept import joins, read, written
from undercroft.systems.league.heroes.ledger import Ledger, who_of
from undercroft.systems.league.heroes.seasoned import seasoned
from undercroft.systems.league.maps.games_between import CREATION, ROAD, SKIRMISH, TOWN
from undercroft.systems.league.maps.ground import Ground, ground_of
from undercroft.systems.league.maps.tiles import tiles
from undercroft.systems.league.state import LEAST_THREAT, Hero, State

MOST_HEROES = 4
"""LE-0001"""
MERCENARIES_TOO = "mercenaries"
"""The option by which mercenaries fill the places that are left.  LE-0002"""
RESOLVE_A_POINT = 10
"""Each hero brings a tenth of its RES as starting party morale, rounded down.  LE-0030"""
ORDER = "order"
"""The pile that is the bag of initiative tokens.  LE-0319"""

SMALLEST, A_TILE, LARGEST = 30, 5, 80
"""The canvas of a dungeon: so many squares a side, so many more for each tile, and never more than that, so that the
board stays small enough to reckon with."""

SKETCH = Quest(id="sketch", number=0, objective="", encounters="")
"""What a position is played by that somebody has drawn: no tiles to come, no task, no rules of its own."""

OPEN_FIELD = Quest(id=SKIRMISH, number=0, start="open-field", objective="", encounters="", rules=("skirmish",))
"""A fight on the road: a field, and enemies in it.  LE-G31"""


def ready_setup(quest: str, heroes: int, seed: str) -> Setup:
    """A quest for so many premade heroes, the first of the box, one seat each; whoever makes a hero sits there alone.

    LE-0001, LE-0004
    """
    if quest == CREATION:
        return Setup(system="league", quest=quest, seats=(SeatPlan("maker"),), seed=seed)
    must_be_played_by(heroes, MOST_HEROES)
    return ready("league", quest, list(library()[HEROES])[:heroes], seed)


def quest_of(setup: Setup) -> Quest:
    """The quest that is played."""
    if setup.quest in (SKETCH.id, CREATION, TOWN, ROAD):
        return SKETCH
    if setup.quest == SKIRMISH:
        return OPEN_FIELD
    quests = library()[QUESTS]
    must_be_there("quest", setup.quest, quests, library().among(QUESTS, setup.packs))
    return quests[setup.quest]


def first_state(setup: Setup) -> State:
    """The table before the first turn: the starting tile, the party on its flagstones, threat and morale where they
    begin.  LE-0030, LE-0042, LE-0218, LE-G29"""
    if setup.quest == CREATION:
        return State(agenda=[MakeHero()], piles={ORDER: Pile()}, party=[], plan=first_plan(SKETCH))
    quest = quest_of(setup)
    must_be_played_by(len(setup.party), MOST_HEROES)
    must_differ(setup.party)
    for name in setup.party:
        if read(name) is None:
            must_be_there("hero", name, library()[HEROES], library().among(HEROES, setup.packs))
    ledger = brought(Ledger, setup) if setup.ledger else None
    plan = first_plan(quest)
    party = gathered(setup, ledger)
    if plan.laid:
        stand_ready(party, ground_of(plan, ()))
    morale = starting_morale(party)
    state = State(
        agenda=[BeginQuest()],
        piles={ORDER: Pile()},
        party=party,
        plan=plan,
        threat=max(LEAST_THREAT, quest.threat),
        morale=morale,
        starting_morale=morale,
    )
    if ledger is not None:
        go_on(state, setup.quest, ledger)
    return state


def gathered(setup: Setup, ledger: Ledger | None) -> list[Hero]:
    """The party: in a campaign each hero as it is by now, else as it comes, premade ones at the level of the quest,
    with mercenaries in the places that are left where the players wish; who has died in a campaign comes no more.

    LE-0002, LE-0003, LE-0049, LE-G29, LE-G37
    """
    known = ledger.heroes if ledger else {}
    dead = ledger.dead if ledger else ()
    seats = max(1, len(setup.seats))
    party: list[Hero] = []
    for n, entry in enumerate(setup.party):
        id, seat, who = FigureId(n + 1), SeatId(n % seats), who_of(entry)
        hero = joins(written(known[who]), id, seat) if who in known else joins(entry, id, seat)
        if ledger is None and read(entry) is None:
            seasoned(hero, quest_of(setup).level)
        hero.dead = who in dead
        party.append(hero)
    for sheet in ledger.hired if ledger else ():
        party.append(joins(written(sheet), FigureId(len(party) + 1), SeatId(len(party) % seats)))
    if ledger is None and setup.option(MERCENARIES_TOO, False):
        for card in list(library()[MERCENARIES])[: places_left(party)]:
            party.append(mercenary(card, FigureId(len(party) + 1), SeatId(len(party) % seats)))
    return party


def go_on(state: State, quest: str, ledger: Ledger) -> None:
    """A campaign goes on: provisions, where the party is, what is done there.  LE-0031 to LE-0036, LE-G31"""
    state.campaign, state.rations = True, ledger.rations
    state.trip = msgspec.structs.replace(ledger.trip) if ledger.trip is not None else None
    if quest == TOWN:
        state.agenda = [ComeToTown()]
    elif state.trip is None:
        raise SetupError("the campaign has not begun yet: it begins in a settlement")
    elif quest == ROAD:
        state.agenda = [OnRoad()]
        for hero in state.party:
            hero.at = state.trip.at


def first_plan(quest: Quest) -> Layout:
    """The starting tile on a canvas on which the dungeon has room to grow away from its grass.  LE-0042, LE-0043"""
    side = min(LARGEST, SMALLEST + A_TILE * (quest.rooms + quest.corridors + 1))
    if quest is SKETCH:
        return Layout(side, side)
    tile = tiles().tiles[quest.start]
    return Layout(side, side, (Laid(quest.start, (side - tile.width) // 2, side - tile.height - 2),))


def stand_ready(party: list[Hero], ground: Ground) -> None:
    """The heroes stand as near the dungeon door as there is room, in seat order, and look to it.  LE-0042, LE-0043"""
    places = nearest_to_door(ground)
    for hero, square in zip(party, places, strict=False):
        hero.at, hero.facing = square, Facing.NORTH


def nearest_to_door(ground: Ground) -> list[int]:
    """The squares of the starting tile, those nearest its door first; in a field without doors those farthest south."""
    if not ground.board.doors:
        return sorted(
            (int(one) for one in squares(ground.open_floor)), key=lambda one: (-(one // ground.board.stride), one)
        )
    stones: Bits = ground.tile_squares(0) & ~ground.grass
    door = next(iter(squares(ground.door_squares(0) & ground.covers[0])), next(iter(squares(stones))))
    return sorted((int(one) for one in squares(stones)), key=lambda one: (ground.board.distance(one, door), one))


def starting_morale(party: list[Hero]) -> int:
    """The tenths of all heroes' RES, each rounded down before they are added, and what leaders add.  LE-0030"""
    total = 0
    for hero in party:
        total += hero.values.resolve // RESOLVE_A_POINT + sheet_kit(hero).sum(words.LEADS)
    return total
