"""Edges of riding: who comes down where.  UN-1370 to UN-1375"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, position
from undercroft.kernel.requests import NOBODY
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.effects.riders import _get_off
from undercroft.systems.universalis.party.riding import _put_beside


def narrow(free: str) -> Play:
    """A rider in a hall with a single square beside the mount."""
    board = "#######\n#.....#\n#.....#\n#.....#\n#######"
    steed = {"companion": "horse", "at": "d3", "facing": "north"}
    plain = position(board, turn="S", outdoor=True, S=hero(rides="h"), h=steed)
    cells = list(board.replace("\n", ""))
    for row in range(2, 5):
        for column in range(2, 7):
            name = "abcdefg"[column - 1] + str(row)
            if name not in (free, *plain.see("h")["covers"]):
                cells[(row - 1) * 7 + column - 1] = "#"
    walled = "\n".join("".join(cells[n : n + 7]) for n in range(0, 35, 7))
    return position(walled, turn="S", outdoor=True, S=hero(rides="h"), h=steed)


@rule("UN-1370", "UN-1372", "UN-1375")
@pytest.mark.parametrize("free", ["c3", "d2", "d4"])
def test_where_one_square_beside_the_mount_is_free_the_rider_comes_down_there(free: str) -> None:
    fallen = narrow(free)
    _put_beside(fallen.game, fallen.who("S"), fallen.who("h"))
    assert (fallen.see("S")["at"], fallen.who("S").mount) == (free, 0)
    down = narrow(free)
    down.who("S").seat = NOBODY
    carried_out(_get_off(down.game, down.who("S")))
    assert (down.see("S")["at"], down.who("S").mount) == (free, 0)


@rule("UN-1384", "UN-1387")
@pytest.mark.parametrize(("owner", "leads"), [("S", True), ("B", False)])
def test_the_reins_of_a_mount_are_taken_by_whose_it_is_and_others_may_but_mount_it(owner: str, leads: bool) -> None:
    horse = {"companion": "horse", "at": "d5", "owner": owner, "facing": "east"}
    people = {"S": hero(at="c5"), "B": hero("borgron", at="h8"), "h": horse}
    play = position(HALL, outdoor=True, turn="S", **people)
    assert play.offers("S leads h") is leads
    assert play.offers("S mounts h")
