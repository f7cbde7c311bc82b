"""Clause by clause: the stacks of Loot Cards, the shop, slots."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, position
from systems.doria.things.test_shop import deeds, item, shop, trap
from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.requests import Draw
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import PhaseB, PhaseI, SpringTrap
from undercroft.systems.doria.cards.definitions import EVENTS
from undercroft.systems.doria.cards.kit import kit_of
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.state import DAMAGED
from undercroft.systems.doria.things.decks import STACKS, deal_discards, draw_loot
from undercroft.systems.doria.things.shop import gold_of, settle, worth
from undercroft.systems.doria.things.slots import gives_way, size, use_cost, zone_of


def with_stacks(*stacks: tuple[str, ...], loot: tuple[str, ...] = (), lost: tuple[str, ...] = ()):
    """A game whose stacks and discards are these."""
    play = position(W=hero())
    for name, cards in zip(STACKS, (*stacks, (), (), ())):
        play.state.piles[name] = Pile(cards)
    play.state.piles["loot"] = Pile((), loot)
    play.state.piles["lost"] = Pile((), lost)
    return play


def drawn(play, n: int = 1, *stacks: str) -> list[str]:
    """Draw cards, the stacks chosen as said; what was drawn."""
    script, answers, reply = draw_loot(play.game, play.who("W").seat, n), list(stacks), None
    while True:
        try:
            request = script.send(reply)
        except StopIteration as end:
            assert not answers
            return end.value
        if isinstance(request, Draw):
            pile = play.state.piles[request.pile]
            reply, pile.cards = pile.cards[: request.n], pile.cards[request.n :]
        else:
            wanted = answers.pop(0)
            reply = next(one for one in request.options if one.what == wanted)


@rule("DO-0019")
def test_where_one_stack_is_left_nobody_is_asked_and_of_two_one_is_chosen():
    assert drawn(with_stacks(("dagger",))) == ["dagger"]
    assert drawn(with_stacks(("dagger",), ("club",)), 1, "loot-2") == ["club"]
    assert drawn(with_stacks(("dagger",), (), ("club",)), 2, "loot-3") == ["club", "dagger"]


@rule("DO-0019", "DO-G49")
def test_when_all_stacks_are_empty_the_discards_become_stacks_and_where_nothing_is_left_nothing_is_drawn():
    play = with_stacks(loot=("dagger",), lost=("club",))
    assert drawn(play) == ["dagger"]
    assert drawn(play) == ["club"]
    assert drawn(play) == []
    assert [play.state.piles[name].discards for name in ("loot", "lost")] == [(), ()]


@rule("DO-G49")
def test_discards_are_dealt_to_three_stacks_and_nobody_takes_that_back():
    play = with_stacks(loot=("dagger", "club", "great-helm", "chain-mail"), lost=("iron-boots",))
    play.game.barrier = False
    deal_discards(play.game)
    piles = play.state.piles
    assert sorted(len(piles[name].cards) for name in STACKS) == [1, 1, 2]
    assert {card for name in STACKS for card in piles[name].cards} == {"dagger", "club", "great-helm", "chain-mail"}
    assert (piles["loot"].discards, piles["lost"].discards) == ((), ("iron-boots",))
    assert play.game.barrier


@rule("DO-0134", "DO-0135")
def test_the_shop_is_filled_from_the_discards_when_every_stack_is_empty():
    play = position(
        W=hero(),
        do=[PhaseB()],
        prepare=lambda state: state.piles.update(
            {**{name: Pile() for name in STACKS}, "loot": Pile((), ("dagger", "club", "great-helm"))}
        ),
    )
    assert sorted(play.see("table")["shop"]) == ["club", "dagger", "great-helm"]


# the shop


@rule("DO-0112", "DO-0198")
def test_every_card_is_worth_what_is_printed_on_it_and_events_nothing():
    assert {gold_of(card) for card in library()[EVENTS]} == {0}
    assert (worth(Item(item(2))), worth(Item(item(2)).marked(DAMAGED))) == (2, 1)


@rule("DO-0192", "DO-0200")
def test_events_are_cleared_away_and_not_bought():
    event = next(iter(library()[EVENTS]))
    play = shop(event, item(1))
    assert not [one for one in play.table.ask.options if one.act == "buy"]
    assert [one.n for one in play.table.ask.options if one.act == "clear"] == [1, 2]


@rule("DO-0048", "DO-0192", "DO-0193")
def test_gold_of_traps_that_were_kept_is_spent_in_the_next_shop_and_only_there():
    play = position(
        W=hero(),
        M=hero("mage", at="a1"),
        do=[PhaseI()],
        shop=(item(1, 0), item(3), ""),
        prepare=lambda state: state.noted.update(gold=1),
    )
    assert play.table.ask.about == "1"
    assert "gold" not in play.state.noted
    play.choose("buy", who=play.names["W"], what=item(1, 0)).choose("to-pack")
    assert play.table.ask.about == "0"
    assert not [one for one in play.table.ask.options if one.act == "buy"]


@rule("DO-0192")
def test_a_bought_card_and_a_trap_paid_off_cost_their_gold_and_what_is_cleared_costs_nothing():
    play = position(
        W=hero(),
        do=[PhaseI()],
        shop=(trap(2), item(3), item(1)),
        prepare=lambda state: state.noted.update(gold=5),
    )
    assert play.choose("pay-off", what=trap(2)).table.ask.about == "3"
    assert play.choose("clear", what=item(3)).table.ask.about == "3"
    play.choose("buy", what=item(1)).choose("to-pack")
    assert play.see("table")["shop"] == ["", "", ""]


@rule("DO-0192", "DO-0194")
def test_nothing_is_sold_once_the_gold_in_hand_buys_everything():
    first = {"pack": [item(2), item(1, 1)]}
    play = shop(item(2, 1), first=first)
    assert "sell" in deeds(play)
    play.choose("sell", what=item(2))
    assert "sell" not in deeds(play)


@rule("DO-0192", "DO-0194")
def test_those_who_are_done_or_gone_sell_nothing():
    play = shop(item(3), first={"pack": [item(1)]})
    assert "sell" in deeds(play)
    play.choose("done", n=0)
    assert "sell" not in deeds(play)
    gone = position(
        W=hero(pack=[item(1)]),
        M=hero("mage", at="a1"),
        do=[PhaseI()],
        shop=(item(3), "", ""),
        prepare=lambda state: setattr(state.party[0], "left", True),
    )
    assert "sell" not in deeds(gone)


@rule("DO-0191", "DO-0193")
def test_to_be_done_is_the_first_thought_and_the_phase_begins_once():
    play = shop(item(1), first={"pack": [item(2)]})
    assert play.table.ask.options[play.table.ask.default].act == "done"
    play.choose("done", n=0).choose("done", n=1)
    assert [event.what for event in play.events("began")].count("i") <= 1
    assert not play.asks()


@rule("DO-0204")
def test_by_the_option_a_trap_must_leave_before_anybody_is_done():
    stays = shop(trap(2), options={"traps-leave-shop": True})
    assert "done" not in deeds(stays)
    assert stays.table.ask.default == 0
    assert "done" in deeds(shop(item(1), options={"traps-leave-shop": True}))
    assert "done" in deeds(shop(trap(2), item(1), first={"pack": [item(1, 1)]}))


@rule("DO-0204", "DO-0206")
def test_a_trap_that_is_sprung_in_the_shop_goes_off_at_whoever_takes_it():
    play = shop(trap(2), options={"traps-leave-shop": True})
    play.game.state.agenda.clear()
    option = next(one for one in play.table.ask.options if one.act == "spring" and one.who == play.names["M"])
    settle(play.game, option, trap(2))
    assert play.state.agenda == [SpringTrap(play.names["M"], trap(2))]
    assert trap(2) not in play.see("table")["discards"]


# slots


@rule("DO-0069")
def test_a_two_handed_card_takes_both_hands_and_anything_else_one_place():
    two = next(id for id, card in item_cards().items() if card.zone == "two-hands")
    one = next(id for id, card in item_cards().items() if card.zone == "one-hand")
    assert (size(Item(two)), size(Item(one)), size(Item(trap(1)))) == (2, 1, 1)


@rule("DO-0065")
def test_of_equal_items_the_one_nearest_at_hand_counts():
    dagger, club = Item("dagger"), Item("club")
    assert zone_of(Outfit((Worn("belt", dagger), Worn("hand", dagger)), (dagger,)), dagger) == "body"
    assert zone_of(Outfit((Worn("hand", club), Worn("belt", dagger)), (dagger,)), dagger) == "belt"
    assert zone_of(Outfit((Worn("hand", club), Worn("belt", club)), (dagger,)), dagger) == "pack"


@rule("DO-0118", "DO-0249", "DO-0464", "DO-G40")
def test_quickness_saves_three_ap_and_never_more_than_there_are():
    play = position(W=hero(belt=[_cheap()]))
    who = play.who("W")
    for bonuses, saved in (((), 0), (("quickness",), 3)):
        kit = kit_of(who.attributes, who.outfit, bonuses)
        (one,) = [held for held in kit.usable if held.card.id == _cheap()]
        assert use_cost(kit, one) == max(0, one.card.ap + one.access - saved)


def _cheap() -> str:
    """A potion that costs least to drink."""
    return min((card.ap, id) for id, card in item_cards().items() if card.kind == "potion")[1]


@rule("DO-0247", "DO-0253")
def test_of_several_cards_the_last_gives_way_unless_its_owner_says_otherwise():
    play = position(W=hero())
    script = gives_way(play.who("W"), (Item("dagger"), Item("club")), Item("longsword"))
    ask = next(script)
    assert [one.what for one in ask.options] == ["dagger", "club"]
    assert ask.options[ask.default].what == "club"
    alone = gives_way(play.who("W"), (Item("dagger"), Item("dagger")), Item("longsword"))
    with pytest.raises(StopIteration) as end:
        next(alone)
    assert end.value.value == Item("dagger")
