"""The campaign "The Return of Raazbal": its thread, what earlier quests change in later ones, the rules of its quests.

UN-C346 to UN-C348, UN-C351, UN-1181, UN-1183, UN-1184, UN-1203 to UN-1205
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from undercroft.content.problems import PackError
from undercroft.content.single import read_entry
from undercroft.kernel.events import Said
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Encounter, EndQuest, QuestStep
from undercroft.systems.universalis.campaign.quests_on_the_map import may_begin
from undercroft.systems.universalis.cards.definitions import FACTIONS
from undercroft.systems.universalis.cards.quest_files import as_yaml
from undercroft.systems.universalis.cards.quests import QUESTS, Echo, LeaderPlan, Quest, Thread
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import Ledger, may_try, open_ledger
from undercroft.systems.universalis.maps.realm import realm
from undercroft.systems.universalis.quests import (
    the_drowned_causeway,
    the_house_of_the_iron_hand,
    the_return_of_raazbal,
    the_troll_mothers_toll,
)
from undercroft.systems.universalis.quests.examining import EXAMINED
from undercroft.systems.universalis.state import Character, State, World
from undercroft.systems.universalis.status.conditions import knock_out

ALL = BOX[QUESTS]
TEN = sorted((quest for quest in ALL.values() if quest.number <= 10), key=lambda quest: quest.number)
FARM, RORG, FERRY, ROAD, HOUSE, TOLL, FIRES, CAUSEWAY, PASS, LAST = (str(quest.id) for quest in TEN)


def begin(quest: str, heroes: int = 2, **book: Any) -> Table[State, Universalis]:
    """A quest of heroes who have been through so much, with everybody on a starting square."""
    setup = SYSTEM.default_setup(quest, heroes, "raazbal")
    ledger = msgspec.msgpack.encode(Ledger(**book)) if book else b""
    table: Table[State, Universalis] = Table(SYSTEM, msgspec.structs.replace(setup, ledger=ledger))
    while table.ask is not None and not (table.ask.prompt == "act" and all(one.at >= 0 for one in table.state.heroes)):
        table.choose(table.ask.options[table.ask.default])
    return table


def said(table: Table[State, Universalis]) -> list[str]:
    return [told.event.message for told in table.told if isinstance(told.event, Said)]


def do(table: Table[State, Universalis], *entries: Any) -> Table[State, Universalis]:
    """Go on with these entries instead of what was to come."""
    table.state.agenda = list(entries[::-1])
    return Table(SYSTEM, table.setup, state=table.state)


def changed(quest: str, **fields: Any) -> Quest:
    return msgspec.structs.replace(ALL[quest], **fields)


# the campaign


@rule("UN-C346", "UN-1203")
def test_ten_quests_are_linked_and_each_can_be_come_to_from_the_first():
    assert [quest.kind for quest in TEN] == ["opening", *["campaign"] * 9]
    known = {FARM}
    while True:
        threads = [ALL[id].thread for id in known]
        more = known | {to for one in threads for to in (one.won, one.lost, *one.choices.values()) if to}
        if more == known:
            break
        known = more
    assert known == {quest.id for quest in TEN}


@rule("UN-C347")
def test_the_first_teaches_in_a_small_place_without_decks():
    first = TEN[0]
    decks = (first.decks.obstacles, first.decks.powers, first.decks.encounters)
    assert (first.teaches, decks, len(first.sections)) == (True, (0, 0, 0), 4)
    table = begin(FARM)
    assert [pile for pile in ("obstacles", "powers", "encounters") if table.state.piles.get(pile)] == []


@rule("UN-C348")
def test_the_second_teaches_in_sections_that_have_to_be_explored():
    second = TEN[1]
    assert (second.teaches, second.explored, len(second.sections) >= 6) == (True, False, True)


@rule("UN-C351")
def test_the_sixth_lies_in_the_troll_forest():
    lands = {land.n: land.name for land in realm().territories}
    assert lands[TEN[5].lies] == "troll-forest"


def test_no_two_have_the_same_map_and_all_factions_and_goals_of_the_box_come_up():
    eight = {faction for faction in BOX[FACTIONS] if any(quest.faction == faction for quest in TEN)}
    assert len(eight) == 8
    assert {quest.goal.kind for quest in TEN} >= {"slay-leader", "reach", "escape", "take", "free", "break", "hold"}
    laid = [{piece.tile for plan in quest.sections.values() for piece in plan.tiles} for quest in TEN]
    assert len({tuple(sorted(tiles)) for tiles in laid}) == 10


# the thread


def open_now(lost: tuple[str, ...] = (), won: tuple[str, ...] = (), **did: tuple[str, ...]) -> list[str]:
    """The quests of the campaign that may be played after all that, without those that may be tried again."""
    tried = dict.fromkeys(won, 1) | dict.fromkeys(lost, 2)
    book = Ledger(won=won, tried=tried, chosen={id.replace("_", "-"): kinds[0] for id, kinds in did.items()})
    return [str(quest.id) for quest in TEN if may_try(book, quest, TEN) and quest.id != FARM]


@rule("UN-1183", "UN-1184", "UN-1205")
@pytest.mark.parametrize(
    ("lost", "won", "leads"),
    [
        ((), (FARM,), RORG),
        ((FARM,), (), RORG),
        ((), (FARM, RORG), FERRY),
        ((RORG,), (FARM,), ROAD),
        ((), (FARM, RORG, FERRY), HOUSE),
        ((FERRY,), (FARM, RORG), ROAD),
        ((), (FARM, RORG, FERRY, HOUSE), TOLL),
        ((HOUSE,), (FARM, RORG, FERRY), TOLL),
        ((FIRES,), (FARM, RORG, FERRY, HOUSE, TOLL), CAUSEWAY),
        ((CAUSEWAY,), (FARM, RORG, FERRY, HOUSE, TOLL, FIRES), PASS),
    ],
)
def test_the_thread_leads_on_by_how_a_quest_ended(lost, won, leads):
    assert leads in open_now(lost, won)


@rule("UN-1183")
@pytest.mark.parametrize(
    ("fires", "leads"),
    [(("sea-fire",), [PASS]), (("mountain-fire",), [CAUSEWAY]), (("sea-fire", "mountain-fire"), [PASS])],
)
def test_which_fire_was_put_out_decides_which_army_comes(fires, leads):
    assert open_now((), (FARM, RORG, FERRY, HOUSE, TOLL, FIRES), the_two_fires=fires) == leads


@rule("UN-1183")
def test_one_tried_in_vain_is_given_up_only_by_following_the_thread_from_there():
    won = (FARM, RORG, FERRY, HOUSE, TOLL, FIRES)
    book = Ledger(won=won, tried=dict.fromkeys((*won, PASS), 1), chosen={FIRES: "mountain-fire"})
    assert may_try(book, ALL[CAUSEWAY], TEN)
    book.tried[CAUSEWAY] = 1
    assert not may_try(book, ALL[CAUSEWAY], TEN)


@rule("UN-1183", "UN-1216")
@pytest.mark.parametrize(("followed", "may"), [(False, True), (True, False)])
def test_on_the_map_too_nobody_goes_back_to_a_quest_given_up(followed, may):
    book = Ledger(won=(FARM,), tried={FARM: 1, RORG: 1, **({ROAD: 1} if followed else {})})
    assert may_begin(World(tries={RORG: 1}), book, ALL[RORG], TEN) is may


@rule("UN-1183")
@pytest.mark.parametrize(("mark", "kind"), [(0, "mountain-fire"), (1, "sea-fire")])
def test_the_ledger_keeps_what_was_done_in_a_quest(mark, kind):
    table = begin(FIRES, won=(TOLL,))
    mission.handled(table.game, table.state.heroes[0], mark)
    after = do(table, EndQuest(won=True, why="universalis-done"))
    assert open_ledger(SYSTEM.finish(after.game)).deeds == {FIRES: (kind,)}


@rule("UN-1183")
def test_what_nobody_touched_is_not_in_the_ledger():
    table = begin(FIRES, won=(TOLL,))
    after = do(table, EndQuest(won=False, why="universalis-fled"))
    assert open_ledger(SYSTEM.finish(after.game)).deeds == {}


# echoes


@rule("UN-1181")
@pytest.mark.parametrize(
    ("quest", "book", "reserve"),
    [
        (RORG, {"tried": {FARM: 1}}, 1),
        (RORG, {"tried": {FARM: 1}, "won": (FARM,)}, 0),
        (FERRY, {"deeds": {RORG: ("account-book",)}}, -1),
        (HOUSE, {"tried": {ROAD: 2}}, 1),
        (FIRES, {"tried": {TOLL: 1}}, 1),
        (PASS, {"tried": {CAUSEWAY: 1}}, 1),
        (LAST, {"deeds": {TOLL: ("toll-stone",), PASS: ("castellan",)}}, -2),
        (LAST, {"tried": {PASS: 1}}, 1),
        (LAST, {}, 0),
    ],
)
def test_what_went_before_is_worth_reserve_points_for_each_hero(quest, book, reserve):
    plain, later = begin(quest), begin(quest, **book)
    assert later.state.reserve - plain.state.reserve == reserve * 2
    assert len([one for one in said(later) if "-echo-" in one]) == sum(map(bool, echoed(quest, book)))


def echoed(quest: str, book: dict[str, Any]) -> list[bool]:
    """Which echoes of a quest should hold, told by hand."""
    won, tried, deeds = book.get("won", ()), book.get("tried", {}), book.get("deeds", {})
    return [
        echo.did in deeds.get(echo.of, ())
        if echo.did
        else (echo.of in won if echo.ended == "won" else echo.of in tried and echo.of not in won)
        for echo in ALL[quest].echoes
    ]


def stands_up(**book: Any) -> Character:
    """Raazbal, when the hall is seen by heroes who have been through so much."""
    table = begin(LAST, **book)
    hall = list(ALL[LAST].sections).index("hall-of-the-return")
    table.state.revealed |= 1 << hall
    table.state.reserve = 0
    after = do(table, Encounter(table.state.heroes[0].id, section=hall, access=6))
    return next(one for one in after.state.creatures if one.leader)


@rule("UN-1181", "UN-1178")
@pytest.mark.parametrize(
    ("book", "hurt", "twice"),
    [
        ({}, 0, False),
        ({"won": (HOUSE,), "tried": {HOUSE: 1}}, 2, False),
        ({"won": (HOUSE,), "tried": {HOUSE: 1}, "deeds": {HOUSE: ("iron-hand", "true-name")}}, 4, False),
        ({"tried": {HOUSE: 2}}, 0, True),
    ],
)
def test_raazbal_stands_up_with_or_without_his_hand_and_his_name(book, hurt, twice):
    who = stands_up(**book)
    assert (who.card, who.wounds, "double-attack" in who.extra) == ("raazbal", hurt, twice)


@rule("UN-1181")
@pytest.mark.parametrize(("kind", "sound"), [("independent", False), ("opening", False), ("campaign", True)])
def test_only_later_quests_of_a_campaign_have_echoes(kind, sound):
    sheet = changed(FERRY, kind=kind, thread=Thread(), echoes=(Echo(of=RORG, did="account-book"),))
    assert (faults(sheet) == []) is sound


@rule("UN-1181")
def test_an_echo_of_a_mark_that_is_not_there_is_refused_with_those_that_are():
    sheet = as_yaml(changed(FERRY, thread=Thread()))
    assert read_entry(EXAMINED, QUESTS, sheet, "another-ferry").echoes == ALL[FERRY].echoes
    with pytest.raises(PackError, match=r"unknown mark .account-boot.; one of account-book"):
        read_entry(EXAMINED, QUESTS, sheet.replace("account-book", "account-boot"), "another-ferry")


@rule("UN-1183")
def test_the_thread_goes_on_only_from_marks_there_are():
    astray = changed(FIRES, thread=Thread(choices={"moon-fire": PASS}))
    assert "the thread turns on moon-fire, and there is no such mark" in faults(astray)


@rule("UN-1178")
@pytest.mark.parametrize(("at", "sound"), [("ab7", True), ("ad7", False)])
def test_a_large_leader_needs_room_for_all_of_its_base(at, sound):
    sheet = changed(TOLL, leader=LeaderPlan(creature="stone-troll", at=at))
    assert ([one for one in faults(sheet) if "no room" in one] == []) is sound


# the house of the iron hand


@rule("UN-1181")
def test_the_sand_runs_from_when_the_hand_is_lifted_and_fills_the_house():
    table = begin(HOUSE)
    game, state = table.game, table.state
    state.side = "dark"
    the_house_of_the_iron_hand.turn_starts(game)
    assert "sand" not in state.quest
    mission.handled(game, state.heroes[0], 0)
    for turn in range(1, the_house_of_the_iron_hand.TURNS):
        the_house_of_the_iron_hand.turn_starts(game)
        assert state.quest["sand"] == turn
    late = EndQuest(won=False, why="universalis-too-late")
    assert late not in state.agenda
    the_house_of_the_iron_hand.turn_starts(game)
    assert state.agenda[-1] == late


@rule("UN-1181")
def test_the_sand_rises_in_no_turn_of_the_heroes_and_not_any_more_once_the_hand_is_out():
    table = begin(HOUSE)
    mission.handled(table.game, table.state.heroes[0], 0)
    the_house_of_the_iron_hand.turn_starts(table.game)
    table.state.side, table.state.accomplished = "dark", True
    the_house_of_the_iron_hand.turn_starts(table.game)
    assert table.state.quest["sand"] == 0


@rule("UN-1181")
def test_reading_the_wall_sets_nothing_running_and_lifting_the_hand_again_neither():
    table = begin(HOUSE)
    mission.handled(table.game, table.state.heroes[0], 1)
    assert "sand" not in table.state.quest
    mission.handled(table.game, table.state.heroes[0], 0)
    table.state.quest["sand"] = 5
    mission.handled(table.game, table.state.heroes[1], 0)
    assert table.state.quest["sand"] == 5


# the troll mother's toll


def in_the_den() -> Table[State, Universalis]:
    """Two heroes, the Mother, another troll and a goblin."""
    table = begin(TOLL)
    mother = new_creature(table.game, "stone-troll", 0, int(table.game.plan.board.parse("ab7")))
    mother.leader = True
    new_creature(table.game, "troll", 0, int(table.game.plan.board.parse("u8")))
    new_creature(table.game, "goblin", 0, int(table.game.plan.board.parse("u6")))
    return table


@rule("UN-1181")
def test_the_stone_takes_blood_of_everybody_who_stands_and_then_the_trolls_go():
    table = in_the_den()
    first, second = table.state.heroes
    mission.handled(table.game, first, 0)
    assert (first.wounds, table.state.accomplished, len(table.state.creatures)) == (2, False, 3)
    mission.handled(table.game, second, 0)
    assert (second.wounds, table.state.accomplished) == (2, True)
    assert [one.card for one in table.state.creatures] == ["goblin"]
    assert the_troll_mothers_toll.paid(table.game, first)


@rule("UN-1181")
def test_who_has_paid_may_not_pay_again_and_the_stone_is_there_for_the_others():
    table = in_the_den()
    first = table.state.heroes[0]
    mission.handled(table.game, first, 0)
    assert ("mark 0" in table.state.quest, f"used 0 {first.id}" in table.state.quest) == (False, True)


@rule("UN-1181")
def test_a_fallen_hero_owes_nothing_any_more():
    table = in_the_den()
    first, second = table.state.heroes
    mission.handled(table.game, first, 0)
    knock_out(table.game, second)
    assert table.state.accomplished


@rule("UN-1181")
def test_nobody_goes_where_one_falls_and_none_has_paid_and_the_toll_falls_with_the_mother():
    table = in_the_den()
    knock_out(table.game, table.state.heroes[1])
    assert not table.state.accomplished
    knock_out(table.game, table.state.creatures[1])
    assert not table.state.accomplished
    knock_out(table.game, table.state.creatures[0])
    assert table.state.accomplished


# the drowned causeway


def steps(*rounds: tuple[str, int]) -> list[str]:
    """What the rules push at the start of these turns."""
    table = begin(CAUSEWAY)
    found = []
    for side, number in rounds:
        table.state.side, table.state.round, table.state.agenda = side, number, []
        the_drowned_causeway.turn_starts(table.game)
        found += [entry.what for entry in table.state.agenda if isinstance(entry, QuestStep)]
    return found


@rule("UN-1181")
def test_they_are_heard_in_even_turns_and_come_in_odd_ones():
    assert steps(("dark", 2), ("heroes", 3), ("dark", 3), ("dark", 4)) == ["listen", "wave", "listen"]


def wave(**quest: int) -> Table[State, Universalis]:
    """The third turn of a Dark Player, with this noted."""
    table = begin(CAUSEWAY, heroes=3)
    table.state.side, table.state.round = "dark", 3
    table.state.quest.update(quest)
    return do(table, QuestStep(what="wave", n=3))


@rule("UN-1181")
@pytest.mark.parametrize("heard", [1, 2, 3])
def test_they_come_from_where_they_were_heard(heard):
    table = wave(heard=heard)
    names = {table.game.plan.sections[one.home].name for one in table.state.creatures}
    assert names == {the_drowned_causeway.WAYS[heard - 1]}
    assert "heard" not in table.state.quest


@rule("UN-1181")
def test_where_nobody_was_heard_nobody_comes():
    assert wave().state.creatures == []


@rule("UN-1181")
def test_the_storm_bell_turns_back_those_who_were_heard_once():
    table = wave(heard=1, quiet=1)
    assert table.state.creatures == []
    assert "universalis-turned-back" in said(table)
    table.state.quest["heard"] = 1
    assert do(table, QuestStep(what="wave", n=5)).state.creatures


@rule("UN-1181")
def test_ringing_the_bell_makes_it_quiet_and_cracks_it():
    table = begin(CAUSEWAY)
    mission.handled(table.game, table.state.heroes[0], 0)
    assert (table.state.quest["quiet"], table.state.quest["mark 0"]) == (1, -1)


@rule("UN-1181", "UN-1178")
@pytest.mark.parametrize(("turn", "came"), [(3, False), (5, True)])
def test_the_priest_comes_with_the_first_wave_from_the_fifth_turn_on(turn, came):
    table = begin(CAUSEWAY)
    table.state.quest["heard"] = 3
    after = do(table, QuestStep(what="wave", n=turn))
    assert any(one.leader for one in after.state.creatures) is came


# the return of raazbal


def risen(wounds: int, broken: int = 0) -> Table[State, Universalis]:
    """Raazbal in his hall, so badly hurt, with so many lamps broken."""
    table = begin(LAST)
    who = new_creature(table.game, "raazbal", 0, int(table.game.plan.board.parse("ag7")))
    who.leader, who.wounds = True, wounds
    table.state.revealed |= 1 << list(ALL[LAST].sections).index(the_return_of_raazbal.HALL)
    table.state.reserve = 10
    for n in range(broken):
        mission.handled(table.game, table.state.heroes[0], n)
    return table


def wakes(table: Table[State, Universalis]) -> Character:
    """The start of an activation of the first creature, with every die a 1."""
    who = table.state.creatures[0]
    script = the_return_of_raazbal.activation_starts(table.game, who)
    try:
        next(script)
        while True:
            script.send(1)
    except StopIteration:
        return who


@rule("UN-1181")
@pytest.mark.parametrize(("broken", "left"), [(0, 1), (1, 2), (3, 4)])
def test_every_lamp_that_burns_gives_him_back_a_point_of_vitality(broken, left):
    assert wakes(risen(4, broken)).wounds == left


@rule("UN-1181")
def test_the_lamps_help_nobody_else():
    table = risen(4)
    table.state.creatures[0].leader = False
    assert wakes(table).wounds == 4


@rule("UN-1181", "UN-C079")
def test_at_bay_he_calls_his_guard_out_of_the_tombs_once():
    table = risen(6, broken=3)
    wakes(table)
    came = len(table.state.creatures)
    assert came > 1
    wakes(table)
    assert len(table.state.creatures) == came


@rule("UN-1181")
def test_before_he_is_at_bay_the_tombs_stay_shut():
    table = risen(4, broken=3)
    wakes(table)
    assert len(table.state.creatures) == 1
