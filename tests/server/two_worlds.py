"""Two rooms that differ only in what some viewers cannot know, driven in step.

What is sent to these viewers must be the same to the byte, whatever anybody says.  Everything but the network is the
server's own.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection as Database

from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Roll, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import copy
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table
from undercroft.proofs.contract import answer as answer_at_random
from undercroft.proofs.contract import throw
from undercroft.server import creating, rows, socket, worker
from undercroft.server.connection import Connection
from undercroft.server.correcting import correctable
from undercroft.server.house import House
from undercroft.server.jobs import Job, Thought
from undercroft.server.pool import Failed, Pool
from undercroft.server.room import Playing
from undercroft.server.security import Guard
from undercroft.server.settings import Limits, Settings
from undercroft.server.shapes import NewGame
from undercroft.server.sitting import Sitting
from undercroft.server.tokens import hashed

Json = dict[str, Any]

BY_CHANCE = re.compile(rb'"(at|since|created|replay)":"[^"]*"')
"""The time of day is no secret, nor is the id that a replay is given; no two rooms have the same."""

PublicPart = Callable[[AnySystem, Option], object]


class Parted(Exception):
    """Something has come to light, or a secret choice of the one world cannot be made in the other."""


class Leak(AssertionError):
    """A viewer was sent what tells the worlds apart."""


class Thinking(Pool):
    """Workers that think at once, in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def run(self, job: Job) -> Thought:
        """The very work of a worker process, with the same luck every time."""
        thought = worker._careful(msgspec.structs.replace(job, luck=0, seconds=0))
        if thought.error:
            raise Failed(thought.error)
        return thought


def told(event: Json) -> bool:
    """Does this event bring something to light?"""
    return event["kind"] == "revealed" or (event["kind"] == "drawn" and bool(event.get("cards")))


class World:
    """A room with a client at every seat, one of them the host, and a spectator."""

    def __init__(self, playing: Playing, host: SeatId, keys: dict[SeatId, str]) -> None:
        self.playing = playing
        self.guard = Guard(playing.house.settings)
        seats = [*map(SeatId, range(len(playing.row.seats))), NOBODY]
        limits = Limits(waiting=10**6).times(10**6)
        self.clients = {seat: Connection(seat, seat == host, limits) for seat in seats}
        for seat, client in self.clients.items():
            client.key = hashed(keys[seat])
        self.heard: dict[SeatId, list[bytes]] = {seat: [] for seat in seats}

    @property
    def table(self) -> Table[Any, Any]:
        return self.playing.sitting.table

    async def enter(self) -> None:
        """Everybody comes in."""
        for client in self.clients.values():
            await self.playing.ask(partial(self.playing.enter, client, None, None))
        await self.settle()

    async def come_again(self, seat: SeatId) -> None:
        """Somebody loses the line and comes back."""
        await self.playing.ask(partial(self.playing.leave, self.clients[seat]))
        await self.playing.ask(partial(self.playing.enter, self.clients[seat], None, None))

    def say(self, seat: SeatId, text: str) -> None:
        """Something arrives at somebody's socket."""
        socket._take(text, self.playing, self.clients[seat], self.guard)

    async def settle(self) -> None:
        """Wait until nothing is left to do, and take what was sent."""
        while not self.playing._mail.empty() or any(client.curious for client in self.clients.values()):
            await self.playing.ask(_nothing)
        await self.playing.ask(_nothing)
        for seat, client in self.clients.items():
            while not client.waiting.empty():
                message = client.waiting.get_nowait()
                assert message is not None, f"seat {seat} was let go"
                self.heard[seat].append(BY_CHANCE.sub(rb'"\1":""', message))

    def version(self, seat: SeatId) -> int:
        """The version as somebody counts."""
        return self.playing.sitting.version_of(seat)

    async def answer(self, seat: SeatId, option: Option) -> None:
        """Somebody takes an option."""
        await self.do(seat, {"do": "answer", "version": self.version(seat), "option": _pointed(option)})

    async def do(self, seat: SeatId, message: Json) -> None:
        """Somebody does what is certainly allowed."""
        before = self.playing.version
        self.say(seat, json.dumps({"id": f"move {self.version(seat)} {self.playing.sitting.line_of(seat)}", **message}))
        await self.settle()
        assert self.playing.version > before, f"{message} was refused: {self.heard[seat][-1]!r}"


