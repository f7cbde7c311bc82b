"""What a monster is worth: its level card with all that its modifiers change, worked out once for each set of them."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeVar

import msgspec

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Tally, Terms
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.definitions import (
    BOSSES,
    MODIFIERS,
    MONSTERS,
    AttackKind,
    BossCard,
    Dice,
    Element,
    MonsterCard,
    MonsterLevel,
)
from undercroft.systems.doria.cards.library import library

T = TypeVar("T")
LEVELS = 4
"""Level cards exist for so many levels.  DO-0452"""

_DICE = re.compile(r"([0-9])D([+-][0-9]+)?")


@remembered(256)
def printed(dice: Dice) -> tuple[int, int]:
    """Dice and bonus of what is printed as `3D+5`.  DO-0029"""
    match = _DICE.fullmatch(dice)
    return (int(match[1]), int(match[2] or 0)) if match else (0, 0)


class Throw(NamedTuple):
    """Dice, and what is added to them."""

    dice: int
    bonus: int


class Stats(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A monster's values at a Monster Level, its modifiers counted in.  DO-C21"""

    ap: int
    letter: Literal["A", "B", "C", "D"]
    kind: AttackKind
    attack: Throw
    range: int
    damage: int
    element: Element | None
    defence: Throw
    resistance: Throw
    hp: int
    ar: int
    vulnerable: Element

    attack_terms: Terms
    """What its bonuses come from, one by one; likewise of the others."""
    defence_terms: Terms
    resistance_terms: Terms
    damage_terms: Terms
    ar_terms: Terms

    effects: Effects
    """All its words: of its card, of its level, of its modifiers, in this order.  DO-0521"""

    def says(self, word: Word[T]) -> bool:
        """Has it this word?"""
        return any(effect.name == word.name for effect in self.effects)

    def sum(self, word: Word[int]) -> int:
        """What a word comes to when it stands on several of its cards."""
        return sum(word.of(self.effects))

    def last(self, word: Word[T]) -> T | None:
        """What a word says where only one can hold: the last that was added."""
        found = word.of(self.effects)
        return found[-1] if found else None


class Breed(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a monster of the deck and on a boss alike."""

    id: str
    figure: str
    attack: AttackKind
    letter: Literal["A", "B", "C", "D"]
    gives: Effects
    levels: tuple[MonsterLevel, ...]


@remembered(64)
def breed(card: str) -> Breed:
    """A monster of the deck, or a boss, by id."""
    kind: MonsterCard | BossCard | None = library()[MONSTERS].get(card)
    if kind is None:
        boss = library()[BOSSES][card]
        return Breed(card, boss.figure, boss.attack, boss.letter, boss.gives, boss.levels)
    return Breed(card, card, kind.attack, kind.letter, kind.gives, kind.levels)


@remembered(4096)
def stats_of(card: str, ml: int, modifiers: tuple[str, ...]) -> Stats:
    """The values of a monster: the level card of the Monster Level; above the last level card that card with 1 more HP
    for each level; then modifiers.  DO-0450 to DO-0452, DO-0317"""
    kind = breed(card)
    level = kind.levels[min(ml, len(kind.levels)) - 1]
    cards = [(modifier, library()[MODIFIERS][modifier].gives) for modifier in modifiers]
    hp = Tally(level.hp, card).add(max(0, ml - LEVELS), "monster-level", "DO-0452")
    ar = Tally().add(level.ar, card)
    damage = Tally().add(level.damage, card)
    attack, defence, resistance = (printed(dice) for dice in (level.attack, level.defence, level.resistance))
    hits, guards, resists = (Tally().add(bonus, card) for _, bonus in (attack, defence, resistance))
    dice = {words.ATTACK_DICE.name: attack[0], words.DEFENCE_DICE.name: defence[0]}
    dice[words.RESISTANCE_DICE.name] = resistance[0]
    tallies = {
        item_words.HP.name: hp,
        words.AR.name: ar,
        words.DAMAGE.name: damage,
        words.ATTACK.name: hits,
        item_words.DEFENCE.name: guards,
        item_words.RESISTANCE.name: resists,
    }
    effects: tuple[Effect[object], ...] = (*kind.gives, *level.gives)
    for source, gives in cards:
        effects += gives
        for effect in gives:
            if effect.name in tallies and isinstance(effect.args, int):
                tallies[effect.name].add(effect.args, source)
            elif effect.name in dice and isinstance(effect.args, int):
                dice[effect.name] += effect.args
    said = Effects(effects)
    return Stats(
        ap=max(1, level.ap + sum(words.AP.of(said))),
        letter=kind.letter,
        kind=kind.attack,
        attack=Throw(dice[words.ATTACK_DICE.name], hits.total),
        range=level.range + sum(words.RANGE.of(said)),
        damage=max(0, damage.total),
        element=_last(item_words.ELEMENT, said) or level.element,
        defence=Throw(dice[words.DEFENCE_DICE.name], guards.total),
        resistance=Throw(dice[words.RESISTANCE_DICE.name], resists.total),
        hp=max(1, hp.total),
        ar=max(0, ar.total),
        vulnerable=_last(words.VULNERABLE, said) or level.vulnerable,
        attack_terms=hits.frozen(),
        defence_terms=guards.frozen(),
        resistance_terms=resists.frozen(),
        damage_terms=damage.frozen(),
        ar_terms=ar.frozen(),
        effects=said,
    )


def _last(word: Word[T], said: Effects) -> T | None:
    """What the last card with a word says."""
    found = word.of(said)
    return found[-1] if found else None
