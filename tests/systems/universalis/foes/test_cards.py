"""The Artificial Dark Player's Encounter cards and the Scenario Die.  UN-0633, UN-0644 to UN-0649, UN-0663 …"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, hero, position
from systems.universalis.rooms import rooms
from undercroft.kernel.events import Placed, Rolled
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import FACTIONS
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dungeon.revealing import spawn_modifier
from undercroft.systems.universalis.rolls.dice import SCENARIO

ROOM = rooms([3, 5], 7, {0: (4, "/")})
HALL = rooms([3, 8], 7, {0: (4, "/")})
OBSTACLES, ENCOUNTER, POWER = 1, 3, 5
HEROES_WIN = [6, 5, 2, 1]


def reveal(dice: list[int], *cards: str, board: str = ROOM, **more: Any) -> Play:
    """Taeral looks into a room and the Scenario Die is rolled; Encounter cards come in this order."""
    given = {"reserve": 20, "group": 20, **more}
    decks = {"encounters": list(cards[::-1])}
    people = {} if "S" in given else {"S": hero(at="a1")}
    play = position(board, T=hero("taeral", at="c4"), turn="heroes", dice=dice, decks=decks, **people, **given)
    return play.take("T acts", "T reveals d4").on()


def came(play: Play) -> list[str]:
    return sorted(creature.card for creature in play.state.creatures)


@rule("UN-0633", "UN-G33")
def test_the_scenario_die_shows_each_of_three_symbols_twice():
    assert [symbols[0] for symbols in SCENARIO.symbols] == [*["obstacles"] * 2, *["encounter"] * 2, *["power"] * 2]


@rule("UN-0633", "UN-0663")
@pytest.mark.parametrize(("face", "come"), [(OBSTACLES, 0), (ENCOUNTER, 2), (POWER, 0)])
def test_only_the_encounter_symbol_brings_creatures_when_a_section_is_revealed(face, come):
    play = reveal([face, 1, *HEROES_WIN], "wandering-creature")
    assert len(play.state.creatures) == come


@rule("UN-0663", "UN-G05")
def test_in_the_heroes_first_turn_nobody_rolls_for_encounters():
    play = reveal([], "wandering-creature", round=1)
    assert play.rolled("scenario-encounter") == 0


@rule("UN-0664", "UN-0669", "UN-X83")
def test_three_on_the_spotted_column_of_the_orcs_is_a_champion_a_wolf_and_an_archer():
    play = reveal([ENCOUNTER, 3, *HEROES_WIN], "enemy-spotted")
    assert came(play) == ["dire-wolf", "orc-archer", "orc-champion"]


@rule("UN-0646", "UN-0666")
def test_creatures_are_paid_for_and_placed_before_initiative_is_rolled():
    play = reveal([ENCOUNTER, 1, *HEROES_WIN], "wandering-creature")
    assert play.state.reserve == 18
    told = [told.event for told in play.table.told]
    rolled = [n for n, event in enumerate(told) if isinstance(event, Rolled) and event.why == "initiative"]
    placed = [n for n, event in enumerate(told) if isinstance(event, Placed)]
    assert len(rolled) == 1
    assert max(placed) < rolled[0]


@rule("UN-0647")
def test_a_card_that_was_activated_leaves_the_game_and_gives_nothing():
    play = reveal([ENCOUNTER, 1, *HEROES_WIN], "wandering-creature")
    assert play.state.piles["spent"].discards == ("wandering-creature",)
    assert play.state.piles["encounters"].cards == ()
    assert play.state.reserve == 18


@rule("UN-0645", "UN-0647", "UN-0670", "UN-X84")
def test_a_card_that_cannot_be_paid_is_discarded_for_its_points():
    play = reveal([ENCOUNTER, 3], "enemy-spotted", reserve=3, faction="creatures-of-the-night")
    assert came(play) == []
    assert play.state.reserve == 3 + 2


@rule("UN-0670", "UN-X84")
def test_a_group_too_dear_gives_way_to_the_row_before():
    play = reveal([ENCOUNTER, 3, *HEROES_WIN], "enemy-spotted", reserve=4, faction="creatures-of-the-night")
    assert came(play) == ["skeleton-archer", "skeleton-archer", "skeleton-warrior", "skeleton-warrior"]
    assert play.state.reserve == 0


@rule("UN-0681", "UN-X84")
def test_creatures_carry_what_the_spawn_table_says():
    play = reveal([ENCOUNTER, 1, *HEROES_WIN], "enemy-spotted", faction="creatures-of-the-night")
    carried = {creature.card: creature.hands for creature in play.state.creatures}
    assert carried["skeleton-warrior"] == ("spear", "improvised-shield")


@rule("UN-0665")
@pytest.mark.parametrize(("group", "n"), [(29, 0), (30, 1), (95, 3), (200, 4)])
def test_every_thirty_value_points_make_the_spawn_roll_worse_up_to_four(group, n):
    play = position(ROOM, T=hero(at="a1"), turn="T", group=group)
    assert spawn_modifier(play.game, 1, "spotted") == n


@rule("UN-0665", "UN-0033")
@pytest.mark.parametrize(
    ("column", "n"), [("wandering", 1), ("spotted", 1), ("special", 1), ("ambush", 0), ("reinforcements", 0)]
)
def test_a_large_section_makes_it_worse_only_for_creatures_that_are_met_there(column, n):
    play = position(HALL, T=hero(at="a1"), turn="T", group=0)
    assert spawn_modifier(play.game, 1, column) == n


@rule("UN-0665")
@pytest.mark.parametrize(("group", "row"), [(29, 1), (60, 3), (95, 4), (200, 5)])
def test_the_modifier_is_added_to_the_spawn_roll(group, row):
    rows = {int(first.partition("-")[0]): row.spotted for first, row in BOX[FACTIONS]["great-orc-clans"].spawn.items()}
    group_of = rows[max(first for first in rows if first <= row)]
    play = reveal([ENCOUNTER, 1, *HEROES_WIN], "enemy-spotted", group=group, reserve=90)
    assert came(play) == sorted(posse.creature for posse in group_of for _ in range(posse.n))


@rule("UN-0667")
@pytest.mark.parametrize(("lulls", "rolls"), [(1, 1), (2, 2)])
def test_after_two_empty_sections_the_die_is_rolled_once_more(lulls, rolls):
    play = position(ROOM, T=hero("taeral", at="c4"), turn="T", dice=[OBSTACLES] * 2, decks={"encounters": []})
    play.state.lulls = lulls
    play.take("T reveals d4")
    assert play.rolled("scenario-encounter") == rolls


@rule("UN-0667")
def test_enemies_end_the_count_of_empty_sections():
    play = reveal([ENCOUNTER, 1, *HEROES_WIN], "wandering-creature")
    assert play.state.lulls == 0
    assert reveal([OBSTACLES]).state.lulls == 1


@rule("UN-0668")
def test_in_a_large_section_one_card_is_always_activated():
    play = reveal([1, OBSTACLES, *HEROES_WIN], "wandering-creature", board=HALL)
    assert len(play.state.creatures) == 2


@rule("UN-0668")
def test_in_a_large_section_the_die_may_bring_a_second_card():
    play = reveal([1, ENCOUNTER, 1, *HEROES_WIN], "wandering-creature", "wandering-creature", board=HALL)
    assert len(play.state.creatures) == 4
    assert play.state.reserve == 16


@rule("UN-0669")
def test_in_the_main_room_a_group_stands_before_the_die_is_rolled():
    play = reveal([3, OBSTACLES, *HEROES_WIN], main=True, board=ROOM)
    assert came(play) == ["dire-wolf", "orc-archer", "orc-champion"]
    rolls = [event.why for event in play.events("rolled")]
    assert rolls.index("spawn") < rolls.index("scenario-encounter")
    assert play.state.reserve == 20 - sum(person(card).vp for card in came(play))


@rule("UN-0669")
def test_in_no_other_room_does_a_group_stand_before_the_die_is_rolled():
    play = reveal([OBSTACLES], main=False, board=ROOM)
    assert (came(play), play.rolled("spawn")) == ([], 0)


@rule("UN-0669", "UN-G28")
def test_in_the_main_room_nobody_stands_where_the_reserve_cannot_pay_for_the_lowest_row():
    assert came(reveal([3, OBSTACLES], main=True, reserve=3)) == []


@rule("UN-0669", "UN-G28")
def test_in_the_main_room_too_a_dear_group_gives_way_to_the_row_before():
    assert len(came(reveal([3, OBSTACLES, *HEROES_WIN], main=True, reserve=5))) == 4


@rule("UN-0757", "UN-0755")
def test_a_hero_alone_meets_a_wandering_group_in_the_main_room():
    place = {"reserve": 20, "group": 10, "main": True, "decks": {"encounters": []}}
    play = position(ROOM, T=hero("taeral", at="c4"), turn="T", dice=[1, OBSTACLES, *HEROES_WIN], **place)
    play.take("T reveals d4")
    assert came(play) == ["orc-archer", "orc-warrior"]


@rule("UN-0649")
def test_cards_go_on_after_the_mission_is_accomplished():
    play = position(
        ROOM, T=hero("taeral", at="c4"), S=hero(at="a1"), turn="heroes", reserve=20, group=20,
        dice=[ENCOUNTER, 1, *HEROES_WIN], decks={"encounters": ["wandering-creature"]},
    )  # fmt: skip
    play.state.accomplished = True
    play.take("T acts", "T reveals d4")
    assert len(play.state.creatures) == 2


@rule("UN-0644", "UN-0065")
def test_each_turn_of_the_artificial_player_scores_one_and_draws_no_card():
    play = position(
        ROOM, T=hero("taeral", at="c4"), turn="dark", decks={"encounters": ["enemy-spotted"], "powers": ["fortune"]}
    )
    assert play.see("table")["suffered"] == 1
    assert play.state.piles["spent"].discards == ()


@rule("UN-0644", "UN-0066")
def test_it_scores_nothing_once_a_hero_has_entered_the_main_room():
    play = position(ROOM, T=hero("taeral", at="c4"), turn=["T", "dark"])
    play.state.main_entered = True
    play.take("T ends")
    assert play.see("table")["suffered"] == 0


@rule("UN-0671")
def test_without_enemies_near_nobody_rolls_for_powers():
    play = position(ROOM, T=hero("taeral", at="c4"), turn="dark", decks={"powers": ["fortune"]})
    assert play.rolled("scenario-power") == 0
