"""A scene as a player reads it: who is where and how strong, what lies about, where the ways lead."""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.zones import FAR, ZoneView
from undercroft.kernel.remembering import remembered, worked_out
from undercroft.kernel.requests import FigureId
from undercroft.kernel.scene import Figure, Number, Scene, Sheet, Token, ZoneBoard
from undercroft.kernel.stakes import Stakes
from undercroft.systems.darkness.bot.strength import attack_strength, wounds, wounds_suffered
from undercroft.systems.darkness.cards.kit import KINDS, Kit, foe_kit, hero_kit
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards
from undercroft.systems.darkness.game import HIGHEST
from undercroft.systems.darkness.maps.charts import Chart, chart

LOOT = ("treasure", "special")
OBJECTIVES = ("artifact", "lair", "library", "facedown")
MAGIC_RANGE = 2

Pair = tuple[int, int]
Barred = frozenset[Pair]
"""Pairs of neighbouring Zones between which the Quest lets no Hero pass, in both orders."""

NOTHING_BARRED: Barred = frozenset()


class Person(msgspec.Struct, kw_only=True):
    """A Hero as the scene shows it."""

    id: FigureId
    card: str
    klass: str
    at: int
    health: int
    most: int
    xp: int
    actions: int
    skills: tuple[str, ...]
    body: str
    hands: tuple[str, ...]
    carried: tuple[str, ...]
    tokens: tuple[str, ...]
    marks: tuple[str, ...]
    kit: Kit
    usable: int
    down: bool

    @property
    def hurt(self) -> int:
        """Health lost."""
        return self.most - self.health

    @property
    def points(self) -> int:
        """Movement Points of one Movement Action."""
        return 2 + self.kit.movement


class Threat(msgspec.Struct, kw_only=True):
    """An Enemy as the scene shows it."""

    id: FigureId
    name: str
    role: str
    at: int
    health: int
    most: int
    minions: int
    boss: bool
    each: int
    dice: dict[str, Pair]
    defense: Pair
    kit: Kit | None
    stunned: bool
    asleep: bool

    @property
    def slippery(self) -> bool:
        """Can nobody hold this Enemy?"""
        return self.kit is not None and self.kit.slippery

    @property
    def reach(self) -> int:
        """How far its Magic reaches, 0 without any."""
        if self.dice["magic"] == (0, 0):
            return 0
        return MAGIC_RANGE + (self.kit.reach if self.kit else 0)

    def blow(self, person: Person, kind: str, dark: bool) -> float:
        """The Wounds its attack of a kind deals to a Hero, on average."""
        red, yellow = self.dice[kind]
        suffered = wounds_suffered(person.kit, kind, dark, min(person.hurt, 3), red, yellow)
        if self.kit is None:
            return suffered
        green, blue = person.kit.defense
        hurt = min(2, self.most - self.health)
        return suffered + attack_strength(self.kit, kind, False, hurt, green, blue) - wounds(red, yellow, green, blue)


class Post(msgspec.Struct, kw_only=True):
    """A Pillar."""

    id: FigureId
    at: int
    health: int


