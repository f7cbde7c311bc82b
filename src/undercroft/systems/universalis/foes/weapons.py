"""What creatures of the Artificial Dark Player fight with, and the things they use up.

UN-0716, UN-0717, UN-0730, UN-0732, UN-0736
"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.melee import farther, spend_attack, tentacles, weapons
from undercroft.systems.universalis.actions.use_things import aim, usables, use
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import Thing, Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.foes.targets import behavior_of, choose_target, leaders_wish
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside, pressed
from undercroft.systems.universalis.ground.sight import gap
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.slots import hold

Blow = tuple[Weapon, bool]
"""A weapon, and whether its second use."""


def in_reach(game: Universalis, who: Character) -> list[Character]:
    """The enemies it can attack from where it stands."""
    near, kit = beside(game, who), game.kit(who)
    if kit.reach:
        near = near + tentacles(game, who, near)
    return near + farther(game, who, near) if kit.long else near


def hit_out(game: Universalis, who: Character, target: Character) -> None:
    """Attack with the most suitable weapon it has, drawn from the pack if need be, at no penalty.

    UN-0716, UN-0730, UN-0732
    """
    weapon, second = best_blow(game, who, target)
    if weapon.id in who.pack and weapon.id not in who.hands:
        who.pack = without(who.pack, weapon.id)
        hold(who, weapon.id)
    game.active.wish = ""
    who.last_skill = ""
    spend_attack(game, who, Option("attack", target.id, what=weapon.id, n=int(second)))


def best_blow(game: Universalis, who: Character, target: Character) -> Blow:
    """Against heavy armor the most damage that lowers Armor, otherwise what hits most easily; of equals what is in
    hand.  UN-0717, UN-0730"""
    known = [(card, False) for card in (*weapons(game, who), *_spare(who))]
    known += [(card, True) for card, _ in known if card.second is not None]
    if len(known) == 1:
        return known[0]
    heavy = game.kit(target).heavy

    def key(blow: Blow) -> tuple[int, int, int]:
        card, second = blow
        use = card.in_melee if card.in_melee is not None and not second else card.use(second)
        easy = use.combat + use.attack
        return (-use.armor, use.damage, easy) if heavy else (easy, use.damage, -use.armor)

    return max(known, key=key)


def _spare(who: Character) -> list[Weapon]:
    """Melee weapons in its pack."""
    if not who.pack:
        return []
    cards = [gear_cards()[item] for item in who.pack]
    return [card for card in cards if isinstance(card, Weapon) and card.kind == "melee"]


def use_things(game: Universalis, who: Character) -> Script[bool]:
    """Use up disposable things at the first opportunity, the dearest first; True where that took the Action.

    UN-0736
    """
    active = game.active
    while not active.over and not pressed(game, who):
        known = usables(who.pack, who.hands, (), large=False)
        options = [*(known.quick if active.quick else ()), *(known.action if active.action else ())]
        wanted = [option for option in options if option.act == "use" and _helps(game, who, option.what)]
        aimed = {option.what: targets for option in wanted if (targets := aim(game, who, option))}
        if not aimed:
            return False
        dearest = max(aimed, key=lambda item: (gear_cards()[item].cost, item))
        option = yield from _choose(game, who, aimed[dearest])
        action = active.action
        yield from use(game, who, option)
        if action and not active.action:
            return True
    return False


def _choose(game: Universalis, who: Character, options: list[Option]) -> Script[Option]:
    """Of several targets the one its behavior wants most, or a Leader its own wish.  UN-0709, UN-0747, UN-0736"""
    enemies = [enemy for enemy in game.enemies(who) if any(option.who == enemy.id for option in options)]
    if not enemies:
        return options[0]
    far = {enemy.id: gap(game, game.cover(who), game.cover(enemy)) for enemy in enemies}
    wish = yield from leaders_wish(game, who)
    target = yield from choose_target(game, who, enemies, far, behavior_of(who), wish)
    game.active.wish = ""
    return next(option for option in options if option.who == target.id)


def _helps(game: Universalis, who: Character, item: str) -> bool:
    """Would a thing that can be used but once do anything for it now?"""
    card = gear_cards()[item]
    if not isinstance(card, Thing) or card.reusable:
        return False
    if words.HEAL.of(card.use):
        return who.wounds > 0
    if words.GAIN_MANA.of(card.use):
        return who.mana < game.kit(who).mana
    cures = [condition for of in words.CURE.of(card.use) for condition in of]
    return not cures or any(name in who.conditions for name in cures)
