"""A table drives one game: it runs the rules until they need an answer, throws dice, hands out events.

The state changes step by step.  Between steps the state alone is the game (a checkpoint); inside a step a script may
hold a few locals, which is why a fork is a copy of the last checkpoint plus the few answers since, undo a cut of the
journal, and a save the journal written down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from undercroft.kernel import journal as j
from undercroft.kernel.chance import Seeded
from undercroft.kernel.dice import Faces, check_faces
from undercroft.kernel.events import AnyEvent, Corrected, Rolled, Told, Undone, next_told, seen
from undercroft.kernel.piles import as_named
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Request, Roll, SeatId
from undercroft.kernel.runner import Diverged, G, Mark, Runner, S
from undercroft.kernel.scene import Scene, SeatView
from undercroft.kernel.state import decode, encode
from undercroft.kernel.views import ask_view

__all__ = ["Diverged", "Refused", "Table"]


class Refused(Exception):
    """An answer that was not taken; nothing has changed.  `code` is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def _listed(options: Sequence[Option]) -> str:
    return ", ".join(map(str, options[:12]))


class Table(Runner[S, G]):
    """One game being played.

    `keep` keeps a checkpoint before every step (forks and undo are then cheap; otherwise the first of them replays the
    game once).  `listen` builds events.  `digests` fingerprints the state at every answer.
    """

    __slots__ = ()

    # what is going on

    @property
    def state(self) -> S:
        """The state as it is now; inside a step it may be halfway through a rule."""
        state: S = self.game.state
        return state

    @property
    def pending(self) -> Request | None:
        """What the game waits for; None when it is over."""
        return self._request

    @property
    def ask(self) -> Ask | None:
        """The pending choice, if it is one."""
        return self._request if type(self._request) is Ask else None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._request is None

    @property
    def version(self) -> int:
        """Grows with everything that changes the table, undo included; an answer may say which version it is for."""
        return self._version

    # answering

    def choose(self, option: Option, seat: SeatId = NOBODY) -> None:
        """Answer the pending ask without checks: for programs that take one of its own options."""
        request = self._request
        assert type(request) is Ask
        if seat == NOBODY:
            seat = option.seats[0] if option.seats else request.seat
        answered = j.Answered(seat, option)
        if self._redo and self._goes_on_as_before(answered):
            return
        self._version += 1
        self.journal.append(answered)
        if self.game.told is not None:
            self._tell_choice(request, option, seat)
        self._run(option)
        if self.keep:
            self._note()

    def play_out(self, decide: Callable[[Ask], Option | None]) -> None:
        """Play to the end without leaving the rules: `decide` takes one of the options of every ask, or none to leave
        the game there.

        What is chosen is neither written down nor told: for tables that keep nothing.
        """
        request = self._request
        if self.keep or self.game.told is not None or self._typed or self._stops:
            raise ValueError("only a table that keeps nothing, tells nobody and waits for no dice is played out")
        if type(request) is Ask and (decided := decide(request)) is not None:
            self._decide = decide
            self._run(decided)
            self._decide = None

    def answer(self, option: Option | int, seat: SeatId | None = None, version: int | None = None) -> list[Told]:
        """Answer the pending ask: an illegal or stale answer, or another seat's, is refused and changes nothing."""
        request = self._request
        if version is not None and version != self.version:
            raise Refused("stale", f"the table has moved on: version {self.version}, the answer was for {version}")
        if request is None:
            raise Refused("over", "the game is over")
        if type(request) is not Ask:
            raise Refused("dice", "the table waits for dice or cards, not for a choice")
        chosen = self._legal(request, option, seat)
        before = len(self.told)
        self.choose(chosen, request.seats_of(chosen)[0] if seat is None else seat)
        return self.told[before:]

    def _legal(self, ask: Ask, option: Option | int, seat: SeatId | None) -> Option:
        """The option meant, among those of the seat that answers; a refusal says nothing of what others may choose, not
        even whether such an option exists."""
        mine = [one for one in ask.options if seat is None or seat in ask.seats_of(one)]
        if not mine:
            raise Refused("seat", f"seat {seat} is not asked")
        if isinstance(option, int):
            named = ask.options[option] if 0 <= option < len(ask.options) else None
            if named is not None and named in mine:
                return named
            raise Refused("illegal", f"option {option} is none of these: {_listed(mine)}")
        for legal in mine:
            if legal.same(option):
                return legal
        raise Refused("illegal", f'"{option}" is not among these options: {_listed(mine)}')

    def supply(self, faces: Faces) -> list[Told]:
        """Say what the dice on the real table show."""
        request = self._request
        if type(request) is not Roll:
            raise Refused("dice", "no dice are expected now")
        problem = check_faces(request.dice, faces)
        if problem is not None:
            raise Refused("faces", problem)
        before = len(self.told)
        self._redo = []
        self._version += 1
        self.game.state.counters[request.stream] += 1
        self._run(self._thrown(request, faces, typed=True))
        self._note()
        return self.told[before:]

    @property
    def thrower(self) -> SeatId:
        """The seat whose dice were thrown last, as everybody was told."""
        events = (told.event for told in reversed(self.told))
        return next((event.seat for event in events if isinstance(event, Rolled)), NOBODY)

    def retype(self, faces: Faces) -> list[Told]:
        """Correct the newest typed dice; possible until the next answer."""
        at = len(self.journal) - 1
        while at >= 0 and type(self.journal[at]) is not j.Thrown:
            if type(self.journal[at]) is j.Answered:
                raise Refused("late", "those dice have been acted upon; they can no longer be corrected")
            at -= 1
        if at < 0 or not self._typed:
            raise Refused("dice", "no typed dice to correct")
        kept, version = self.journal[:], self._version
        self._go_to(kept[:at])
        try:
            return self.supply(faces)
        except Refused:
            self._go_to(kept)
            self._version = version
            raise

    def name_cards(self, cards: Sequence[str]) -> list[Told]:
        """Say which cards came off the real deck."""
        request = self._request
        if type(request) is not Draw:
            raise Refused("cards", "no cards are expected now")
        pile = self.game.state.piles[request.pile]
        deck = list(pile.cards)
        expected = min(request.n, len(deck))
        for card in cards:
            if card not in deck:
                raise Refused("cards", f'"{card}" is not in the pile {request.pile}')
            deck.remove(card)
        if len(cards) != expected:
            raise Refused("cards", f"{expected} cards are drawn, {len(cards)} were named")
        if as_named(pile, tuple(cards)) is None:
            raise Refused("cards", f"{', '.join(cards)} cannot lie on top of the pile {request.pile}: one lies deeper")
        before = len(self.told)
        self._redo = []
        self._version += 1
        self._run(self._taken(request, tuple(cards)))
        self._note()
        return self.told[before:]

    # going back

    def can_undo(self, seat: SeatId, agreed: bool = False) -> bool:
        """May the newest answer be taken back by this seat?  It must be its own, and nothing may have been rolled,
        drawn or revealed since unless the setup allows that; what another answered is taken back where all agreed.
        While a seat chooses in secret no other takes anything back: that would tell how far the choice has come."""
        return self._undo_to(seat, agreed) is not None

    def _undo_to(self, seat: SeatId, agreed: bool) -> int | None:
        self._keep_from_now_on()
        if self.closed_to(seat) and not agreed:
            return None
        for at in range(len(self.journal) - 1, -1, -1):
            item = self.journal[at]
            if type(item) is j.Corrected:
                return None
            if type(item) is j.Answered:
                if agreed:
                    return at
                barred = self.setup.undo != "any" and self.barriers and self.barriers[-1] > at
                return None if barred or item.seat != seat else at
        return None

    def closed_to(self, seat: SeatId) -> bool:
        """Is another seat choosing in secret just now?"""
        request = self._request
        return type(request) is Ask and request.secret and seat not in request.seats()

    def undo(self, seat: SeatId, *, agreed: bool = False) -> list[Told]:
        """Take back the newest answer."""
        at = self._undo_to(seat, agreed)
        if at is None:
            raise Refused("undo", "dice, cards, something revealed or another's answer came after it")
        kept = self.journal[at:] + self._redo
        self._go_to(self.journal[:at])
        self._redo = kept
        return [Told(Undone(seat))]

    @property
    def undone(self) -> j.Answered | None:
        """The answer that was taken back last and could be given again."""
        return next((item for item in self._redo if type(item) is j.Answered), None)

    def redo(self) -> list[Told]:
        """Do again what was undone last, with the same dice."""
        if not self._redo:
            raise Refused("redo", "nothing was undone")
        before = len(self.told)
        again = self._redo
        count = next((n for n, item in enumerate(again) if n and type(item) is j.Answered), len(again))
        self._go_to(self.journal + again[:count])
        self._redo = again[count:]
        return self.told[before:]

    def _goes_on_as_before(self, answered: j.Answered) -> bool:
        """After an undo the same choice keeps its dice, for it is a redo; another choice gets new dice."""
        if self._redo[0] == answered:
            self.redo()
            return True
        self._salts += 1
        self.game.chance.salt = self._salts
        self.journal.append(j.Salted(self._salts, j.taken_back(self._redo)))
        self._redo = []
        return False

    def _go_to(self, items: list[j.Item]) -> None:
        """Stand where these items lead, from the newest checkpoint on the way."""
        shared = 0
        for old, new in zip(self.journal, items):
            if old is not new and old != new:
                break
            shared += 1
        while self.marks and self.marks[-1].at > shared:
            self.marks.pop()
        mark = self.marks.pop() if self.marks else Mark(0, self.before, 0, self.first)
        reseeded = any(type(item) is j.Reseeded for item in self.journal[mark.at :])
        del self.journal[mark.at :]
        del self.told[mark.told :]
        self.barriers = [barrier for barrier in self.barriers if barrier <= mark.at]
        self.game.put(self._copy(mark.state))
        if reseeded:
            seeds = [item.seed for item in self.journal if type(item) is j.Reseeded]
            self.game.chance = Seeded(seeds[-1] if seeds else self.setup.seed)
        self.game.chance.salt = mark.salt
        self._replay(items[mark.at :])
        self.digests = {at: known for at, known in self.digests.items() if at <= shared}
        self._version += 1
        self._note()

    def _replay(self, items: list[j.Item]) -> None:
        """Play items of a journal on from a checkpoint."""
        self.game.barrier = False
        self._script = self._request = None
        self._feed = feed = items[::-1]
        try:
            self._run(None)
            while feed and type(item := feed[-1]) is j.Corrected:
                feed.pop()
                self._put(item)
                self._run(None)
        finally:
            self._feed = None
        if feed:
            raise Diverged(len(self.journal), f"the game waits or is over, the journal goes on with {feed[-1]}")

    # branching

    def _keep_from_now_on(self) -> None:
        """A table played without checkpoints is replayed once when somebody first needs them."""
        if not self.keep:
            self.keep = True
            version = self._version
            self._go_to(self.journal[:])
            self._version = version

    def fork(self, *, listen: bool = False) -> Table[S, G]:
        """Another table that stands exactly here and would go on in exactly the same way.

        An imagined table has no checkpoint of its own before its next step; until then it is imagined again instead.
        """
        self._keep_from_now_on()
        if self._imagined and not self.marks:
            raise RuntimeError("an imagined table can be forked from its next checkpoint on; imagine it again")
        twin: Table[S, G] = Table.__new__(Table)
        mark = self.marks[-1] if self.marks else Mark(0, self.before, 0, self.first)
        twin.system, twin.setup, twin.keep, twin.given = self.system, self.setup, True, self.given
        twin.told = self.told[: mark.told] if listen else []
        twin.before = min(self.before, len(twin.told))
        twin.journal, twin.digests = self.journal[: mark.at], {}
        twin.marks, twin.barriers, twin.first = [], [], self.first
        twin._copy, twin._digests, twin._redo, twin._salts = self._copy, False, [], self._salts
        twin._version, twin._feed, twin._imagined = self._version, None, self._imagined
        twin._steps, twin._typed, twin._stops = self._steps, self._typed, self._stops
        twin._script = twin._request = twin._decide = None
        chance = self.game.chance.copy()
        now, chance.salt = chance.salt, mark.salt
        twin.game = self.system.game(self._copy(mark.state), self.setup, chance)
        twin.game.told = twin.told if listen else None
        if self._request is not None:
            twin._replay(self.journal[mark.at :])
        else:
            twin.game.put(self._copy(self.game.state))
            twin.journal = self.journal[:]
        chance.salt = now
        return twin

    def imagine(self, seat: SeatId, luck: random.Random) -> Table[S, G]:
        """A fork in which all that a seat cannot know, dice to come included, has been dealt anew."""
        twin = self.fork()
        twin._typed = 0
        twin._stops = False
        twin.marks, twin._imagined = [], True
        self.system.redeal(twin.game, seat, luck)
        twin.game.chance = Seeded(f"imagined {luck.getrandbits(64)}")
        return twin

    def reseed(self, seed: str) -> None:
        """Go on with dice of another seed: a branch is a game of its own."""
        self._redo = []
        self.journal.append(j.Reseeded(seed))
        self.game.chance = Seeded(seed)
        self._version += 1

    # seeing

    def scene(self, seat: SeatId, log: int = 0, *, spoken: bool = True) -> Scene:
        """What a seat sees, with the pending request and the newest events.

        What is there only to be said to people, lessons and explanations, is left out unless it is `spoken`.
        """
        scene = self.system.scene(self.game, seat)
        scene.version = self.version
        scene.seats = tuple(
            SeatView(SeatId(n), plan.name, plan.role, plan.controller == "bot")
            for n, plan in enumerate(self.setup.seats)
        )
        outcome = self.game.state.outcome
        if outcome is not None:
            scene.won, scene.ending = outcome.won, outcome.why
        if self._request is not None:
            scene.ask = ask_view(self._request, seat, self.game, scene, self.system, self.told, spoken)
            if spoken and self._is_taught(seat):
                scene.lesson = self.system.lesson(self.game, self._done_by(seat), scene.ask.options)
        if log:
            scene.log = tuple(seen(self.told, seat)[-log:])
        return scene

    def _is_taught(self, seat: SeatId) -> bool:
        """Lessons are for those who play the first role of a system: the heroes, not the dark side."""
        plans = self.setup.seats
        return 0 <= seat < len(plans) and plans[seat].role == self.system.roles[0]

    def _done_by(self, seat: SeatId) -> Iterator[str]:
        """What this seat and those who play the same side have chosen so far, in order: a party learns together."""
        plans = self.setup.seats
        mine = {n for n, plan in enumerate(plans) if plan.role == plans[seat].role}
        return (item.option.act for item in self.journal if type(item) is j.Answered and item.seat in mine)

    def events(self, seat: SeatId) -> list[AnyEvent]:
        """All this seat has seen, in order."""
        return seen(self.told, seat)

    # following a record, correcting

    def follow(self, item: j.Item) -> None:
        """Do what a journal says next.  Dice and cards the table throws and draws itself are passed over; to know
        whether they were the same, compare the journals afterwards."""
        if isinstance(item, j.Answered):
            self.answer(item.option, item.seat)
        elif isinstance(item, j.Thrown):
            if type(self._request) is Roll:
                self.supply(item.faces)
        elif isinstance(item, j.Taken):
            if type(self._request) is Draw:
                self.name_cards(item.cards)
        elif isinstance(item, j.Salted):
            self._salts = self.game.chance.salt = item.salt
            self.journal.append(item)
        elif isinstance(item, j.Reseeded):
            self.reseed(item.seed)
        else:
            self.correct(decode(self.system.state_type, item.state), item.what, item.seat)

    def correct(self, state: S, what: str, seat: SeatId = NOBODY) -> list[Told]:
        """Put the table into another state at a checkpoint, because the real table played differently; the journal
        says so."""
        before = len(self.told)
        self._redo = []
        self._version += 1
        self._put(j.Corrected(encode(state), what, seat))
        self._run(None)
        self._note()
        return self.told[before:]

    def _put(self, item: j.Corrected) -> None:
        self.journal.append(item)
        self.game.put(decode(self.system.state_type, item.state))
        self._script = self._request = None
        self.told.append(next_told(self.told, Corrected(item.what, item.seat)))
        self.barriers.append(len(self.journal))
