"""One game in memory: the table, the count of its moves, and what each seat has been told and shown.

Nothing here waits, writes or knows of sockets: a sitting is the log of a game applied to a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal

import msgspec

from undercroft.kernel.chance import Seeded
from undercroft.kernel.events import AnyEvent, Told, seen
from undercroft.kernel.journal import Item, Reseeded, Thrown
from undercroft.kernel.record import Record, branch
from undercroft.kernel.requests import NOBODY, Ask, Roll, SeatId
from undercroft.kernel.runner import Mark
from undercroft.kernel.scene import Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import decode, encode
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.server.commands import Answer, Command, Correct, Name, Redo, Resume, Retype, Throw, Undo
from undercroft.server.noticing import Missed, Noticed
from undercroft.server.telling import Telling, rewound

Why = Literal["move", "undo", "retype", "correction", "rules"]

KEPT = 8
"""Checkpoints kept in memory for undo; older answers are taken back by replaying from the start."""

_encoder = msgspec.json.Encoder()
_PLAIN: dict[str, Any] = {
    name: default
    for name, default in zip(Scene.__struct_fields__[::-1], Scene.__struct_defaults__[::-1])
    if default is not msgspec.NODEFAULT
}


class Origin(msgspec.Struct, frozen=True):
    """Where a branch begins: a record, a place in it, and the seed from there on."""

    record: Record
    at: int
    seed: str


class Effect(msgspec.Struct, frozen=True):
    """What a command did: went on (events were told) or went back (a new line begins)."""

    why: Why
    told: Sequence[Told] = ()
    unnoticed: frozenset[SeatId] = frozenset()
    """The seats it passed by, because another chose in secret and goes on choosing."""
    telling: Telling = Telling()
    """What the command told, as it is kept."""

    @property
    def rewound(self) -> bool:
        """Must everybody's log be replaced?"""
        return self.why != "move"


class Position(msgspec.Struct, frozen=True):
    """A table written down small, for the workers: the last checkpoint and what was done since."""

    system: str
    setup: Setup
    state: bytes
    seed: str
    salt: int
    items: list[Item]


