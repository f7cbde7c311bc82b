"""The two short campaigns: where their threads lead, what is chosen on the way, what comes of it.

UN-1183, UN-1184, UN-1203, UN-1205
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import Play, hero, named, orc, position
from undercroft.crawl.campaign import closed
from undercroft.kernel.requests import FigureId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.dark.power_cards import refuges
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import Ledger, may_try, open_ledger
from undercroft.systems.universalis.moments import QUEST_STEP, SET_UP, TURN_STARTS
from undercroft.systems.universalis.quests import the_bridge_of_ravens, the_last_well, the_smugglers_river
from undercroft.systems.universalis.state import Hit, State

ALL = BOX[QUESTS]
LIGHT, COG, CRYPT, RIVER = "the-false-light", "the-black-cog", "the-drowned-crypt", "the-smugglers-river"
VEIN, WAKE, BRIDGE = "the-cold-vein", "the-thanes-wake", "the-bridge-of-ravens"
ABBEY, HOLDS = (LIGHT, COG, CRYPT, RIVER), (VEIN, WAKE, BRIDGE)


def ahead(story: tuple[str, ...], *won: str, lost: tuple[str, ...] = (), **chosen: str) -> set[str]:
    """The quests of a story that may be tried once these were won, and those lost twice."""
    book = Ledger(won=won, tried={**dict.fromkeys(won, 1), **dict.fromkeys(lost, 2)}, chosen=chosen)
    return {id for id in story if may_try(book, ALL[id], list(ALL.values()))}


def campaign(quest: str, **book: Any) -> Table[State, Universalis]:
    """A quest played by a group with this ledger."""
    setup = SYSTEM.default_setup(quest, 2, "thread")
    return Table(SYSTEM, msgspec.structs.replace(setup, ledger=closed(Ledger(**book))))


# where the threads lead


@rule("UN-1205", "UN-1216")
def test_each_story_begins_with_its_first_quest():
    assert (ahead(ABBEY), ahead(HOLDS)) == ({LIGHT}, {VEIN})


@rule("UN-1183", "UN-1184")
def test_who_stops_the_wreckers_follows_their_ship_and_who_does_not_goes_down_to_the_abbey():
    assert ahead(ABBEY, LIGHT) == {COG}
    assert ahead(ABBEY, lost=(LIGHT,)) == {CRYPT}


@rule("UN-1183")
@pytest.mark.parametrize(("choice", "next"), [("", CRYPT), ("logbook", CRYPT), ("cog-pilot", RIVER)])
def test_on_the_cog_the_thread_turns_on_what_the_heroes_see_to_first(choice: str, next: str):
    assert ahead(ABBEY, LIGHT, COG, **({COG: choice} if choice else {})) == {next}


@rule("UN-1184")
def test_a_cog_that_escapes_and_a_crypt_that_stays_shut_both_lead_up_the_river():
    assert ahead(ABBEY, LIGHT, lost=(COG,)) == {RIVER}
    assert ahead(ABBEY, LIGHT, COG, lost=(CRYPT,)) == {RIVER}
    assert ahead(ABBEY, LIGHT, COG, CRYPT, RIVER) == set()


@rule("UN-1183", "UN-1184")
def test_who_finds_the_thane_comes_to_his_wake_and_who_does_not_straight_to_the_bridge():
    assert ahead(HOLDS, VEIN) == {WAKE}
    assert ahead(HOLDS, lost=(VEIN,)) == {BRIDGE}


@rule("UN-1184")
def test_after_the_wake_comes_the_bridge_however_it_ended():
    assert ahead(HOLDS, VEIN, WAKE) == ahead(HOLDS, VEIN, lost=(WAKE,)) == {BRIDGE}
    assert ahead(HOLDS, VEIN, WAKE, **{WAKE: "accused-guide"}) == {BRIDGE}


# choosing


def after(quest: str, *marks: int, accomplished: bool = True, **book: Any) -> dict[str, str]:
    """What stands in the ledger as chosen once these marks were handled in turn."""
    table = campaign(quest, **book)
    for mark in marks:
        handled(table.game, table.state.heroes[0], mark)
    table.state.accomplished = accomplished
    return dict(open_ledger(SYSTEM.finish(table.game)).chosen)


@rule("UN-1183")
@pytest.mark.parametrize(
    ("marks", "chosen"),
    [((), {}), ((0,), {COG: "cog-pilot"}), ((1,), {COG: "logbook"}), ((1, 0), {COG: "logbook"})],
)
def test_the_first_of_the_marks_on_which_the_thread_turns_is_the_choice(marks: tuple[int, ...], chosen: dict[str, str]):
    assert after(COG, *marks) == chosen


@rule("UN-1183")
def test_nothing_is_chosen_in_a_quest_that_is_lost():
    assert after(COG, 0, accomplished=False) == {}


@rule("UN-1183")
def test_going_back_for_a_prisoner_does_not_change_what_was_chosen():
    captive = msgspec.structs.replace(BOX[HEROES]["dagna"], fate="prisoner", jail=COG)
    before = {"won": (COG,), "tried": {COG: 1}, "chosen": {COG: "logbook"}, "heroes": {"dagna": captive}}
    assert after(COG, 0, **before) == {COG: "logbook"}


def test_marks_on_which_no_thread_turns_are_no_choice():
    assert after(LIGHT, 0) == {}


@rule("UN-1183")
def test_a_thread_that_turns_on_a_mark_that_is_not_there_is_a_fault():
    sheet = ALL[COG]
    thread = msgspec.structs.replace(sheet.thread, choices={"parrot": CRYPT})
    assert (faults(sheet), len(faults(msgspec.structs.replace(sheet, thread=thread)))) == ([], 1)


@rule("UN-1183")
def test_only_a_quest_of_a_campaign_has_a_thread_to_turn():
    assert faults(msgspec.structs.replace(ALL[COG], kind="independent")) != []


# what comes of it


def due(table: Table[State, Universalis], turn: int, rules: str) -> list[str]:
    """The steps of the quest's own rules that the Dark Player's turn of this number brings."""
    table.state.side, table.state.round, table.state.agenda = "dark", turn, []
    for deed in TURN_STARTS.deeds((rules,)):
        deed(table.game)
    return [entry.what for entry in table.state.agenda if isinstance(entry, QuestStep)]


@pytest.mark.parametrize(("turn", "come"), [(4, []), (5, ["drowned"]), (6, []), (10, ["drowned"])])
def test_the_drowned_climb_out_of_the_river_every_fifth_turn(turn: int, come: list[str]):
    assert due(campaign(RIVER), turn, RIVER) == come


def test_the_drowned_stay_below_when_the_abbots_lantern_was_carried_out():
    assert due(campaign(RIVER, won=(CRYPT,)), 5, RIVER) == []
    assert due(campaign(RIVER, tried={CRYPT: 2}), 5, RIVER) == ["drowned"]


def at_the_river(step: str, quest: str, reserve: int = 99, *, seen: bool = True) -> Play:
    """A step of a quest's own rules, with nobody on the board but one hero."""
    at, landing = ("a4", "j3") if quest == RIVER else ("a6", "b6")
    explored = [landing] if seen else []
    play = position(quest=quest, S=hero(at=at), turn="S", reserve=reserve, explored=explored)
    play.state.creatures.clear()
    script = QUEST_STEP.deeds((quest,))[0](play.game, QuestStep(what=step))
    assert list(script) == []
    return play


