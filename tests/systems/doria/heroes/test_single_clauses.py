"""Clause by clause: who joins and leaves, what a ledger keeps, rest and points, starting cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.doria.build import SYSTEM, Play, hero, position
from systems.doria.heroes.test_joining import STAIRS, between_rounds
from systems.doria.heroes.test_making import game, until
from undercroft.crawl.things import Item, Outfit
from undercroft.kernel.requests import DONE, FigureId, Option
from undercroft.kernel.state import Outcome
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import ComeAndGo, StartingCards
from undercroft.systems.doria.cards.definitions import EVENTS, HEROES, TRAPS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import CAMPAIGNS, Chapter
from undercroft.systems.doria.heroes.joining import entrance, join
from undercroft.systems.doria.heroes.ledger import Ledger, Traveller, ended, rewarded, travellers
from undercroft.systems.doria.heroes.level_up import gain_xp, rests
from undercroft.systems.doria.heroes.making import limit

ALL = tuple(library()[HEROES])


# joining and leaving


def seated(n: int) -> Play:
    people = {f"P{k}": hero(ALL[k], at=f"{'abcde'[k % 5]}{1 + k // 5}") for k in range(n)}
    return position(STAIRS.replace("W", ".").replace("M", ".").replace("A", "."), **people, do=[ComeAndGo()])


@rule("DO-0444", "DO-0447")
@pytest.mark.parametrize(("n", "leave", "join"), [(1, False, True), (2, True, True), (5, True, True), (6, True, False)])
def test_the_last_one_stays_and_nobody_joins_six(n: int, leave: bool, join: bool):
    acts = {one.act for one in seated(n).table.ask.options}
    assert (("leave-table" in acts), ("join-table" in acts)) == (leave, join)


@rule("DO-0444", "DO-0447")
def test_one_after_the_other_may_come_and_go_and_to_be_done_is_the_first_thought():
    play = between_rounds()
    assert play.table.ask.options[play.table.ask.default] == DONE
    play.choose("leave-table", who=FigureId(3))
    assert play.asks() == "come-and-go"
    play.choose("leave-table", who=FigureId(2))
    assert not [act for act in play.acts() if act.startswith("leave-table")]
    play.choose("done")
    assert not play.asks()


@rule("DO-0445")
def test_the_standard_items_of_who_joins_are_taken_from_their_pile():
    play = between_rounds()
    before = sorted(play.state.piles["standard"].cards)
    join(play.game, "scoundrel")
    assert sorted((*play.state.piles["standard"].cards, "moon-spear", "moon-greaves")) == before


@rule("DO-0447")
def test_where_no_stairs_are_the_first_square_of_the_start_tile_is_the_entrance():
    play = position(W=hero(at="c3"), M=hero("mage", at="b1"))
    ground = play.game.ground
    assert not ground.entrances
    assert entrance(play.game) == play.at("a1")
    play.who("M").at = play.at("a1")
    assert entrance(play.game) in (play.at("b1"), play.at("a2"))


@rule("DO-0447")
def test_of_several_steps_the_first_is_the_entrance_and_of_free_squares_the_nearest():
    play = position(STAIRS, W=hero(), M=hero("mage"), A=hero("adventurer"))
    assert entrance(play.game) == play.at("a5")
    play.who("W").at = play.at("a5")
    assert entrance(play.game) in (play.at("b5"), play.at("a4"))


# the ledger


def finished(outcome: Outcome | None) -> Any:
    play = position(W=hero(), M=hero("mage", at="a1"), campaign="invasion-of-the-greenskins")
    play.state.outcome = outcome
    return play.game


@rule("DO-0491", "DO-0495")
@pytest.mark.parametrize(
    ("outcome", "end"),
    [
        (None, ""),
        (Outcome(True, "doria-goals"), "won"),
        (Outcome(True, "doria-escaped"), "won"),
        (Outcome(False, "doria-escaped"), "escaped"),
        (Outcome(False, "doria-death"), "death"),
        (Outcome(False, "doria-doom"), "lost"),
    ],
)
def test_a_scenario_is_won_escaped_from_lost_by_a_death_or_lost(outcome: Outcome | None, end: str):
    assert ended(finished(outcome)) == end


@rule("DO-0477", "DO-0496")
@pytest.mark.parametrize("dead", [(), (0,), (1,), (0, 1)])
def test_the_dead_leave_their_campaign_items_to_the_first_who_lives(dead: tuple[int, ...]):
    game = finished(None)
    special, plain = Item("goblin-kings-crown"), Item("dagger")
    for n, one in enumerate(game.state.party):
        one.outfit, one.dead = Outfit(pack=(special, plain) if n == 0 else (plain,)), n in dead
    kept = travellers(game, Ledger())
    warrior, mage = kept["warrior"].items, kept["mage"].items
    if dead == ():
        assert (warrior, mage) == ((special, plain), (plain,))
    elif dead == (0,):
        assert (warrior, mage) == ((), (plain, special))
    elif dead == (1,):
        assert (warrior, mage) == ((special, plain), ())
    else:
        assert (warrior, mage) == ((), ())


def rising(had: int, bonuses: int, **chapter: Any) -> Ledger:
    """The ledger after a chapter of a campaign whose heroes have so many bonuses."""
    campaign = library()[CAMPAIGNS]["invasion-of-the-greenskins"]
    said = msgspec.structs.replace(campaign.chapters[0], keep=0, level=False, points=0)
    said = msgspec.structs.replace(said, **chapter)
    sheet = library()[HEROES]["warrior"].attributes
    heroes = {"warrior": Traveller(attributes=sheet, bonuses=("melee", "ranged", "magic")[:bonuses])}
    before = Ledger(campaign="invasion-of-the-greenskins", heroes=heroes, chapter=1, points=had, keep=1)
    return rewarded(before, said)


@rule("DO-0482", "DO-0487", "DO-0488", "DO-0502")
def test_a_chapter_gives_its_monster_points_and_its_cards_or_leaves_what_was_allowed():
    assert isinstance(library()[CAMPAIGNS]["grim-reaper"].chapters[0], Chapter)
    assert rising(4, 0, points=3).points == 7
    assert rising(4, 0).points == 4
    assert (rising(0, 0, keep=3).keep, rising(0, 0).keep) == (3, 1)


@rule("DO-0483", "DO-0487", "DO-0488")
@pytest.mark.parametrize(
    ("points", "bonuses", "level", "after"),
    [(5, 0, True, 6), (10, 0, True, 10), (10, 1, True, 11), (20, 1, True, 20), (5, 0, False, 5)],
)
def test_heroes_who_rise_above_the_monster_level_give_one_monster_point(
    points: int, bonuses: int, level: bool, after: int
):
    ledger = rising(points, bonuses, level=level)
    assert (ledger.points, ledger.rising) == (after, level)


# Phase H


def trap(xp: int, gold: int) -> str:
    return next(id for id, card in library()[TRAPS].items() if (card.xp, card.gold) == (xp, gold))


@rule("DO-0048")
def test_kept_traps_give_xp_and_gold_in_the_first_phase_h_and_are_discarded():
    cards = (trap(1, 1), trap(1, 2))
    people = {"W": hero(set_aside=list(cards)), "M": hero("mage", at="a1", set_aside=[trap(1, 2)])}
    play = position(**people, turn="level-up", starting=6)
    assert play.see("table")["xp"] == 3
    assert play.state.noted["gold"] == 5
    assert sorted(play.see("table")["discards"]) == sorted((*cards, trap(1, 2)))
    assert [one.set_aside for one in play.state.party] == [(), ()]


@rule("DO-0410")
def test_group_xp_add_up_and_nothing_is_told_of_none():
    play = position(W=hero(), xp=2)
    gain_xp(play.game, 0, "DO-0410")
    assert (play.state.xp, play.game.told) == (2, [])
    gain_xp(play.game, 3, "DO-0410")
    assert play.state.xp == 5


@rule("DO-0438", "DO-0446")
def test_a_point_is_counted_among_those_received_even_when_it_is_spent():
    play = position(W=hero(), M=hero("mage", at="a1"), turn="level-up", xp=2).take("yes")
    play.take("W raises agi")
    assert [(one.points, one.earned) for one in play.state.party] == [(0, 1), (1, 1)]


def asleep(hp: int, pp: int) -> list[int]:
    """How many of the three points go to HP, the best first, for an adventurer with 9 HP and 8 PP at the most."""
    play = position(W=hero("adventurer", hp=hp, pp=pp, unconscious=True))
    assert (play.see("W")["most hp"], play.see("W")["most pp"]) == (9, 8)
    return [option.n for option in rests(play.game, play.who("W"))]


@rule("DO-0189", "DO-G62")
def test_who_rests_is_first_offered_what_loses_nothing_and_helps_the_worse_of_both():
    assert asleep(-2, 5) == [3, 2, 1, 0]
    assert asleep(5, -2) == [0, 1, 2, 3]
    assert asleep(-1, 8) == [3, 2, 1, 0]
    assert asleep(8, -1)[0] == 0
    assert asleep(0, 0)[:2] == [1, 2]
    assert asleep(7, 7)[0] == 2
    assert asleep(9, -4) == [0, 1, 2, 3]


# starting cards


@rule("DO-0024", "DO-0046", "DO-0510", "DO-0517")
@pytest.mark.parametrize(("n", "cards"), [(1, 10), (2, 8), (3, 6), (4, 6)])
def test_so_many_cards_a_character_starts_with(n: int, cards: int):
    table = game(n, "limits")
    assert limit(table.game) == cards
    until(table, "outfit")
    one = table.state.party[0]
    assert len(one.outfit.items()) + len(one.set_aside) == cards
    assert not {item.card for item in one.outfit.items()} & set(library()[EVENTS])


@rule("DO-0045", "DO-0053")
def test_standard_items_are_taken_from_their_pile_until_there_is_no_room():
    table = game(3, "standard")
    until(table, "standard-items")
    taken = []
    while table.ask.prompt == "standard-items" and table.ask.who == 1:
        taken.append(table.ask.options[0].what)
        table.choose(table.ask.options[0])
    one = table.state.party[0]
    assert len(taken) == 4
    assert set(taken) < {item.card for item in one.outfit.items()}
    assert len(one.outfit.items()) == 6
    assert not set(taken) & set(table.state.piles["standard"].cards)


@rule("DO-0045", "DO-0053")
def test_who_wants_no_further_standard_items_draws_at_once():
    table = game(3, "none")
    until(table, "standard-items")
    table.choose(DONE)
    assert table.ask.prompt != "standard-items" or table.ask.who != 1


@rule("DO-0047")
def test_a_card_that_is_exchanged_is_replaced_and_goes_to_its_pile():
    for seed in range(40):
        table = game(3, f"exchange {seed}")
        options = until(table, "exchange-cards")
        traps = [one for one in options if one.what in library()[TRAPS]]
        if traps:
            break
    discards = len(table.state.piles["loot"].discards)
    table.choose(traps[0])
    assert table.state.piles["loot"].discards[discards:][0] == traps[0].what
    standard = next(one for one in until(table, "exchange-cards") if one.what == "combat-hammer")
    table.choose(standard)
    until(table, "outfit")
    one = table.state.party[0]
    assert "combat-hammer" not in {item.card for item in one.outfit.items()}
    assert traps[0].what not in one.set_aside
    assert len(one.outfit.items()) + len(one.set_aside) == 6


@rule("DO-0046")
def test_events_among_starting_cards_are_discarded_and_replaced():
    event = next(iter(library()[EVENTS]))
    loot = [event, "dagger", event, "club", "great-helm", "chain-mail", "iron-boots", "chain-coif"]
    play = position(
        W=hero(), do=[StartingCards(FigureId(1))], starting=3, decks={"loot-1": loot, "loot-2": [], "loot-3": []}
    )
    while play.asks() in ("standard-items", "which-stack"):
        ask = play.table.ask
        first = next((one for one in ask.options if one.what == "loot-1"), ask.options[ask.default])
        play.table.choose(first)
    assert play.asks() == "outfit"
    assert set(play.see("table")["discards"]) == {event}
    assert {item.card for item in play.who("W").outfit.items()} == set(loot) - {event}


def hammer(table: Any, act: str) -> Option:
    """What may be done with the warrior's hammer."""
    return next(option for option in table.ask.options if option.act == act and option.what == "combat-hammer")


