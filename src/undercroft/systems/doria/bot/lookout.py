"""The table as a seat sees it, in the terms a player thinks in: ways, monsters, doors, what is worn."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from math import erf, sqrt
from typing import NamedTuple

from undercroft.crawl.things import Item, Outfit, Worn, parse_item
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.doria.cards import monster_words
from undercroft.systems.doria.cards.definitions import (
    ATTRIBUTES,
    BONUSES,
    BOSSES,
    MODIFIERS,
    MONSTERS,
    Attributes,
    ItemCard,
)
from undercroft.systems.doria.cards.kit import DAMAGED, Kit, kit_of
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.stats import Stats, printed, stats_of

DIE = 55 / 9
"""What a die that is rolled on after a 0 shows on average."""

SPREAD = 3.9
"""The standard deviation of one die, a little more for those that are rolled on."""

FARTHEST = 3
"""Nobody jumps over more squares than this."""

TILE = 5
"""A tile has so many squares on a side."""


class Foe(NamedTuple):
    """A monster on the board."""

    id: FigureId
    at: int
    hp: int
    stats: Stats
    outside: bool
    acted: bool
    marks: tuple[str, ...]

    @property
    def ar(self) -> int:
        """Its AR now: some are harder until they have stirred in this round."""
        return self.stats.ar + (0 if self.acted else self.stats.sum(monster_words.STONE))


class Friend(NamedTuple):
    """A character on the board."""

    id: FigureId
    at: int
    hp: int
    most_hp: int
    down: bool


class Lookout:
    """What the character that is asked sees, and what it is."""

    def __init__(self, scene: s.Scene, who: FigureId) -> None:
        self.scene = scene
        self.who = who
        self.level = next((track.now for track in scene.tracks if track.name == "doria-monster-level"), 1)
        self.opened = any(track.name == "doria-door-opened" and track.now for track in scene.tracks)
        """Was a door opened on a new tile in this round?"""
        self.sheets = {sheet.who: sheet for sheet in scene.sheets}
        self.friends = [_friend(figure) for figure in scene.figures if figure.side == "hero"]
        self.foes = [_foe(figure, self.sheets, self.level) for figure in scene.figures if figure.side == "foe"]
        me = next((one for one in self.friends if one.id == who), None)
        self.me = me or Friend(who, -1, self.number("hp"), 1, False)
        self._ways = _ways(scene.board) if isinstance(scene.board, s.GridBoard) else Ways({}, {}, frozenset(), {}, {})
        self._kits: dict[FigureId, Kit] = {}
        self._attributes: dict[FigureId, Attributes] = {}
        self._outfits: dict[FigureId, Outfit] = {}

    def number(self, name: str, who: FigureId = NO_ONE) -> int:
        """A number of a sheet: of the character that is asked, or of another."""
        return self._numbers.get(who or self.who, {}).get(name, 0)

    @cached_property
    def _numbers(self) -> dict[FigureId, dict[str, int]]:
        return {who: {one.name: one.value for one in sheet.numbers} for who, sheet in self.sheets.items()}

    def initiative(self, who: FigureId) -> int:
        """The field on which a monster acts."""
        return self.number("initiative", who)

    # characters

    @property
    def awake(self) -> list[Friend]:
        """The characters that are up."""
        return [one for one in self.friends if not one.down and one.at >= 0]

    def attributes(self, who: FigureId = NO_ONE) -> Attributes:
        """The attributes on a sheet."""
        who = who or self.who
        if who not in self._attributes:
            self._attributes[who] = Attributes(*(self.number(f"attribute-{name}", who) for name in ATTRIBUTES))
        return self._attributes[who]

    def outfit(self, who: FigureId = NO_ONE) -> Outfit:
        """Everything a character has, where it is."""
        who = who or self.who
        if who not in self._outfits:
            self._outfits[who] = self._outfit(who)
        return self._outfits[who]

    def _outfit(self, who: FigureId) -> Outfit:
        sheet = self.sheets.get(who)
        if sheet is None:
            return Outfit()
        cards = (*sheet.worn, *sheet.carried)
        on = tuple(Worn(card.slot, parse_item(card.id)) for card in cards if card.slot != "backpack")
        return Outfit(on, tuple(parse_item(card.id) for card in cards if card.slot == "backpack"))

    def bonuses(self, who: FigureId = NO_ONE) -> tuple[str, ...]:
        """The hero bonuses of a character."""
        sheet = self.sheets.get(who or self.who)
        return tuple(one.id for one in sheet.skills if one.id in BONUSES) if sheet else ()

    def kit(self, who: FigureId = NO_ONE) -> Kit:
        """What a character's attributes, equipment and bonuses come to."""
        who = who or self.who
        if who not in self._kits:
            self._kits[who] = kit_of(self.attributes(who), self.outfit(who), self.bonuses(who))
        return self._kits[who]

    def can_hurt(self, foe: Foe, who: FigureId = NO_ONE) -> bool:
        """Has a character anything at hand that can be used against a monster?"""
        hands = self.kit(who).hands
        if foe.stats.says(monster_words.ONLY_MAGIC):
            return any(one.card.enchanted or one.card.kind == "spell" for one in hands)
        if foe.stats.says(monster_words.NO_MAGIC):
            return any(one.card.kind == "spell" or not one.card.enchanted for one in hands)
        return bool(hands)

    # ways

    def tile(self, at: int) -> tuple[int, int]:
        """The tile of a square, by row and column."""
        board = self.scene.board
        if not isinstance(board, s.GridBoard):
            return 0, 0
        row, column = divmod(at, board.width)
        return (row - board.rim) // TILE, (column - board.rim) // TILE

    def far(self, a: int, b: int) -> int:
        """How many steps it is from one square to another through open doors, whoever stands there; many where there
        is no way on foot."""
        return _measured(a, b, self._ways.walked, self._ways.steps)

    def leap(self, a: int, b: int) -> int:
        """The same for those who jump over what cannot be walked on."""
        return _measured(a, b, self._ways.leapt, self._ways.leaps)

    def landings(self) -> list[int]:
        """The free squares that a jump straight ahead reaches over what cannot be walked on, the nearest first."""
        board, ways = self.scene.board, self._ways
        if not isinstance(board, s.GridBoard):
            return []
        foes, others = {one.at for one in self.foes}, {one.at for one in self.friends}
        found: list[tuple[int, int]] = []
        for step in (1, -1, board.width, -board.width):
            here = self.me.at
            for far in range(1, FARTHEST + 1):
                here, before = here + step, here
                if here not in ways.leapt.get(before, ()) or here in foes:
                    break
                if here not in ways.pits and here not in others:
                    found.append((far, here))
        return [at for _, at in sorted(found)]

    def doors(self) -> tuple[list[int], list[int]]:
        """Squares before doors that have not been opened: those behind which nothing lies yet, while there are tiles,
        and those that may join two tiles, where nobody stands in vain."""
        board = self.scene.board
        if not isinstance(board, s.GridBoard):
            return [], []
        closed = [(door.at, door.to) for door in board.doors if door.state == "closed"]
        known = [(at, to) for door in closed for at, to in (door, door[::-1]) if board.floor[at] != " "]
        tiles = next((pile.count for pile in self.scene.piles if pile.name == "doria-pile-tiles"), 0)
        tried = {one.at for one in self.friends}
        fresh = [at for at, to in known if board.floor[to] == " "] if tiles else []
        return fresh, [at for at, to in known if board.floor[to] != " " and at not in tried]

    def loot(self) -> list[int]:
        """Squares with a Loot Marker."""
        board = self.scene.board
        return [token.at for token in board.tokens if token.kind == "loot"] if isinstance(board, s.GridBoard) else []

    # equipment

    def worn(self) -> list[tuple[Item, ItemCard, str]]:
        """Items on the Body and in the Belt that are whole, with their places."""
        sheet = self.sheets.get(self.who)
        if sheet is None:
            return []
        cards = [*sheet.worn, *(card for card in sheet.carried if card.slot == "belt")]
        found = [(parse_item(card.id), card.slot) for card in cards]
        return [
            (item, item_cards()[item.card], slot)
            for item, slot in found
            if item.card in item_cards() and DAMAGED not in item.marks
        ]


