"""Characters made ready.  DO-0045 to DO-0050, DO-0053"""

from __future__ import annotations

import pytest

from systems.doria.build import SYSTEM
from undercroft.kernel.requests import Option
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import EVENTS, HEROES, TRAPS
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import State

Game = Table[State, Doria]


def game(characters: int = 3, seed: str = "making") -> Game:
    return Table(SYSTEM, SYSTEM.default_setup("first-steps", characters, seed))


def until(table: Game, prompt: str, who: int = 1) -> list[Option]:
    """Answer by default until somebody is asked this; the options then."""
    while (ask := table.ask) is not None and not (ask.prompt == prompt and ask.who == who):
        table.choose(ask.options[ask.default])
    assert table.ask is not None
    return list(table.ask.options)


@rule("DO-0045")
def test_further_standard_items_may_be_taken_but_not_those_of_others_in_the_party():
    table = game()
    offered = {option.what for option in until(table, "standard-items")}
    party = [one.card for one in table.state.party]
    taken = {item for card in party for item in library()[HEROES][card].items}
    assert offered
    assert not offered & taken


@rule("DO-0045", "DO-0046", "DO-0053")
def test_standard_items_take_the_place_of_loot_cards():
    table = game()
    table.choose(until(table, "standard-items")[0])
    until(table, "outfit")
    one = table.state.party[0]
    assert len(one.outfit.items()) + len(one.set_aside) == 6


@rule("DO-0024", "DO-0046", "DO-0045")
def test_four_loot_cards_fill_up_the_two_standard_items():
    table = game()
    until(table, "exchange-cards")
    drawn = sum(event.n for event in (told.event for told in table.told) if type(event).__name__ == "Drawn")  # type: ignore[union-attr]
    assert drawn >= 4


@rule("DO-0047")
def test_standard_items_and_traps_may_be_exchanged_and_nothing_else():
    for seed in ("a", "b", "c", "d", "e", "f"):
        table = game(seed=seed)
        offered = {option.what for option in until(table, "exchange-cards") if option.act == "exchange"}
        own = set(library()[HEROES][table.state.party[0].card].items)
        assert own <= offered
        assert offered - own <= set(library()[TRAPS])


@rule("DO-0047", "DO-0046")
def test_what_is_exchanged_is_discarded_and_replaced():
    table = game()
    option = until(table, "exchange-cards")[0]
    table.choose(option)
    assert option.what in [card for pile in table.state.piles.values() for card in pile.discards]
    until(table, "outfit")
    one = table.state.party[0]
    assert len(one.outfit.items()) + len(one.set_aside) == 6


@rule("DO-0048")
def test_a_trap_that_is_kept_lies_aside_and_does_not_act():
    for n in range(30):
        table = game(seed=f"trap {n}")
        until(table, "outfit")
        one = table.state.party[0]
        if one.set_aside:
            assert all(card in library()[TRAPS] for card in one.set_aside)
            assert not table.state.traps
            return
    pytest.fail("no trap in thirty games")


@rule("DO-G78", "DO-0046")
def test_events_are_replaced_at_once():
    for n in range(12):
        table = game(seed=f"event {n}")
        until(table, "outfit")
        assert all(item.card not in library()[EVENTS] for item in table.state.party[0].outfit.items())


@rule("DO-0049", "DO-0024")
def test_starting_cards_are_put_on_at_once_and_may_be_put_elsewhere():
    table = game()
    options = until(table, "outfit")
    one = table.state.party[0]
    own = library()[HEROES][one.card].items
    assert set(own) <= {worn.item.card for worn in one.outfit.on}
    away = next(option for option in options if option.act == "to-pack" and option.what == own[0])
    table.choose(away)
    assert own[0] in [item.card for item in table.state.party[0].outfit.pack]
    assert table.state.party[0].ap == 0


@rule("DO-0050")
def test_starting_cards_may_be_given_to_others_or_thrown_away():
    table = game()
    until(table, "outfit")
    card = table.state.party[0].outfit.items()[0]
    ask = table.ask
    assert ask is not None
    table.choose(next(option for option in ask.options if option.act == "give" and option.who == 2))
    while table.ask is not None and table.ask.prompt != "outfit":
        table.choose(table.ask.options[table.ask.default])
    assert card in table.state.party[1].outfit.items()
    options = table.ask.options if table.ask else []
    thrown = next(option for option in options if option.act == "discard")
    table.choose(thrown)
    assert len(table.state.party[0].outfit.items()) + len(table.state.party[0].set_aside) == 4


@rule("DO-0056")
def test_characters_differ_by_attributes_and_cards_alone():
    fields = set(library()[HEROES]["warrior"].__struct_fields__)
    assert fields - {"id", "icon"} == {"attributes", "items"}


@rule("DO-0071", "DO-0049")
def test_what_a_character_cannot_use_is_not_put_on():
    for n in range(8):
        table = game(seed=f"wear {n}")
        until(table, "outfit")
        one = table.state.party[0]
        for worn in one.outfit.on:
            if worn.slot != "belt":
                needs = item_cards()[worn.item.card].needs
                assert all(one.attributes.of(name) >= least for name, least in needs.items())
