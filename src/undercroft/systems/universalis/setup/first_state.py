"""From options and a quest to the first state.  UN-0007 to UN-0029, UN-0629 to UN-0643"""

from __future__ import annotations

import msgspec

from undercroft.board.features import Ground
from undercroft.crawl.setup import must_be_played_by, must_be_there, ready
from undercroft.kernel.requests import FigureId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.agenda import BeginCampaign, BeginGame, CampaignTurn, ComeToTown, MakeHero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card, person
from undercroft.systems.universalis.cards.quest_files import SHEET, as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.design.adapting import points_left
from undercroft.systems.universalis.design.designing import Wish, design
from undercroft.systems.universalis.heroes.echoes import echoes_in
from undercroft.systems.universalis.heroes.ledger import attempts, open_ledger, to_avenge
from undercroft.systems.universalis.heroes.outfitting import outfitted
from undercroft.systems.universalis.maps.games_between import CREATION, JOURNEY, SETTLEMENT
from undercroft.systems.universalis.maps.plans import Plan, plan_of
from undercroft.systems.universalis.party.companions import companions_of
from undercroft.systems.universalis.seats import SHARES, dark_seat
from undercroft.systems.universalis.setup.decks import dark_piles, piles_of
from undercroft.systems.universalis.setup.narratives import deal
from undercroft.systems.universalis.setup.party import (
    MOST_HEROES,
    bodies_of,
    captives_of,
    figure,
    first_heroes,
    known_ground,
    leads,
    party_of,
    searched_before,
    tries,
    worth,
)
from undercroft.systems.universalis.state import Character, DarkHand, State, World

ROUND_LIMIT, MATCH_LIMIT = 60, 150
ALONE = 10
"""Coins given to a solo hero before a quest.  UN-1445"""

KNOWN_GROUND = 2


def ready_setup(quest: str, heroes: int, seed: str) -> Setup:
    """A quest for this many predesigned heroes, one seat each; a player who makes a hero sits there alone.

    The hero whose own quest it is comes first.
    """
    if quest == CREATION:
        return Setup(system="universalis", quest=quest, seats=(SeatPlan("maker"),), seed=seed)
    must_be_played_by(heroes, MOST_HEROES)
    lead = plan_of(quest).quest.of if quest.startswith(SHEET) or quest in library()[QUESTS] else ""
    return ready("universalis", quest, first_heroes(heroes, lead), seed, round_limit=ROUND_LIMIT)


def match_setup(faction: str, heroes: int, seed: str) -> Setup:
    """Ready heroes, with what the coins of their quests have bought them, in a dungeon by the design rules against a
    faction worth as much as they are, with so much time that it cannot run out.

    UN-0558, UN-0636, UN-1434 to UN-1450
    """
    setup = msgspec.structs.replace(ready_setup("", heroes, seed), round_limit=MATCH_LIMIT)
    setup = msgspec.structs.replace(setup, party=outfitted(setup.party))
    people = party_of(setup)
    hired = [hero_card(hero.card).companion for hero in people]
    points = sum(map(worth, people)) + sum(person(card).vp for card in hired if card)
    quest = design(Wish(heroes=heroes, vp=points, seed=seed, faction=faction))
    return msgspec.structs.replace(setup, quest=as_setup(quest))


def first_state(setup: Setup) -> State:
    """The table before the first card is shuffled."""
    if setup.quest == CREATION:
        origin = "origin" if to_avenge(open_ledger(setup.ledger)) else "race"
        return State(agenda=[MakeHero(stage=origin)], heroes=[])
    if setup.quest == SETTLEMENT:
        party = party_of(setup)
        return State(agenda=[ComeToTown()], heroes=[*party, *bodies_of(setup, party)])
    if setup.quest == JOURNEY:
        return _journey(setup)
    if not setup.quest.startswith("{"):
        quests = library().among(QUESTS, setup.packs)
        must_be_there("quest", setup.quest, quests, quests)
    return _quest_state(setup, plan_of(setup.quest))


