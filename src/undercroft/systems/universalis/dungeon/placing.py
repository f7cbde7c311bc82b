"""Where creatures are placed in a section that was revealed: patterns for rooms and corridors.  UN-0685 to UN-0703"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import Bits, squares
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.cards.definitions import CREATURES, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Placement, gear_cards, person, worth
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within

NEAR = 2
"""No creature is placed at this distance or nearer to the character who revealed the section.  UN-0317, UN-0692"""

FIRST_ROW = 3


def places_for(game: Universalis, entry: Encounter, group: list[Placement]) -> list[tuple[Placement, int]]:
    """Each creature with its place (the north-west square of its base), as many as there is room for.

    The cheapest come first.  UN-0685 to UN-0699
    """
    section = game.plan.sections[entry.section]
    corridor = section.plan.kind == "corridor"
    ranked = sorted(group, key=lambda one: (worth(one), _rank(one, corridor=corridor)))
    free = open_squares(game, entry)
    if corridor:
        pattern = list(_corridor_order(game, entry, section.squares))
    elif len(ranked) == 1:
        pattern = _centre_first(game, entry, section.squares)
    else:
        pattern = list(_room_order(game, entry, section.squares))
    found: list[tuple[Placement, int]] = []
    shunned = 0
    for one in ranked:
        at = _fit(game, one[0], pattern, free & ~shunned)
        if at is None:
            at = _fit(game, one[0], pattern, free)
        if at is not None:
            found.append((one, at))
            cover = game.terrain.base(*person(one[0]).base).at(at)
            free &= ~cover
            if section.large and not corridor:
                shunned |= game.terrain.open.from_(cover)
    return found


def _rank(one: Placement, corridor: bool) -> int:
    """Of equal Value Points, rooms take melee, then long, then ranged weapons or spells; corridors melee, then ranged
    weapons or spells, then long.  UN-0686, UN-0697"""
    cards = [gear_cards()[item] for item in person(one[0]).sets[one[1]].hands]
    weapons = [card for card in cards if isinstance(card, Weapon)]
    casts = bool(library()[CREATURES][one[0]].lores)
    if casts or any(card.kind in ("projectile", "throwing") for card in weapons):
        return 1 if corridor else 2
    if any(card.long for card in weapons):
        return 2 if corridor else 1
    return 0


def open_squares(game: Universalis, entry: Encounter) -> Bits:
    """Squares of the section without characters, high furniture or walls that are no starting or goal squares, and not
    near the hero who looked in; where nobody looked in, not near the access nor the whole group.

    UN-0317, UN-0318, UN-0617, UN-0689, UN-0690, UN-0692, UN-1190, UN-1192, UN-G24, UN-1050
    """
    terrain = game.terrain
    barred = game.occupied() | game.plan.reserved
    free = game.plan.sections[entry.section].squares & terrain.standable[2] & ~barred
    if entry.apart:
        near = 1 << _eye(game, entry)
        for hero in game.state.heroes:
            if hero.here:
                near |= game.cover(hero)
        return free & ~within(game, near, NEAR)
    looker = game.find(entry.who)
    return free & ~within(game, game.cover(looker), NEAR) if looker is not None and looker.at != NOWHERE else free


def water_corners(game: Universalis, section: int, card: str) -> list[int]:
    """Where a creature of the water may come up: free places in the corners of a section, all of them deep water.

    UN-C519
    """
    board, plan = game.plan.board, game.plan.sections[section]
    deep = plan.squares & game.terrain.deep & ~game.occupied()
    if not deep or "aquatic-animal" not in person(card).skills:
        return []
    columns, rows = zip(*(board.place(square) for square in squares(plan.squares)), strict=True)
    ends = {(column, row) for column in (min(columns), max(columns)) for row in (min(rows), max(rows))}
    shape = game.terrain.base(*person(card).base)
    corners = [int(square) for square in squares(deep) if board.place(square) in ends]
    places = [corner - offset for corner in corners for offset in shape.offsets if corner >= offset]
    return [at for at in places if not shape.at(at) & ~deep]


def _fit(game: Universalis, card: str, pattern: list[int], free: Bits) -> int | None:
    """The first place of the pattern where the base fits; a larger base may stretch beyond its square, but no part of
    it comes near an enemy.

    UN-0693, UN-0700, UN-0702
    """
    if person(card).small:
        return next((square for square in pattern if free >> square & 1), None)
    for hero in game.state.heroes:
        if hero.here:
            free &= ~within(game, game.cover(hero), NEAR)
    shape = game.terrain.base(*person(card).base)
    fits = shape.fits(free, game.terrain.walking)
    for square in pattern:
        for offset in shape.offsets:
            if square >= offset and fits >> square - offset & 1:
                return square - offset
    return None


def _sides(game: Universalis, entry: Encounter) -> tuple[Bits, Bits]:
    """The squares of the access inside the section, and those before it."""
    access = game.plan.accesses[entry.access]
    inside = access.sections[0] == entry.section
    return access.sides if inside else (access.sides[1], access.sides[0])


def _eye(game: Universalis, entry: Encounter) -> int:
    """Where the viewer stands: the hero who looks in, or somebody imagined before the access.  Where no access leads
    in, it is the first of the group, as all of them are inside."""
    hero = game.find(entry.who)
    if hero is not None and hero.at != NOWHERE and not entry.apart:
        return hero.at
    if not game.plan.accesses:
        inside = squares(game.plan.sections[entry.section].squares)
        return next((one.at for one in game.state.heroes if one.here), int(inside[0]))
    return int(squares(_sides(game, entry)[1])[0])


def _axes(game: Universalis, entry: Encounter) -> tuple[int, int, int, int]:
    """The column and row from which the section is seen, and the direction in which it lies: through the access, or,
    where there is none, towards most of the section."""
    board = game.plan.board
    x, y = board.place(_eye(game, entry))
    if not game.plan.accesses:
        return x, y, *_most_of_it(game, entry, x, y)
    (ix, iy), (ox, oy) = (board.place(squares(side)[0]) for side in _sides(game, entry))
    return x, y, ix - ox, iy - oy


def _most_of_it(game: Universalis, entry: Encounter, x: int, y: int) -> tuple[int, int]:
    """Which way the middle of a section lies from a column and row: right or left, unless up or down is farther."""
    places = [game.plan.board.place(square) for square in squares(game.plan.sections[entry.section].squares)]
    right, down = (sum(place[n] - at for place in places) for n, at in ((0, x), (1, y)))
    return (1 if right >= 0 else -1, 0) if abs(right) >= abs(down) else (0, 1 if down >= 0 else -1)


def _room_order(game: Universalis, entry: Encounter, area: Bits) -> Iterator[int]:
    """Row after row away from the hero, from 3 squares off: opposite the hero, to the right, then to the left; every
    other square first, then the gaps, and last what lies beside or behind the hero.

    UN-0685, UN-0687, UN-0688, UN-0691, UN-G35
    """
    board = game.plan.board
    x, y, dx, dy = _axes(game, entry)
    size = dx * dx + dy * dy
    spots: list[tuple[int, int, int]] = []
    others: list[tuple[int, bool, int, int]] = []
    for square in squares(area):
        column, line = board.place(square)
        ahead, aside = dx * (column - x) + dy * (line - y), dx * (line - y) - dy * (column - x)
        if ahead > 0 and not ahead % size and not aside % size:
            spots.append((ahead // size, aside // size, square))
        else:
            others.append((abs(ahead), aside < 0, abs(aside), square))
    spots.sort(key=lambda spot: (spot[0] < FIRST_ROW, spot[0], spot[1] < 0, abs(spot[1])))
    yield from (square for far, side, square in spots if (far - FIRST_ROW + side) % 2 == 0)
    yield from (square for _, _, square in spots)
    yield from (square for *_, square in sorted(others))


def _corridor_order(game: Universalis, entry: Encounter, area: Bits) -> Iterator[int]:
    """A zigzag from the far end: one square of each row, the columns in turn, beginning before the hero or at the wall
    next to the hero, then the other squares.  UN-0696, UN-0698, UN-G35"""
    board = game.plan.board
    x, y, _, _ = _axes(game, entry)
    spots = [(board.place(square), int(square)) for square in squares(area)]
    columns, lines = ([place[n] for place, _ in spots] for n in (0, 1))
    lengthwise = max(columns) - min(columns) >= max(lines) - min(lines)
    rows: dict[int, list[tuple[int, int]]] = {}
    for (column, line), square in spots:
        along, side = (column, line - y) if lengthwise else (line, column - x)
        rows.setdefault(along, []).append((abs(side), square))
    from_here = x if lengthwise else y
    backwards = abs(max(rows) - from_here) >= abs(min(rows) - from_here)
    ordered = [sorted(rows[along]) for along in sorted(rows, reverse=backwards)]
    for turn in range(max(map(len, ordered))):
        for n, row in enumerate(ordered):
            if turn < len(row):
                yield row[(turn + n) % len(row)][1]


def _centre_first(game: Universalis, entry: Encounter, area: Bits) -> list[int]:
    """A single creature stands in the middle of the room; of equal squares, on the one farthest from the hero.

    UN-0695
    """
    board = game.plan.board
    spots = [(board.place(square), int(square)) for square in squares(area)]
    middle_x, middle_y = (sum(place[n] for place, _ in spots) / len(spots) for n in (0, 1))
    x, y, _, _ = _axes(game, entry)

    def key(spot: tuple[tuple[int, int], int]) -> tuple[float, int, int]:
        (column, line), square = spot
        return (
            (column - middle_x) ** 2 + (line - middle_y) ** 2,
            -max(abs(column - x), abs(line - y)),
            square,
        )

    return [square for _, square in sorted(spots, key=key)]
