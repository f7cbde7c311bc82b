"""The Dark Player's cards: how many there are, the figures the book gives, and what keeps each of them playable."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import BEHAVIORS, DARK_CARDS, DarkCard
from undercroft.text.messages import LANGUAGES, messages

CARDS = BOX[DARK_CARDS]
TRAPS = [card.id for card in CARDS.values() if card.trap is not None]


def of(kind: str) -> list[DarkCard]:
    return [card for card in CARDS.values() if card.kind == kind]


@rule("UN-C020", "UN-G43", "UN-0586")
def test_there_are_85_cards_30_obstacles_30_powers_and_25_encounters():
    counted = {kind: sum(card.copies for card in of(kind)) for kind in ("obstacle", "power", "encounter")}
    assert counted == {"obstacle": 30, "power": 30, "encounter": 25}


@rule("UN-C107", "UN-0589")
def test_electric_shock_costs_3_is_detected_on_9_and_throws_5_dice_at_light_armor():
    card = CARDS["electric-shock"]
    (blast,) = words.BLAST.of(card.effects)
    assert (card.cost, card.discard, card.trap.detect, blast.light) == (3, 2, 9, 5)


@rule("UN-C107")
def test_electric_shock_strikes_in_rooms_and_can_be_disarmed():
    card = CARDS["electric-shock"]
    assert card.where == ("room",)
    assert card.trap.disarm is not None


@rule("UN-C108")
def test_closing_walls_wait_only_behind_doors():
    assert CARDS["closing-walls"].where == ("door",)


@rule("UN-C338", "UN-C339", "UN-C340")
@pytest.mark.parametrize(("card", "cost"), [("pit", 2), ("stake", 2), ("riddle", 1)])
def test_an_obstacle_costs_what_the_book_says(card, cost):
    assert CARDS[card].cost == cost


@rule("UN-C338", "UN-0249")
def test_a_pit_covers_two_squares_and_cannot_be_disarmed():
    assert words.PIT.of(CARDS["pit"].effects) == (2,)
    assert CARDS["pit"].trap.disarm is None


@rule("UN-C341")
def test_the_fireball_obstacle_is_a_trap_for_chests():
    assert CARDS["fireball"].where == ("chest",)
    assert CARDS["fireball"].trap is not None


@rule("UN-C106", "UN-0678")
def test_a_locked_door_may_wait_face_up():
    assert CARDS["locked-door"].waits
    assert CARDS["locked-door"].where == ("door",)


@rule("UN-C111")
def test_fortune_costs_2_gives_2_and_one_point():
    card = CARDS["fortune"]
    assert (card.cost, card.discard, words.CREATURE_FORTUNE.of(card.effects)) == (2, 2, (1,))


@rule("UN-C112", "UN-C115", "UN-C335", "UN-C336")
@pytest.mark.parametrize(("card", "limit"), [("wandering-creature", 2), ("enemy-spotted", 6), ("reinforcements", 6)])
def test_an_encounter_has_the_limit_the_book_says(card, limit):
    assert CARDS[card].limit == limit


@rule("UN-0615", "UN-C113")
def test_a_special_creature_may_have_any_cost():
    assert CARDS["special-creature"].limit is None


@rule("UN-0638", "UN-0639", "UN-C114", "UN-C115")
def test_there_are_two_ambushes_two_reinforcements_and_one_thief():
    assert [CARDS[id].copies for id in ("ambush", "reinforcements", "thief")] == [2, 2, 1]


@rule("UN-0590", "UN-0648")
def test_every_obstacle_says_where_it_may_be_placed():
    assert [card.id for card in of("obstacle") if not card.where] == []


@rule("UN-0645", "UN-0677")
def test_every_card_is_worth_something_when_it_is_discarded():
    assert [card.id for card in CARDS.values() if not card.discard] == []


@pytest.mark.parametrize("place", ["room", "corridor", "door", "chest"])
def test_every_place_has_at_least_three_kinds_of_obstacles(place):
    assert sum(place in card.where for card in of("obstacle")) >= 3


@pytest.mark.parametrize("id", TRAPS)
def test_a_trap_is_detected_on_a_number_between_7_and_10(id):
    assert 7 <= CARDS[id].trap.detect <= 10


@pytest.mark.parametrize("kind", ["obstacle", "power"])
def test_no_two_cards_of_a_kind_do_the_same(kind):
    assert len({str(card.effects) for card in of(kind)}) == len(of(kind))


@rule("UN-C026", "UN-C117")
def test_there_are_the_eleven_behaviors_of_the_box_and_the_two_sides_of_raazbals_own():
    assert len([id for id in BOX[BEHAVIORS] if not id.startswith("raazbal")]) == 11
    assert BOX[BEHAVIORS]["raazbal"].at_bay == "raazbal-at-bay"


@rule("UN-C119", "UN-0748")
def test_the_undead_guard_their_leader_and_never_disengage():
    card = BOX[BEHAVIORS]["undead"]
    assert card.wishes == ("adjacent-to-leader", "closest", "lowest-courage")
    assert not card.disengages


@rule("UN-C119")
def test_an_undead_leader_takes_the_closest_on_1_and_the_lowest_courage_on_3():
    assert BOX[BEHAVIORS]["undead"].leader[::2] == ("closest", "lowest-courage")


@rule("UN-C118")
def test_a_melee_fighter_attacks_whoever_is_easiest_to_hit():
    assert BOX[BEHAVIORS]["melee-fighter"].wishes[0] == "easiest-to-hit"


@rule("UN-0706")
def test_both_kinds_of_sorcerers_act_first():
    assert {id for id, card in BOX[BEHAVIORS].items() if card.order == "sorcerer"} == {"sorcerer", "battle-sorcerer"}


def test_no_two_behaviors_choose_their_targets_alike():
    ways = [(card.wishes, card.leader, card.spreads, card.order) for card in BOX[BEHAVIORS].values()]
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language):
    speech = messages(language, "universalis")
    parts = [(f"universalis-dark-card-{id}", part) for id in CARDS for part in ("", "the", "text")]
    assert [(id, part) for id, part in parts if not speech.has(id, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_behavior_has_a_name(language):
    speech = messages(language, "universalis")
    assert [id for id in BOX[BEHAVIORS] if not speech.has(f"universalis-behavior-{id}")] == []
