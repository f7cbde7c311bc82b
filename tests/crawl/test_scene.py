"""Piles are shown alike in every dungeon crawl."""

from __future__ import annotations

from undercroft.crawl.scene import pile_views
from undercroft.kernel.scene import PileView
from undercroft.kernel.state import Pile


def test_a_pile_shows_how_many_cards_it_has_and_what_was_discarded_last():
    piles = {"events": Pile(("a", "b"), ("c", "d")), "loot": Pile(("e",)), "box": Pile(("f",))}
    views = pile_views("mygame", piles, lambda name: name != "box", lambda name: f"{name}-card")
    assert views == (
        PileView("mygame-pile-events", 2, 2, "mygame-events-card-d"),
        PileView("mygame-pile-loot", 1, 0, ""),
    )
