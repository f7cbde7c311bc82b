"""Quest 10: The Heart of Darkness."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    enemy,
    finish,
    first,
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
from systems.darkness.duel import effects, made
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.cards.definitions import ARTIFACTS
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Foe

QUEST = "the-heart-of-darkness"
DEMON = {1: "1v:9", 2: "2v:9", 3: "3r:9"}
TOP_A, FOOT_A, TOP_B, FOOT_B = "1v:3", "4v:1", "2v:7", "3r:1"
SWITCHES, PILLARS = ("3r:3", "3r:7"), ("3r:6", "3r:8")
DOORS = {1: ("1v:5", "1v:6"), 2: ("2v:8", "2v:9")}


def descent(
    *heroes: Figure,
    defeated: int = 0,
    stage: int = 1,
    open_doors: bool = True,
    pillars: int = 2,
    do: str | tuple[QuestStep, ...] = "turn",
    options: dict[str, str | int | bool] | None = None,
) -> DarknessTable:
    """So many Emissaries are defeated, none is on the board, and Stages up to one have been reached."""

    def change(game: Darkness) -> None:
        game.state.foes.clear()
        del game.state.pillars[pillars:]
        if open_doors:
            game.state.closed, game.state.opened = 0, game.chart.zones.rooms

    return position(
        QUEST,
        heroes=heroes or (hero("bjorn"),),
        quest={"emissaries": defeated, "stage": stage},
        before=change,
        do=do,
        options=options,
    )


def emissary(stage: int, *heroes: Figure, open_doors: bool = False, pillars: int = 2) -> DarknessTable:
    """The Emissary of a Stage has just appeared."""
    return descent(
        *heroes,
        defeated=stage - 1,
        stage=stage,
        open_doors=open_doors,
        pillars=pillars,
        do=(QuestStep(what="appear", n=stage),),
    )


def demon(table: DarknessTable) -> Foe:
    return enemy(table, "emissary")


# the Emissary


@rule("DA-0471", "DA-0469")
def test_the_first_emissary_an_abyssal_demon_is_in_its_zone_from_the_start() -> None:
    table = position(QUEST)
    assert table.game.card(demon(table)).type == "abyssal-demon"
    assert named(table, demon(table).at) == DEMON[1]


@rule("DA-0469")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_emissary_does_not_count_as_a_roaming_monster_for_events(stage: int) -> None:
    assert not demon(emissary(stage)).counts


@rule("DA-G129")
@pytest.mark.parametrize(("stage", "greater"), [(1, False), (2, True), (3, True)])
def test_the_first_emissary_is_lesser_the_others_are_greater(stage: int, greater: bool) -> None:
    table = emissary(stage)
    assert table.game.card(demon(table)).greater == greater


@rule("DA-0472")
@pytest.mark.parametrize("stage", [1, 2])
def test_the_first_two_have_a_treasure_card_as_any_guardian(stage: int) -> None:
    assert gear_cards()[demon(emissary(stage)).gear].level == 1


@rule("DA-0475")
def test_the_third_has_a_greater_roaming_monster_card_in_place_of_a_treasure() -> None:
    table = emissary(3)
    assert demon(table).gear == ""
    assert demon(table).second.endswith("-greater")
    assert demon(table).second in foe_cards()


@rule("DA-0475", "DA-G132")
def test_that_card_adds_dice_in_the_kinds_of_combat_it_has_and_no_health() -> None:
    table = emissary(3)
    plain = table.game.foe_kit(Foe(id=demon(table).id, card=demon(table).card, at=0))
    demon(table).second = "giant-spider-greater"
    strong = table.game.foe_kit(demon(table))
    assert strong.dice["melee"] > plain.dice["melee"]
    assert strong.defense > plain.defense
    assert all(strong.dice[kind] == (0, 0) for kind in plain.dice if plain.dice[kind] == (0, 0))
    assert demon(table).most == table.game.card(demon(table)).health


@rule("DA-0473", "DA-0464", "DA-0466")
def test_the_second_appears_when_a_hero_first_enters_stage_2() -> None:
    table = descent(hero("bjorn", TOP_A), defeated=1)
    take(take(table, "move"), "step", at=FOOT_A)
    assert named(table, demon(table).at) == DEMON[2]
    assert table.state.quest["stage"] == 2


@rule("DA-0474", "DA-0464", "DA-0466")
def test_the_third_appears_when_a_hero_first_enters_stage_3() -> None:
    table = descent(hero("bjorn", TOP_B), defeated=2, stage=2)
    take(take(table, "move"), "step", at=FOOT_B)
    assert named(table, demon(table).at) == DEMON[3]


@rule("DA-0473")
def test_the_next_hero_down_finds_no_other() -> None:
    table = descent(hero("bjorn", TOP_A), defeated=2, stage=2)
    take(take(table, "move"), "step", at=FOOT_A)
    assert not table.state.foes


@rule("DA-0470")
@pytest.mark.parametrize("stage", [1, 2])
def test_an_emissary_sleeps_behind_its_closed_door(stage: int) -> None:
    assert demon(emissary(stage)).asleep


@rule("DA-0470", "DA-0476")
def test_opening_its_chamber_wakes_it_and_draws_no_door_card() -> None:
    table = position(QUEST, heroes=[hero("bjorn", DOORS[1][0])])
    take(take(table, "move"), "open", at=DOORS[1][1])
    assert not demon(table).asleep
    assert not table.state.piles["door"].discards
    assert len(table.state.foes) == 1


@rule("DA-0476")
def test_other_chambers_have_their_door_card() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "6r:4")])
    finish(take(take(table, "move"), "open", at="6r:5"))
    assert len(table.state.piles["door"].discards) == 1
    assert demon(table).asleep


# winning


def kill_emissary(stage: int) -> DarknessTable:
    def weak(game: Darkness) -> None:
        game.state.foes[0].boss_hurt = game.state.foes[0].most - 1

    table = position(
        QUEST,
        heroes=[hero("bjorn", DEMON[1], hands=("mace",))],
        quest={"emissaries": stage - 1, "stage": stage},
        before=weak,
    )
    dice(table, "h")
    return finish(take(table, "melee"))


@rule("DA-0462", "DA-0463")
@pytest.mark.parametrize("stage", [1, 2])
def test_defeating_the_first_two_does_not_win(stage: int) -> None:
    table = kill_emissary(stage)
    assert won(table) is None
    assert table.state.quest["emissaries"] == stage


@rule("DA-0462")
def test_defeating_the_third_wins() -> None:
    assert won(kill_emissary(3)) is True


@rule("DA-0469")
def test_no_event_brings_the_emissarys_card_again() -> None:
    table = kill_emissary(1)
    decks = [card for name in ("lesser", "greater") for card in table.state.piles[name].cards]
    discards = [card for name in ("lesser", "greater") for card in table.state.piles[name].discards]
    assert not [card for card in decks + discards if card.startswith("abyssal-demon")]


# stairs


@rule("DA-0463", "DA-0466")
@pytest.mark.parametrize(("top", "foot", "defeated"), [(TOP_A, FOOT_A, 0), (TOP_B, FOOT_B, 1)])
def test_heroes_do_not_go_down_before_the_emissary_of_the_stage_is_defeated(top: str, foot: str, defeated: int) -> None:
    table = take(descent(hero("bjorn", top), defeated=defeated, stage=defeated + 1), "move")
    assert zone(table, foot) not in [option.at for option in offered(table, "step")]


@rule("DA-G131")
def test_heroes_may_always_go_back() -> None:
    table = take(descent(hero("bjorn", FOOT_A), defeated=1, stage=2), "move")
    assert zone(table, TOP_A) in [option.at for option in offered(table, "step")]


@rule("DA-G131", "DA-0464")
def test_enemies_use_the_stairs_freely() -> None:
    def alone(game: Darkness) -> None:
        hound = game.state.foes[0]
        hound.role, hound.asleep, hound.acted, hound.at = "", False, False, game.chart.zone(FOOT_A)
        game.state.heroes[0].at = game.chart.zone("1v:2")

    table = finish(position(QUEST, do="enemies", before=alone))
    assert table.game.chart.stage_of[table.state.foes[0].at] == 1


@rule("DA-0465")
def test_a_hero_cannot_shoot_down_a_staircase() -> None:
    def below(game: Darkness) -> None:
        game.state.foes[0].at = game.chart.zone(FOOT_A)

    table = position(QUEST, heroes=[hero("bjorn", TOP_A, hands=("short-bow",))], before=below)
    assert not offered(table, "ranged")


# the crushing darkness


def crushed(stage: int, heroes: int, options: dict[str, str | int | bool] | None = None) -> int:
    """How many Wounds a Round that starts in this Stage deals to so many Heroes."""
    people = [hero(card, "6r:9") for card in ("bjorn", "sibyl", "owen", "elias")[:heroes]]
    table = descent(*people, defeated=stage - 1, stage=stage, do="round", options=options)
    until(table, "hero-action")
    return sum(5 - one.health for one in table.state.heroes)


@rule("DA-0467")
@pytest.mark.parametrize("heroes", [1, 3])
def test_in_stage_2_each_round_costs_as_many_wounds_as_starting_heroes(heroes: int) -> None:
    assert crushed(2, heroes) == heroes


@rule("DA-0468", "DA-G130")
@pytest.mark.parametrize("heroes", [1, 3])
def test_in_stage_3_it_costs_twice_as_many_instead(heroes: int) -> None:
    assert crushed(3, heroes) == 2 * heroes


@rule("DA-G130")
def test_players_may_rule_that_the_wounds_of_both_stages_add_up() -> None:
    assert crushed(3, 1, {"g130": "added"}) == 3


@rule("DA-0467")
def test_in_stage_1_nobody_suffers() -> None:
    assert crushed(1, 3) == 0


@rule("DA-0467")
def test_players_divide_the_wounds_as_they_wish() -> None:
    table = descent(hero("bjorn"), hero("sibyl"), defeated=1, stage=2, do="round")
    assert prompt(table) == "crushing-darkness"
    take(take(table, "suffer", who=2), "suffer", who=2)
    assert [one.health for one in table.state.heroes] == [5, 3]


@rule("DA-0467")
def test_a_hero_may_die_of_it() -> None:
    table = descent(hero("bjorn", health=1), hero("sibyl"), defeated=1, stage=2, do="round")
    assert first(take(table, "suffer", who=1)).dead


# switches and Pillars


@rule("DA-0480")
def test_a_hero_at_a_switch_spends_an_action_to_destroy_a_pillar_of_choice() -> None:
    table = descent(hero("bjorn", SWITCHES[0]), defeated=2, stage=3)
    take(table, "flip-switch")
    assert prompt(table) == "which-pillar"
    take(table, "bring-down", at=PILLARS[1])
    assert [named(table, pillar.at) for pillar in table.state.pillars] == [PILLARS[0]]
    assert first(table).actions == 2


@rule("DA-0011", "DA-0480")
def test_each_switch_works_once() -> None:
    table = descent(hero("bjorn", SWITCHES[0]), defeated=2, stage=3)
    take(take(table, "flip-switch"), "bring-down", at=PILLARS[0])
    assert not offered(table, "flip-switch")


@rule("DA-0480")
def test_away_from_a_switch_there_is_nothing_to_flip() -> None:
    assert not offered(descent(hero("bjorn", "3r:2"), defeated=2, stage=3), "flip-switch")


@rule("DA-0480", "DA-0302")
def test_switches_are_not_picked_up() -> None:
    table = take(descent(hero("bjorn", SWITCHES[0]), defeated=2, stage=3), "move")
    assert not offered(table, "pick-up")


@rule("DA-0478", "DA-G125")
@pytest.mark.parametrize("pillar", PILLARS)
def test_heroes_do_not_move_through_a_standing_pillar(pillar: str) -> None:
    table = take(descent(hero("bjorn", pillar), defeated=2, stage=3), "move")
    assert zone(table, DEMON[3]) not in [option.at for option in offered(table, "step")]


@rule("DA-0478")
def test_they_pass_where_a_pillar_is_destroyed() -> None:
    table = take(descent(hero("bjorn", PILLARS[1]), defeated=2, stage=3, pillars=1), "move")
    assert zone(table, DEMON[3]) in [option.at for option in offered(table, "step")]


@rule("DA-0478", "DA-G125")
@pytest.mark.parametrize(("pillars", "shots"), [(2, 0), (1, 0), (0, 1)])
def test_heroes_do_not_attack_through_a_standing_pillar(pillars: int, shots: int) -> None:
    def last(game: Darkness) -> None:
        game.state.closed, game.state.opened = 0, game.chart.zones.rooms
        game.state.foes[0].at = game.chart.zone(DEMON[3])
        del game.state.pillars[pillars:]

    bow = hero("bjorn", PILLARS[0], hands=("short-bow",))
    table = position(QUEST, heroes=[bow], quest={"emissaries": 2, "stage": 3}, before=last)
    assert len(offered(table, "ranged")) == shots


@rule("DA-0478")
def test_the_pillars_themselves_are_no_targets() -> None:
    table = descent(hero("bjorn", PILLARS[0], hands=("mace",)), defeated=2, stage=3)
    assert not offered(table, "melee")


@rule("DA-0479")
@pytest.mark.parametrize(("pillars", "asleep"), [(2, True), (1, True), (0, False)])
def test_the_last_emissary_activates_only_after_both_pillars_are_destroyed(pillars: int, asleep: bool) -> None:
    assert demon(emissary(3, open_doors=True, pillars=pillars)).asleep == asleep


@rule("DA-0479", "DA-0480")
def test_the_second_switch_wakes_it() -> None:
    def last(game: Darkness) -> None:
        game.state.opened = game.chart.zones.rooms
        game.state.foes[0].at, game.state.foes[0].asleep = game.chart.zone(DEMON[3]), True
        del game.state.pillars[1:]

    heroes = [hero("bjorn", SWITCHES[1])]
    table = position(QUEST, heroes=heroes, quest={"emissaries": 2, "stage": 3}, before=last)
    assert not demon(take(table, "flip-switch")).asleep


@rule("DA-0470", "DA-0479")
def test_the_last_emissary_sleeps_on_while_its_door_is_closed() -> None:
    assert demon(emissary(3, pillars=0)).asleep


@rule("DA-0477", "DA-0301")
def test_the_artifact_token_is_discarded_for_a_random_artifact() -> None:
    table = finish(pick_up(descent(hero("bjorn", "4v:5"), defeated=1, stage=2)))
    assert any(card in library()[ARTIFACTS] for card in first(table).cards())
    assert not tokens(table, "artifact")


@rule("DA-C53", "DA-0473")
def test_a_hero_who_teleports_into_the_next_stage_finds_its_emissary() -> None:
    boots = made(slot="body", gives=effects(teleport=1))
    table = descent(hero("bjorn", TOP_A, body=boots), defeated=1)
    take(table, "teleport", at=FOOT_A)
    assert (table.state.quest["stage"], named(table, demon(table).at)) == (2, DEMON[2])
