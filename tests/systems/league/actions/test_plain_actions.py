"""What plain actions cost, when they may be taken, and what they do."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.actions import load
from undercroft.systems.league.actions.choices import offers
from undercroft.systems.league.actions.going import walk
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.agenda import Walk

ROOM = ".....\n.W.g.\n....."
BESIDE = ".....\n.Wg..\n....."
SWORD = {"hand": ["broadsword"]}
BOW = {"hand": ["short-bow"]}
MISS = {"W attack": [99]}


def ap(play, name="W"):
    return play.see(name)["ap"]


def acts(play):
    ask = play.table.ask
    return set() if ask is None else {option.act for option in ask.options}


# moving


@rule("LE-0370", "LE-0146")
def test_a_move_costs_1_ap():
    play = position(ROOM, W=hero(), g=goblin())
    play.take("W walks to a1")
    assert ap(play) == 1


@rule("LE-0370")
def test_without_ap_nobody_moves():
    play = position(ROOM, W=hero(stun=2), g=goblin())
    assert "walk" not in acts(play)


@rule("LE-0152", "LE-G62")
@pytest.mark.parametrize(("face", "at"), [(10, "d1"), (99, "b1")])
def test_getting_onto_furniture_takes_a_dex_test_and_a_failure_ends_the_move(face, at):
    play = position("W.t......", W=hero(), dice={"W climb": [face]})
    play.take("W walks to d1").on()
    assert play.see("W")["at"] == at
    assert ap(play) == 1


@rule("LE-0153")
def test_it_may_stay_on_top_and_go_on_from_there_without_another_test():
    play = position("W.tt.....", W=hero(), dice={"W climb": [10]})
    play.take("W walks to c1")
    assert play.see("W")["at"] == "c1"
    play.take("W walks to d1")
    assert play.rolled("climb") == 1


@rule("LE-0270", "LE-0269")
def test_a_known_trap_is_only_walked_into_on_purpose():
    trap = [{"kind": "trap", "at": "b1", "name": "dart-trap"}]
    play = position("W...", W=hero(), tokens=trap)
    assert not play.offers("W walks to c1")
    assert play.offers("W dares to walk to c1")


# attacking


@rule("LE-0372", "LE-0404")
def test_a_standard_attack_costs_1_ap_and_may_be_made_twice():
    play = position(BESIDE, W=hero(**SWORD), g=goblin(), dice={"W attack": [[99], [98]]})
    play.take("W strikes g with broadsword", "W strikes g with broadsword")
    assert ap(play) == 0
    assert play.rolled("attack") == 2


@rule("LE-0385", "LE-0405")
def test_a_power_attack_costs_2_ap():
    play = position(BESIDE, W=hero(**SWORD), g=goblin(), dice=MISS)
    play.take("W strikes g with all its strength with broadsword")
    assert (ap(play), play.see("attack")["how"], play.see("W")["power"]) == (0, "power", True)


@rule("LE-0385")
def test_with_one_ap_nobody_makes_a_power_attack():
    play = position(BESIDE, W=hero(stun=1, **SWORD), g=goblin())
    assert "power" not in acts(play)
    assert "strike" in acts(play)


@rule("LE-0406", "LE-0407")
def test_what_a_power_attack_leaves_open_lasts_until_the_next_activation():
    play = position(BESIDE, W=hero(power=True, **SWORD), g=goblin())
    assert not play.see("W")["power"]


@rule("LE-0343")
def test_only_adjacent_models_strike_at_each_other():
    assert "strike" not in acts(position(ROOM, W=hero(**SWORD), g=goblin()))
    assert "strike" in acts(position(BESIDE, W=hero(**SWORD), g=goblin()))


@rule("LE-0344")
@pytest.mark.parametrize(
    ("between", "reaches"), [({"X": hero("ogrim", at="c2")}, True), ({"h": goblin(at="c2")}, False), ({}, True)]
)
def test_a_weapon_with_reach_strikes_over_a_friend_and_not_over_an_enemy(between, reaches):
    play = position(ROOM, W=hero(hand=["spear"]), g=goblin(), **between)
    assert play.offers("W strikes g with spear") == reaches


@rule("LE-0345")
@pytest.mark.parametrize(("wide", "reaches"), [(10, True), (11, False)])
def test_missile_weapons_reach_at_most_10_squares(wide, reaches):
    play = position("W" + "." * (wide - 1) + "g", W=hero(**BOW), g=goblin())
    assert play.offers("W shoots g with short-bow") == reaches


@rule("LE-0347")
def test_nobody_shoots_with_an_enemy_beside_it():
    play = position("Wh..g", W=hero(**BOW), g=goblin(at="e1"), h=goblin(at="b1"))
    assert "shoot" not in acts(play)


@rule("LE-0366")
def test_an_enemy_that_fights_somebody_else_may_be_shot():
    play = position("W...\n...X\n...g", W=hero(**BOW), X=hero("ogrim"), g=goblin())
    assert play.offers("W shoots g with short-bow")


@rule("LE-0362", "LE-G66")
def test_a_shot_straight_along_a_row_passes_nobody_unless_the_target_is_large():
    straight = position("W..X..g", W=hero(**BOW), X=hero("ogrim"), g=goblin())
    slanted = position("W..X...\n......g", W=hero(**BOW), X=hero("ogrim"), g=goblin())
    large = position("W..X...\n.......", W=hero(**BOW), X=hero("ogrim"), g=monster("minotaur", at="f1"))
    assert not straight.offers("W shoots g with short-bow")
    assert slanted.offers("W shoots g with short-bow")
    assert large.offers("W shoots g with short-bow")


@rule("LE-0364")
def test_large_monsters_in_sight_can_always_be_shot_at():
    play = position("W..X...\n.......", W=hero(**BOW), X=hero("ogrim"), g=monster("minotaur", at="f1"))
    assert play.offers("W shoots g with short-bow")


@rule("LE-0377")
def test_a_weapon_that_is_not_loaded_does_not_shoot():
    play = position("W...g", W=hero(loaded=False, **BOW), g=goblin())
    assert "shoot" not in acts(play)


# charging


@rule("LE-0386", "LE-0409", "LE-G86")
def test_a_charge_costs_2_ap_ends_beside_the_target_and_strikes_once():
    play = position("W...g", W=hero(**SWORD), g=goblin(), dice=MISS)
    play.take("W charges g with broadsword")
    assert (ap(play), play.see("W")["at"], play.see("attack")["how"]) == (0, "d1", "charge")
    assert play.rolled("attack") == 1


@rule("LE-0409", "LE-G86")
def test_nobody_charges_what_is_adjacent_or_too_far_away():
    assert "charge" not in acts(position(BESIDE, W=hero(**SWORD), g=goblin()))
    assert "charge" not in acts(position("W......g", W=hero(**SWORD), g=goblin()))


@rule("LE-G86")
def test_a_charge_pays_for_what_enemies_control():
    free = position("W...g\n.....", W=hero(**SWORD), g=goblin(facing="east"))
    watched = position("W...g\n..h..", W=hero(**SWORD), g=goblin(facing="east"), h=goblin(facing="north"))
    assert free.offers("W charges g with broadsword")
    assert not watched.offers("W charges g with broadsword")


@rule("LE-0386")
def test_with_one_ap_nobody_charges():
    assert "charge" not in acts(position("W..g", W=hero(stun=1, **SWORD), g=goblin()))


@rule("LE-0409")
def test_the_player_says_beside_which_square_it_ends():
    play = position("W....\n.....\n...g.", W=hero(**SWORD), g=goblin(), dice=MISS)
    play.take("W charges g with broadsword")
    assert play.asks() == "charge-where"
    play.choose("charge-to", at=play.at("c2"))
    assert play.see("W")["at"] == "c2"


# aiming


@rule("LE-0376", "LE-0410")
def test_aiming_costs_1_ap_and_names_a_target():
    play = position("W...g", W=hero(**BOW), g=goblin())
    play.take("W aims at g")
    assert (ap(play), play.see("W")["aim"]) == (1, play.names["g"])


@rule("LE-0410")
def test_whom_it_cannot_shoot_it_cannot_aim_at():
    assert "aim" not in acts(position("W...g", W=hero(loaded=False, **BOW), g=goblin()))
    assert "aim" not in acts(position("W...g", W=hero(**SWORD), g=goblin()))


@rule("LE-0411")
def test_the_aim_is_lost_if_the_shot_is_not_the_next_action():
    play = position("W...g\n.....", W=hero(**BOW), g=goblin())
    play.take("W aims at g", "W walks to a2")
    assert play.see("W")["aim"] == 0


@rule("LE-0411")
def test_turning_is_no_action():
    play = position("W...g\n.....", W=hero(**BOW), g=goblin(stun=2), turn="W")
    play.take("W aims at g").choose("end", n=0)
    assert play.see("W")["aim"] == play.names["g"]


@rule("LE-0412")
def test_the_aim_is_lost_if_the_target_moves_out_of_sight():
    board = """
    +-+-+-+-+-+
    |W . . . g|
    + +-+-+-+ +
    |. . . . .|
    +-+-+-+-+-+
    """
    play = position(board, W=hero(aim=100, **BOW), g=goblin(), X=hero("ogrim", at="a2"), turn="X")
    moves(play, "g", "c2")
    assert play.see("W")["aim"] == 0


@rule("LE-0413")
@pytest.mark.parametrize(("to", "kept"), [("c2", True), ("c1", False)])
def test_the_aim_is_lost_if_another_moves_through_the_line(to, kept):
    play = position("W...g\n.X...\n.....", W=hero(aim=100, **BOW), g=goblin(), X=hero("ogrim"), turn="X")
    play.take(f"X walks to {to}")
    assert bool(play.see("W")["aim"]) == kept


@rule("LE-0413")
def test_even_if_it_does_not_stop_there():
    play = position("W...g\n.X...\n##.##", W=hero(aim=100, **BOW), g=goblin(), X=hero("ogrim"), turn="X")
    moves(play, "X", "c1", "c2")
    assert play.see("W")["aim"] == 0


def moves(play, name, *squares):
    """Somebody goes along these squares."""
    walk(play.game, Walk(play.names[name], path=tuple(play.at(one) for one in squares)))


# stances, loading, standing up, shoving


@rule("LE-0373", "LE-0491")
def test_a_parry_stance_costs_1_ap_and_is_taken_once():
    play = position(BESIDE, W=hero(**SWORD), g=goblin())
    play.take("W takes a stance")
    assert (ap(play), play.see("W")["stance"]) == (1, True)
    assert "stance" not in acts(play)


@rule("LE-G91")
def test_a_stance_ends_with_the_next_activation():
    play = position(BESIDE, W=hero(stance=True, **SWORD), g=goblin())
    assert not play.see("W")["stance"]


@rule("LE-0406", "LE-0488")
def test_after_a_power_attack_nobody_takes_a_stance():
    play = position(BESIDE, W=hero(**SWORD), g=goblin())
    assert "stance" in acts(play)
    play.who("W").power = True
    assert "stance" not in {option.act for option in offers(Standpoint(play.game, play.who("W")))}


@rule("LE-0377")
def test_loading_costs_1_ap():
    play = position("W...g", W=hero(loaded=False, **BOW), g=goblin())
    play.take("W loads short-bow")
    assert (ap(play), play.see("W")["loaded"]) == (1, True)
    assert "load" not in acts(play)


@rule("LE-0377")
@pytest.mark.parametrize(("ap_left", "may"), [(1, True), (0, False)])
def test_a_single_ap_is_enough_to_load(ap_left, may):
    play = position("W...g", W=hero(loaded=False, **BOW), g=goblin())
    play.who("W").ap = ap_left
    here = Standpoint(play.game, play.who("W"))
    assert bool(load.offers(here)) == may


@rule("LE-0378", "LE-0426")
def test_standing_up_costs_1_ap_and_is_done_in_its_own_square():
    play = position(BESIDE, W=hero(prone=True, **SWORD), g=goblin())
    assert not {"walk", "strike", "stance", "shove"} & acts(play)
    play.take("W stands up")
    assert (ap(play), play.see("W")["prone"], play.see("W")["at"]) == (1, False, "b2")


@rule("LE-0375", "LE-0417")
def test_shoving_costs_1_ap():
    play = position(".....\n.Wg..\n.....", W=hero(), g=goblin(), dice={"W shove": [100]})
    play.take("W shoves g")
    assert ap(play) == 1


@rule("LE-0417")
def test_large_models_are_not_shoved():
    assert "shove" not in acts(position(".....\n.W...\n.....", W=hero(), g=monster("minotaur", at="c2")))
    assert "shove" in acts(position(BESIDE, W=hero(), g=goblin()))


# in a net


@rule("LE-G11")
def test_whoever_is_caught_in_a_net_can_only_break_free():
    play = position(BESIDE, W=hero(netted=True, quick=["bandage"], **SWORD), g=goblin())
    assert acts(play) - {"end"} == {"struggle"}


@rule("LE-0511")
def test_a_wounded_hero_has_one_ap():
    assert ap(position(W=hero(max_hp=14, hp=7))) == 1
    assert ap(position(W=hero(max_hp=14, hp=8))) == 2
