"""1.26 Town Market Phase, and the camp before another attempt."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from systems.darkness.build import SYSTEM, DarknessTable, Loaded, offered, prompt, take, until, won
from systems.darkness.duel import acts
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.campaign import barters, sale
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.heroes.ledger import CAMP, MARKET, Ledger, Traveller, open_ledger


def elias(*cards: str, skills: tuple[str, ...] = (), xp: int = 0, micro: int = 0) -> Traveller:
    """Elias with these cards beside his dashboard."""
    return Traveller(klass="battle-wizard", pack=cards, skills=skills, xp=xp, micro=micro)


def bjorn(*cards: str, skills: tuple[str, ...] = ()) -> Traveller:
    return Traveller(klass="shadow-barbarian", pack=cards, skills=skills)


def owen(*cards: str) -> Traveller:
    return Traveller(klass="battle-wizard", pack=cards)


def town(quest: str = MARKET, /, seed: str = "town", lost: bool = False, **heroes: Traveller) -> DarknessTable:
    """The market or the camp with these Heroes."""
    book = Ledger(heroes=heroes, last="walking-in-the-dark", won=("walking-in-the-dark",), lost=lost, rested=False)
    setup = Setup(
        system="darkness",
        quest=quest,
        party=tuple(heroes),
        seats=tuple(SeatPlan(name) for name in heroes),
        seed=seed,
        ledger=msgspec.msgpack.encode(book),
    )
    return DarknessTable(SYSTEM, setup, chance=Loaded(seed))


def at_the_stalls(*market: str, **heroes: Traveller) -> DarknessTable:
    """The market with these cards on offer, the first Hero about to trade with it."""
    table = town(MARKET, "town", False, **heroes)
    table.state.market = market
    for name in market:
        for pile in table.state.piles.values():
            pile.cards = tuple(card for card in pile.cards if card != name)
    return until(table, "market")


def close(table: DarknessTable) -> Ledger:
    """Answer by default to the end; the ledger that comes out."""
    while table.ask is not None:
        table.answer(table.ask.default)
    return open_ledger(SYSTEM.finish(table.game))


# what is on offer


@rule("DA-0337")
def test_the_market_is_a_phase_of_campaigns_alone() -> None:
    with pytest.raises(SetupError):
        SYSTEM.start(Setup(system="darkness", quest=MARKET, party=("elias",), seats=(SeatPlan("elias"),), seed="x"))
    assert town(elias=elias()).state.phase == MARKET


@rule("DA-0338", "DA-0339", "DA-0340", "DA-0341")
def test_three_cards_a_hero_level_one_the_lowest_heros_level_and_each_heros_own() -> None:
    table = town(elias=elias(skills=("arcane-focus", "arcane-focus")), bjorn=bjorn("mace", skills=("hurled-iron",)))
    levels = [gear_cards()[card].level for card in table.state.market]
    assert levels == [1, 1, 2, 2, 3, 2]


@rule("DA-0338")
def test_with_heroes_of_level_one_all_cards_are_of_level_one() -> None:
    table = town(elias=elias("mace"))
    assert [gear_cards()[card].level for card in table.state.market] == [1, 1, 1]


@rule("DA-0341")
def test_the_cards_are_there_for_every_hero() -> None:
    table = at_the_stalls("hammer", elias=elias("mace"), bjorn=bjorn("hatchet"))
    take(table, "done")
    take(table, "barter")
    assert "hammer" in table.state.heroes[1].cards()


@rule("DA-0342")
def test_traps_and_lucky_finds_are_discarded_and_replaced() -> None:
    replaced = 0
    for seed in range(12):
        table = town(seed=f"town {seed}", elias=elias("mace"), bjorn=bjorn("hatchet"))
        assert len(table.state.market) == 6
        assert not any(gear_cards()[card].trap or gear_cards()[card].luck for card in table.state.market)
        discarded = table.state.piles["treasure-1"].discards
        assert all(gear_cards()[card].trap or gear_cards()[card].luck for card in discarded)
        replaced += len(discarded)
    assert replaced


@rule("DA-0338")
def test_what_the_market_offers_is_shuffled() -> None:
    offers = {town(seed=f"town {seed}", elias=elias("mace")).state.market for seed in range(6)}
    assert len(offers) > 1


# trades


@rule("DA-0343")
def test_when_one_hero_is_done_the_next_is_asked_until_all_have_been() -> None:
    table = at_the_stalls("hammer", elias=elias("mace"), bjorn=bjorn("hatchet"), owen=owen("staff"))
    asked = []
    while prompt(table) == "market":
        assert table.ask is not None
        asked.append(table.ask.who)
        take(table, "done")
    assert asked == [1, 2, 3]


@rule("DA-0343")
def test_a_hero_who_has_nothing_to_trade_is_passed_over() -> None:
    table = at_the_stalls("hammer", elias=elias(), bjorn=bjorn(), owen=owen("staff"))
    assert table.ask is not None
    assert table.ask.who == 3


@rule("DA-0344")
def test_a_sold_card_goes_to_the_discards() -> None:
    table = take(at_the_stalls(elias=elias("ice-mace")), "sell")
    assert "ice-mace" in table.state.piles["treasure-3"].discards


@rule("DA-0343")
def test_each_kind_of_trade_is_made_once_by_each_hero() -> None:
    table = at_the_stalls("hammer", "wolf-spear", elias=elias("mace", "hatchet", "staff"), bjorn=bjorn("mace"))
    take(table, "sell", what="mace")
    assert acts(table) == ["barter", "done"]
    take(table, "barter")
    take(table, "take", what="hammer")
    take(table, "give-up", what="hatchet")
    assert table.ask is not None
    assert table.ask.who == 2
    assert acts(table) == ["sell", "barter", "done"]


@rule("DA-0343")
def test_trades_may_be_declined() -> None:
    table = take(at_the_stalls("hammer", elias=elias("mace")), "done")
    assert table.state.heroes[0].cards() == ("mace",)


@rule("DA-0344")
@pytest.mark.parametrize(
    ("card", "xp"), [("hammer", 1), ("ice-sword", 1), ("ice-mace", 2), ("sun-sword", 2), ("soul-sword", 3)]
)
def test_a_card_sells_for_half_its_level_rounded_up(card: str, xp: int) -> None:
    assert sale(card) == xp
    table = take(at_the_stalls(elias=elias(card, xp=4, micro=2)), "sell")
    merchant = table.state.heroes[0]
    assert (merchant.xp, merchant.micro, merchant.cards()) == (4 + xp, 2, ())


@rule("DA-G103", "DA-G104")
def test_artifacts_sell_as_level_four_and_starting_equipment_as_level_one() -> None:
    assert (sale("sword-of-dawn"), sale("mace")) == (2, 1)


@rule("DA-0345")
def test_one_for_one_two_for_one_and_one_for_two() -> None:
    table = at_the_stalls("hammer", "wolf-spear", elias=elias("mace", "ice-sword"))
    deals = set(barters(table.game, table.state.heroes[0]))
    assert (("mace",), ("hammer",)) in deals
    assert (("ice-sword", "mace"), ("hammer",)) in deals
    assert (("ice-sword",), ("hammer", "wolf-spear")) in deals
    assert deals == {
        (("mace",), ("hammer",)),
        (("mace",), ("wolf-spear",)),
        (("ice-sword",), ("hammer",)),
        (("ice-sword",), ("wolf-spear",)),
        (("ice-sword", "mace"), ("hammer",)),
        (("ice-sword", "mace"), ("wolf-spear",)),
        (("ice-sword",), ("hammer", "wolf-spear")),
    }


@rule("DA-0345")
def test_what_is_given_is_worth_at_least_what_is_taken() -> None:
    table = at_the_stalls("ice-sword", "sun-sword", "hammer", elias=elias("mace", "ice-mace"))
    deals = set(barters(table.game, table.state.heroes[0]))
    assert (("mace",), ("ice-sword",)) not in deals
    assert (("ice-mace",), ("ice-sword",)) in deals
    assert (("ice-mace", "mace"), ("sun-sword",)) in deals
    assert (("ice-mace",), ("hammer", "ice-sword")) in deals
    assert (("ice-mace",), ("ice-sword", "sun-sword")) not in deals


@rule("DA-0345")
def test_cards_change_hands() -> None:
    table = at_the_stalls("hammer", "wolf-spear", elias=elias("mace", "ice-sword"))
    take(take(table, "barter"), "take", what="hammer+wolf-spear")
    assert Counter(table.state.heroes[0].cards()) == Counter(("mace", "hammer", "wolf-spear"))
    assert table.state.market == ()
    assert "ice-sword" in table.state.piles["treasure-2"].discards


@rule("DA-0346")
def test_heroes_trade_among_themselves_first() -> None:
    table = town(elias=elias("mace"), bjorn=bjorn("hatchet"))
    assert prompt(table) == "trade"
    take(table, "hand", what="mace", who=2)
    take(table, "done")
    assert prompt(table) == "market"
    assert table.ask is not None
    assert table.ask.who == 2


@rule("DA-0228")
def test_trading_in_town_is_no_trade_action_and_nobody_transmutes_there() -> None:
    table = town(elias=elias("mace", "hatchet", "hammer"), bjorn=bjorn("hatchet"))
    assert prompt(table) == "trade"
    assert not offered(table, "transmute")


# the end of the phase


@rule("DA-0348")
def test_afterwards_heroes_trade_and_reorganize_for_free() -> None:
    table = at_the_stalls(elias=elias("mace"), bjorn=bjorn("hatchet"))
    take(take(table, "done"), "done")
    assert prompt(table) == "trade"
    take(table, "wear", what="mace")
    take(table, "hand", what="hatchet", n=2, who=1)
    assert table.state.heroes[0].hands == ("mace",)
    assert "hatchet" in table.state.heroes[0].cards()


@rule("DA-0349", "DA-0330")
def test_each_hero_keeps_at_most_six_cards() -> None:
    cards = ("mace", "hatchet", "staff", "hammer", "wolf-spear", "whetstone", "oak-shield")
    table = until(at_the_stalls(elias=elias(*cards)), "keep-six")
    take(table, "discard", what="mace")
    assert len(table.state.heroes[0].cards()) == 6
    assert prompt(table) != "keep-six"
    assert len(close(table).heroes["elias"].pack) <= 6


@rule("DA-0349")
def test_with_eight_cards_two_are_discarded() -> None:
    cards = ("mace", "hatchet", "staff", "hammer", "wolf-spear", "whetstone", "oak-shield", "short-bow")
    table = until(at_the_stalls(elias=elias(*cards)), "keep-six")
    take(take(table, "discard", what="mace"), "discard", what="staff")
    assert prompt(table) != "keep-six"
    assert len(table.state.heroes[0].cards()) == 6
    assert {"mace", "staff"} <= set(table.state.piles["start"].discards)


@rule("DA-0349", "DA-0330")
def test_and_at_most_one_artifact_among_them() -> None:
    table = until(at_the_stalls(elias=elias("sword-of-dawn", "armor-of-the-morning", "mace")), "keep-six")
    assert {option.what for option in offered(table, "discard")} == {"sword-of-dawn", "armor-of-the-morning"}
    take(table, "discard", what="sword-of-dawn")
    assert Counter(table.state.heroes[0].cards()) == Counter(("armor-of-the-morning", "mace"))


@rule("DA-0349", "DA-0320")
def test_six_cards_with_one_artifact_are_kept() -> None:
    table = at_the_stalls(elias=elias("sword-of-dawn", "mace", "hatchet", "staff", "hammer", "whetstone"))
    assert len(close(table).heroes["elias"].pack) == 6


@rule("DA-0350", "DA-G104")
def test_a_hero_may_swap_any_card_for_starting_equipment() -> None:
    table = until(at_the_stalls(elias=elias("soul-sword")), "restock")
    take(take(table, "swap", what="soul-sword"), "take", what="short-bow")
    assert table.state.heroes[0].cards() == ("short-bow",)
    assert "soul-sword" in table.state.piles["treasure-5"].discards
    assert not offered(table, "sell")


@rule("DA-0350")
def test_any_number_of_cards_may_be_swapped() -> None:
    table = until(at_the_stalls(elias=elias("soul-sword", "ice-mace")), "restock")
    take(take(table, "swap", what="soul-sword"), "take", what="short-bow")
    take(take(table, "swap", what="ice-mace"), "take", what="staff")
    assert set(table.state.heroes[0].cards()) == {"short-bow", "staff"}


@rule("DA-0335", "DA-0350")
def test_when_no_starting_equipment_is_left_nothing_is_swapped() -> None:
    table = at_the_stalls(elias=elias("soul-sword"))
    table.state.piles["start"].cards = ()
    while table.ask is not None:
        assert prompt(table) != "restock"
        table.answer(table.ask.default)


@rule("DA-0348", "DA-0335")
def test_last_of_all_each_hero_puts_on_what_it_took_alone() -> None:
    table = town(CAMP, lost=True, elias=elias("soul-sword"), bjorn=bjorn("mace"))
    take(take(table, "swap", what="soul-sword"), "take", what="staff")
    assert prompt(until(table, "reorganise")) == "reorganise"
    assert not offered(table, "hand")
    take(table, "wear", what="staff")
    assert table.state.heroes[0].hands == ("staff",)


@rule("DA-0347", "DA-0332")
def test_then_the_market_closes_and_the_next_quest_may_begin() -> None:
    table = at_the_stalls(elias=elias("mace", xp=4, micro=3))
    book = close(table)
    assert won(table)
    assert table.state.outcome is not None
    assert table.state.outcome.why == "darkness-market-closed"
    assert (book.rested, book.again) == (True, False)
    assert (book.heroes["elias"].xp, book.heroes["elias"].micro) == (4, 3)
    assert not hasattr(book.heroes["elias"], "health")


@rule("DA-G100")
def test_unsold_cards_go_back() -> None:
    table = town(elias=elias("mace"))
    offer = table.state.market
    close(table)
    assert table.state.market == ()
    assert set(offer) <= set(table.state.piles["treasure-1"].discards)


# after a loss


@rule("DA-0333")
def test_after_a_loss_heroes_discard_down_to_six_before_anything_else() -> None:
    cards = ("mace", "hatchet", "staff", "hammer", "wolf-spear", "whetstone", "oak-shield")
    for place in (MARKET, CAMP):
        table = town(place, lost=True, elias=elias(*cards))
        assert prompt(table) == "keep-six"


@rule("DA-0333")
def test_after_a_victory_they_do_not() -> None:
    cards = ("mace", "hatchet", "staff", "hammer", "wolf-spear", "whetstone", "oak-shield")
    assert prompt(town(elias=elias(*cards))) == "trade"


@rule("DA-0335")
def test_at_the_camp_there_is_no_market_but_starting_equipment() -> None:
    table = town(CAMP, lost=True, elias=elias("soul-sword"))
    assert table.state.market == ()
    assert prompt(table) == "restock"
    take(take(table, "swap", what="soul-sword"), "take", what="mace")
    book = close(table)
    assert (book.rested, book.again) == (True, True)
    assert book.heroes["elias"].pack == ("mace",)


@rule("DA-0336")
def test_moving_on_after_a_loss_the_market_is_as_normal() -> None:
    table = town(lost=True, elias=elias("mace"))
    assert len(table.state.market) == 3
    assert prompt(table) == "trade"
    assert not close(table).again
