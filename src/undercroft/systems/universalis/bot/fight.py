"""What all fighters know, heroes and creatures alike: which attack promises most, when to draw, where to shoot from."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.bot.sight import Look, chance_of_ten, chance_to_win, health, left
from undercroft.systems.universalis.cards.definitions import WEAPONS
from undercroft.systems.universalis.cards.library import library

POOR = 0.05
"""An attack that promises less is not worth the Action."""


def best_attack(ask: Ask, look: Look) -> tuple[Option | None, float]:
    """The attack or shot that promises most."""
    best, most = None, 0.0
    for option in by_act(ask, "attack", "shoot", "throw"):
        worth = promise_of(option, look)
        if worth > most:
            best, most = option, worth
    return best, most


def promise_of(option: Option, look: Look) -> float:
    """What an attack promises: the share of the enemy's Vitality it takes on average, more for Leaders."""
    foe = look.figures.get(option.who)
    if foe is None:
        return 0.0
    shown = look.previews[option]
    if option.act == "attack":
        hits = chance_to_win(shown["attack"] - shown["defense"])
    else:
        hits = chance_of_ten(shown["shot"])
    wounds = shown["damage"] * max(0, 7 - min(6, shown["armor"])) / 6
    value = hits * min(1.0, wounds / health(foe)) + 0.02 * hits
    return value * (1.3 if "leader" in foe.marks else 1.0)


def to_draw(ask: Ask, look: Look, me: Figure, threatened: bool) -> Option | None:
    """Draw a bow while nobody is near and none is in hand, a blade when an enemy is near and only a bow is in hand."""
    sheet = look.sheet()
    if sheet is None:
        return None
    weapons = library()[WEAPONS]
    held = [weapons[card.id] for card in sheet.worn if card.id in weapons]
    kinds = {card.kind for card in held}
    if threatened:
        if (held and kinds <= {"projectile"}) or not held:
            blades = [o for o in by_act(ask, "draw") if o.what in weapons and weapons[o.what].kind == "melee"]
            return max(blades, key=lambda option: weapons[option.what].damage, default=None)
        return None
    if "projectile" in kinds or by_act(ask, "shoot", "throw"):
        return None
    numbers = {number.name: number.value for number in sheet.numbers}
    skilled = numbers.get("universalis-shooting", 0) >= numbers.get("universalis-combat", 0)
    bows = [o for o in by_act(ask, "draw") if o.what in weapons and weapons[o.what].kind == "projectile"]
    return bows[0] if bows and skilled and look.nearest(me.at) > 2 else None


def keeps_off(look: Look) -> bool:
    """Does the fighter keep its distance: with a bow in hand, or with mana left and a friend to stand in front?"""
    sheet = look.sheet()
    weapons = library()[WEAPONS]
    if sheet is None or not look.friends():
        return False
    bow = any(card.id in weapons and weapons[card.id].kind == "projectile" for card in sheet.worn)
    return bow or (look.me is not None and left(look.me, "mana") >= 2)


def vantage(moves: list[Option], look: Look, me: Figure) -> Option | None:
    """A place about four squares from the nearest enemy: near enough to shoot, too far to be struck at once."""

    def key(at: int) -> tuple[int, int]:
        return abs(look.nearest(at) - 4), at

    best = min(moves, key=lambda option: key(option.at))
    return best if key(best.at)[0] < key(me.at)[0] else None
