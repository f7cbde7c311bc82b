"""A bag of tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from kernel.toy import Toy
from undercroft.crawl.decks import Bag
from undercroft.kernel.requests import SeatId, confirm
from undercroft.kernel.state import Pile
from undercroft.kernel.table import Table

BAG = Bag("bag", "loot")


def drawing(seed, before, tokens=("hero", "hero", "foe"), draws=3):
    """The tokens that come out of a bag after something was done to it."""
    drawn = []

    def main(game, entry):
        game.state.piles["bag"] = Pile()
        BAG.fill(game, tokens)
        before(game)
        for _ in range(draws):
            drawn.append((yield from BAG.draw(game)))
        drawn.append(BAG.content(game))
        yield from confirm(SeatId(0), "more")

    Table(Toy(main=main), Toy().default_setup("main", 1, str(seed)))
    return drawn


def firsts(before, **more):
    return Counter(drawing(seed, before, **more)[0] for seed in range(300))


def test_every_token_comes_out_once_and_then_nothing():
    *drawn, content = drawing(1, lambda game: None, draws=4)
    assert (sorted(drawn), drawn[-1], content) == (["", "foe", "hero", "hero"], "", ())


def test_each_token_is_as_likely_as_any():
    found = firsts(lambda game: None)
    assert 60 < found["foe"] < 140


def test_what_is_left_is_known_and_its_order_is_not():
    first, content = drawing(3, lambda game: None, draws=1)
    wanted = Counter(("hero", "hero", "foe"))
    wanted[first] -= 1
    assert content == tuple(sorted((+wanted).items()))


def test_a_token_that_goes_in_may_come_out_first():
    assert firsts(lambda game: BAG.add(game, "named"))["named"] > 40


def test_a_token_taken_out_leaves_the_others_as_likely_as_before():
    found = firsts(lambda game: BAG.remove(game, "hero"))
    assert 120 < found["hero"] < 180


def test_what_is_not_in_the_bag_cannot_be_taken_out():
    with pytest.raises(ValueError, match="not among these: named"):
        drawing(1, lambda game: BAG.remove(game, "named"))


def test_tokens_are_counted():
    def check(game):
        assert (BAG.count(game, "hero"), BAG.count(game, "named")) == (2, 0)

    drawing(1, check)
