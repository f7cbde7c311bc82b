"""Combat skills.  UN-C429 to UN-C468"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import changes, duel, fighter
from undercroft.proofs.checklist import rule


@rule("UN-C440")
@skill("elite", changes=True)
def test_elite_throws_a_1_of_an_attack_again():
    dice = {"S attack": [5, 1], "S attack-again": [4], "k defense": [3, 4], "S damage": [1] * 5}
    play = duel("elite", dice=dice).take("S attacks k")
    assert play.rolled("attack-again") == 1
    assert play.see("hit")["landed"]


@rule("UN-C440", "UN-0090")
@skill("elite", changes=False)
def test_elite_leaves_a_critical_failure_alone():
    play = duel("elite", dice={"S attack": [1, 1], "k defense": [4, 3], "S break": [6]}).take("S attacks k")
    assert play.rolled("attack-again") == 0


@rule("UN-C440")
@skill("elite", changes=False)
def test_elite_does_nothing_in_defense():
    play = duel("elite", turn="k", dice={"k attack": [2, 1], "S defense": [5, 1]}).finish()
    assert play.rolled("defense-again") == 0


@rule("UN-C449")
def test_hardy_adds_a_point_of_vitality_and_nothing_else():
    assert changes("hardy") == {"vitality": 1}


@rule("UN-C449")
def test_hardy_does_not_put_off_being_wounded():
    assert duel("hardy", S={"wounds": 5}).see("S")["wounded"]
    assert not duel("hardy", S={"wounds": 4}).see("S")["wounded"]


@rule("UN-C461")
@skill("strong", changes=True)
def test_strong_adds_a_damage_die():
    assert duel("strong").see("S attacking k")["dice"] == duel().see("S attacking k")["dice"] + 1


@rule("UN-C461")
def test_strong_changes_no_other_attribute():
    assert changes("strong") == {"strength": 1}


@rule("UN-C453")
@skill("lethal-blow", changes=True)
def test_lethal_blow_trades_the_die_of_a_critical_for_a_point_of_armor():
    play = duel("lethal-blow", dice={"S attack": [6, 4], "k defense": [2, 1], "S damage": [3] * 5})
    play.take("S attacks k", "S declares lethal-blow").on()
    assert play.see("k")["gone"]


@rule("UN-C453", "UN-G115")
def test_lethal_blow_counts_a_double_critical_twice():
    weak = {"attributes": {"strength": 1}}
    play = duel("lethal-blow", S=weak, dice={"S attack": [6, 6], "k defense": [2, 1], "S damage": [2, 1]})
    play.take("S attacks k", "S declares lethal-blow").on()
    assert play.see("k")["wounds"] == 1


@rule("UN-C453")
def test_lethal_blow_does_nothing_without_a_critical():
    play = duel("lethal-blow", dice={"S attack": [5, 4], "k defense": [2, 1], "S damage": [3] * 5})
    play.take("S attacks k", "S declares lethal-blow").on()
    assert play.see("hit")["dealt"] == 0


@rule("UN-C456")
@pytest.mark.parametrize(("answer", "attack"), [("S declares mighty-blow", 4), ("S is done", 5)])
def test_mighty_blow_is_harder_to_land(answer, attack):
    play = duel("mighty-blow", dice={"S attack": [2, 1], "k defense": [6, 5]}).take("S attacks k", answer)
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [attack]


@rule("UN-C456")
@skill("mighty-blow", changes=True)
def test_mighty_blow_wounds_through_armor():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [3, 1, 1, 1, 1]}
    play = duel("mighty-blow", dice=dice).take("S attacks k", "S declares mighty-blow").on()
    assert play.see("hit")["dealt"] == 1


@rule("UN-C456", "UN-1464")
def test_mighty_blow_that_is_not_declared_does_nothing():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [3, 1, 1, 1, 1]}
    play = duel("mighty-blow", dice=dice).take("S attacks k", "S is done").on()
    assert play.see("hit")["dealt"] == 0


@rule("UN-C456", "UN-1026")
@pytest.mark.parametrize(("skills", "thrown"), [(["mighty-blow"], 1), ([], 0)])
def test_mighty_blow_may_break_the_shield_that_stops_it(skills, thrown):
    shield = {"hands": ["broadsword", "shield"]}
    dice = {"S attack": [6, 4], "k defense": [2, 1], "k block": [6], "k break?": [5]}
    play = duel(*skills, k=shield, dice=dice).take("S attacks k")
    if skills:
        play.take("S declares mighty-blow")
    play.on()
    assert play.rolled("break") == thrown


@rule("UN-C447")
def test_giant_killer_has_another_die_against_the_large():
    people = {"S": fighter("giant-killer", at="d5"), "t": troll(at="d3"), "k": orc(at="e5")}
    play = position(HALL, turn="S", **people)
    assert play.see("S attacking t")["dice"] == play.see("S attacking k")["dice"] + 1


@rule("UN-C447")
@skill("giant-killer", changes=False)
def test_giant_killer_does_nothing_against_its_own_size():
    assert duel("giant-killer").see("S attacking k") == duel().see("S attacking k")


@rule("UN-C465")
@skill("tricky-fighter", changes=True)
def test_tricky_fighter_lowers_armor_with_a_double():
    clever = {"attributes": {"intelligence": 4}}
    dice = {"S attack": [4, 4], "k defense": [2, 1], "S damage": [3, 1, 1, 1, 1]}
    play = duel("tricky-fighter", S=clever, dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 1


@rule("UN-C465")
@skill("tricky-fighter", changes=False)
def test_tricky_fighter_does_nothing_without_a_double():
    clever = {"attributes": {"intelligence": 4}}
    dice = {"S attack": [5, 3], "k defense": [2, 1], "S damage": [3, 1, 1, 1, 1]}
    play = duel("tricky-fighter", S=clever, dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 0


@rule("UN-C462")
@skill("swift-drawing", changes=True)
@pytest.mark.parametrize(("skills", "attack"), [(["swift-drawing"], 5), ([], 4)])
def test_swift_drawing_spares_the_penalty_beside_an_enemy(skills, attack):
    play = duel(*skills, S={"hands": [], "pack": ["broadsword"]}).take("S draws broadsword")
    assert play.see("S attacking k")["attack"] == attack


@rule("UN-C462")
@skill("swift-drawing", changes=False)
def test_swift_drawing_still_takes_a_quick_action():
    play = duel("swift-drawing", S={"hands": [], "pack": ["broadsword"]}).take("S draws broadsword")
    assert not play.see("S")["quick"]


@rule("UN-C468")
def test_used_to_armors_moves_farther_in_heavy_armor():
    assert changes("used-to-armors", body=["chainmail"]) == {"movement": 1}


@rule("UN-C468")
@skill("used-to-armors", changes=False)
def test_used_to_armors_does_nothing_in_light_armor():
    assert changes("used-to-armors", body=["leather-armor"]) == {}


@rule("UN-C455")
@skill("martial-arts", changes=True)
def test_martial_arts_of_a_creature_knocks_down_with_a_single_die():
    dice = {"k attack": [6, 4], "S defense": [2, 1], "k damage": [6]}
    play = duel(turn="k", k={"skills": ["martial-arts"]}, dice=dice).finish()
    assert play.see("S")["down"]
    assert play.see("hit")["dealt"] == 1


@rule("UN-C455")
def test_martial_arts_of_a_hero_stuns_and_wounds_as_usual():
    dice = {"S attack": [6, 3], "k defense": [2, 1], "S damage": [6, *[1] * 5]}
    play = duel("martial-arts", dice=dice).take("S attacks k").on()
    assert play.see("k")["conditions"] == ["stunned"]
    assert play.see("hit")["dealt"] == 1


@rule("UN-C455")
@skill("martial-arts", changes=False)
def test_martial_arts_needs_a_critical():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [1] * 5}
    play = duel("martial-arts", dice=dice).take("S attacks k").on()
    assert play.see("k")["conditions"] == []


@rule("UN-C455")
@skill("martial-arts", changes=False)
def test_martial_arts_does_nothing_to_the_larger():
    people = {"S": fighter("martial-arts", at="d5"), "t": troll(at="d3")}
    dice = {"S attack": [6, 5], "t defense": [2, 1], "S damage": [1] * 6}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks t").on()
    assert play.see("hit")["landed"]
    assert play.see("t")["conditions"] == []
