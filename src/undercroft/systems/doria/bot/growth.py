"""How a character grows: attributes, hero bonuses, getting up again."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot.gear import hand_round, strength
from undercroft.systems.doria.bot.lookout import Lookout
from undercroft.systems.doria.cards.definitions import ATTRIBUTES, Attribute
from undercroft.systems.doria.cards.library import item_cards

NEARLY = 2
"""A card whose requirements lack no more than this is worth growing for."""

RESTED = 0.34
"""With this part of its HP a character gets up again."""

FEW = 2
"""So many must be up that another may lie still."""


def raise_attribute(ask: Ask, look: Lookout) -> Option:
    """What a card in the Backpack asks for; else what makes one strongest, a step or two ahead."""
    raised = {option.what: option for option in by_act(ask, "raise")}
    for name in _asked_for(look):
        if name in raised:
            return raised[name]
    if not raised:
        return ask.options[ask.default]
    outfit, bonuses, now = look.outfit(), look.bonuses(), look.attributes()

    def worth(name: Attribute) -> tuple[float, float]:
        once, twice = now.raised(name, 1), now.raised(name, 2)
        return strength(once, outfit, bonuses, look.level), strength(twice, outfit, bonuses, look.level)

    return raised[max((name for name in ATTRIBUTES if name in raised), key=worth)]


def _asked_for(look: Lookout) -> list[str]:
    """The attributes that a card which is carried lacks, those of the card that lacks least first."""
    sheet = look.sheets.get(look.who)
    found: list[tuple[int, list[str]]] = []
    for card in sheet.carried if sheet else ():
        item = item_cards().get(parse_item(card.id).card)
        if item is not None:
            short = {name: least - look.number(f"attribute-{name}") for name, least in item.needs.items()}
            lacking = [name for name in ATTRIBUTES if short.get(name, 0) > 0]
            if lacking and sum(short[name] for name in lacking) <= NEARLY:
                found.append((sum(short[name] for name in lacking), [str(name) for name in lacking]))
    return min(found)[1] if found else []


def bonus(ask: Ask, look: Lookout) -> Option:
    """The one that makes a character strongest with what it has."""
    attributes, outfit, bonuses = look.attributes(), look.outfit(), look.bonuses()
    return max(ask.options, key=lambda option: strength(attributes, outfit, (*bonuses, option.what), look.level))


def wake_up(ask: Ask, look: Lookout) -> Option:
    """Lie still, where no monster strikes, until a good part of the HP is back; get up earlier when too few are up."""
    up = sum(not one.down for one in look.friends if one.id != look.who)
    rested = look.me.hp >= RESTED * look.me.most_hp and look.number("pp") >= 0
    able = look.number("ip") >= 1
    return by_act(ask, "yes" if rested or (up < FEW and able) or not up else "no")[0]


def make_ready(ask: Ask, look: Lookout) -> Option:
    """Everything has been put on already; what helps another more goes there, and points of a character of one's own
    are distributed."""
    raised = by_act(ask, "raise")
    if not raised:
        return hand_round(ask, look) or ask.options[ask.default]
    return min(raised, key=lambda option: (look.number(f"attribute-{option.what}"), option.what))
