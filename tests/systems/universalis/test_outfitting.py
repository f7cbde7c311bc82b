"""What ready heroes have bought for the coins of the quests behind them, before factions are matched with them."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from undercroft.systems.universalis.burdens import holds
from undercroft.systems.universalis.cards import HEROES
from undercroft.systems.universalis.outfitting import REWARD, outfitted, quests_behind
from undercroft.systems.universalis.party import first_heroes
from undercroft.systems.universalis.people import gear_cards, hero_card

READY = BOX[HEROES]
GROUP = first_heroes(3)


def bought(name: str) -> list[str]:
    """What a hero of the ready group has that is not on the card."""
    hero = next(hero for hero in map(hero_card, outfitted(GROUP)) if hero.id == name)
    old = list(READY[name].belongings)
    return [item for item in hero.belongings if not (item in old and not old.remove(item))]


def test_a_hero_of_18_value_points_has_six_quests_behind_him():
    assert quests_behind(READY["borgron"]) == 6


def test_a_new_hero_has_no_quest_behind_him_and_buys_nothing():
    assert quests_behind(READY["nariant"]) == 0
    assert hero_card(outfitted(("nariant",))[0]) == READY["nariant"]


def test_a_fighter_buys_armor_and_a_shield():
    assert {"full-armor", "great-shield"} <= set(bought("shara"))


@pytest.mark.parametrize("name", GROUP)
def test_nobody_spends_more_than_his_quests_brought(name):
    assert sum(gear_cards()[item].cost for item in bought(name)) <= REWARD * quests_behind(READY[name])


@pytest.mark.parametrize("heroes", [1, 2, 3, 4, 5])
def test_everybody_can_carry_what_was_bought(heroes):
    for card in outfitted(first_heroes(heroes)):
        assert holds(card, hero_card(card).belongings, hero_card(card).coins)


def test_no_more_is_bought_than_there_are_cards():
    owned = [item for card in outfitted(first_heroes(5)) for item in hero_card(card).belongings]
    assert owned.count("healing-potion") == gear_cards()["healing-potion"].copies
