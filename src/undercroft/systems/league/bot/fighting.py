"""What an attack is worth: how likely it hits, how much of the enemy it takes away."""

from __future__ import annotations

from undercroft.crawl.bot import previews
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option
from undercroft.systems.league.bot.lookout import Lookout, Someone
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.cards.values import measure

FISTS = 2.5
"""What bare hands do on average."""
KILL = 0.5
"""A kill is worth so much more than the HP it takes."""
POWER_SHARE = 0.9
"""A power attack counts so much of what it does, for it leaves whoever makes it open."""
ATTACKS = ("strike", "shoot", "power", "charge")


def mean(what: str) -> float:
    """What a weapon does on average."""
    card = weapon(parse_item(what).card) if what else None
    if card is None:
        return FISTS
    dice = measure(card.damage)
    return dice.plus + sum((die.sides + 1) / 2 for die in dice.dice)


def best(look: Lookout, options: list[Option]) -> tuple[float, Option] | None:
    """The attack that is worth most for the AP it costs, if there is one."""
    shown = previews(look.scene)
    rated = [(worth(look, option, shown.get(option, {})), option) for option in options]
    good = [(value, option) for value, option in rated if value > 0]
    return max(good, key=lambda one: (one[0], -one[1].who, one[1].what)) if good else None


def worth(look: Lookout, option: Option, numbers: dict[str, int]) -> float:
    """How much of an enemy an attack takes away on average, for each AP it costs."""
    foe = look.foe(option.who)
    if foe is None:
        return 0.0
    chance = min(0.99, max(0.05, numbers.get("to-hit", 0) / 100))
    harm = max(0.5, mean(option.what) - armour(look, foe))
    share = min(1.0, harm / max(1, foe.hp))
    value = chance * (share + KILL * (harm >= foe.hp)) + 0.02 * (foe.most - foe.hp) / foe.most
    ap = max(1, numbers.get("ap", 1))
    return value / ap * (POWER_SHARE if option.act == "power" else 1.0)


def armour(look: Lookout, foe: Someone) -> int:
    """What an enemy's hide and armour take off the damage."""
    return look.number("natural-armour", foe.id) + look.number("armour", foe.id)
