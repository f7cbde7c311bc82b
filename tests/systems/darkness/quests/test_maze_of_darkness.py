"""Quest 9: Maze of Darkness."""

from __future__ import annotations

from typing import Any

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    finish,
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
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.game import Darkness

QUEST = "maze-of-darkness"
ARTIFACT = "3r:5"
PILLARS = ("3r:2", "3r:4", "3r:6", "3r:8")
TOKENS = {1: "2v:3", 2: "1r:2", 3: "5r:6", 4: "2v:1", 5: "4v:1"}
SHRINE = ("3r:5", "3r:6", "3r:8", "3r:9")
FAR = hero("bjorn", "3r:3")


def maze(
    *heroes: Figure,
    foes: tuple[Figure, ...] = (),
    pillars: tuple[str, ...] = PILLARS,
    do: str = "enemies",
    options: dict[str, str | int | bool] | None = None,
    **now: Any,
) -> DarknessTable:
    """Only the Enemies and Pillars named are there."""

    def change(game: Darkness) -> None:
        game.state.foes = [one for one in game.state.foes if one.acted is False]
        standing = [game.chart.zone(name) for name in pillars]
        game.state.pillars = [pillar for pillar in game.state.pillars if pillar.at in standing]

    return position(QUEST, heroes=heroes or (FAR,), foes=foes, before=change, do=do, options=options, **now)


def round_starting(number: int, level: int = 1) -> DarknessTable:
    """A Round begins; figures never run out."""
    return maze(do="round", round=number - 1, level=level, options={"g25": "unlimited"})


def places(table: DarknessTable) -> list[str]:
    return sorted(named(table, one.at) for one in table.state.foes)


def levels(table: DarknessTable) -> set[int]:
    return {table.game.card(one).level for one in table.state.foes}


@rule("DA-0447")
def test_four_guards_stand_on_the_level_2_to_5_tokens_at_current_level_1() -> None:
    table = position(QUEST)
    assert places(table) == sorted(TOKENS[level] for level in (2, 3, 4, 5))
    assert levels(table) == {1}


@rule("DA-0448")
def test_no_event_card_is_drawn() -> None:
    table = maze(do="events")
    assert not table.state.piles["event"].discards


@rule("DA-0449")
def test_agents_call_no_reinforcements() -> None:
    table = finish(maze(foes=(foe("goblin-agent-1", TOKENS[3]),)))
    assert len(table.state.foes) == 1


@rule("DA-0450")
def test_entering_a_tile_does_not_raise_the_current_level() -> None:
    table = finish(maze(hero("bjorn", TOKENS[5]), do="turn"))
    assert table.state.level == 1


@rule("DA-0450")
def test_an_action_on_a_tile_of_a_higher_level_does_not_raise_the_current_level() -> None:
    table = take(take(maze(hero("bjorn", TOKENS[5]), do="turn"), "trade"), "done")
    assert prompt(table) == "hero-action"
    assert table.state.level == 1


@rule("DA-0450", "DA-0451", "DA-0453")
def test_in_an_odd_round_the_level_rises_first_and_guards_of_the_new_level_come() -> None:
    table = round_starting(3)
    assert table.state.level == 2
    assert levels(table) == {2}
    assert places(table) == sorted(TOKENS[level] for level in (2, 3, 4, 5))


@rule("DA-0451", "DA-0450")
def test_in_an_even_round_one_roaming_monster_comes_and_the_level_stays() -> None:
    table = round_starting(2)
    assert [table.game.card(one).role for one in table.state.foes] == ["roamer"]
    assert table.state.level == 1


@rule("DA-0451")
def test_nothing_comes_at_the_start_of_the_first_round() -> None:
    assert not round_starting(1).state.foes


@rule("DA-0452")
@pytest.mark.parametrize(("number", "token"), [(2, 1), (4, 2), (6, 3), (8, 4), (10, 5)])
def test_roaming_monsters_come_on_one_level_token_after_the_other(number: int, token: int) -> None:
    assert places(round_starting(number)) == [TOKENS[token]]


