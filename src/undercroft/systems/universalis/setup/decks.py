"""The decks of the Artificial Dark Player: Obstacles, Powers and Encounters, cut to the size of the group.

UN-0634, UN-0638 to UN-0643
"""

from __future__ import annotations

import random

from undercroft.kernel.packs import PackPlan
from undercroft.kernel.piles import Row, deal_rows
from undercroft.kernel.remembering import remembered
from undercroft.kernel.state import Pile
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import Plan

BOX = "-box"
"""Cards that are out of the game, unseen, lie in a pile named after their deck with this added.  UN-0642"""

PLOTS, ENCOUNTERS = "plots", "encounters"
"""The two decks of a Dark Player with a hand: Obstacles and Powers together, and Encounters.  UN-0562"""

SPENT = "spent"
"""Activated and discarded cards share one pile.  UN-0642"""

KINDS = {"obstacles": "obstacle", "powers": "power", "encounters": "encounter"}
IN_ENCOUNTERS = ("wandering", "spotted", "special")
"""The columns of the cards of the Encounter deck.  UN-0641"""

MANY = 2
"""With more heroes than this a second Ambush! and a second Reinforcements come in.  UN-0638, UN-0639"""


def piles_of(plan: Plan, packs: tuple[PackPlan, ...] = ()) -> dict[str, Pile]:
    """Every card that may come into each deck; when the game begins they are shuffled and cut.  UN-0634, UN-0643"""
    found: dict[str, Pile] = {}
    for name in KINDS:
        if per_deck(plan, name):
            found[name], found[name + BOX] = Pile(_cards(name, packs)), Pile()
    return {**found, SPENT: Pile()} if found else {}


def dark_piles(packs: tuple[PackPlan, ...] = ()) -> dict[str, Pile]:
    """The two decks of a Dark Player with a hand of cards, before they are cut.  UN-0562, UN-0565"""
    cards = [(card.kind, id) for id, card in library().among(DARK_CARDS, packs).items() for _ in range(card.copies)]
    plots = tuple(id for kind, id in cards if kind != "encounter")
    encounters = tuple(id for kind, id in cards if kind == "encounter")
    piles = {PLOTS: Pile(plots), PLOTS + BOX: Pile(), ENCOUNTERS: Pile(encounters), ENCOUNTERS + BOX: Pile()}
    return {**piles, SPENT: Pile()}


def per_deck(plan: Plan, name: str) -> int:
    """What the sheet says of a deck: cards per hero, or Value Points per Encounter card; 0 is no deck.  UN-0643"""
    number: int = getattr(plan.quest.decks, name)
    return number


@remembered(256)
def _cards(name: str, packs: tuple[PackPlan, ...]) -> tuple[str, ...]:
    return tuple(
        id
        for id, card in library().among(DARK_CARDS, packs).items()
        if card.kind == KINDS[name] and (card.kind != "encounter" or card.column in IN_ENCOUNTERS)
        for _ in range(card.copies)
    )


def extra_cards(name: str, heroes: int) -> tuple[str, ...]:
    """Thief! and Ambush! are added to the Obstacles, Reinforcements to the Powers.  UN-0638, UN-0639, UN-0643"""
    twice = 2 if heroes > MANY else 1
    if name == "obstacles":
        return ("thief", *("ambush",) * twice)
    return ("reinforcements",) * twice if name == "powers" else ()


def size_of_deck(plan: Plan, name: str, heroes: int, group: int) -> int:
    """How many cards a deck has besides Thief!, Ambush! and Reinforcements: 6 for each hero, or one for every 10
    Value Points of the group, rounded up.  UN-0638 to UN-0640"""
    per = per_deck(plan, name)
    if name == "encounters":
        return -(-group // per) if per else 0
    return per * heroes


def cut(game: Universalis) -> None:
    """Shuffle the decks and cut them to size; the other cards stay in the box.  UN-0634, UN-0638 to UN-0642

    Where the players name the cards of a real deck, it is cut on the table.
    """
    piles, heroes = game.state.piles, game.party()
    for name in KINDS:
        if name not in piles:
            continue
        game.shuffle(name, "monsters")
        deck = piles[name]
        if game.setup.cards == "shuffled":
            n = size_of_deck(game.plan, name, heroes, game.state.group)
            piles[name + BOX].cards, deck.cards = deck.cards[n:], deck.cards[:n]
        extra = extra_cards(name, heroes)
        if extra:
            deck.cards = (*deck.cards, *extra)
            game.shuffle(name, "monsters")


def deal_decks_anew(game: Universalis, luck: random.Random) -> None:
    """Which cards are in the decks and in what order is unknown: deal them anew, the extra ones among the deck's.

    UN-0641, UN-0642
    """
    piles = game.state.piles
    for name in KINDS:
        if name in piles:
            special = extra_cards(name, 1)
            deck = Row(piles[name].cards, among=tuple(card for card in piles[name].cards if card in special))
            box = Row(piles[name + BOX].cards)
            deal_rows((deck, box), luck)
            piles[name].cards, piles[name + BOX].cards = deck.cards, box.cards
