"""Piles are shown alike in every dungeon crawl."""

from __future__ import annotations

from undercroft.crawl.scene import goals, pile_views
from undercroft.kernel.scene import PileView
from undercroft.kernel.state import Pile


def test_a_pile_shows_how_many_cards_it_has_and_what_was_discarded_last():
    piles = {"events": Pile(("a", "b"), ("c", "d")), "loot": Pile(("e",)), "box": Pile(("f",))}
    views = pile_views("mygame", piles, lambda name: name != "box", lambda name: f"{name}-card")
    assert views == (
        PileView("mygame-pile-events", 2, 2, "mygame-events-card-d"),
        PileView("mygame-pile-loot", 1, 0, ""),
    )


def test_what_a_quest_counts_is_shown_by_name_in_the_order_in_which_it_was_first_counted() -> None:
    assert [(one.name, one.value) for one in goals("mygame", {"keys": 2, "exit": 0})] == [
        ("mygame-goal-keys", 2),
        ("mygame-goal-exit", 0),
    ]