def _pointed(option: Option) -> Json:
    return {"act": option.act, "who": option.who, "at": option.at, "what": option.what, "n": option.n}


async def _nothing() -> None:
    return None


def _kept(connection: Database, row: rows.GameRow) -> dict[SeatId, str]:
    """Write a game down; gives the token of every seat, and of whoever watches."""
    rows.create(connection, row)
    keys = {SeatId(seat.seat): rows.give_token(connection, "seat", row.id, seat.seat) for seat in row.seats}
    return keys | {NOBODY: rows.give_token(connection, "watch", row.id)}


class Houses:
    """Two servers without a network, in which games of the same id are played."""

    def __init__(self, folder: Path) -> None:
        limits = Limits().times(10**6)
        made = [Settings(folder=folder / name, durable=False, workers=0, limits=limits) for name in ("one", "other")]
        self.houses = [House(settings) for settings in made]
        self.games = 0

    async def __aenter__(self) -> Houses:
        """Open the stores; what a house does by the clock would come at another moment in each of them."""
        for house in self.houses:
            house.pool = house.trials = Thinking()
            house.store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for house in self.houses:
            await house.stop()

    async def open(self, system: AnySystem, setup: Setup, states: tuple[Any, Any], host: SeatId) -> tuple[World, World]:
        """Two rooms that stand in these states."""
        self.games += 1
        worlds = []
        for house, state in zip(self.houses, states):
            sitting = Sitting(system, setup)
            sitting.table = Table(system, setup, state=state)
            row = creating.row_of(setup, NewGame(system=system.name), None)
            row.id = f"game{self.games:08}"
            keys = await house.store.write(partial(_kept, row=row))
            world = World(house.add(row, sitting, []), host, keys)
            await world.enter()
            worlds.append(world)
        return worlds[0], worlds[1]

    async def close(self, worlds: tuple[World, World]) -> None:
        for house, world in zip(self.houses, worlds):
            await world.playing.stop()
            house._open.pop(world.playing.id, None)