def _friend(figure: s.Figure) -> Friend:
    life = next(bar for bar in figure.bars if bar.kind == "life")
    return Friend(figure.id, figure.at, life.now, life.most, figure.down)


def _foe(figure: s.Figure, sheets: dict[FigureId, s.Sheet], level: int) -> Foe:
    card = figure.name.removeprefix("doria-monster-").removeprefix("doria-boss-")
    known = card in library()[MONSTERS] or card in library()[BOSSES]
    sheet = sheets.get(figure.id)
    modifiers = tuple(one.id for one in sheet.skills if one.id in library()[MODIFIERS]) if sheet else ()
    life = next((bar.now for bar in figure.bars if bar.kind == "life"), 1)
    stats = stats_of(card if known else next(iter(library()[MONSTERS])), level, modifiers)
    return Foe(figure.id, figure.at, life, stats, "outside" in figure.marks, figure.acted, figure.marks)


Near = dict[int, list[int]]
"""The squares next to each."""


class Ways(NamedTuple):
    """The squares next to each, for those who walk and for those who jump over pits, too; the pits; and how far it is
    from squares that were asked about, on foot and with jumps."""

    walked: Near
    leapt: Near
    pits: frozenset[int]
    steps: dict[int, dict[int, int]]
    leaps: dict[int, dict[int, int]]


@remembered(64)
def _ways(board: s.GridBoard) -> Ways:
    """What is next to what, with no Wall, no closed door and no rubble between."""
    barred = {(cell, cell + (1 if side == 1 else board.width)) for cell, side in board.walls}
    barred |= {(door.at, door.to) for door in board.doors if door.state != "open"}
    pits = frozenset(cell for one in board.features for cell in one.cells if one.look == "pit")
    rubble = {cell for one in board.features for cell in one.cells if one.look == "rubble"}
    floor = [sign != " " and cell not in rubble for cell, sign in enumerate(board.floor)]
    walked: Near = {}
    leapt: Near = {}
    for cell in range(len(floor)):
        if not floor[cell]:
            continue
        for there in (cell + 1, cell + board.width):
            if there < len(floor) and floor[there] and (cell, there) not in barred:
                found = (leapt,) if cell in pits or there in pits else (walked, leapt)
                for ways in found:
                    ways.setdefault(cell, []).append(there)
                    ways.setdefault(there, []).append(cell)
    return Ways(walked, leapt, pits, {}, {})


def _measured(a: int, b: int, near: Near, known: dict[int, dict[int, int]]) -> int:
    """How far it is from one square to another; many steps where there is no way."""
    if b in known:
        a, b = b, a
    if a not in known:
        known[a] = _flood(near, a)
    return known[a].get(b, 99)


def _flood(near: Near, start: int) -> dict[int, int]:
    """How far every square is from one."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in near.get(here, ()):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def mean(dice: str) -> float:
    """What printed dice come to on average."""
    n, bonus = printed(dice)
    return n * DIE + bonus


def spread(dice: int) -> float:
    """The standard deviation of so many dice together."""
    return SPREAD * sqrt(max(1, dice))


def above(ahead: float, width: float) -> float:
    """The chance to reach the other side when one is so far ahead on average."""
    return 0.5 * (1 + erf(ahead / (width * sqrt(2))))
