"""Finding objects: the decks they come from, which ones must be identified, the size of weapons.

Treasures, Magic Objects and Relics are shuffled when the game is set up; the other decks lie sorted, and one is
shuffled when a random card of it is wanted.  They hold all cards of the box but those the heroes brought.  UN-0007,
UN-0008, UN-0278 to UN-0282, UN-1031 to UN-1033, UN-1039, UN-1041
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, Option, Roll, Script, confirm
from undercroft.kernel.state import Pile
from undercroft.systems.universalis.cards.definitions import ARMORS, SHIELDS, THINGS, TREASURES, WEAPONS, Trade, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import POTION, gear_cards, hero_card, likeness_of
from undercroft.systems.universalis.cards.sizes import AVERAGE, LARGE, SMALL
from undercroft.systems.universalis.cards.words import SECOND_TREASURE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.counted_uses import may_use, note_use

SIZES = {1: SMALL, 6: LARGE}
"""The size of hero that a found weapon fits, by the die; on any other face it fits the average.  UN-1032"""

LIMIT, WAIVED = "card-limit", "waived"
"""The ruling on whether objects are limited to the cards of the box.  UN-1039 to UN-1041"""

LOOT = ("common", "special", "magic", "relic", "weapon", "treasure")
"""The decks in which objects are found."""

FACE_DOWN = ("treasure", "magic", "relic")
"""The decks that are shuffled before the game.  UN-0007"""


@remembered(256)
def box_of(pile: str, packs: tuple[PackPlan, ...] = ()) -> tuple[str, ...]:
    """Every card of a deck, from the box and from packs, in as many copies as there are.

    UN-C030, UN-C031, UN-0007, UN-1041
    """
    box = library()
    if pile == "treasure":
        return tuple(id for id, card in box.among(TREASURES, packs).items() for _ in range(card.copies))
    sections: tuple[dict[str, Trade], ...] = (
        dict(box.among(WEAPONS, packs)),
        dict(box.among(ARMORS, packs)),
        dict(box.among(SHIELDS, packs)),
        dict(box.among(THINGS, packs)),
    )
    found = []
    for section in sections:
        for id, card in section.items():
            if _belongs(pile, card):
                found += [id] * card.copies
    return tuple(found)


def _belongs(pile: str, card: Trade) -> bool:
    if card.hides:
        return False
    if pile in ("magic", "relic"):
        return card.magic == ("object" if pile == "magic" else "relic")
    if pile == "weapon":
        return isinstance(card, Weapon) and not card.magic and card.hands > 0
    return not card.magic and getattr(card, "deck", "") == pile


def deck(game: Universalis, pile: str) -> Pile:
    """A deck of objects, shuffled when it is first wanted.  UN-0007, UN-0008, UN-0761, UN-1041"""
    piles = game.state.piles
    if pile not in piles:
        piles[pile] = Pile(
            _left_of(pile, tuple([hero.card for hero in game.state.heroes if not hero.owner]), game.setup.packs)
        )
        game.shuffle(pile, "loot")
    if game.ruling(LIMIT) == WAIVED:
        _replenish(game, pile)
    return piles[pile]


@remembered(1024)
def _left_of(pile: str, heroes: tuple[str, ...], packs: tuple[PackPlan, ...]) -> tuple[str, ...]:
    """A deck without the cards these heroes brought along."""
    cards = list(box_of(pile, packs))
    for hero in heroes:
        for item in hero_card(hero).belongings:
            if item in cards:
                cards.remove(item)
    return tuple(cards)


def _replenish(game: Universalis, pile: str) -> None:
    """If the card limit is waived, there is always one more of everything.  UN-1041"""
    held = game.state.piles[pile]
    gone = tuple(card for card in dict.fromkeys(box_of(pile, game.setup.packs)) if card not in held.cards)
    if gone:
        held.cards = (*held.cards, *gone)
        game.shuffle(pile, "loot")


def treasure(game: Universalis, who: Character) -> Script[str]:
    """Draw a Treasure card, if one is left.  UN-0184, UN-1039, UN-C507"""
    if not deck(game, "treasure").cards:
        return ""
    (card,) = yield from draw(game, "treasure", seat=who.seat, why="treasure")
    game.discard("treasure", card)
    if game.kit(who).has(SECOND_TREASURE) and may_use(who, "lucky") and deck(game, "treasure").cards:
        card = yield from _second_look(game, who, card)
    return card


def _second_look(game: Universalis, who: Character, card: str) -> Script[str]:
    """A Lucky hero may draw another Treasure card once in a quest, and keeps the better of the two.  UN-C507"""
    if not (yield from confirm(who.seat, "lucky", who=who.id, about=card)):
        return card
    note_use(who, "lucky")
    (other,) = yield from draw(game, "treasure", seat=who.seat, why="treasure")
    game.discard("treasure", other)
    options = [Option("keep-treasure", what=id) for id in dict.fromkeys((card, other))]
    option: Option = yield Ask("lucky-choice", who.seat, options, who=who.id)
    return option.what


def find(game: Universalis, who: Character, pile: str) -> Script[str]:
    """The finder draws a random card of a deck, or nothing if no card is left.  UN-1039

    Potions, Magic Objects and Relics are not known for what they are: the finder gets their plain likeness, and the
    card goes back to the deck until it is identified.  UN-0278, UN-0281
    """
    if pile == "potion":
        gain(game, who, POTION)
        return POTION
    if not deck(game, pile).cards:
        game.tell(Changed, "nothing-left", who.id, now=1, rules=("UN-1039",))
        return ""
    hidden = pile in ("magic", "relic")
    (card,) = yield from draw(game, pile, seat=who.seat, why="loot", secret=hidden)
    likeness = likeness_of(gear_cards()[card])
    if likeness != card:
        game.state.piles[pile].cards = (card, *game.state.piles[pile].cards)
        game.shuffle(pile, "loot")
    owner = yield from _fitted(game, who, likeness)
    if owner is None:
        game.tell(Changed, "ill-fitting", who.id, detail=likeness, rules=("UN-1032",))
        return ""
    gain(game, owner, likeness)
    return likeness


def _fitted(game: Universalis, who: Character, item: str) -> Script[Character | None]:
    """The hero who gets a found weapon: if a Small or a Large hero takes part, the weapon is rolled a size.

    A weapon that does not fit its finder goes to a hero it fits, or is left.  UN-1031 to UN-1033, UN-G85
    """
    heroes = [hero for hero in game.state.heroes if not hero.owner]
    card = gear_cards()[item]
    if not isinstance(card, Weapon) or all(hero.size == AVERAGE for hero in heroes):
        return who
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "weapon-size", stream="loot")
    size = SIZES.get(face, AVERAGE)
    if size == LARGE and card.hides == "relic":
        size = AVERAGE
    able = [hero for hero in (who, *heroes) if hero.size == size and not hero.out]
    return able[0] if able else None


def gain(game: Universalis, who: Character, item: str) -> None:
    """A found object goes into the finder's backpack."""
    who.pack = (*who.pack, item)
    game.tell(Changed, "found", who.id, detail=item)
