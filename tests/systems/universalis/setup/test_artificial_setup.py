"""The Artificial Dark Player's set-up: Reserve Points and decks.  UN-0629 to UN-0643"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.quests import QUESTS, Decks
from undercroft.systems.universalis.maps.plans import lay, plan_of
from undercroft.systems.universalis.setup.decks import deal_decks_anew, piles_of, size_of_deck
from undercroft.systems.universalis.setup.first_state import reserve_of

TUSK = BOX[QUESTS]["the-broken-tusk"]
PARTY = ("borgron", "shara", "taeral")


def party(n: int, **more: Any) -> Play:
    """A drawn board for so many heroes, set up and begun."""
    people = {letter: {"hero": name} for letter, name in zip("ABC", PARTY[:n])}
    return position(HALL, start=["b2", "b3", "c2"], turn="set-up", **people, **more)


def cards(play: Play, deck: str) -> tuple[str, ...]:
    return play.state.piles[deck].cards


@rule("UN-0638", "UN-X82")
def test_two_heroes_face_twelve_obstacles_one_thief_and_one_ambush():
    deck = cards(party(2), "obstacles")
    assert (len(deck), deck.count("thief"), deck.count("ambush")) == (14, 1, 1)


@rule("UN-0638")
def test_three_heroes_face_a_second_ambush():
    deck = cards(party(3), "obstacles")
    assert (len(deck), deck.count("thief"), deck.count("ambush")) == (21, 1, 2)


@rule("UN-0639", "UN-X82")
def test_two_heroes_face_twelve_powers_and_one_reinforcements():
    deck = cards(party(2), "powers")
    assert (len(deck), deck.count("reinforcements")) == (13, 1)


@rule("UN-0639")
def test_three_heroes_face_a_second_reinforcements():
    assert cards(party(3), "powers").count("reinforcements") == 2


@rule("UN-0640", "UN-X82")
@pytest.mark.parametrize(("group", "n"), [(41, 5), (40, 4), (1, 1)])
def test_the_encounter_deck_has_a_card_for_every_ten_value_points_rounded_up(group, n):
    assert size_of_deck(plan_of("the-broken-tusk"), "encounters", 2, group) == n


@rule("UN-0640")
def test_a_sheet_may_do_without_encounter_cards():
    assert size_of_deck(plan_of("the-toll-house"), "encounters", 2, 41) == 0


@rule("UN-0640")
def test_the_encounter_deck_is_cut_to_the_group():
    play = party(2)
    assert len(cards(play, "encounters")) == -(-play.state.group // 10)


@rule("UN-0640")
def test_a_group_too_strong_for_the_deck_meets_all_the_cards_there_are():
    play = position(HALL, start=["b2"], turn="set-up", A={"hero": "shara"})
    everything = cards(play, "encounters") + cards(play, "encounters-box")
    assert size_of_deck(play.game.plan, "encounters", 1, 1000) > len(everything) == 20


@rule("UN-0641")
def test_thief_ambush_and_reinforcements_are_no_cards_of_the_encounter_deck():
    piles = piles_of(plan_of("the-broken-tusk"))
    assert {BOX[DARK_CARDS][card].column for card in piles["encounters"].cards} == {"wandering", "spotted", "special"}


@rule("UN-0642")
def test_the_other_cards_are_out_of_the_game():
    play = party(2)
    box = cards(play, "obstacles-box")
    assert len(box) == 30 - 12
    assert not {"thief", "ambush"} & set(box)


@rule("UN-0643")
def test_a_quest_with_no_power_deck_has_no_reinforcements():
    sheet = msgspec.structs.replace(TUSK, decks=Decks(powers=0, obstacles=2))
    piles = piles_of(lay(sheet))
    assert "powers" not in piles
    assert "obstacles" in piles


@rule("UN-0643")
def test_a_sheet_may_state_other_sizes():
    sheet = msgspec.structs.replace(TUSK, decks=Decks(obstacles=2))
    assert size_of_deck(lay(sheet), "obstacles", 3, 30) == 6


@rule("UN-0636")
def test_the_reserve_is_the_value_of_the_group():
    play = party(2)
    assert play.see("table")["reserve"] == play.state.group


@rule("UN-0636", "UN-0559")
def test_a_group_that_knows_the_place_faces_two_points_more_for_each_hero():
    play = party(2, options={"entered-before": "yes"})
    assert play.see("table")["reserve"] == play.state.group + 4


@rule("UN-0636")
def test_a_quest_without_the_counter_has_no_reserve():
    assert reserve_of(lay(msgspec.structs.replace(TUSK, counter=False)), 40, 2) == 0


@rule("UN-0637", "UN-0560")
@pytest.mark.parametrize(("paid", "left"), [(True, 30 - 4), (False, 30)])
def test_the_leader_is_paid_for_at_the_start_where_the_sheet_says_so(paid, left):
    leader = msgspec.structs.replace(TUSK.leader, paid=paid)
    sheet = msgspec.structs.replace(TUSK, reserve=None, leader=leader)
    assert BOX[CREATURES][leader.creature].vp == 4
    assert reserve_of(lay(sheet), 30, 3) == left


@rule("UN-0641")
def test_what_nobody_knows_of_the_decks_is_dealt_anew_but_stays_as_large():
    play = party(3)
    before = {name: sorted(pile.cards) for name, pile in play.state.piles.items()}
    order = cards(play, "obstacles")
    deal_decks_anew(play.game, random.Random(3))
    for name in ("obstacles", "powers", "encounters"):
        both = sorted(cards(play, name) + cards(play, f"{name}-box"))
        assert both == sorted(before[name] + before[f"{name}-box"])
        assert len(cards(play, name)) == len(before[name])
    assert cards(play, "obstacles") != order
    assert cards(play, "obstacles").count("ambush") == 2
