"""Drawing Treasure and Artifacts, and handing cards to Heroes.  DA-0036 to DA-0039, DA-0085, DA-0086"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Script, SeatId
from undercroft.systems.darkness.agenda import FindArtifact, Share
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero

HIGHEST_LEVEL = 5


def draw_treasure(game: Darkness, level: int, seat: SeatId) -> Script[str]:
    """One Treasure card of a Level; an exhausted deck of Levels 1 to 4 passes the draw on to the next higher, the
    Level 5 deck is made of its discards again.  Empty when there is none at all.  DA-0037 to DA-0039"""
    level = min(level, HIGHEST_LEVEL)
    while level < HIGHEST_LEVEL and not game.state.piles[f"treasure-{level}"].cards:
        level += 1
    refill = "loot" if level == HIGHEST_LEVEL else ""
    cards = yield from draw(game, f"treasure-{level}", 1, seat=seat, why="treasure", refill=refill)
    return cards[0] if cards else ""


@step(FindArtifact, after=True)
def find_artifact(game: Darkness, entry: FindArtifact) -> Script[None]:
    """A random Artifact card for a Hero; only Quests give them.  DA-0017, DA-0301"""
    hero = game.hero(entry.who)
    cards = yield from draw(game, "artifact", 1, seat=hero.seat, why="artifact", refill="loot")
    for card in cards:
        give(game, hero, card)
    game.push(Share(hero.id, tuple(cards)))


def give(game: Darkness, hero: Hero, card: str) -> None:
    """A card comes into a Hero's possession."""
    hero.pack += (card,)
    game.tell(Changed, "received", hero.id, detail=card)


def lose(hero: Hero, card: str) -> None:
    """A card leaves a Hero, from wherever it is."""
    if card in hero.pack:
        hero.pack = without(hero.pack, card)
    elif card == hero.body:
        hero.body = ""
    else:
        hero.hands = without(hero.hands, card)
