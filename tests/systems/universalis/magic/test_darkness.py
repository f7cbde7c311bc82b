"""The lores of Necromancy, the Underworld and Corruption.  UN-C066"""

from __future__ import annotations

import pytest

from systems.universalis.build import hero, orc, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, over, turns, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.status.conditions import knock_out

MISS = [1, 2, 6, 5]
"""A blow of an orc that Shara parries."""

SKELETON = {"creature": "skeleton-warrior", "at": "g6"}

# Necromancy


@spell("bone-armor", changes=True)
def test_a_bone_armor_protects_and_keeps_disease_off():
    play = cast("bone-armor", "S")
    assert play.see("S")["armor"] == over(field("bone-armor")).see("S")["armor"] + 1
    assert {"poisoned", "diseased"} <= play.game.kit(play.who("S")).immune


@spell("bone-armor", changes=False)
def test_a_bone_armor_crumbles_when_the_spell_ends():
    play = over(cast("bone-armor", "S"))
    assert not play.game.kit(play.who("S")).immune & {"poisoned", "diseased"}


@rule("UN-0452")
@spell("dread-whisper", changes=True)
def test_a_dread_whisper_frightens_while_it_lasts():
    play = cast("dread-whisper", "k", [*FAIL, *MISS], turn=["B", "k"]).take("B ends")
    assert play.see("k")["conditions"] == ["frightened"]
    assert turns(play, 5).see("k")["conditions"] == []


@spell("dread-whisper", changes=False)
def test_the_brave_do_not_hear_the_dread_whisper():
    assert cast("dread-whisper", "k", PASS).see("k")["conditions"] == []


@rule("UN-C567", "UN-D106")
@spell("dread-whisper", changes=False)
def test_no_offensive_control_spell_works_on_the_undead():
    play = cast("dread-whisper", "u", roll=CRITICAL, u=SKELETON)
    assert play.rolled("resist") == 0
    assert play.see("u")["conditions"] == []


@spell("grave-chill", changes=True)
def test_a_grave_chill_slows_and_stiffens():
    before, play = field("grave-chill").see("k"), cast("grave-chill", "k").see("k")
    names = ("movement", "agility", "combat")
    assert [play[name] - before[name] for name in names] == [-2, -1, -1]


@spell("grave-chill", changes=False)
def test_a_grave_chill_passes():
    play = cast("grave-chill", "k")
    assert turns(play, 5).see("k")["movement"] == 4


@rule("UN-0455")
@spell("raise-the-dead", changes=True)
def test_two_of_the_dead_rise_for_the_caster():
    play = field("raise-the-dead", CAST).take("B casts raise-the-dead on a square", "B aims at f3")
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior", *["skeleton-warrior"] * 2]
    assert all(play.game.bright(creature) for creature in play.state.creatures[1:])


def test_nobody_rises_5_squares_away():
    play = field("raise-the-dead").take("B casts raise-the-dead on a square")
    assert play.offers("B aims at g3")
    assert not play.offers("B aims at h4")


@spell("touch-of-death", changes=True)
def test_the_touch_of_death_works_beside_an_enemy():
    play = cast("touch-of-death", "k", [3, *[1] * 7], k={"at": "d3"})
    assert wounds(play, "k") == [1]


@spell("touch-of-death", changes=False)
def test_the_touch_of_death_needs_touch():
    assert not field("touch-of-death", k={"at": "e3"}).offers("B casts touch-of-death at k")


@rule("UN-0473")
@spell("wither", changes=True)
def test_wither_goes_against_natural_armor_and_stuns():
    play = cast("wither", "k", [3, 1, 1, *FAIL])
    assert wounds(play, "k") == [1]
    assert play.see("k")["conditions"] == ["stunned"]


@spell("wither", changes=False)
def test_the_hardy_are_not_stunned_by_wither():
    assert cast("wither", "k", [1, 1, 1, *PASS]).see("k")["conditions"] == []


# Underworld


@spell("chains-of-the-pit", changes=True)
def test_the_chains_of_the_pit_slow_and_hold():
    play = cast("chains-of-the-pit", "k", [*FAIL, *PASS], j=orc(at="h4"))
    assert play.see("k")["conditions"] == ["stationary"]
    assert play.see("j")["conditions"] == []
    assert [play.see(name)["movement"] for name in "kj"] == [2, 2]


def test_the_chains_of_the_pit_fall_off_when_the_caster_ends_the_spell():
    play = cast("chains-of-the-pit", "k", FAIL, turn=["B", "B"])
    play.take("B ends", "B ends the spell chains-of-the-pit")
    assert play.see("k")["conditions"] == []
    assert play.see("k")["movement"] == 4


