"""Rooms nobody has seen, the doors to them, and chests."""

from __future__ import annotations

from proving.agenda import Activate, Reveal, Spoils, TurnEnds
from proving.cards.library import BROODS
from proving.dungeon.placing import place
from proving.dungeon.warren import explore
from proving.game import ProvingGame
from proving.rolls import D6
from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed, Said
from undercroft.kernel.game import draw, roll
from undercroft.kernel.requests import FigureId, Script


def open_door(game: ProvingGame, who: FigureId, door: int) -> None:
    """A door opens; what lies behind it comes to light."""
    state = game.state
    state.closed &= ~(1 << door)
    game.layout = game.level.layout(state.closed)
    game.tell(Changed, "door", who, at=game.level.through(door, game.figure(who).at), now=1)
    for room in game.level.rooms_behind(door):
        if not state.opened >> room & 1:
            game.push(Reveal(room=room, door=True, by=who))
    if state.plan is not None:
        explore(game, who, door)


@step(Reveal, between=True)
def reveal(game: ProvingGame, entry: Reveal) -> Script[None]:
    """Somebody may live there.  Seen in a walk they act at once; behind a door they may surprise the hero, whose turn
    is then over."""
    state = game.state
    if state.opened >> entry.room & 1:
        return
    state.opened |= 1 << entry.room
    game.revealed()
    game.tell(Revealed, "room", entry.room, entry.by)
    cards = yield from draw(game, "brood", why="room", refill="map")
    game.discard("brood", *cards)
    placed = [who for card in cards for who in settle(game, entry.room, BROODS.get(card, ()))]
    if not placed:
        return
    if not entry.door:
        game.push(*map(Activate, placed))
        return
    face: int = yield from roll(D6[1], seat=game.thrower(entry.by), who=entry.by, why="initiative")
    if face <= 2:
        game.tell(Said, "surprised", entry.by)
        game.cut(TurnEnds)


def settle(game: ProvingGame, room: int, kinds: tuple[str, ...]) -> list[FigureId]:
    """Put foes on the free squares of a room, from the last backwards, while there are figures left."""
    there = squares(game.level.rooms[room] & ~game.taken)
    found: list[FigureId] = []
    for kind in kinds:
        who = place(game, kind, there.pop()) if there else None
        if who is not None:
            found.append(who)
    return found


def search(game: ProvingGame, who: FigureId) -> None:
    """A chest is searched once."""
    game.state.searched += (game.figure(who).at,)
    game.push(Spoils(who))