class Sitting:
    """A game's log applied to a table."""

    def __init__(
        self,
        system: AnySystem,
        setup: Setup,
        origin: Origin | None = None,
        *,
        resume: Resume | None = None,
        table: Table[Any, Any] | None = None,
    ) -> None:
        """A game at its beginning, where a table stands already, or where it goes on under other rules: those may not
        know how it began."""
        self.system = system
        self.setup = setup
        self.origin = origin
        self.version = 0
        self.line = 0
        self.table: Table[Any, Any] = table or (self._begin() if resume is None else self._standing(resume))
        self._shown: dict[SeatId, dict[str, bytes]] = {}
        self._scenes: dict[SeatId, Scene] = {}
        self._counts: dict[SeatId, int] = {}
        self._noticed = Noticed(() if resume is None else resume.missed)

    def _begin(self) -> Table[Any, Any]:
        if self.origin is None:
            return Table(self.system, self.setup)
        table = branch(self.origin.record, self.origin.at, self.origin.seed)
        table.setup = self.setup
        table.game.setup = self.setup
        return table

    # doing

    def apply(self, seat: SeatId, command: Command) -> Effect:
        """Do what a command says; raises `Refused` when that is not possible, and then nothing has changed."""
        secret = self._closed() if isinstance(command, Answer | Undo | Redo) else []
        before = {viewer: self.count(viewer) for viewer in secret}
        told_before = self.table.told[:] if isinstance(command, Undo | Retype | Correct) else []
        effect = self._apply(seat, command)
        effect = msgspec.structs.replace(effect, telling=self._telling(effect, told_before))
        self.version += 1
        if effect.rewound:
            self.line += 1
            self._counts.clear()
        else:
            for viewer in self._counts:
                self._counts[viewer] += sum(told.seen_by(viewer) is not None for told in effect.told)
        if secret:
            unnoticed = frozenset(one for one in self._closed() if one in before and before[one] == self.count(one))
            effect = msgspec.structs.replace(effect, unnoticed=unnoticed, telling=self._passed_by(effect, unnoticed))
        if len(self.table.marks) > 2 * KEPT:
            del self.table.marks[1:-KEPT]
        return effect

    def _passed_by(self, effect: Effect, unnoticed: frozenset[SeatId]) -> Telling:
        """The telling of a move, with the seats it passed by, if any."""
        if not unnoticed:
            return effect.telling
        missed = Missed(self.version, sorted(unnoticed), effect.rewound)
        self._noticed.miss(missed)
        return msgspec.structs.replace(effect.telling, missed=missed)

    def _closed(self) -> list[SeatId]:
        """The viewers for whom another seat chooses in secret just now."""
        return [viewer for viewer in self.viewers() if self.table.closed_to(viewer)]

    def _telling(self, effect: Effect, before: Sequence[Told]) -> Telling:
        if effect.why == "move":
            return Telling(effect.told)
        return self.story() if effect.why == "rules" else rewound(before, self.table.told)

    def story(self) -> Telling:
        """All that has been told in this game, in place of what was kept of it."""
        return Telling(self.table.told[:], anew=True)

    @property
    def at_checkpoint(self) -> int:
        """How much had been told at the last checkpoint."""
        table = self.table
        return table.marks[-1].told if table.marks else table.before

    def _apply(self, seat: SeatId, command: Command) -> Effect:
        """The log is trusted here: whose undo, redo or correction it was has been asked before it was written."""
        table = self.table
        if isinstance(command, Answer):
            return Effect("move", table.answer(command.option, seat))
        if isinstance(command, Throw):
            return Effect("move", table.supply(command.faces))
        if isinstance(command, Name):
            return Effect("move", table.name_cards(command.cards))
        if isinstance(command, Retype):
            table.retype(command.faces)
            return Effect("retype")
        if isinstance(command, Undo):
            table.undo(seat, agreed=command.agreed or self.setup.undo == "any")
            return Effect("undo")
        if isinstance(command, Redo):
            return Effect("move", table.redo())
        if isinstance(command, Correct):
            state = decode(self.system.state_type, command.state)
            return Effect("correction", table.correct(state, command.what, seat))
        self.table = self._standing(command)
        self._noticed = Noticed(command.missed)
        return Effect("rules")

    def _standing(self, command: Resume) -> Table[Any, Any]:
        state = decode(self.system.state_type, command.state)
        setup = msgspec.structs.replace(self.setup, version=command.rules)
        chance = None if self.origin is None else Seeded(self.origin.seed)
        return Table(self.system, setup, state=state, chance=chance, told=command.told)

    # looking

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.over

    @property
    def asked(self) -> tuple[SeatId, ...]:
        """The seats whose answer is awaited."""
        request = self.table.pending
        if request is None:
            return ()
        return request.seats() if type(request) is Ask else (request.seat,)

    def viewers(self) -> tuple[SeatId, ...]:
        """Every seat, and those who only watch."""
        return (*(SeatId(n) for n in range(len(self.setup.seats))), NOBODY)

    def version_of(self, seat: SeatId, version: int | None = None) -> int:
        """The version, or an earlier one, as a viewer counts: moves that passed it by are left out."""
        return self._noticed.version(seat, self.version if version is None else version)

    def line_of(self, seat: SeatId) -> int:
        """The line as a viewer counts."""
        return self._noticed.line(seat, self.line)

    def count(self, seat: SeatId) -> int:
        """How many events a seat has been told in this line: the number of the next."""
        if seat not in self._counts:
            self._counts[seat] = len(seen(self.table.told, seat))
        return self._counts[seat]

    def events(self, seat: SeatId, first: int, last: int | None = None) -> list[AnyEvent]:
        """Events of a seat by number."""
        upto = self.count(seat) if last is None else min(last, self.count(seat))
        wanted = (event for one in reversed(self.table.told) if (event := one.seen_by(seat)) is not None)
        return list(islice(wanted, self.count(seat) - upto, max(self.count(seat) - first, 0)))[::-1]

    def _parts(self, seat: SeatId) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """The scene's fields as JSON: all of them, and those that are not what this seat was shown last."""
        scene = self.table.scene(seat)
        scene.version = self.version_of(seat)
        scene.shared = self.version_of(NOBODY)
        before, shown = self._scenes.get(seat), self._shown.get(seat, {})
        parts: dict[str, bytes] = {}
        fresh: dict[str, bytes] = {}
        for name in Scene.__struct_fields__:
            value = getattr(scene, name)
            if name in shown and before is not None and value is getattr(before, name):
                parts[name] = shown[name]
            elif name not in _PLAIN or value != _PLAIN[name]:
                parts[name] = written = _encoder.encode(value)
                if shown.get(name) != written:
                    fresh[name] = written
        for name in shown:
            if name not in parts:
                fresh[name] = b"null"
        self._scenes[seat], self._shown[seat] = scene, parts
        return parts, fresh

    def scene(self, seat: SeatId) -> msgspec.Raw:
        """The whole scene of a seat, as JSON."""
        return msgspec.Raw(_joined(self._parts(seat)[0]))

    def changes(self, seat: SeatId) -> msgspec.Raw:
        """What has changed since a seat was shown the scene last, as JSON."""
        return msgspec.Raw(_joined(self._parts(seat)[1]))

    def shown_as(self, other: Sitting) -> None:
        """Everybody has been shown what another sitting of the same game showed them."""
        self._shown = other._shown

    def forget(self, seat: SeatId) -> None:
        """Nobody looks from this seat any more."""
        self._shown.pop(seat, None)
        self._scenes.pop(seat, None)

    def position(self, upto: int | None = None) -> Position:
        """The table written down small, as it stands now or stood at a place of its journal."""
        table = self.table
        at = len(table.journal) if upto is None else upto
        mark = next((mark for mark in reversed(table.marks) if mark.at <= at), Mark(0, 0, 0, table.first))
        seed = self.setup.seed
        if self.origin is not None:
            seeds = [item.seed for item in table.journal[: mark.at] if type(item) is Reseeded]
            seed = seeds[-1] if seeds else seed
        return Position(self.system.name, table.setup, encode(mark.state), seed, mark.salt, table.journal[mark.at : at])

    def typed_last(self) -> int | None:
        """The place in the journal of the newest throw."""
        journal = self.table.journal
        return next((at for at in range(len(journal) - 1, -1, -1) if type(journal[at]) is Thrown), None)

    def own_throw(self) -> Throw | None:
        """The dice the program throws where those who would type them are bots."""
        request = self.table.pending
        if type(request) is not Roll:
            return None
        faces = self.table.game.chance.throw(dict(self.table.state.counters), request)
        return Throw(faces)


def at_position(position: Position, system: AnySystem) -> Table[Any, Any]:
    """The table that was written down."""
    state = decode(system.state_type, position.state)
    chance = Seeded(position.seed, position.salt)
    table: Table[Any, Any] = Table(system, position.setup, state=state, chance=chance, listen=False, digests=False)
    for item in position.items:
        table.follow(item)
    return table


def sitting_at(position: Position) -> Sitting:
    """A sitting whose table stands where one was written down."""
    system = find(position.system)
    return Sitting(system, position.setup, table=at_position(position, system))


def _joined(parts: dict[str, bytes]) -> bytes:
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items()) + b"}"
