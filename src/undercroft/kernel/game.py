"""The game as the rules see it: a state, its definitions, chance, and a listener if there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.dice import TOTAL, Pool, Reading, pool
from undercroft.kernel.events import AnyEvent, Ended, Told, next_told
from undercroft.kernel.piles import lay, put_under, shuffled_together
from undercroft.kernel.requests import NO_ONE, NOBODY, Draw, FigureId, Roll, Script, SeatId
from undercroft.kernel.state import Entry, Outcome, State

if TYPE_CHECKING:
    from undercroft.kernel.setup import Setup

S = TypeVar("S", bound=State[Any])
R = TypeVar("R")
E = TypeVar("E", bound=AnyEvent)


class Over(Exception):
    """Raised to the table when the game ends in the middle of whatever was going on."""


class Game(Generic[S]):
    """What a rule works on.  Systems add their own ways to look things up; nothing here is kept between steps
    that could not be worked out from the state and the setup again."""

    __slots__ = ("barrier", "chance", "known", "setup", "state", "told")

    def __init__(self, state: S, setup: Setup, chance: Chance) -> None:
        self.state = state
        self.setup = setup
        self.chance = chance
        self.told: list[Told] | None = None
        self.barrier = False
        self.known: dict[str, Any] | None = None

    def put(self, state: S) -> None:
        """Take up another state; systems that keep things worked out from the state work them out anew here."""
        self.state = state

    def once(self, name: str, work: Callable[[], R]) -> R:
        """What a step works out before its first dice.  Odds run the same step for every case of the dice: they keep
        it in `known` from the first case to the last."""
        if self.known is None:
            return work()
        if name not in self.known:
            self.known[name] = work()
        found: R = self.known[name]
        return found

    @property
    def reckoning(self) -> bool:
        """Are odds being worked out, so that it matters how closely dice are looked at?"""
        return self.known is not None

    def tell(self, kind: type[E], *args: Any, **fields: Any) -> None:
        """Say what happened; the event is built only when there is a listener."""
        if self.told is not None:
            self.told.append(next_told(self.told, kind(*args, **fields)))

    def tell_only(self, seats: tuple[SeatId, ...], event: AnyEvent, public: AnyEvent | None = None) -> None:
        """Say something only these seats may know; the others hear the public form, or nothing."""
        if self.told is not None:
            self.told.append(next_told(self.told, event, seats, public))

    @property
    def listening(self) -> bool:
        """Is anybody there to hear?"""
        return self.told is not None

    def push(self, *entries: Entry) -> None:
        """Put entries on the agenda; the first of them is done first."""
        if len(entries) == 1:
            self.state.agenda.append(entries[0])
        else:
            self.state.agenda.extend(entries[::-1])

    def cut(self, *kinds: type[Entry]) -> None:
        """Drop what is still to do before the next entry of one of these kinds; that entry comes next."""
        agenda = self.state.agenda
        at = len(agenda)
        while at and type(agenda[at - 1]) not in kinds:
            at -= 1
        if not at:
            raise LookupError(f"nothing on the agenda is a {' or '.join(kind.__name__ for kind in kinds)}")
        del agenda[at:]

    def end(self, won: bool, why: str) -> None:
        """The game is over, at once: whatever was going on is left."""
        self.state.outcome = Outcome(won, why)
        self.state.agenda.clear()
        self.tell(Ended, won, why)
        raise Over

    def revealed(self) -> None:
        """Something hidden has come to light: nobody may take back what led to it without the others' leave."""
        self.barrier = True

    def shuffle(self, pile: str, stream: str) -> None:
        """Shuffle the face-down cards of a pile."""
        self.shuffle_in(pile, (), stream)

    def refill(self, pile: str, stream: str) -> None:
        """Shuffle the discards and put them under what is left of the pile."""
        deck = self.state.piles[pile]
        put_under(deck, self.chance.shuffled(self.state.counters, stream, deck.discards))
        deck.discards = ()
        self.barrier = True

    def shuffle_in(self, pile: str, cards: tuple[str, ...], stream: str, lowest: int | None = None) -> None:
        """Shuffle cards that everybody has seen into a pile, or into so many of its lowest cards."""
        deck = self.state.piles[pile]
        lower = len(deck.cards) if lowest is None else min(lowest, len(deck.cards))
        mixed, segments = shuffled_together(deck, lower, cards)
        lay(deck, self.chance.shuffled(self.state.counters, stream, mixed) + deck.cards[lower:], segments)
        self.barrier = True

    def discard(self, pile: str, *cards: str) -> None:
        """Put cards on the discard pile."""
        self.state.piles[pile].discards += cards

    def gone(self, who: FigureId) -> bool:
        """Has this figure left the game?  Its entries on the agenda are dropped."""
        return False


def roll(
    dice: str | Pool,
    *,
    seat: SeatId = NOBODY,
    who: FigureId = NO_ONE,
    why: str = "",
    reads: Reading[R] | None = None,
    stream: str = "combat",
) -> Script[R]:
    """Throw one side's dice and read them (their total unless stated)."""
    thrown = pool(dice) if isinstance(dice, str) else dice
    value: R = yield Roll((thrown,), TOTAL if reads is None else reads, seat, who, why, stream)
    return value


def draw(
    game: Game[S],
    pile: str,
    n: int = 1,
    *,
    seat: SeatId = NOBODY,
    why: str = "",
    refill: str = "",
    secret: bool = False,
) -> Script[Sequence[str]]:
    """Draw cards; with `refill` naming a stream, an exhausted pile is made of its shuffled discards first."""
    deck = game.state.piles[pile]
    if refill and len(deck.cards) < n and deck.discards:
        game.refill(pile, refill)
    cards: tuple[str, ...] = yield Draw(pile, n, seat, why, secret)
    return cards
