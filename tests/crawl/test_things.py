"""Item copies, bags and outfits."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.crawl.things import (
    EMPTY,
    Item,
    Outfit,
    Worn,
    become,
    find_card,
    fit,
    free_slot,
    gain,
    hand_over,
    less,
    lose,
    parse_item,
    replaced,
    stow,
    wear,
    without,
)
from undercroft.kernel.ranges import boundless
from undercroft.kernel.state import copy

ROOMS = {"hand": 2, "head": 1}
SWORD, SPEAR, HELM = Item("sword"), Item("spear"), Item("helm")


def hands(item):
    return 2 if item.card == "spear" else 1


@pytest.mark.parametrize("text", ["sword", "quiver~3", "mail+damaged", "mail~12+damaged+of-the-bear"])
def test_an_item_is_read_back_from_its_text(text):
    assert str(parse_item(text)) == text


@pytest.mark.parametrize("text", ["", "two words", "~3", "mail~", "mail~x", "mail+", "mail~1~2", "mail~12345"])
def test_what_is_no_item_is_refused_with_what_was_expected(text):
    with pytest.raises(ValueError, match="expected a card"):
        parse_item(text)


def test_marks_have_no_order():
    assert Item("mail").marked("b").marked("a") == parse_item("mail+b+a") == parse_item("mail+a+b")


def test_a_mark_is_there_once_and_can_be_taken_off():
    assert Item("mail").marked("damaged").marked("damaged").unmarked("damaged") == Item("mail")


def test_a_repair_makes_nothing_better_than_new():
    assert Item("mail", 3).worn(-2) == Item("mail", 1)
    assert Item("mail", 1).worn(-2) == Item("mail")


def test_wear_and_marks_stay_with_each_other():
    assert Item("mail", 1, ("damaged",)).worn() == Item("mail", 2, ("damaged",))
    assert Item("mail", 1).marked("damaged") == Item("mail", 1, ("damaged",))


@pytest.mark.parametrize("bag", [("axe", "rope", "axe"), (Item("axe"), Item("rope"), Item("axe"))])
def test_one_copy_goes_and_the_others_stay(bag):
    assert without(bag, bag[0]) == bag[1:]
    assert without(bag, bag[1]) == (bag[0], bag[2])


def test_another_state_of_a_card_is_another_thing():
    with pytest.raises(ValueError, match="axe~1 is not among these: axe, rope"):
        without((Item("axe"), Item("rope")), Item("axe", 1))


def test_several_things_go_at_once_one_copy_each():
    assert less(("axe", "rope", "axe", "torch"), ("axe", "torch")) == ("rope", "axe")
    with pytest.raises(ValueError, match="not among these: axe"):
        less(("axe",), ("axe", "axe"))


def test_the_first_copy_changes_in_its_place():
    assert replaced(("axe", "rope", "axe"), "axe", "bent-axe") == ("bent-axe", "rope", "axe")
    with pytest.raises(ValueError, match="is not among"):
        replaced(("rope",), "axe", "bent-axe")


def test_a_copy_is_found_by_its_card_whatever_its_state():
    bag = (Item("axe", 1), Item("rope"), Item("axe"))
    assert (find_card(bag, "axe"), find_card(bag, "torch")) == (Item("axe", 1), None)


def test_what_was_taken_up_last_gives_way_unless_something_else_should():
    held = ("shield", "torch")
    assert fit(held, "sword", 2, lambda _: 1) == (("shield", "sword"), ("torch",))
    alike = fit(held, "buckler", 2, lambda _: 1, lambda thing: 0 if thing == "shield" else 1)
    assert alike == (("torch", "buckler"), ("shield",))


def test_a_thing_for_both_hands_leaves_nothing_beside_it():
    assert fit((SWORD, HELM), SPEAR, 2, hands) == ((SPEAR,), (HELM, SWORD))
    assert fit((), SPEAR, 1, hands) == ((SPEAR,), ())


def test_what_is_worn_comes_from_the_pack_and_what_gives_way_goes_there():
    outfit = gain(EMPTY, SWORD, SPEAR, HELM)
    armed = wear(wear(outfit, HELM, "head", ROOMS, hands), SWORD, "hand", ROOMS, hands)
    assert (armed.at("hand"), armed.at("head"), armed.pack) == ((SWORD,), (HELM,), (SPEAR,))
    other = wear(armed, SPEAR, "hand", ROOMS, hands)
    assert (other.at("hand"), other.at("head"), other.pack) == ((SPEAR,), (HELM,), (SWORD,))


def test_a_slot_is_free_while_there_is_room():
    outfit = Outfit((Worn("hand", SWORD),), (SPEAR, SWORD))
    assert free_slot(outfit, SWORD, "hand", ROOMS, hands)
    assert not free_slot(outfit, SPEAR, "hand", ROOMS, hands)
    assert not free_slot(outfit, SWORD, "tail", ROOMS, hands)


def test_what_is_stowed_is_no_longer_worn():
    outfit = stow(Outfit((Worn("hand", SWORD), Worn("head", HELM))), HELM)
    assert (outfit.on, outfit.pack) == ((Worn("hand", SWORD),), (HELM,))


def test_of_two_like_items_the_one_in_the_pack_is_lost_first_and_the_one_worn_wears_first():
    outfit = Outfit((Worn("hand", SWORD),), (SWORD,))
    assert lose(outfit, SWORD) == Outfit((Worn("hand", SWORD),))
    assert lose(Outfit((Worn("hand", SWORD),)), SWORD) == EMPTY
    assert become(outfit, SWORD, SWORD.worn()) == Outfit((Worn("hand", SWORD.worn()),), (SWORD,))
    assert become(Outfit((), (SWORD,)), SWORD, SWORD.worn()) == Outfit((), (SWORD.worn(),))


def test_an_item_is_handed_over_as_it_is():
    mail = Item("mail", 2, ("damaged",))
    assert hand_over(Outfit((Worn("body", mail),)), EMPTY, mail) == (EMPTY, Outfit((), (mail,)))


def test_nothing_that_is_not_there_is_lost_or_stowed():
    for deed in (lose, stow):
        with pytest.raises(ValueError, match="is not among these"):
            deed(EMPTY, SWORD)


def test_an_outfit_is_bounded_is_written_sparsely_and_costs_a_state_nothing_to_copy():
    class Bearer(msgspec.Struct):
        outfit: Outfit

    bearer = Bearer(Outfit((Worn("hand", SWORD),)))
    assert boundless(Outfit) == []
    assert copy(bearer).outfit is bearer.outfit
    assert msgspec.json.encode(bearer) == b'{"outfit":{"on":[{"slot":"hand","item":{"card":"sword"}}]}}'
