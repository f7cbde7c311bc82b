"""1.17 Movement, Pick Up: what Movement Points are spent on and what is in the way."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    dice,
    enemy,
    first,
    foe,
    hero,
    named,
    offered,
    pick_up,
    position,
    prompt,
    take,
    tokens,
    until,
)
from systems.darkness.duel import acts, duellist, made, monster
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.state import Token

WALLS = """
    #######
    #* l+l#
    #######
    #l l l#
    #######
"""
LEVELS = """
    #######
    #* l l#
    #######
    level 2: b1
"""


def steps(table: DarknessTable) -> list[str]:
    """The Zones that may be stepped to now."""
    return [named(table, option.at) for option in offered(table, "step")]


@rule("DA-0192")
def test_a_movement_action_costs_one_action_and_gives_two_points() -> None:
    table = position(heroes=[duellist()])
    take(table, "move")
    assert first(table).actions == 2
    take(table, "step", at="b1")
    take(table, "step", at="c1")
    assert prompt(table) == "hero-action"


@rule("DA-0193")
def test_points_are_spent_on_moving_opening_and_picking_up_in_any_order() -> None:
    board = WALLS.replace("#* l+l#", "#* l+L#")
    treasure, empty = Token(kind="treasure", at=1), {"door": ["cold-ashes"]}
    table = position(sketch=board, heroes=[duellist(at="b1")], tokens=[treasure], decks=empty)
    take(table, "move")
    assert acts(table) == ["step", "open", "pick-up", "stop"]
    take(table, "open")
    take(until(table, "walk"), "pick-up")
    assert prompt(until(table, "hero-action")) == "hero-action"
    assert not table.state.closed
    assert not tokens(table, "treasure")


@rule("DA-0194", "DA-0195")
def test_a_point_that_is_not_spent_is_lost() -> None:
    table = position(heroes=[duellist()])
    take(take(take(table, "move"), "step", at="b1"), "stop")
    assert first(table).actions == 2
    take(table, "move")
    take(take(table, "step", at="c1"), "step", at="d1")
    assert prompt(table) == "hero-action"


@rule("DA-0194")
def test_nothing_else_is_done_in_the_middle_of_a_movement_action() -> None:
    bow = made(ranged="y")
    table = position(heroes=[duellist(bow, pack=("healing-potion", "mace"), xp=1)], foes=[foe(monster(), "d1")])
    take(take(table, "move"), "step", at="b1")
    assert acts(table) == ["step", "stop"]


@rule("DA-0196")
def test_a_hero_moves_to_adjacent_zones_not_through_walls_or_closed_doors() -> None:
    table = position(sketch=WALLS, heroes=[duellist(at="b1")])
    take(table, "move")
    assert steps(table) == ["a1"]


@rule("DA-0196")
def test_a_hero_does_not_leave_a_zone_with_an_enemy() -> None:
    table = position(heroes=[duellist()], foes=[foe(monster(), "a1")])
    assert not offered(table, "move")


@rule("DA-0196")
def test_a_hero_may_enter_a_zone_with_an_enemy_and_stops_there() -> None:
    table = position(heroes=[duellist()], foes=[foe(monster(), "b1")])
    take(take(table, "move"), "step", at="b1")
    assert first(table).at == enemy(table).at
    assert prompt(table) == "hero-action"


# picking up


@rule("DA-0210")
def test_one_point_takes_all_treasure_and_objectives_of_the_zone() -> None:
    lying = [Token(kind="treasure", at=0), Token(kind="treasure", at=0), Token(kind="library", at=0)]
    table = position(heroes=[duellist()], tokens=lying)
    take(take(table, "move"), "pick-up")
    until(table, "walk")
    assert not table.state.tokens
    assert table.ask is not None
    assert table.ask.about == "1"


@rule("DA-0210")
def test_tokens_of_other_zones_stay() -> None:
    table = position(heroes=[duellist()], tokens=[Token(kind="treasure", at=0), Token(kind="treasure", at=1)])
    pick_up(table)
    assert [token.at for token in table.state.tokens] == [1]


@rule("DA-0211")
def test_nothing_is_picked_up_beside_an_enemy() -> None:
    table = position(heroes=[duellist()], foes=[foe(monster(), "a1")], tokens=[Token(kind="treasure", at=0)])
    assert not offered(table, "move")


@rule("DA-0211", "DA-G63")
def test_nothing_is_picked_up_beside_a_stunned_enemy_either() -> None:
    stunned = foe(monster(), "a1", stunned=True)
    table = position(heroes=[duellist()], foes=[stunned], tokens=[Token(kind="treasure", at=0)])
    take(table, "move")
    assert acts(table) == ["step", "stop"]


@rule("DA-0212")
def test_treasure_is_turned_into_cards_of_the_tiles_level_not_of_the_current_level() -> None:
    decks = {"treasure-2": ["long-sword"]}
    table = position(sketch=LEVELS, heroes=[duellist()], tokens=[Token(kind="treasure", at=0)], decks=decks, level=4)
    pick_up(table)
    assert first(table).pack == ("long-sword",)


@rule("DA-0212")
def test_special_treasure_is_a_level_better() -> None:
    decks = {"treasure-3": ["storm-bow"]}
    table = position(sketch=LEVELS, heroes=[duellist()], tokens=[Token(kind="special", at=0)], decks=decks)
    pick_up(table)
    assert first(table).pack == ("storm-bow",)


@rule("DA-0213")
def test_cards_just_collected_may_be_given_to_heroes_in_the_zone() -> None:
    decks = {"treasure-1": ["hammer"]}
    table = position(heroes=[duellist(), "bjorn"], tokens=[Token(kind="treasure", at=0)], decks=decks)
    take(take(table, "move"), "pick-up")
    take(table, "give", who=2)
    assert "hammer" in table.state.heroes[1].cards()
    assert not first(table).cards()


@rule("DA-0213")
def test_a_hero_in_another_zone_is_given_nothing() -> None:
    decks = {"treasure-1": ["hammer"]}
    table = position(heroes=[duellist(), hero("bjorn", "b1")], tokens=[Token(kind="treasure", at=0)], decks=decks)
    take(take(table, "move"), "pick-up")
    assert not offered(table, "give")
    assert "hammer" in first(table).cards()


@rule("DA-0214")
def test_whoever_gets_the_card_may_rearrange_for_free_and_use_it_at_once() -> None:
    treasure, decks = Token(kind="treasure", at=0), {"treasure-1": ["hammer"]}
    table = position(heroes=[duellist()], tokens=[treasure], foes=[foe(monster(), "b1")], decks=decks)
    take(take(table, "move"), "pick-up")
    assert prompt(table) == "reorganise"
    take(table, "wear", what="hammer")
    until(table, "walk")
    take(table, "step", at="b1")
    assert first(table).actions == 2
    dice(table, "h h")
    take(table, "melee")
    assert enemy(table).boss_hurt == 2


@rule("DA-0214", "DA-0213")
def test_the_hero_given_the_card_rearranges_not_the_one_who_found_it() -> None:
    decks = {"treasure-1": ["hammer"]}
    table = position(heroes=[duellist(), "bjorn"], tokens=[Token(kind="treasure", at=0)], decks=decks)
    take(take(take(table, "move"), "pick-up"), "give", who=2)
    assert prompt(table) == "reorganise"
    assert table.ask is not None
    assert table.ask.who == FigureId(2)