class Lookout:
    """What a bot looks at when it has to choose, for one Hero."""

    def __init__(self, scene: Scene, who: FigureId) -> None:
        self.scene = scene
        self.quest = scene.quest.removeprefix("darkness-quest-")
        self.round = scene.round
        self.level = next((track.now for track in scene.tracks if track.name == "darkness-level"), 1)
        self.lives = next((track.now for track in scene.tracks if track.name == "darkness-lifebringer"), 0)
        self.goals = {number.name.removeprefix("darkness-goal-"): number.value for number in scene.goals}
        self._sheets = {sheet.who: sheet for sheet in scene.sheets}
        self.people = [self._person(one) for one in scene.figures if one.side == "hero"]
        self.living = [person for person in self.people if not person.down]
        self.me = next((p for p in self.people if p.id == who), None) or (self.living or self.people)[0]
        board = scene.board
        self.board = board if isinstance(board, ZoneBoard) else ZoneBoard(0, 0, ())
        self.tokens: tuple[Token, ...] = self.board.tokens
        self.barred: Barred = NOTHING_BARRED

    def _person(self, figure: Figure) -> Person:
        return _person(figure, self._sheets[figure.id], self.level)

    # enemies and pillars

    @worked_out
    def threats(self) -> list[Threat]:
        """All Enemies."""
        return [_threat(one, self._sheets.get(one.id)) for one in self.scene.figures if one.side == "foe"]

    @worked_out
    def posts(self) -> list[Post]:
        """All Pillars that can be broken."""
        found = [one for one in self.scene.figures if one.side == "other"]
        return [Post(id=one.id, at=one.at, health=one.bars[0].now if one.bars else 1) for one in found]

    def foes_in(self, zone: int) -> list[Threat]:
        """Enemies in a Zone."""
        return [threat for threat in self.threats if threat.at == zone]

    @worked_out
    def here_foes(self) -> list[Threat]:
        """Enemies in this Hero's Zone."""
        return self.foes_in(self.me.at)

    def threat(self, who: FigureId) -> Threat | None:
        """An Enemy by number."""
        return next((threat for threat in self.threats if threat.id == who), None)

    @worked_out
    def pinned(self) -> bool:
        """Do Enemies hold this Hero in its Zone?"""
        return not self.me.kit.slippery and any(not threat.stunned for threat in self.here_foes)

    @worked_out
    def awake(self) -> list[Threat]:
        """Enemies who will act in their next Activation."""
        return [threat for threat in self.threats if not threat.asleep and not threat.stunned]

    # people

    def person(self, who: FigureId) -> Person | None:
        """A Hero by number."""
        return next((person for person in self.people if person.id == who), None)

    @worked_out
    def others(self) -> list[Person]:
        """The other living Heroes."""
        return [person for person in self.living if person.id != self.me.id]

    @worked_out
    def richest(self) -> bool:
        """Does no other Hero have more unspent experience?"""
        return all(other.xp <= self.me.xp for other in self.others)

    # the board

    @worked_out
    def chart(self) -> Chart:
        """The map of the Quest."""
        return chart(self.quest)

    @worked_out
    def _shut(self) -> tuple[Bits, Bits]:
        closed = locked = 0
        states = {(door.at, door.to): door.state for door in self.board.doors}
        for n, door in enumerate(self.chart.doors):
            state = states.get((door.a, door.b), "closed")
            closed |= (state != "open") << n
            locked |= (state == "locked") << n
        return closed, locked

    @property
    def closed(self) -> Bits:
        """The closed doors."""
        return self._shut[0]

    @worked_out
    def gone(self) -> Bits:
        """The Zones that have fallen away."""
        there = sum(1 << zone.id for zone in self.board.zones)
        return ((1 << len(self.chart.zones)) - 1) & ~there

    @worked_out
    def view(self) -> ZoneView:
        """The Zones with the doors as they are."""
        return self.chart.zones.view(self.closed, self.gone)

    @worked_out
    def sealed(self) -> list[int]:
        """Rooms nobody has opened yet."""
        return [zone.id for zone in self.board.zones if zone.sealed]

    def dark(self, zone: int) -> bool:
        """Is a Zone in shadow?"""
        return bool(self.chart.zones.shadow >> zone & 1)

    def far(self, a: int, b: int) -> int:
        """Moves between two Zones, doors as they are."""
        return self.view.distance(a, b)

    def costs(self, goal: int, *, unlock: bool = False) -> tuple[int, ...]:
        """Movement Points from every Zone to a goal, with doors to be opened on the way; FAR without a way."""
        locked = 0 if unlock else self._shut[1]
        return way_costs(self.chart, self.closed, locked, self.gone, self.barred, goal)

    def at(self, *kinds: str) -> list[int]:
        """The Zones where tokens of these kinds lie."""
        return [token.at for token in self.tokens if token.kind in kinds]

    # the fight at hand

    def so_far(self) -> Pair | None:
        """Hits and Shields as they stand in the fight, as the question's stakes tell them."""
        stakes = self._stakes()
        if stakes is None:
            return None
        hits, shields = stakes.sides
        return hits.total, shields.total

    @property
    def attacking(self) -> bool:
        """Is the fight the Hero's own attack, not one on the Hero?"""
        stakes = self._stakes()
        return stakes is None or stakes.mine == 0

    def _stakes(self) -> Stakes | None:
        return self.scene.ask.stakes if self.scene.ask is not None else None


# reading figures


def _numbers(sheet: Sheet) -> dict[str, int]:
    return {number.name: number.value for number in sheet.numbers}


