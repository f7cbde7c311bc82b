"""What befalls heroes, and enemies, in a dungeon: the occasion on which the words of traps, rooms, searches, levers,
furniture and events are done; what each does is bound in `befalls_heroes` and `befalls_dungeon`.

LE-0087, LE-0190, LE-0192, LE-0193, LE-0214, LE-0273, LE-0341
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.content.vocabulary import Effects
from undercroft.crawl.effects import Deeds
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.systems.league.cards import dungeon_words
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero


class Where(NamedTuple):
    """What brings it about, by the message that names it, the square it is about, and the door, if there is one."""

    name: str
    at: int = NOWHERE
    door: int = -1


BEFALLS: Deeds[League, Hero | Enemy, [Where], Script[None]] = Deeds("when something befalls somebody in a dungeon")

OF_THE_DUNGEON = (
    dungeon_words.ALARM,
    dungeon_words.QUIET,
    dungeon_words.HEART,
    dungeon_words.WANDERER,
    dungeon_words.AMBUSH,
    dungeon_words.SPRINGS_TRAP,
    dungeon_words.PORTCULLIS,
    dungeon_words.SLAMS_DOORS,
    dungeon_words.UNLOCKS,
    dungeon_words.ENCOUNTERS,
    dungeon_words.FORESIGHT,
    dungeon_words.PASSAGE,
    dungeon_words.MIMIC,
    dungeon_words.SPOILS,
    dungeon_words.BEFALLS,
)
"""Words that come true whatever has become of the one who brought them about."""


def befall(game: League, who: Hero | Enemy, effects: Effects, where: Where) -> Script[None]:
    """One effect after the other; whoever has gone suffers nothing more."""
    lasting = {word.name for word in OF_THE_DUNGEON}
    for effect in effects:
        if effect.name in lasting or not game.gone(who.id):
            yield from BEFALLS.do(game, who, effect, where)


def amount(game: League, who: Hero | Enemy, written: str, why: str) -> Script[int]:
    """An amount as it is written: its dice are thrown, if it has any."""
    dice, plus = measure(written)
    if not dice:
        return plus
    seat = who.seat if isinstance(who, Hero) else game.party_seat()
    rolled: int = yield from roll(dice, seat=seat, who=who.id, why=why)
    return rolled + plus
