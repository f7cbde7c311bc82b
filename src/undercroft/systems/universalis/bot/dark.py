"""Common sense on the Dark Player's side: a readable policy over what that seat sees.

The Reserve is small and the hand is worth more than the cards say: cards that are not needed are discarded for their
points.  Points are spent on bands of the creatures worth most for them; traps and Powers get what is to spare.  What
a creature does is in `bot.creature`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.crawl.bot import by_act
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.universalis.bot.sight import Look, health
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS, DarkCard
from undercroft.systems.universalis.cards.library import library

BAND = 6
"""The price of a band: cards are discarded until there are this many points."""

LEAST = 3
"""A band for fewer points is not worth a card while there is more to discover."""

KEPT = 2
"""The points kept for creatures when a trap could be sprung."""

ENCOUNTERS = ("enemy-spotted", "special-creature", "wandering-creature")
"""The order in which Encounters are activated in a section just seen."""

ENOUGH = 2
"""With this many Encounter cards in hand, other cards are drawn."""

Judge = Callable[[Ask, Look], Option]


def reserve(look: Look) -> int:
    """The Reserve Points."""
    return next((track.now for track in look.scene.tracks if track.name == "universalis-reserve"), 0)


def held(look: Look) -> list[DarkCard]:
    """The cards in hand."""
    cards = library()[DARK_CARDS]
    return [cards[card.id] for hand in look.scene.hands for card in hand.cards]


def last_fight(look: Look) -> bool:
    """Is there nothing to keep points for: the Leader is met, or everything is discovered?"""
    return any("leader" in foe.marks for foe in look.foes) or not look.unexplored()


# cards


def draw(ask: Ask, look: Look) -> Option:
    """Draw Encounters until there are two in hand, then Obstacles and Powers."""
    encounters = sum(card.kind == "encounter" for card in held(look))
    wanted = "encounters" if encounters < ENOUGH else "plots"
    decks = by_act(ask, "draw-card")
    return next((option for option in decks if option.what == wanted), ask.options[0])


def to_sell(card: DarkCard, ask: Ask, look: Look) -> bool:
    """Is a card worth no more than its points?  Powers are worth more, and so is what can be met now or later."""
    if card.kind == "power":
        return False
    if card.kind == "encounter":
        now = any(option.what == card.id for option in by_act(ask, "play"))
        return card.id in ENCOUNTERS and not now and not look.unexplored()
    return card.trap is None or last_fight(look)


def sale(ask: Ask, look: Look) -> Option | None:
    """The cheapest of the cards to be discarded, if there are any."""
    cards = library()[DARK_CARDS]
    sold = [option for option in by_act(ask, "discard") if to_sell(cards[option.what], ask, look)]
    return min(sold, key=lambda option: (cards[option.what].cost, option.what), default=None)


def purse(ask: Ask, look: Look) -> int:
    """The Reserve Points, with those that cards to be discarded would bring."""
    return reserve(look) + sum(card.discard for card in held(look) if to_sell(card, ask, look))


def call(ask: Ask, look: Look, card: Option) -> Option | None:
    """Activate an Encounter after discarding what pays for a whole band; for less only in the last fight."""
    if purse(ask, look) < (1 if last_fight(look) else LEAST):
        return None
    return (sale(ask, look) if reserve(look) < BAND else None) or card


def obstacle(ask: Ask, look: Look) -> Option:
    """The dearest Obstacle that leaves points for creatures; an Ambush! whenever there are enough for a band."""
    cards = library()[DARK_CARDS]
    plays = by_act(ask, "play")
    ambush = next((option for option in plays if cards[option.what].kind == "encounter"), None)
    called = call(ask, look, ambush) if ambush is not None else None
    if called is not None:
        return called
    spare = reserve(look) - KEPT
    worth = [option for option in plays if cards[option.what].kind == "obstacle" and cards[option.what].cost <= spare]
    return max(worth, key=lambda option: cards[option.what].cost, default=ask.options[0])


def discover(ask: Ask, look: Look) -> Option:
    """Bring as many creatures as a card allows: a card for many comes before a card for one."""
    plays = {option.what: option for option in by_act(ask, "play")}
    card = next((plays[card] for card in ENCOUNTERS if card in plays), None)
    return (call(ask, look, card) if card is not None else None) or ask.options[0]


def least_useful(ask: Ask, look: Look) -> Option:
    """Discard what would be discarded anyway."""
    return sale(ask, look) or by_act(ask, "discard")[0]


# creatures


def bring(ask: Ask, look: Look) -> Option:
    """Bring the strongest if only one may come, else the one worth most for the points, as long as any can come."""
    limit = library()[DARK_CARDS][ask.about].limit
    return max(
        by_act(ask, "bring"),
        key=lambda option: (worth(option.what, each=limit is not None), option.what),
        default=ask.options[-1],
    )


@remembered(256)
def worth(creature: str, *, each: bool) -> float:
    """The worth of a creature, per point or in all: how well it strikes or shoots, by how long it stands."""
    card = library()[CREATURES][creature]
    stats = card.stats
    might = (max(stats.combat, stats.shooting) + stats.strength) * stats.vitality * (3 + stats.armor)
    return might / card.vp if each else might


def post(ask: Ask, look: Look) -> Option:
    """Place a creature as near to the heroes as possible."""
    return min(by_act(ask, "post", "surface"), key=lambda option: (look.nearest(option.at, look.heroes), option.at))


def turn(ask: Ask, look: Look) -> Option:
    """In the last fight discard what is useless; play Reinforcements, and Powers with what is to spare; then everybody
    acts, the nearest to the heroes first."""
    useless = sale(ask, look) if last_fight(look) else None
    return useless or _card_to_play(ask, look) or _next_to_act(ask, look) or ask.options[-1]


def _card_to_play(ask: Ask, look: Look) -> Option | None:
    cards = library()[DARK_CARDS]
    plays = by_act(ask, "play")
    more = next((option for option in plays if cards[option.what].kind == "encounter"), None)
    called = call(ask, look, more) if more is not None else None
    if called is not None or not look.foes:
        return called
    spare = reserve(look) - (0 if last_fight(look) else BAND)
    powers = [option for option in plays if cards[option.what].cost <= max(0, spare)]
    best = max(powers, key=lambda option: (cards[option.what].cost, option.what), default=None)
    return best or (_for_another(ask, look) if last_fight(look) else None)


def _for_another(ask: Ask, look: Look) -> Option | None:
    """Discard the cheapest of the Powers that cannot be paid for the dearest, if that is enough."""
    powers = sorted((card for card in held(look) if card.kind == "power"), key=lambda card: (card.cost, card.id))
    if not powers or powers[-1].cost <= reserve(look):
        return None
    enough = reserve(look) + sum(card.discard for card in powers[:-1]) >= powers[-1].cost
    return next((option for option in by_act(ask, "discard") if option.what == powers[0].id), None) if enough else None


def train(ask: Ask, look: Look) -> Option:
    """Champions learn what they can, the dearest first; otherwise another creature is worth more."""
    if library()[CREATURES][ask.about].level != "champion":
        return ask.options[0]
    extras = library()[CREATURES][ask.about].extras
    return max(by_act(ask, "teach"), key=lambda option: (extras[option.what], option.what), default=ask.options[0])


def _next_to_act(ask: Ask, look: Look) -> Option | None:
    figures = look.figures
    return min(
        by_act(ask, "activate"),
        key=lambda option: (look.nearest(figures[option.who].at, look.heroes), option.who),
        default=None,
    )


def empower(ask: Ask, look: Look) -> Option:
    """Empower Leaders first, then the creature with most Vitality left."""
    figures = look.figures
    return max(
        ask.options,
        key=lambda option: ("leader" in figures[option.who].marks, health(figures[option.who]), -option.who),
    )


def improve(ask: Ask, look: Look) -> Option:
    """Choose whatever makes the game harder."""
    return ask.options[-1]


DARK_JUDGES: Mapping[str, Judge] = {
    "dark-draw": draw,
    "obstacle": obstacle,
    "discover": discover,
    "hand-limit": least_useful,
    "bring": bring,
    "post": post,
    "train": train,
    "surface": post,
    "dark-act": turn,
    "power-target": empower,
    "challenge": improve,
}
"""How questions to a Dark Player with a hand are judged, by prompt."""