class Pair:
    """Two worlds in step, and what has been compared."""

    def __init__(
        self,
        worlds: tuple[World, World],
        viewers: list[SeatId],
        luck: random.Random,
        public: dict[str, PublicPart],
        seen: Counter[str],
    ) -> None:
        self.one, self.other = worlds
        self.worlds = worlds
        self.viewers = viewers
        self.luck = luck
        self.public = public
        self.seen = seen
        self.compared = dict.fromkeys(viewers, 0)

    # comparing

    def compare(self, what: str) -> None:
        """Everything sent to the viewers since the last time is the same."""
        for seat in self.viewers:
            mine, theirs = (world.heard[seat][self.compared[seat] :] for world in self.worlds)
            for n in range(max(len(mine), len(theirs))):
                pair = (mine[n] if n < len(mine) else b"", theirs[n] if n < len(theirs) else b"")
                if pair[0] != pair[1]:
                    self._may_differ(seat, *pair, what)
                self._count(pair[0])
            self.compared[seat] = len(self.one.heard[seat])
        shown = [msgspec.json.encode(correctable(world.playing.sitting)) for world in self.worlds]
        if shown[0] != shown[1] and self.viewers != [SeatId(len(self.one.clients) - 2)]:
            raise Leak(f"{what}: what may be corrected differs\n{_apart(*shown)}")

    def _count(self, message: bytes) -> None:
        found = msgspec.json.decode(message)
        self.seen["messages"] += 1
        self.seen["bytes"] += len(message)
        self.seen[f"is {found['is']}"] += 1
        if found["is"] == "refused":
            self.seen[f"refused {found['code']}"] += 1

    def _may_differ(self, seat: SeatId, mine: bytes, theirs: bytes, what: str) -> None:
        """Worlds part where something comes to light in one of them."""
        messages = [msgspec.json.decode(one) if one else {} for one in (mine, theirs)]
        if any(told(event) for one in messages if one.get("is") == "update" for event in one["events"]):
            self.seen["parted by what came to light"] += 1
            raise Parted
        raise Leak(f"{what}: seat {seat} is sent a difference\n{_apart(mine, theirs)}")

    # playing

    async def step(self) -> None:
        """One move in both worlds, after everything that is chosen in secret."""
        await self._in_secret()
        requests = [world.table.pending for world in self.worlds]
        if None in requests:
            raise Parted
        first, second = requests
        assert type(first) is type(second), f"{first} and {second}"
        if isinstance(first, Roll):
            await self._throw(first)
        elif isinstance(first, Draw):
            await self._draw()
        else:
            await self._choose()
        self.seen["moves"] += 1

    def _typist(self, request: Roll | Draw) -> SeatId:
        return request.seat if request.seat != NOBODY else SeatId(0)

    async def _throw(self, roll: Roll) -> None:
        faces = throw(roll.dice, self.luck)
        seat = self._typist(roll)
        for world in self.worlds:
            await world.do(seat, {"do": "faces", "version": world.version(seat), "faces": faces})
        self.compare(f"dice for {roll.why}")

    async def _draw(self) -> None:
        """Cards are named; who cannot see them does not learn which."""
        for world in self.worlds:
            draw = world.table.pending
            assert isinstance(draw, Draw)
            seat = self._typist(draw)
            pile = world.table.state.piles[draw.pile].cards
            cards = self.luck.sample(pile, min(draw.n, len(pile)))
            await world.do(seat, {"do": "cards", "version": world.version(seat), "cards": cards})
        self.compare("cards")

    async def _choose(self) -> None:
        mine, theirs = self.one.table.ask, self.other.table.ask
        assert mine is not None
        assert theirs is not None
        common = [one for one in mine.options if one in theirs.options]
        if not common:
            self.seen["parted by a choice"] += 1
            raise Parted
        option = self.luck.choice(common)
        seat = mine.seats_of(option)[0]
        for world in self.worlds:
            await world.answer(seat, option)
        self.compare(f'"{option}" to {mine.prompt}')

    async def _in_secret(self) -> None:
        """Whoever chooses in secret chooses differently in the two worlds, and not equally often; meanwhile others try
        to find out."""
        shown: list[object] = []
        while self._closed(self.one) or self._closed(self.other):
            for world in self.worlds:
                if self.luck.random() < 0.7:
                    await self._choose_in_secret(world, shown)
            if not shown and self._closed(self.one) and self._closed(self.other):
                self.compare("choosing in secret")
                await self._probe()
        if self.one.table.pending is not None:
            self.compare("choosing in secret")

    def _closed(self, world: World) -> bool:
        return world.table.closed_to(self.viewers[0])

    async def _choose_in_secret(self, world: World, shown: list[object]) -> None:
        """One secret answer; of what everybody sees of it the other world makes the same, as `shown` says."""
        ask = world.table.ask
        if ask is None or not self._closed(world):
            return
        options, public = list(ask.options), self.public.get(ask.prompt)
        if public is not None and world is self.other:
            if not shown:
                return
            options = [one for one in options if public(world.table.system, one) == shown[0]]
            shown.pop(0)
        if not options:
            self.seen["parted by a choice"] += 1
            raise Parted
        option = self._secret_option(options)
        if public is not None and world is self.one:
            shown.append(public(world.table.system, option))
        self.seen[f"secretly {ask.prompt}"] += 1
        await world.answer(ask.seats_of(option)[0], option)
        await self._second_thoughts(world, ask)

    def _secret_option(self, options: list[Option]) -> Option:
        """Any, but planning comes to an end now and then."""
        ends = [option for option in options if option.act == "done"]
        return ends[0] if ends and self.luck.random() < 0.3 else self.luck.choice(options)

    async def _second_thoughts(self, world: World, ask: Ask) -> None:
        """Who chooses in secret may take it back and choose the same again, and nobody notices."""
        after = world.table.ask
        if after is None or not after.secret or ask.prompt in self.public or self.luck.random() < 0.7:
            return
        seat = ask.seats()[0]
        if world.table.can_undo(seat):
            await world.do(seat, {"do": "undo"})
            await world.do(seat, {"do": "redo"})
            self.seen["secret second thoughts"] += 1

    # being difficult

    async def _probe(self) -> None:
        """A viewer tries what tells most: options of others that are in one world only, and what could be undone."""
        mine, theirs = self.one.table.ask, self.other.table.ask
        if mine is None or theirs is None or set(mine.seats()) & set(self.viewers):
            return
        apart = [one for one in (*mine.options, *theirs.options) if (one in mine.options) != (one in theirs.options)]
        seat, version = self.viewers[0], self.one.version(self.viewers[0])
        for option in self.luck.sample(apart, min(2, len(apart))):
            for do in ("answer", "odds"):
                message = {"do": do, "version": version, "option": _pointed(option)}
                await self._both_say(seat, json.dumps({"id": f"probe {self.luck.getrandbits(40)}", **message}))
        preview = {"do": "undo", "id": f"probe {self.luck.getrandbits(40)}", "preview": True}
        await self._both_say(seat, json.dumps(preview))
        if mine.secret:
            await self._both_come_again(seat)
        self.seen["probes"] += 1

    async def _both_come_again(self, seat: SeatId) -> None:
        for world in self.worlds:
            await world.come_again(seat)
            await world.settle()
        self.compare("coming again")

    async def _both_say(self, seat: SeatId, text: str) -> None:
        for world in self.worlds:
            world.say(seat, text)
            await world.settle()
        self.compare(text)

    async def disturb(self, times: int) -> None:
        """Viewers say things they should not, the same in both worlds."""
        await self._probe()
        for _ in range(times):
            seat = self.luck.choice(self.viewers)
            text = self._nuisance(seat)
            self.seen["nuisances"] += 1
            if text != "come again":
                await self._both_say(seat, text)
                continue
            await self._both_come_again(seat)

    def _nuisance(self, seat: SeatId) -> str:
        luck, version = self.luck, self.one.version(seat)
        kind = luck.choice(NUISANCES)
        if kind in ("come again", "{", '{"do": "answer"}', '{"do": "beat"}'):
            return kind
        fields = getattr(self, f"_{kind.replace('-', '_')}", dict)()
        if kind == "preview":
            kind, fields = "undo", {"preview": True}
        if kind in ("answer", "faces", "cards", "retype", "odds", "hint", "correct"):
            fields["version"] = version if luck.random() < 0.9 else max(0, version - 1)
        return json.dumps({"do": kind, "id": f"{kind} {luck.getrandbits(40)}", **fields})

    def _any_option(self) -> Json:
        """An option of either world, whoever may take it, or none."""
        world = self.luck.choice(self.worlds)
        ask = world.table.ask
        options = list(ask.options) if ask is not None else []
        options = [one for one in options if not set(ask.seats_of(one)) & set(self.viewers)] if ask else []
        chosen = self.luck.choice([*options, Option("no-such-deed", what="at-all")])
        return _pointed(chosen)

    def _own_option(self) -> Json:
        """An option that a viewer has in both worlds, so that there is something to think about."""
        ask = self.one.table.ask
        mine = [one for one in ask.options if set(ask.seats_of(one)) & set(self.viewers)] if ask else []
        if not mine:
            return self._any_option()
        chosen = self.luck.choice(mine)
        return _pointed(chosen)

    def _answer(self) -> Json:
        return {"option": self._any_option()}

    def _odds(self) -> Json:
        return {"option": self.luck.choice((self._any_option, self._own_option))()}

    def _standing(self) -> Json:
        ask = self.luck.choice(self.worlds).table.ask
        return {"prompt": ask.prompt if ask is not None else "nothing", "option": self._any_option()}

    def _faces(self) -> Json:
        return {"faces": [[self.luck.randint(1, 6) for _ in range(self.luck.randint(1, 3))]]}

    _retype = _faces

    def _cards(self) -> Json:
        piles = self.luck.choice(self.worlds).table.state.piles
        cards = [card for name in sorted(piles) for card in piles[name].cards]
        return {"cards": [self.luck.choice(cards) if cards else "no-such-card" for _ in range(self.luck.randint(1, 2))]}

    def _vote(self) -> Json:
        return {"agree": self.luck.random() < 0.5}

    def _correct(self) -> Json:
        """The proving game's doubtful squares are left alone: they bound where pits are, so what may be said of them
        does depend on the pits."""
        fields = correctable(self.luck.choice(self.worlds).playing.sitting)
        fields = [field for field in fields if not field.path.startswith("doubtful")]
        field = self.luck.choice(fields)
        to = self.luck.choice([field.now, field.now, self.luck.randint(-1, 30), "no-such-thing", True])
        return {"what": "set right", "set": [{"path": field.path, "to": to}]}

    def _name(self) -> Json:
        return {"name": self.luck.choice(["Ann", "Bruno"])}

    def _chat(self) -> Json:
        return {"text": self.luck.choice(["Torches out!", "Wait."])}

    def _log(self) -> Json:
        first = self.luck.randint(0, 40)
        return {"from": first, "to": first + self.luck.randint(0, 1000)}

    def _stand_in(self) -> Json:
        """Only the host may have a bot play for somebody who is here, and a bot is not what is tried."""
        return {"seat": len(self.one.clients) - 2, "on": False}


