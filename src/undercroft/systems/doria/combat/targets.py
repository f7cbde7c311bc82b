"""Whom a character can attack with what, and whom else such an attack reaches.

DO-0114, DO-0126, DO-0127, DO-0383, DO-0388, DO-0389, DO-0413, DO-0414, DO-0468 to DO-0470, DO-0523, DO-0525
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.game import is_hero
from undercroft.kernel.requests import FigureId
from undercroft.systems.doria.cards import monster_words
from undercroft.systems.doria.cards.definitions import AttackKind, ItemCard
from undercroft.systems.doria.cards.kit import Kit
from undercroft.systems.doria.combat.sides import body_of, shrugged_off
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.state import Character, Monster, Trap


def range_with(kit: Kit, card: ItemCard, kind: AttackKind | None = None) -> int:
    """How far a card works in somebody's hands: a throwing weapon beside them in melee; twice as far with the hero
    bonus, and what works on oneself alone as far as the next square.

    DO-0114, DO-0468, DO-0470, DO-G66
    """
    far = 1 if kind == "melee" and card.ranged else card.range
    if far and kind in ("ranged", "magic"):
        far += kit.reach
    return (2 * far or 1) if "range" in kit.bonuses else far


Target = Monster | Trap


def attackable(game: Doria, card: ItemCard) -> Iterator[Target]:
    """What can be attacked at all: monsters against which the card can be used, and some Traps.

    DO-0126, DO-0127, DO-0306, DO-G56
    """
    yield from (one for one in game.state.monsters if not one.outside and can_be_used(game, card, one))
    yield from (one for one in game.state.traps if body_of(one) is not None)


def targets(game: Doria, who: Character, kit: Kit, card: ItemCard, kind: AttackKind) -> Iterator[Target]:
    """What can be attacked and is in range and sight.  DO-0388, DO-0389, DO-0413"""
    far = range_with(kit, card, kind)
    yield from (one for one in attackable(game, card) if in_range(game, who.at, one.at, far))


def can_be_used(game: Doria, card: ItemCard, monster: Monster) -> bool:
    """Only magic weapons and spells against some, no magic weapons against others; an element that was added to a
    weapon changes nothing of it.  DO-0126, DO-0127, DO-0525, DO-G90"""
    if shrugged_off(game, monster.id, card):
        return False
    magic = card.enchanted or card.kind == "spell"
    return magic or not game.stats(monster).says(monster_words.ONLY_MAGIC)


def reached(
    game: Doria, who: Character, kit: Kit, card: ItemCard, kind: AttackKind, first: Target
) -> tuple[FigureId, ...]:
    """Whom else an attack on one target reaches, the nearest to it first; never whoever makes it, and other characters
    only if the card affects friends.  DO-0414, DO-0469, DO-0523"""
    if not card.spread:
        return ()
    others = {one.id: one.at for one in attackable(game, card) if one is not first}
    if card.friends:
        others |= {one.id: one.at for one in game.awake() if one is not who}
    found = _spread(game, who, kit, card, kind, first, others)
    return tuple(sorted(found, key=lambda one: (is_hero(one), _away(game, first.at, found[one]), one)))


def _away(game: Doria, a: int, b: int) -> int:
    far = game.ground.range_of(a, b)
    return far if far is not None else 99


def _spread(
    game: Doria, who: Character, kit: Kit, card: ItemCard, kind: AttackKind, first: Target, others: dict[FigureId, int]
) -> dict[FigureId, int]:
    """Those of the others that the attack reaches: around the target, around whoever makes it, or leaping on."""
    if card.spread == "burst":
        return {id: at for id, at in others.items() if in_range(game, first.at, at, card.area)}
    if card.spread == "sweep":
        return {id: at for id, at in others.items() if in_range(game, who.at, at, range_with(kit, card, kind))}
    found: dict[FigureId, int] = {}
    ends = [first.at]
    while ends:
        at = ends.pop()
        near = {id: there for id, there in others.items() if id not in found and in_range(game, at, there, card.area)}
        found |= near
        ends += near.values()
    return found
