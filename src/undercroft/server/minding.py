"""What a game does by itself: bots that play seats, standing answers, odds and hints, seats left alone."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from undercroft.bots.hints import Advised
from undercroft.kernel.odds import NONE, Odds
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Roll, SeatId
from undercroft.kernel.state import copy
from undercroft.kernel.system import Focus
from undercroft.kernel.table import Refused
from undercroft.server import commands
from undercroft.server.deadline import QUICK, OutOfTime, within
from undercroft.server.jobs import Bots, Job, Kind, Thought
from undercroft.server.looking_back import Luck
from undercroft.server.messages import own_id
from undercroft.server.pool import Failed

if TYPE_CHECKING:
    from undercroft.server.room import Playing

log = logging.getLogger("undercroft.minding")

PATIENCE_WITH_PEOPLE = 2.0
"""How many seconds bots wait where people and bots are asked together."""

PATIENCE_WITH_PROCESSES = 3.0
"""How many seconds another process's bots come first where it made the last move."""


BURST, PACE = 10, 0.05
"""How many standing answers are given at once; beyond that in a row, one in so many seconds."""

BOTS_ALONE = 10
"""How many times longer bots go on by themselves where no people play at all."""


class Minding:
    """The mind of one game: never more than one bot at a time, nothing from a position that is past.

    Standing answers and bots may undo each other's deeds for ever.  So they are counted from one answer of a person to
    the next, and when there are too many the game waits for a person, and the room says so (`paused`).
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.mine = True
        self.paused = False
        self._stood = self._steps = 0
        self._slowed: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._asked: dict[tuple[Kind, SeatId, str], asyncio.Task[Thought]] = {}
        self._curious: dict[tuple[Kind, SeatId, str], int] = {}
        self._known: dict[tuple[SeatId, Option], tuple[Odds, Focus]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def moved_on(self) -> None:
        """The position is another: stop thinking about the old one."""
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None
        for task in self._asked.values():
            task.cancel()
        self._asked.clear()
        self._known.clear()

    def person_acted(self) -> None:
        """A person has answered or thought better of a standing answer: what goes by itself may go on for a while."""
        self._stood = self._steps = 0
        if self.paused:
            self.paused = False
            self.playing.tell_room()

    def stop(self) -> None:
        """Stop thinking for good."""
        self.moved_on()
        if self._slowed is not None:
            self._slowed.cancel()
        for timer in self._timers.values():
            timer.cancel()

    # going on

    async def go_on(self) -> None:
        """Answer what nobody needs to be asked for."""
        playing = self.playing
        request = playing.sitting.table.pending
        if not playing.connections or self._bot is not None:
            return
        if self._steps >= self._most_steps():
            self._pause()
        elif type(request) is Ask:
            if not await self._standing(request):
                self._let_bot_answer(request)
        elif type(request) is Roll and playing.bot_of(request.seat) and playing.row.setup.dice != "typed-all":
            throw = playing.sitting.own_throw()
            assert throw is not None
            await self._by_itself(request.seat, throw)
        elif type(request) is Draw and not playing.persons():
            cards = playing.sitting.table.state.piles[request.pile].cards[: -request.n - 1 : -1]
            await self._by_itself(request.seat, commands.Name(cards))

    def _most_steps(self) -> int:
        most = self.playing.house.settings.limits.by_bots
        return most if self.playing.persons() else most * BOTS_ALONE

    def _pause(self) -> None:
        if not self.paused:
            self.paused = True
            log.warning("game %s: it went on by itself for too long, and waits for a person", self.playing.id)
            self.playing.tell_room()

    async def _by_itself(self, seat: SeatId, command: commands.Command, by: str = "bot") -> None:
        playing = self.playing
        self._steps += 1
        try:
            await playing.commit(seat, own_id(by, playing.version), command, by=by)
        except Refused as refused:
            log.info("game %s: %s was refused: %s", playing.id, by, refused)

    async def _standing(self, ask: Ask) -> bool:
        for seat in ask.seats():
            row = self.playing.seat(seat)
            standing = row.standing.get(ask.prompt) if row and row.who == "person" and not row.stand_in else None
            if standing is None:
                continue
            for option in ask.options:
                if option.same(standing) and seat in ask.seats_of(option):
                    return await self._stand_by(seat, option)
        return False

    async def _stand_by(self, seat: SeatId, option: Option) -> bool:
        """Give a standing answer: at once, after many in a row with a pause, after too many not at all."""
        if self._stood >= self.playing.house.settings.limits.by_itself:
            self._pause()
            return False
        if self._stood >= BURST and self._slowed is None:
            self._slowed = asyncio.get_running_loop().call_later(PACE, self.playing.post, self.playing.go_on)
            return True
        self._slowed = None
        self._stood += 1
        await self._by_itself(seat, commands.Answer(option), by="standing")
        return True

    # bots

    def _let_bot_answer(self, ask: Ask) -> None:
        playing = self.playing
        bots = [seat for seat in ask.seats() if playing.bot_of(seat)]
        if not bots:
            return
        pause = playing.house.settings.bot_pause
        if len(bots) < len(ask.seats()):
            pause += PATIENCE_WITH_PEOPLE
        if not self.mine:
            pause += PATIENCE_WITH_PROCESSES
        self._bot = asyncio.create_task(self._think(bots, playing.version, pause), name=f"bot of {playing.id}")

    async def _think(self, seats: list[SeatId], version: int, pause: float) -> None:
        """Of several bots that may answer, let the one that wants to most do so."""
        playing = self.playing
        await asyncio.sleep(pause)
        job = await playing.ask(partial(self._bot_job, seats, version))
        if job is None:
            self._bot = None
            return
        (seat, bot), option = job.bots[0], None
        try:
            thought = await playing.house.pool.run(job)
            seat, option = thought.seat, thought.option
        except Failed as failed:
            log.warning("game %s: bot %s failed: %s; it takes the default", playing.id, bot, failed)
        except Exception:
            log.exception("game %s: bot %s failed; it takes the default", playing.id, bot)
        playing.post(partial(self._bot_answers, seat, version, option))

    async def _bot_job(self, seats: list[SeatId], version: int) -> Job | None:
        playing = self.playing
        bots = tuple((seat, bot) for seat in seats if (bot := playing.bot_of(seat)))
        if not bots or not playing.settled or playing.version != version:
            return None
        return self._job("bot", bots[0][0], bot=bots[0][1], bots=bots)

    async def _bot_answers(self, seat: SeatId, version: int, option: Option | None) -> None:
        playing = self.playing
        ask = playing.sitting.table.ask
        self._bot = None
        if ask is None or playing.version != version or not playing.bot_of(seat):
            return
        if option is None:
            mine = [one for one in ask.options if seat in ask.seats_of(one)]
            default = ask.options[ask.default]
            option = default if default in mine else mine[0]
        await self._by_itself(seat, commands.Answer(option))

    def _job(self, kind: Kind, seat: SeatId, *, bot: str = "", bots: Bots = (), option: Option | None = None) -> Job:
        if not self.playing.settled:
            raise Failed("the table is moving on")
        position, luck = self.playing.sitting.position(), random.getrandbits(63)
        return Job(kind=kind, position=position, seat=seat, bot=bot, bots=bots, option=option, luck=luck)

    # odds and hints

    def odds(self, seat: SeatId, option: Option) -> Awaitable[Odds]:
        """What may come of an option, as far as a seat can know; worked out once for a position, which is looked at
        now, while the room does nothing else."""
        table = self.playing.sitting.table
        focus = Focus(table.ask, option, copy(table.state)) if table.ask is not None else None
        job = self._job("odds", seat, bot=self.playing.usual_bot, option=option)
        return self._odds(seat, option, focus, job)

    async def _odds(self, seat: SeatId, option: Option, focus: Focus | None, job: Job) -> Odds:
        known = self._known.get((seat, option))
        if known is not None:
            return known[0]
        found = (await self._shared(job)).odds
        assert found is not None
        if focus is not None:
            self._known[(seat, option)] = (found, focus)
        return found

    def hint(self, seat: SeatId) -> Awaitable[Option]:
        """What a good bot would do in the position as it is now."""
        return self._hint(self._job("hint", seat, bot=self.playing.usual_bot))

    def advice(self, seat: SeatId) -> Awaitable[tuple[Advised, ...]]:
        """The best options in the position as it is now, and why."""
        return self._advice(self._job("advice", seat))

    async def _advice(self, job: Job) -> tuple[Advised, ...]:
        return (await self._shared(job)).advised

    async def _hint(self, job: Job) -> Option:
        thought = await self._shared(job)
        assert thought.option is not None
        return thought.option

    async def _shared(self, job: Job) -> Thought:
        """Those who ask the same thing wait for the same answer; when nobody waits any more, it is called off."""
        key = (job.kind, job.seat, str(job.option))
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self.playing.house.pool.run(job))
        self._curious[key] = self._curious.get(key, 0) + 1
        try:
            return await asyncio.shield(task)
        finally:
            self._curious[key] -= 1
            if not self._curious[key]:
                del self._curious[key]
                task.cancel()
                if self._asked.get(key) is task:
                    del self._asked[key]

    def luck(self, seat: SeatId, command: commands.Command) -> bytes | None:
        """What was expected of the attack that has just been made, and what came of it."""
        if not isinstance(command, commands.Answer):
            return None
        odds, focus = self._known.get((seat, command.option), (NONE, None))
        if focus is None or not odds.results:
            return None
        facts = sorted({fact for result in odds.results for fact, _ in result.facts})
        sitting = self.playing.sitting
        try:
            with within(QUICK):
                outcome = sitting.system.outcome(sitting.table.game, focus)
        except (KeyError, LookupError, AssertionError, OutOfTime):
            return None
        actual = {fact: int(outcome.get(fact, 0)) for fact in facts}
        return msgspec.msgpack.encode(Luck({fact: odds.mean(fact) for fact in facts}, actual))

    # seats left alone

    def watch_absence(self, seat: SeatId) -> None:
        """After a while without a connection a bot plays for this seat, where the room says so; a player who comes back
        and leaves again meanwhile gets the rest of that time."""
        after = self.playing.row.absent
        if after <= 0 or seat == NOBODY:
            return
        if seat in self._timers:
            return
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(after, self.playing.post, partial(self._absent, seat))

    async def _absent(self, seat: SeatId) -> None:
        self._timers.pop(seat, None)
        row = self.playing.seat(seat)
        if row is not None and row.who == "person" and not row.stand_in and not self.playing.here(seat):
            await self.playing.stand_in(row, True)
