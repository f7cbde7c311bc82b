"""A monster takes the square of another, which gives way.  DO-0369 to DO-0372, DO-G55"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import bits, squares
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import nearest_free
from undercroft.systems.doria.state import Monster


def push_away(game: Doria, pusher: Monster, square: int, path: Sequence[int]) -> Script[None]:
    """Whoever stands on the square is put on the nearest free one, in doubt along the way the pusher came; so it is
    thrown back over a Hole, too.  Nobody else moves.  DO-0369 to DO-0372, DO-G55"""
    inside = [one for one in game.state.monsters if not one.outside and one.id != pusher.id]
    pushed = next((one for one in inside if one.at == square), None)
    if pushed is None:
        return
    places = nearest_free(game, square, pusher.id)
    places = places & bits((pusher.at, *path)) or places
    options = [Option("push-to", pushed.id, at=one) for one in squares(places)]
    if not options:
        return
    option: Option = yield Ask("pushed-where", game.party_seat(), options, who=pusher.id)
    pushed.at = option.at
    game.tell(Moved, pushed.id, (square, option.at), "pushed", rules=("DO-0370",))
