"""Hands, quick slots, belt, backpack, jewellery.  LE-0009, LE-0111 to LE-0119, LE-0583, LE-0614, LE-0615, LE-0625"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import standing
from undercroft.crawl.things import Item, Outfit, Worn, parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.hands import hands_for
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.status.burden import room
from undercroft.systems.league.things.slots import (
    PACK,
    QUICK,
    change,
    changes,
    find_tool,
    in_order,
    places,
    quick_slots,
    well_ordered,
)

STRENGTH = 45


def outfit(**slots):
    """Things by slot."""
    return Outfit(tuple(Worn(slot, parse_item(card)) for slot, cards in slots.items() for card in cards))


def fits(**slots):
    """May somebody of STR 45 have these things there?"""
    return well_ordered(outfit(**slots), STRENGTH)


def alone(**who):
    """A hero by itself."""
    play = position(W=hero(**who))
    return play.game, play.who("W")


# hands


@rule("LE-0009", "LE-0664", "LE-G10", "LE-C37")
@pytest.mark.parametrize(
    ("card", "strength", "hands"),
    [
        ("dagger", 1, 1),
        ("broadsword", 29, 0),
        ("broadsword", 30, 1),
        ("greatsword", 44, 0),
        ("greatsword", 70, 2),
        ("bastard-sword", 34, 0),
        ("bastard-sword", 35, 2),
        ("bastard-sword", 50, 1),
        ("short-bow", 60, 2),
        ("buckler", 10, 1),
    ],
)
def test_strength_says_which_weapons_can_be_used_and_with_how_many_hands(card, strength, hands):
    assert hands_for(things()[card], strength) == hands


@rule("LE-0009")
def test_a_weapon_that_is_too_heavy_is_not_taken_in_hand():
    _, who = alone(values={"strength": 30})
    assert "hand" not in places(who.values.strength, Item("greatsword"))
    assert "hand" in places(who.values.strength, Item("broadsword"))


@rule("LE-0664")
def test_there_are_two_hands():
    assert fits(hand=["broadsword", "round-shield"])
    assert not fits(hand=["broadsword", "dagger", "dagger"])
    assert fits(hand=["greatsword"])
    assert not fits(hand=["greatsword", "buckler"])


# quick slots


@rule("LE-0112", "LE-C137")
def test_there_are_three_quick_slots():
    assert fits(quick=["bandage", "rope", "torch"])
    assert not fits(quick=["bandage", "rope", "torch", "bandage"])


@rule("LE-0112")
def test_a_quick_slot_holds_anything_but_armour():
    _, who = alone()
    assert QUICK not in places(who.values.strength, Item("leather-cap"))
    assert all(
        QUICK in places(who.values.strength, Item(card))
        for card in ("greatsword", "round-shield", "rope", "healing-weak")
    )


@rule("LE-0614", "LE-C146")
def test_an_alchemist_belt_makes_nine_slots_of_three():
    bottles = ["healing-weak"] * 9
    assert quick_slots(outfit(belt=["alchemist-belt"])) == 9
    assert fits(belt=["alchemist-belt"], quick=bottles)
    assert not fits(belt=["alchemist-belt"], quick=[*bottles, "healing-weak"])


@rule("LE-0615", "LE-C146")
def test_the_loops_of_a_belt_hold_only_potions_and_vials():
    assert fits(belt=["alchemist-belt"], quick=["rope", "torch", "bandage", "bottle", "healing-weak"])
    assert not fits(belt=["alchemist-belt"], quick=["rope", "torch", "bandage", "lock-picks"])


# battle


@rule("LE-0113")
def test_what_is_in_a_quick_slot_is_at_hand_in_battle():
    play = position("W....g", W=hero(quick=["dagger"]), g=goblin(), turn="W")
    assert any(act.startswith("ready") for act in play.acts())


@rule("LE-0116", "LE-C136")
def test_what_is_in_the_backpack_is_not():
    play = position("W....g", W=hero(pack=["dagger"]), g=goblin(), turn="W")
    assert not any(act.startswith(("ready", "rearrange")) for act in play.acts())
    assert find_tool(play.who("W"), "rope") is None


@rule("LE-0116")
def test_in_battle_nothing_gives_way_into_the_backpack():
    play = position(
        "W....g", W=hero(hand=["greatsword"], quick=["dagger", "rope", "torch"], values={"strength": 50}), g=goblin()
    )
    who = play.who("W")
    assert change(play.game, who, Item("dagger"), QUICK, "hand")
    assert who.outfit.at("hand") == (Item("dagger"),)
    assert Item("greatsword") in who.outfit.at(QUICK)
    assert not who.outfit.pack


@rule("LE-0111")
def test_what_is_in_the_hands_is_ready():
    play = position("W....g", W=hero(hand=["broadsword"], quick=["rope"]), g=goblin(at="b1"), turn="W")
    assert any(act.startswith("strike") for act in play.acts())


@rule("LE-0120", "LE-0403")
def test_outside_battle_the_backpack_is_opened_for_two_actions():
    play = position(W=hero(pack=["dagger"]), turn="W")
    play.choose("rearrange")
    assert "to-hand ~dagger" in play.acts() or any(act.startswith("to-hand") for act in play.acts())
    assert play.who("W").ap == 0


# body


@rule("LE-G13")
def test_each_location_bears_one_piece_of_armour():
    assert fits(torso=["leather-jerkin"], arms=["leather-bracers"])
    assert not fits(torso=["mail-shirt"], arms=["leather-bracers"])


@rule("LE-0583", "LE-C186")
@pytest.mark.parametrize("slot", ["ring", "necklace"])
def test_a_hero_wears_one_magic_ring_and_one_magic_necklace(slot):
    thing, other = {"ring": ("plain-ring", "ring-of-two-breaths"), "necklace": ("plain-necklace", "eye-of-the-owl")}[
        slot
    ]
    assert fits(**{slot: [thing]})
    assert not fits(**{slot: [thing, other]})


@rule("LE-0583")
def test_a_ring_and_a_necklace_go_together():
    assert fits(ring=["ring-of-two-breaths"], necklace=["eye-of-the-owl"])


@rule("LE-0584")
def test_there_is_no_limit_for_magic_that_is_no_jewellery():
    assert fits(
        charm=["horn-of-the-last-watch", "thumb-bone-of-a-saint", "shroud-scrap"],
        hand=["dawnbringer", "the-ninth-wall"],
    )


@rule("LE-0625", "LE-G36")
def test_a_priest_wears_one_relic_ring_and_one_relic_necklace():
    relics = {"relic-ring": ["ring-of-ohlnir"], "relic-necklace": ["necklace-of-ramos"]}
    assert fits(**relics)
    assert not fits(**{"relic-ring": ["ring-of-ohlnir", "ring-of-charus"]})
    assert not fits(**{"relic-necklace": ["necklace-of-iphy", "necklace-of-ramos"]})


@rule("LE-0624", "LE-G36")
@pytest.mark.parametrize(("profession", "helped"), [("warrior-priest", True), ("warrior", False)])
def test_relics_help_none_but_warrior_priests(profession, helped):
    game, who = alone(profession=profession)
    who.outfit = Outfit((Worn("relic-necklace", Item("necklace-of-ramos")),))
    assert bool(game.kit(who).bonuses("combat-skill")) is helped


@rule("LE-0580", "LE-0670")
def test_magic_that_nobody_knows_is_not_worn():
    _, who = alone()
    strange = parse_item("plain-ring+magic+unknown")
    assert places(who.values.strength, strange) == (QUICK, PACK)
    assert "ring" in places(who.values.strength, parse_item("plain-ring+magic+of-strength"))


# carrying


@rule("LE-0118")
@pytest.mark.parametrize(("strength", "value"), [(10, 30), (9, 20)])
def test_more_than_strength_makes_everything_harder(strength, value):
    game, who = alone(values={"strength": strength, "perception": 30}, pack=["battleaxe"])
    assert value_of(game, who, "perception").total == value


@rule("LE-0119", "LE-G57")
def test_nobody_carries_more_than_strength_and_15():
    game, who = alone(values={"strength": 30}, pack=["battleaxe", "battleaxe"])
    assert room(game, who) == 25
    who.stun, who.diseased = 1, True
    assert room(game, who) == 25


def test_things_are_put_where_they_are_most_useful():
    game, who = alone(values={"strength": 45})
    items = tuple(map(Item, ("broadsword", "round-shield", "leather-jerkin", "bandage", "rope", "torch", "dagger")))
    found = in_order(game, who, items)
    assert {item.card for item in found.at("hand")} == {"broadsword", "round-shield"}
    assert {item.card for item in found.at(QUICK)} == {"bandage", "rope", "torch"}
    assert [item.card for item in found.pack] == ["dagger"]


def test_what_may_be_moved_can_be_moved():
    game, who = alone(hand=["broadsword"], quick=["dagger", "rope"], pack=["leather-cap", "buckler"])
    everywhere = (PACK, QUICK, "hand", "head")
    for item, start, to in list(changes(game, who, everywhere, everywhere)):
        before = who.outfit
        assert change(game, who, item, start, to)
        assert sorted(map(str, who.outfit.items())) == sorted(map(str, before.items()))
        assert well_ordered(who.outfit, who.values.strength)
        who.outfit = before


@rule("LE-0120", "LE-0374")
def test_hit_points_that_a_thing_gave_go_with_it():
    play = standing(W=hero("marta", max_hp=14, hp=16))
    who = play.who("W")
    who.outfit = Outfit((Worn("relic-necklace", Item("necklace-of-the-martyr")),))
    assert play.game.most_hp(who) == 16
    assert change(play.game, who, Item("necklace-of-the-martyr"), "relic-necklace", "pack")
    assert who.hp == 14
