"""How the dungeon deck is built.  LE-0129 to LE-0136"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from systems.league.dungeon.explorer import Explorer
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.dungeon import TILES, TRAPS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import Quest
from undercroft.systems.league.dungeon.deck import (
    CORRIDORS,
    ROOMS,
    TRAP_DECK,
    add_card,
    build_decks,
    choice,
    pile_behind,
)
from undercroft.systems.league.dungeon.unknown import deal_dungeon

QUEST = Quest(
    id="deck",
    number=1,
    rooms=4,
    corridors=3,
    adds=("bandit-den",),
    removes=("library", "fork"),
    objective="crypt",
    encounters="cellar",
)
SEEDS = range(40)


def kind(card: str) -> str:
    return library()[TILES][card].kind


def deck(seed: int) -> tuple[str, ...]:
    return Explorer(seed, QUEST).behind(0)


@rule("LE-0129", "LE-0132", "LE-G19")
@pytest.mark.parametrize("seed", range(6))
def test_the_deck_has_as_many_rooms_and_corridors_as_the_quest_says_and_what_it_adds(seed):
    cards = [card for card in deck(seed) if card not in (QUEST.objective, *QUEST.adds)]
    assert Counter(map(kind, cards)) == {"room": 4, "corridor": 3}
    assert set(QUEST.adds) < set(deck(seed))


@rule("LE-0129")
def test_cards_that_the_quest_removes_are_never_in_it():
    found = {card for seed in SEEDS for card in deck(seed)}
    assert not found & set(QUEST.removes)


@rule("LE-0130")
def test_rooms_marked_b_come_only_where_the_quest_names_them():
    marked = {id for id, card in library()[TILES].items() if card.b}
    assert {card for seed in SEEDS for card in deck(seed)} & marked == {"bandit-den"}
    assert not marked & set(choice(Explorer(1, QUEST).game, QUEST, "room"))


@rule("LE-0131")
def test_the_objective_is_set_aside_so_that_it_is_in_the_deck_once():
    assert all(deck(seed).count("crypt") == 1 for seed in SEEDS)


@rule("LE-0132")
def test_the_cards_that_are_not_taken_stay_in_two_piles():
    explorer = Explorer(3, QUEST)
    rooms, corridors = (explorer.game.state.piles[name].cards for name in (ROOMS, CORRIDORS))
    assert {kind(card) for card in rooms} == {"room"}
    assert {kind(card) for card in corridors} == {"corridor"}
    assert not set(rooms + corridors) & set(explorer.behind(0))
    assert len({*rooms, *corridors}) == len(rooms) + len(corridors)


@rule("LE-0132", "LE-0133")
def test_rooms_and_corridors_come_by_lot_and_mixed():
    orders = {tuple(map(kind, deck(seed))) for seed in SEEDS}
    assert len(orders) > 20
    assert len({card for seed in SEEDS for card in deck(seed)}) > 30


@rule("LE-0134", "LE-0135", "LE-G59")
def test_the_objective_is_in_the_lower_half_anywhere_and_the_upper_half_has_the_odd_card():
    places = Counter(deck(seed).index("crypt") for seed in range(200))
    assert len(deck(1)) == 9
    assert set(places) == {4, 5, 6, 7, 8}
    assert min(places.values()) > 15


@rule("LE-0136")
def test_the_deck_lies_behind_the_first_door_and_nowhere_else():
    explorer = Explorer(1, QUEST)
    assert list(explorer.left()) == [0]
    assert explorer.doors() == [0]


@rule("LE-0181", "LE-G22")
def test_the_trap_cards_are_shuffled_with_all_their_copies():
    explorer = Explorer(5)
    build_decks(explorer.game)
    cards = explorer.game.state.piles[TRAP_DECK].cards
    assert Counter(cards) == {id: card.copies for id, card in library()[TRAPS].items()}
    assert cards != tuple(sorted(cards))


@rule("LE-0233", "LE-G75")
def test_a_further_card_is_one_of_those_that_were_left_and_comes_on_top():
    explorer = Explorer(2, QUEST)
    pile, before = pile_behind(explorer.game, 0), explorer.behind(0)
    left = {*explorer.game.state.piles[ROOMS].cards, *explorer.game.state.piles[CORRIDORS].cards}
    kinds = set()
    for _ in range(30):
        assert add_card(explorer.game, pile)
        kinds.add(kind(explorer.behind(0)[0]))
    added = explorer.behind(0)[: -len(before)]
    assert explorer.behind(0)[30:] == before
    assert len(set(added)) == 30
    assert set(added) < left
    assert kinds == {"room", "corridor"}
    assert not set(added) & {*explorer.game.state.piles[ROOMS].cards, *explorer.game.state.piles[CORRIDORS].cards}


# what nobody knows


def imagined(explorer: Explorer, n: int) -> list[Explorer]:
    """Worlds that a seat could not tell from this one."""
    found = []
    for seed in range(n):
        other = Explorer(0)
        other.game.state.plan = explorer.game.state.plan
        piles = {name: type(pile)(pile.cards, pile.discards, pile.segments) for name, pile in PILES(explorer)}
        other.game.state.piles = piles
        deal_dungeon(other.game.state, SeatId(0), random.Random(seed), QUEST.adds)
        found.append(other)
    return found


def PILES(explorer: Explorer):
    return list(explorer.game.state.piles.items())


@rule("LE-0132", "LE-0135")
def test_imagined_dungeons_have_other_tiles_but_as_many_of_each_kind_and_the_objective_below():
    explorer = Explorer(4, QUEST)
    worlds = imagined(explorer, 60)
    decks = [world.behind(0) for world in worlds]
    assert len(set(decks)) == 60
    for cards in decks:
        own = [card for card in cards if card not in ("crypt", "bandit-den")]
        assert Counter(map(kind, own)) == {"room": 4, "corridor": 3}
        assert cards.index("crypt") >= 4
        assert "bandit-den" in cards
    assert len({card for cards in decks for card in cards}) > 45
    everything = Counter(card for _, pile in PILES(explorer) for card in pile.cards)
    for world in worlds:
        assert Counter(card for _, pile in PILES(world) for card in pile.cards) == everything


@rule("LE-0139", "LE-0141")
def test_behind_several_doors_the_objective_may_lie_behind_any_that_its_half_was_dealt_to():
    explorer = Explorer(4, QUEST)
    top = explorer.game.state.piles["route-0"]
    cards = ("crossroads", *(card for card in top.cards[::-1] if card != "crossroads"))[: len(top.cards)]
    top.cards = cards[::-1]
    explorer.open(0)
    if explorer.names()[1] != "crossroads" or len(explorer.doors()) < 3:
        pytest.fail("the crossroads should lie")
    homes = set()
    for world in imagined(explorer, 80):
        homes |= {door for door in explorer.doors() if QUEST.objective in world.behind(door)}
    assert homes == set(explorer.doors())
    assert {len(world.behind(door)) for world in imagined(explorer, 5) for door in explorer.doors()} <= {2, 3}


@rule("LE-0233")
def test_a_card_that_came_later_may_be_any_that_was_left():
    explorer = Explorer(4, QUEST)
    add_card(explorer.game, pile_behind(explorer.game, 0))
    worlds = imagined(explorer, 80)
    assert {kind(world.behind(0)[0]) for world in worlds} == {"room", "corridor"}
    for world in worlds:
        own = [card for card in world.behind(0)[1:] if card not in ("crypt", "bandit-den")]
        assert Counter(map(kind, own)) == {"room": 4, "corridor": 3}
