"""What is checked in the packs and sheets of authors beyond their types: drawings that can be read, squares that are
on the map, rules that exist, and whether a sheet can be played."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.grid import Board
from undercroft.content.entries import Entry, Examine, Section
from undercroft.content.library import Library
from undercroft.content.positions import Where
from undercroft.content.problems import Fault, unknown
from undercroft.content.rulings import unknown_rules
from undercroft.content.wording import singular
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.quests import rules_in
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE, RACES, SKILLS
from undercroft.systems.universalis.cards.library import LAYOUT, library
from undercroft.systems.universalis.cards.quests import QUESTS, TILES, Quest, SectionPlan
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.maps.plans import tile_board


def tile_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with the drawing of a tile."""
    try:
        tile_board(box[TILES][id].plan)
    except ValueError as wrong:
        yield Fault(("plan",), str(wrong))


def sheet_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a Quest Sheet: its rules, squares off the map, and then whatever keeps it from being
    played."""
    quest = box[QUESTS][id]
    found = [*_rules(quest), *_strays(quest), *_echoes(box, quest)]
    yield from found
    if not found and all(one in library()[FURNITURE] or one in library()[ELEMENTS] for one in _pieces(quest)):
        yield from (Fault((), sentence) for sentence in faults(quest, box[TILES]))


def _rules(quest: Quest) -> Iterator[Fault]:
    named = {("rules",): quest.rules} | {("sections", name, "rules"): s.rules for name, s in quest.sections.items()}
    known = rules_in(__package__, moments.ALL)
    for path, rules in named.items():
        if rules and rules not in known:
            yield Fault(path, unknown("rules", rules, known))


def _echoes(box: Library, quest: Quest) -> Iterator[Fault]:
    """Echoes of what cannot be done where they come from."""
    for n, echo in enumerate(quest.echoes):
        kinds = sorted({mark.kind for mark in box[QUESTS][echo.of].marks})
        if echo.did and echo.did not in kinds:
            yield Fault(("echoes", n, "did"), unknown("mark", echo.did, kinds))


def _strays(quest: Quest) -> Iterator[Fault]:
    columns, rows = quest.size
    board = Board(columns, rows)
    for path, name in _squares(quest):
        try:
            board.parse(name)
        except ValueError:
            yield Fault(path, f"{name} is not on the map, which has {columns} columns and {rows} rows")


def _squares(quest: Quest) -> Iterator[tuple[Where, str]]:
    """Every square that a sheet names, and where in its file."""
    for name, section in quest.sections.items():
        yield from ((("sections", name, *path), square) for path, square in _of_section(section))
    for n, access in enumerate(quest.accesses):
        yield from ((("accesses", n, "between", end), square) for end, square in enumerate(access.between))
    for field, squares in (("start", quest.start), ("exits", quest.exits)):
        yield from (((field, n), square) for n, square in enumerate(squares))
    yield from ((("goal", "squares", n), square) for n, square in enumerate(quest.goal.squares))
    yield from ((("marks", n, "at"), mark.at) for n, mark in enumerate(quest.marks))
    for name, squares in quest.places.items():
        yield from ((("places", name, n), square) for n, square in enumerate(squares))
    if quest.leader is not None and quest.leader.at is not None:
        yield ("leader", "at"), quest.leader.at


def _of_section(section: SectionPlan) -> Iterator[tuple[Where, str]]:
    for field, pieces in (("furniture", section.furniture), ("elements", section.elements)):
        yield from (((field, n, "at"), piece.at) for n, piece in enumerate(pieces))
    yield from ((("chests", n), square) for n, square in enumerate(section.chests))
    yield from ((("creatures", n, "at"), post.at) for n, post in enumerate(section.creatures))
    yield from ((("traps", square), square) for square in section.traps)
    for field, runs in (("stairs", section.stairs), ("ladders", section.ladders)):
        for n, run in enumerate(runs):
            yield from (((field, n, step), square) for step, square in enumerate(run))


def _pieces(quest: Quest) -> set[str]:
    return {piece.kind for section in quest.sections.values() for piece in (*section.furniture, *section.elements)}


def _named_after(section: Section[Entry]) -> Examine:
    """Entries that are listed under the id of an entry elsewhere."""

    def look(box: Library, id: str) -> Iterator[Fault]:
        if id not in box[section]:
            yield Fault((), unknown(singular(section.name), id, box[section]))

    return look


EXAMINED = LAYOUT.examined(
    tiles=tile_faults,
    quests=sheet_faults,
    symbols=_named_after(SKILLS),
    names=_named_after(RACES),
    lessons=lesson_faults(QUESTS),
    rulings=unknown_rules,
)
"""The layout against which packs and sheets of authors are checked."""
