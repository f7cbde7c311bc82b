"""Campaigns on the map, played in tests: a group somewhere, the dice of the road, the cards that are drawn.

road = journey(at=30, week=20, dice={"travel-event": [[6]]}, cards=["harvest-supper"]).take("travel", at=31)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from systems.universalis.box import SYSTEM
from systems.universalis.workshop import like
from undercroft.crawl.campaign import closed
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.events import AnyEvent, Changed, Said
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Roll, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import Ledger, open_ledger
from undercroft.systems.universalis.maps.games_between import JOURNEY
from undercroft.systems.universalis.state import Boat, Character, Group, Marker, State, World

T = TypeVar("T")
Throws = Mapping[str, Sequence[Sequence[int]]]
CALM: Throws = {"travel-event": [[2]], "danger": [[1]]}
"""Dice that turn no card over, unlock no quest and place no marker."""


class Road(Seeded):
    """Dice by what they are thrown for, the last of them again and again; cards that come to the top of their deck."""

    __slots__ = ("cards", "given", "thrown")

    def __init__(self, given: Throws, cards: Sequence[str], thrown: list[str]) -> None:
        super().__init__("road")
        self.given = {why: [tuple(faces) for faces in throws] for why, throws in given.items()}
        self.cards = cards
        self.thrown = thrown

    def copy(self) -> Road:
        return Road(self.given, self.cards, [])

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        counters[roll.stream] += 1
        self.thrown.append(roll.why)
        left = self.given.get(roll.why)
        assert left is not None, f"nobody said how the dice for {roll.why} fall"
        faces = left.pop(0) if len(left) > 1 else left[0]
        sides = []
        for pool in roll.dice:
            sides.append(tuple(faces[n % len(faces)] for n in range(len(pool))))
        return tuple(sides)

    def shuffled(self, counters: Counters, stream: str, things: Sequence[T]) -> tuple[T, ...]:
        order = super().shuffled(counters, stream, things)
        return tuple(sorted(order, key=lambda one: one in self.cards))


class Journey:
    """A journey: what is asked next is answered by `take`."""

    def __init__(self, setup: Setup, dice: Throws, cards: Sequence[str]) -> None:
        self.thrown: list[str] = []
        self.table: Table[State, Universalis] = Table(SYSTEM, setup, chance=Road(dice, cards, self.thrown), listen=True)
        self._hear()

    def _hear(self) -> None:
        SYSTEM.check(self.table.game)

    def heard(self, seat: int = 0) -> list[AnyEvent]:
        """What a seat has been told."""
        return self.table.events(SeatId(seat))

    @property
    def ask(self) -> Ask:
        found = self.table.ask
        assert found is not None
        return found

    @property
    def prompt(self) -> str:
        return self.table.ask.prompt if self.table.ask is not None else ""

    @property
    def state(self) -> State:
        return self.table.game.state

    @property
    def game(self) -> Universalis:
        return self.table.game

    @property
    def world(self) -> World:
        assert self.state.world is not None
        return self.state.world

    @property
    def group(self) -> Group:
        return self.world.groups[0]

    def hero(self, n: int = 1) -> Character:
        return self.table.game.character(FigureId(n))

    def found(self, act: str, **fields: Any) -> list[Option]:
        """The options of an act with these fields."""
        options = self.table.ask.options if self.table.ask is not None else ()
        return [
            one
            for one in options
            if one.act == act and all(getattr(one, name) == value for name, value in fields.items())
        ]

    def rolls(self, why: str = "travel-event") -> int:
        """How often dice were thrown for this."""
        return self.thrown.count(why)

    def take(self, act: str, **fields: Any) -> Journey:
        options = self.found(act, **fields)
        assert options, f"{act} {fields} is not among {[str(one) for one in self.ask.options]} ({self.prompt})"
        self.table.choose(options[0])
        self._hear()
        return self

    def until(self, prompt: str) -> Journey:
        """Leave off, or answer by default, until this is asked."""
        while (ask := self.table.ask) is not None and ask.prompt != prompt:
            done = [option for option in ask.options if option.act == "done"]
            self.table.choose(done[0] if done else ask.options[ask.default])
            self._hear()
        return self

    def week_over(self) -> Journey:
        """Everybody ends the campaign turn, by staying if nothing else has been chosen."""
        week = self.world.week
        while self.table.ask is not None and self.world.week == week:
            ends = self.found("end-of-week") or self.found("stay-here") or self.found("done")
            self.table.choose(ends[0] if ends else self.ask.options[self.ask.default])
            self._hear()
        return self

    def after(self) -> Ledger:
        """The ledger when the game is over, or if it were."""
        return open_ledger(SYSTEM.finish(self.table.game))


def ids(*party: str) -> tuple[str, ...]:
    """The ids of heroes of a party."""
    return tuple(str(msgspec.json.decode(one)["id"]) if one.startswith("{") else one for one in party)


def journey(
    at: int = 31,
    *,
    party: Sequence[str] = ("shara", "aki"),
    dice: Throws | None = None,
    cards: Sequence[str] = (),
    dark: bool = False,
    groups: Sequence[Group] = (),
    book: Mapping[str, Any] | None = None,
    world: Mapping[str, Any] | None = None,
    **group: Any,
) -> Journey:
    """A group on the map in week 20, or as it is said."""
    there = list(groups) or [Group(members=ids(*party), at=at, **group)]
    fields: dict[str, Any] = {"week": 20, "lair": 26, "groups": there, **(world or {})}
    seats = [SeatPlan("us")]
    if dark:
        seats.append(SeatPlan("them", role="dark", controller="person"))
    setup = Setup(
        system="universalis",
        quest=JOURNEY,
        party=tuple(party),
        seats=tuple(seats),
        options={"group-composition": "free", "dark-bot": "cards"} if dark else {"group-composition": "free"},
        seed="journey",
        ledger=closed(Ledger(world=World(**fields), **(book or {}))),
    )
    return Journey(setup, {**CALM, **(dice or {})}, cards)


__all__ = ["NOBODY", "Boat", "Changed", "Group", "Journey", "Marker", "Said", "SeatId", "ids", "journey", "like"]
