"""A scene as a player reads it: who is where, what is near, where the way leads."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from undercroft.board.zones import FAR, ZoneView
from undercroft.kernel.events import Summed
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.scene import Figure, Scene, Sheet, Token, ZoneBoard
from undercroft.systems.darkness.cards import CLASSES, ClassSheet, library
from undercroft.systems.darkness.maps import Chart, chart

RED, YELLOW, GREEN, BLUE = 10 / 6, 5 / 6, 7 / 6, 3 / 6
LOOT = ("treasure", "special")
OBJECTIVES = ("artifact", "lair", "library", "facedown")


class Person(msgspec.Struct, kw_only=True):
    """A Hero as the scene shows it."""

    id: FigureId
    card: str
    klass: str
    kind: str
    at: int
    health: int
    most: int
    xp: int
    actions: int
    body: str
    hands: tuple[str, ...]
    carried: tuple[str, ...]
    dice: dict[str, float]
    usable: int = 99
    down: bool = False


class Threat(msgspec.Struct, kw_only=True):
    """An Enemy as the scene shows it."""

    id: FigureId
    name: str
    rank: str
    at: int
    health: int
    minions: int
    each: int
    shields: float
    hits: float
    stunned: bool
    asleep: bool


class Lookout:
    """What a bot looks at when it has to choose."""

    def __init__(self, scene: Scene, who: FigureId) -> None:
        self.scene = scene
        self.quest = scene.quest.removeprefix("darkness-quest-")
        self.level = next((track.now for track in scene.tracks if track.name == "darkness-level"), 1)
        self.goals = {number.name.removeprefix("darkness-goal-"): number.value for number in scene.goals}
        sheets = {sheet.who: sheet for sheet in scene.sheets}
        figures = scene.figures
        self.people = [_person(one, sheets[one.id]) for one in figures if one.side == "hero" and one.id in sheets]
        self.threats = [_threat(one, sheets.get(one.id)) for one in figures if one.side == "foe"]
        self.tokens: tuple[Token, ...] = ()
        self.chart: Chart | None = None
        self.view: ZoneView | None = None
        if isinstance(scene.board, ZoneBoard):
            self._read_board(scene.board)
        mine = next((person for person in self.people if person.id == who), None)
        self.me = mine or next((p for p in self.people if not p.down), self.people[0])
        self.here_foes = [threat for threat in self.threats if threat.at == self.me.at]
        self.can_leave = all(threat.stunned for threat in self.here_foes)

    def _read_board(self, board: ZoneBoard) -> None:
        self.tokens = board.tokens
        self.chart = chart(self.quest)
        shut = {frozenset((door.at, door.to)) for door in board.doors if door.state != "open"}
        closed = sum(1 << n for n, door in enumerate(self.chart.doors) if frozenset((door.a, door.b)) in shut)
        there = {zone.id for zone in board.zones}
        gone = sum(1 << n for n in range(len(self.chart.zones)) if n not in there)
        self.view = self.chart.zones.view(closed, gone)
        self.open_view = self.chart.zones.view(0, gone)

    # people

    def person(self, who: FigureId) -> Person | None:
        """A Hero by number."""
        return next((person for person in self.people if person.id == who), None)

    def sturdiness(self, who: FigureId) -> float:
        """How well a Hero would bear an attack."""
        person = self.person(who)
        return -1.0 if person is None else person.health + 1.5 * person.dice["defense"]

    def skill_level(self, line: str) -> int:
        """The Level at which the next skill of a line would work."""
        sheet = _class_sheet(self.me.klass)
        steps = sheet.lines[line]
        known = self._known(line)
        return steps[known].level if known < len(steps) else 9

    def _known(self, line: str) -> int:
        sheet = next(sheet for sheet in self.scene.sheets if sheet.who == self.me.id)
        return next((card.level for card in sheet.skills if card.id == line), 0)

    # enemies

    def foes_in(self, zone: int) -> list[Threat]:
        """Enemies in a Zone."""
        return [threat for threat in self.threats if threat.at == zone]

    def threat(self, who: FigureId) -> Threat | None:
        """An Enemy by number."""
        return next((threat for threat in self.threats if threat.id == who), None)

    def promise(self, option: Option) -> float:
        """How much an attack is likely to achieve: Wounds, and something for each figure likely to die."""
        target = self.threat(option.who)
        kind = "melee" if option.act == "blade" else option.act
        hits = self.me.dice[kind] + 0.4
        if target is None:
            return 0.3 * hits
        wounds = max(0.1, hits - target.shields)
        figure = target.each if target.minions else target.health
        kills = min(wounds / max(1, figure), 1 + target.minions)
        weak = 0.6 if target.rank == "boss" and target.health > 8 else 1.0
        return weak * (0.5 * wounds + kills) + 0.05 * target.hits

    def fights_something_big(self) -> bool:
        """Is a Guardian alone, or a Roaming Monster, in the fight at hand?"""
        return any(threat.rank != "grunt" or not threat.minions for threat in self.here_foes)

    def shown(self) -> dict[str, float] | None:
        """Unknown in a scene: the dice themselves are in the log; None when they are not."""
        sums = [event for event in self.scene.log if isinstance(event, Summed)]
        return None if not sums else {event.what: float(event.total) for event in sums}

    def attacking(self) -> bool:
        """Is it this Hero who attacks?"""
        return self.scene.phase == "darkness-phase-heroes"

    # places

    def dark(self, zone: int) -> bool:
        """Is a Zone in shadow?"""
        return self.chart is not None and bool(self.chart.zones.shadow >> zone & 1)

    def far(self, a: int, b: int) -> int:
        """Moves between two Zones, doors as they are."""
        return FAR if self.view is None else self.view.distance(a, b)

    def far_through_doors(self, a: int, b: int) -> int:
        """Moves between two Zones as if every door were open."""
        return FAR if self.view is None else self.open_view.distance(a, b)

    def through(self, zone: int, goal: int) -> bool:
        """Does the shortest way to the goal lead through the door to this Zone?"""
        here = self.me.at
        if self.far(here, goal) <= self.far_through_doors(here, goal):
            return zone == goal
        return self.far_through_doors(zone, goal) < self.far_through_doors(here, goal)

    def steps_to(self, goal: int, steps: dict[int, Option]) -> list[int]:
        """Which of these steps bring one nearer to the goal."""
        here = self.me.at
        if self.far(here, goal) < FAR:
            return [zone for zone in steps if self.far(zone, goal) < self.far(here, goal)]
        now = self.far_through_doors(here, goal)
        return [zone for zone in steps if self.far_through_doors(zone, goal) < now]

    def something_here(self) -> bool:
        """Does something lie here that could be picked up?"""
        return not self.here_foes and any(
            token.at == self.me.at and token.kind in (*LOOT, *OBJECTIVES) for token in self.tokens
        )


def _person(figure: Figure, sheet: Sheet) -> Person:
    numbers = {number.name: number.value for number in sheet.numbers}
    worn = [card.id for card in sheet.worn]
    slots = {card.id: card.slot for card in sheet.worn}
    bars = {bar.name: bar for bar in figure.bars}
    dice = {
        kind: RED * numbers.get(f"{kind}-red", 0) + YELLOW * numbers.get(f"{kind}-yellow", 0)
        for kind in ("melee", "ranged", "magic")
    }
    dice["defense"] = GREEN * numbers.get("defense-green", 0) + BLUE * numbers.get("defense-blue", 0)
    klass = sheet.role.removeprefix("darkness-class-")
    kind = max(("melee", "ranged", "magic"), key=lambda one: dice[one])
    return Person(
        id=figure.id,
        card=figure.name.removeprefix("darkness-hero-"),
        klass=klass,
        kind=kind,
        at=figure.at,
        health=bars["health"].now,
        most=bars["health"].most,
        xp=bars["xp"].now,
        actions=numbers.get("actions", 0),
        body=next((card for card in worn if slots[card] == "body"), ""),
        hands=tuple(card for card in worn if slots[card] != "body"),
        carried=tuple(card.id for card in sheet.carried),
        dice=dice,
        down=figure.down,
    )


def _threat(figure: Figure, sheet: Sheet | None) -> Threat:
    numbers = {number.name: number.value for number in sheet.numbers} if sheet else {}
    bars = {bar.name: bar for bar in figure.bars}
    hits = max(
        RED * numbers.get(f"{kind}-red", 0) + YELLOW * numbers.get(f"{kind}-yellow", 0)
        for kind in ("melee", "ranged", "magic")
    )
    return Threat(
        id=figure.id,
        name=figure.name.removeprefix("darkness-foe-"),
        rank=figure.rank,
        at=figure.at,
        health=bars["health"].now if "health" in bars else 1,
        minions=bars["minions"].now if "minions" in bars else 0,
        each=numbers.get("health-each", 1),
        shields=GREEN * numbers.get("defense-green", 0) + BLUE * numbers.get("defense-blue", 0),
        hits=hits,
        stunned="stunned" in figure.marks,
        asleep="asleep" in figure.marks,
    )


@lru_cache(maxsize=16)
def _class_sheet(klass: str) -> ClassSheet:
    return library()[CLASSES][klass]
