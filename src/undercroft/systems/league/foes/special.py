"""Active special rules: what a monster does when its behaviour roll calls for a skill.  LE-0688, LE-0735

Each rule is bound in `skills`: when it can be used, and what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from undercroft.content.vocabulary import Word
from undercroft.kernel.events import Began
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.systems.league.foes.moves import spend
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy

Suits = Callable[[League, Enemy], object]
Deed = Callable[[League, Enemy], Script[None]]


class Active(NamedTuple):
    """An active special rule: what it costs, when there is something to use it on, what it does."""

    word: Word[None]
    ap: int
    suits: Suits
    deed: Deed


_active: dict[str, Active] = {}


def active(word: Word[None], suits: Suits, ap: int = 1) -> Callable[[Deed], Deed]:
    """Bind what a special rule does when it is used.  It costs 1 AP unless stated.  LE-0735"""

    def bind(deed: Deed) -> Deed:
        if word.name in _active:
            raise ValueError(f'"{word.name}" is used in two ways')
        _active[word.name] = Active(word, ap, suits, deed)
        return deed

    return bind


def bound() -> tuple[str, ...]:
    """The names of all active rules that somebody has bound."""
    return tuple(_active)


def usable(game: League, enemy: Enemy) -> list[Active]:
    """The active rules of an enemy that apply now.  LE-0688, LE-0735"""
    return [
        rule
        for rule in _active.values()
        if game.has(enemy, rule.word) and enemy.ap >= rule.ap and rule.suits(game, enemy)
    ]


def use_special(game: League, enemy: Enemy) -> Script[bool]:
    """It uses one of its special rules that apply, one at random.  Did it?  LE-0480, LE-0688, LE-0735"""
    rules = usable(game, enemy)
    if not rules:
        return False
    rule = yield from pick(rules, "special")
    spend(game, enemy, rule.ap)
    enemy.aim = NO_ONE
    game.tell(Began, rule.word.name, 0, enemy.id, rules=("LE-0735",))
    yield from rule.deed(game, enemy)
    return True