@rule("DO-0049", "DO-0054")
def test_starting_cards_are_put_on_at_once_moved_and_thrown_away():
    table = game(3, "outfit")
    until(table, "outfit")
    one = table.state.party[0]
    assert {worn.item.card for worn in one.outfit.on} >= {"combat-hammer", "tri-anon-armor"}
    assert table.ask.options[table.ask.default] == DONE
    assert table.ask.about == ""
    table.choose(hammer(table, "to-pack"))
    assert Item("combat-hammer") in one.outfit.pack
    table.choose(
        next(option for option in table.ask.options if option.act == "to-hand" and option.what == "combat-hammer")
    )
    assert Item("combat-hammer") not in one.outfit.pack
    before = len(table.state.piles["standard"].discards) + len(table.state.piles["standard"].cards)
    table.choose(
        next(option for option in table.ask.options if option.act == "discard" and option.what == "combat-hammer")
    )
    assert Item("combat-hammer") not in one.outfit.items()
    assert len(table.state.piles["standard"].discards) + len(table.state.piles["standard"].cards) == before + 1


@rule("DO-0054")
def test_a_character_of_ones_own_making_spends_its_points_before_it_is_done():
    setup = SYSTEM.default_setup("first-steps", 3, "own")
    made = msgspec.structs.replace(setup, party=('{"name":"Ulla"}', *setup.party[1:]))
    table = Table(SYSTEM, made)
    options = until(table, "outfit")
    assert table.ask.about == "44"
    assert DONE not in options
    assert (table.ask.default, options[0].act) == (0, "raise")
