"""Changing gear, exchanging it, picking up what was dropped."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from undercroft.proofs.checklist import rule

PAIR = "WX...\n....."


def acts(play):
    ask = play.table.ask
    return set() if ask is None else {option.act for option in ask.options}


def whats(play, act):
    return {option.what for option in play.table.ask.options if option.act == act}


@rule("LE-0374", "LE-0111", "LE-0113")
def test_taking_something_from_a_quick_slot_in_hand_costs_1_ap():
    play = position("W...g", W=hero(quick=["dagger"]), g=goblin())
    play.take("W readies dagger")
    assert (play.see("W")["worn"], play.see("W")["quick"], play.see("W")["ap"]) == (["dagger"], [], 1)


@rule("LE-0374")
def test_and_so_does_putting_it_away():
    play = position("W...g", W=hero(hand=["dagger"]), g=goblin())
    play.take("W puts away dagger")
    assert (play.see("W")["worn"], play.see("W")["quick"], play.see("W")["ap"]) == ([], ["dagger"], 1)


@rule("LE-0116", "LE-0403")
def test_nothing_comes_out_of_the_backpack_in_battle():
    play = position("W...g", W=hero(pack=["dagger"]), g=goblin())
    assert not {"ready", "rearrange"} & acts(play)


@rule("LE-0120", "LE-0403")
def test_outside_battle_rearranging_with_the_backpack_costs_2_ap():
    play = position(W=hero(pack=["dagger", "bandage"]))
    play.choose("rearrange")
    assert play.asks() == "rearrange"
    play.choose("to-hand", what="dagger").choose("to-quick", what="bandage")
    seen = play.see("W")
    assert (seen["worn"], seen["quick"], seen["pack"], seen["ap"]) == (["dagger"], ["bandage"], [], 0)


@rule("LE-0120")
def test_with_one_ap_the_backpack_stays_shut():
    play = position(W=hero(pack=["dagger"], stun=1))
    assert "rearrange" not in acts(play)


@rule("LE-0112")
def test_there_are_three_quick_slots():
    play = position(W=hero(pack=["bandage", "bandage", "bandage", "bandage"]))
    play.choose("rearrange")
    for _ in range(4):
        play.choose("to-quick", what="bandage")
    assert (len(play.see("W")["quick"]), len(play.see("W")["pack"])) == (3, 1)


# trade


@rule("LE-0121", "LE-0380", "LE-G58")
def test_exchanging_gear_costs_both_heroes_an_ap():
    play = position(PAIR, W=hero(pack=["bandage"]), X=hero("ogrim"))
    play.choose("trade").choose("yes").choose("give", what="bandage")
    assert play.see("W")["ap"] == 1
    assert play.who("X").owed == 1
    assert play.see("X")["pack"] == ["bandage"]


@rule("LE-G58", "LE-G93")
def test_the_other_hero_has_an_ap_less_in_its_next_activation():
    play = position(PAIR, W=hero(pack=["bandage"]), X=hero("ogrim"), turn=["W", "X"])
    play.choose("trade").choose("yes").choose("done").choose("end", n=0)
    assert play.see("X")["ap"] == 1


@rule("LE-0121")
def test_whoever_plays_the_other_hero_may_refuse():
    play = position(PAIR, W=hero(pack=["bandage"]), X=hero("ogrim"))
    play.choose("trade").choose("no")
    assert play.who("X").owed == 0
    assert play.see("X")["pack"] == []


@rule("LE-0121", "LE-G58")
def test_outside_battle_it_takes_sight_and_in_battle_they_must_be_adjacent():
    walled = "+-+-+\n|W|X|\n+-+-+"
    assert "trade" not in acts(position(walled, W=hero(pack=["bandage"]), X=hero("ogrim")))
    assert "trade" in acts(position("W...X", W=hero(pack=["bandage"]), X=hero("ogrim")))
    apart = position("W.X.g", W=hero(quick=["bandage"]), X=hero("ogrim"), g=goblin())
    beside = position("WX..g", W=hero(quick=["bandage"]), X=hero("ogrim"), g=goblin())
    assert "trade" not in acts(apart)
    assert "trade" in acts(beside)


@rule("LE-0116")
def test_in_battle_nothing_goes_out_of_a_backpack_or_into_one():
    play = position("WX..g", W=hero(quick=["bandage"], pack=["rope"]), X=hero("ogrim"), g=goblin())
    play.choose("trade").choose("yes")
    assert whats(play, "give") == {"bandage"}
    play.choose("give", what="bandage")
    assert (play.see("X")["quick"], play.see("X")["pack"]) == (["bandage"], [])


@rule("LE-0119")
def test_nobody_is_given_more_than_it_can_carry():
    weak = hero("ogrim", values={"strength": 1}, pack=["crowbar", "crowbar"])
    play = position(PAIR, W=hero(pack=["crowbar", "crowbar"]), X=weak)
    play.choose("trade").choose("yes")
    assert "give" not in acts(play)


# what was dropped

DROPPED = [{"kind": "dropped", "at": "b1", "name": "broadsword~2"}]


@rule("LE-0177", "LE-0379", "LE-0433")
def test_outside_battle_a_dropped_weapon_is_picked_up_for_1_ap_from_its_square_or_an_adjacent_one():
    play = position("W....", W=hero(), tokens=DROPPED)
    play.choose("pick-up")
    seen = play.see("W")
    assert (seen["worn"], seen["ap"], play.see("table")["tokens"]) == (["broadsword~2"], 1, [])


@rule("LE-0433")
def test_from_farther_away_it_is_not():
    assert "pick-up" not in acts(position("W....", W=hero(at="d1"), tokens=DROPPED))


@rule("LE-0431")
def test_in_battle_it_succeeds_at_once_if_no_enemy_is_adjacent():
    play = position("W...g", W=hero(), g=goblin(), tokens=DROPPED, dice={"W pick-up?": [99]})
    play.choose("pick-up")
    assert play.see("W")["worn"] == ["broadsword~2"]


@rule("LE-0432", "LE-0243")
@pytest.mark.parametrize(("face", "got"), [(10, ["broadsword~2"]), (99, [])])
def test_with_an_enemy_adjacent_it_takes_a_dex_test(face, got):
    play = position("W....\n.g...", W=hero(), g=goblin(), tokens=DROPPED, dice={"W pick-up": [face]})
    play.choose("pick-up")
    assert (play.see("W")["worn"], play.see("W")["ap"]) == (got, 1)


@rule("LE-0243")
def test_who_failed_may_try_again_for_another_ap():
    play = position("W....\n.g...", W=hero(), g=goblin(), tokens=DROPPED, dice={"W pick-up": [[99], [10]]})
    play.choose("pick-up").choose("pick-up")
    assert (play.see("W")["worn"], play.see("W")["ap"]) == (["broadsword~2"], 0)
