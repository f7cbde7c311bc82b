"""What makes each circumstance of a card true.

What a test is about its caller says (`asked`); how things stand is looked up.
"""

from __future__ import annotations

from undercroft.crawl.circumstances import Answers
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.monsters import Kind
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero

Asked = tuple[When, ...]
"""What a test or a strike is about."""
Other = Hero | Enemy | None

WHEN: Answers[When, [League, Hero | Enemy, Asked, Other]] = Answers(When)


@WHEN.to(When.IN_BATTLE)
def in_battle(game: League, model: Hero | Enemy, asked: Asked, other: Other) -> bool:
    """A battle is going on."""
    return game.state.battle > 0


@WHEN.to(When.WOUNDED)
def wounded(game: League, model: Hero | Enemy, asked: Asked, other: Other) -> bool:
    """It has lost half its hit points.  LE-0510"""
    return game.wounded(model)


def _against(when: When, kind: Kind) -> None:
    @WHEN.to(when)
    def of_kind(game: League, model: Hero | Enemy, asked: Asked, other: Other) -> bool:
        return isinstance(other, Enemy) and game.card(other).kind == kind


def _about(when: When) -> None:
    @WHEN.to(when)
    def about(game: League, model: Hero | Enemy, asked: Asked, other: Other) -> bool:
        return when in asked


AGAINST: dict[When, Kind] = {
    When.AGAINST_UNDEAD: "undead",
    When.AGAINST_DEMONS: "demon",
    When.AGAINST_BEASTS: "beast",
    When.AGAINST_HUMANOIDS: "humanoid",
}
for _when, _kind in AGAINST.items():
    _against(_when, _kind)
for _when in WHEN.unanswered():
    _about(_when)
