"""A campaign of Massive Darkness from ledger to ledger, as a table plays it."""

from __future__ import annotations

import random

import msgspec

from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.heroes.ledger import CAMP, MARKET, Ledger, open_ledger

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


def test_a_campaign_whose_last_quest_is_won_is_over():
    printed = [quest.id for quest in DARKNESS.quests() if not quest.teaches]
    ledger = Ledger(won=tuple(printed), last=printed[-1], rested=True)
    assert offered(msgspec.msgpack.encode(ledger)) == []