def _person(figure: Figure, sheet: Sheet, level: int) -> Person:
    numbers = _numbers(sheet)
    gear = gear_cards()
    worn = [card.id for card in sheet.worn]
    body = next((card for card in worn if gear[card].slot == "body"), "")
    hands = tuple(card for card in worn if card != body)
    pack = tuple(card.id for card in sheet.carried if card.id in gear)
    klass, name = sheet.role.removeprefix("darkness-class-"), figure.name.removeprefix("darkness-hero-")
    skills = tuple(card.id for card in sheet.skills for _ in range(card.level))
    usable = level if "micro" in numbers else HIGHEST
    bars = {bar.name: bar for bar in figure.bars}
    return Person(
        id=figure.id,
        card=name,
        klass=klass,
        at=figure.at,
        health=bars["health"].now,
        most=bars["health"].most,
        xp=bars["xp"].now,
        actions=numbers.get("actions", 0),
        skills=skills,
        body=body,
        hands=hands,
        carried=pack,
        tokens=tuple(card.id for card in sheet.carried if card.id not in gear),
        marks=figure.marks,
        kit=hero_kit(name, klass, skills, body, hands, pack, level, usable),
        usable=usable,
        down=figure.down,
    )


def _threat(figure: Figure, sheet: Sheet | None) -> Threat:
    cards = [card.id for card in sheet.skills if card.id in foe_cards()] if sheet else []
    gear = sheet.worn[0].id if sheet and sheet.worn else ""
    kit = foe_kit(cards[0], gear, cards[1] if len(cards) > 1 else "") if cards else None
    numbers, dice, defense, role = _foe_dice(sheet.numbers, sheet.role) if sheet else ({}, dict(_NO_DICE), (0, 0), "")
    bars = {bar.name: bar for bar in figure.bars}
    return Threat(
        id=figure.id,
        name=figure.name.removeprefix("darkness-foe-"),
        role=role,
        at=figure.at,
        health=bars["health"].now if "health" in bars else 1,
        most=bars["health"].most if "health" in bars else 1,
        minions=bars["minions"].now if "minions" in bars else 0,
        boss="no-boss" not in figure.marks,
        each=numbers.get("health-each", 1),
        dice=dice,
        defense=defense,
        kit=kit,
        stunned="stunned" in figure.marks,
        asleep="asleep" in figure.marks,
    )


_NO_DICE: dict[str, Pair] = dict.fromkeys(KINDS, (0, 0))


@remembered(4096)
def _foe_dice(numbers: tuple[Number, ...], role: str) -> tuple[dict[str, int], dict[str, Pair], Pair, str]:
    found = {number.name: number.value for number in numbers}
    dice = {kind: (found.get(f"{kind}-red", 0), found.get(f"{kind}-yellow", 0)) for kind in KINDS}
    defense = (found.get("defense-green", 0), found.get("defense-blue", 0))
    return found, dice, defense, role.removeprefix("darkness-role-")


# ways


@remembered(65536)
def way_costs(plan: Chart, closed: Bits, locked: Bits, gone: Bits, barred: Barred, goal: int) -> tuple[int, ...]:
    """Movement Points from every Zone to a goal: one a step, one more for each closed door on the way."""
    edges: list[list[Pair]] = [[] for _ in range(len(plan.zones))]
    for edge in plan.zones.edges:
        shut = edge.door is not None and closed >> edge.door & 1
        if (edge.door is not None and locked >> edge.door & 1) or gone >> edge.a & 1 or gone >> edge.b & 1:
            continue
        cost = 2 if shut else 1
        if (edge.b, edge.a) not in barred:
            edges[edge.a].append((edge.b, cost))
        if (edge.a, edge.b) not in barred:
            edges[edge.b].append((edge.a, cost))
    row = [FAR] * len(plan.zones)
    row[goal] = 0
    heap = [(0, goal)]
    while heap:
        far, zone = heappop(heap)
        if far > row[zone]:
            continue
        for other, cost in edges[zone]:
            if far + cost < row[other]:
                row[other] = far + cost
                heappush(heap, (row[other], other))
    return tuple(row)


@remembered(65536)
def strike_zones(
    plan: Chart, closed: Bits, gone: Bits, at: int, melee: bool, ranged: bool, reach: int, moves: bool
) -> tuple[Bits, Bits]:
    """The Zones into which an Enemy can strike in one Activation: hand to hand, and from afar."""
    view = plan.zones.view(closed, gone)
    places = (at, *view.neighbours[at]) if moves else (at,)
    near = sum({1 << place for place in places}) if melee else 0
    afar = 0
    for place in places:
        if ranged:
            afar |= view.seen_within(place, 1)
        elif reach:
            afar |= view.seen_within(place, 1, reach)
    return near, afar
