"""What is found while exploring: coins, Treasure cards.  UN-0184, UN-0203, UN-0234, UN-0235"""

from __future__ import annotations

from undercroft.content.vocabulary import Effect, Effects
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.doings import apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.words import FIND, Find

TREASURE = Effects((Effect(FIND.name, Find(pile="treasure")),))


def draw_treasure(game: Universalis, who: Character) -> Script[None]:
    """Draw a Treasure card and let it befall the finder.  UN-0184"""
    yield from apply_all(game, who, TREASURE)


def find_coins(game: Universalis, who: Character, coins: int) -> None:
    """The finder has more coins.  UN-0234"""
    who.coins += coins
    game.tell(Changed, "coins", who.id, now=who.coins, was=who.coins - coins, rules=("UN-0234",))
