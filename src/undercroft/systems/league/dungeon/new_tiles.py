"""What a new tile brings: a room event, what the quest has put there, or perhaps an encounter; the first door passed.

LE-0046, LE-0087, LE-0185, LE-0310, LE-0339
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import CheckEncounter, NewTile, PlacePuts
from undercroft.systems.league.cards.quests import QUESTS, Put
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.deck import card_of
from undercroft.systems.league.dungeon.placing import meet, place_troop
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero


@step(NewTile, after=True)
def new_tile(game: League, entry: NewTile) -> Script[None]:
    """Its event befalls whoever opened the way; then those are placed whom the quest puts there, or a roll says whether
    there is anybody.  LE-0087, LE-0185, LE-0310, LE-G29"""
    tile = game.state.plan.laid[entry.tile].tile
    card = card_of(game, tile)
    if puts_on(game, tile):
        game.push(PlacePuts(tile=entry.tile, bashed=entry.bashed))
    elif card is not None:
        game.push(CheckEncounter(tile=entry.tile, door=True, bashed=entry.bashed))
    if card is not None and card.event:
        yield from befall(game, game.hero(entry.who), card.event, Where(f"league-tile-{tile}"))


def puts_on(game: League, tile: str) -> tuple[Put, ...]:
    """What the quest puts on a tile.  LE-G29"""
    quest = game.box[QUESTS].get(game.setup.quest)
    return tuple(put for put in quest.puts if put.tile == tile) if quest else ()


@step(PlacePuts, after=True)
def place_puts(game: League, entry: PlacePuts) -> Script[None]:
    """Those whom the quest puts on a tile are there.  LE-0314, LE-G29"""
    met: list[Enemy] = []
    for put in puts_on(game, game.state.plan.laid[entry.tile].tile):
        met += yield from place_troop(game, put.troop, entry.tile, mark=put.mark)
    meet(game, met, door=True, bashed=entry.bashed)


@moments.WALKED.on(moments.ALWAYS, rank=BOOK)
def pass_first_door(game: League, model: Hero | Enemy) -> None:
    """The party has passed the first door as soon as a hero is beyond the starting tile.  LE-0046"""
    if not game.state.entered and isinstance(model, Hero):
        game.state.entered = not game.ground.covers[0] >> model.at & 1


@moments.ENEMY_PLACED.on(moments.ALWAYS, rank=BOOK)
def fought_here(game: League, enemy: Enemy) -> None:
    """There has been an encounter on this tile.  LE-0339"""
    tile = game.ground.tile(enemy.at)
    if tile >= 0 and tile not in game.state.fought_on:
        game.state.fought_on = (*game.state.fought_on, tile)
