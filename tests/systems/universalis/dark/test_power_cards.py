"""Every Power card changes an outcome for the creature that gets it."""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from systems.universalis.dark.lairs import give, given
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.agenda import NextCreature
from undercroft.systems.universalis.cards.words import IGNORES_TERRAIN, MAGIC_RESISTANCE
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.dark.power_cards import empower, may_have, refuges
from undercroft.systems.universalis.ground.engagement import engagers


def numbers(card: str, name: str) -> int:
    """By how much a card changes an attribute of an orc."""
    before = position(S=hero(), k=orc(), turn="S").see("k")[name]
    after: int = given(card, turn="S").see("k")[name]
    return after - before


def test_blood_fury_makes_one_more_attack_all_of_them_worse():
    play = given("blood-fury", turn="S")
    assert attacks_of(play.game, play.who("k")) == 2
    plain = position(S=hero(), k=orc(), turn="S")
    assert play.see("k attacking S")["attack"] == plain.see("k attacking S")["attack"] - 1


def test_a_dark_pact_brings_mana_back_and_casts_better():
    play = position(HALL, S=hero(at="b2"), k={"creature": "orc-shaman", "at": "j9"}, turn="S")
    shaman = play.who("k")
    shaman.mana = 0
    give(play.game, "dark-pact", shaman)
    assert shaman.mana == min(4, play.game.kit(shaman).mana)
    assert shaman.powers == ("dark-pact",)


def test_only_those_with_mana_have_use_for_a_dark_pact():
    play = position(S=hero(), k=orc(), turn="S")
    assert not may_have(play.game, "dark-pact", play.who("k"))


def test_a_dark_shield_gives_magic_resistance():
    play = given("dark-shield", turn="S")
    assert play.game.kit(play.who("k")).has(MAGIC_RESISTANCE)


def test_a_dread_aspect_makes_attackers_test_their_courage():
    play = given("dread-aspect", turn="S", dice=[1, 2, 6, 5, 1, 2, 1, 1, 1, 1, 1])
    play.take("S attacks k").on()
    assert play.rolled("courage") == 1
    assert "frightened" in play.see("S")["conditions"]


@rule("UN-C111", "UN-0675")
@pytest.mark.parametrize(("cards", "dice", "spared"), [(1, [5], True), (1, [4], False), (2, [1], True)])
def test_fortune_of_a_creature_avoids_being_knocked_out_on_5_and_with_a_second_point_always(cards, dice, spared):
    play = position(S=hero(), k=orc(), turn="S")
    creature = play.who("k")
    for _ in range(cards):
        give(play.game, "fortune", creature)
    script = turned_aside(play.game, creature)
    next(script)
    with pytest.raises(StopIteration) as done:
        script.send(dice[0] >= 5)
    assert done.value.value is spared


def test_ghost_walk_slips_through_melee_range():
    play = given("ghost-walk", turn="S")
    assert engagers(play.game, play.who("k")) == []
    assert play.game.kit(play.who("k")).has(IGNORES_TERRAIN)


def test_giant_strength_is_one_more_die():
    assert numbers("giant-strength", "strength") == 1


def test_a_killing_stroke_adds_2_dice_to_criticals_alone():
    play = given("killing-stroke", turn="S")
    assert play.see("k attacking S")["dice"] == position(S=hero(), k=orc(), turn="S").see("k attacking S")["dice"]
    cruel = orc(powers=["killing-stroke"])
    play = position(S=hero(hands=["broadsword"]), k=cruel, turn="k", dice=[6, 5, 1, 2, *[1] * 20]).finish()
    assert [event.total for event in play.events("summed") if event.what == "damage"] == [3 + 1 + 1 + 2]


def test_onrush_puts_a_creature_into_the_order_once_more():
    play = position(S=hero(), k=orc(), turn="S")
    creature = play.who("k")
    play.state.agenda.insert(0, NextCreature(order=(creature.id,)))
    give(play.game, "onrush", creature)
    assert play.state.agenda[0] == NextCreature(order=(creature.id, creature.id))


