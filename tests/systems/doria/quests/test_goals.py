"""Goals of scenarios as they are written."""

from __future__ import annotations

import pytest

from systems.doria.build import SYSTEM
from undercroft.kernel.table import Table
from undercroft.systems.doria.cards.definitions import MODIFIERS, SCENARIOS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.quests.as_written import left_of, scenario


@pytest.mark.parametrize(("inside", "left"), [(6, 0), (5, 1)])
def test_a_whole_group_has_come_to_the_stairs_when_it_is_on_their_tile(inside: int, left: int):
    table = Table(SYSTEM, SYSTEM.default_setup("three-cages", 6, "stairs"))
    game = table.game
    squares = sorted(game.ground.starts())[:6]
    for number, (one, at) in enumerate(zip(game.state.party, squares)):
        one.at = at if number < inside else -1
    number, goal = next((n, one) for n, one in enumerate(scenario(game).goals, 1) if one.kind == "reach")
    assert left_of(game, number, goal) == left


@pytest.mark.parametrize(
    ("quest", "modifiers"), [("the-war-kitchen", 13), ("the-sealed-well", 50), ("the-salt-stair", 0)]
)
def test_where_only_some_monsters_come_they_have_as_many_modifiers_as_in_the_whole_deck(quest: str, modifiers: int):
    cards = Table(SYSTEM, SYSTEM.default_setup(quest, 4, "deck")).state.piles["monsters"].cards
    monsters = [card for card in cards if card not in library()[MODIFIERS]]
    assert len(cards) - len(monsters) == modifiers
    assert set(monsters) <= set(library()[SCENARIOS][quest].only or monsters)
    assert not modifiers or abs(modifiers / len(monsters) - 50 / 110) < 0.04
