"""HP and PP, poison, what holds and what passes."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.crawl.things import Outfit, Worn, parse_item
from undercroft.kernel.game import Over
from undercroft.proofs.checklist import rule
from undercroft.systems.doria import status
from undercroft.systems.doria.cards.definitions import MONSTERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.things.slots import dress


def alone(**who):
    """A character by itself, and its game."""
    play = position(W=hero(**who))
    return play.game, play.who("W")


@rule("DO-0063", "DO-0426")
def test_hit_points_may_become_negative():
    game, who = alone(hp=2)
    status.lose_hp(game, who, 7, "trap")
    assert (who.hp, who.awake) == (-5, True)


@rule("DO-0017", "DO-0437")
@pytest.mark.parametrize("what", ["hp", "pp"])
@pytest.mark.parametrize(("left", "over"), [(-19, False), (-20, True), (-24, True)])
def test_minus_twenty_is_death_and_ends_the_scenario_for_all(what, left, over):
    game, who = alone(hp=0, pp=0)
    lose = status.lose_hp if what == "hp" else status.lose_pp
    if over:
        with pytest.raises(Over):
            lose(game, who, -left)
        assert who.dead
        assert (game.state.outcome.won, game.state.outcome.why) == (False, "doria-death")
    else:
        lose(game, who, -left)
        assert game.state.outcome is None


@rule("DO-0064", "DO-G62")
def test_nothing_heals_above_the_maximum():
    game, who = alone(hp=11, pp=2)
    assert status.heal(game, who, 5) == 2
    assert status.regain_pp(game, who, 5) == 1
    assert (who.hp, who.pp) == (13, 3)
    assert status.heal(game, who, 1) == 0


@rule("DO-0061", "DO-0062", "DO-0104", "DO-0105")
def test_a_card_that_raises_the_maximum_raises_the_current_value_as_much():
    game, who = alone(hp=4, pp=1)
    dress(
        game, who, Outfit((Worn("accessory", parse_item("ring-of-health")), Worn("accessory", parse_item("psi-ring"))))
    )
    assert (who.hp, game.kit(who).max_hp, who.pp, game.kit(who).max_pp) == (6, 15, 3, 5)


@rule("DO-G61")
def test_taking_such_a_card_off_lowers_both_and_may_kill():
    game, who = alone(accessory=["ring-of-health"], hp=-18)
    with pytest.raises(Over):
        dress(game, who, Outfit())
    assert who.hp == -20


@rule("DO-0161")
def test_poison_markers_add_up_and_are_taken_off():
    game, who = alone(poison=1)
    status.poison(game, who, 2)
    assert who.poison == 3
    assert status.detoxify(game, who, 5) == 3
    assert who.poison == 0


@rule("DO-0129", "DO-0130")
def test_disarmed_counts_once():
    game, who = alone()
    status.disarm(game, who)
    status.disarm(game, who)
    assert who.disarmed
    status.rearm(game, who)
    assert not who.disarmed


@rule("DO-0128")
def test_whoever_is_immobilized_cannot_move_until_the_round_ends():
    play = position(W=hero(held=["round"]))
    assert not any(text.startswith(("walk", "jump", "swap")) for text in play.acts())
    status.round_ends(play.game)
    assert play.who("W").held == ()


def test_what_a_trap_holds_is_not_freed_by_the_end_of_the_round():
    game, who = alone(held=["water-pit"])
    status.hold(game, who)
    status.round_ends(game)
    assert who.held == ("water-pit",)


@rule("DO-G93")
def test_spells_in_force_pass_with_the_round():
    game, who = alone()
    status.put_in_force(game, who, "blessing")
    status.put_in_force(game, who, "blessing")
    assert who.lasting == ("blessing",)
    assert game.kit(who).melee == 2
    status.round_ends(game)
    assert game.kit(who).melee == 0


@rule("DO-0141")
def test_haste_never_goes_beyond_forty():
    game, who = alone(ap=36)
    status.hasten(game, who, 8)
    assert who.ap == 40


@rule("DO-0106", "DO-0449", "DO-0450")
def test_a_monsters_hit_points_follow_the_level_card():
    play = position("Wg", W=hero(), g=monster("orc", hurt=2))
    orc = play.monster("g")
    assert status.hp_left(play.game, orc) == play.game.stats(orc).hp - 2
    play.state.ml = 4
    assert status.hp_left(play.game, orc) == library()[MONSTERS]["orc"].levels[3].hp - 2


@rule("DO-0259", "DO-0096")
def test_a_damaged_item_stays_damaged_wherever_it_goes():
    game, who = alone(torso=["leather-armor"])
    status.damage_item(game, who, parse_item("leather-armor"), "DO-0096")
    status.damage_item(game, who, parse_item("leather-armor+damaged"), "DO-0096")
    assert str(who.outfit.at("torso")[0]) == "leather-armor+damaged"
    status.repair_item(game, who, parse_item("leather-armor+damaged"))
    assert str(who.outfit.at("torso")[0]) == "leather-armor"


@rule("DO-0399")
def test_of_two_equal_weapons_the_one_in_the_hand_is_damaged():
    game, who = alone()
    who.outfit = Outfit((Worn("belt", parse_item("dagger")), Worn("hand", parse_item("dagger"))))
    status.damage_item(game, who, parse_item("dagger"), "DO-0399")
    assert [str(item) for item in (*who.outfit.at("hand"), *who.outfit.at("belt"))] == ["dagger+damaged", "dagger"]
