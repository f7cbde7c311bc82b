"""The Doom Counter.  DO-0171 to DO-0177, DO-0184, DO-0185, DO-G21, DO-G43, DO-G44"""

from __future__ import annotations

import pytest

from systems.doria.build import goblin, hero, position, quiet
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import DoomStep

ROW = """
W....M....A....
...............
...............
...............
...............
"""
"""Three tiles of one Large Room, with W, M and A on one each."""


def party(**more: dict[str, object]) -> dict[str, dict[str, object]]:
    return {"W": hero(), "M": hero("mage"), "A": hero("adventurer"), **more}


@rule("DO-0171", "DO-0284", "DO-0173")
def test_every_tile_with_a_character_is_a_field_and_so_is_a_round_without_a_door():
    assert position(ROW, **party(), turn="doom", doom=35, prepare=quiet).see("table")["doom"] == 31


@rule("DO-0171", "DO-X13")
def test_all_on_one_tile_with_a_door_opened_is_one_field():
    people = {"W": hero(), "M": hero("mage", at="a2")}
    assert position(**people, turn="doom", door_opened=True).see("table")["doom"] == 40


@rule("DO-0172", "DO-0434")
def test_unconscious_characters_stand_on_their_tile():
    people = party(A=hero("adventurer", unconscious=True))
    assert position(ROW, **people, turn="doom", doom=35, door_opened=True, prepare=quiet).see("table")["doom"] == 32


@rule("DO-0175")
def test_a_door_opened_in_an_earlier_round_does_not_help():
    dice = {f"{name} initiative": [5, 5] for name in "WM"}
    play = position(W=hero(), M=hero("mage", at="a2"), turn="round", door_opened=True, dice=dice)
    assert not play.see("table")["door opened"]


@rule("DO-0177", "DO-G21", "DO-G43", "DO-X14")
def test_a_crossed_field_brings_new_monsters_up_to_half_the_characters_and_all_act():
    dice = {"orc-1 melee-attack?": [[2, 2], [9, 9]], "orc-2 melee-attack?": [[2, 2], [9, 9]]}
    play = position(ROW, **party(), turn="doom", doom=36, decks={"monsters": ["orc", "orc"]}, dice=dice).finish()
    assert play.changed("doom") == [35, 34, 33, 32]
    assert play.state.crossed == 1
    assert play.see("table")["monsters"] == ["orc", "orc"]


@rule("DO-0176", "DO-0184", "DO-X15")
def test_reaching_30_raises_the_monster_level_and_puts_the_marker_on_the_head():
    play = position(W=hero(), M=hero("mage", at="a1"), do=[DoomStep(fields=3)], doom=32)
    assert play.changed("doom") == [31, 30, 40]
    assert play.see("table")["monster level"] == 2
    assert play.see("table")["doom"] == 40


@rule("DO-0176")
def test_a_lap_has_eleven_steps():
    play = position(W=hero(), M=hero("mage", at="a1"), do=[DoomStep(fields=1)], doom=31)
    assert play.see("table")["doom"] == 41


@rule("DO-G21", "DO-X55", "DO-0486")
def test_a_lap_with_its_level_and_on_to_38_crosses_five_fields():
    play = position(W=hero(), M=hero("mage", at="a1"), do=[DoomStep(fields=14)], prepare=quiet)
    assert play.see("table")["doom"] == 38
    assert play.state.crossed == 5


@rule("DO-0185", "DO-0476", "DO-0485", "DO-G44")
@pytest.mark.parametrize(("campaign", "level"), [("", 3), ("greenskins", 2)])
def test_in_a_campaign_monsters_rise_once_in_a_scenario(campaign: str, level: int):
    def risen(state: object) -> None:
        state.ml, state.risen = 2, 1  # type: ignore[attr-defined]

    people = {"W": hero(), "M": hero("mage", at="a1")}
    play = position(**people, do=[DoomStep(fields=1)], doom=31, campaign=campaign, prepare=risen)
    assert play.see("table")["monster level"] == level
    assert play.see("table")["crossed"] == 1
    assert play.see("table")["doom"] == 41


@rule("DO-0516")
@pytest.mark.parametrize(("answer", "doom", "xp"), [("yes", 40, 1), ("no", 39, 2)])
def test_alone_an_xp_stops_the_field_of_a_round_without_a_door(answer: str, doom: int, xp: int):
    play = position(W=hero(), turn="doom", xp=2, prepare=quiet).take(answer)
    assert play.changed("doom")[-1] == doom
    assert play.see("table")["xp"] == xp


@rule("DO-0516")
def test_who_does_not_answer_keeps_the_xp():
    play = position(W=hero(), turn="doom", xp=2, prepare=quiet).finish()
    assert play.see("table")["xp"] == 2


@rule("DO-0516")
def test_alone_with_a_door_opened_there_is_nothing_to_stop():
    assert position(W=hero(), turn="doom", xp=2, door_opened=True).see("table")["doom"] == 40


@rule("DO-0183", "DO-0178")
def test_in_an_extra_activation_every_monster_acts_once_and_again_at_its_initiative():
    people = {"W": hero(at="a1"), "M": hero("mage", at="a2"), "g": goblin(at="e5"), "h": goblin(at="e4")}
    misses = [[1, 2], [9, 9]]
    dice = {"h melee-attack": misses, "g melee-attack": misses}
    play = position(**people, turn="extra-activation", dice=dice).finish()
    assert not play.see("g")["acted"]
    assert not play.see("h")["acted"]
    assert {event.who for event in play.events("moved")} == {play.names["g"], play.names["h"]}  # type: ignore[union-attr]