@pytest.mark.parametrize(
    ("quest", "step", "who", "place"),
    [(RIVER, "drowned", "zombie", "river"), (BRIDGE, "pursuers", "orc-warrior", "track")],
)
def test_one_for_every_two_heroes_comes_where_the_sheet_says(quest: str, step: str, who: str, place: str):
    play = at_the_river(step, quest)
    assert [one.card for one in play.state.creatures] == [who]
    where = {play.game.plan.board.name(one.at) for one in play.state.creatures}
    assert where <= named(play, play.game.plan.places[place])
    assert at_the_river(step, quest, reserve=0).state.creatures == []


@rule("UN-1175")
def test_nobody_climbs_out_where_nobody_has_looked_yet():
    assert at_the_river("drowned", RIVER, seen=False).state.creatures == []


@rule("UN-1190", "UN-1192")
def test_who_vanishes_never_appears_on_a_starting_or_goal_square():
    play = position(quest=the_last_well.NAME, S=hero(at="k2"), O=orc(at="v7"), turn="S")
    found = refuges(play.game, play.who("O"))
    assert found
    assert not found & play.game.plan.reserved


def test_a_pilot_who_was_freed_costs_the_dark_player_two_points_for_each_hero():
    def reserve(**chosen: str) -> int:
        table = campaign(RIVER, chosen=chosen)
        table.state.reserve = 10
        for deed in SET_UP.deeds((RIVER,)):
            deed(table.game)
        return table.state.reserve

    assert (reserve(), reserve(**{COG: "logbook"}), reserve(**{COG: "cog-pilot"})) == (10, 10, 6)
    assert the_smugglers_river.WATCH == 2