@rule("UN-0456")
@spell("demonic-seduction", changes=True)
def test_who_is_seduced_fights_for_its_seducer():
    play = cast("demonic-seduction", "k", FAIL, j=orc(at="h8"))
    assert play.game.bright(play.who("k"))
    assert [one.id for one in play.game.enemies(play.who("B"))] == [play.names["j"]]
    assert play.names["k"] in [one.id for one in play.game.enemies(play.who("j"))]


@rule("UN-0456")
def test_heroes_do_not_attack_whom_one_of_them_controls_neither_with_blows_nor_shots_nor_spells():
    def may(*dice: int) -> list[bool]:
        people = {"M": hero("maeliss", at="b8", pack=[]), "T": hero("taeral", at="h9", hands=["longbow"], body=[])}
        turns = ["B", "S", "M", "T"]
        play = cast("demonic-seduction", "k", list(dice), turn=turns, k={"at": "e5"}, **people)
        found = [play.take("B ends").offers("S attacks k")]
        found.append(play.take("S ends").offers("M casts fireball at k"))
        return [*found, play.take("M ends").offers("T shoots k")]

    assert may(*FAIL) == [False, False, False]
    assert may(*PASS) == [True, True, True]


@rule("UN-0456")
def test_the_seduced_is_activated_in_the_turn_of_its_new_side():
    play = cast("demonic-seduction", "k", FAIL, turn=["B", "heroes"], j=orc(at="h8"))
    play.who("k").activated = False
    play.take("B ends", "k acts")
    assert play.table.ask is not None
    assert play.table.ask.seat == play.who("B").seat
    assert play.offers("k moves to h7")


@rule("UN-0456")
@spell("demonic-seduction", changes=False)
def test_the_seduced_comes_to_its_senses_when_the_spell_ends():
    play = over(cast("demonic-seduction", "k", FAIL, j=orc(at="h8")))
    assert not play.game.bright(play.who("k"))


@rule("UN-0456")
def test_the_seduced_comes_to_its_senses_when_its_new_friends_harm_it():
    more = {"j": orc(at="g8"), "M": hero("maeliss", at="b8", pack=[]), "S": {"at": "b9"}}
    play = cast("demonic-seduction", "k", [*FAIL, *CAST, *[1] * 10], turn=["B", "M"], k={"at": "g7"}, **more)
    play.take("B ends", "M casts fireball at j")
    assert not play.game.bright(play.who("k"))


@spell("demonic-seduction", changes=False)
def test_the_clever_are_not_seduced():
    play = cast("demonic-seduction", "k", PASS)
    assert not play.game.bright(play.who("k"))


@rule("UN-C568")
def test_the_underworld_is_not_seduced():
    assert cast("demonic-seduction", "i", i={"creature": "imp", "at": "g6"}).rolled("resist") == 0


@rule("UN-0455")
def test_a_champion_is_seduced_only_by_a_critical():
    play = cast("demonic-seduction", "c", c={"creature": "devastator-chieftain", "at": "g6"})
    assert play.rolled("resist") == 0
    critical = cast("demonic-seduction", "c", FAIL, roll=CRITICAL, c={"creature": "devastator-chieftain", "at": "g6"})
    assert critical.game.bright(critical.who("c"))


