"""What a group buys before a match: ready heroes of more than 10 Value Points have quests behind them, and coins.

An upgrade takes 3 experience points and a quest brings 2 at most, so a hero's Value Points say how many quests it has
accomplished at least; each was worth as many coins as the design rules give.  UN-1133, UN-1134, UN-1139, UN-1160,
ruling `coins-of-experienced-heroes`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from undercroft.systems.universalis.cards.definitions import Armor, Hero, Shield, Weapon
from undercroft.systems.universalis.cards.people import gear_cards, hero_card
from undercroft.systems.universalis.heroes.creation import allowed, class_of, companion_price, companions_for, price
from undercroft.systems.universalis.party.companions import MOST_TOGETHER
from undercroft.systems.universalis.things.burdens import holds

NEW, WORTH, XP, MOST_XP = 10, 2, 3, 2
"""Value Points of a new hero and of each upgrade; the experience an upgrade takes, and the most a quest brings."""

REWARD = 10
"""Coins for each hero of a standard quest."""

MOST_UNCOMMON = 8
"""The heroes have found nothing rarer than this."""

HIRED = ("dwarf-shieldbearer", "human-mercenary")
"""The companions a group takes along if a hero can pay them: those who stand in front with a shield.

UN-1067 to UN-1070, UN-1118
"""

ARMOR = ("full-armor", "great-shield")
STORES = ("healing-potion", "healing-herbs", "bandages", "pack-of-provisions", "ointment")
"""What is bought, in this order: armor and shields for fighters, then what heals for every hero in turn."""

SPARE = 1
"""The weight kept free for things that are found."""


def quests_behind(hero: Hero) -> int:
    """How many quests a hero has accomplished at least.  UN-1133, UN-1134, UN-1139"""
    upgrades = max(0, hero.vp - NEW) // WORTH
    return -(-upgrades * XP // MOST_XP)


def outfitted(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of ready heroes with what they have bought for the coins of their quests."""
    heroes = [_light(hero_card(card)) for card in cards]
    purses = [REWARD * quests_behind(hero) for hero in heroes]
    stock = Counter({id: card.copies for id, card in gear_cards().items()})
    for hero in heroes:
        stock.subtract((*hero.body, *hero.hands, *hero.pack))
    for card in HIRED[: MOST_TOGETHER - len(heroes)]:
        _hire(heroes, purses, card)
    for n, item in _wishes(heroes, stock):
        cost = price(heroes[n], item)
        changed = _with(heroes[n], item)
        if cost is not None and cost <= purses[n] and stock[item] > 0 and _bears(changed):
            purses[n] -= cost
            stock[item] -= 1
            heroes[n] = changed
    return tuple(msgspec.json.encode(hero).decode() for hero in heroes)


def _hire(heroes: list[Hero], purses: list[int], card: str) -> None:
    """The richest hero without a companion hires a mercenary."""
    able = [n for n, hero in enumerate(heroes) if not hero.companion and quests_behind(hero)]
    for n in sorted(able, key=lambda n: -purses[n]):
        wanted = [one for one in companions_for(heroes[n], purses[n]) if one.id == card]
        if wanted:
            purses[n] -= companion_price(heroes[n], wanted[0])
            heroes[n] = msgspec.structs.replace(heroes[n], companion=card)
            return


def _light(hero: Hero) -> Hero:
    """A hero with quests behind it and a blade in hand leaves ropes and other blades at home."""
    cards = gear_cards()
    blades = [item for item in hero.hands if isinstance(card := cards[item], Weapon) and card.kind == "melee"]
    if not quests_behind(hero) or not blades:
        return hero
    pack = [item for item in hero.pack if not isinstance(card := cards[item], Weapon) or card.kind == "projectile"]
    return msgspec.structs.replace(hero, pack=tuple(item for item in pack if item != "rope"))


def _wishes(heroes: list[Hero], stock: Counter[str]) -> Iterator[tuple[int, str]]:
    """Pairs of a hero and the thing it wishes for, one after the other."""
    fighters = [n for n, hero in enumerate(heroes) if class_of(hero).group == "fighter"]
    for item in ARMOR:
        yield from ((n, item) for n in fighters if allowed(heroes[n], gear_cards()[item]))
    for item in STORES:
        while stock[item] > 0:
            before = stock[item]
            yield from ((n, item) for n in range(len(heroes)) if gear_cards()[item].uncommon <= MOST_UNCOMMON)
            if stock[item] == before:
                break


def _with(hero: Hero, item: str) -> Hero:
    """The hero with one more thing: armor replaces the armor worn, a shield only a shield the hero already carries."""
    card = gear_cards()[item]
    if isinstance(card, Armor):
        kept = tuple(one for one in hero.body if not isinstance(worn := gear_cards()[one], Armor) or worn.armor == 0)
        return msgspec.structs.replace(hero, body=(*kept, item))
    if isinstance(card, Shield):
        hands = tuple(item if isinstance(gear_cards()[one], Shield) else one for one in hero.hands)
        return msgspec.structs.replace(hero, hands=hands)
    return msgspec.structs.replace(hero, pack=(*hero.pack, item))


def _bears(hero: Hero) -> bool:
    """Can the hero carry all it has and a little more?  UN-1121 to UN-1124"""
    card = msgspec.json.encode(hero).decode()
    items = (*hero.body, *hero.hands, *hero.pack, *("torch",) * SPARE)
    return holds(card, items, hero.coins)
