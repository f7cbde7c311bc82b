"""Checking a record: what is proved by playing it again, and what nobody can prove from it.

A record is right as far as its own dice, states and events follow from its seed and its choices.  What people did on
purpose beside the rules (corrections, dice of their own, ways taken back, branches) cannot be proved; each is named, so
that those who were at the table can say whether it was so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal

import msgspec

from undercroft.kernel import journal as j
from undercroft.kernel.chance import commitment
from undercroft.kernel.events import Chose, Told
from undercroft.kernel.record import Record, begin, system_of
from undercroft.kernel.requests import NO_ONE, Draw, Roll
from undercroft.kernel.state import encode
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table

Kind = Literal["corrected", "taken-back", "typed", "branched", "no-digest", "begun"]

AT_MOST = 12
"""How many differences of a correction are named."""


class Reservation(msgspec.Struct, frozen=True):
    """Something in a record that playing it again cannot prove: its kind, its place in the journal, and what it is."""

    kind: Kind
    at: int
    text: str


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found: the first thing that is wrong and where, or nothing; and what it cannot prove."""

    ok: bool
    answers: int
    rolls: int
    problem: str = ""
    at: int = -1
    reservations: tuple[Reservation, ...] = ()

    @property
    def whole(self) -> bool:
        """Is everything proved?"""
        return self.ok and not self.reservations


class Wrong(Exception):
    """The record does not hold: what is wrong, and where in the journal."""

    def __init__(self, problem: str, at: int = -1) -> None:
        super().__init__(problem)
        self.at = at


def verify(record: Record, promised: str = "") -> Verdict:
    """Play a record again and compare dice, states, events and end.  `promised` is the commitment that was shown when
    the game began; without it only the record's own word says which seed was promised."""
    answers = sum(type(item) is j.Answered for item in record.journal)
    rolls = sum(type(item) is j.Thrown for item in record.journal)
    check = _Check(record, system_of(record))
    try:
        check.seed(promised)
        check.play()
        check.ending()
    except Wrong as wrong:
        return Verdict(False, answers, rolls, str(wrong), wrong.at, tuple(check.reservations))
    except Exception as error:
        return Verdict(False, answers, rolls, f"not allowed by the rules: {error}", check.at, tuple(check.reservations))
    return Verdict(True, answers, rolls, reservations=tuple(check.reservations))


