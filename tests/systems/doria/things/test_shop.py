"""The shop.  DO-0134 to DO-0136, DO-0191 to DO-0207"""

from __future__ import annotations

import pytest

from systems.doria.build import Play, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import HEROES, ITEMS, TRAPS
from undercroft.systems.doria.cards.kit import meets
from undercroft.systems.doria.cards.library import library


def item(gold: int, n: int = 0) -> str:
    """An item of the loot worth so much; the n-th of them."""
    return [id for id, card in library()[ITEMS].items() if card.gold == gold and card.kind != "potion"][n]


def trap(gold: int) -> str:
    """A Trap worth so much."""
    return next(id for id, card in library()[TRAPS].items() if card.gold == gold)


def shop(*cards: str, first: dict[str, object] | None = None, **more: object) -> Play:
    """Two characters in the shop with these cards."""
    slots = (*cards, "", "", "")[:3]
    figures = {"W": hero(at="a1") | (first or {}), "M": hero("mage", at="a2")}
    return position(**figures, turn="shop", shop=slots, **more)


def deeds(play: Play) -> set[str]:
    ask = play.table.ask
    return set() if ask is None else {option.act for option in ask.options}


@rule("DO-0134", "DO-0135")
def test_empty_slots_are_filled_from_their_own_stacks_and_the_others_stay():
    two, three = item(1), item(2)
    play = position(W=hero(), turn="shop-refill", shop=("", item(3), ""), decks={"loot-1": [two], "loot-3": [three]})
    assert play.see("table")["shop"] == [two, item(3), three]


@rule("DO-0136")
def test_a_trap_drawn_into_the_shop_is_not_activated():
    play = position(W=hero(), turn="shop-refill", decks={"loot-1": [trap(2)]})
    assert play.see("table")["shop"][0] == trap(2)
    assert not play.asks()


@rule("DO-0192", "DO-0197")
def test_a_card_worth_three_buys_three_cards_worth_one():
    play = shop(item(1, 0), item(1, 1), item(1, 2), first={"pack": [item(3)]})
    play.choose("sell", what=item(3))
    for n in range(3):
        play.choose("buy", who=play.names["W"], what=item(1, n), n=n + 1).choose("to-pack")
    assert play.see("table")["shop"] == ["", "", ""]
    assert play.see("table")["discards"] == [item(3)]
    assert sorted(play.see("W")["pack"]) == sorted(item(1, n) for n in range(3))


@rule("DO-0193")
def test_no_change_is_given_and_gold_left_at_the_end_is_lost():
    play = shop(item(1, 0), item(2), first={"pack": [item(3)]}).choose("sell", what=item(3))
    play.choose("buy", who=play.names["W"], what=item(1)).choose("to-pack")
    play.choose("done", n=0).choose("done", n=1)
    assert not play.asks()
    assert "gold" not in play.state.noted


@rule("DO-0194", "DO-0195", "DO-0196", "DO-0202")
def test_payment_comes_from_any_zone_and_the_card_goes_to_anybody():
    card = item(3)
    figures = {"W": hero(at="a1", belt=[item(1, 0)]), "M": hero("mage", at="e5", pack=[item(2)])}
    play = position(**figures, turn="shop", shop=(card, "", ""))
    play.choose("sell", what=item(1, 0)).choose("sell", what=item(2))
    play.choose("buy", who=play.names["M"], what=card)
    play.finish()
    held = play.see("M")
    assert card in [*held["worn"], *held["belt"], *held["pack"]]


@rule("DO-0198")
def test_a_damaged_item_is_worth_one_less():
    play = shop(item(2), first={"pack": [f"{item(2, 1)}+damaged"]})
    ask = play.table.ask
    assert ask is not None
    assert [option.n for option in ask.options if option.act == "sell"] == [1]


@rule("DO-0112", "DO-0198")
def test_a_card_without_gold_pays_nothing():
    assert "sell" not in deeds(shop(item(2), first={"pack": [f"{item(1)}+damaged"]}))


@rule("DO-0199")
def test_cards_nobody_wants_may_be_cleared_away():
    play = shop(item(2)).choose("clear", what=item(2))
    assert play.see("table")["shop"] == ["", "", ""]
    assert play.see("table")["discards"] == [item(2)]