def test_onrush_lets_a_creature_that_has_acted_act_again():
    play = position(S=hero(), k=orc(activated=True), turn="S", hand=["onrush"])
    creature = play.who("k")
    assert may_have(play.game, "onrush", creature)
    give(play.game, "onrush", creature)
    assert not creature.activated
    assert not may_have(play.game, "onrush", creature)


def test_regeneration_heals_on_5():
    hurt = {"creature": "troll", "wounds": 2, "powers": ["regeneration"]}
    play = position(S=hero(), k=hurt, turn="k", dice=[5, 4, *[1] * 30])
    assert play.see("k")["wounds"] == 1


def test_a_second_wind_heals_3_and_clears_the_head():
    play = given("second-wind", turn="S", k={"creature": "troll", "wounds": 4, "conditions": ["stunned"]})
    assert (play.see("k")["wounds"], play.see("k")["conditions"]) == (1, [])


def test_nobody_who_is_well_needs_a_second_wind():
    play = position(S=hero(), k=orc(), turn="S")
    assert not may_have(play.game, "second-wind", play.who("k"))


def test_the_skin_of_the_titan_is_wounded_by_criticals_alone():
    dice = [5, 5, 1, 2]
    play = given("skin-of-the-titan", turn="S", dice=dice).take("S attacks k").on()
    assert play.see("k")["wounds"] == 0
    assert play.rolled("damage") == 0


def test_stone_skin_is_one_more_armor():
    assert numbers("stone-skin", "armor") == 1


def test_two_stone_skins_add_up():
    play = given("stone-skin", turn="S")
    once = play.see("k")["armor"]
    give(play.game, "stone-skin", play.who("k"))
    assert play.see("k")["armor"] == once + 1


def test_tribute_fills_the_reserve():
    play = position(S=hero(), k=orc(), turn="S", reserve=2)
    for _ in empower(play.game, "tribute", None):
        raise AssertionError("the card asks something")
    assert play.see("table")["reserve"] == 6


def test_uncanny_speed_is_2_more_squares_and_1_more_agility():
    assert (numbers("uncanny-speed", "movement"), numbers("uncanny-speed", "agility")) == (2, 1)


HIDEOUT = "+-+-+-+-+-+-+-+-+\n|S k . .=. . . .|\n+-+-+-+-+-+-+-+-+"


@rule("UN-0587")
def test_who_vanishes_appears_in_another_explored_section_away_from_the_heroes():
    play = position(HIDEOUT, S=hero(), k=orc(), turn="S", explored=["e1"])
    give(play.game, "vanish", play.who("k"))
    assert play.see("k")["at"] == "h1"


@rule("UN-0587")
def test_nobody_vanishes_where_nothing_else_is_explored():
    play = position(HIDEOUT, S=hero(), k=orc(), turn="S")
    assert refuges(play.game, play.who("k")) == 0
    assert not may_have(play.game, "vanish", play.who("k"))


@rule("UN-C551")
def test_venomed_blades_poison_when_the_die_reaches_natural_armor():
    dice = [6, 5, 1, 2, 6, 1, 1, 1, 1, 6]
    venomous = orc(powers=["venomed-blades"])
    play = position(S=hero(hands=["broadsword"]), k=venomous, turn="k", dice=[*dice, *[1] * 9]).finish()
    assert "poisoned" in play.see("S")["conditions"]


@pytest.mark.parametrize("venom", [{"powers": ["venomed-blades"]}, {"skills": ["poisonous"]}])
def test_a_venom_works_no_more_on_its_bearer_when_another_has_just_finished_it_off(venom):
    dice = [5, 4, 1, 2, 6, 1, 1, 1, 1, 6]
    play = position(S=hero(skills=["poisonous"]), k=orc(**venom), turn="S", dice=dice)
    play.take("S attacks k").on()
    assert [creature.card for creature in play.state.creatures] == []
    assert play.rolled("poisonous") == 1


def test_a_wall_of_wind_stops_plain_arrows():
    bow = hero("taeral", at="b2", hands=["short-bow"])
    play = position(HALL, S=bow, k=orc(at="f2"), turn="S", dice=[6, 5])
    give(play.game, "wall-of-wind", play.who("k"))
    play.take("S shoots k").on()
    assert play.see("k")["wounds"] == 0
    assert play.rolled("damage") == 0
