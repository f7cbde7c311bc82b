"""Equipping, stowing, repairing, throwing and taking items."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.proofs.checklist import rule


def starting(play, *acts):
    """The options that begin with one of these."""
    return sorted(text for text in play.acts() if text.startswith(acts))


# Belt and Backpack


@rule("DO-0075", "DO-0251")
def test_a_card_comes_from_the_belt_onto_the_body_for_four_ap():
    play = position(W=hero(belt=["battle-axe"]))
    play.choose("equip-from-belt")
    assert (play.who("W").ap, play.who("W").outfit.at("hand")[0].card) == (16, "battle-axe")


@rule("DO-0076", "DO-0252")
def test_a_card_comes_from_the_backpack_onto_the_body_or_into_the_belt_for_ten_ap():
    play = position(W=hero(pack=["longsword"]))
    play.choose("equip-from-pack")
    assert play.acts() == ["to-hand =longsword", "to-belt =longsword"]
    play.choose("to-belt")
    assert (play.who("W").ap, play.who("W").outfit.at("belt")[0].card) == (10, "longsword")


@rule("DO-0252")
def test_what_is_in_the_backpack_cannot_be_used():
    play = position("Wg", W=hero(pack=["longsword", "healing-potion"]), g=monster("orc"))
    assert starting(play, "melee", "use") == []


@rule("DO-0071")
def test_a_card_that_cannot_be_worn_is_not_taken_out_of_the_belt():
    play = position(W=hero("mage", belt=["longsword"], pack=["battle-axe"]))
    assert starting(play, "equip") == ["equip-from-pack =battle-axe"]


@rule("DO-0077", "DO-0248")
def test_moving_a_card_down_is_free():
    play = position(W=hero(hand=["longsword"]))
    assert starting(play, "stow") == ["stow-belt =longsword", "stow-pack =longsword"]
    play.choose("stow-belt")
    assert (play.who("W").ap, play.who("W").outfit.at("belt")[0].card) == (20, "longsword")


@rule("DO-0077")
def test_a_card_goes_from_the_belt_into_the_backpack_for_nothing():
    play = position(W=hero(hand=["dagger"], belt=["dagger"]))
    play.choose("stow-from-belt")
    who = play.who("W")
    assert (who.ap, len(who.outfit.at("hand")), len(who.outfit.at("belt")), len(who.outfit.pack)) == (20, 1, 0, 1)


@rule("DO-0073", "DO-0077")
def test_nothing_is_put_into_a_full_belt():
    play = position(W=hero(hand=["longsword"], belt=["dagger", "whip", "antidote"]))
    assert not [text for text in play.acts() if text.startswith("stow-belt")]


@rule("DO-0250", "DO-0464", "DO-0113")
@pytest.mark.parametrize(("bonuses", "cost"), [([], 12 + 4), (["quickness"], 12 + 4 - 3)])
def test_a_one_handed_weapon_is_used_from_the_belt_for_four_ap_more_and_stays_there(bonuses, cost):
    dice = {"W melee-attack": [[2, 2, 2], [9, 9]]}
    play = position("Wg", W=hero(belt=["longsword"], bonuses=bonuses), g=monster("orc"), dice=dice)
    play.choose("melee")
    assert (play.who("W").ap, play.who("W").outfit.at("belt")[0].card) == (20 - cost, "longsword")


@rule("DO-0153")
def test_an_action_that_costs_more_than_is_left_leaves_none():
    dice = {"W melee-attack": [[2, 2, 2], [9, 9]]}
    play = position("Wg", W=hero(hand=["longsword"], ap=4), g=monster("orc"), dice=dice)
    play.choose("melee")
    assert play.who("W").ap == 0


# repairing


LEATHER = {"torso": ["leather-armor+damaged"], "head": ["leather-helmet+damaged"], "feet": ["padded-boots+damaged"]}


@rule("DO-0255", "DO-0256", "DO-X46", "DO-C72", "DO-C73", "DO-C74")
def test_the_ranger_repairs_both_leather_pieces_together():
    play = position(W=hero("ranger", ap=24, **LEATHER))
    play.choose("repair-set", what="leather")
    assert play.who("W").ap == 24 - 9
    assert sorted(map(str, play.who("W").outfit.items())) == ["leather-armor", "leather-helmet", "padded-boots+damaged"]


@rule("DO-0255")
def test_a_single_card_costs_its_own_ap():
    play = position(W=hero("ranger", ap=24, **LEATHER))
    play.choose("repair", what="padded-boots+damaged")
    assert play.who("W").ap == 24 - 7


@rule("DO-0257", "DO-G39")
def test_pieces_in_the_belt_are_included_for_four_ap_more_in_all():
    who = hero("ranger", torso=["leather-armor+damaged"], belt=["leather-helmet+damaged", "leather-boots+damaged"])
    play = position(W=who)
    play.choose("repair-set-and-belt")
    assert play.who("W").ap == 20 - 9 - 4
    assert not [item for item in play.who("W").outfit.items() if item.marks]


@rule("DO-0258", "DO-G39", "DO-0255")
def test_cards_in_the_backpack_are_repaired_one_at_a_time_for_ten_ap_more():
    play = position(W=hero("ranger", pack=["leather-armor+damaged", "leather-helmet+damaged"]))
    assert starting(play, "repair-set") == []
    play.choose("repair-in-pack", what="leather-armor+damaged")
    assert play.who("W").ap == 20 - 18
    assert sorted(map(str, play.who("W").outfit.pack)) == ["leather-armor", "leather-helmet+damaged"]


@rule("DO-0464")
def test_quickness_and_a_tinkers_kit_make_repairs_cheaper():
    play = position(W=hero("ranger", bonuses=["quickness"], accessory=["tinkers-kit"], **LEATHER))
    play.choose("repair-set", what="leather")
    assert play.who("W").ap == 20 - (9 - 3 - 4)


@rule("DO-0264")
def test_anothers_card_is_repaired_for_five_ap_more_and_stays_with_its_owner():
    play = position("WA", W=hero(), A=hero("ranger", **LEATHER))
    play.choose("repair-set", who=2)
    assert play.who("W").ap == 20 - 9 - 5
    assert len([item for item in play.who("A").outfit.items() if item.marks]) == 1


@rule("DO-0260", "DO-0264")
def test_nobody_is_reached_from_two_squares_away():
    play = position("W.A", W=hero(), A=hero("ranger", **LEATHER))
    assert starting(play, "repair", "take-from") == []


# throwing


@rule("DO-0243", "DO-0244", "DO-0465", "DO-0150")
@pytest.mark.parametrize(("where", "cost", "quick"), [("hand", 0, 0), ("belt", 4, 1), ("pack", 10, 7)])
def test_throwing_costs_what_getting_at_the_card_costs(where, cost, quick):
    act = {"hand": "throw-from-body", "belt": "throw-from-belt", "pack": "throw-from-pack"}[where]
    for bonuses, ap in ([], cost), (["quickness"], quick):
        play = position("W..A", W=hero(bonuses=bonuses, **{where: ["dagger"]}), A=hero("mage"))
        play.choose(act).finish()
        assert play.who("W").ap == 20 - ap
        assert [item.card for item in play.who("A").outfit.items()] == ["dagger"]


@rule("DO-0245")
def test_items_are_thrown_to_the_same_tile_or_a_connected_one_without_line_of_sight():
    play = position("W#A\n...", W=hero(hand=["dagger"]), A=hero("mage"))
    assert starting(play, "throw-from-body")


@rule("DO-0246")
def test_with_the_option_throwing_needs_line_of_sight():
    board = "W#A\n###\n..."
    plain = position(board, W=hero(hand=["dagger"]), A=hero("mage"))
    strict = position(board, W=hero(hand=["dagger"]), A=hero("mage"), options={"sight-throws": True})
    assert starting(plain, "throw-from-body")
    assert not starting(strict, "throw-from-body")


@rule("DO-G71")
def test_nothing_is_thrown_to_the_unconscious_but_it_can_be_taken_from_them():
    play = position("WA", W=hero(hand=["dagger"]), A=hero("mage", unconscious=True, hand=["psi-orb"]))
    assert starting(play, "throw-from") == []
    assert starting(play, "take-from")


@rule("DO-0247")
def test_a_thrown_card_goes_straight_into_the_receivers_slot():
    play = position("W..A", W=hero(torso=["chain-mail"]), A=hero("shield-maiden", torso=["leather-armor"]))
    play.choose("throw-from-body").choose("to-torso")
    assert play.asks() == "put-away"
    assert all(text.startswith(("to-belt", "to-pack")) for text in play.acts())


# taking


@rule("DO-0260", "DO-0261")
def test_an_item_is_taken_for_five_ap_if_its_owner_agrees():
    agreed = position("WA", W=hero(), A=hero("mage", belt=["dagger"]))
    agreed.choose("take-from-belt")
    assert agreed.asks() == "give-up"
    agreed.choose("yes").finish()
    assert (agreed.who("W").ap, [item.card for item in agreed.who("W").outfit.items()]) == (15, ["dagger"])
    refused = position("WA", W=hero(), A=hero("mage", belt=["dagger"]))
    refused.choose("take-from-belt").choose("no")
    assert (refused.who("W").ap, refused.who("W").outfit.items()) == (20, ())


@rule("DO-0243", "DO-0260", "DO-0261")
@pytest.mark.parametrize(("act", "prompt"), [("take-from-belt", "take-what"), ("throw-from-belt", "throw-what")])
def test_of_two_items_whoever_acts_chooses_one(act, prompt):
    belt = {"belt": ["dagger", "whip"]}
    play = position("WA", W=hero(**belt), A=hero("mage", **belt))
    play.choose(act)
    assert play.asks() == prompt
    assert [text.split("=")[1] for text in play.acts()] == ["dagger", "whip"]


@rule("DO-0261")
def test_the_unconscious_cannot_refuse():
    play = position("WA", W=hero(), A=hero("mage", belt=["dagger"], unconscious=True))
    play.choose("take-from-belt").finish()
    assert [item.card for item in play.who("W").outfit.items()] == ["dagger"]


@rule("DO-0466", "DO-X60")
def test_with_quickness_reaching_into_anothers_backpack_costs_two_ap():
    play = position("WA", W=hero(bonuses=["quickness"]), A=hero("mage", pack=["dagger"], unconscious=True))
    play.choose("take-from-pack").finish()
    assert play.who("W").ap == 18


@rule("DO-0262", "DO-0263")
def test_a_taken_potion_is_drunk_in_the_same_action_and_discarded():
    play = position("WA", W=hero(hp=1), A=hero("mage", pack=["small-healing-potion"], unconscious=True))
    play.choose("take-from-pack").choose("use", who=1)
    assert (play.who("W").hp, play.who("W").ap) == (4, 20 - 5 - 5)
    assert play.who("W").outfit.items() == play.who("A").outfit.items() == ()


@rule("DO-0262", "DO-0263")
def test_a_taken_weapon_attacks_at_once_and_is_in_the_hand_afterwards():
    dice = {"W melee-attack": [[2, 2, 2], [9, 9]]}
    play = position(
        "gWA",
        W=hero(hand=["battle-axe"]),
        A=hero("mage", pack=["longsword"], unconscious=True),
        g=monster("orc"),
        dice=dice,
    )
    play.choose("take-from-pack").choose("melee").choose("to-pack")
    assert play.who("W").ap == 20 - 5 - 12
    assert [item.card for item in play.who("W").outfit.at("hand")] == ["longsword"]
    assert [item.card for item in play.who("W").outfit.pack] == ["battle-axe"]


@rule("DO-0071", "DO-0262")
def test_a_taken_weapon_one_cannot_use_is_only_kept():
    play = position("gWA", W=hero("mage"), A=hero(pack=["longsword"], unconscious=True), g=monster("orc"))
    play.choose("take-from-pack")
    assert play.asks() == "receive"
