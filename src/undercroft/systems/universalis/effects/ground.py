"""Effects on the place: difficult ground, darkness, creatures that appear, the Dark Player's points."""

from __future__ import annotations

from undercroft.board.bits import Bits, Square, squares
from undercroft.board.features import Feature
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOBODY
from undercroft.systems.universalis.agenda import CreaturesEmerge, DarkDraw
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.effects import HAPPENS, Cause
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import around
from undercroft.systems.universalis.maps.terrain import CALTROPS
from undercroft.systems.universalis.state import Character


@HAPPENS.does(words.ROUGH_GROUND)
def _rough_ground(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    """The squares around become difficult terrain.  UN-0143"""
    strew(game, around(game, who) & game.terrain.standable[2])


def strew(game: Universalis, there: Bits) -> None:
    """Make these squares difficult, where they are not so already."""
    ground = game.state.ground
    for square in squares(there & ~game.terrain.rough & ~game.terrain.plinths):
        ground = ground.with_feature(Feature(CALTROPS, Square(square)))
    game.lay(ground)


@HAPPENS.does(words.DARKNESS)
def _darkness(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    """Darkness falls on the section.  UN-0258"""
    game.state.dark |= 1 << game.section(who)
    game.tell(Changed, "darkness", who.id, now=1, rules=("UN-0258",))


@HAPPENS.does(words.COMPLETE_DARKNESS)
def _complete_darkness(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    """Complete Darkness falls on the section.  UN-0258"""
    game.state.pitch |= 1 << game.section(who)
    game.tell(Changed, "complete-darkness", who.id, now=1, rules=("UN-0258",))


@HAPPENS.does(words.GAIN_RESERVE)
def _gain_reserve(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """The Dark Player gains Reserve Points."""
    game.state.reserve += n
    game.tell(Changed, "reserve", now=game.state.reserve)


@HAPPENS.does(words.DRAW_DARK)
def _draw_dark(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """A Dark Player draws cards, or without a hand gains a Reserve Point for each (ruling `cards-without-a-hand`)."""
    if game.dark != NOBODY:
        game.push(*(DarkDraw() for _ in range(n)))
    else:
        _gain_reserve(game, who, n, cause)


@HAPPENS.does(words.ENCOUNTER)
def _encounter(game: Universalis, who: Character, column: str, cause: Cause) -> None:
    """Creatures of a column of the Spawn Table appear in the section.  UN-1049, UN-1050, UN-1057"""
    game.push(CreaturesEmerge(by=who.id, section=game.section(who), column=column, half=cause.half))
