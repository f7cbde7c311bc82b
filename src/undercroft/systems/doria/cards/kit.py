"""What a character's attributes, equipment and hero bonuses come to, worked out once for each set of them.

DO-0057 to DO-0061, DO-0080 to DO-0093, DO-0103 to DO-0111, DO-0122 to DO-0124
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from undercroft.content.vocabulary import Effects, Word
from undercroft.crawl.things import Item, Outfit
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Term, total
from undercroft.systems.doria.cards import item_words as words
from undercroft.systems.doria.cards.definitions import AttackKind, Attributes, ItemCard
from undercroft.systems.doria.cards.library import item_cards

BELT = "belt"
DAMAGED = "damaged"
"""The mark of an item that must be repaired.  DO-0096, DO-0399, DO-G33"""

BELT_SLOTS = 3
"""DO-G20"""

DODGE = WILL = 5
"""What Dodge needs in AGI and the sheet's Psi Resistance in WIS.  DO-0055, DO-G19"""

SKILL_DICE = 2
"""The dice of Dodge and of the sheet's Psi Resistance.  DO-G19"""

KINDS: tuple[AttackKind, ...] = ("melee", "ranged", "magic")

Guard = Literal["defence", "resistance"]
"""What an attack is fended off with: defence against melee and ranged attacks, psi resistance against magic."""

BELT_AP = 4
PACK_AP = 10
"""What taking something out of the Belt or the Backpack costs.  DO-0065"""

QUICKER = 3
"""What Quickness saves in AP.  DO-0464"""


def guard_against(kind: AttackKind) -> Guard:
    """What an attack of this kind is fended off with.  DO-0083 to DO-0085"""
    return "resistance" if kind == "magic" else "defence"


GIVES: tuple[Word[int], ...] = (
    words.MELEE,
    words.RANGED,
    words.MAGIC,
    words.DEFENCE,
    words.RESISTANCE,
    words.HP,
    words.PP,
    words.IP,
    words.TN,
    words.BELT,
    words.JUMP,
    words.TRAP,
    words.STRENGTH,
    words.TOUGH,
    words.MIGHT,
    words.HEALING,
    words.ANTITOXIN,
    words.REACH,
    words.DRAW,
    words.MENDING,
)
"""What counts while a card is on the Body, or a spell lasts; numbers of one word add up.  DO-0093"""


class Held(NamedTuple):
    """An item where it can be used, and what reaching for it costs: on the Body nothing, in the Belt 4 AP."""

    item: Item
    card: ItemCard
    slot: str
    access: int


class Kit:
    """What a character can do with what it has on.  DO-0056 to DO-0061"""

    __slots__ = (
        "ar_total",
        "armor",
        "belt",
        "bonuses",
        "encumbrance",
        "given",
        "hands",
        "ip",
        "max_hp",
        "max_pp",
        "usable",
        "worn",
        *(word.name for word in GIVES if word.name not in ("hp", "pp", "ip", "belt")),
    )

    def __init__(self, attributes: Attributes, outfit: Outfit, bonuses: tuple[str, ...], lasting: tuple[str, ...]):
        cards = item_cards()
        self.bonuses = bonuses
        self.worn = tuple(Held(one.item, cards[one.item.card], one.slot, 0) for one in outfit.on if one.slot != BELT)
        """What is on the Body."""
        self.given = _given(self.worn, lasting)
        """What cards on the Body and spells in force give: for each word a term for each card."""
        for word in GIVES:
            if word.name not in ("hp", "pp", "ip", "belt"):
                setattr(self, word.name, self.sum(word))
        self.encumbrance = encumbrance(attributes, self.worn, self.sum(words.STRENGTH))
        """How far armor exceeds Strength.  DO-0080"""
        self.max_hp = (attributes.str_ + attributes.con) // 2 + self.sum(words.HP)
        self.max_pp = (attributes.wis + attributes.psi) // 2 + self.sum(words.PP)
        self.ip = (attributes.agi + attributes.per) // 2 + self.sum(words.IP) - self.encumbrance
        self.belt = BELT_SLOTS + self.sum(words.BELT)
        self.armor = tuple(one for one in self.worn if one.card.ar and DAMAGED not in one.item.marks)
        """What can still stop damage.  DO-0095, DO-0097, DO-G37"""
        self.ar_total = sum(one.card.ar for one in self.armor)
        """Active AR: equipped and undamaged.  DO-0363"""
        self.usable = self.worn + _from_belt(attributes, outfit, max(0, BELT_AP - self.sum(words.DRAW)))
        """What can be used: on the Body, and from the Belt what needs no two hands.  DO-0250, DO-0251"""
        self.hands = tuple(one for one in self.usable if DAMAGED not in one.item.marks and attack_kinds(one.card))
        """What can be attacked with.  DO-0383, DO-G33"""

    # the fields of words, set above
    melee: int
    ranged: int
    magic: int
    defence: int
    resistance: int
    tn: int
    jump: int
    trap: int
    strength: int
    tough: int
    might: int
    healing: int
    antitoxin: int
    reach: int
    draw: int
    mending: int

    def sum(self, word: Word[int]) -> int:
        """What all cards together give of one word.  DO-0093"""
        return total(self.given.get(word.name, ()))

    def terms(self, word: Word[int]) -> tuple[Term, ...]:
        """What gives how much of one word."""
        return self.given.get(word.name, ())

    def guards(self, guard: Guard) -> tuple[Held, ...]:
        """Cards on the Body to defend or to resist with, undamaged.  DO-0089, DO-0091, DO-0254, DO-G33"""
        return tuple(one for one in self.worn if getattr(one.card, guard) and DAMAGED not in one.item.marks)


