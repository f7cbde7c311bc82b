"""What several cards of equipment share: light, poison, disarming, dice of fire and dice against Natural Armor."""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import THINGS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst_tallies
from undercroft.systems.universalis.ground.light import lit
from undercroft.systems.universalis.state import State

BOX = library()


@rule("UN-0259")
@pytest.mark.parametrize("id", [id for id, card in BOX[THINGS].items() if card.kind == "light"])
def test_every_source_of_light_lights_its_section(id):
    card = BOX[THINGS][id]
    worn = {"body": [id]} if card.worn else {"hands": [id]}
    assert lit(position(HALL, S=hero(at="b2", **worn)).game, 0)


@rule("UN-G64", "UN-C266", "UN-C280", "UN-C291")
@pytest.mark.parametrize("weapon", ["whip", "kusarigama"])
def test_a_critical_makes_the_target_drop_its_weapon(weapon):
    def lash(*dice: int) -> list[str]:
        play = position(
            HALL, S=hero(at="b2", hands=[weapon], attributes={"combat": 6}), k=orc(at="b3"), dice=list(dice)
        )
        return play.take("S attacks k").on().see("k")["hands"]

    assert lash(6, 4, 1, 2, *[1] * 8) == []
    assert lash(5, 4, 1, 2, *[1] * 8) == ["broadsword"]


@rule("UN-C313")
@pytest.mark.parametrize(("coated", "poisoned"), [("broadsword", True), ("dagger", False)])
def test_a_poisoned_blade_poisons_whom_it_wounds(coated, poisoned):
    def prepare(state: State) -> None:
        state.heroes[0].boons, state.heroes[0].coated = ("poison-flask",), (coated,)

    fighter = hero(at="b2", hands=["broadsword"], attributes={"combat": 6, "strength": 1})
    play = position(HALL, S=fighter, k=orc(at="b3"), dice=[5, 4, 1, 2, 6, 1, 6], prepare=prepare)
    play.take("S attacks k").on()
    assert play.rolled("poisonous") == poisoned


@rule("UN-C313")
def test_a_poison_flask_is_used_on_a_weapon_in_hand():
    play = position(HALL, S=hero(at="b2", hands=["broadsword"], pack=["poison-flask"])).take("S uses poison-flask")
    assert "broadsword" in play.who("S").coated


@rule("UN-0470", "UN-C568")
def test_fire_is_what_guards_against_fire_lessen():
    play = position(HALL, S=hero(at="b2", body=["cloak-of-the-salamander"]))
    who = play.who("S")
    burning = burst_tallies(play.game, who, Blast(dice=5, fire=True), 5, Cause("x"))[0].total
    plain = burst_tallies(play.game, who, Blast(dice=5), 5, Cause("x"))[0].total
    assert (burning, plain) == (3, 5)


@rule("UN-0473", "UN-0476")
@pytest.mark.parametrize(("against", "reach"), [("natural", 3), ("armor", 5), ("intelligence", 3)])
def test_dice_against_natural_armor_ignore_what_is_worn_and_others_reach_another_attribute(against, reach):
    play = position(HALL, S=hero(at="b2", body=["chainmail"]))
    assert burst_tallies(play.game, play.who("S"), Blast(dice=2, against=against), 2, Cause("x"))[1].total == reach
