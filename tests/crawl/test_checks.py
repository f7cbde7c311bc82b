"""What is impossible in any dungeon crawl is named."""

from __future__ import annotations

import pytest

from undercroft.crawl.checks import all_known, all_placed, no_card_twice, nobody_twice
from undercroft.crawl.sharing import who_takes
from undercroft.kernel.requests import NO_ONE, Option
from undercroft.kernel.state import Pile


def test_a_figure_that_is_there_twice_is_named():
    nobody_twice([1, 2, 100])
    with pytest.raises(AssertionError, match="figure 2 is on the board 2 times"):
        nobody_twice([1, 2, 2])


def test_a_card_that_nobody_printed_is_named():
    all_known("hero", ["ann"], {"ann", "bob"})
    with pytest.raises(AssertionError, match='there is no hero "eve"'):
        all_known("hero", ["ann", "eve"], {"ann", "bob"})


@pytest.mark.parametrize("at", [-1, 9])
def test_a_figure_off_the_board_is_named(at):
    all_placed([("ann", 0), ("bob", 8)], 9)
    with pytest.raises(AssertionError, match="bob is nowhere"):
        all_placed([("ann", 0), ("bob", at)], 9)


def test_a_card_in_a_deck_among_discards_and_in_a_hand_counts_thrice():
    piles = [Pile(("axe",), ("axe",))]
    no_card_twice(piles, ["axe"], lambda card: 3)
    with pytest.raises(AssertionError, match="axe is there 3 times"):
        no_card_twice(piles, ["axe"], lambda card: 2)


@pytest.mark.parametrize(("chosen", "taker"), [(Option("keep"), 1), (Option("give", 2), 2)])
def test_the_finder_says_who_takes_what_was_found(chosen, taker):
    script = who_takes("share", 0, 1, "axe", (Option("keep"), Option("give", 2)))
    ask = next(script)
    assert (ask.prompt, ask.who, ask.about) == ("share", 1, "axe")
    assert chosen.who == NO_ONE or chosen.who == taker
    with pytest.raises(StopIteration) as ended:
        script.send(chosen)
    assert ended.value.value == taker
