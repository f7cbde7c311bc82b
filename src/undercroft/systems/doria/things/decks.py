"""The three stacks of Loot Cards and their discard pile.  DO-0018, DO-0019, DO-0241, DO-G49

The piles of a game are `loot-1` to `loot-3`, face down; `loot`, whose discards are those of all three; and `lost`,
whose discards do not come back as long as there are others.
"""

from __future__ import annotations

from undercroft.kernel.game import draw
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script, SeatId
from undercroft.systems.doria.cards.definitions import STANDARD
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.game import Doria

STACKS = ("loot-1", "loot-2", "loot-3")
DISCARDS = "loot"
LOST = "lost"
STANDARD_PILE = "standard"


def draw_loot(game: Doria, seat: SeatId, n: int = 1, *, who: FigureId = NO_ONE, why: str = "loot") -> Script[list[str]]:
    """Draw Loot Cards one by one, each from a stack of the drawer's choice.  DO-0019, DO-0239, DO-0405"""
    found: list[str] = []
    for _ in range(n):
        stack = yield from _stack(game, seat, who)
        if not stack:
            break
        found += yield from draw(game, stack, seat=seat, why=why)
    return found


def _stack(game: Doria, seat: SeatId, who: FigureId) -> Script[str]:
    """One of the stacks that have cards; empty where no card is left anywhere.  DO-0019"""
    if not any(game.state.piles[name].cards for name in STACKS):
        deal_discards(game)
    left = [name for name in STACKS if game.state.piles[name].cards]
    if len(left) < 2:
        return left[0] if left else ""
    options = [Option("draw-from", what=name) for name in left]
    highest = max(range(len(left)), key=lambda n: len(game.state.piles[left[n]].cards))
    option: Option = yield Ask("which-stack", seat, options, highest, who)
    return option.what


def deal_discards(game: Doria) -> None:
    """The discards are shuffled and become three stacks; what was lost for the scenario stays out of it as long as
    there are others.  DO-G49"""
    piles = game.state.piles
    source = DISCARDS if piles[DISCARDS].discards else LOST
    cards = game.chance.shuffled(game.state.counters, "loot", piles[source].discards)
    piles[source].discards = ()
    divide(game, cards)
    game.revealed()


def divide(game: Doria, cards: tuple[str, ...]) -> None:
    """Shuffled cards become the three stacks, as equal as can be.  DO-0018"""
    for n, name in enumerate(STACKS):
        pile = game.state.piles[name]
        pile.cards = cards[n :: len(STACKS)]


def discard(game: Doria, *cards: str, lost: bool = False) -> None:
    """Cards leave the game for the discard pile; Standard Items go back to their own.  DO-0197, DO-0199, DO-0241"""
    standard = library()[STANDARD]
    for card in cards:
        game.discard(STANDARD_PILE if card in standard else LOST if lost else DISCARDS, card)
