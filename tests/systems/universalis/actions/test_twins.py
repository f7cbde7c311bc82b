"""Two of everything in one pair of hands: whatever a bearer is asked, no choice is offered twice."""

from __future__ import annotations

import pytest

from systems.twins import look_ahead
from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.requests import Option
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import COMPANIONS, CREATURES, HEROES
from undercroft.systems.universalis.cards.people import gear_cards, hands_for
from undercroft.systems.universalis.state import State

CHEST = "#####\n#S..#\n#...#\n#####"
FURNITURE = [{"kind": "chest", "at": "c2"}]
DICE = [n * 5 % 6 + 1 for n in range(4000)]
HELD = [item for item, card in gear_cards().items() if hands_for(card)]


def beside_a_foe(**more: object) -> Play:
    """A hero with whatever is said, an ally who carries the same, an orc at sword's length."""
    ally = hero("taeral", at="d5", fortune=2, pack=more.get("pack", []))
    return position(HALL, S={**hero(at="e5", mana=9), **more}, T=ally, k=orc(at="e4"), dice=DICE)


@pytest.mark.parametrize("item", HELD)
def test_two_of_a_kind_in_hand_are_one_choice(item: str) -> None:
    look_ahead(beside_a_foe(hands=[item, item], pack=[item, item, "poison-flask"]).table)


@pytest.mark.parametrize("item", HELD)
def test_two_of_a_kind_in_hand_are_one_choice_from_afar(item: str) -> None:
    look_ahead(position(HALL, S=hero(at="e8", hands=[item, item]), k=orc(at="e4"), dice=DICE).table)


@pytest.mark.parametrize("item", gear_cards())
def test_two_of_a_kind_in_the_pack_are_one_choice(item: str) -> None:
    look_ahead(beside_a_foe(pack=[item, item]).table)


@pytest.mark.parametrize("name", BOX[HEROES])
def test_a_hero_of_the_box_is_never_offered_a_choice_twice(name: str) -> None:
    look_ahead(position(HALL, S={"hero": name, "at": "e5"}, k=orc(at="e4"), dice=DICE).table)


@pytest.mark.parametrize("card", BOX[CREATURES])
def test_a_creature_in_the_hands_of_a_person_is_never_offered_a_choice_twice(card: str) -> None:
    dark = {"k": {"creature": card, "at": "e4"}, "S": hero(at="e6"), "T": hero("taeral", at="g6")}
    look_ahead(position(HALL, turn="k", hand=[], dice=DICE, **dark).table)


@pytest.mark.parametrize("card", BOX[COMPANIONS])
def test_a_companion_is_never_offered_a_choice_twice(card: str) -> None:
    escort = {"companion": card, "owner": "S", "at": "e5"}
    look_ahead(position(HALL, turn="c", S=hero(at="d6"), c=escort, k=orc(at="e4"), dice=DICE).table)


def test_two_weapons_of_a_kind_are_coated_as_one() -> None:
    play = beside_a_foe(hands=["dagger", "dagger"], pack=["poison-flask"])
    play.table.choose(Option("use", what="poison-flask"))
    assert play.asks() == "act"


@rule("UN-C507")
def test_a_lucky_hero_who_draws_the_same_treasure_again_has_nothing_to_choose() -> None:
    def again(state: State) -> None:
        state.piles["treasure"] = Pile(("handful-of-silver", "handful-of-silver"))

    dice = {"S open-lock": [6, 6], "S coins": [3]}
    play = position(CHEST, S=hero(skills=["lucky"]), dice=dice, furniture=FURNITURE, prepare=again)
    play.take("S opens the chest")
    assert play.asks() == "lucky"
    play.take("the heroes leave")
    assert play.asks() == "act"
