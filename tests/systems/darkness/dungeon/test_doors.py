"""1.17 Open a Door: Chambers, Door cards and what they bring."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    end_turn,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    prompt,
    take,
    tokens,
    until,
    zone,
)
from systems.darkness.duel import acts, duellist, monster
from undercroft.kernel.events import Drawn
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import HeroTurn

ROOMS = """
    #############
    #* l+L L L L#
    #############
"""
FORK = """
    #########
    #* l+L L#
    ##### ###
    #    L  #
    #########
"""
TWO_CHAMBERS = """
    ###########
    #* l+L+L L#
    ###########
"""


def opener(board: str, *cards: str, at: str = "b1", foes: tuple[str, ...] = (), level: int = 1) -> DarknessTable:
    """A Hero at a door, these cards on top of the Door deck; the door is opened."""
    guards = [foe(monster(), where) for where in foes]
    heroes = [duellist(at=at), hero("bjorn", "a1")]
    table = position(sketch=board, heroes=heroes, foes=guards, decks={"door": list(cards)}, level=level)
    take(take(table, "move"), "open")
    return table


def drawn(table: DarknessTable) -> tuple[str, ...]:
    """The Door cards drawn so far."""
    return table.state.piles["door"].discards


def treasures(table: DarknessTable, kind: str = "treasure") -> list[str]:
    return [named(table, token.at) for token in tokens(table, kind)]


@rule("DA-0199")
def test_the_door_card_is_drawn_by_whoever_opened_the_door() -> None:
    heroes = [duellist(), hero("bjorn", "b1")]
    opener_turn = (HeroTurn(FigureId(2)),)
    table = position(sketch=ROOMS, heroes=heroes, do=opener_turn, active=FigureId(2), decks={"door": ["wardrobe"]})
    take(take(table, "move"), "open")
    drawn_by = [told.event.seat for told in table.told if isinstance(told.event, Drawn) and told.event.pile == "door"]
    assert drawn_by == [1]


@rule("DA-0197")
def test_a_closed_door_of_the_own_zone_is_opened_for_one_point() -> None:
    table = opener(ROOMS, "cold-ashes")
    assert not table.state.closed
    assert prompt(table) == "walk"
    assert table.ask is not None
    assert table.ask.about == "1"


@rule("DA-0197")
def test_enemies_in_the_zone_do_not_keep_a_hero_from_opening() -> None:
    table = opener(ROOMS, "cold-ashes", foes=("b1",))
    assert not table.state.closed


@rule("DA-0197")
def test_a_door_of_another_zone_is_out_of_reach() -> None:
    table = position(sketch=ROOMS, heroes=[duellist(at="a1")])
    take(table, "move")
    assert acts(table) == ["step", "stop"]


@rule("DA-0198")
def test_an_opened_door_cannot_be_closed_or_opened_again() -> None:
    table = opener(ROOMS, "cold-ashes")
    assert acts(table) == ["step", "stop"]


@rule("DA-0199")
def test_a_chamber_opened_for_the_first_time_draws_one_door_card_for_all_its_rooms() -> None:
    assert drawn(opener(ROOMS, "store-room", "guard-room")) == ("store-room",)


@rule("DA-0199")
def test_the_active_player_draws_the_door_card() -> None:
    table = position(sketch=FORK, heroes=["bjorn", duellist(at="b1")], do="round")
    end_turn(until(table, "hero-action"))
    take(take(table, "move"), "open")
    assert prompt(table) == "next-room"
    assert table.ask is not None
    assert table.state.first == 0
    assert table.ask.seat == 1


@rule("DA-0200")
def test_a_chamber_open_at_the_start_draws_no_card() -> None:
    board = """
        #########
        #* l/L+l#
        #########
    """
    table = position(sketch=board, heroes=[duellist(at="c1")])
    take(take(table, "move"), "open")
    assert drawn(table) == ()


@rule("DA-0201")
def test_the_second_door_of_a_chamber_draws_no_second_card() -> None:
    board = """
        #######
        #* l+L#
        # ### #
        #l l+L#
        #######
    """
    table = opener(board, "cold-ashes", "guard-room")
    take(until(table, "walk"), "stop")
    take(take(table, "move"), "step", at="a1")
    take(table, "step", at="a2")
    take(take(table, "move"), "step", at="b2")
    take(table, "open")
    assert drawn(table) == ("cold-ashes",)


@rule("DA-0199", "DA-0201", "DA-G64")
def test_a_door_to_the_next_chamber_draws_a_card_for_that_chamber_alone() -> None:
    table = opener(TWO_CHAMBERS, "cold-ashes", "store-room")
    take(table, "step", at="c1")
    take(take(table, "move"), "open")
    assert drawn(table) == ("cold-ashes", "store-room")
    assert treasures(table) == ["d1", "e1"]


@rule("DA-G64")
def test_a_door_between_corridors_draws_no_card() -> None:
    table = opener(ROOMS.replace("L", "l"), "guard-room")
    assert drawn(table) == ()


@rule("DA-0202")
def test_the_three_blocks_are_for_the_room_at_the_door_the_next_and_the_one_beyond() -> None:
    table = opener(ROOMS, "they-were-waiting")
    assert treasures(table) == ["d1", "e1"]
    assert treasures(opener(ROOMS, "throne-room"), "special") == ["e1"]


@rule("DA-0203")
def test_blocks_without_a_room_are_ignored() -> None:
    table = opener(ROOMS.replace("L L L L", "L#l l l"), "armory")
    assert treasures(table) == ["c1", "c1"]


@rule("DA-0204")
def test_rooms_beyond_the_third_get_nothing() -> None:
    table = opener(ROOMS, "store-room")
    assert treasures(table) == ["c1", "d1"]
    assert all(at != "f1" for at in treasures(table))


@rule("DA-0205")
def test_where_several_rooms_come_next_the_active_player_picks() -> None:
    table = opener(FORK, "store-room")
    assert [named(table, option.at) for option in offered(table, "place")] == ["d1", "c2"]
    take(table, "place", at="c2")
    assert treasures(table) == ["c1", "c2"]


@rule("DA-0206")
def test_a_block_that_spawns_draws_a_guard_card_of_the_current_level_into_its_zone() -> None:
    table = opener(ROOMS, "sleeping-watch", level=2)
    (guard,) = table.state.foes
    assert table.game.card(guard).level == 2
    assert named(table, guard.at) == "d1"


@rule("DA-0206")
def test_a_block_that_does_not_spawn_brings_no_enemy() -> None:
    assert opener(ROOMS, "store-room").state.foes == []


@rule("DA-0206", "DA-0075")
def test_a_higher_level_behind_the_door_counts_before_the_card_is_drawn() -> None:
    board = """
        #########
        #l * l+L#
        #########
        level 1: a1
        level 3: d1
    """
    table = opener(board, "guard-room", at="c1")
    assert table.state.level == 3
    assert table.game.card(table.state.foes[0]).level == 3


@rule("DA-0207")
def test_an_ambush_appears_in_the_active_heros_zone() -> None:
    table = opener(ROOMS, "knives-in-the-dark")
    assert [named(table, guard.at) for guard in table.state.foes] == ["b1"]
    assert prompt(table) == "hero-action"


@rule("DA-0208")
def test_blocks_place_treasure_and_special_treasure() -> None:
    table = opener(ROOMS, "armory")
    assert treasures(table) == ["c1", "c1", "e1"]
    assert treasures(opener(ROOMS, "reliquary"), "special") == ["c1"]


@rule("DA-0209")
def test_a_quest_may_do_something_of_its_own_when_a_chamber_is_opened() -> None:
    table = position("scorched-earth", heroes=["bjorn"])
    chart = table.game.chart
    library = next(token.at for token in table.state.tokens if token.kind == "library")
    door = next(n for n, one in enumerate(chart.doors) if library in (one.a, one.b) or _leads(table, n, library))
    outside = chart.doors[door].a if not chart.zones.rooms >> chart.doors[door].a & 1 else chart.doors[door].b
    table = position(
        "scorched-earth", heroes=[hero("bjorn", chart.name(outside))], decks={"door": ["cold-ashes"]}, locked=0
    )
    take(take(table, "move"), "open", n=door + 1)
    until(table, "walk")
    assert [guard.at for guard in table.state.foes] == [library]


def _leads(table: DarknessTable, door: int, room: int) -> bool:
    """Does this closed door lead from a corridor into the Chamber of a Room?"""
    chart = table.game.chart
    sides = (chart.doors[door].a, chart.doors[door].b)
    chamber = table.game.view.chamber[room]
    return any(chamber >> side & 1 for side in sides) and any(not chart.zones.rooms >> side & 1 for side in sides)


@rule("DA-0267", "DA-0206")
def test_enemies_from_behind_a_door_do_not_act_before_the_enemies_phase() -> None:
    table = opener(ROOMS, "knives-in-the-dark")
    guard = table.state.foes[0]
    assert guard.acted
    end_turn(table)
    assert first(table).health == 5
    assert zone(table, "b1") == guard.at
