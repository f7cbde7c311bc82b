"""Tables rolled on: ranges of a die to results, checked for gaps and overlaps when loaded."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Generic, TypeVar

import msgspec

from undercroft.content.entries import Entry
from undercroft.content.problems import Faults, quoted
from undercroft.kernel.remembering import remembered

T = TypeVar("T")
Die = Annotated[
    str,
    msgspec.Meta(pattern=r"^(d66|[1-9]?d([2-9]|[1-9][0-9]|100))$", description="a die such as d6, 2d6, d66 or d100"),
]
RowName = Annotated[str, msgspec.Meta(max_length=16, description="a number or a range, such as 3, 2-5, 6+ or <=2")]
_ROW = re.compile(r"(?:(?P<only>\d{1,3})|(?P<low>\d{1,3})-(?P<high>\d{1,3})|(?P<up>\d{1,3})\+|<=(?P<down>\d{1,3}))\Z")
_ENDLESS = 1000


class RollTable(Entry, Generic[T], frozen=True, kw_only=True):
    """A table rolled on: `{die: d6, rows: {1: …, 2-5: …, 6+: …}}`.

    A row is a number, a range, `6+` (and everything above) or `<=2` (and everything below); `00` is a hundred.
    Every result of the die has exactly one row.
    """

    die: Die
    rows: dict[RowName, T]

    def __post_init__(self) -> None:
        if faults := _faults(self.die, tuple(self.rows)):
            raise Faults(faults)

    def row(self, roll: int) -> str:
        """The row a roll falls on, as written; KeyError if modifiers carried it off the table."""
        for low, high, row in _ranges(tuple(self.rows)):
            if low <= roll <= high:
                return row
        raise KeyError(f"{roll} is not on the table {self.id}")

    def result(self, roll: int) -> T:
        """What the table says for a roll."""
        return self.rows[self.row(roll)]

    def nearest(self, roll: int) -> T:
        """The result for a roll; the first or last one if modifiers carried the roll beyond the ends of the die."""
        possible = outcomes(self.die)
        return self.result(min(max(roll, possible[0]), possible[-1]))


@remembered(64)
def outcomes(die: str) -> tuple[int, ...]:
    """Every total a die can show, in rising order; d66 reads two dice as tens and units."""
    if die == "d66":
        return tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))
    count, _, sides = die.partition("d")
    dice = int(count or 1)
    return tuple(range(dice, dice * int(sides) + 1))


@remembered(4096)
def _ranges(rows: tuple[str, ...]) -> tuple[tuple[int, int, str], ...]:
    return tuple((*span, row) for row in rows if (span := _span(row)))


def _span(row: str) -> tuple[int, int] | None:
    match = _ROW.match(row)
    if match is None:
        return None
    only, low, high, up, down = (None if part is None else int(part) or _hundred(part) for part in match.groups())
    if only is not None:
        return only, only
    if up is not None:
        return up, _ENDLESS
    if down is not None:
        return -_ENDLESS, down
    return (low, high) if low is not None and high is not None and low <= high else None


def _hundred(part: str) -> int:
    return 100 if part == "00" else 0


@remembered(4096)
def _faults(die: str, rows: tuple[str, ...]) -> tuple[tuple[tuple[str | int, ...], str], ...]:
    return tuple(_row_faults(die, rows))


def _row_faults(die: str, rows: tuple[str, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    possible = outcomes(die)
    owners: dict[int, str] = {}
    for row in rows:
        span = _span(row)
        if span is None:
            yield ("rows", row), f"row {quoted(row)}: expected a number or range such as 3, 2-5, 6+ or <=1"
            continue
        covered = [number for number in possible if span[0] <= number <= span[1]]
        if not covered:
            yield ("rows", row), f"row {quoted(row)}: {die} never shows this ({possible[0]} to {possible[-1]})"
        for first in dict.fromkeys(owners[number] for number in covered if number in owners):
            both = [number for number in covered if owners.get(number) == first]
            yield ("rows", row), f"row {quoted(row)}: {_listed(both, possible)} is also in row {quoted(first)}"
        owners |= {number: row for number in covered if number not in owners}
    if gap := [number for number in possible if number not in owners]:
        yield ("rows",), f"no row for {_listed(gap, possible)} of {die}"


def _listed(numbers: list[int], possible: tuple[int, ...]) -> str:
    """Numbers as an author writes them: neighbours on the die joined to ranges."""
    places = {number: place for place, number in enumerate(possible)}
    runs = groupby(enumerate(numbers), key=lambda pair: places[pair[1]] - pair[0])
    spans = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in spans)
