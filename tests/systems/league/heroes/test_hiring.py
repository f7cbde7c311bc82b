"""Mercenaries.  LE-0001, LE-0002, LE-0030, LE-G37"""

from __future__ import annotations

import msgspec
import pytest

from systems.league.build import SYSTEM
from undercroft.kernel.setup import Setup
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import MERCENARIES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.heroes.hiring import for_hire, hire, places_left, upkeep


def party(*names: str, **options: bool) -> Table:
    """A quest for these heroes."""
    setup: Setup = SYSTEM.default_setup("the-cellar", len(names), "hired")
    return Table(SYSTEM, msgspec.structs.replace(setup, party=names, options=options))


@rule("LE-0002", "LE-G37")
@pytest.mark.parametrize("heroes", [("brunna",), ("brunna", "pip"), ("brunna", "pip", "marta", "tobble")])
def test_mercenaries_fill_the_places_up_to_four(heroes):
    found = party(*heroes, mercenaries=True).game.state.party
    assert len(found) == 4
    assert [one.hired for one in found] == [False] * len(heroes) + [True] * (4 - len(heroes))


@rule("LE-0002")
def test_nobody_comes_who_was_not_asked():
    assert len(party("brunna").game.state.party) == 1


@rule("LE-G37", "LE-0030")
def test_mercenaries_count_for_morale_as_heroes_do():
    alone, together = party("brunna"), party("brunna", mercenaries=True)
    more = sum(one.values.resolve // 10 for one in together.game.state.party if one.hired)
    assert together.game.state.morale == alone.game.state.morale + more


@rule("LE-G37", "LE-0331")
def test_mercenaries_act_in_the_heroes_part_of_the_turn():
    table = party("brunna", "pip", mercenaries=True)
    assert {option.who for option in table.ask.options} == {1, 2, 3, 4}


@rule("LE-G37")
def test_mercenaries_are_not_kept():
    table = party("brunna", mercenaries=True)
    assert [one.key for one in SYSTEM.made(table.game)] == ["brunna"]


@rule("LE-G37", "LE-0002")
def test_whoever_is_hired_is_paid():
    game = party("brunna", "pip").game
    game.state.party[0].coins, game.state.party[1].coins = 60, 50
    found = for_hire(game)
    assert found
    price = library()[MERCENARIES][found[0]].price
    one = hire(game, found[0])
    assert one.hired
    assert sum(hero.coins for hero in game.state.party) == 110 - price
    assert found[0] not in for_hire(game)
    assert upkeep(one) == library()[MERCENARIES][found[0]].upkeep


@rule("LE-0002")
def test_nobody_is_hired_for_a_full_party_or_without_coins():
    game = party("brunna", mercenaries=True).game
    game.state.party[0].coins = 1_000
    assert (places_left(game.state.party), for_hire(game)) == (0, [])
    poor = party("brunna").game
    poor.state.party[0].coins = 10
    assert for_hire(poor) == []
