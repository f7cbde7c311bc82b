"""How long a game may go on: as long as people like, but not for ever where only bots sit."""

from __future__ import annotations

import pytest

from undercroft.kernel.system import find
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame, SeatWish

ME, BOT = SeatWish(who="me"), SeatWish(who="bot", bot="sensible")


@pytest.mark.parametrize(("seats", "limited"), [((ME, BOT), False), ((ME, ME), False), ((BOT, BOT), True)])
def test_only_a_game_without_people_is_given_up_after_many_rounds(seats: tuple[SeatWish, ...], limited: bool) -> None:
    darkness = find("darkness")
    setup = setup_of(darkness, NewGame(system="darkness", quest="black-widow", seats=seats))
    assert setup.round_limit == (darkness.patience if limited else 0)
