"""What players aim at under the rules of each Quest."""

from __future__ import annotations

from undercroft.crawl.quests import rules_in
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.bot.aims import BY_RULES

LIKE_ANY = {"walking-in-the-dark"}
"""Quests whose rules ask nothing of a player but what any Quest asks."""


def test_players_know_what_to_aim_at_under_the_rules_of_every_quest() -> None:
    assert set(rules_in("undercroft.systems.darkness.quests", moments.ALL)) == set(BY_RULES) | LIKE_ANY