class _Check:
    """One record being played again beside what it says."""

    def __init__(self, record: Record, system: AnySystem) -> None:
        self.record = record
        self.system = system
        self.at = -1
        self.salt = 0
        self.reservations: list[Reservation] = []
        self.table: Table[Any, Any]

    def _reserve(self, kind: Kind, text: str) -> None:
        self.reservations.append(Reservation(kind, self.at, text))

    def seed(self, promised: str) -> None:
        """The seed is the promised one, and the rules are those it was played with."""
        record = self.record
        if commitment(record.setup.seed) != record.commitment or (promised and promised != record.commitment):
            raise Wrong("the seed is not the one that was promised at the start")
        if record.version != self.system.version:
            raise Wrong(f"played with version {record.version} of the rules, here is {self.system.version}")
        if record.begun:
            self._reserve("begun", "the game does not start from its setup but from a state that it was given")
        self.table = begin(record, self.system)

    def play(self) -> None:
        """Every item follows from the rules and the seed, and every state is the one recorded."""
        journal = self.record.journal
        for self.at, item in enumerate(journal):
            if self.at < len(self.table.journal):
                if self.table.journal[self.at] != item:
                    raise Wrong(
                        f"the record has {item}, the dice and cards of its seed give {self.table.journal[self.at]}",
                        self.at,
                    )
                continue
            self._follow(item)
            if self.at >= len(self.table.journal) or self.table.journal[self.at] != item:
                raise Wrong(f"the record has {item}, which does not come next", self.at)
            self._compare()
        self.at = len(journal)
        if len(self.table.journal) > len(journal):
            raise Wrong("the record leaves out dice or cards", len(journal))

    def _follow(self, item: j.Item) -> None:
        table = self.table
        if isinstance(item, j.Thrown) and type(table.pending) is Roll:
            self._reserve("typed", f"dice typed by hand: {item.faces}")
        elif isinstance(item, j.Taken) and type(table.pending) is Draw:
            self._reserve("typed", f"cards named by hand: {', '.join(item.cards)}")
        elif isinstance(item, j.Salted):
            self._taken_back(item)
        elif isinstance(item, j.Reseeded):
            self._reserve("branched", f"from here on dice of another seed, whose commitment is {commitment(item.seed)}")
        if not isinstance(item, j.Corrected):
            table.follow(item)
            return
        before = msgspec.json.decode(msgspec.json.encode(table.state))
        table.follow(item)
        table.system.check(table.game)
        after = msgspec.json.decode(msgspec.json.encode(table.state))
        changed = [f"{path} {old} → {new}" for path, old, new in _differences(before, after)]
        more = f" and {len(changed) - AT_MOST} more" if len(changed) > AT_MOST else ""
        self._reserve("corrected", f'"{item.what}" by seat {item.seat}: {"; ".join(changed[:AT_MOST])}{more}')

    def _taken_back(self, item: j.Salted) -> None:
        """After an undo another choice was made: what was undone could be done, with the dice of the seed."""
        if not item.undone or type(item.undone[0]) is not j.Answered:
            raise Wrong("other dice from here on, as after an undo, but nothing was taken back", self.at)
        if self.at + 1 < len(self.record.journal) and self.record.journal[self.at + 1] == item.undone[0]:
            raise Wrong("the same choice was made again, and that keeps its dice", self.at)
        if item.salt <= self.salt:
            raise Wrong(f"salt {item.salt} comes after salt {self.salt}", self.at)
        self.salt = max(one.salt for one in (item, *item.undone) if isinstance(one, j.Salted))
        if self.salt != item.salt:
            raise Wrong(f"salt {item.salt} comes after salt {self.salt}", self.at)
        twin = self.table.fork()
        before = len(twin.journal)
        for n, undone in enumerate(item.undone):
            if before + n >= len(twin.journal):
                twin.follow(undone)
            if twin.journal[before + n] != undone:
                raise Wrong(f"what was taken back has {undone}, which does not come next", self.at)
        self._reserve("taken-back", "; ".join(_said(one) for one in item.undone))

    def _compare(self) -> None:
        """The state at every answer is the one whose fingerprint was written down."""
        here = len(self.table.journal)
        if here not in self.table.digests:
            return
        known = self.record.digests.get(here)
        if known is None:
            self._reserve("no-digest", "the state here was not written down")
        elif known != self.table.digests[here]:
            raise Wrong("the state differs from the one recorded", self.at)

    def ending(self) -> None:
        """The end, the events and the checkpoint are those of the game."""
        record, table = self.record, self.table
        if table.state.outcome != record.outcome:
            raise Wrong(f"the record ends with {record.outcome}, playing it ends with {table.state.outcome}")
        happened = _as_written(record.events, table.told)
        if record.events and record.events != happened:
            pairs = zip_longest(record.events, happened)
            first = next(n for n, (written, told) in enumerate(pairs) if written != told)
            raise Wrong(f"event {first} is not what happened")
        mark = table.marks[-1].state if table.marks else table.first
        if record.checkpoint and record.checkpoint != encode(mark):
            raise Wrong("the checkpoint is not where the game stands")


def _as_written(written: Sequence[Told], told: list[Told]) -> list[Told]:
    """What was told, without the figures that were asked if the record is so old that it names none of them."""
    if any(isinstance(one.event, Chose) and one.event.by for one in written):
        return told
    return [
        msgspec.structs.replace(one, event=msgspec.structs.replace(one.event, by=NO_ONE))
        if isinstance(one.event, Chose)
        else one
        for one in told
    ]


def _said(item: j.Item) -> str:
    if isinstance(item, j.Answered):
        return f"seat {item.seat}: {item.option}"
    if isinstance(item, j.Thrown):
        return f"dice {item.faces}"
    return f"cards {', '.join(item.cards)}" if isinstance(item, j.Taken) else ""


def _differences(before: object, after: object, path: str = "") -> Iterator[tuple[str, object, object]]:
    """The differences between two states written down: the path, what was there, what is there now."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys((*before, *after)):
            yield from _differences(before.get(key), after.get(key), f"{path}/{key}".lstrip("/"))
    elif isinstance(before, list) and isinstance(after, list):
        yield from _of_lists(before, after, path)
    elif before != after:
        yield path, before, after


def _of_lists(before: Sequence[object], after: Sequence[object], path: str) -> Iterator[tuple[str, object, object]]:
    for n, (old, new) in enumerate(zip_longest(before, after)):
        yield from _differences(old, new, f"{path}/{n}")
