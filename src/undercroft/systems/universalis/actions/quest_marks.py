"""Handling what the quest has laid out: taking a relic, freeing a prisoner, breaking a seal.  UN-0163, UN-1181"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.quest_marks import marks_at

Deed = Callable[[Universalis, Character, Option], Script[None] | None]


def offers(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Marks at hand, for a hero with an Action left whom no enemy threatens.  The sheet allows it in combat turns."""
    if not game.plan.marks or not active.action or active.running or not who.hero:
        return []
    terrain, cover = game.terrain, game.cover(who)
    near, seen = terrain.around[cover] | cover, game.plan.inside(game.state.revealed)
    found: list[Option] = []
    for number, at in enumerate(marks_at(game)):
        if at < 0 or not (near >> at & 1 or (terrain.holes >> at & 1 and _beside_pit(game, who, at))):
            continue
        if seen >> at & 1 and f"used {number} {who.id}" not in game.state.quest:
            mark = game.plan.quest.marks[number]
            found.append(Option(f"mark-{mark.verb}", at=at, what=f"mark-{mark.kind}", n=number))
    return [] if found and pressed(game, who) else found


def _beside_pit(game: Universalis, who: Character, at: int) -> bool:
    """What lies in a pit is reached from any square beside the pit."""
    terrain, cover = game.terrain, game.cover(who)
    return bool(cover & terrain.edges and terrain.open.from_(cover) & terrain.pit_of(1 << at))


def handle(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The Action handles the mark; where the sheet asks for a test and it fails, the Action is gone.  UN-1181"""
    game.active.spend_action()
    attribute = game.plan.quest.marks[option.n].test
    if attribute is not None:
        result = yield from trial(game, who, attribute, "handle")
        if not result.passed:
            return
    handled(game, who, option.n)


DEEDS: Mapping[str, Deed] = {"mark-take": handle, "mark-free": handle, "mark-break": handle, "mark-use": handle}
