"""Heights and sizes, the hero card, tests and Fortune.  UN-0068 to UN-0106"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import DUEL, HALL, hero, orc, position, troll
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.aftermath import lose_half
from undercroft.systems.universalis.cards.definitions import FURNITURE
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.rolls.tests import judge


@rule("UN-0068")
@pytest.mark.parametrize(
    ("piece", "height"), [("table", 1), ("wardrobe", 2), ("library", 2), ("statue", 3), ("column", 4)]
)
def test_elements_have_their_heights(piece, height):
    assert BOX[FURNITURE][piece].height == height


@rule("UN-0069")
@pytest.mark.parametrize(
    ("card", "size", "base"), [("goblin", 1, (1, 1)), ("orc-warrior", 2, (1, 1)), ("troll", 3, (2, 2))]
)
def test_sizes_and_the_squares_under_them(card, size, base):
    assert (person(card).size, person(card).base) == (size, base)


@rule("UN-0070", "UN-0072")
def test_a_character_is_as_high_as_its_profile_says():
    play = position(HALL, S=hero(at="c3"), k=troll(at="f3"), l=orc(at="e3"), turn="S")
    assert play.see("S and k")["sight"]
    assert not position(HALL, S=hero(at="c3"), k=orc(at="f3"), l=orc(at="e3"), turn="S").see("S and k")["sight"]


@rule("UN-0073", "UN-0348")
@pytest.mark.parametrize(("creature", "holds"), [("goblin", False), ("orc-warrior", True)])
def test_much_smaller_enemies_never_hold_anybody_however_many_there_are(creature, holds):
    around = {name: {"creature": creature, "at": at} for name, at in zip("klmn", ("c5", "f5", "d4", "e7"))}
    play = position(HALL, B=hero("brumgar", at="d5", skills=["large"]), turn="B", **around)
    assert play.see("B")["size"] - play.see("k")["size"] == (1 if holds else 2)
    assert sorted(play.see("B")["engaged by"]) == (sorted(around) if holds else [])
    assert play.offers("B moves to f7") is not holds


@rule("UN-0074", "UN-0346")
@pytest.mark.parametrize(
    ("people", "holding"),
    [
        ({"k": "orc-warrior"}, []),
        ({"k": "orc-warrior", "l": "orc-warrior"}, ["k", "l"]),
        ({"k": "orc-warrior", "l": "goblin"}, []),
        ({"k": "goblin", "l": "goblin"}, []),
        ({"k": "troll"}, ["k"]),
        ({"k": "troll", "l": "orc-warrior"}, ["k"]),
    ],
)
def test_two_enemies_just_smaller_hold_a_larger_one_and_no_others_do(people, holding):
    places = zip(people.items(), ("f5", "c6"))
    around = {name: {"creature": creature, "at": at} for (name, creature), at in places}
    play = position(HALL, B=hero("brumgar", at="d5", skills=["large"]), turn="B", **around)
    assert play.see("B")["engaged by"] == holding


@rule("UN-0078", "UN-0076")
def test_armor_is_natural_armor_with_what_is_worn():
    play = position(S=hero("borgron"), turn="S")
    assert (play.see("S")["natural"], play.see("S")["armor"]) == (3, 4)


@rule("UN-0081", "UN-0503")
def test_a_hero_without_vitality_is_knocked_out():
    dice = [6, 5, 1, 2, 6, 6, 6, 6, 6, 1]
    ill = hero(hands=["broadsword"], wounds=3, conditions=["poisoned", "diseased"])
    play = position(DUEL, S=ill, k=orc(), turn="k", dice=dice).finish()
    assert play.see("S")["conditions"] == ["knocked-out"]


@rule("UN-0085")
def test_who_is_strong_and_hardy_carries_more():
    play = position(S=hero(), turn="S")
    assert play.see("S")["weight limit"] == 2 * (4 + 5)


@rule("UN-0086")
def test_a_two_handed_weapon_takes_the_place_of_sword_and_shield():
    play = position(S=hero(hands=["broadsword", "shield"], pack=["bastard-sword"]), turn="S")
    play.take("S draws bastard sword")
    assert play.see("S")["hands"] == ["bastard-sword"]
    assert sorted(play.see("S")["pack"]) == ["broadsword", "shield"]


@rule("UN-0087")
def test_what_is_in_the_backpack_is_not_in_use():
    play = position(S=hero(hands=["broadsword"], pack=["shield"]), turn="S")
    assert play.game.kit(play.who("S")).shield is None


@rule("UN-0088")
@pytest.mark.parametrize(("dice", "bonus", "passed"), [((4, 2), 4, True), ((4, 1), 4, False), ((5, 5), 0, True)])
def test_a_test_is_passed_with_ten(dice, bonus, passed):
    assert judge(dice, bonus, 10).passed is passed


@rule("UN-0089", "UN-0092")
def test_a_natural_double_one_always_fails():
    assert not judge((1, 1), 12, 10).passed


@rule("UN-0091", "UN-0092")
def test_a_natural_double_six_always_succeeds():
    assert judge((6, 6), -8, 10).passed


@rule("UN-0090")
def test_skills_that_reroll_ones_leave_a_double_one_alone():
    play = position(S=hero(skills=["elite"], hands=["broadsword"]), k=orc(), turn="S", dice=[1, 1, 3, 3, 6])
    play.take("S attacks k")
    assert play.rolled("attack-again") == 0
    assert play.see("S")["hands"] == []


@rule("UN-0042", "UN-C440")
def test_a_reroll_takes_only_the_die_it_may_and_stands_even_if_worse():
    dice = [5, 1, 4, 3, 1, *[1] * 5]
    play = position(S=hero(skills=["elite"], hands=["broadsword"]), k=orc(), turn="S", dice=dice)
    play.chance.left[2] = 1
    play.take("S attacks k")
    assert play.rolled("attack-again") == 1


@rule("UN-0093", "UN-0391")
def test_the_higher_total_wins_an_opposed_roll_without_reaching_ten():
    dice = [2, 1, 1, 2, *[1] * 5]
    play = position(S=hero(hands=["broadsword"]), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("hit")["landed"]


@rule("UN-0096", "UN-0105")
def test_one_point_of_fortune_turns_a_fatal_blow_on_a_five():
    dice = [6, 5, 1, 2, 6, 6, 6, 6, 6, 5]
    play = position(S={**hero(hands=["broadsword"], wounds=3), "fortune": 2}, k=orc(), turn="k", dice=dice)
    play.take("S keeps the roll", "S keeps the roll", "S spends fortune")
    assert play.see("S")["wounds"] == 3
    assert play.see("S")["fortune"] == 1


@rule("UN-0097")
def test_a_second_point_turns_the_blow_without_a_roll():
    dice = [6, 5, 1, 2, 6, 6, 6, 6, 6, 4]
    play = position(S={**hero(hands=["broadsword"], wounds=3), "fortune": 2}, k=orc(), turn="k", dice=dice)
    play.take("S keeps the roll", "S keeps the roll", "S spends fortune", "S spends fortune")
    assert (play.see("S")["wounds"], play.see("S")["fortune"]) == (3, 0)


@rule("UN-0098", "UN-0063")
def test_fortune_throws_ones_own_roll_again_and_the_dark_player_scores():
    dice = [1, 2, 6, 5, 6, 4, *[1] * 6]
    play = position(S={**hero(hands=["broadsword"]), "fortune": 1}, k=orc(), turn="S", dice=dice)
    play.take("S attacks k", "S spends fortune on the own roll")
    assert play.see("hit")["landed"]
    assert play.see("table")["suffered"] == 1


@rule("UN-0099")
def test_fortune_makes_an_attacker_roll_again():
    dice = [6, 5, 1, 2, 1, 2]
    play = position(S={**hero(hands=["broadsword"]), "fortune": 1}, k=orc(), turn="k", dice=dice)
    play.take("S spends fortune on the enemy roll")
    assert not play.see("hit")["landed"]


@rule("UN-0100")
def test_each_roll_is_thrown_again_only_once():
    dice = [1, 2, 6, 5, 2, 1]
    play = position(S={**hero(hands=["broadsword"]), "fortune": 5}, k=orc(), turn="S", dice=dice)
    play.take("S attacks k", "S spends fortune on the own roll")
    assert not play.offers("S spends fortune on the own roll")
    assert play.offers("S spends fortune on the enemy roll")


@rule("UN-0104")
def test_a_hero_cannot_spend_fortune_for_another():
    dice = [1, 2, 6, 5]
    play = position(
        HALL, S=hero(at="c3", hands=["broadsword"]), B={"hero": "borgron", "at": "h8"}, k=orc(at="c4"), dice=dice
    )
    play.take("S attacks k")
    assert play.asks() == "act"


@rule("UN-0040")
@pytest.mark.parametrize(("whole", "halved"), [(0, 0), (1, 1), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_halves_are_rounded_down_but_not_to_nothing(whole, halved):
    assert half(whole) == halved


@rule("UN-0040", "UN-0535")
@pytest.mark.parametrize(("pack", "left"), [((), 0), (("rope",), 0), (("rope", "torch", "dagger"), 2)])
def test_captors_keep_the_only_thing_a_prisoner_had(pack, left):
    play = position(DUEL, S=hero(hands=[], body=[], pack=list(pack)), turn="S")
    losing = lose_half(play.game, play.who("S"))
    for _ in losing:
        with pytest.raises(StopIteration):
            losing.send(1)
    assert len(play.who("S").pack) == left
