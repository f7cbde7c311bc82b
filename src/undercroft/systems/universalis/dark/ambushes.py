"""Creatures that come while the heroes explore or fight: Ambush!, Thief!, Reinforcements.  UN-0314, UN-0315, UN-C114"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Revealed
from undercroft.kernel.requests import NO_ONE, Ask, Option, Script
from undercroft.systems.universalis.agenda import Arrived, Hire, Initiative
from undercroft.systems.universalis.dark.hiring import hirelings, room_for
from undercroft.systems.universalis.dungeon.arrivals import entries
from undercroft.systems.universalis.dungeon.dark_hand import different, hand_of, held
from undercroft.systems.universalis.dungeon.obstacles import card_of
from undercroft.systems.universalis.dungeon.placing import open_squares
from undercroft.systems.universalis.dungeon.revealing import note_encounter
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat


def reinforce(game: Universalis, card: str) -> Script[None]:
    """Creatures come to an explored section beside the heroes', or a thief near one of them; then Initiative.

    UN-0314, UN-0315, UN-C114 to UN-C116
    """
    game.tell(Revealed, f"universalis-dark-card-{card}", rules=("UN-0577",))
    game.revealed()
    column = card_of(card).column
    game.push(Arrived(why=column))
    if column == "thief":
        game.push(Hire(NO_ONE, card=card, apart=True))
        return
    ways = entries(game)
    way = ways[0]
    if len(ways) > 1:
        options = [Option("from", at=int(squares(open_squares(game, one))[0]), n=n) for n, one in enumerate(ways)]
        option: Option = yield Ask("whence", game.dark, options, about=card)
        way = ways[option.n]
    note_encounter(game, way.section)
    game.push(Hire(NO_ONE, card=card, section=way.section, access=way.access, apart=True))


@step(Arrived)
def arrived(game: Universalis, entry: Arrived) -> None:
    """The creatures that came are met, and Initiative is rolled.  UN-0312, UN-0314, UN-0315"""
    fresh = hand_of(game).fresh
    hand_of(game).fresh = ()
    if fresh:
        game.push(Initiative(newcomers=fresh, why=entry.why))


def ambushes(game: Universalis) -> list[str]:
    """The cards of the hand with which creatures may come while the heroes explore: Ambush! and Thief!.

    UN-0314, UN-G10, UN-C114, UN-C116
    """
    cards = [id for id in different(held(game)) if card_of(id).column in ("ambush", "thief")]
    if not cards or in_combat(game):
        return []
    found = []
    for id in cards:
        if card_of(id).column == "thief":
            hire_it = Hire(NO_ONE, card=id, apart=True)
            if hirelings(game, hire_it, room_for(game, hire_it)):
                found.append(id)
        else:
            for way in entries(game):
                hire_it = Hire(NO_ONE, card=id, section=way.section, access=way.access, apart=True)
                if hirelings(game, hire_it, room_for(game, hire_it)):
                    found.append(id)
                    break
    return found
