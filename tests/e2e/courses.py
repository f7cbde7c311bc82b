"""Games played beforehand by bots, so that a browser can play them again with the outcome one wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from server.serving import Serving
from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem, find, installed
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

SHORT = 90
"""A game of so many answers is short enough to be played by clicks."""

TRIES = 40


class Course(msgspec.Struct, frozen=True):
    """A setup, and the answers that lead through it."""

    setup: Setup
    answers: tuple[tuple[SeatId, Option], ...]
    won: bool


def course(wish: dict[str, Any], won: bool) -> Course:
    """A short game that ends so, among those with this setup and some seed."""
    system = find(str(wish["system"]))
    best: Course | None = None
    for n, tried in enumerate(_courses(system, wish, won)):
        if tried.won == won and (best is None or len(tried.answers) < len(best.answers)):
            best = tried
        if best is not None and (len(best.answers) <= SHORT or n >= TRIES):
            break
    assert best is not None, f"no game of {wish} is {'won' if won else 'lost'} by a bot"
    return best


def _courses(system: AnySystem, wish: dict[str, Any], won: bool) -> Iterator[Course]:
    """Games by the system's own bot where one should be won, at random where one should be lost."""
    bot = bot_names(system)[-1] if won else "random"
    for n in range(TRIES * 4):
        setup = setup_of(system, msgspec.convert({**wish, "seed": f"course-{n}"}, NewGame))
        yield played(system, setup, bot)


def played(system: AnySystem, setup: Setup, bot: str) -> Course:
    """A game by a bot on every chair."""
    table: Table[Any, Any] = Table(system, setup, keep=True, digests=False)
    bots = {SeatId(n): find_bot(system, bot, n) for n in range(len(setup.seats))}
    answers: list[tuple[SeatId, Option]] = []
    while (ask := table.ask) is not None:
        seat = min(ask.seats())
        option = bots[seat].answer(Chair(table, seat))
        answers.append((seat, option))
        table.answer(option, seat)
    outcome = table.state.outcome
    assert outcome is not None
    return Course(setup, tuple(answers), outcome.won)


def early_throw(wish: dict[str, Any]) -> str:
    """The seed under which a bot comes soonest to dice that are thrown by hand."""
    system = find(str(wish["system"]))
    bot = bot_names(system)[-1]

    def answers(seed: str) -> int:
        table: Table[Any, Any] = Table(system, setup_of(system, msgspec.convert({**wish, "seed": seed}, NewGame)))
        player = find_bot(system, bot, 1)
        while (ask := table.ask) is not None:
            seat = min(ask.seats())
            table.answer(player.answer(Chair(table, seat)), seat)
        return len(table.journal)

    return min((f"throw-{n}" for n in range(TRIES)), key=answers)


class Ended(msgspec.Struct, frozen=True):
    """Addresses of a game that is over: the seat at its table, and its record."""

    table: str
    replay: str


def lost(server: Serving) -> Ended:
    """A game that has been played to a bad end, without a browser."""
    wish: dict[str, Any] = {"system": installed()[0], "heroes": 1}
    gone = course(wish, won=False)
    made = server.create(**wish, seed=gone.setup.seed)
    token = made["seats"][0]["token"]
    with server.sit(made["game"], token) as sitter:
        for _, option in gone.answers:
            sitter.answer(msgspec.to_builtins(option))
        while "replay" not in sitter.room.get("ended", {}):
            sitter.hear()
    return Ended(f"/g#{token}", f"/replay/{sitter.room['ended']['replay']}")


class Halfway(msgspec.Struct, frozen=True):
    """A game that stands at a question: its seats by number, who may watch, and the same game beside it."""

    seats: dict[int, str]
    watch: str
    table: Table[Any, Any]


def halfway(server: Serving, wish: dict[str, Any], wanted: Callable[[Table[Any, Any]], bool]) -> Halfway:
    """A game that a bot has played, without a browser, until the table stands as wanted."""
    system = find(str(wish["system"]))
    setup = setup_of(system, msgspec.convert(wish, NewGame))
    table: Table[Any, Any] = Table(system, setup, keep=True, digests=False)
    bot, made = find_bot(system, bot_names(system)[-1], 1), server.create(**wish)
    tokens = {one["seat"]: one["token"] for one in made["seats"]}
    sitters = {seat: server.sit(made["game"], token) for seat, token in tokens.items()}
    while not wanted(table):
        assert table.ask is not None, "the game is over before it stands as wanted"
        seat = min(table.ask.seats())
        option = bot.answer(Chair(table, seat))
        table.answer(option, seat)
        answered = sitters[seat].answer(msgspec.to_builtins(option))
        for sitter in sitters.values():
            sitter.catch_up(answered["version"])
    for sitter in sitters.values():
        sitter.socket.close()
    return Halfway({seat: f"/g#{token}" for seat, token in tokens.items()}, f"/g#{made['watch']}", table)