@rule("DA-0452")
@pytest.mark.parametrize("number", [11, 12, 13])
def test_after_the_tenth_round_nothing_more_comes(number: int) -> None:
    assert not round_starting(number).state.foes


@rule("DA-0454")
@pytest.mark.parametrize(
    ("number", "level", "expected"),
    [
        (2, 1, "lesser"),
        (3, 1, "guards 2"),
        (4, 2, "lesser"),
        (5, 2, "guards 3"),
        (6, 3, "lesser"),
        (7, 3, "guards 4"),
        (8, 4, "greater"),
        (9, 4, "guards 5"),
        (10, 5, "greater"),
    ],
)
def test_the_schedule_of_the_waves(number: int, level: int, expected: str) -> None:
    table = round_starting(number, level)
    cards = [table.game.card(one) for one in table.state.foes]
    if expected.startswith("guards"):
        assert len(cards) == 4
        assert {f"guards {card.level}" for card in cards} == {expected}
    else:
        assert ["greater" if card.greater else "lesser" for card in cards] == [expected]


# the Artifact


@rule("DA-0011", "DA-0445")
def test_an_enemy_on_the_artifact_when_the_enemies_phase_begins_loses() -> None:
    assert won(maze(foes=(foe("goblin-warriors-1a", ARTIFACT),))) is False


@rule("DA-0445")
def test_an_enemy_that_reaches_it_during_the_phase_does_not_lose_yet() -> None:
    table = finish(maze(foes=(foe("goblin-warriors-1a", "3r:2"),), pillars=("3r:4",)))
    assert places(table) == [ARTIFACT]
    assert won(table) is None


@rule("DA-0445", "DA-0302")
def test_the_artifact_cannot_be_picked_up() -> None:
    table = take(maze(hero("bjorn", ARTIFACT), do="turn", tokens=[]), "move")
    assert not offered(table, "pick-up")


@rule("DA-0445")
def test_picking_up_treasure_beside_it_leaves_the_artifact_there() -> None:
    assert len(tokens(pick_up(maze(hero("bjorn", ARTIFACT), do="turn")), "artifact")) == 1


@rule("DA-0446")
def test_killing_the_last_enemy_after_the_last_wave_wins() -> None:
    goblins = foe("goblin-warriors-1a", "3r:3", minions=0)
    table = maze(hero("bjorn", "3r:3", hands=("mace",)), foes=(goblins,), do="turn", round=11, noted={"last": 1})
    dice(table, "hh h")
    assert won(finish(take(table, "melee"))) is True


@rule("DA-0446")
def test_before_the_last_wave_it_does_not() -> None:
    goblins = foe("goblin-warriors-1a", "3r:3", minions=0)
    table = maze(hero("bjorn", "3r:3", hands=("mace",)), foes=(goblins,), do="turn", round=9)
    dice(table, "hh h")
    finish(take(table, "melee"))
    assert not table.state.foes
    assert won(table) is None


@rule("DA-0446")
def test_the_last_wave_ends_the_spawning() -> None:
    assert round_starting(10).state.noted["last"] == 1
    assert "last" not in round_starting(9).state.noted


# Pillars


@rule("DA-0457", "DA-0303")
def test_each_pillar_has_3_health() -> None:
    assert [pillar.health for pillar in position(QUEST).state.pillars] == [3, 3, 3, 3]


@rule("DA-0011", "DA-0455", "DA-0457")
def test_an_enemy_strikes_a_pillar_rather_than_a_hero_for_exactly_1_wound_without_dice() -> None:
    table = maze(hero("bjorn", "3r:2", xp=20), foes=(foe("goblin-warriors-1a", "3r:2"),), pillars=("3r:2",))
    rolls = table.state.counters["combat"]
    finish(table)
    assert table.state.pillars[0].health == 2
    assert (first(table).health, table.state.counters["combat"]) == (5, rolls)


