"""What happens when an object is used, an element searched, a trap sprung or a card takes effect: word by word.

Each word of `words` for something that happens has its procedure in this room, bound to `HAPPENS`; lasting effects
(attributes, bonuses) are read by `kit`.  It befalls one character; `Cause` says where it comes from.
"""

from __future__ import annotations

import msgspec

from undercroft.content.vocabulary import Effects
from undercroft.crawl.effects import Deeds
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


class Cause(msgspec.Struct, frozen=True):
    """Where effects come from: the id of a card, who used it, and the name of the roll for its tests.

    `magic`: it is a spell or a magic object; `half`: creatures it brings cost the Dark Player half; `trap`: it is a
    trap, `disarming` one that goes off in the hands of the character disarming it.  UN-0248, UN-1057
    """

    id: str = ""
    by: FigureId = NO_ONE
    roll: str = ""
    magic: bool = False
    half: bool = False
    trap: bool = False
    disarming: bool = False


NOTHING_ELSE = Cause()

HAPPENS: Deeds[Universalis, Character, [Cause], Script[None] | None] = Deeds("when it happens")
"""What each word does to a character when it happens."""


def apply_all(game: Universalis, who: Character, effects: Effects, cause: Cause = NOTHING_ELSE) -> Script[None]:
    """Let effects befall a character, in the order written; a character that is Knocked Out is spared the rest."""
    for effect in effects:
        if effect.name not in HAPPENS:
            continue
        if who.suffers("knocked-out"):
            return
        done = HAPPENS.do(game, who, effect, cause)
        if done is not None:
            yield from done
