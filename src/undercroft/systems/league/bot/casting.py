"""What a spell is worth, and at whom it goes."""

from __future__ import annotations

from undercroft.crawl.bot import by_act, previews
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import Lookout
from undercroft.systems.league.cards import use_words
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import SPELLS, SpellCard
from undercroft.systems.league.cards.values import measure

WORTH_CASTING = 0.45
"""A spell that succeeds less often than this is not cast."""
HURT = 0.5
"""Whoever lacks more of its HP than this is worth a spell that heals."""


def best(ask: Ask, look: Lookout) -> Option | None:
    """The spell that does most harm, or that heals when somebody needs it, if it is likely to succeed."""
    shown = previews(look.scene)
    rated = [
        (worth(look, library()[SPELLS][option.what]) * chance, option)
        for option in by_act(ask, "cast")
        if (chance := shown.get(option, {}).get("casting", 0) / 100) >= WORTH_CASTING
    ]
    found = max(rated, key=lambda one: one[0], default=None)
    return found[1] if found is not None and found[0] > 0 else None


def worth(look: Lookout, spell: SpellCard) -> float:
    """HP taken from enemies or given to heroes on average, for each AP."""
    if spell.school == "destruction" and look.foes:
        return harm(spell) / spell.ap
    needy = any(one.down or one.hurt > HURT for one in look.friends)
    heals = sum(mean(amount) for amount in use_words.HEALS.of(spell.do))
    return heals / spell.ap if needy else 0.0


def harm(spell: SpellCard) -> float:
    """The damage a spell does on average."""
    hurts = (effect.args for effect in spell.do if effect.name == "hurt")
    return sum(mean(str(getattr(one, "n", "0"))) for one in hurts)


def mean(amount: str) -> float:
    """What an amount comes to on average."""
    dice = measure(amount)
    return dice.plus + sum((die.sides + 1) / 2 for die in dice.dice)


def target(ask: Ask, look: Lookout) -> Option:
    """The enemy with the fewest HP left, or the hero who needs it most; else as it comes."""
    foes = {one.id: one.hp for one in look.foes}
    friends = {one.id: one.hurt + one.down for one in look.friends}
    at = {one.at: one.hp for one in look.foes}
    aimed = [option for option in ask.options if option.who in foes]
    if aimed:
        return min(aimed, key=lambda option: (foes[option.who], option.who))
    helped = [option for option in ask.options if option.who in friends]
    if helped:
        return max(helped, key=lambda option: (friends[option.who], -option.who))
    there = [option for option in ask.options if option.at in at]
    return there[0] if there else ask.options[ask.default]
