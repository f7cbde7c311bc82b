"""Drawing Treasure and Artifacts, and what a Hero does with cards just received.

DA-0036 to DA-0039, DA-0085, DA-0086, DA-0171 to DA-0173, DA-0213, DA-0214, DA-G27, DA-G28
"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Drawn
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Ask, Option, Script, SeatId
from undercroft.systems.darkness.cards import gear_cards
from undercroft.systems.darkness.damage import discard_gear
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Find, FindArtifact, Hero, Loot, Share, Trade
from undercroft.systems.darkness.uses import do_to

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


def find_artifact(game: Darkness, entry: FindArtifact) -> Script[None]:
    """A random Artifact card for a Hero; only Quests give them.  DA-0017, DA-0301"""
    hero = game.hero(entry.who)
    cards = yield from draw(game, "artifact", 1, seat=hero.seat, why="artifact", refill="loot")
    for card in cards:
        give(game, hero, card)
    if cards:
        game.push(Share(hero.id, tuple(cards)))


def give(game: Darkness, hero: Hero, card: str) -> None:
    """A card comes into a Hero's possession."""
    hero.pack += (card,)
    game.tell(Changed, "received", hero.id, detail=card)


def lose(hero: Hero, card: str) -> None:
    """A card leaves a Hero, from wherever it is."""
    if card in hero.pack:
        at = hero.pack.index(card)
        hero.pack = hero.pack[:at] + hero.pack[at + 1 :]
    elif card == hero.body:
        hero.body = ""
    else:
        at = hero.hands.index(card)
        hero.hands = hero.hands[:at] + hero.hands[at + 1 :]


def receive(game: Darkness, hero: Hero, cards: tuple[str, ...]) -> None:
    """Cards drawn by a Hero: Traps and Luck happen at once and are discarded, the rest may be shared.

    DA-0213, DA-0214, DA-G27
    """
    kept: tuple[str, ...] = ()
    for card in cards:
        if not card:
            continue
        gear = gear_cards()[card]
        if gear.trap or gear.luck:
            game.tell(Drawn, f"treasure-{gear.level}", 1, (card,), hero.seat, hero.id, rules=("DA-G27",))
            discard_gear(game, card)
            do_to(game, hero, gear.trap or gear.luck, card)
        else:
            give(game, hero, card)
            kept += (card,)
    if kept and not hero.dead:
        game.push(Share(hero.id, kept))


def find(game: Darkness, entry: Find) -> Script[None]:
    """A Hero draws one card for each Level named and receives them."""
    hero = game.hero(entry.who)
    cards: tuple[str, ...] = ()
    for level in entry.levels:
        cards += ((yield from draw_treasure(game, level, hero.seat)),)
    receive(game, hero, cards)


def share(game: Darkness, entry: Share) -> Script[None]:
    """Cards just collected may be given to other Heroes in the same Zone; whoever keeps one, of whatever kind, may
    rearrange what it wears for free.  DA-0173, DA-0213, DA-0214"""
    hero = game.hero(entry.who)
    others = [other for other in game.heroes_at(hero.at) if other.id != hero.id]
    dressing: list[Trade] = []
    for card in entry.cards:
        if card not in hero.pack:
            continue
        owner = hero
        if others:
            options = [Option("keep", what=card)] + [Option("give", other.id, what=card) for other in others]
            option: Option = yield Ask("share-card", hero.seat, options, who=hero.id, about=card)
            if option.act == "give":
                owner = game.hero(option.who)
                lose(hero, card)
                give(game, owner, card)
        if all(trade.who != owner.id for trade in dressing):
            dressing.append(Trade(owner.id, owner.at, True))
    game.push(*dressing)


def loot(game: Darkness, entry: Loot) -> None:
    """A killed Guardian's Equipment goes to the killer, who keeps it or gives it to a Hero beside.

    DA-0171 to DA-0173, DA-G28
    """
    killer = game.hero(entry.to)
    if killer.here:
        receive(game, killer, (entry.card,))
    else:
        discard_gear(game, entry.card)
