"""What creatures of the Artificial Dark Player fight with, and the things they use up.

UN-0716, UN-0717, UN-0730, UN-0732, UN-0736
"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis import words
from undercroft.systems.universalis.actions.fight import strike, weapons
from undercroft.systems.universalis.actions.gear import use
from undercroft.systems.universalis.actions.items import hold
from undercroft.systems.universalis.cards import Thing, Weapon
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.state import Character

Blow = tuple[Weapon, bool]
"""A weapon, and whether its second use."""


def hit_out(game: Universalis, who: Character, target: Character) -> None:
    """Attack with the most suitable weapon it has, drawn from the pack if need be, at no penalty.

    UN-0716, UN-0730, UN-0732
    """
    weapon, second = best_blow(game, who, target)
    if weapon.id in who.pack and weapon.id not in who.hands:
        pack = list(who.pack)
        pack.remove(weapon.id)
        who.pack = tuple(pack)
        hold(who, weapon.id)
    game.active.wish = ""
    strike(game, who, Option("attack", target.id, what=weapon.id, n=int(second)))


def best_blow(game: Universalis, who: Character, target: Character) -> Blow:
    """Against heavy armor the most damage that lowers Armor, otherwise what hits most easily; of equals what is in
    hand.  UN-0717, UN-0730"""
    known = [(card, False) for card in weapons(game, who)]
    known += [(card, False) for card in _spare(who)]
    known += [(card, True) for card, _ in known if card.second is not None]
    heavy = game.kit(target).heavy

    def key(blow: Blow) -> tuple[int, int, int]:
        card, second = blow
        use = card.in_melee if card.in_melee is not None and not second else card.use(second)
        easy = use.combat + use.attack
        return (-use.armor, use.damage, easy) if heavy else (easy, use.damage, -use.armor)

    return max(known, key=key)


def _spare(who: Character) -> list[Weapon]:
    """Melee weapons in its pack."""
    cards = [gear_cards()[item] for item in who.pack]
    return [card for card in cards if isinstance(card, Weapon) and card.kind == "melee"]


def use_things(game: Universalis, who: Character) -> Script[None]:
    """Use up disposable things at the first opportunity, the dearest first.  UN-0736"""
    active = game.active
    while active.quick and not active.over:
        known = [card for item in who.pack if isinstance(card := gear_cards()[item], Thing)]
        known = [card for card in known if card.takes == "quick" and card.use and not card.reusable]
        wanted = [card for card in known if _helps(game, who, card)]
        if not wanted:
            return
        dearest = max(wanted, key=lambda card: (card.cost, card.id))
        yield from use(game, who, Option("use", what=dearest.id))


def _helps(game: Universalis, who: Character, card: Thing) -> bool:
    """Would a thing do anything for it now?"""
    if words.HEAL.of(card.use):
        return who.wounds > 0
    if words.GAIN_MANA.of(card.use):
        return who.mana < game.kit(who).mana
    cures = [condition.value for of in words.CURE.of(card.use) for condition in of]
    return not cures or any(name in who.conditions for name in cures)