@spell("favour-of-the-gods", changes=True)
def test_the_favour_of_the_gods_throws_a_die_of_a_lost_roll_again():
    play = cast("favour-of-the-gods", "S", [1, 5, 6, 5, 2], turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"})
    play.take("B ends", "S attacks k with broadsword")
    assert play.rolled("attack-again") == 1


@spell("favour-of-the-gods", changes=False)
def test_without_the_favour_of_the_gods_nothing_is_thrown_again():
    dice = {"S attack": [1, 5], "k defense": [6, 5]}
    play = field("favour-of-the-gods", dice, turn=["S"], k={"at": "e5"}, B={"at": "b8"})
    play.take("S attacks k with broadsword")
    assert play.rolled("attack-again") == 0


@spell("hellfire", changes=True)
def test_hellfire_throws_5_dice_at_its_target_and_2_beside_it():
    play = cast("hellfire", "k", [3, 1, 1, 1, 1, 3, 1], j=orc(at="h4"))
    assert wounds(play, "k", "j") == [1, 1]


@rule("UN-C568", "UN-0470")
def test_hellfire_deals_the_underworld_a_die_less():
    play = field("hellfire", i={"creature": "imp", "at": "g6"})
    assert play.see("B casting hellfire at i")["dice"] == 4
    assert play.see("B casting hellfire at k")["dice"] == 5


@spell("open-the-gate", changes=True)
def test_a_demon_comes_through_the_gate():
    play = field("open-the-gate", CAST).take("B casts open-the-gate on a square", "B aims at f3")
    assert play.state.creatures[-1].card == "horned-demon"


def test_the_demon_goes_when_its_caster_falls():
    play = field("open-the-gate", CAST).take("B casts open-the-gate on a square", "B aims at f3")
    knock_out(play.game, play.who("B"))
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior"]


@spell("regeneration", changes=True)
def test_who_regenerates_by_magic_heals_what_was_lost():
    play = cast("regeneration", "S", [5, 4], turn=["B", "S"], S={"wounds": 2}).take("B ends")
    assert play.see("S")["wounds"] == 1


@spell("regeneration", changes=False)
def test_nobody_regenerates_when_the_spell_is_over():
    play = over(cast("regeneration", "S", [], turn=["B", "S"], S={"wounds": 2})).take("B ends")
    assert play.see("S")["wounds"] == 2


# Corruption


@spell("eat-steel", changes=True)
def test_steel_is_eaten():
    before, after = field("eat-steel").see("k"), cast("eat-steel", "k").see("k")
    assert (after["armor"] - before["armor"], after["strength"] - before["strength"]) == (-1, -1)


@rule("UN-0455")
def test_the_steel_of_the_large_is_eaten_only_by_a_critical():
    assert cast("eat-steel", "t", t=troll(at="g6")).see("t")["strength"] == 5
    assert cast("eat-steel", "t", roll=CRITICAL, t=troll(at="g6")).see("t")["strength"] == 4


@spell("inner-fire", changes=True)
def test_an_inner_fire_ignores_armor_worn():
    seen = field("inner-fire").see("B casting inner-fire at k")
    assert (seen["dice"], seen["armor"]) == (4, 3)


@spell("inner-fire", changes=False)
def test_an_inner_fire_needs_somebody_to_burn():
    assert not field("inner-fire", k={"at": "k9"}, S={"at": "j8"}).offers("B casts inner-fire at k")


@spell("marshy-ground", changes=True)
def test_marshy_ground_hampers_who_stands_in_it():
    play = field("marshy-ground", CAST).take("B casts marshy-ground on a square", "B aims at h3")
    assert "difficult-terrain -1" in play.see("k attacking S")["terms"]


@rule("UN-0428")
@spell("marshy-ground", changes=False)
def test_marshy_ground_dries_up_with_the_spell():
    play = field("marshy-ground", CAST).take("B casts marshy-ground on a square", "B aims at h3")
    assert "difficult-terrain -1" not in over(play).see("k attacking S")["terms"]


@spell("mutation", changes=True)
def test_a_mutation_strengthens_a_friend_and_dulls_it():
    before, after = field("mutation").see("S"), cast("mutation", "S").see("S")
    names = ("strength", "armor", "natural", "intelligence")
    assert [after[name] - before[name] for name in names] == [1, 1, 1, -2]


@rule("UN-C529")
@spell("mutation", changes=False)
@pytest.mark.parametrize("mutated", [True, False])
def test_enemies_fear_a_mutated_friend(mutated):
    near = {"k": {"at": "e5"}, "B": {"at": "b8"}}
    if mutated:
        play = cast("mutation", "S", [*PASS, *MISS], turn=["B", "S"], **near).take("B ends")
    else:
        play = field("mutation", MISS, turn="S", **near)
    play.take("S attacks k with broadsword")
    assert play.rolled("courage") == mutated


@spell("pestilence", changes=True)
def test_pestilence_makes_ill():
    play = cast("pestilence", "k", [3, 1, *FAIL, 1, 1, *PASS], j=orc(at="h4"))
    assert wounds(play, "k", "j") == [1, 0]
    assert play.see("k")["conditions"] == ["diseased"]
    assert play.see("j")["conditions"] == []


@rule("UN-C567")
@spell("pestilence", changes=False)
def test_the_undead_do_not_fall_ill():
    play = cast("pestilence", "u", [1, 1, *FAIL], u=SKELETON)
    assert play.see("u")["conditions"] == []


@spell("swarm-of-flies", changes=True)
def test_a_swarm_of_flies_blinds_enemies():
    before, after = field("swarm-of-flies").see("k"), cast("swarm-of-flies", "k").see("k")
    names = ("shooting", "perception", "intelligence")
    assert [after[name] - before[name] for name in names] == [-2, -2, -1]


@rule("UN-0449")
@spell("swarm-of-flies", changes=False)
def test_a_swarm_of_flies_leaves_friends_alone():
    assert cast("swarm-of-flies", "k", S={"at": "g4"}).see("S")["spells on"] == []
