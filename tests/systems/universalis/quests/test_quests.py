"""Quests and their sheets, how they end and what they bring; timed and competitive games.

UN-1162 to UN-1195, UN-1311 to UN-1317
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import hero, orc, position
from undercroft.board.bits import squares
from undercroft.board.features import Feature
from undercroft.content.problems import PackError
from undercroft.content.single import read_entry
from undercroft.kernel.events import Began, Rolled, Said
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.scene import GridBoard
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions import quest_marks
from undercroft.systems.universalis.actions.clock import minutes
from undercroft.systems.universalis.agenda import Encounter, EndQuest, HeroesTurn, Reveal
from undercroft.systems.universalis.campaign.ending import earned
from undercroft.systems.universalis.cards.definitions import CREATURES, FACTIONS
from undercroft.systems.universalis.cards.quest_files import as_setup, as_yaml
from undercroft.systems.universalis.cards.quests import QUESTS, Goal, LeaderPlan, Piece, Post, Quest
from undercroft.systems.universalis.design.quest_checks import faults, offered
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.revealing import encounter, new_creature, place_leader, spawn_table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of
from undercroft.systems.universalis.maps.plans import lay
from undercroft.systems.universalis.quests import the_seventh_candle, the_toll_house
from undercroft.systems.universalis.quests.examining import EXAMINED
from undercroft.systems.universalis.setup.first_state import reserve_of
from undercroft.systems.universalis.state import Character, State
from undercroft.systems.universalis.status.quest_marks import bearer, mark_at
from undercroft.text.messages import COMMON, LANGUAGES, Messages, texts_of

ALL = BOX[QUESTS]
BELL, ROAD, EYE, CANDLE, PITS, TOLL, TUSK = (
    ALL[id]
    for id in (
        "the-silent-bell",
        "the-winter-road",
        "the-kings-eye",
        "the-seventh-candle",
        "the-pits-of-black-anvil",
        "the-toll-house",
        "the-broken-tusk",
    )
)


def changed(quest: Quest, **fields: Any) -> Quest:
    return msgspec.structs.replace(quest, **fields)


def written(quest: Quest, **fields: str | int) -> Quest:
    """A sheet as an author writes it, with these lines in place of its own, read from its text."""
    lines = [line for line in as_yaml(quest).splitlines() if line.split(":")[0] not in fields]
    text = "\n".join([*lines, *(f"{name}: {value}" for name, value in fields.items())])
    return read_entry(EXAMINED, QUESTS, text, quest.id)


def begin(quest: Quest, heroes: int = 2, **options: str) -> Table[State, Universalis]:
    """A game of a sheet, before the first answer."""
    setup = SYSTEM.default_setup(as_setup(quest), heroes, "quests")
    return Table(SYSTEM, msgspec.structs.replace(setup, options=dict(options)))


def on_board(table: Table[State, Universalis]) -> Table[State, Universalis]:
    """Everybody stands on a starting square, and the first hero may act."""
    while table.ask is not None and not (table.ask.prompt == "act" and all(one.at >= 0 for one in table.state.heroes)):
        ask = table.ask
        table.choose(ask.options[ask.default])
    return table


def run(script: Generator[Any, Any, Any]) -> Any:
    """What a script comes to that asks nothing."""
    try:
        next(script)
    except StopIteration as done:
        return done.value
    raise AssertionError("the script asked something")


def do(table: Table[State, Universalis], *entries: Any) -> Table[State, Universalis]:
    """Go on with these entries instead of what was to come."""
    state = table.state
    state.agenda = list(entries[::-1])
    return Table(SYSTEM, table.setup, state=state)


# furniture


def furnished(at: str, kind: str = "barrels-and-boxes") -> Quest:
    """The Broken Tusk with one more piece of furniture in the corridor where the heroes begin."""
    gate = changed(TUSK.sections["gate"], furniture=(Piece(kind, at),))
    return changed(TUSK, sections=TUSK.sections | {"gate": gate})


@rule("UN-1062")
@pytest.mark.parametrize(("at", "sound"), [("e4", True), ("f3", False), ("a3", False)])
def test_no_piece_of_furniture_stands_where_one_comes_into_a_section_or_leaves_it(at, sound):
    assert [fault for fault in faults(furnished(at)) if "in the way" in fault] == (
        [] if sound else [f"barrels-and-boxes at {at} is in the way"]
    )


@rule("UN-1062")
def test_a_sheet_with_furniture_in_a_doorway_cannot_be_played():
    with pytest.raises(SetupError, match="f3 is in the way"):
        SYSTEM.quest_from(as_yaml(furnished("f3")), "blocked")


@rule("UN-1064")
def test_what_was_searched_on_the_first_visit_has_nothing_left_on_the_second():
    quest = furnished("d3")

    def visit(ledger: bytes) -> Table[State, Universalis]:
        setup = SYSTEM.default_setup(as_setup(quest), 1, "again")
        table: Table[State, Universalis] = Table(SYSTEM, msgspec.structs.replace(setup, ledger=ledger))
        while table.ask is not None and table.ask.prompt != "act":
            ask = table.ask
            near = [option for option in ask.options if option.at == table.game.plan.board.parse("c4")]
            table.choose((near or ask.options)[0])
        return table

    first = visit(SYSTEM.new_ledger())
    assert first.ask is not None
    (search,) = [option for option in first.ask.options if option.act == "search"]
    first.choose(search)
    first.state.agenda = [EndQuest(won=False, why="universalis-too-late")]
    again = visit(SYSTEM.finish(first.game)).ask
    assert again is not None
    assert [option for option in again.options if option.act == "search"] == []


# the sheet


@rule("UN-1162", "UN-1166")
@pytest.mark.parametrize("id", ALL)
def test_a_sheet_has_everything_a_quest_is_made_of(id):
    quest = ALL[id]
    own = texts_of(SYSTEM)
    assert own is not None
    for language in LANGUAGES:
        said = Messages(language, [own, COMMON], "universalis")
        parts = [said.has(f"universalis-quest-{id}", part) for part in ("story", "goal")]
        assert (said.has(f"universalis-quest-{id}"), *parts) == (True, True, True)
    facts = (quest.number > 0, quest.minutes > 0, quest.faction in BOX[FACTIONS], quest.leader is not None)
    assert (*facts, quest.coins > 0, faults(quest)) == (True, True, True, True, True, [])


TEACHING = ["free-the-merchants", "rorgs-lair", "the-broken-tusk", "the-silent-bell"]


def test_the_quests_are_numbered_and_two_of_the_campaign_and_two_others_teach():
    cards = SYSTEM.quests()
    numbers = [*range(1, 41), *range(201, 211)]
    assert sorted(quest.number for quest in ALL.values() if quest.kind != "epic") == numbers
    assert sorted(quest.number for quest in ALL.values() if quest.kind == "epic") == list(range(101, 129))
    assert [card.id for card in cards if card.teaches] == TEACHING


def test_every_faction_is_beaten_between_a_fifth_and_four_fifths_of_the_time_as_measured():
    rates = {card.id: [one.rate for one in card.measured] for card in SYSTEM.quests()}
    assert all(rates.values())
    assert {id: found for id, found in rates.items() if not all(0.2 <= rate <= 0.8 for rate in found)} == {}


def test_quests_are_against_most_factions_of_the_box_and_of_all_kinds_of_goals():
    against = {faction for quest in ALL.values() for faction in (quest.faction, *quest.allies) if faction}
    assert set(BOX[FACTIONS]) - against == {"kingdom-of-the-white-tree", "reptilian-dominions", "sons-of-jupiter"}
    assert {quest.goal.kind for quest in ALL.values()} == {
        "slay-leader",
        "reach",
        "escape",
        "take",
        "free",
        "break",
        "hold",
        "own",
    }


@rule("UN-1167")
@pytest.mark.parametrize("kind", ["independent", "opening", "campaign", "epic"])
def test_a_sheet_says_of_which_of_four_kinds_it_is(kind):
    terrains = ("swamp",) if kind == "epic" else ()
    assert faults(changed(BELL, kind=kind, terrains=terrains)) == []


@rule("UN-1167")
def test_there_is_no_fifth_kind():
    with pytest.raises(PackError, match='unknown kind "legend"; one of independent, opening, campaign, epic'):
        written(BELL, kind="legend")


@rule("UN-1168")
def test_an_epic_event_is_not_offered_to_be_chosen():
    assert offered([BELL, changed(ROAD, kind="epic", terrains=("mountain",))]) == [BELL]


@rule("UN-0510", "UN-1168")
def test_the_fight_of_a_travel_event_is_not_offered_to_be_chosen_either():
    assert offered([BELL, changed(ROAD, travel=True)]) == [BELL]


@rule("UN-1168")
def test_an_epic_event_is_no_other_travel_event():
    epic = changed(BELL, kind="epic", terrains=("swamp",))
    assert (faults(epic), faults(changed(epic, travel=True)) != []) == ([], True)


@rule("UN-1170")
def test_an_epic_event_and_nothing_else_names_where_it_may_happen():
    assert faults(changed(BELL, kind="epic")) == faults(changed(BELL, terrains=("swamp",))) != []


@rule("UN-1169")
def test_difficulty_is_told_by_one_to_five_signs_and_changes_nothing_in_the_scaling():
    hard = changed(BELL, difficulty=5)
    assert reserve_of(lay(hard), 55, 3) == reserve_of(lay(BELL), 55, 3)
    assert written(BELL, difficulty=5).difficulty == 5
    with pytest.raises(PackError, match="difficulty: expected a whole number from 1 to 5"):
        written(BELL, difficulty=6)


@rule("UN-1169")
def test_a_quest_is_offered_with_the_signs_of_its_difficulty():
    offered = {card.id: card.difficulty for card in SYSTEM.quests()}
    assert (offered["the-broken-tusk"], offered["the-worm-of-the-dunes"]) == (1, 4)


# turns and sections


@rule("UN-1163")
@pytest.mark.parametrize("quest", [BELL, EYE])
def test_the_heroes_take_the_first_turn(quest):
    table = begin(quest)
    assert (table.state.side, table.state.round) == ("heroes", 1)


@rule("UN-1164")
def test_in_a_scenario_that_lies_open_nobody_rolls_for_initiative_though_enemies_are_there():
    table = begin(EYE)
    rolled = [told.event for told in table.told if isinstance(told.event, Rolled)]
    assert table.state.creatures
    assert not [event for event in rolled if event.why == "initiative"]


@rule("UN-1164")
def test_in_a_scenario_that_lies_open_the_heroes_go_first_and_then_the_dark_player():
    table = begin(EYE)
    assert table.state.side == "heroes"
    while table.state.round == 1 and table.ask is not None:
        table.choose(table.ask.options[table.ask.default])
    sides = [told.event.what for told in table.told if isinstance(told.event, Began)]
    assert [side for side in sides if side.endswith("-turn")] == ["heroes-turn", "dark-turn", "heroes-turn"]


@rule("UN-1165")
def test_the_starting_section_counts_as_explored_and_no_other_does():
    table = begin(BELL)
    start = next(n for n, section in enumerate(table.game.plan.sections) if section.squares & table.game.plan.start)
    assert table.state.revealed == 1 << start


@rule("UN-1187")
def test_a_note_is_read_when_its_section_is_revealed_and_not_before():
    table = on_board(begin(BELL))
    notes = [told.event.message for told in table.told if isinstance(told.event, Said)]
    assert not [note for note in notes if "note" in note]
    after = do(table, Reveal(table.state.heroes[0].id, access=0))
    told = [one.event.message for one in after.told if isinstance(one.event, Said)]
    assert any("-nave" in note for note in told)


@rule("UN-1193", "UN-0229")
def test_a_secret_door_is_not_on_the_map_until_it_is_found_and_is_a_door_from_then_on():
    beside = {"quest": "the-silent-bell", "explored": ["g8"], "turn": "S", "S": hero("shara", at="i10")}
    play = position(**beside)
    assert not play.offers("S opens i11")
    board = play.table.scene(play.table.pending.seats()[0]).board
    assert isinstance(board, GridBoard)
    assert not [door for door in board.doors if play.game.plan.board.name(door.to) == "i11"]
    found = position(**beside, dice=[6, 6]).take("S searches for secret doors").on()
    found.game.active.action = True
    found.take("S draws bastard-sword")
    assert found.offers("S opens i11")


# creatures and points


def posted(n: int = 1, **more: Any) -> Quest:
    """The open scenario with creatures in the market only, and so many Reserve Points for each hero."""
    post = Post(creature="reptilian-warrior", at="o9", **more)
    sections = {name: changed_section(plan, (post,) if name == "market" else ()) for name, plan in EYE.sections.items()}
    return changed(EYE, sections=sections, leader=None, reserve=n, rules="")


@rule("UN-1175", "UN-1179")
@pytest.mark.parametrize("points", [20, 0])
def test_a_dark_player_with_a_hand_pays_at_set_up_for_a_creature_of_the_sheet_even_what_he_has_not(points):
    def begun(quest: Quest) -> State:
        setup = SYSTEM.default_setup(as_setup(quest), 2, "paid")
        table = Table(SYSTEM, msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", "dark"))))
        while table.ask is not None and table.ask.prompt not in ("enter", "next-hero", "discover"):
            table.choose(table.ask.options[table.ask.default])
        return table.state

    cost = BOX[CREATURES]["reptilian-warrior"].vp
    paid, free = begun(posted(points)), begun(posted(points, free=True))
    assert [one.card for one in paid.creatures] == ["reptilian-warrior"]
    assert free.reserve - paid.reserve == cost
    assert points or paid.reserve < 0


@rule("UN-1175", "UN-1177")
@pytest.mark.parametrize(("reserve", "came"), [(9, True), (0, False)])
def test_he_pays_for_it_when_its_section_is_revealed_too(reserve, came):
    def seen(**more: bool) -> State:
        post = Post(creature="orc-warrior", at="i4", **more)
        quest = changed(TUSK, sections=TUSK.sections | {"cellar": changed(TUSK.sections["cellar"], creatures=(post,))})
        setup = SYSTEM.default_setup(as_setup(quest), 2, "paid")
        seats = (*setup.seats, SeatPlan("dark", "dark"))
        table = on_board(Table(SYSTEM, msgspec.structs.replace(setup, seats=seats)))
        table.state.revealed, table.state.reserve = 3, reserve
        return do(table, Encounter(table.state.heroes[0].id, section=1, access=0)).state

    cost = BOX[CREATURES]["orc-warrior"].vp
    assert (len(seen().creatures), len(seen(free=True).creatures)) == (int(came), 1)
    assert seen(free=True).reserve - seen().reserve == cost * came


def changed_section(plan: Any, creatures: tuple[Post, ...]) -> Any:
    return msgspec.structs.replace(plan, creatures=creatures)


@rule("UN-1175")
def test_a_creature_of_the_sheet_is_paid_for_when_it_is_placed():
    table = begin(posted(), heroes=2)
    assert [one.card for one in table.state.creatures] == ["reptilian-warrior"]
    assert table.state.reserve == 2 - BOX[CREATURES]["reptilian-warrior"].vp


@rule("UN-1176")
def test_it_is_free_if_the_sheet_says_so():
    table = begin(posted(free=True), heroes=2)
    assert (len(table.state.creatures), table.state.reserve) == (1, 2)


@rule("UN-1176")
def test_it_is_free_where_no_reserve_points_are_counted():
    table = begin(changed(posted(), counter=False))
    assert (len(table.state.creatures), table.state.reserve) == (1, 0)


@rule("UN-1177")
@pytest.mark.parametrize(("reserve", "came"), [(1, 1), (0, 0)])
def test_a_creature_that_cannot_be_paid_for_when_its_section_is_revealed_is_not_placed(reserve, came):
    post = Post(creature="orc-warrior", at="i4")
    cellar = changed(TUSK.sections["cellar"], creatures=(post,), encounters=False)
    table = on_board(begin(changed(TUSK, sections=TUSK.sections | {"cellar": cellar})))
    table.state.revealed, table.state.reserve = 3, reserve
    do(table, Encounter(table.state.heroes[0].id, section=1, access=0))
    assert (len(table.state.creatures), table.state.reserve) == (came, 0)


@rule("UN-1179")
def test_a_creature_that_stands_there_from_the_start_is_paid_for_with_points_there_are_not():
    table = begin(posted(0))
    assert [one.card for one in table.state.creatures] == ["reptilian-warrior"]
    assert table.state.reserve == -BOX[CREATURES]["reptilian-warrior"].vp


@rule("UN-1174")
def test_the_sheet_says_otherwise_how_many_points_and_cards_there_are():
    table = begin(BELL, heroes=2)
    assert table.state.reserve == 2 * (BELL.reserve or 0)
    assert "powers" not in table.state.piles
    assert len(table.state.piles["obstacles"].cards) == 2 * BELL.decks.obstacles + 2


@rule("UN-1179", "UN-X109")
def test_a_leader_too_dear_is_paid_for_all_the_same_and_the_counter_begins_below_nothing():
    dragon = changed(BELL, leader=LeaderPlan(creature="dragon-of-the-claw"), reserve=None)
    assert reserve_of(lay(dragon), BOX[CREATURES]["dragon-of-the-claw"].vp - 13, 3) == -13


@rule("UN-1180", "UN-1460")
@pytest.mark.parametrize("points", [-3, 0])
def test_without_points_nothing_comes_and_the_card_is_discarded_for_its_points(points):
    table = on_board(begin(changed(ROAD, leader=None)))
    table.state.reserve, table.state.round = points, 2
    wood = list(ROAD.sections).index("wood")
    after = do(table, Encounter(table.state.heroes[0].id, section=wood, access=2))
    assert (after.state.creatures, after.state.reserve > points) == ([], True)


@rule("UN-1172")
def test_a_sheet_without_a_faction_has_a_spawn_table_of_its_own():
    row = BOX[FACTIONS]["great-orc-clans"].spawn["1-2"]
    own = changed(BELL, faction=None, spawn={"1-10": row})
    assert faults(own) == []
    assert run(spawn_table(begin(own).game)) == {"1-10": row}
    assert faults(changed(BELL, faction=None)) != []


@rule("UN-1172")
def test_a_sheet_with_one_faction_has_its_spawn_table_and_nobody_rolls():
    assert run(spawn_table(begin(BELL).game)) == BOX[FACTIONS]["creatures-of-the-night"].spawn


@rule("UN-1172")
@pytest.mark.parametrize(("lot", "faction"), [(1, "creatures-of-the-night"), (2, "forgotten-pharaohs")])
def test_mixed_factions_come_by_lot(lot, faction):
    script = spawn_table(begin(changed(BELL, allies=("forgotten-pharaohs",))).game)
    next(script)
    with pytest.raises(StopIteration) as done:
        script.send(lot)
    assert done.value.value == BOX[FACTIONS][faction].spawn


@rule("UN-1189")
def test_the_main_section_and_the_leaders_square_in_it_are_marked():
    assert BELL.leader is not None
    elsewhere = changed(BELL, leader=changed_leader(BELL.leader, "g8"))
    nowhere = {name: msgspec.structs.replace(plan, main=False) for name, plan in BELL.sections.items()}
    assert (faults(elsewhere) != [], faults(changed(BELL, sections=nowhere)) != []) == (True, True)


def changed_leader(leader: LeaderPlan, at: str) -> LeaderPlan:
    return msgspec.structs.replace(leader, at=at)


@rule("UN-1189", "UN-1178")
def test_the_leader_stands_on_its_square_when_the_main_section_is_revealed():
    table = on_board(begin(BELL))
    main = list(BELL.sections).index("belfry")
    table.state.revealed |= 1 << main
    after = do(table, Encounter(table.state.heroes[0].id, section=main, access=4))
    leaders = [(one.card, after.game.plan.board.name(one.at)) for one in after.state.creatures if one.leader]
    assert leaders == [("wight", "w8")]


@rule("UN-1191")
def test_a_sheet_places_nobody_where_the_heroes_begin():
    street = changed_section(EYE.sections["street"], (Post(creature="kobold", at="e10"),))
    assert faults(changed(EYE, sections={**EYE.sections, "street": street})) != []


@rule("UN-1451")
def test_a_large_section_brings_an_encounter_card_whatever_the_die_says():
    table = on_board(begin(changed(ROAD, reserve=30)))
    table.state.round = 1
    before = len(table.state.piles["encounters"].cards)
    script = encounter(
        table.game, Encounter(table.state.heroes[0].id, section=list(ROAD.sections).index("wood"), access=2)
    )
    request = next(script)
    assert (type(request).__name__, before > 0) == ("Draw", True)


# goals


@rule("UN-1192")
def test_a_hero_on_a_goal_square_accomplishes_a_mission_to_reach_it():
    table = on_board(begin(changed(BELL, goal=Goal(kind="reach", squares=("d8",)), marks=())))
    who = table.state.heroes[0]
    who.at = int(table.game.plan.board.parse("d7"))
    mission.arrived(table.game, who)
    assert not table.state.accomplished
    who.at = int(table.game.plan.board.parse("d8"))
    mission.arrived(table.game, who)
    assert table.state.accomplished


@rule("UN-1171")
def test_a_companion_on_a_goal_square_accomplishes_nothing():
    table = on_board(begin(changed(BELL, goal=Goal(kind="reach", squares=("d8",)), marks=())))
    pet, owner = table.state.heroes
    pet.owner, pet.at = owner.id, int(table.game.plan.board.parse("d8"))
    mission.arrived(table.game, pet)
    assert not table.state.accomplished


@rule("UN-1192")
def test_heroes_may_end_a_move_on_a_goal_square_and_creatures_may_not():
    game = on_board(begin(changed(ROAD, explored=True, leader=None))).game
    near = int(game.plan.board.parse("ap3"))
    hound, walker = new_creature(game, "frost-hound", 0, near), game.state.heroes[0]
    ends = {}
    for who in (hound, walker):
        hound.at, walker.at = (
            (near, game.state.heroes[0].at) if who is hound else (int(game.plan.board.parse("ai2")), near)
        )
        ends[who.hero] = bool(landings(Standpoint(game, who), reach_of(Standpoint(game, who), 4)) & game.plan.goal)
    assert ends == {False: False, True: True}


@rule("UN-1171")
def test_half_of_the_heroes_over_the_bridge_have_escaped():
    table = on_board(begin(ROAD, heroes=3))
    for n, one in enumerate(table.state.heroes[:2]):
        one.at = int(table.game.plan.board.parse("ar3"))
        mission.left(table.game, one)
        assert table.state.accomplished == (n == 1)


def test_what_lies_in_a_pit_is_taken_from_beside_the_pit():
    table = on_board(begin(BELL))
    game, first = table.game, table.state.heroes[0]
    board = game.plan.board
    first.at = int(board.parse("c8"))
    for at in ("d8", "e8"):
        table.game.lay(table.state.ground.with_feature(Feature("pit", board.parse(at))))
    table.state.quest["mark 0 at"] = int(board.parse("e8"))
    taken = [option.act for option in quest_marks.offers(Standpoint(game, first))]
    assert taken == ["mark-take"]


def test_the_thief_of_the_kings_eye_steals_nothing_more_and_does_not_slip_away():
    table = on_board(begin(EYE))
    thief = table.game.character(FigureId(table.state.quest["thief"]))
    assert thief.thieved


@rule("UN-0724")
def test_the_thief_of_the_kings_eye_goes_to_its_hideouts_in_odd_turns_and_lies_low_in_even_ones():
    table = on_board(begin(EYE))
    thief, board = FigureId(table.state.quest["thief"]), table.game.plan.board
    places: dict[int, str] = {}
    while (ask := table.ask) is not None and table.state.round < 4:
        places.setdefault(table.state.round, board.name(table.game.character(thief).at))
        table.choose(ask.options[ask.default])
    first = EYE.places["hideouts"][0]
    assert places == {1: "aa9", 2: first, 3: first}


def test_a_thief_who_has_fled_in_terror_has_the_eye_for_good():
    table = on_board(begin(EYE))
    thief = table.game.character(FigureId(table.state.quest["thief"]))
    table.state.creatures.remove(thief)
    while (ask := table.ask) is not None and table.state.round < 3:
        table.choose(ask.options[ask.default])
    assert table.state.outcome is not None
    assert table.state.outcome.why == "universalis-thief-gone"


def test_a_group_of_whom_all_have_fallen_is_still_asked():
    table = on_board(begin(BELL))
    for who in table.state.heroes:
        who.conditions = (*who.conditions, "knocked-out")
    assert table.game.party_seat() == table.state.heroes[0].seat


def test_what_is_taken_is_carried_out_and_lies_where_its_bearer_falls():
    table = on_board(begin(BELL))
    first, second = table.state.heroes
    mission.handled(table.game, first, 0)
    assert (bearer(table.game, 0), table.state.accomplished) == (first.id, False)
    from undercroft.systems.universalis.status.conditions import knock_out

    knock_out(table.game, first)
    assert mark_at(table.game, 0) == first.at
    mission.handled(table.game, second, 0)
    mission.left(table.game, second)
    assert table.state.accomplished


def test_prisoners_are_freed_one_by_one_and_the_dark_player_hears_it():
    table = on_board(begin(PITS))
    points = table.state.reserve
    for n in range(3):
        assert not table.state.accomplished
        mission.handled(table.game, table.state.heroes[0], n)
    assert (table.state.accomplished, table.state.reserve) == (True, points + 6)


def test_what_is_to_be_held_is_lost_when_nobody_is_there():
    table = on_board(begin(TOLL))
    table.state.round = 2
    mission.watch(table.game)
    assert table.state.agenda[-1] == EndQuest(won=False, why="universalis-overrun")


@rule("UN-1181", "UN-1438")
def test_a_turn_limit_ends_the_quest_and_is_told_to_everybody():
    table = on_board(begin(CANDLE))
    turns = next(track.most for track in table.scene(table.pending.seats()[0]).tracks if "turn" in track.name)
    table.state.round = CANDLE.turns
    after = do(table, HeroesTurn())
    assert after.state.outcome is not None
    assert (turns, after.state.outcome.won, after.state.outcome.why) == (CANDLE.turns, False, "universalis-too-late")


# rewards


@rule("UN-1186")
@pytest.mark.parametrize(("won", "coins"), [(True, BELL.coins), (False, 0)])
def test_coins_and_experience_come_only_when_the_mission_was_accomplished(won, coins):
    table = on_board(begin(BELL))
    before = sum(one.coins for one in table.state.heroes)
    after = do(table, EndQuest(won=won, why="universalis-done"))
    heroes = after.state.heroes
    assert sum(one.coins for one in heroes) - before == coins
    assert [one.xp for one in heroes] == [BELL.xp if won else 0] * 2


@rule("UN-1445")
def test_a_lone_hero_is_given_ten_coins_before_the_quest():
    alone, two = begin(BELL, heroes=1).state.heroes[0], begin(BELL, heroes=2).state.heroes[0]
    assert alone.coins == two.coins + 10


# timed and competitive games


@rule("UN-1313", "UN-1314")
def test_who_watches_the_clock_may_call_time_once_in_an_activation_and_the_dark_player_scores():
    table = on_board(begin(BELL, **{"timed-games": "on"}))
    suffered = table.state.suffered
    ask = table.ask
    assert ask is not None
    option = next(one for one in ask.options if one.act == "call-time")
    assert set(option.seats) == {one.seat for one in table.state.heroes}
    table.choose(option)
    assert table.state.suffered == suffered + 1
    assert table.ask is not None
    assert "call-time" not in [one.act for one in table.ask.options]


@rule("UN-1314")
def test_nobody_calls_time_unless_the_players_want_a_clock():
    table = on_board(begin(BELL))
    assert table.ask is not None
    assert Option("call-time").act not in [one.act for one in table.ask.options]


@rule("UN-1311")
def test_a_hero_has_a_minute():
    table = on_board(begin(EYE))
    assert (table.state.side, minutes(table.game)) == ("heroes", 1)


@rule("UN-1312", "UN-G105")
@pytest.mark.parametrize(("section", "square", "time"), [("market", "k9", 2), ("temple", "w9", 2), ("lane", "r9", 1)])
def test_the_dark_player_has_two_minutes_for_a_fight_in_a_large_or_the_main_room(section, square, time):
    table = on_board(begin(EYE))
    table.state.side = "dark"
    for one in table.state.heroes:
        one.at = int(table.game.plan.board.parse(square))
    held = table.game.plan.sections[table.game.section(table.state.heroes[0])].name
    assert (held, minutes(table.game)) == (section, time)


def rivals(*points: int, on: bool = True) -> list[int]:
    """What heroes with so many Achievement points each earn on a sheet worth 2."""
    table = begin(BELL, heroes=len(points), **({"competitive-play": "on"} if on else {}))
    for one, achieved in zip(table.state.heroes, points):
        one.achieved = achieved
    return [earned(table.game, one) for one in table.state.heroes]


@rule("UN-1315", "UN-1316", "UN-1317", "UN-X119")
def test_of_three_rivals_the_first_gains_a_point_and_the_last_loses_one():
    assert (rivals(2, 6, 7), rivals(2, 6, 7, on=False)) == ([1, 2, 3], [2, 2, 2])


@rule("UN-1317")
def test_of_two_rivals_nobody_loses_a_point():
    assert rivals(1, 5) == [2, 3]


@rule("UN-1316", "UN-G106")
def test_rivals_who_tie_neither_gain_nor_lose():
    assert rivals(3, 3, 3) == [2, 2, 2]


@rule("UN-1317")
def test_nobody_falls_below_nothing():
    table = begin(changed(BELL, xp=0), heroes=3, **{"competitive-play": "on", "entered-before": "yes"})
    for one, achieved in zip(table.state.heroes, (0, 1, 2)):
        one.achieved = achieved
    table.state.suffered = 99
    assert [earned(table.game, one) for one in table.state.heroes] == [0, 0, 1]


@rule("UN-1315")
def test_the_points_of_each_hero_are_counted_beside_the_groups():
    play = position(S=hero(), k=orc(wounds=1), turn="S", dice=[6, 5, 1, 2, *[6] * 6])
    play.take("S attacks k").on()
    assert (play.who("S").achieved, play.state.achieved) == (1, 1)


@rule("UN-1175")
@pytest.mark.parametrize(("heroes", "came"), [(3, 0), (4, 1)])
def test_a_creature_meant_for_larger_groups_comes_only_for_them(heroes, came):
    post = Post(creature="reptilian-warrior", at="k9", free=True, heroes=4)
    sections = {name: changed_section(plan, (post,) if name == "market" else ()) for name, plan in EYE.sections.items()}
    table = on_board(begin(changed(EYE, sections=sections, rules="", leader=None), heroes=heroes))
    assert sum(one.card == "reptilian-warrior" for one in table.state.creatures) == came


@pytest.mark.parametrize(("heroes", "column"), [(3, "wandering"), (4, "spotted")])
def test_the_waves_on_the_toll_house_are_larger_against_four_heroes(heroes, column, monkeypatch):
    sent: list[str] = []

    def arrive(game: Universalis, name: str, column: str) -> Generator[Any, Any, list[int]]:
        sent.append(column)
        yield from ()
        return []

    monkeypatch.setattr(the_toll_house, "arrive", arrive)
    table = on_board(begin(TOLL, heroes=heroes))
    while table.ask is not None and table.state.round < 2:
        table.choose(table.ask.options[table.ask.default])
    assert sent == [column]


def _captain_comes(quest: Quest) -> tuple[Universalis, int]:
    """A game of the Toll House at its beginning, without soldiers, and the number of the road."""
    table = on_board(begin(quest, heroes=2))
    table.game.state.creatures.clear()
    return table.game, next(n for n, section in enumerate(table.game.plan.sections) if section.name == "road")


def _placed(game: Universalis, road: int) -> Character:
    next(place_leader(game, Encounter(section=road, access=0, apart=True)), None)
    return next(one for one in game.state.creatures if one.leader)


@rule("UN-0749")
def test_soldiers_make_room_for_their_captain_even_out_of_a_crowded_section():
    game, road = _captain_comes(TOLL)
    for at in squares(game.plan.sections[road].squares & game.terrain.standable[2]):
        new_creature(game, "imperial-halberdier", 0, int(at)).home = road
    captain = _placed(game, road)
    assert game.plan.section_of[captain.at] == road
    assert len({one.at for one in game.state.creatures}) == len(game.state.creatures)


@rule("UN-0749")
def test_a_leader_whose_square_a_hero_holds_stands_as_near_as_it_can():
    assert TOLL.leader is not None
    game, road = _captain_comes(changed(TOLL, leader=msgspec.structs.replace(TOLL.leader, at="u6")))
    place = game.state.heroes[0].at = int(game.plan.board.parse("u6"))
    assert game.plan.board.distance(_placed(game, road).at, place) == 1


def test_a_candle_is_lit_every_fourth_turn_of_the_dark_side_and_the_dead_take_heart():
    play = position(quest="the-seventh-candle", S=hero(at="l3"), turn="S", explored=["l2"])
    state, reserve, lit = play.game.state, play.game.state.reserve, []
    for side, number in [("dark", 3), ("heroes", 4), ("dark", 4), ("dark", 5), ("dark", 8)]:
        state.side, state.round = side, number
        the_seventh_candle.turn_starts(play.game)
        lit.append(state.quest.get("candles", 0))
    assert lit == [0, 0, 1, 1, 2]
    assert state.reserve == reserve + 2
