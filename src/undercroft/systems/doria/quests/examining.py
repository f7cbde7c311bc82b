"""What is checked in authors' packs beyond their types: tiles can be drawn, scenarios' rules, tiles and bosses' figures
exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.board.text import read
from undercroft.content.library import Library
from undercroft.content.problems import Fault, unknown
from undercroft.content.rulings import unknown_rules
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.quests import rules_in
from undercroft.kernel.packs import plain, plain_name
from undercroft.systems.doria import moments
from undercroft.systems.doria.cards.definitions import BOSSES, MONSTERS, TILES
from undercroft.systems.doria.cards.event_words import ARRIVE
from undercroft.systems.doria.cards.library import LAYOUT
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Scenario
from undercroft.systems.doria.dungeon.monsters import BOSS_FIGURES
from undercroft.systems.doria.maps.tiles import LEGEND, SIDE, misplaced, shape
from undercroft.systems.doria.quests.as_written import EXIT


def scenario_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a scenario: rules that do not exist, tiles that are used twice, what is put where it cannot
    be, and names of things that it does not have."""
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
    yield from _put_faults(box, scenario)
    yield from _name_faults(box, scenario)


def _put_faults(box: Library, scenario: Scenario) -> Iterator[Fault]:
    """What is put on a tile that is never laid, in a Wall, or is nothing at all."""
    laid = [scenario.start, *(tile for part in scenario.deck for tile in (*part.tiles, *part.any_of))]
    for n, put in enumerate(scenario.puts):
        if put.tile not in laid:
            yield Fault(("puts", n, "tile"), f"tile {plain(put.tile)} is neither the start nor in the deck")
        elif not _floor(box, put.tile, put.at):
            yield Fault(("puts", n, "at"), f"{put.at} of tile {plain(put.tile)} is a Wall")
        if not put.monster and not put.thing:
            yield Fault(("puts", n), "neither a monster nor a thing is put there")


def _floor(box: Library, tile: str, at: str) -> bool:
    """Is there floor on a square of a tile, as it is drawn?  A drawing that cannot be read has a fault of its own."""
    try:
        board = shape(box[TILES][tile])
        return bool(board.floor >> board.parse(at) & 1)
    except ValueError:
        return True


def _name_faults(box: Library, scenario: Scenario) -> Iterator[Fault]:
    """Names that nothing in the scenario has: things that are put, needed, used or brought, monsters to be defeated."""
    things = {plain_name(name): name for name in scenario.things}
    marks = [*(put.mark for put in scenario.puts if put.mark), *_marks_of_the_story(scenario)]
    foes = [*marks, *map(plain, (*box[MONSTERS], *box[BOSSES])), *(put.monster for put in scenario.puts)]
    foes += [plain(one) for one in (*scenario.only, *(put.monster for put in scenario.puts))]
    places = [*things, EXIT]
    if EXIT in things:
        yield Fault(("things", things[EXIT]), f"no thing can be called {EXIT}: that is where the dungeon was entered")
    wanted: list[tuple[tuple[str | int, ...], str, str, Iterable[str]]] = []
    wanted += [(("puts", n, "thing"), "thing", put.thing, things) for n, put in enumerate(scenario.puts)]
    wanted += [(("things", name, "needs"), "thing", one.needs, things) for name, one in scenario.things.items()]
    for n, turn in enumerate(scenario.turns):
        wanted.append((("turns", n, "when", "used"), "thing", turn.when.used, things))
        wanted.append((("turns", n, "when", "defeated"), "monster", turn.when.defeated, foes))
    for n, goal in enumerate(scenario.goals):
        if goal.kind == "bring":
            wanted.append((("goals", n, "to"), "thing", goal.to, places))
        if goal.kind in ("use", "bring", "reach"):
            there = places if goal.kind == "reach" else list(things)
            wanted.append((("goals", n, "what"), "thing", goal.what or MISSING[goal.kind], there))
        elif goal.kind == "defeat":
            wanted.append((("goals", n, "what"), "monster", goal.what, foes))
    for path, what, name, among in wanted:
        called = [plain_name(one) for one in among]
        if name and plain_name(name) not in called:
            yield Fault(path, unknown(what, plain_name(name), called))


def _marks_of_the_story(scenario: Scenario) -> Iterator[str]:
    """What monsters are called that come when the story turns or a thing is used."""
    told = [effects for turn in scenario.turns for effects in (turn.do, *turn.ways.values())]
    told += [effects for thing in scenario.things.values() for effects in (thing.do, thing.failed)]
    yield from (arrivals.mark for effects in told for arrivals in ARRIVE.of(effects) if arrivals.mark)


MISSING = {"use": "", "bring": "nothing", "reach": "nothing"}
"""What a goal that names no thing asks for: any thing may be used, but something must be brought or reached."""


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
