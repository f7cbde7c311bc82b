"""The workshop in which heroes are made, played in tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from systems.league.build import SYSTEM
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import Ask, Option, Roll
from undercroft.kernel.table import Table
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.games_between import CREATION
from undercroft.systems.league.state import Hero, State

STATS = ("strength", "constitution", "dexterity", "wisdom", "resolve")
Throws = Mapping[str, Sequence[Sequence[int]]]
AVERAGE: Throws = {f"make-{stat}": [[5, 5], [1, 1]] for stat in STATS} | {
    "make-hp": [[3], [1]],
    "make-background": [[18]],
}
"""Dice by which each stat of a human is 40, its HP are 12, and it has lighted lamps."""


class Thrown(Seeded):
    """Dice by what they are thrown for, one side or one throw after the other; the last of them fall again."""

    __slots__ = ("given",)

    def __init__(self, given: Throws) -> None:
        super().__init__("made")
        self.given = {why: [tuple(side) for side in sides] for why, sides in given.items()}

    def copy(self) -> Thrown:
        return Thrown(self.given)

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        counters[roll.stream] += 1
        left = self.given[roll.why]
        sides = tuple(left[: len(roll.dice)])
        if len(left) > len(roll.dice):
            del left[: len(roll.dice)]
        return sides


class Maker:
    """A hero being made: what is asked next is answered by `take`, the rest by default."""

    def __init__(self, dice: Throws | None = None) -> None:
        chance = Thrown({"wear": [[1]], **AVERAGE, **(dice or {})})
        setup = SYSTEM.default_setup(CREATION, 0, "made")
        self.table: Table[State, League] = Table(SYSTEM, setup, chance=chance)

    @property
    def ask(self) -> Ask:
        """What is asked."""
        found = self.table.ask
        assert found is not None
        return found

    @property
    def hero(self) -> Hero:
        """The hero as it is now."""
        return self.table.game.state.party[0]

    @property
    def offered(self) -> list[str]:
        """What may be chosen, by its name alone."""
        return [option.what.partition("-")[2] or option.act for option in self.ask.options]

    def option(self, what: str) -> Option:
        """The one option with this name or of this act."""
        options = self.ask.options
        named = [one for one in options if what in (one.act, one.what)]
        found = named or [one for one in options if one.what.partition("-")[2] == what]
        assert len(found) == 1, f"{what} means {len(found)} of {[str(one) for one in self.ask.options]}"
        return found[0]

    def take(self, *whats: str) -> Maker:
        """Choose these one after the other."""
        for what in whats:
            self.table.choose(self.option(what))
        return self

    def points(self, **into: int) -> Maker:
        """Put points into stats, one by one."""
        for stat, n in into.items():
            for _ in range(n):
                option = next(one for one in self.ask.options if one.what == f"value-{stat}" and one.n == 1)
                self.table.choose(option)
        return self

    def until(self, prompt: str) -> Maker:
        """Answer by default until this is asked."""
        while self.ask.prompt != prompt:
            self.table.choose(self.ask.options[self.ask.default])
        return self

    def finish(self) -> Maker:
        """Answer by default until the hero is ready."""
        while (ask := self.table.ask) is not None:
            self.table.choose(ask.options[ask.default])
        return self


def human(dice: Throws | None = None) -> Maker:
    """A human whose stats are all 40 and whose 15 points raised strength and wisdom."""
    return Maker(dice).take("human").points(strength=10, wisdom=5)
