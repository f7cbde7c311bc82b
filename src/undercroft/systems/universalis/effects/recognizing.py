"""Identifying potions and magic things, whether by a hero with the knowledge or by an expert.

UN-0278 to UN-0282, UN-1481
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.universalis.cards.people import gear_cards, likeness_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.decks import deck

Names = tuple[str, ...]
POTIONS = ("poison-flask", "dexterity-potion", "heroic-potion", "strength-potion", "mana-potion", "healing-potion")
"""What a potion turns out to be, by the die.  UN-0281, UN-1481"""


@remembered(4096)
def unknown(pack: Names, hands: Names, body: Names) -> tuple[tuple[str, str], ...]:
    """The unidentified things among what a character carries, and what kind of thing each of them hides."""
    cards = gear_cards()
    carried = dict.fromkeys((*pack, *hands, *body))
    return tuple((item, cards[item].hides) for item in carried if cards[item].hides)


def recognize(game: Universalis, who: Character, item: str) -> Script[None]:
    """Identify a thing: a potion by the die, a magic thing at random among those of its likeness.  UN-0281, UN-0282"""
    card = gear_cards()[item]
    if card.hides == "potion":
        face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "potion", stream="loot")
        found = POTIONS[face - 1] if POTIONS[face - 1] in deck(game, "special").cards else ""
    else:
        alike = [id for id in deck(game, card.hides).cards if likeness_of(gear_cards()[id]) == item]
        found = (yield from pick(game, alike, "magic")) if alike else ""
    _replace(who, item, found)
    if found:
        pile = game.state.piles["special" if card.hides == "potion" else card.hides]
        cards = list(pile.cards)
        cards.remove(found)
        pile.cards = tuple(cards)
    game.revealed()
    game.tell(Changed, "identified" if found else "worthless", who.id, detail=found or item, rules=("UN-0281",))


def _replace(who: Character, item: str, found: str) -> None:
    for part in ("hands", "body", "pack"):
        held = list(getattr(who, part))
        if item in held:
            at = held.index(item)
            held[at : at + 1] = [found] if found else []
            setattr(who, part, tuple(held))
            return
