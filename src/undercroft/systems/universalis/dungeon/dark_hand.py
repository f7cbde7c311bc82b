"""The hand of a Dark Player who holds cards: drawing, its limit, discarding for points, activating.

UN-0572 to UN-0585
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOWHERE, Ask, Option, Script
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.dungeon.obstacles import card_of, pay
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.seats import CLASSIC, RPG, mode_of
from undercroft.systems.universalis.setup.decks import SPENT
from undercroft.systems.universalis.state import DarkHand

LEAST, MOST = 4, 10


def hand_of(game: Universalis) -> DarkHand:
    """The Dark Player's hand and all that belongs to it."""
    dark = game.state.player
    assert dark is not None
    return dark


def limit(game: Universalis) -> int:
    """How many cards the Dark Player may hold: two for each hero not Knocked Out, at least 4, at most 10.  UN-0580"""
    standing = sum(
        not hero.suffers("knocked-out") and not hero.out and game.person(hero).level == "hero"
        for hero in game.state.heroes
    )
    return max(LEAST, min(MOST, 2 * standing))


def held(game: Universalis) -> tuple[str, ...]:
    """The cards the Dark Player may activate: the hand and the sheet's recurrent Obstacles; in Classic mode what was
    planned; in RPG mode every card.  UN-0613, UN-1329, UN-1333, UN-1336"""
    mode = mode_of(game.setup)
    if mode == RPG:
        return tuple(id for id in game.cards(DARK_CARDS) if id not in game.plan.quest.banned)
    if mode == CLASSIC:
        return tuple(plan.card for plan in hand_of(game).plans)
    return hand_of(game).hand + game.plan.quest.recurrent


def different(cards: tuple[str, ...]) -> list[str]:
    """The cards of a hand, each kind once, in order."""
    return list(dict.fromkeys(cards))


def take_out(game: Universalis, card: str, section: int = NOWHERE) -> None:
    """A card leaves the hand for the pile of used cards, face up; a recurrent one stays. Of several plans with this
    card, the one for the section is carried out.  UN-0577, UN-0584, UN-0613, UN-1326"""
    dark = hand_of(game)
    dark.used = (*dark.used, card)
    if card in dark.hand:
        cards = list(dark.hand)
        cards.remove(card)
        dark.hand = tuple(cards)
        game.discard(SPENT, card)
    elif dark.plans:
        plans = list(dark.plans)
        alike = [plan for plan in plans if plan.card == card]
        plans.remove(next((plan for plan in alike if plan.section == section), alike[0]))
        dark.plans = tuple(plans)


def to_discard(game: Universalis) -> list[Option]:
    """The Dark Player may discard cards at any time for their points; a Classic Dark Player may not.

    UN-0582, UN-1330
    """
    return [Option("discard", what=card) for card in different(hand_of(game).hand)]


def throw_away(game: Universalis, card: str) -> None:
    """A card is discarded for the points in its corner.  UN-0582, UN-0584"""
    take_out(game, card)
    game.tell(Changed, "discarded", now=card_of(card).discard, detail=card, rules=("UN-0582",))
    pay(game, -card_of(card).discard)


def keep_to_limit(game: Universalis) -> Script[None]:
    """Cards above the limit are discarded at once.  UN-0580, UN-0581, UN-0582"""
    while len(hand_of(game).hand) > limit(game):
        option: Option = yield Ask("hand-limit", game.dark, to_discard(game), secret=True)
        throw_away(game, option.what)