def _journey(setup: Setup) -> State:
    """The heroes on the map, those of absent players too, in the world as the ledger has it; a Dark Player who is a
    person keeps the Danger markers.  UN-1204, UN-1206, UN-1232, UN-1299"""
    ledger = open_ledger(setup.ledger)
    party = party_of(setup)
    here = {hero_card(one.card).id for one in party}
    absent = [hero for hero in ledger.heroes.values() if hero.id not in here and not hero.fate]
    for hero in absent:
        card = msgspec.json.encode(hero).decode()
        party.append(figure(card, FigureId(len(party) + 1), party[0].seat))
    party += bodies_of(setup, party)
    dark, world = dark_seat(setup), ledger.world
    state = State(agenda=[BeginCampaign()], heroes=party, world=World())
    if world is not None:
        state.world = msgspec.msgpack.decode(msgspec.msgpack.encode(world), type=World)
        state.agenda = [CampaignTurn()]
        _join(state.world, [hero_card(one.card).id for one in party if not one.fate])
    if dark >= 0:
        state.player = DarkHand(owner=dark, markers=world.markers if world is not None else ())
        assert state.world is not None
        state.world.markers = ()
    return state


def _join(world: World, heroes: list[str]) -> None:
    """Heroes who are new in the campaign join the first group.  UN-1204, UN-1206"""
    known = {id for group in world.groups for id in group.members}
    if world.groups:
        world.groups[0].members += tuple(id for id in heroes if id not in known)


def _quest_state(setup: Setup, plan: Plan) -> State:
    """The heroes before a quest, the sections in which they start, the Dark Player's Reserve and cards."""
    leads(setup, plan.quest)
    captives = captives_of(setup)
    if tries(setup) >= attempts(plan.quest) and not captives:
        raise SetupError(f"this mission may be tried no more than {attempts(plan.quest)} times")
    heroes = party_of(setup)
    deal(setup, heroes)
    companions = companions_of(heroes, plan.quest)
    group = sum(map(worth, (*heroes, *companions)))
    known = plan.quest.explored
    started = sum(1 << n for n, section in enumerate(plan.sections) if known or section.squares & plan.start)
    echoed = sum(echo.reserve for echo in echoes_in(setup, plan.quest))
    points = reserve_of(plan, group, len(heroes), again=known_ground(setup), echoed=echoed)
    budget = points + leader_cost(plan)
    points += budget * SHARES[str(setup.option("difficulty", "normal"))] // 100 - budget
    if len(heroes) == 1:
        heroes[0].coins += ALONE
    if plan.quest.rested:
        _rest(heroes)
    dark = dark_seat(setup)
    return State(
        agenda=[BeginGame()],
        heroes=[*heroes, *companions],
        piles=dark_piles(setup.packs) if dark >= 0 else piles_of(plan, setup.packs),
        ground=_ground(plan, started),
        revealed=started,
        fixtures=searched_before(setup),
        group=group,
        captives=captives,
        reserve=points,
        player=DarkHand(owner=dark, budget=budget) if dark >= 0 else None,
    )


def _ground(plan: Plan, started: int) -> Ground:
    """The doors that are shut, and what stands in the sections on the table."""
    known = plan.quest.explored
    shut = [not known or not (access.arrow or access.state == "open") for access in plan.accesses]
    ground = Ground(sum(closed << n for n, closed in enumerate(shut)))
    for n, features in enumerate(plan.features):
        if started >> n & 1:
            for feature in features:
                ground = ground.with_feature(feature)
    return ground


def _rest(heroes: list[Character]) -> None:
    """A recovery place on the way has the effect of an inn: Vitality, Fortune and Mana are back.  UN-1453"""
    for hero in heroes:
        if not hero.owner:
            sheet = hero_card(hero.card)
            hero.wounds = 0
            hero.fortune += sheet.unlucky
            hero.mana += sheet.drained


def reserve_of(plan: Plan, group: int, heroes: int, *, again: bool = False, echoed: int = 0) -> int:
    """Reserve Points: the group's Value Points or what the sheet says, less the Leader's; 2 more for each hero if
    one of them has been in this scenario before, more or less of them for what went before in the campaign; in an
    adventure of another game less its whole Level.

    UN-0559, UN-0636, UN-0637, UN-1174, UN-1181, UN-1457
    """
    if not plan.quest.counter:
        return 0
    if plan.quest.adapted:
        return points_left(plan.quest, group, heroes)
    points = max(0, (group if plan.quest.reserve is None else plan.quest.reserve * heroes) + echoed * heroes)
    points += plan.quest.bonus + (KNOWN_GROUND * heroes if again else 0)
    return points - leader_cost(plan)


def leader_cost(plan: Plan) -> int:
    """What the sheet's Leader costs at set-up.  UN-0560, UN-0637"""
    leader = plan.quest.leader
    return person(leader.creature).vp if plan.quest.counter and leader is not None and leader.paid else 0