NUISANCES = (
    *("answer",) * 4,
    *("odds",) * 3,
    *("preview",) * 2,
    *("undo", "redo", "vote", "hint", "faces", "cards", "retype", "correct", "standing", "log", "chat", "name"),
    *("stand-in", "cancel", "come again", "{", '{"do": "answer"}', '{"do": "beat"}'),
)


def _apart(mine: bytes, theirs: bytes) -> str:
    """Two messages from where they differ."""
    at = next((n for n, (a, b) in enumerate(zip(mine, theirs)) if a != b), min(len(mine), len(theirs)))
    return f"… {mine[max(0, at - 160) : at + 200]!r}\n… {theirs[max(0, at - 160) : at + 200]!r}"


class Game(msgspec.Struct, frozen=True):
    """One game to be played in two worlds at a time: how it is set up, whose ignorance is tried, and who is host."""

    system: Any
    setup: Setup
    luck: int
    viewer: SeatId
    host: SeatId
    warm: int = 0
    moves: int = 30
    nuisances: int = 3
    public: dict[str, PublicPart] = {}

    def viewers(self) -> list[SeatId]:
        """Everybody who knows no more than the viewer: its own side, and who only watches."""
        seats = self.setup.seats
        if self.viewer == NOBODY:
            return [NOBODY]
        alike = [SeatId(n) for n, plan in enumerate(seats) if plan.role == seats[self.viewer].role]
        return [self.viewer, *(seat for seat in alike if seat != self.viewer), NOBODY]


