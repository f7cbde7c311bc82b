"""Dungeon events, where the players want them.  LE-0339 to LE-0342, LE-G33"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Revealed
from undercroft.kernel.game import roll
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import DungeonEvent
from undercroft.systems.league.cards.dungeon import DUNGEON_EVENTS, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.deck import STREAM, card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero

OPTION = "dungeon-events"
"""The option by which they are played.  LE-0339"""
HAPPENS = 9
"""From this number of a d10 on.  LE-0340"""


@moments.ACTIVATED.on(moments.ALWAYS, rank=BOOK)
def first_activation(game: League, model: Hero | Enemy) -> None:
    """The first activation that a hero starts in a new room without an encounter, never in corridors nor at the
    objective, may bring an event; a room has its chance once.  LE-0339, LE-0340, LE-0342"""
    state = game.state
    if not isinstance(model, Hero) or state.battle or not game.setup.option(OPTION, False):
        return
    tile = game.ground.tile(model.at)
    if tile < 0 or tile in state.explored:
        return
    state.explored = (*state.explored, tile)
    card = card_of(game, state.plan.laid[tile].tile)
    if card is not None and card.kind == "room" and tile not in state.fought_on:
        game.push(DungeonEvent(model.id))


@step(DungeonEvent, after=True)
def dungeon_event(game: League, entry: DungeonEvent) -> Script[None]:
    """On a 9 or 10 of a d10 an event occurs, rolled on the table.  LE-0340, LE-0341, LE-G33"""
    hero = game.hero(entry.who)
    number: int = yield from roll("d10", seat=hero.seat, who=hero.id, why="dungeon-event", stream=STREAM)
    if number < HAPPENS:
        return
    number = yield from roll("d20", seat=hero.seat, who=hero.id, why="which-event", stream=STREAM)
    card = row_at(tuple(library()[DUNGEON_EVENTS].values()), number)
    name = f"league-dungeon-event-{card.id}"
    game.tell(Revealed, name, who=hero.id, rules=("LE-0341",))
    yield from befall(game, hero, card.do, Where(name))
