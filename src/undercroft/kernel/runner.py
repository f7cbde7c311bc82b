"""The loop that runs the rules: takes one agenda entry at a time, answers dice and draws, keeps checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from undercroft.kernel import journal as j
from undercroft.kernel.chance import Chance, Seeded, new_seed
from undercroft.kernel.dice import Faces, labels_of
from undercroft.kernel.events import Chose, Drawn, Rolled, Told, next_told, numbered
from undercroft.kernel.game import Game, Over
from undercroft.kernel.packs import strangers
from undercroft.kernel.piles import take
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Request, Roll, Script, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import State, copier, digest
from undercroft.kernel.system import SetupError, System

S = TypeVar("S", bound=State[Any])
G = TypeVar("G", bound=Game[Any])


class Diverged(Exception):
    """A journal does not fit the rules: `at` says where the difference starts."""

    def __init__(self, at: int, text: str) -> None:
        super().__init__(f"item {at}: {text}")
        self.at = at


class Mark(msgspec.Struct, frozen=True):
    """A checkpoint: its place in the journal, how much had been told by then, and the state (never changed again)."""

    at: int
    told: int
    salt: int
    state: Any


def _bring_packs(system: System[S, G], setup: Setup) -> None:
    """Have the packs of a game at hand; what comes from a pack that it does not name is not played."""
    if setup.packs:
        system.bring(setup.packs)
    if strange := strangers(setup):
        raise SetupError(f"the quest or the party is from a pack ({strange[0]}) that this game does not name")


class Runner(Generic[S, G]):
    """The engine under a table: state, script, journal and checkpoints, without the doors people come in by."""

    __slots__ = (
        "_copy",
        "_decide",
        "_digests",
        "_feed",
        "_imagined",
        "_redo",
        "_request",
        "_salts",
        "_script",
        "_steps",
        "_stops",
        "_typed",
        "_version",
        "barriers",
        "before",
        "digests",
        "first",
        "game",
        "given",
        "journal",
        "keep",
        "marks",
        "setup",
        "system",
        "told",
    )

    def __init__(
        self,
        system: System[S, G],
        setup: Setup,
        *,
        state: S | None = None,
        chance: Chance | None = None,
        keep: bool = True,
        listen: bool = True,
        digests: bool = True,
        told: Sequence[Told] = (),
    ) -> None:
        """A game at its beginning, or at a given state; `told` is what people were told before that, in another game
        that this one continues."""
        if not setup.seed:
            setup = msgspec.structs.replace(setup, seed=new_seed())
        self.system = system
        self.setup = setup
        self.keep = keep
        self.told: list[Told] = numbered(told)
        self.before = len(self.told)
        self.journal: list[j.Item] = []
        self.digests: dict[int, str] = {}
        self.marks: list[Mark] = []
        self.barriers: list[int] = []
        self._copy = copier(system.state_type)
        self._decide: Callable[[Ask], Option | None] | None = None
        self._digests = digests
        self._redo: list[j.Item] = []
        self._feed: list[j.Item] | None = None
        self._salts = 0
        self._imagined = False
        self._version = 0
        self._steps = system.steps
        self._typed = {"seeded": 0, "typed": 1, "typed-all": 2}[setup.dice]
        self._script: Script[None] | None = None
        self._request: Request | None = None
        self.given = state is not None
        _bring_packs(system, setup)
        begun = system.start(setup) if state is None else state
        begun.counters = begun.counters or system.counters()
        self.first = self._copy(begun)
        self.game = system.game(begun, setup, chance or Seeded(setup.seed))
        self.game.told = self.told if listen else None
        self._stops = bool(setup.cards == "named")
        self._run(None)
        self._note()

    def _run(self, reply: object) -> None:
        """Go on until an answer is needed or nothing is left to do."""
        game = self.game
        state = game.state
        agenda = state.agenda
        script = self._script
        steps, keep, feeding, decide = self._steps, self.keep, self._feed is not None, self._decide
        while True:
            try:
                if script is None:
                    if not agenda:
                        self._request = self._script = None
                        return
                    if keep:
                        self._keep()
                    entry = agenda.pop()
                    if entry.who and game.gone(entry.who):
                        continue
                    script = steps[type(entry)](game, entry)
                    if script is None:
                        continue
                    request = next(script)
                else:
                    request = script.send(reply)
            except StopIteration:
                script = None
                continue
            except Over:
                script = None
                agenda.clear()
                continue
            if type(request) is Ask:
                options = request.options
                if len(options) == 1 and not request.window and not request.secret:
                    reply = options[0]
                    continue
                if decide is not None and (decided := decide(request)) is not None:
                    reply = decided
                    continue
                if feeding and (fed := self._fed(j.Answered)) is not None:
                    reply = fed.option
                    if game.told is not None:
                        self._tell_choice(request, fed.option, fed.seat)
                    continue
            elif type(request) is Roll:
                if feeding and (thrown := self._fed(j.Thrown)) is not None:
                    state.counters[request.stream] += 1
                    reply = self._thrown(request, thrown.faces, self._types(request))
                    continue
                if not self._typed or not self._types(request):
                    faces = game.chance.throw(state.counters, request)
                    reply = self._thrown(request, faces)
                    continue
            elif type(request) is Draw:
                if feeding and (taken := self._fed(j.Taken)) is not None:
                    reply = self._taken(request, taken.cards)
                    continue
                if not self._stops or not state.piles[request.pile].cards:
                    reply = self._taken(request, self._top(request))
                    continue
            self._script = script
            self._request = request
            return

    def _types(self, request: Roll) -> bool:
        """Do people type these dice?"""
        return self._typed == 2 or (self._typed == 1 and request.seat != NOBODY)

    def _fed(self, kind: type[Any]) -> Any:
        """The next item of a journal being replayed; salts are applied on the way."""
        feed = self._feed
        assert feed is not None
        while feed:
            item = feed[-1]
            if type(item) is j.Salted:
                self.journal.append(feed.pop())
                self.game.chance.salt = item.salt
            elif type(item) is j.Reseeded:
                self.journal.append(feed.pop())
                self.game.chance = Seeded(item.seed)
            elif type(item) is kind:
                feed.pop()
                if kind is j.Answered:
                    self._bar()
                    self.journal.append(item)
                return item
            elif type(item) is j.Corrected:
                return None
            else:
                raise Diverged(len(self.journal), f"expected {kind.__name__.lower()}, the journal has {item}")
        return None

    def _thrown(self, request: Roll, faces: Faces, typed: bool = False) -> object:
        self.journal.append(j.Thrown(faces))
        self.barriers.append(len(self.journal))
        reading = request.reads.of(faces)
        if self.game.told is not None:
            dice = tuple(tuple(die.name for die in pool) for pool in request.dice)
            labels = labels_of(request.dice)
            event = Rolled(request.who, request.seat, request.why, dice, faces, str(reading), typed, labels)
            self.told.append(next_told(self.told, event))
        return reading

    def _top(self, request: Draw) -> tuple[str, ...]:
        cards = self.game.state.piles[request.pile].cards
        top: tuple[str, ...] = cards[: -request.n - 1 : -1]
        return top

    def _taken(self, request: Draw, cards: tuple[str, ...]) -> tuple[str, ...]:
        deck = self.game.state.piles[request.pile]
        take(deck, cards)
        self.journal.append(j.Taken(cards))
        self.barriers.append(len(self.journal))
        if self.game.told is not None:
            event = Drawn(request.pile, len(cards), cards, request.seat)
            if request.secret:
                covered = Drawn(request.pile, len(cards), (), request.seat)
                self.told.append(next_told(self.told, event, (request.seat,), covered))
            else:
                self.told.append(next_told(self.told, event))
        return cards

    def _tell_choice(self, request: Ask, option: Option, seat: SeatId) -> None:
        alone = request.window or request.secret
        event = Chose(seat, option.act, option.who, option.at, option.what, option.n, alone, request.who)
        self.told.append(next_told(self.told, event, (seat,) if alone else None))

    def _keep(self) -> None:
        """Keep a checkpoint; of several at the same place in the journal only the newest is of use."""
        game, marks, at = self.game, self.marks, len(self.journal)
        if game.barrier:
            self._bar()
        if marks and marks[-1].at == at:
            marks.pop()
        marks.append(Mark(at, len(self.told), game.chance.salt, self._copy(game.state)))
        if len(marks) > 96:
            del marks[1:64:2]

    def _note(self) -> None:
        """After an answer: note what came to light, and the fingerprint of where the table stands."""
        self._bar()
        if self._digests:
            self.digests[len(self.journal)] = digest(self.game.state)

    def _bar(self) -> None:
        """Note where something came to light: what was answered before that is not taken back freely."""
        if self.game.barrier:
            self.barriers.append(len(self.journal))
            self.game.barrier = False