@pytest.mark.parametrize(
    ("chosen", "turn", "come"),
    [("", 5, 1), ("", 4, 0), ("", 10, 1), ("accused-smith", 5, 1), ("accused-guide", 5, 0)],
)
def test_orcs_come_up_the_track_every_fifth_turn_unless_the_guides_kin_hold_it(chosen: str, turn: int, come: int):
    table = campaign(BRIDGE, chosen={WAKE: chosen} if chosen else {})
    assert due(table, turn, BRIDGE) == ["pursuers"] * come


def armor(chosen: str, *, leader: bool = True, by_hero: bool = True) -> int:
    """The Armor a blow must reach on the bridge."""
    table = campaign(BRIDGE, chosen={WAKE: chosen} if chosen else {})
    foe, other = (new_creature(table.game, "black-anvil-guard", 0, at) for at in (200, 201))
    foe.leader = leader
    attacker = table.state.heroes[0].id if by_hero else FigureId(other.id)
    table.state.heroes[0].hands = ("broadsword",)
    return damage_tallies(table.game, Hit(attacker=attacker, target=foe.id, weapon="broadsword"))[1].total


def test_the_smith_knows_the_rivets_of_the_leaders_armor_and_of_nobody_elses():
    assert armor("accused-smith") == armor("") - 1 == armor("accused-guide") - 1
    assert armor("accused-smith", leader=False) == armor("", leader=False)
    assert armor("accused-smith", by_hero=False) == armor("", by_hero=False)
    assert the_bridge_of_ravens.RIVETS == -1


# the last well


def raid(lot: int, *lit: int, heroes: int = 2, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], Universalis]:
    """The ways by which a raid comes when the lot falls so and these beacons burn, and the game after it."""
    came: list[str] = []

    def arrive(game: Universalis, name: str, column: str) -> Any:
        came.append(f"{name} {column}")
        yield from ()
        return []

    monkeypatch.setattr(the_last_well, "arrive", arrive)
    table = Table(SYSTEM, SYSTEM.default_setup(the_last_well.NAME, heroes, "well"))
    for mark in lit:
        handled(table.game, table.state.heroes[0], mark)
    script = the_last_well.quest_step(table.game, QuestStep(what="raid"))
    next(script)
    with pytest.raises(StopIteration):
        script.send(lot)
    return came, table.game


@pytest.mark.parametrize(("lot", "way"), [(1, "north-gate"), (2, "salt-track"), (3, "south-knoll")])
def test_orcs_come_to_the_well_by_one_of_three_ways(lot: int, way: str, monkeypatch: pytest.MonkeyPatch):
    assert raid(lot, monkeypatch=monkeypatch)[0] == [f"{way} wandering"]
    assert raid(lot, heroes=4, monkeypatch=monkeypatch)[0] == [f"{way} spotted"]


def test_a_beacon_turns_back_one_group_on_its_way_and_may_be_lit_anew(monkeypatch: pytest.MonkeyPatch):
    came, game = raid(2, 0, 1, monkeypatch=monkeypatch)
    assert (came, sorted(game.state.quest)) == ([], ["mark 0", "used 0 1"])
    assert raid(3, 0, 1, monkeypatch=monkeypatch)[0] == ["south-knoll wandering"]


@pytest.mark.parametrize(("turn", "come"), [(1, ["raid"]), (2, []), (3, ["raid"])])
def test_a_group_comes_to_the_well_in_every_odd_turn(turn: int, come: list[str]):
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup(the_last_well.NAME, 2, "well"))
    assert due(table, turn, the_last_well.NAME) == come


# where they lie


@rule("UN-C349", "UN-C350", "UN-C351")
def test_three_quests_for_practice_lie_on_the_way_from_norkefall_to_the_troll_forest():
    assert {ALL[id].number: ALL[id].lies for id in ("the-sunken-mill", "the-bandits-den", "cattle-thief-trolls")} == {
        33: 20,
        34: 20,
        39: 20,
    }
