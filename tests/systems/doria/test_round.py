"""The round and the action phase.  DO-0131 to DO-0133, DO-0149 to DO-0157, DO-0236"""

from __future__ import annotations

import pytest

from systems.doria.build import goblin, hero, monster, position, quiet
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import PhaseE


@rule("DO-0131", "DO-0132", "DO-0162", "DO-0169")
def test_a_round_runs_the_phases_a_to_i_in_order():
    dice = {"W initiative": [[5, 5], [2, 2]], "M initiative": [[3, 4], [2, 2]]}
    play = position(W=hero(), M=hero("mage", at="a1"), turn="round", round=1, dice=dice, prepare=quiet)
    while play.state.round == 2 and play.asks():
        ask = play.table.ask
        assert ask is not None
        play.table.choose(ask.options[ask.default])
    begun = [event.what for event in play.events("began") if event.what.startswith("phase-")]  # type: ignore[union-attr]
    assert begun[:8] == [f"phase-{letter}" for letter in "bcdefghi"]
    assert play.state.round == 3


@rule("DO-0133", "DO-0155")
def test_a_new_round_turns_the_marker_back_and_ap_are_not_kept():
    dice = {"W initiative": [2, 2], "M initiative": [3, 4]}
    people = {"W": hero(ap=30), "M": hero("mage", at="a1", ap=30)}
    play = position(**people, turn="round", round=1, door_opened=True, dice=dice)
    assert not play.see("table")["door opened"]
    assert play.see("W")["ap"] == 4 + play.see("W")["ip"]


@rule("DO-0149", "DO-0151", "DO-X10")
def test_whoever_is_highest_acts_until_somebody_else_is():
    play = position(W=hero(ap=19), M=hero("mage", at="a1", ap=17), turn="actions")
    assert play.state.active == play.names["W"]
    play.take("W waits 1")
    assert play.state.active == play.names["W"]
    assert play.see("W")["ap"] == 18
    play.choose("wait", n=2)
    assert play.state.active == play.names["M"]


@rule("DO-0152")
def test_on_the_same_field_the_players_choose():
    play = position(W=hero(ap=12), M=hero("mage", at="a1", ap=12), turn="actions")
    assert play.asks() == "who-first"
    play.take("M goes first")
    assert play.state.active == play.names["M"]


@rule("DO-0153", "DO-0154", "DO-X11")
def test_who_has_one_ap_may_do_anything_and_goes_to_zero_and_then_nothing_more():
    people = {"W": hero(at="a1", ap=4, hand=["combat-hammer"]), "g": goblin(at="a2", acted=True)}
    play = position(**people, turn="actions", dice={"W melee-attack": [[2, 2, 2], [9, 9]]})
    play.take("W strikes g with combat-hammer").finish()
    assert play.see("W")["ap"] == 0


@rule("DO-0156", "DO-0270")
def test_doing_nothing_is_waiting_in_steps_of_one():
    play = position(W=hero(ap=9), turn="actions")
    assert play.offers("W waits 1")
    assert play.offers("W waits 9")
    play.take("W waits 1")
    assert play.see("W")["ap"] == 8
    play.take("W waits 8")
    assert not play.asks()


@rule("DO-0270")
def test_waiting_may_let_a_monster_or_another_character_go_first():
    people = {"W": hero(ap=20), "M": hero("mage", at="a1", ap=15), "g": goblin(at="e5")}
    play = position(**people, turn="actions")
    field = play.see("g")["initiative"]
    assert play.offers("W waits 6")
    assert play.offers(f"W waits {21 - field}")


@rule("DO-0157", "DO-X32")
def test_a_monster_acts_after_all_characters_on_its_field_and_before_those_below():
    people = {"W": hero(at="a1", ap=5), "o": monster("orc", at="e5"), "u": monster("mummy", at="e1")}
    play = position(**people, turn="actions", dice={"o melee-attack": [[1, 2], [9, 9]]}).on()
    assert play.see("o")["acted"]
    assert not play.see("u")["acted"]
    assert play.state.active == play.names["W"]


@rule("DO-0157")
def test_on_the_same_field_the_character_goes_first():
    field = position(W=hero(), g=goblin(at="e5")).see("g")["initiative"]
    play = position(W=hero(at="a1", ap=field), g=goblin(at="e5"), turn="actions")
    assert play.asks() == "act"
    assert not play.see("g")["acted"]


@rule("DO-0154")
def test_at_zero_nobody_acts():
    assert position(W=hero(ap=0), turn="actions").asks() == ""


@rule("DO-0162", "DO-0168", "DO-0106", "DO-0405")
def test_in_phase_e_poisoned_characters_check_and_poisoned_monsters_lose_hp():
    people = {"W": hero(poison=1), "g": goblin(at="e5", poison=1)}
    before = position(**people).see("g")["hp"]
    play = position(**people, do=[PhaseE()], dice={"W poison": [2, 2]}).finish()
    assert play.see("g").get("hp", 0) == before - 1


@rule("DO-0149")
@pytest.mark.parametrize("asleep", [True, False])
def test_unconscious_characters_do_not_act(asleep: bool):
    people = {"W": hero(ap=9, unconscious=asleep), "M": hero("mage", at="a1", ap=5)}
    play = position(**people, turn="actions")
    assert play.state.active == play.names["M" if asleep else "W"]
