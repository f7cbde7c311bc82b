"""Creatures that come out of special elements and furniture.  UN-1049, UN-1050, UN-1057, UN-G87"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOBODY, FigureId, Roll, Script
from undercroft.systems.universalis.agenda import Encounter, Initiative, Lurk
from undercroft.systems.universalis.challenge import price
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.placing import places_for
from undercroft.systems.universalis.rolls import ONE
from undercroft.systems.universalis.rounding import half
from undercroft.systems.universalis.spawn import listed, place, spawn_modifier, spawn_table


def lurk(game: Universalis, entry: Lurk) -> Script[None]:
    """Roll on the column and place the creatures, free of cost unless the card says half; then Initiative.

    Where half cannot be paid nobody comes.  UN-1049, UN-1050, UN-1057, UN-G87
    """
    before = in_combat(game)
    rows = yield from spawn_table(game)
    face: int = yield Roll((ONE,), TOTAL, NOBODY, why="spawn", stream="monsters")
    total = face + spawn_modifier(game, entry.section)
    row = [row for first, row in rows.items() if int(first.partition("-")[0]) <= total][-1]
    group = listed(entry.column, row)
    cost = half(sum(price(game, one) for one in group)) if entry.half and game.plan.quest.counter else 0
    if cost > game.state.reserve:
        return
    access = next((n for n, one in enumerate(game.plan.accesses) if entry.section in one.sections), 0)
    where = Encounter(entry.by, section=entry.section, access=access)
    placed: list[FigureId] = []
    for one, at in places_for(game, where, group):
        placed += yield from place(game, where, one, at, free=True)
    if placed:
        if cost:
            game.state.reserve -= cost
            game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-1057",))
        game.push(Initiative(newcomers=tuple(placed), combat=before))
