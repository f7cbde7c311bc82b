"""Where creatures are placed in a section that was revealed: patterns for rooms and corridors.  UN-0685 to UN-0700"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import Bits, squares
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.cards import Weapon
from undercroft.systems.universalis.distances import within
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards, person

NEAR = 2
"""No creature is placed this near or nearer to whoever revealed the section.  UN-0317, UN-0692"""

FIRST_ROW = 3
Placement = tuple[str, int]


def places_for(game: Universalis, entry: Encounter, group: list[Placement]) -> list[tuple[Placement, int]]:
    """Each creature with its place (the north-west square of its base), as many as there is room for.

    UN-0685 to UN-0699
    """
    section = game.plan.sections[entry.section]
    order = _room_order if section.plan.kind == "room" else _corridor_order
    ranked = sorted(group, key=lambda one: (person(one[0]).vp, _rank(one, corridor=section.plan.kind == "corridor")))
    free = _free(game, entry)
    found: list[tuple[Placement, int]] = []
    if len(ranked) == 1 and section.plan.kind == "room":
        pattern = _centre_first(game, entry, section.squares)
    else:
        pattern = list(order(game, entry, section.squares, section.large))
    for one in ranked:
        at = _fit(game, one[0], pattern, free)
        if at is not None:
            found.append((one, at))
            free &= ~game.terrain.base(*person(one[0]).base).at(at)
    return found


def _rank(one: Placement, corridor: bool) -> int:
    """Equal Value Points: rooms take melee, long, ranged; corridors melee, ranged, long.  UN-0686, UN-0697"""
    cards = [gear_cards()[item] for item in person(one[0]).sets[one[1]].hands]
    weapons = [card for card in cards if isinstance(card, Weapon)]
    if any(card.kind in ("projectile", "throwing") for card in weapons):
        return 1 if corridor else 2
    if any(card.long for card in weapons):
        return 2 if corridor else 1
    return 0


def _free(game: Universalis, entry: Encounter) -> Bits:
    """Squares of the section without characters, high furniture or walls, not near the hero, not starting squares.

    UN-0617, UN-0689, UN-0690, UN-1190
    """
    terrain = game.terrain
    free = game.plan.sections[entry.section].squares & terrain.standable(2) & ~game.occupied() & ~game.plan.start
    hero = game.find(entry.who)
    return free & ~within(game, game.cover(hero), NEAR) if hero is not None and hero.at >= 0 else free


def _fit(game: Universalis, card: str, pattern: list[int], free: Bits) -> int | None:
    """The first place of the pattern where the base stands; a larger one may stretch beyond its square.  UN-0693"""
    base = person(card).base
    if base == (1, 1):
        return next((square for square in pattern if free >> square & 1), None)
    shape = game.terrain.base(*base)
    fits = shape.fits(free, game.terrain.walking)
    for square in pattern:
        for offset in shape.offsets:
            if square >= offset and fits >> square - offset & 1:
                return square - offset
    return None


def _axes(game: Universalis, entry: Encounter) -> tuple[int, int, int, int]:
    """The hero's column and row, and the direction in which he looks into the section."""
    board, access = game.plan.board, game.plan.accesses[entry.access]
    inner = access.sides[0] if access.sections[0] == entry.section else access.sides[1]
    outer = access.sides[1] if inner == access.sides[0] else access.sides[0]
    hero = game.find(entry.who)
    at = hero.at if hero is not None and hero.at >= 0 else int(squares(outer)[0])
    (ix, iy), (ox, oy) = (board.place(squares(side)[0]) for side in (inner, outer))
    x, y = board.place(at)
    return x, y, ix - ox, iy - oy


def _room_order(game: Universalis, entry: Encounter, area: Bits, large: bool) -> Iterator[int]:
    """Row after row away from the hero, 3 squares off to begin with: opposite him, to his right, then to his left;
    every other square first, in a large room every other row too, the gaps afterwards.  UN-0685, UN-0687, UN-0688"""
    board = game.plan.board
    x, y, dx, dy = _axes(game, entry)
    across = sorted(range(-board.width - board.height, board.width + board.height), key=lambda n: (n < 0, abs(n)))
    rows: list[list[tuple[int, int, int]]] = []
    for far in range(1, board.width + board.height):
        row = []
        for side in across:
            column, line = x + dx * far - dy * side, y + dy * far + dx * side
            if board.contains(column, line) and area >> board.square(column, line) & 1:
                row.append((far - FIRST_ROW, side, int(board.square(column, line))))
        rows.append(row)
    spots = [spot for row in rows[FIRST_ROW - 1 :] + rows[: FIRST_ROW - 1] for spot in row]
    if large:
        yield from (square for far, side, square in spots if far % 2 == 0 and side % 2 == 0)
    yield from (square for far, side, square in spots if (far + side) % 2 == 0)
    yield from (square for _, _, square in spots)


def _corridor_order(game: Universalis, entry: Encounter, area: Bits, large: bool) -> Iterator[int]:
    """A zigzag from the far end: one square of each row, the columns in turn, then the others.  UN-0696, UN-G35"""
    board = game.plan.board
    x, y, dx, dy = _axes(game, entry)
    rows: dict[int, list[tuple[int, int]]] = {}
    for square in squares(area):
        column, line = board.place(square)
        far = (column - x) * dx + (line - y) * dy
        side = (line - y) * dx - (column - x) * dy
        rows.setdefault(far, []).append((abs(side), int(square)))
    ordered = [sorted(rows[far]) for far in sorted(rows, reverse=True)]
    for turn in range(max(map(len, ordered))):
        for n, row in enumerate(ordered):
            if turn < len(row):
                yield row[(turn + n) % len(row)][1]


def _centre_first(game: Universalis, entry: Encounter, area: Bits) -> list[int]:
    """A single creature stands in the middle of the room; of equal squares the one farthest from the hero.  UN-0695"""
    board = game.plan.board
    spots = [(board.place(square), int(square)) for square in squares(area)]
    middle_x, middle_y = (sum(place[n] for place, _ in spots) / len(spots) for n in (0, 1))
    x, y, _, _ = _axes(game, entry)
    return [
        square
        for _, _, square in sorted(
            (
                (
                    (place[0] - middle_x) ** 2 + (place[1] - middle_y) ** 2,
                    -max(abs(place[0] - x), abs(place[1] - y)),
                    square,
                )
                for place, square in spots
            )
        )
    ]