@rule("DO-0200", "DO-0204")
def test_a_trap_blocks_its_slot_until_its_gold_is_paid_and_gives_no_xp():
    play = shop(trap(2), first={"pack": [item(2)]})
    assert "clear" not in deeds(play)
    assert "pay-off" not in deeds(play)
    play.choose("sell", what=item(2)).choose("pay-off")
    assert play.see("table")["shop"] == ["", "", ""]
    assert play.see("table")["xp"] == 0
    assert play.see("table")["discards"] == sorted((item(2), trap(2)))


@rule("DO-0191")
def test_in_the_action_phase_nothing_can_be_bought():
    play = position(W=hero(pack=[item(3)]), turn="W", shop=(item(1), "", ""))
    assert not {"buy", "sell", "clear"} & deeds(play)


@rule("DO-0201", "DO-0069")
def test_a_bought_item_may_be_put_on_at_once_for_no_ap():
    strong = library()[HEROES]["warrior"].attributes
    cards = library()[ITEMS].values()
    armor = next(card.id for card in cards if card.zone == "torso" and card.gold and meets(strong, card))
    gold = library()[ITEMS][armor].gold
    play = shop(armor, first={"pack": [item(gold)], "ap": 0}).choose("sell", what=item(gold))
    play.choose("buy", who=play.names["W"]).choose("to-torso")
    assert armor in play.see("W")["worn"]
    assert play.see("W")["ap"] == 0


@rule("DO-0203", "DO-0436", "DO-G59")
@pytest.mark.parametrize(("stays", "receives"), [(True, False), (False, True)])
def test_who_stays_unconscious_may_pay_and_not_receive(stays: bool, receives: bool):
    play = shop(item(1), first={"pack": [item(1, 1)], "unconscious": True, "stays": stays})
    play.choose("sell", what=item(1, 1))
    assert play.offers(f"W buys {item(1)}") == receives
    assert play.offers(f"M buys {item(1)}")


@rule("DO-0204", "DO-0205")
def test_with_the_option_nobody_is_done_while_a_trap_is_there():
    play = shop(trap(2), first={"pack": [item(2)]}, options={"traps-leave-shop": True})
    assert "done" not in deeds(play)
    play.choose("sell", what=item(2)).choose("pay-off")
    assert play.see("table")["shop"] == ["", "", ""]


@rule("DO-0206", "DO-X62")
def test_with_the_option_a_field_of_doom_removes_a_trap_with_its_effect():
    figures = {"W": hero(at="a1"), "M": hero("mage", at="a2"), "o": monster("orc", at="a3")}
    dice = {"o melee-attack": [[1, 2], [9, 9]]}
    options = {"traps-leave-shop": True}
    play = position(**figures, turn="shop", shop=(trap(2), "", ""), doom=40, options=options, dice=dice)
    play.choose("doom-away").finish()
    assert play.see("table")["doom"] == 39
    assert play.rolled("melee-attack") == 1


@rule("DO-0207")
def test_with_the_option_a_trap_may_be_sprung_on_a_character_of_choice():
    play = shop(trap(2), options={"traps-leave-shop": True})
    assert play.offers(f"W springs {trap(2)}")
    assert play.offers(f"M springs {trap(2)}")


@rule("DO-0204")
def test_without_the_option_a_trap_may_stay():
    assert shop(trap(2)).asks() == "" or "done" in deeds(shop(trap(2)))


@rule("DO-X16", "DO-0200", "DO-0192")
def test_a_trap_is_paid_off_and_two_players_buy_a_hat_with_what_is_left():
    shelf = ("hypno-hat", "dagger", trap(2))
    figures = {"W": hero(at="a1", pack=[item(3)]), "M": hero("mage", at="a2", head=["wizard-hat+damaged"])}
    play = position(**figures, turn="shop", shop=shelf)
    play.choose("sell", what=item(3)).choose("pay-off").choose("sell", what="wizard-hat+damaged")
    play.choose("buy", who=play.names["M"], what="hypno-hat").choose("to-head")
    play.choose("clear", what="dagger")
    assert play.see("M")["worn"] == ["hypno-hat"]
    assert play.see("table")["shop"] == ["", "", ""]
    assert play.see("table")["xp"] == 0


@rule("DO-0111", "DO-0196")
def test_whoever_sells_a_belt_has_what_was_in_its_slot_in_the_backpack():
    full = {"accessory": ["utility-belt"], "belt": ["dagger", "wooden-club", "short-sword", "small-healing-potion"]}
    play = shop(item(3), first=hero(**full)).take("W sells utility-belt")
    assert play.see("W")["belt"] == ["dagger", "wooden-club", "short-sword"]
    assert play.see("W")["pack"] == ["small-healing-potion"]
