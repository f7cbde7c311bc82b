"""How far everybody walks, against a plain flood of the whole ground, on scattered ground.  UN-0118 to UN-0341"""

from __future__ import annotations

import pytest

from systems.universalis.foes.test_quick_foes import _walk
from systems.universalis.foes.test_twins_of_places import scattered
from undercroft.board.bits import squares
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of


@rule("UN-0118", "UN-0135", "UN-0136", "UN-0137", "UN-0341")
@pytest.mark.parametrize("seed", range(40))
def test_everybody_walks_as_far_as_the_points_reach_round_enemies_and_past_allies(seed: int) -> None:
    play = scattered(seed)
    for name in "SBlijkm":
        who = play.who(name)
        for points in (0, 1, 3, 6):
            assert reach_of(Standpoint(play.game, who), points).layers == _walk(play.game, who, points).layers


@rule("UN-0138")
@pytest.mark.parametrize("seed", range(15))
def test_who_stands_on_one_square_ends_a_walk_on_any_that_it_reaches_and_nobody_holds(seed: int) -> None:
    play = scattered(seed)
    for name in "SBlijkm":
        who = play.who(name)
        if not who.wide:
            here = Standpoint(play.game, who)
            found = reach_of(here, 4)
            assert landings(here, found) == found.squares & ~found.start & ~play.game.occupied(who.id)


@rule("UN-0157", "UN-0158")
@pytest.mark.parametrize("seed", range(15))
def test_a_large_base_ends_a_walk_with_nobody_under_it_and_a_part_of_it_on_a_square_it_has_come_to(seed: int) -> None:
    play = scattered(seed)
    for who in [one for one in play.state.creatures if one.wide and not turns(one)]:
        here, start = Standpoint(play.game, who), who.at
        found = reach_of(here, 4)
        for at in squares(landings(here, found)):
            who.at = int(at)
            cover = play.game.cover(who)
            assert cover & found.squares & ~found.start
            assert not cover & play.game.occupied(who.id)
            who.at = start
