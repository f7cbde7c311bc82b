"""Slots, Belt and Backpack."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, position
from undercroft.crawl.things import Item, parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import Receive
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.things.slots import (
    BODY,
    access,
    body_slots,
    dress,
    held_in,
    places,
    put,
    rooms,
    take_away,
    zone_of,
)


def received(card, **who):
    """A character receives a card."""
    return position(W=hero(**who), do=[Receive(1, card)])


@rule("DO-0066", "DO-0067")
def test_the_body_has_these_slots():
    assert BODY == {"head": 1, "torso": 1, "arms": 1, "legs": 1, "feet": 1, "accessory": 2, "hand": 2}


@rule("DO-0068", "DO-0069", "DO-0070")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("chain-mail", ("torso",)),
        ("longsword", ("hand",)),
        ("battle-axe", ("hand",)),
        ("utility-belt", ("accessory",)),
        ("antidote", tuple(BODY)),
    ],
)
def test_cards_go_only_into_the_slots_printed_on_them(card, slots):
    who = position(W=hero()).who("W")
    assert body_slots(who.attributes, item_cards()[card]) == slots


@rule("DO-0071", "DO-0078")
def test_a_card_whose_requirements_are_not_met_goes_into_belt_or_backpack_only():
    play = position(W=hero("mage"))
    assert set(places(play.game, play.who("W"), Item("longsword"))) == {"belt", "pack"}


@rule("DO-0069", "DO-0253")
def test_a_two_handed_card_fills_both_hands():
    play = received("battle-axe", hand=["short-sword", "round-shield"])
    play.choose("to-hand").finish()
    assert [item.card for item in play.who("W").outfit.at("hand")] == ["battle-axe"]


@rule("DO-0073", "DO-0074", "DO-G20")
def test_the_belt_holds_three_cards_and_the_backpack_any_number():
    play = position(W=hero(belt=["dagger", "whip", "antidote"], pack=["spear"] * 9))
    game, who = play.game, play.who("W")
    assert rooms(game.kit(who))["belt"] == 3
    assert places(game, who, Item("javelin"))[0] != "belt"


@rule("DO-0111", "DO-0065")
def test_an_extra_belt_slot_that_goes_moves_its_card_to_the_backpack():
    play = position(W=hero(accessory=["utility-belt"], belt=["dagger", "whip", "antidote", "javelin"]))
    take_away(play.game, play.who("W"), Item("utility-belt"))
    assert [item.card for item in play.who("W").outfit.at("belt")] == ["dagger", "whip", "antidote"]
    assert [item.card for item in play.who("W").outfit.pack] == ["javelin"]


@rule("DO-0065", "DO-0075", "DO-0076", "DO-0465")
def test_the_zones_have_their_costs_and_quickness_lowers_them():
    plain = position(W=hero())
    quick = position(W=hero(bonuses=["quickness"]))
    assert [access(plain.game.kit(plain.who("W")), zone) for zone in ("body", "belt", "pack")] == [0, 4, 10]
    assert [access(quick.game.kit(quick.who("W")), zone) for zone in ("body", "belt", "pack")] == [0, 1, 7]


@rule("DO-0065", "DO-0465")
def test_a_bandolier_makes_the_belt_cheaper_and_never_less_than_free():
    play = position(W=hero("scoundrel", accessory=["bandolier"]))
    assert access(play.game.kit(play.who("W")), "belt") == 2
    quick = position(W=hero("scoundrel", accessory=["bandolier"], bonuses=["quickness"]))
    assert access(quick.game.kit(quick.who("W")), "belt") == 0
    two = position(W=hero("scoundrel", accessory=["bandolier", "bandolier"]))
    assert access(two.game.kit(two.who("W")), "belt") == 0


@rule("DO-0049", "DO-G36")
def test_a_card_that_was_received_goes_to_any_place_for_nothing():
    play = received("longsword", ap=3)
    assert play.asks() == "receive"
    assert play.acts() == ["to-hand =longsword", "to-belt =longsword", "to-pack =longsword"]
    play.choose("to-hand")
    assert (play.who("W").outfit.at("hand"), play.who("W").ap) == ((Item("longsword"),), 3)


@rule("DO-0201", "DO-0247", "DO-0253", "DO-G36")
def test_a_card_that_gives_way_goes_to_another_place_of_the_same_character():
    play = received("chain-mail", torso=["leather-armor+damaged"])
    play.choose("to-torso")
    assert play.asks() == "put-away"
    play.choose("to-belt")
    assert [str(item) for item in play.who("W").outfit.at("belt")] == ["leather-armor+damaged"]


@rule("DO-0253")
def test_of_two_held_cards_their_owner_chooses_which_gives_way():
    play = received("dagger", hand=["longsword", "round-shield"])
    play.choose("to-hand")
    assert play.asks() == "gives-way"
    play.choose("gives-way", what="longsword").choose("to-pack")
    assert {item.card for item in play.who("W").outfit.at("hand")} == {"round-shield", "dagger"}
    assert [item.card for item in play.who("W").outfit.pack] == ["longsword"]


@rule("DO-0293")
def test_a_trap_kept_as_gold_goes_into_the_backpack():
    play = received("log-trap")
    play.finish()
    assert [item.card for item in play.who("W").outfit.pack] == ["log-trap"]


@rule("DO-0065")
def test_equal_items_are_taken_from_where_they_are_nearest_at_hand():
    play = position(W=hero(hand=["dagger"], belt=["dagger"], pack=["dagger"]))
    who = play.who("W")
    assert zone_of(who.outfit, Item("dagger")) == "body"
    take_away(play.game, who, Item("dagger"))
    assert (held_in(who.outfit, "body"), held_in(who.outfit, "belt")) == ((), (Item("dagger"),))
    take_away(play.game, who, Item("dagger"), "pack")
    assert zone_of(who.outfit, Item("dagger")) == "belt"


def test_putting_a_card_on_takes_the_last_one_off():
    play = position(W=hero(head=["leather-helmet"], pack=["great-helm"]))
    assert put(play.game, play.who("W"), Item("great-helm"), "head") == [Item("leather-helmet")]
    assert play.who("W").outfit.pack == (Item("leather-helmet"),)


@rule("DO-0061")
def test_a_change_of_clothes_changes_the_kit():
    play = position(W=hero())
    before = play.game.kit(play.who("W"))
    outfit = play.who("W").outfit
    dress(play.game, play.who("W"), type(outfit)(outfit.on, (parse_item("longsword"),)))
    assert play.game.kit(play.who("W")).hands == before.hands
