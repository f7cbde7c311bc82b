"""What the rulebook leaves open, as it is ruled: each ruling of play that no other chapter proves."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
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
    take,
    until,
    won,
)
from systems.darkness.duel import acts, duel, duellist, made, monster, power, strike
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.maps.charts import sketch
from undercroft.systems.darkness.setup import first_state
from undercroft.systems.darkness.state import Token

TWO_TILES = """
    #########
    #* l l+l#
    #########
    level 1: a1
    level 3: d1
"""
NO_LEVEL = """
    #########
    #* l l l#
    #########
    level 1: a1
"""


@rule("DA-G45")
def test_one_seat_may_play_several_heroes_each_with_its_own_place_in_the_order() -> None:
    setup = Setup(
        system="darkness",
        quest=sketch(NO_LEVEL).id,
        party=("bjorn", "elias", "owen"),
        seats=(SeatPlan("one"), SeatPlan("two")),
        seed="x",
    )
    assert [(one.card, one.seat) for one in first_state(setup).heroes] == [("bjorn", 0), ("elias", 1), ("owen", 0)]


@rule("DA-G63", "DA-0211")
@pytest.mark.parametrize(
    ("ruling", "stunned", "may"),
    [("refused", True, False), ("allowed", True, True), ("allowed", False, False), ("refused", False, False)],
)
def test_players_may_agree_that_stunned_enemies_guard_nothing(ruling: str, stunned: bool, may: bool) -> None:
    table = position(
        heroes=["whisper"],
        foes=[foe(monster(), "a1", stunned=stunned)],
        tokens=[Token(kind="treasure", at=0)],
        options={"g63": ruling},
    )
    assert bool(offered(take(table, "move"), "pick-up")) == may


@rule("DA-G46")
def test_a_game_of_one_hero_counts_by_one() -> None:
    table = position(foes=[foe("goblin-warriors-1a", "a1"), foe("orc-agent-1", "a1")])
    mob, agent = table.state.foes
    assert (mob.minions, agent.most) == (2, 2)


@rule("DA-G48", "DA-0104")
def test_the_killed_rise_before_the_quests_own_start_of_round_rules() -> None:
    table = position("the-heart-of-darkness", heroes=["bjorn", hero("elias", dead=True, health=0)], do="round")
    assert not table.state.heroes[1].dead


@rule("DA-G52")
def test_with_all_heroes_killed_the_round_goes_on_and_they_rise_while_tokens_suffice() -> None:
    fallen = [hero("bjorn", "d1", dead=True, health=0), hero("elias", "d1", dead=True, health=0)]
    table = position(heroes=fallen, foes=[foe(monster(melee="r"), "c1")], do="enemies")
    assert named(table, enemy(table).at) == "a1"
    risen = position(heroes=fallen, do="round", lifebringer=2)
    assert [one.health for one in risen.state.heroes] == [5, 5]
    assert won(position(heroes=fallen, do="round", lifebringer=1)) is False


@rule("DA-G56")
def test_no_free_action_is_taken_in_the_middle_of_a_movement_action() -> None:
    table = position(heroes=[hero("bjorn", xp=3, pack=("healing-potion", "mace"), health=1)])
    take(take(table, "move"), "step", at="b1")
    assert acts(table) == ["step", "stop"]


@rule("DA-G65", "DA-0075")
def test_for_a_door_the_tile_on_its_other_side_counts() -> None:
    table = position(sketch=TWO_TILES, heroes=[duellist(at="c1")])
    take(take(table, "move"), "open")
    assert table.state.level == 3
    from_inside = position(sketch=TWO_TILES.replace("level 3: d1", "level 2: d1"), heroes=[duellist(at="d1")], level=2)
    take(take(from_inside, "move"), "open")
    assert from_inside.state.level == 2


@rule("DA-G66")
def test_treasure_on_a_tile_without_a_level_token_is_of_the_current_level() -> None:
    there = Token(kind="treasure", at=3)
    table = position(
        sketch=NO_LEVEL, heroes=[duellist(at="d1")], tokens=[there], level=2, decks={"treasure-2": ["long-sword"]}
    )
    pick_up(table)
    assert "long-sword" in first(table).cards()


@rule("DA-G68")
def test_actors_in_one_zone_see_each_other_even_in_shadow() -> None:
    table = position(heroes=[duellist(at="d1")], foes=[foe(monster(melee="r"), "d1")])
    assert table.game.view.sight[first(table).at] >> enemy(table).at & 1
    assert _struck(position(heroes=[duellist(at="d1")], foes=[foe(monster(melee="r"), "d1")], do="turn, enemies"))


def _struck(table: DarknessTable) -> bool:
    """Does the Enemy attack in its phase?"""
    finish(end_turn(table))
    return table.state.fight is not None


@rule("DA-G71")
def test_an_attack_enchantment_on_a_weapon_that_is_not_used_does_not_work() -> None:
    bow = made(power("attack", "B", hits=1), ranged="y")
    table = position(heroes=[duellist(made(melee="y"), bow)], foes=[foe(monster(), "a1")])
    assert strike(table, "hb").dealt == 1


@rule("DA-G71")
def test_on_a_card_without_dice_it_always_does() -> None:
    crown = made(power("attack", "B", hits=1), slot="none")
    table = duel(made(melee="y"), pack=(crown,))
    assert strike(table, "hb").dealt == 2


@rule("DA-G96", "DA-0174")
def test_the_heroes_phase_is_the_first_of_the_round() -> None:
    table = until(position(do="round"), "hero-action")
    assert table.state.phase == "heroes"
    assert offered(table, "end")
