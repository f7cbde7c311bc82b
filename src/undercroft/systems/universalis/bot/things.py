"""How a sensible player uses things: picks up a lost blade, and heals friends with what is carried."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import NO_ONE, Ask, Option
from undercroft.systems.universalis.bot.sight import Look, health, hired, most_of
from undercroft.systems.universalis.cards.definitions import THINGS, WEAPONS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import HEAL

WEAPON = "universalis-weapon-"
"""The beginning of the names of weapons that lie on the board."""


def blade(item: str) -> bool:
    """Is it a weapon to strike with?"""
    card = library()[WEAPONS].get(item)
    return card is not None and card.kind == "melee"


def pick_up(ask: Ask, look: Look) -> Option | None:
    """Pick up a blade at hand, if I have none."""
    return next((option for option in by_act(ask, "pick-up") if _missing(look, option.what)), None)


def lost_blades(look: Look) -> list[int]:
    """Where blades lie, for a hero without one; companions are given theirs.  UN-1082"""
    if look.me is None or hired(look.me):
        return []
    lying = [(token.name, token.at) for token in look.board.tokens if token.kind == "dropped"]
    return [at for name, at in lying if _missing(look, name.removeprefix(WEAPON))]


def _missing(look: Look, item: str) -> bool:
    """Is it a blade, and do I have none in hand or in the backpack?"""
    sheet = look.sheet()
    return sheet is not None and blade(item) and not any(blade(card.id) for card in (*sheet.worn, *sheet.carried))


def tend(ask: Ask, look: Look) -> Option | None:
    """Use what heals others on the friend who needs it most, without wasting any of it."""
    things, fit = library()[THINGS], []
    for option in by_act(ask, "use"):
        card, friend = things.get(option.what), look.figures.get(option.who)
        if card is None or friend is None or option.who in (NO_ONE, ask.who) or friend.side != "hero":
            continue
        lost = most_of(friend, "vitality") - health(friend)
        if (heal := HEAL.of(card.use)) and heal[0] <= lost:
            fit.append((health(friend), option))
    return min(fit, key=lambda pair: pair[0])[1] if fit else None
