"""A map of territories in text: each where it lies on the sheet, by number and sign; and in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from undercroft.kernel.scene import Figure, MapBoard, Region
from undercroft.text.messages import Messages
from undercroft.text.names import Names

LAND = {
    "forest": "♣",
    "mountain": "^",
    "plain": ".",
    "swamp": "%",
    "desert": ":",
    "volcanic": "v",
    "glacier": "*",
    "sea": "~",
}
HOUSES = {"town": "#", "city": "##", "castle": "#^"}
TALL = 0.45
"""How many letters high something is that is one letter wide."""


def draw_map(board: MapBoard, figures: tuple[Figure, ...], names: Names, said: Messages, width: int) -> list[str]:
    """The sheet with the number, the ground, the settlement and the travellers of each territory, and a legend."""
    scale = (width - 12) / board.width
    rows: dict[int, dict[int, str]] = {}
    for region in sorted(board.regions, key=lambda one: (one.y, one.x)):
        label = _label(board, region, figures, names)
        row, column = round(region.y * scale * TALL), max(0, round(region.x * scale) - len(label) // 2)
        _put(rows, row, column, label)
    lines = [_line(rows.get(y, {})) for y in range(min(rows, default=0), max(rows, default=-1) + 1)]
    lands = dict.fromkeys(region.land for region in board.regions)
    parts = [f"{LAND[land]} {said.text(f'land-{land}')}" for land in lands]
    towns = [f"{HOUSES[one.kind]}{one.at} {said.say(one.name)}" for one in board.settlements]
    return [*lines, *_wrapped([*parts, *towns], width)]


def _label(board: MapBoard, region: Region, figures: tuple[Figure, ...], names: Names) -> str:
    """`15.#[S B]`: number, ground, settlement, who is there."""
    house = next((HOUSES[one.kind] for one in board.settlements if one.at == region.id), "")
    tokens = "!" * any(token.at == region.id for token in board.tokens)
    here = " ".join(names.label(one.id) for one in figures if one.at == region.id)
    return f"{region.id}{LAND[region.land]}{house}{tokens}" + (f"[{here}]" if here else "")


def _put(rows: dict[int, dict[int, str]], row: int, column: int, label: str) -> None:
    """Write a label into the first row from here on in which it has room."""
    while any(column <= x + len(text) and x <= column + len(label) for x, text in rows.get(row, {}).items()):
        row += 1
    rows.setdefault(row, {})[column] = label


def _line(row: Mapping[int, str]) -> str:
    line = ""
    for column, label in sorted(row.items()):
        line = line.ljust(column) + label
    return line


def _wrapped(parts: list[str], width: int) -> list[str]:
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(part) + 2 > width:
            lines.append("")
        lines[-1] += ("  " if lines[-1] else "") + part
    return [f"  {line}".rstrip() for line in lines]


def map_lines(board: MapBoard, where: Mapping[int, list[str]], names: Names, said: Messages) -> list[str]:
    """Each territory in words: its ground and settlement, who and what is there, on which territories it borders."""
    return [_region_line(board, region, where, names, said) for region in board.regions]


def _region_line(board: MapBoard, region: Region, where: Mapping[int, list[str]], names: Names, said: Messages) -> str:
    notes = [str(region.id), said.text(f"land-{region.land}")]
    for one in board.settlements:
        if one.at == region.id:
            notes += [said.text(f"settlement-{one.kind}")] + ([said.text(f"align-{one.align}")] if one.align else [])
    ways = [names.place(other, said) for other in neighbours(board, region)]
    ways += [said.text("region-road", ways=names.place(other, said)) for other in _along(board.roads, region.id)]
    ways += [said.text("region-bridge", ways=names.place(other, said)) for other in _along(board.bridges, region.id)]
    here = ", ".join(where.get(region.id, [])) or said.text("zone-empty")
    called = names.place(region.id, said)
    return said.text(
        "region-line",
        region=called,
        notes=", ".join(notes),
        here=here,
        ways=", ".join(ways) or said.text("zone-no-way"),
    )


def _along(ways: tuple[tuple[int, ...], ...], at: int) -> Iterator[int]:
    """Where roads or bridges lead from a territory."""
    for way in ways:
        for one, other in pairwise(way):
            if at in (one, other):
                yield other if at == one else one


def neighbours(board: MapBoard, region: Region) -> list[int]:
    """The territories that share two corners with one which follow each other."""
    mine = _sides(region.ring)
    return [other.id for other in board.regions if other.id != region.id and mine & _sides(other.ring)]


def _sides(ring: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset(side) for side in zip(ring, (*ring[1:], *ring[:1]))}
