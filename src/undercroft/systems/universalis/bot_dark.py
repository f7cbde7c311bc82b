"""The same common sense on the Dark Player's side: a readable policy over what his seat sees.

He keeps points for creatures, springs dear traps first, brings as many creatures as a card allows, strong ones first,
sends everybody at the weakest hero in reach, and gives Powers to whoever is worth most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.bot_sight import FAR, Look, by_act, health
from undercroft.systems.universalis.cards import CREATURES, DARK_CARDS
from undercroft.systems.universalis.sheets import library

KEPT = 4
"""Points that are kept for creatures when a trap could be sprung."""

ENCOUNTERS = ("special-creature", "enemy-spotted", "wandering-creature")
"""Which Encounter is activated first in a section just seen."""

ENOUGH = 2
"""With so many Encounter cards in hand other cards are drawn."""

Judge = Callable[[Ask, Look], Option]


def reserve(look: Look) -> int:
    """The Reserve Points."""
    return next((track.now for track in look.scene.tracks if track.name == "universalis-reserve"), 0)


def held(look: Look) -> list[str]:
    """The cards in hand."""
    return [card.id for hand in look.scene.hands for card in hand.cards]


# cards


def draw(ask: Ask, look: Look) -> Option:
    """Encounters until there are two in hand, then Obstacles and Powers."""
    known = library()[DARK_CARDS]
    encounters = sum(known[card].kind == "encounter" for card in held(look))
    wanted = "encounters" if encounters < ENOUGH else "plots"
    decks = by_act(ask, "draw-card")
    return next((option for option in decks if option.what == wanted), ask.options[0])


def obstacle(ask: Ask, look: Look) -> Option:
    """The dearest Obstacle that leaves points for creatures; an Ambush! whenever it can be."""
    known = library()[DARK_CARDS]
    plays = by_act(ask, "play")
    ambushes = [option for option in plays if known[option.what].kind == "encounter"]
    if ambushes and reserve(look) > KEPT:
        return ambushes[0]
    spare = reserve(look) - KEPT
    worth = [option for option in plays if known[option.what].kind == "obstacle" and known[option.what].cost <= spare]
    return max(worth, key=lambda option: known[option.what].cost, default=ask.options[0])


def discover(ask: Ask, look: Look) -> Option:
    """Creatures first, the dearest card before the others; darkness where nobody can be paid any more."""
    plays = {option.what: option for option in by_act(ask, "play")}
    for card in ENCOUNTERS:
        if card in plays and reserve(look) > (KEPT if card == ENCOUNTERS[0] else 0):
            return plays[card]
    return next(iter(plays.values()), ask.options[0]) if reserve(look) > KEPT else ask.options[0]


def least_useful(ask: Ask, look: Look) -> Option:
    """Discard the cheapest card."""
    known = library()[DARK_CARDS]
    return min(by_act(ask, "discard"), key=lambda option: (known[option.what].cost, option.what))


# creatures


def bring(ask: Ask, look: Look) -> Option:
    """The strongest there is, as long as anybody comes."""
    known = library()[CREATURES]
    return max(by_act(ask, "bring"), key=lambda option: known[option.what].vp, default=ask.options[-1])


def post(ask: Ask, look: Look) -> Option:
    """As near to the heroes as may be."""
    return min(by_act(ask, "post", "surface"), key=lambda option: (look.nearest(option.at, look.heroes), option.at))


def turn(ask: Ask, look: Look) -> Option:
    """Powers while somebody has the good of them, then everybody acts, the nearest to the heroes first."""
    known = library()[DARK_CARDS]
    plays = by_act(ask, "play")
    if plays and look.foes:
        return max(plays, key=lambda option: (known[option.what].cost, option.what))
    waiting = by_act(ask, "activate")
    figures = look.figures
    if waiting:
        return min(waiting, key=lambda option: (look.nearest(figures[option.who].at, look.heroes), option.who))
    return ask.options[-1]


def empower(ask: Ask, look: Look) -> Option:
    """Leaders first, then whoever has most Vitality left."""
    figures = look.figures
    return max(
        ask.options,
        key=lambda option: ("leader" in figures[option.who].marks, health(figures[option.who]), -option.who),
    )


def improve(ask: Ask, look: Look) -> Option:
    """Whatever makes it harder."""
    return ask.options[-1]


# what a creature does


def act(ask: Ask, look: Look) -> Option:
    """Strike or shoot the weakest hero in reach, cast, else go to the nearest; then end."""
    end = next((option for option in ask.options if option.act == "end"), ask.options[-1])
    me = look.me
    blows = by_act(ask, "attack", "shoot", "throw")
    if blows:
        return min(blows, key=lambda option: (health(look.figures[option.who]), option.who, option.n))
    spells = [option for option in by_act(ask, "cast") if look.figures[option.who].side == "hero"]
    if spells:
        return spells[0]
    ready = by_act(ask, "reload", "climb")
    if ready:
        return ready[0]
    return end if me is None else _approach(ask, look, me) or end


def _approach(ask: Ask, look: Look, me: Figure) -> Option | None:
    """Step to where the way to a hero is shortest; run when that is still far."""
    moves = by_act(ask, "move")
    standing = [hero for hero in look.heroes if health(hero) > 0 and not hero.down] or look.heroes
    if not moves or not standing:
        return None
    far = look.walks(hero.at for hero in standing)
    here = far.get(me.at, FAR)
    best = min(moves, key=lambda option: (far.get(option.at, FAR), option.at))
    return best if far.get(best.at, FAR) < here else None


DARK_JUDGES: Mapping[str, Judge] = {
    "dark-draw": draw,
    "obstacle": obstacle,
    "discover": discover,
    "hand-limit": least_useful,
    "bring": bring,
    "post": post,
    "surface": post,
    "dark-act": turn,
    "power-target": empower,
    "challenge": improve,
}
"""What is asked of a Dark Player with a hand, by prompt."""
