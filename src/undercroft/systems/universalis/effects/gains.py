"""What is gained: coins, cards of the decks, Mana, Fortune.  UN-0184, UN-0234, UN-0106, UN-1066"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import TREASURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.effects import HAPPENS, Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.mana import take_marker
from undercroft.systems.universalis.things import decks

MANA_POTION = "mana-potion"


@HAPPENS.does(words.COINS)
def _coins(game: Universalis, who: Character, dice: str, cause: Cause) -> Script[None]:
    """Gain coins: dice such as 2d6+1, or a plain number."""
    if dice.isdigit():
        gain_coins(game, who, int(dice))
        return
    thrown, _, more = dice.partition("+")
    found: int = yield from roll(thrown, seat=who.seat, who=who.id, why="coins", stream="loot")
    gain_coins(game, who, found + int(more or 0))


def gain_coins(game: Universalis, who: Character, n: int) -> None:
    """Coins go to their finder.  UN-0061, UN-1475"""
    if n:
        who.coins += n
        game.tell(Changed, "coins", who.id, now=who.coins, was=who.coins - n)


@HAPPENS.does(words.FIND)
def _find(game: Universalis, who: Character, find: words.Find, cause: Cause) -> Script[None]:
    """Draw random cards of a deck; a Treasure card takes effect at once.  UN-0184, UN-1066"""
    for _ in range(find.n):
        if find.pile == "treasure":
            card = yield from decks.treasure(game, who)
            if card:
                yield from apply_all(game, who, library()[TREASURES][card].effects, cause)
            continue
        yield from decks.find(game, who, find.pile)


@HAPPENS.does(words.GAIN_MANA)
def _gain_mana(game: Universalis, who: Character, n: int, cause: Cause) -> Script[None]:
    """Regain Mana, up to the full amount; a Mana Potion also takes a marker off a spell.  UN-0434, UN-C312"""
    most = game.kit(who).mana
    if who.mana < most:
        who.mana = min(most, who.mana + n)
        game.tell(Changed, "mana", who.id, now=who.mana)
    if cause.id == MANA_POTION:
        yield from take_marker(game, who)


@HAPPENS.does(words.GAIN_FORTUNE)
def _gain_fortune(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """A hero gains points of Fortune for this quest.  UN-0106"""
    _more_fortune(game, who, n)


@HAPPENS.does(words.CREATURE_FORTUNE)
def _creature_fortune(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """A creature gains points of Fortune.  UN-0675"""
    _more_fortune(game, who, n)


def _more_fortune(game: Universalis, who: Character, n: int) -> None:
    who.fortune += n
    game.tell(Changed, "fortune", who.id, now=who.fortune, was=who.fortune - n)
