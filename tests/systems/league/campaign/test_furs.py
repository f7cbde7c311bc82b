"""Furs: skinned from beasts, sold in a settlement."""

from __future__ import annotations

import pytest

from systems.league.build import position
from systems.league.campaign.between import in_town
from undercroft.crawl.things import Item, Outfit
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.state import State


def after_wolves(*cards: str):
    def prepare(state: State) -> None:
        state.fallen = cards

    return prepare


@rule("LE-0676", "LE-G39")
@pytest.mark.parametrize(("roll", "furs"), [(20, 1), (99, 0)])
def test_a_beast_is_skinned_by_a_foraging_check_once(roll, furs):
    play = position(W={"hero": "sylwen"}, dice={"W skin": [roll]}, prepare=after_wolves("wolf", "goblin"))
    hero = play.who("W")
    before = hero.outfit.items().count(Item("fur"))
    play.choose("skin")
    while play.table.ask is not None and play.asks() != "act":
        play.table.choose(play.table.ask.options[play.table.ask.default])
    assert hero.outfit.items().count(Item("fur")) == before + furs
    assert hero.ap == 1
    assert "skin" not in {option.act for option in play.table.ask.options}


@rule("LE-0676")
def test_nobody_skins_a_goblin():
    play = position(W={"hero": "sylwen"}, prepare=after_wolves("goblin"))
    assert "skin" not in {option.act for option in play.table.ask.options}


@rule("LE-0676")
def test_furs_are_sold_in_a_settlement():
    def with_fur(state: State) -> None:
        state.party[0].outfit, state.party[0].coins = Outfit((), (Item("fur"),)), 0

    town = in_town("rochdal", prepare=with_fur).visit("market").take("counter", who=1, what="shelf-sell").take("sell")
    assert town.hero().coins == things()["fur"].price