async def play(houses: Houses, game: Game, seen: Counter[str]) -> None:
    """Play a game at random, two worlds at a time; where they part, another world is dealt from there on."""
    luck = random.Random(game.luck)
    table: Table[Any, Any] = Table(game.system, game.setup)
    for _ in range(game.warm):
        answer_at_random(table, luck)
        if table.over:
            table = Table(game.system, game.setup)
    left = game.moves
    while left > 0 and not table.over:
        mark = table.marks[-1].state if table.marks else table.first
        redealt = copy(mark)
        dealt = game.system.game(redealt, game.setup, table.game.chance.copy())
        game.system.redeal(dealt, game.viewer, luck)
        worlds = await houses.open(game.system, game.setup, (copy(mark), dealt.state), game.host)
        pair = Pair(worlds, game.viewers(), luck, game.public, seen)
        seen["pairs"] += 1
        try:
            pair.compare("coming in")
            while left > 0:
                await pair.disturb(game.nuisances)
                await pair.step()
                left -= 1
        except Parted:
            left -= 1
        except Leak as leak:
            raise Leak(f"{game.setup.quest[:40]} {game.setup.options} seed {game.setup.seed!r}: {leak}") from leak
        finally:
            await houses.close(worlds)
        table = worlds[0].table
        if not table.over:
            answer_at_random(table, luck)
    seen["games"] += 1


def run(folder: Path, games: list[Game]) -> Counter[str]:
    """Play all these games; gives what was seen."""
    seen: Counter[str] = Counter()

    async def work() -> None:
        async with Houses(folder) as houses:
            for game in games:
                await play(houses, game, seen)

    asyncio.run(work())
    return seen
