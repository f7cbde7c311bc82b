"""What equipment cards state, as pairs of phrases that clients put into words.  UN-1000 to UN-1007"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import Armor, Shield, Thing, Trade, Use, Weapon
from undercroft.systems.universalis.cards.people import Gear, gear_cards, hands_for
from undercroft.systems.universalis.cards.words import BREAKS_SHIELDS, Attribute

Fact = tuple[str, str]
"""What a fact is about, and what the card says of it."""


def type_of(card: Gear) -> str:
    """The deck a card belongs to; a Magic Item is magic and no weaponry.  UN-1000, UN-1042"""
    if isinstance(card, Weapon):
        return "ranged-weapon" if card.kind in ("throwing", "projectile") else "melee-weapon"
    if isinstance(card, Thing):
        return f"{card.deck}-object" if card.deck in ("common", "special") else "magic-item"
    return "armor" if isinstance(card, Armor) else "shield"


@remembered(1024)
def facts_of(item: str) -> tuple[Fact, ...]:
    """Everything a card states besides the name and the text of its properties.  UN-1001"""
    card = gear_cards()[item]
    found: list[Fact] = [("fact-type", f"type-{type_of(card)}"), ("fact-hands", str(hands_for(card) or "–"))]
    if isinstance(card, Weapon):
        found += _weapon(card)
    elif isinstance(card, Armor):
        found += [("fact-armor", _signed(card.armor)), ("", f"fact-{card.weighs}"), *_penalties(card.penalties)]
    elif isinstance(card, Shield):
        found += _shield(card)
    elif card.use:
        found.append(("", "fact-reusable" if card.reusable else "fact-used-up"))
    return (*found, *_trade(card))


def _trade(card: Trade) -> list[Fact]:
    """Value Points, cost in coins (a dash for crude things and body parts) and weight.  UN-1001, UN-1006, UN-1007"""
    found = [("fact-cost", str(card.cost or "–")), ("fact-weight", str(card.weight)), ("fact-value", str(card.vp))]
    return [*found, ("fact-uncommon", str(card.uncommon))] if card.uncommon else found


def _weapon(card: Weapon) -> list[Fact]:
    """Damage, modifiers, range, Reload, Noise, breaking range, shield breaking, long range.  UN-1004, UN-1008 …"""
    found = [("fact-damage", _damage(card.damage, card.dice))]
    if card.both:
        found.append(("fact-both", _signed(card.both)))
    found += _modifiers(card.use())
    found += [("shooting", _signed(card.shooting))] if card.shooting else []
    for name, use in (("fact-second", card.second), ("fact-in-melee", card.in_melee)):
        if use is not None:
            said = [("fact-damage", _damage(use.damage, use.dice)), *_modifiers(use)]
            found.append((name, " ".join(f"{about} ~ {says}" for about, says in said)))
    if card.range or card.throws:
        found.append(("fact-range", f"range-strength:{card.throws}" if card.throws else str(card.range)))
    if card.shots > 1:
        found.append(("fact-shots", str(card.shots)))
    marks = {"reload": card.reload, "noise": card.noise, "long": card.long}
    marks["breaks-shields"] = bool(BREAKS_SHIELDS.of(card.effects))
    found += [("", f"fact-{name}") for name, stated in marks.items() if stated]
    return [*found, *_breaks(card.breaks)]


def _damage(more: int, dice: int | None) -> str:
    """Damage as printed: a signed number is added to Strength, a bare one replaces it; with none, Strength is rolled.

    UN-1008 to UN-1010
    """
    if dice is not None:
        return str(dice)
    return _signed(more) if more else "damage-strength"


def _modifiers(use: Use) -> list[Fact]:
    terms = {"fact-target": use.armor, "combat": use.combat, "fact-attack": use.attack, "fact-defense": use.defense}
    return [(name, _signed(n)) for name, n in terms.items() if n]


def _shield(card: Shield) -> list[Fact]:
    """Blocking value, whether it pushes, its breaking range, its penalties.  UN-1002"""
    pushes = [("", "fact-pushes")] if card.pushes else []
    return [("fact-blocks", f"fact-from:{card.blocks}"), *pushes, *_penalties(card.penalties), *_breaks(card.breaks)]


def _breaks(face: int) -> list[Fact]:
    return [("fact-breaks", "1" if face == 1 else f"1–{face}")] if face else []


def _penalties(penalties: Mapping[Attribute, int]) -> list[Fact]:
    return [(name, _signed(n)) for name, n in penalties.items()]


def _signed(n: int) -> str:
    return f"signed:{n}"