def attack_kinds(card: ItemCard) -> tuple[AttackKind, ...]:
    """The kinds of attack a card has dice for; one of two kinds has both.  DO-0083 to DO-0085"""
    return tuple(kind for kind in KINDS if getattr(card, kind))


def lasts(card: ItemCard) -> bool:
    """Does it give what it gives while its spell or potion is in force, and not by being worn?"""
    return bool(words.LASTS.of(card.use))


def _given(worn: tuple[Held, ...], lasting: tuple[str, ...]) -> dict[str, tuple[Term, ...]]:
    found: dict[str, tuple[Term, ...]] = {}
    in_force = [item_cards()[card] for card in lasting]
    for card in (*(one.card for one in worn if not lasts(one.card)), *in_force):
        if card.gives:
            for name, term in _terms(card.id, card.gives):
                found[name] = (*found.get(name, ()), term)
    return found


@remembered(1024)
def _terms(card: str, gives: Effects) -> tuple[tuple[str, Term], ...]:
    """What a card gives, word by word."""
    return tuple((word.name, Term(value, item_name(card), "DO-0093")) for word in GIVES for value in word.of(gives))


def item_name(card: str) -> str:
    """What people call an item."""
    return f"doria-item-{card}"


def encumbrance(attributes: Attributes, worn: tuple[Held, ...], strength: int) -> int:
    """For every point by which the AR on the Body exceeds STR, 1 IP; damaged armor counts, and a card with a number of
    its own for the strength check counts that.  DO-0080 to DO-0082, DO-0124, DO-G37, DO-G65"""
    load = sum(one.card.ar if one.card.load is None else one.card.load for one in worn)
    return max(0, load - attributes.str_ - strength)


def meets(attributes: Attributes, card: ItemCard) -> bool:
    """Are a character's attributes equal to or higher than every value printed on the card?  DO-0078, DO-0079"""
    return all(attributes.of(name) >= least for name, least in card.needs.items())


def _from_belt(attributes: Attributes, outfit: Outfit, access: int) -> tuple[Held, ...]:
    """What can be used where it hangs: one-handed cards and potions whose requirements are met.  DO-0071, DO-0250"""
    found = ((item, item_cards()[item.card]) for item in outfit.at(BELT))
    return tuple(Held(item, card, BELT, access) for item, card in found if at_hand(card) and meets(attributes, card))


def at_hand(card: ItemCard) -> bool:
    """Can it be used straight from the Belt?  DO-0113, DO-0250, DO-0251"""
    return card.zone == "one-hand" or card.kind == "potion"


@remembered(65536)
def kit_of(attributes: Attributes, outfit: Outfit, bonuses: tuple[str, ...] = (), lasting: tuple[str, ...] = ()) -> Kit:
    """A character's kit.  DO-0061"""
    return Kit(attributes, outfit, bonuses, lasting)
