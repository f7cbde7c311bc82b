"""1.8 Levels and Level tokens."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    move,
    named,
    offered,
    pick_up,
    position,
    prompt,
    take,
)
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import (
    AnyEntry,
    EndHeroTurn,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    Experience,
    HeroTurn,
    NextHero,
    SpawnGuard,
    SpawnRoamer,
)
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.maps.charts import chart, sketch
from undercroft.systems.darkness.state import Token

FIVE = """
    ###############################
    #* l l l l l l l l l l l l l l#
    ###############################
    level 1: a1
    level 2: d1
    level 3: g1
    level 4: j1
    level 5: m1
"""
"""Five tiles in a row, three Zones each, with the Level tokens 1 to 5."""

JUMP = """
    #############
    #* l l l l l#
    #############
    level 1: a1
    level 4: d1
"""

DOOR = """
    #############
    #* l l+L L L#
    #############
    level 1: a1
    level 3: e1
"""


def active_tokens(table: DarknessTable) -> list[int]:
    board = table.scene(SeatId(0)).board
    assert board is not None
    return [token.n for token in board.tokens if token.kind == "level" and not token.spent]


@rule("DA-0071")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_current_level_is_that_of_the_active_token(level: int) -> None:
    assert active_tokens(position(sketch=FIVE, level=level)) == [level]


@rule("DA-0073")
def test_at_the_start_only_the_level_1_tokens_are_active() -> None:
    assert set(active_tokens(position("black-widow"))) == {1}


@rule("DA-0074")
def test_the_level_rises_when_an_action_ends_on_a_tile_of_a_higher_level() -> None:
    table = move(position(sketch=FIVE, heroes=[hero("bjorn", "c1")]), "d1")
    assert table.state.level == 2


@rule("DA-0074")
def test_the_level_does_not_rise_in_the_middle_of_an_action() -> None:
    table = position(sketch=FIVE, heroes=[hero("bjorn", "c1")])
    take(take(table, "move"), "step", at="d1")
    assert (prompt(table), table.state.level) == ("walk", 1)


@rule("DA-0074")
def test_crossing_a_higher_tile_and_coming_back_in_one_action_changes_nothing() -> None:
    table = move(position(sketch=FIVE, heroes=[hero("bjorn", "c1")]), "d1", "c1")
    assert table.state.level == 1


@rule("DA-0074")
@pytest.mark.parametrize(
    "phases",
    [
        (NextHero(turn=2), EnemiesPhase()),
        (EnemiesPhase(), Experience()),
        (Experience(turn=2), EventPhase()),
        (EndPhase(),),
    ],
    ids=["heroes", "enemies", "experience", "events"],
)
def test_the_level_rises_as_soon_as_any_phase_ends_with_a_hero_on_a_higher_tile(phases: tuple[AnyEntry, ...]) -> None:
    fallen = hero("sibyl", dead=True, health=0)
    table = position(sketch=FIVE, heroes=[hero("bjorn", "d1"), fallen], do=phases, lifebringer=0)
    assert (table.over, table.state.level) == (True, 2)


@rule("DA-0074")
def test_a_hero_raised_from_the_dead_on_a_higher_tile_raises_the_level_with_its_first_action() -> None:
    table = position(sketch=FIVE, heroes=[hero("bjorn", "d1", dead=True, health=0)], do="round")
    assert (prompt(table), table.state.level) == ("hero-action", 1)
    take(take(table, "trade"), "done")
    assert (prompt(table), table.state.level) == ("hero-action", 2)


@rule("DA-0074", "DA-0378")
def test_a_hero_dragged_to_a_higher_tile_raises_the_level_before_the_event_is_drawn() -> None:
    border = next(
        (zone, beyond)
        for zone, row in enumerate(WIDOW.zones.view().neighbours)
        for beyond in row
        if WIDOW.level_at(zone) == 1 and beyond in WIDOW.zones.view().next_steps(zone, WIDOW.exit)
        if WIDOW.level_at(beyond) == 2
    )
    here = WIDOW.name(border[0])
    table = position(
        "black-widow",
        heroes=[hero("bjorn", here, stunned=True, xp=5, health=5)],
        before=lambda game: _put(game, border[0]),
        do=(EnemiesPhase(), Experience()),
    )
    assert (prompt(table), table.state.level) == ("learn-skill", 2)


WIDOW = chart("black-widow")


def _put(game: Darkness, zone: int) -> None:
    game.state.foes[0].at = zone


@rule("DA-0075")
def test_opening_a_door_to_a_higher_tile_raises_the_level_before_the_door_card_is_drawn() -> None:
    table = position(
        sketch=DOOR,
        heroes=[hero("bjorn", "c1")],
        decks={"door": ["guard-room"], "guard-3": ["orc-flayers-3a"], "treasure-3": ["cold-iron-armor"]},
    )
    take(take(table, "move"), "open", at="d1")
    assert table.state.level == 3
    assert (enemy(table).card, enemy(table).gear) == ("orc-flayers-3a", "cold-iron-armor")


@rule("DA-0076")
def test_on_a_level_change_tokens_of_the_new_level_become_active_and_the_old_ones_inactive() -> None:
    table = position(sketch=FIVE, heroes=[hero("bjorn", "c1")])
    assert active_tokens(table) == [1]
    move(table, "d1")
    assert active_tokens(table) == [2]


@rule("DA-0077")
def test_the_level_never_falls_when_heroes_go_back() -> None:
    table = position(sketch=FIVE, heroes=[hero("bjorn", "c1")])
    move(table, "d1")
    move(table, "c1", "b1")
    assert table.state.level == 2


@rule("DA-0078")
def test_the_level_jumps_straight_to_that_of_the_new_tile() -> None:
    table = move(position(sketch=JUMP, heroes=[hero("bjorn", "c1")]), "d1")
    assert table.state.level == 4


@rule("DA-0079")
@pytest.mark.parametrize(("level", "reroll"), [(1, False), (2, True)])
def test_skills_above_the_current_level_cannot_be_used(level: int, reroll: bool) -> None:
    table = position(heroes=[hero("bjorn", skills=("charge", "charge"))], level=level)
    charge = table.game.kit(first(table)).charge
    assert charge is not None
    assert bool(charge.powers) is reroll


@rule("DA-0080")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_guards_spawn_at_the_current_level(level: int) -> None:
    table = position(do=(SpawnGuard(at=1),), level=level)
    assert table.game.card(enemy(table)).level == level


@rule("DA-0081")
@pytest.mark.parametrize(
    ("event", "at"), [("boots-on-stone", "g1"), ("torches-ahead", "j1"), ("someone-followed", "d1")]
)
def test_a_patrol_of_the_current_level_appears_on_the_token_the_event_names(event: str, at: str) -> None:
    table = position(sketch=FIVE, do="events", level=3, decks={"event": [event]})
    assert named(table, enemy(table).at) == at
    assert table.game.card(enemy(table)).level == 3


@rule("DA-0082")
def test_players_choose_between_several_zones_with_the_token() -> None:
    board = FIVE.replace("level 2: d1", "level 2: d1 f1")
    table = position(sketch=board, do="events", level=2, decks={"event": ["boots-on-stone"]})
    assert prompt(table) == "level-zone"
    assert [named(table, option.at) for option in offered(table, "place")] == ["d1", "f1"]
    take(table, "place", at="f1")
    assert named(table, enemy(table).at) == "f1"


@rule("DA-0083")
@pytest.mark.parametrize(("level", "greater"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_roaming_monsters_are_lesser_at_levels_1_to_3_and_greater_above(level: int, greater: bool) -> None:
    table = position(do=(SpawnRoamer(at=1),), level=level)
    card = table.game.card(enemy(table))
    assert (card.level, card.greater) == (0, greater)


@rule("DA-0084")
def test_a_roaming_monster_appears_in_the_zone_named_by_its_card() -> None:
    table = position(sketch=FIVE, do="events", level=2, decks={"event": ["the-walls-tremble"]})
    assert table.game.card(enemy(table)).role == "roamer"
    assert named(table, enemy(table).at) == "g1"


def finder(at: str, kind: str, level: int) -> DarknessTable:
    """Bjorn has just picked up a token in a Zone of the five tiles; the top cards of the decks are known."""
    table = position(
        sketch=FIVE,
        heroes=[hero("bjorn", at)],
        level=level,
        tokens=[Token(kind=kind, at=sketch(FIVE).zone(at))],
        decks={"treasure-2": ["plate-armor"], "treasure-3": ["ice-mace"], "treasure-5": ["soul-sword", "venom-fang"]},
    )
    return pick_up(table)


@rule("DA-0085")
@pytest.mark.parametrize("level", [2, 5])
def test_a_treasure_token_gives_a_card_of_the_tiles_level_whatever_the_current_level(level: int) -> None:
    assert first(finder("e1", "treasure", level)).pack == ("plate-armor",)


@rule("DA-0086")
def test_a_special_treasure_token_gives_a_card_one_level_above_the_tile() -> None:
    assert first(finder("e1", "special", 2)).pack == ("ice-mace",)


@rule("DA-0086")
def test_a_special_treasure_token_on_a_level_5_tile_gives_two_level_5_cards() -> None:
    assert first(finder("m1", "special", 5)).pack == ("soul-sword", "venom-fang")


@rule("DA-0087")
def test_in_standard_mode_a_treasure_may_be_used_as_soon_as_found() -> None:
    table = position(heroes=[hero("bjorn", pack=("soul-sword",))], foes=[foe("orc-flayers-1a", "a1")], level=1)
    take(table, "trade")
    take(table, "wear", what="soul-sword")
    take(table, "done")
    assert table.game.kit(first(table)).dice["melee"] == (2, 1)


@rule("DA-0087")
def test_in_standard_mode_an_artifact_may_be_used_as_soon_as_found() -> None:
    table = position(heroes=[hero("bjorn", pack=("sword-of-dawn",))], level=1)
    take(table, "trade")
    assert [option.what for option in offered(table, "wear")] == ["sword-of-dawn"]


@rule("DA-0074")
def test_a_killed_hero_raises_no_level() -> None:
    heroes = [hero("bjorn", "a1"), hero("sibyl", "d1", dead=True, health=0)]
    table = position(sketch=FIVE, heroes=heroes, do=(HeroTurn(FigureId(1)), EndHeroTurn(FigureId(1))))
    end_turn(table)
    assert table.state.level == 1
