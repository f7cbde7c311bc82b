"""The Narrative cards that heroes are dealt at the beginning of a campaign.

UN-0013, UN-0014, ruling `narrative-cards`
"""

from __future__ import annotations

import random

import msgspec

from undercroft.crawl.cards import defaults
from undercroft.kernel.setup import Setup
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.narratives import NARRATIVES
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.heroes.ledger import open_ledger
from undercroft.systems.universalis.heroes.making import write
from undercroft.systems.universalis.state import Character

RULING = "narrative-cards"


def deal(setup: Setup, heroes: list[Character]) -> None:
    """Before the first quest of a campaign each hero gets a card, and so does whoever joins; no two the same."""
    if not setup.ledger or str(setup.options.get(RULING, defaults(library())[RULING])) == "none":
        return
    book = open_ledger(setup.ledger)
    taken = {hero.narrative for hero in (*book.heroes.values(), *(hero_card(one.card) for one in heroes))}
    for who in heroes:
        hero = hero_card(who.card)
        left = sorted(set(library()[NARRATIVES]) - taken)
        new = not book.tried or hero.id not in book.heroes
        if new and not hero.narrative and left:
            card = random.Random(f"narrative {hero.id} {setup.seed}").choice(left)
            taken.add(card)
            write(who, msgspec.structs.replace(hero, narrative=card))
