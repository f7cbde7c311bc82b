"""What ready heroes have bought for the coins of the quests behind them, before factions are matched with them."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX, SYSTEM
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import COMPANIONS, HEROES, SHIELDS
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person
from undercroft.systems.universalis.heroes.outfitting import REWARD, outfitted, quests_behind
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.setup.party import first_heroes, worth
from undercroft.systems.universalis.things.burdens import holds

READY = BOX[HEROES]
GROUP = first_heroes(3)


def bought(name: str) -> list[str]:
    """What a hero of the ready group has that is not on the card."""
    hero = next(hero for hero in map(hero_card, outfitted(GROUP)) if hero.id == name)
    old = list(READY[name].belongings)
    return [item for item in hero.belongings if not (item in old and not old.remove(item))]


@rule("UN-1133", "UN-1139")
def test_a_hero_of_18_value_points_has_six_quests_behind_him():
    assert quests_behind(READY["borgron"]) == 6


@rule("UN-1133", "UN-1139")
def test_a_new_hero_has_no_quest_behind_him_and_buys_nothing():
    assert quests_behind(READY["nariant"]) == 0
    assert hero_card(outfitted(("nariant",))[0]) == READY["nariant"]


def test_a_fighter_buys_armor_and_a_shield():
    assert {"full-armor", "great-shield"} <= set(bought("shara"))


@pytest.mark.parametrize("name", GROUP)
def test_nobody_spends_more_than_his_quests_brought(name):
    hero = next(hero for hero in map(hero_card, outfitted(GROUP)) if hero.id == name)
    hired = BOX[COMPANIONS][hero.companion].cost if hero.companion else 0
    assert hired + sum(gear_cards()[item].cost for item in bought(name)) <= REWARD * quests_behind(READY[name])


@rule("UN-1068", "UN-1069", "UN-1070")
@pytest.mark.parametrize(("heroes", "companions"), [(2, 2), (4, 2), (5, 1)])
def test_a_group_hires_two_mercenaries_but_is_never_more_than_six(heroes, companions):
    hired = [hero_card(card).companion for card in outfitted(first_heroes(heroes)) if hero_card(card).companion]
    assert len(hired) == len(set(hired)) == companions


@rule("UN-0028", "UN-0636")
def test_mercenaries_of_a_match_count_in_the_points_on_both_sides():
    setup = SYSTEM.match("great-orc-clans", 3, "a")
    state = SYSTEM.start(setup)
    hired = sum(person(one.card).vp for one in state.heroes if one.owner)
    leader = person(plan_of(setup.quest).quest.leader.creature).vp
    assert hired > 0
    assert state.reserve + leader == hired + sum(worth(one) for one in state.heroes if not one.owner)


@rule("UN-1121", "UN-1122", "UN-1123")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4, 5])
def test_everybody_can_carry_what_was_bought(heroes):
    for card in outfitted(first_heroes(heroes)):
        assert holds(card, hero_card(card).belongings, hero_card(card).coins)


def test_no_more_is_bought_than_there_are_cards():
    owned = [item for card in outfitted(first_heroes(5)) for item in hero_card(card).belongings]
    assert owned.count("healing-potion") == gear_cards()["healing-potion"].copies


def test_those_who_are_hired_stand_in_front_with_a_shield():
    hired = [hero_card(card).companion for card in outfitted(GROUP) if hero_card(card).companion]
    hands = [BOX[COMPANIONS][card].sets[0].hands for card in hired]
    assert len(hands) == 2
    assert all(any(item in BOX[SHIELDS] for item in held) for held in hands)
