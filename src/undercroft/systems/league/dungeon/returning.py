"""A dungeon that was left, and entered again.  LE-0049, LE-0050"""

from __future__ import annotations

from undercroft.kernel.state import Pile
from undercroft.systems.league.dungeon.deck import ROUTE
from undercroft.systems.league.dungeon.laying import LOST
from undercroft.systems.league.dungeon.levers import LEVERS_OF
from undercroft.systems.league.state import THING, Left, Lock, State

KEPT = (ROUTE, LEVERS_OF, LOST, "rooms", "corridors", "traps")
"""What the names of the piles begin with that stay with a dungeon."""


def leave_behind(state: State) -> Left:
    """What is kept of a dungeon when the quest is abandoned.  LE-0049"""
    piles = {name: Pile(pile.cards, pile.discards, pile.segments) for name, pile in state.piles.items()}
    kept = {name: pile for name, pile in piles.items() if name.startswith(KEPT)}
    lasting = (lock for lock in state.locks if (lock.door < 0 and lock.open) or lock.kind == "secret")
    kinds = tuple(Lock(door=one.door, at=one.at, kind=one.kind, open=one.door < 0) for one in lasting)
    things = tuple(token for token in state.tokens if token.kind.startswith(THING))
    done = (dict(state.quest), dict(state.noted))
    return Left(state.plan, kept, kinds, state.searched, state.emptied, state.used, things, *done)


def come_back(state: State, left: Left) -> None:
    """The party is in a dungeon that it has left: the layout is as it was, but its doors are shut again, locks are
    checked anew, and so are encounters behind every door.  LE-0049, LE-0050"""
    state.plan = left.plan
    state.piles.update({name: Pile(pile.cards, pile.discards, pile.segments) for name, pile in left.piles.items()})
    state.locks = left.kinds
    state.searched, state.emptied, state.used = left.searched, left.emptied, left.used
    state.repopulated = tuple(range(1, len(left.plan.laid)))
    state.explored = state.fought_on = ()
    state.tokens, state.quest, state.noted = left.tokens, dict(left.quest), dict(left.noted)
