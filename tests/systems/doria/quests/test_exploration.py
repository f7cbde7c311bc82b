"""Exploration games, whose end is fixed before the start.  DO-0010, DO-0011"""

from __future__ import annotations

import msgspec
import pytest

from systems.doria.build import SYSTEM, Play, Prepare, hero, monster, position
from undercroft.board.layouts import Laid
from undercroft.bots import Chair
from undercroft.kernel.game import Over
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import BOSSES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.stats import stats_of
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.quests.exploration import boss_of, end_of, explored, searched
from undercroft.systems.doria.state import State


def game(seed: str, **options: bool) -> Table[State, Doria]:
    setup = msgspec.structs.replace(SYSTEM.default_setup("exploration", 3, seed), options=options)
    return Table(SYSTEM, setup)


ENDS = [("gorbag", True), ("pharaoh", True), ("colossus", False), ("archmage", False)]


def nearly(boss: str, **quest: int) -> Prepare:
    """This boss was drawn and has one HP left."""

    def drawn(state: State) -> None:
        state.piles["bosses"].discards = (boss,)
        state.quest, state.noted = {"tiles": 4, "boss": 1, **quest}, {"tiles": 12, "came": 1}
        for one in state.monsters:
            one.hurt = stats_of(boss, 1, ()).hp - 1

    return drawn


def struck_down(boss: str, mage: str, **quest: int) -> Play:
    """The Warrior strikes the boss down; the Mage stands here."""
    figures = {"W": hero(at="b2", hand=["combat-hammer"]), "M": hero("mage", at=mage), "o": monster(boss, at="b1")}
    dice = {"W melee-attack": [[39, 39, 39], [2] * stats_of(boss, 1, ()).defence.dice]}
    play = position(quest="exploration", **figures, turn="W", prepare=nearly(boss, **quest), dice=dice)
    return play.take("W strikes o with combat-hammer")


@rule("DO-0010")
def test_the_end_is_fixed_before_the_start_for_all_to_see():
    ends = set()
    for n in range(24):
        table = game(f"end {n}")
        assert len(table.state.piles["bosses"].discards) == 1
        assert ("boss" in table.state.quest) == bool(boss_of(table.game))
        ends.add(end_of(table.game))
    assert ends >= {"slain", "slain-and-out"}


@rule("DO-0010", "DO-0011")
def test_without_the_boss_deck_everything_must_be_explored():
    table = game("none", bosses=False)
    assert end_of(table.game) == "all-tiles"
    assert table.state.quest == {"tiles": 12}


@rule("DO-0010")
@pytest.mark.parametrize("boss", [id for id, card in library()[BOSSES].items() if card.levels])
def test_every_boss_appears_when_half_of_the_dungeon_lies(boss: str):
    def drawn(state: State) -> None:
        state.piles["bosses"].discards = (boss,)
        state.quest, state.noted = {"tiles": 12, "boss": 1, "hoard": 3}, {"tiles": 12}
        start = state.plan.laid[0]
        state.plan = state.plan.with_tile(Laid("a-3", start.x + 5, start.y))

    play = position(quest="exploration", W=hero(at="a1"), M=hero("mage", at="a2"), prepare=drawn)
    play.state.piles["tiles"].cards = ("a-2",) * 7
    explored(play.game, 1)
    assert play.see("table")["monsters"] == []
    play.state.piles["tiles"].cards = ("a-2",) * 6
    explored(play.game, 1)
    assert play.see("table")["monsters"] == [boss]
    explored(play.game, 1)
    assert play.see("table")["monsters"] == [boss]


@rule("DO-0010", "DO-0014")
@pytest.mark.parametrize(
    ("boss", "won"), [("gorbag", True), ("pharaoh", True), ("colossus", False), ("red-dragon", False)]
)
def test_what_ends_the_game_when_the_boss_is_slain_the_card_says(boss: str, won: bool):
    assert struck_down(boss, mage="a1", hoard=2).see("table")["won"] == won


@rule("DO-0010")
def test_a_hoard_is_so_many_loot_markers():
    play = position(
        quest="exploration", W=hero(at="b2"), M=hero("mage", at="a1"), prepare=nearly("red-dragon", hoard=2)
    )
    searched(play.game, play.who("W"))
    assert play.state.outcome is None
    with pytest.raises(Over):
        searched(play.game, play.who("W"))
    assert play.see("table")["won"]


@rule("DO-0010")
def test_games_of_a_sensible_player_come_to_an_end():
    table = Table(SYSTEM, SYSTEM.unwatched(SYSTEM.default_setup("exploration", 4, "explored")))
    bot = SYSTEM.bots["sensible"](0)
    while (ask := table.ask) is not None:
        table.choose(bot.answer(Chair(table, ask.seats()[0])))
    assert table.over
