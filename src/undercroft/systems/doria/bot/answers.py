"""Short answers: which card is thrown away, who is offered to a monster, whether one steps aside."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot.lookout import Lookout
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.things.shop import gold_values


def worst_card(ask: Ask, look: Lookout) -> Option:
    """Of two cards that were found the one to throw away: a Trap or an event, else what is worth less to its finder."""

    def worth(option: Option) -> tuple[bool, bool, int]:
        card = item_cards().get(option.what)
        usable = card is not None and all(look.number(f"attribute-{name}") >= n for name, n in card.needs.items())
        return card is not None, usable, gold_values()[option.what]

    return min(ask.options, key=worth)


def agree(ask: Ask, look: Lookout) -> Option:
    """A friend wants to change places: yes."""
    return by_act(ask, "yes")[0]


def sturdiest(ask: Ask, look: Lookout) -> Option:
    """Whom a monster attacks where the players may say: who has most HP left."""
    hp = {one.id: one.hp for one in look.friends}
    return max(ask.options, key=lambda option: (hp.get(option.who, 0), -option.who))
