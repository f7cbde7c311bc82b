"""Exploration: a game without a scenario, whose end is fixed before the start.  DO-0010, DO-0011, DO-C08, DO-G11

A card of the Boss deck is turned over before anybody sets out; it says who waits below and how the game ends.  A blank
card, or a game without the deck, ends when everything has been explored.  The boss appears on the tile with which half
of the dungeon lies on the table.
"""

from __future__ import annotations

from undercroft.board.bits import lowest
from undercroft.kernel.events import Revealed
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.doria import moments
from undercroft.systems.doria.cards.definitions import BOSSES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.monsters import place
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character, Monster

NAME = "exploration"
WITH_BOSSES = "bosses"
"""The option by which the Boss deck is in play.  DO-0011"""

HOARD = 3
"""So many Loot Markers, and one for each character, make a hoard."""


@moments.SET_UP.on(NAME, rank=QUEST)
def fix_the_end(game: Doria) -> None:
    """The Boss deck says how the game ends, for all to see.  DO-0010"""
    state = game.state
    deck = state.piles["bosses"]
    state.noted = {"tiles": len(state.piles["tiles"].cards)}
    if game.setup.option(WITH_BOSSES, True) and deck.cards:
        card = deck.cards[-1]
        deck.cards, deck.discards = deck.cards[:-1], (*deck.discards, card)
        game.tell(Revealed, card, rules=("DO-0010",))
    state.quest = {"tiles": state.noted["tiles"]}
    if boss_of(game):
        state.quest |= {"boss": 1}
    if end_of(game) == "hoard":
        state.quest |= {"hoard": HOARD + state.starting}


def boss_of(game: Doria) -> str:
    """The boss that was drawn; none of a blank card."""
    drawn = game.state.piles["bosses"].discards
    return drawn[0] if drawn and library()[BOSSES][drawn[0]].levels else ""


def end_of(game: Doria) -> str:
    """How the game ends.  DO-0010"""
    boss = boss_of(game)
    return library()[BOSSES][boss].ends if boss else "all-tiles"


@moments.TILE_FILLED.on(NAME, rank=QUEST)
def explored(game: Doria, number: int) -> None:
    """A tile less is hidden; on the one with which half of them lie the boss appears."""
    state = game.state
    state.quest = state.quest | {"tiles": len(state.piles["tiles"].cards)}
    boss = boss_of(game)
    half = 2 * len(state.piles["tiles"].cards) <= state.noted["tiles"]
    if boss and half and not state.noted.get("came") and number:
        state.noted = state.noted | {"came": 1}
        ground = game.ground
        place(game, boss, int(lowest(ground.covers[number] & ground.enterable)))
    settle(game)


@moments.MONSTER_DEFEATED.on(NAME, rank=QUEST)
def defeated(game: Doria, monster: Monster) -> None:
    """The boss has fallen, or one monster less is in the way."""
    if monster.card == boss_of(game):
        game.state.quest = game.state.quest | {"boss": 0}
    settle(game)


@moments.SEARCHED.on(NAME, rank=QUEST)
def searched(game: Doria, character: Character) -> None:
    """A Loot Marker more for the hoard."""
    left = game.state.quest.get("hoard", 0)
    if left:
        game.state.quest = game.state.quest | {"hoard": left - 1}
    settle(game)


@moments.MOVED.on(NAME, rank=QUEST)
def moved(game: Doria, character: Character) -> None:
    """Somebody may have come back to the stairs."""
    settle(game)


def at_the_stairs(game: Doria, character: Character) -> bool:
    """Does it stand on the start tile?"""
    return character.at != NOWHERE and game.ground.tile(character.at) == 0


def settle(game: Doria) -> None:
    """Has the end come?  DO-0004, DO-0010, DO-0014"""
    quest, end = game.state.quest, end_of(game)
    slain, cleared = not quest.get("boss", 0), not quest["tiles"] and not game.state.monsters
    reached = {
        "slain": slain,
        "hoard": not quest.get("hoard", 0),
        "slain-and-out": slain and all(at_the_stairs(game, one) for one in game.state.party if one.here),
        "all-tiles": cleared and slain,
    }
    if reached[end]:
        game.end(True, f"doria-explored-{end}")