@rule("DA-0455")
def test_players_choose_among_pillars_in_reach() -> None:
    table = maze(foes=(foe("goblin-archers-1a", "3r:9"),), pillars=("3r:6", "3r:8"))
    assert prompt(table) == "attack-target"
    assert len(offered(table, "target")) == 2


@rule("DA-0457")
def test_the_third_wound_destroys_a_pillar() -> None:
    def cracked(game: Darkness) -> None:
        game.state.foes = [one for one in game.state.foes if not one.acted]
        game.state.pillars[0].health = 1

    foes = [foe("goblin-warriors-1a", "3r:2")]
    table = finish(position(QUEST, heroes=[FAR], foes=foes, do="enemies", before=cracked))
    assert len(table.state.pillars) == 3


@rule("DA-0456")
def test_an_enemy_does_not_leave_the_zone_of_a_standing_pillar() -> None:
    table = finish(maze(foes=(foe("goblin-warriors-1a", "3r:2"),), pillars=("3r:2",)))
    assert places(table) == ["3r:2"]


@rule("DA-0457", "DA-0455")
def test_heroes_cannot_attack_the_pillars() -> None:
    table = maze(hero("bjorn", "3r:8", hands=("mace",)), do="turn")
    assert not offered(table, "melee")


@rule("DA-G126")
def test_without_a_pillar_in_reach_an_enemy_attacks_a_hero() -> None:
    goblins = foe("goblin-warriors-1a", "3r:7")
    table = maze(hero("bjorn", "3r:7"), foes=(goblins,), pillars=(), do="turn, enemies")
    dice(table, "hh")
    assert first(finish(end_turn(table))).health < 5


@rule("DA-0011", "DA-0458", "DA-G126")
def test_an_enemy_moves_towards_the_artifact_whoever_is_in_sight() -> None:
    table = maze(hero("bjorn", "1r:7"), foes=(foe("goblin-warriors-1a", "1r:5"),), pillars=())
    finish(table)
    moved = enemy(table).at
    assert table.game.view.distance(moved, zone(table, ARTIFACT)) < table.game.view.distance(
        zone(table, "1r:5"), zone(table, ARTIFACT)
    )


@rule("DA-0011", "DA-G128")
def test_counter_attacks_are_normal_and_go_for_the_hero() -> None:
    goblins = foe("goblin-warriors-1a", "3r:2")
    table = maze(hero("bjorn", "3r:2", hands=("mace",)), foes=(goblins,), pillars=("3r:2",), do="turn")
    dice(table)
    dice(table, "hh")
    finish(end_turn(take(table, "melee")))
    assert first(table).health < 5
    assert table.state.pillars[0].health == 3


# treasure


@rule("DA-0459", "DA-G127")
def test_at_setup_two_treasure_tokens_lie_in_each_chamber_zone_of_the_shrine() -> None:
    table = position(QUEST)
    assert sorted(named(table, token.at) for token in tokens(table, "treasure")) == sorted(SHRINE * 2)


@rule("DA-0459")
def test_a_wave_of_guards_fills_them_up_to_two_again() -> None:
    table = maze(do="round", round=2, tokens=tokens(position(QUEST), "treasure")[3:])
    assert sorted(named(table, token.at) for token in tokens(table, "treasure")) == sorted(SHRINE * 2)


@rule("DA-0459")
def test_a_roaming_monster_brings_no_treasure() -> None:
    assert not tokens(maze(do="round", round=1, tokens=[]), "treasure")


@rule("DA-0460")
def test_treasure_of_the_shrine_gives_cards_of_the_current_level() -> None:
    table = maze(hero("bjorn", "3r:9", body="", hands=(), pack=()), do="turn", level=3)
    drawn = table.state.piles["treasure-3"].cards
    finish(pick_up(table))
    assert len(table.state.piles["treasure-3"].cards) == len(drawn) - 2
    assert {gear_cards()[card].level for card in first(table).cards()} <= {3}


@rule("DA-0451")
def test_waves_come_from_the_second_round_on_in_play() -> None:
    table = until(maze(do="end", round=1), "hero-action")
    assert table.state.round == 2
    assert places(table) == [TOKENS[1]]
