"""A campaign of Massive Darkness from ledger to ledger, as a table plays it."""

from __future__ import annotations

import random

import msgspec

from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.heroes.ledger import CAMP, MARKET, Ledger, chapters, open_ledger

DARKNESS = find("darkness")


def play(quest: str, ledger: bytes, seed: str) -> tuple[bool, bytes]:
    """Play one game of the campaign at random; whether it was won, and the ledger that comes out."""
    setup = msgspec.structs.replace(DARKNESS.default_setup(quest, 2, seed), ledger=ledger)
    table = Table(DARKNESS, setup, keep=False, listen=False, digests=False)
    luck = random.Random(seed)
    while (ask := table.ask) is not None:
        table.choose(luck.choice(ask.options))
        DARKNESS.check(table.game)
    outcome = table.state.outcome
    assert outcome is not None
    return outcome.won, DARKNESS.finish(table.game)


def offered(ledger: bytes) -> list[str]:
    return [quest.id for quest in DARKNESS.chapters(ledger)]


@rule("DA-0331")
def test_a_campaign_offers_the_quests_in_printed_order_and_not_the_tutorial():
    printed = [quest.id for quest in DARKNESS.quests() if not quest.teaches]
    assert offered(DARKNESS.new_ledger()) == printed


@rule("DA-0334", "DA-0335", "DA-0336")
def test_after_a_loss_players_go_to_market_and_move_on_or_camp_and_try_again():
    quest = offered(DARKNESS.new_ledger())[0]
    won, ledger = play(quest, DARKNESS.new_ledger(), "loss")
    assert not won
    assert offered(ledger) == [MARKET, CAMP]
    assert offered(play(CAMP, ledger, "camp")[1]) == [quest]
    assert quest not in offered(play(MARKET, ledger, "market")[1])


@rule("DA-0332")
def test_after_a_won_quest_comes_the_market():
    ledger = Ledger(won=("scorched-earth",), last="scorched-earth", rested=False)
    assert offered(msgspec.msgpack.encode(ledger)) == [MARKET]


@rule("DA-0319")
def test_heroes_come_back_with_what_they_have_learned():
    _, ledger = play("scorched-earth", DARKNESS.new_ledger(), "kept")
    before = open_ledger(ledger).heroes
    _, after = play(CAMP, ledger, "camp")
    assert {name: hero.skills for name, hero in open_ledger(after).heroes.items()} == {
        name: hero.skills for name, hero in before.items()
    }


@rule("DA-0331", "DA-G106")
def test_a_campaign_whose_last_quest_is_won_is_over():
    printed = [quest.id for quest in DARKNESS.quests() if not quest.teaches]
    ledger = Ledger(won=tuple(printed), last=printed[-1], rested=True)
    assert offered(msgspec.msgpack.encode(ledger)) == []


PRINTED = ("one", "two", "three")


@rule("DA-0331", "DA-G106")
def test_a_campaign_goes_on_until_the_very_last_quest_is_won():
    assert chapters(Ledger(won=("one", "two"), last="two"), PRINTED) == ("three",)
    assert chapters(Ledger(won=("three",), last="three"), PRINTED) == ()


@rule("DA-0331", "DA-0336", "DA-G106")
def test_after_moving_on_every_quest_but_the_one_just_lost_and_those_won_is_open():
    assert chapters(Ledger(won=("one",), last="one"), PRINTED) == ("two", "three")
    assert chapters(Ledger(last="two"), PRINTED) == ("one", "three")
    assert chapters(Ledger(last="one"), ("one", "two")) == ("two",)


@rule("DA-0331", "DA-0336")
def test_where_only_the_quest_just_lost_is_left_it_is_open_again():
    assert chapters(Ledger(won=("one", "two"), last="three"), PRINTED) == ("three",)
    assert chapters(Ledger(last="one"), ("one",)) == ("one",)


@rule("DA-0319", "DA-0320", "DA-0332")
def test_every_quest_played_is_counted_won_or_lost():
    _, once = play("scorched-earth", DARKNESS.new_ledger(), "count")
    assert open_ledger(once).quests == 1
    _, twice = play("black-widow", once, "count")
    assert open_ledger(twice).quests == 2
