"""Searching for treasure, and the Loot Cards it brings."""

from __future__ import annotations

from typing import Any

from systems.doria.build import Play, hero, position
from systems.watching import WATCHER, watching
from undercroft.proofs.checklist import rule
from undercroft.systems.doria import moments


def treasure(*loot: str, **more: Any) -> Play:
    """W stands on a Loot Marker; these cards are drawn next, the last of them first."""
    return position(W=hero(ap=20), tokens={"loot": ["c3"]}, decks={"loot": loot}, **more)


def draw(play: Play, times: int = 1) -> Play:
    """Draw from the first stack."""
    for _ in range(times):
        play.choose("draw-from", what="loot-1")
    return play


@rule("DO-0239", "DO-0242", "DO-0150")
def test_one_ap_draws_a_card_and_removes_the_marker():
    play = draw(treasure("dagger").take("W searches"))
    assert play.see("W")["ap"] == 19
    assert play.see("table")["markers"] == []
    play.finish()
    found = [*play.see("W")["worn"], *play.see("W")["belt"], *play.see("W")["pack"]]
    assert found == ["dagger"]


@rule("DO-0239")
def test_there_is_nothing_to_search_without_a_marker_on_the_square():
    play = position(W=hero(), tokens={"loot": ["a1"]})
    assert not play.offers("W searches")
    assert not play.offers("W searches with care")


@rule("DO-0240", "DO-0241", "DO-0239")
def test_five_ap_draw_two_cards_of_which_one_is_lost_for_the_scenario():
    play = draw(treasure("dagger", "wooden-club").take("W searches with care"), 2)
    assert play.see("W")["ap"] == 15
    assert play.asks() == "discard-one"
    play.take("W discards wooden-club").finish()
    assert play.state.piles["lost"].discards == ("wooden-club",)
    found = [*play.see("W")["worn"], *play.see("W")["belt"], *play.see("W")["pack"]]
    assert found == ["dagger"]


@rule("DO-0242")
def test_a_place_is_searched_once_with_care_too():
    play = draw(treasure("dagger", "wooden-club").take("W searches with care"), 2)
    assert play.see("table")["markers"] == []


@rule("DO-0287", "DO-0288", "DO-C97", "DO-0239", "DO-0299")
def test_a_secret_door_that_is_drawn_opens_at_once_and_lays_a_tile():
    board = """
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . W . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    """
    decks = {"loot": ("secret-door",), "tiles": ("a-3",)}
    play = position(board, W=hero(ap=20), tokens={"loot": ["c3"]}, decks=decks)
    draw(play.take("W searches")).choose("secret-door", at=play.at("e3")).finish()
    assert play.see("table")["tiles"] == ["a-3"]
    assert not play.see("table")["door opened"]


@rule("DO-0239")
def test_the_scenario_hears_of_a_search():
    play = treasure("dagger")
    play.game.rules = (WATCHER,)
    with watching(moments.SEARCHED) as seen:
        play.take("W searches")
    assert [one.id for (one,) in seen] == [play.names["W"]]
