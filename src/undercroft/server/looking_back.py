"""Looking back on games that are over: replays, their moments, summaries with luck.  Runs in worker processes."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.kernel import journal as j
from undercroft.kernel.dice import STANDARD, Die
from undercroft.kernel.events import Began, Chose, Harmed, Healed, Moved, Removed, Rolled, seen
from undercroft.kernel.record import Record, RecordError, parse, replay
from undercroft.kernel.requests import NOBODY, FigureId, SeatId
from undercroft.kernel.scene import Figure, Scene, SeatView
from undercroft.kernel.system import AnySystem, UnknownSystem, find
from undercroft.kernel.table import Table
from undercroft.kernel.verify import Verdict as Checked
from undercroft.kernel.verify import verify
from undercroft.server.jobs import Job
from undercroft.server.packs import must_be_known, words_of
from undercroft.server.shapes import (
    AttackLuck,
    DieLuck,
    FigureDeeds,
    MomentShown,
    Replay,
    SeatDeeds,
    Summary,
    Verdict,
)
from undercroft.text.names import Names

_open: dict[str, tuple[Record, Table[Any, Any], int]] = {}
"""Replays being watched in this process: the record, a table standing somewhere in it, and where."""

_told: dict[str, Record] = {}
"""Those that are watched from their events."""

WATCHED = 16
"""How many of each are kept open."""

TOLD = b"told"
"""What a job for a moment says when it is to be found in the events."""


class Luck(msgspec.Struct, frozen=True):
    """What was known when an attack was chosen, and what came of it: mean by fact, actual by fact."""

    expected: dict[str, float]
    actual: dict[str, int]


class Look(msgspec.Struct, frozen=True):
    """What a summary needs besides the record."""

    seconds: int
    names: list[str]
    luck: list[tuple[int, Luck]]


KINDS = ("replay", "moment", "summary")
"""The kinds of jobs that are done here."""


def forget() -> None:
    """Forget the replays being watched: they may be what fills the memory."""
    _open.clear()


def do(job: Job) -> bytes:
    """Do a job of this kind; the answer is JSON."""
    if job.kind == "replay":
        record = parse(job.record)
        if job.packs is not None:
            must_be_known(record.setup, job.packs)
        return msgspec.json.encode(describe(record, job.name))
    if job.kind == "moment" and job.extra == TOLD:
        return msgspec.json.encode(moment_told(job.record, job.name, job.at, job.seat))
    if job.kind == "moment":
        return msgspec.json.encode(moment(job.record, job.name, job.at, job.seat))
    return msgspec.json.encode(summary(parse(job.record), msgspec.msgpack.decode(job.extra, type=Look)))


def describe(record: Record, name: str) -> Replay:
    """A record as a replay: is it true, where are its answers and rounds?  Where the rules here cannot play it, it is
    watched from its events, and then `told` says so."""
    verdict = _verdict(record)
    try:
        steps, rounds = _stops(record)
        told = False
    except RecordError:
        steps, rounds = _stops_told(record)
        told = True
    outcome = record.outcome
    return Replay(
        id=name,
        system=record.system,
        rules=record.version,
        quest=record.setup.quest,
        items=len(record.events) if told else len(record.journal),
        answers=verdict.answers,
        rolls=verdict.rolls,
        verdict=Verdict(verdict.ok, verdict.problem, dict(Counter(one.kind for one in verdict.reservations))),
        won=None if outcome is None else outcome.won,
        ending="" if outcome is None else outcome.why,
        seats=[SeatView(SeatId(n), plan.name, plan.role) for n, plan in enumerate(record.setup.seats)],
        steps=sorted(set(steps)),
        rounds=rounds,
        told=told,
        reader=reader(record.system),
        words={} if told else words_of(record.setup),
    )


def _verdict(record: Record) -> Checked:
    try:
        return verify(record)
    except RecordError as error:
        return Checked(False, 0, 0, str(error))


def reader(system: str) -> str:
    """The rules with which a replay of a system is read here; empty where there are none."""
    try:
        return str(find(system).version)
    except UnknownSystem:
        return ""


def _stops(record: Record) -> tuple[list[int], list[tuple[int, int]]]:
    """The places after each answer, and where each round begins; raises `RecordError` where it cannot be played."""
    steps, rounds = [0], [(0, 0)]
    table = replay(record, upto=0, listen=False)
    for at, item in enumerate(record.journal):
        if at >= len(table.journal):
            _follow(table, item)
        if type(item) is j.Answered or type(item) is j.Corrected:
            steps.append(len(table.journal))
        if table.state.round != rounds[-1][0]:
            rounds.append((table.state.round, len(table.journal)))
    return steps, rounds


def _follow(table: Table[Any, Any], item: j.Item) -> None:
    """Any failure of rules over a record means that the record does not fit them."""
    try:
        table.follow(item)
    except Exception as error:
        raise RecordError(f"the record does not follow the rules here at item {len(table.journal)}") from error


def _stops_told(record: Record) -> tuple[list[int], list[tuple[int, int]]]:
    """The places in the events of a record: before each choice and at the end, and where each round begins."""
    events = [told.event for told in record.events]
    steps = [0, *(n for n, event in enumerate(events) if isinstance(event, Chose)), len(events)]
    begun = [(event.n, n) for n, event in enumerate(events) if isinstance(event, Began) and not event.who]
    return steps, [(0, 0), *begun]


def moment_told(data: bytes, name: str, at: int, seat: SeatId) -> MomentShown:
    """A replay that is watched from its events, at one of its places: there is a story and no board."""
    record = _told.pop(name) if name in _told else parse(data)
    _told[name] = record
    while len(_told) > WATCHED:
        del _told[next(iter(_told))]
    if not 0 <= at <= len(record.events):
        raise RecordError(f"the record has {len(record.events)} events; {at} is not among them")
    before = max((stop for stop in _stops_told(record)[0] if stop < at), default=0)
    seats = tuple(SeatView(SeatId(n), plan.name, plan.role) for n, plan in enumerate(record.setup.seats))
    scene = Scene(system=record.system, quest=record.setup.quest, seat=seat, version=at, seats=seats)
    return MomentShown(at, scene, seen(record.events[before:at], seat))


def moment(data: bytes, name: str, at: int, seat: SeatId) -> MomentShown:
    """A replay at one of its moments, with the events since the answer before."""
    record, table, stands = _open.pop(name) if name in _open else _opened(data)
    if not 0 <= at <= len(record.journal):
        raise RecordError(f"the record has {len(record.journal)} items; {at} is not among them")
    if at < stands:
        table, stands = replay(record, upto=0), 0
    told = len(table.told) if stands < at else 0
    while stands < at:
        item = record.journal[stands]
        if stands >= len(table.journal):
            if type(item) is j.Answered:
                told = len(table.told)
            _follow(table, item)
        stands += 1
    _open[name] = (record, table, stands)
    while len(_open) > WATCHED:
        del _open[next(iter(_open))]
    scene = table.scene(seat)
    scene.version = at
    return MomentShown(at, scene, seen(table.told[told:], seat))


def _opened(data: bytes) -> tuple[Record, Table[Any, Any], int]:
    record = parse(data)
    return record, replay(record, upto=0), 0


# luck


def worse(thrown: float, mean: float, variance: float) -> float:
    """The share of equally many fair throws that would have been worse (normal approximation)."""
    if variance <= 0:
        return 0.5
    return round(0.5 * (1 + math.erf((thrown - mean) / math.sqrt(2 * variance))), 4)


def _points(die: Die, face: int) -> float:
    """How good a face is: its number, or how many symbols it shows."""
    return len(die.symbols[face - 1]) if die.symbols else face


class _Dice:
    """The throws of one kind of die."""

    def __init__(self, die: Die) -> None:
        self.die = die
        self.n = 0
        self.total = 0.0
        spread = die.spread()
        self.mean = math.fsum(_points(die, face) * chance for face, chance in spread)
        self.variance = math.fsum((_points(die, face) - self.mean) ** 2 * chance for face, chance in spread)

    def add(self, face: int) -> None:
        self.n += 1
        self.total += _points(self.die, face)

    def luck(self) -> DieLuck:
        actual = self.total / self.n
        share = worse(self.total, self.n * self.mean, self.n * self.variance)
        return DieLuck(self.die.name, self.n, round(actual, 3), round(self.mean, 3), share)


def _dice_of(system: AnySystem, rolls: Iterable[Rolled]) -> dict[str, _Dice]:
    known = STANDARD | {die.name: die for die in system.dice}
    found: dict[str, _Dice] = {}
    for roll in rolls:
        for names, faces in zip(roll.dice[:1], roll.faces[:1]):
            for name, face in zip(names, faces):
                if name in known:
                    found.setdefault(name, _Dice(known[name])).add(face)
    return found


def _attacks(luck: Iterable[Luck]) -> list[AttackLuck]:
    sums: dict[str, list[float]] = {}
    for one in luck:
        for fact, expected in one.expected.items():
            entry = sums.setdefault(fact, [0, 0.0, 0.0])
            entry[0] += 1
            entry[1] += one.actual.get(fact, 0)
            entry[2] += expected
    return [AttackLuck(fact, int(n), round(a, 3), round(e, 3)) for fact, (n, a, e) in sorted(sums.items())]


class _Deeds:
    """What one figure did."""

    def __init__(self) -> None:
        self.dealt = self.suffered = self.healed = self.felled = self.steps = 0


def summary(record: Record, look: Look) -> Summary:
    """A finished game looked back on: deeds, dice, luck."""
    events = [told.event for told in record.events]
    deeds: dict[FigureId, _Deeds] = {}
    seat_of: dict[FigureId, SeatId] = {}
    answers: dict[int, int] = {}
    rolls: dict[int, list[Rolled]] = {}
    rounds, last_harm = 0, {}
    for event in events:
        if isinstance(event, Chose):
            answers[event.seat] = answers.get(event.seat, 0) + 1
        elif isinstance(event, Rolled):
            rolls.setdefault(event.seat, []).append(event)
            if event.by and event.seat != NOBODY:
                seat_of.setdefault(event.by, event.seat)
        elif isinstance(event, Moved):
            deeds.setdefault(event.who, _Deeds()).steps += max(1, len(event.path) - 1)
        elif isinstance(event, Harmed):
            deeds.setdefault(event.who, _Deeds()).suffered += event.amount
            deeds.setdefault(event.by, _Deeds()).dealt += event.amount
            if event.left <= 0:
                last_harm[event.who] = event.by
        elif isinstance(event, Healed):
            deeds.setdefault(event.who, _Deeds()).healed += event.amount
        elif isinstance(event, Removed) and event.who in last_harm:
            deeds.setdefault(last_harm[event.who], _Deeds()).felled += 1
        elif isinstance(event, Began) and not event.who:
            rounds = max(rounds, event.n)
    system = find(record.system)
    known = _figures(record)
    heard = Names()
    for event in events:
        heard.hear(event)
    owners = {who: figure.seat for who, figure in known.items() if figure.seat != NOBODY}
    heroes = [who for who, figure in known.items() if figure.side == "hero"]
    seat_of = owners | {who: seat for who, seat in seat_of.items() if who not in owners}
    figures = [
        FigureDeeds(
            who=who,
            name=known[who].name if who in known else heard.figures[who].name if who in heard.figures else "",
            icon=known[who].icon if who in known else "",
            hero=heroes.index(who) + 1 if who in heroes else 0,
            seat=seat_of.get(who, NOBODY),
            dealt=found.dealt,
            suffered=found.suffered,
            healed=found.healed,
            felled=found.felled,
            steps=found.steps,
        )
        for who, found in sorted(deeds.items())
        if who
    ]
    seats = [
        _seat(system, seat, look, figures, answers.get(seat, 0), rolls.get(seat, []))
        for seat in (*range(len(look.names)), NOBODY)
    ]
    outcome = record.outcome
    return Summary(
        won=None if outcome is None else outcome.won,
        why="" if outcome is None else outcome.why,
        rounds=rounds,
        answers=sum(answers.values()),
        seconds=look.seconds,
        seats=seats,
        figures=figures,
    )


def _figures(record: Record) -> dict[FigureId, Figure]:
    """The figures of the first and the last scene."""
    found: dict[FigureId, Figure] = {}
    try:
        for upto in (0, None):
            for figure in replay(record, upto=upto, listen=False).scene(NOBODY).figures:
                found.setdefault(figure.id, figure)
    except (RecordError, UnknownSystem):
        pass
    return found


def _seat(
    system: AnySystem, seat: int, look: Look, figures: list[FigureDeeds], answers: int, rolls: list[Rolled]
) -> SeatDeeds:
    mine = [figure for figure in figures if figure.seat == seat]
    dice = _dice_of(system, rolls)
    total = math.fsum((kind.total - kind.n * kind.mean) / math.sqrt(kind.variance or 1) for kind in dice.values())
    count = sum(kind.n for kind in dice.values())
    return SeatDeeds(
        seat=seat,
        name=look.names[seat] if seat >= 0 else "",
        answers=answers,
        harmed=sum(figure.dealt for figure in mine),
        healed=sum(figure.healed for figure in mine),
        felled=sum(figure.felled for figure in mine),
        suffered=sum(figure.suffered for figure in mine),
        steps=sum(figure.steps for figure in mine),
        dice=[kind.luck() for _, kind in sorted(dice.items())],
        attacks=_attacks(luck for by, luck in look.luck if by == seat),
        luck=worse(total, 0.0, float(count)) if count else 0.5,
    )
