"""What is in force on a model, put together once for each set of sources: talents, things worn, conditions, spells.

A modifier is worked out when somebody asks, and never stored.  LE-0073, LE-0436
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.crawl.things import Item
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Term
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.conditions import CONDITIONS
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.heroes import BACKGROUNDS, PERKS, SPECIES, TALENTS
from undercroft.systems.league.cards.library import library, potion, spell, things
from undercroft.systems.league.cards.marks import bears_magic, enchantment, usable
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.things import WeaponCard
from undercroft.systems.league.cards.values import Value

T = TypeVar("T")


CALLED = {"potion": "thing", "own-prayer": "prayer", "others-prayer": "prayer"}
"""What a source is called in messages, where that is not its kind: a prayer gives one thing to the party, others to
the priest alone and to all but the priest."""


class Source(NamedTuple):
    """Something that gives something: what kind of card, which one, and the special rules a model has gained."""

    kind: str
    card: str

    @property
    def name(self) -> str:
        """What people call it."""
        return f"league-{CALLED.get(self.kind, self.kind)}-{self.card}"


def given_by(source: Source) -> Effects:
    """What a source gives while it is in force."""
    box = library()
    match source.kind:
        case "species":
            return box[SPECIES][source.card].gives
        case "talent":
            return box[TALENTS][source.card].gives
        case "perk":
            return box[PERKS][source.card].gives
        case "background":
            return box[BACKGROUNDS][source.card].gives
        case "condition":
            return box[CONDITIONS][source.card].gives
        case "enchantment":
            return box[ENCHANTMENTS][source.card].gives
        case "monster":
            return box[MONSTERS][source.card].special
        case "spell":
            return spell(source.card).gives
        case "potion":
            bottle = potion(source.card)
            return Effects((*bottle.drink, *bottle.throw)) if bottle is not None else Effects()
        case "prayer":
            return box[PRAYERS][source.card].party
        case "own-prayer":
            return box[PRAYERS][source.card].priest
        case "others-prayer":
            return box[PRAYERS][source.card].others
    return things()[source.card].gives


def worn_sources(item: Item, priest: bool) -> tuple[Source, ...]:
    """What a thing on the body gives something by: the thing itself and the magic in it; a weapon does so only where it
    strikes, a relic only for a warrior priest, and magic nobody has identified not at all.

    LE-0580, LE-0587, LE-0624
    """
    card = things()[item.card]
    if isinstance(card, WeaponCard) or not usable(item) or (card.relic and not priest):
        return ()
    return own_sources(item)


def weapon_sources(item: Item | None) -> tuple[Source, ...]:
    """What a weapon in use gives by itself and by the magic in it; what is worn or held besides counts anyway.

    LE-0580, LE-0587
    """
    if item is None or not usable(item) or not isinstance(things()[item.card], WeaponCard):
        return ()
    return own_sources(item)


def own_sources(item: Item) -> tuple[Source, ...]:
    """A thing itself, and the magic in it that is in force.  LE-0580, LE-0587, LE-0654"""
    card, magic = things()[item.card], bears_magic(item)
    own = (Source("thing", item.card),) if magic or not card.magic else ()
    enchanted = enchantment(item) if magic else ""
    return (*own, Source("enchantment", enchanted)) if enchanted else own


class Kit:
    """Everything that some sources give together."""

    __slots__ = ("_bonuses", "_given", "_said", "sources")

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self._given = tuple((source, effect) for source in sources for effect in given_by(source))
        self._said = frozenset(effect.name for _, effect in self._given)
        self._bonuses: dict[str, tuple[tuple[Source, words.Bonus], ...]] = {}
        for source, effect in self._given:
            if words.BONUS.names(effect):
                bonus = effect.args
                self._bonuses[bonus.of] = (*self._bonuses.get(bonus.of, ()), (source, bonus))

    @property
    def effects(self) -> tuple[Effect[object], ...]:
        """Everything that is given, source by source."""
        return tuple(effect for _, effect in self._given)

    def bonuses(self, value: Value) -> tuple[tuple[Source, words.Bonus], ...]:
        """What is added to a stat or skill, and by what."""
        return self._bonuses.get(value, ())

    def of(self, word: Word[T]) -> tuple[T, ...]:
        """What all sources say with a word."""
        if word.name not in self._said:
            return ()
        return tuple(effect.args for _, effect in self._given if word.names(effect))

    def given(self, word: Word[T]) -> tuple[tuple[Source, T], ...]:
        """What each source says with a word."""
        return tuple((source, effect.args) for source, effect in self._given if word.names(effect))

    def says(self, word: Word[T]) -> bool:
        """Does any source say this word?"""
        return word.name in self._said

    def terms(self, word: Word[int], rule: str = "") -> tuple[Term, ...]:
        """What gives how much of one word."""
        return tuple(Term(effect.args, source.name, rule) for source, effect in self._given if word.names(effect))

    def sum(self, word: Word[int]) -> int:
        """What all sources give of one word together."""
        return sum(self.of(word))


@remembered(16384)
def kit_of(sources: tuple[Source, ...]) -> Kit:
    """What these sources come to."""
    return Kit(sources)
