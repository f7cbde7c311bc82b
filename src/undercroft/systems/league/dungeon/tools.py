"""Tools that a hero has at hand: in hands and quick slots during battle, in the backpack, too, outside it.

LE-0111, LE-0113, LE-0116, LE-0288
"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel.events import Changed
from undercroft.systems.league.cards.things import Tool
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.wear import discard
from undercroft.systems.league.things.slots import find_tool

CROWBAR: Tool = "crowbar"
PICK: Tool = "lock-pick"
TRAP_KIT: Tool = "trap-kit"
ROPE: Tool = "rope"
TORCH: Tool = "torch"
RATION: Tool = "ration"


def tool(game: League, hero: Hero, kind: Tool) -> Item | None:
    """A tool that a hero can use now.  LE-0111 to LE-0117"""
    return find_tool(hero, kind, ready=game.state.battle > 0)


def use_up(game: League, hero: Hero, item: Item, *rules: str) -> None:
    """A copy is used up or broken."""
    hero.outfit = discard(hero.outfit, item)
    game.tell(Changed, "used-up", hero.id, detail=f"league-thing-{item.card}", rules=rules)


def eat(game: League) -> bool:
    """The party eats a ration: of its common provisions, else what a hero carries; False where none is.  LE-0288"""
    state = game.state
    if state.rations:
        state.rations -= 1
        game.tell(Changed, "rations", now=state.rations, was=state.rations + 1, rules=("LE-0288",))
        return True
    for hero in state.party:
        item = find_tool(hero, RATION, ready=False) if hero.here else None
        if item is not None:
            use_up(game, hero, item, "LE-0288")
            return True
    return False
