"""What perception is for.  LE-0684, LE-0685"""

from __future__ import annotations

from systems.league.build import hero
from systems.league.driving import drive, standing
from systems.league.heroes.showing import rolled_against
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.dungeon import TRAPS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.searching import search_tile
from undercroft.systems.league.dungeon.traps import notices, trap_card


def watcher(perception):
    """A hero with sharp or dull eyes."""
    return standing(W=hero(values={"perception": perception, "wisdom": 10}))


@rule("LE-0684", "LE-C46")
def test_traps_are_noticed_by_perception():
    card = next(card.id for card in library()[TRAPS].values() if "door" in card.on)
    for perception in (30, 55):
        play = watcher(perception)
        drive(notices(play.game, play.who("W"), card), 99)
        assert rolled_against(play) == perception + trap_card(card).eye


@rule("LE-0684", "LE-0685", "LE-C46")
def test_a_tile_is_searched_by_perception():
    for perception in (30, 55):
        play = watcher(perception)
        drive(search_tile(play.game, [play.who("W")]), 99)
        assert rolled_against(play) == perception


@rule("LE-0685", "LE-C46")
def test_a_tile_that_was_searched_is_marked_so():
    play = watcher(30)
    drive(search_tile(play.game, [play.who("W")]), 99)
    assert play.state.searched == (play.game.ground.tile(play.who("W").at),)
