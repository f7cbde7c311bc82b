"""What is checked in authors' packs beyond their types: tiles can be drawn, scenarios' rules, tiles and bosses' figures
exist."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.text import read
from undercroft.content.library import Library
from undercroft.content.problems import Fault, unknown
from undercroft.content.rulings import unknown_rules
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.quests import rules_in
from undercroft.systems.doria import moments
from undercroft.systems.doria.cards.definitions import BOSSES, MONSTERS, SCENARIOS, TILES
from undercroft.systems.doria.cards.library import LAYOUT
from undercroft.systems.doria.dungeon.monsters import BOSS_FIGURES
from undercroft.systems.doria.maps.tiles import LEGEND, SIDE, misplaced, shape


def scenario_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a scenario: the rules it names, tiles that are used twice."""
    scenario, known = box[SCENARIOS][id], rules_in(__package__, moments.ALL)
    for n, rules in enumerate(scenario.rules):
        if rules not in known:
            yield Fault(("rules", n), unknown("rules", rules, known))
    used = [scenario.start]
    for n, part in enumerate(scenario.deck):
        for place, tile in enumerate(part.tiles):
            if tile in used:
                yield Fault(("deck", n, "tiles", place), f"tile {tile} is there already; the box has one of each")
            used.append(tile)


def tile_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a tile: its drawing cannot be read, has another size, signs that mean nothing, or doors and
    open sides to which no other tile fits."""
    card = box[TILES][id]
    try:
        board, marks = shape(card), read(card.drawing, LEGEND).marks
    except ValueError as error:
        yield Fault(("drawing",), str(error))
        return
    for square, sign in marks.items():
        yield Fault(("drawing",), f"{board.name(square)}: {unknown('sign', sign, LEGEND)}")
    if (board.width, board.height) != (SIDE, SIDE):
        yield Fault(("drawing",), f"{board.width} by {board.height} squares; expected {SIDE} by {SIDE}")
        return
    yield from (Fault(("drawing",), wrong) for wrong in misplaced(board))


def boss_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a boss: no figure stands for it.  DO-C14, DO-C118, DO-C119"""
    boss, figures = box[BOSSES][id], (*box[MONSTERS], *BOSS_FIGURES)
    if boss.levels and boss.figure not in figures:
        yield Fault(("figure",), unknown("figure", boss.figure, figures))


EXAMINED = LAYOUT.examined(
    scenarios=scenario_faults,
    tiles=tile_faults,
    bosses=boss_faults,
    lessons=lesson_faults(SCENARIOS),
    rulings=unknown_rules,
)
"""The layout by which authors' packs are checked."""
